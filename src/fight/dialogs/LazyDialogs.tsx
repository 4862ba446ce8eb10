/** The fight's dialogs that nobody types into at once. They are loaded when they are needed. */
import { useState } from 'react';
import { DeviceDialog } from '../../dialogs/device/DeviceDialog.tsx';
import { ForecastDialog, type TimelineMoment } from '../../dialogs/forecast/ForecastDialog.tsx';
import { HouseRulesDialog } from '../../dialogs/HouseRulesDialog.tsx';
import { NotesDialog } from '../../dialogs/notes/NotesDialog.tsx';
import { OwnDialog } from '../../dialogs/own/OwnDialog.tsx';
import { ScreenControl } from '../../dialogs/players/ScreenControl.tsx';
import { labelOf } from '../../engine/history.ts';
import { SaveMapDialog } from '../../map/saving/SaveMapDialog.tsx';
import { shownFightNow, tableActions, useShownFight } from '../../store/store.ts';
import type { OpenEncounter } from '../../store/types.ts';
import { Confirm, Dialog } from '../../ui/Dialog.tsx';
import { SoundDialog } from '../../ui/sound/SoundDialog.tsx';
import type { OpenDialog } from '../fightUi.ts';
import { fightAfter, timeline } from '../lookBack.ts';
import { DiceDialog } from './DiceDialog.tsx';
import { PlayerDialog } from './PlayerDialog.tsx';
import { RuleDialog } from './RuleDialog.tsx';
import { SheetDialog } from './SheetDialog.tsx';
import { StateDialog } from './StateDialog.tsx';
import { TimelineDialog } from './TimelineDialog.tsx';

/** The dialogs that this file draws. */
export type LazyDialog = Exclude<OpenDialog, { kind: 'quick' | 'find' | 'join' }>;

/** Asks for confirmation, because ending a fight is a large step. */
function EndConfirm({ onClose }: { onClose(): void }) {
  const { dispatch, goTo } = tableActions;
  const move = useShownFight(
    ({ ruleset, open: { encounter } }) => encounter.open && labelOf(ruleset, encounter.fight, encounter.open.command),
  );
  return (
    <Confirm
      title="End the fight?"
      text={
        move === undefined
          ? 'What the rules say comes after a fight happens now. One undo takes it back.'
          : `“${move}” is still open: it is taken back first. Then what the rules say comes after a fight happens.`
      }
      yes="End the fight"
      danger
      isOpen
      onNo={onClose}
      onYes={() => {
        onClose();
        const { past, open } = shownFightNow().open.encounter;
        if (open) goTo(past.at(-1)?.serial ?? 0);
        dispatch({ type: 'end' });
      }}
    />
  );
}

/** The forecast from now, or from an earlier moment of the timeline. */
function Forecast({ open, from, onClose }: { open: OpenEncounter; from: number | undefined; onClose(): void }) {
  const [times] = useState((): TimelineMoment[] =>
    timeline(open.encounter)
      .filter(({ when }) => when === 'past')
      .map(({ serial, label }) => ({
        id: String(serial),
        label,
        moment() {
          const fight = fightAfter(open.encounter, serial);
          return fight && { fight };
        },
      })),
  );
  return (
    <ForecastDialog
      ruleset={open.ruleset}
      encounter={open.encounter}
      times={times}
      {...(from === undefined ? {} : { from: String(from) })}
      onClose={onClose}
    />
  );
}

/** Draws the dialog that `shown` names. */
export function LazyDialogs({ shown, open, onClose }: { shown: LazyDialog; open: OpenEncounter; onClose(): void }) {
  switch (shown.kind) {
    case 'rule':
      return <RuleDialog key={shown.rule} rule={shown.rule} onClose={onClose} />;
    case 'sheet':
      return <SheetDialog key={shown.combatant} who={shown.combatant} onClose={onClose} />;
    case 'timeline':
      return <TimelineDialog onClose={onClose} />;
    case 'forecast':
      return <Forecast open={open} from={shown.from} onClose={onClose} />;
    case 'state':
      return <StateDialog onClose={onClose} />;
    case 'device':
      return <DeviceDialog isOpen onClose={onClose} />;
    case 'dice':
      return <DiceDialog onClose={onClose} />;
    case 'sound':
      return <SoundDialog isOpen onClose={onClose} />;
    case 'picture':
      return <SaveMapDialog open={open} onClose={onClose} />;
    case 'house':
      return <HouseRulesDialog open={open} isOpen onClose={onClose} />;
    case 'own':
      return <OwnDialog open={open} isOpen onClose={onClose} />;
    case 'notes':
      return <NotesDialog open={open} first={shown.subject} onClose={onClose} />;
    case 'player':
      return <PlayerDialog ids={shown.ids} onClose={onClose} />;
    case 'end':
      return <EndConfirm onClose={onClose} />;
    case 'sure':
      return (
        <Confirm
          title={shown.title}
          text="One undo takes it back."
          yes={shown.yes}
          danger
          isOpen
          onNo={onClose}
          onYes={() => {
            onClose();
            tableActions.dispatch(shown.command);
          }}
        />
      );
    case 'screen':
      return (
        <Dialog title="Players’ screen" isOpen onClose={onClose} width="wide">
          <ScreenControl />
        </Dialog>
      );
  }
}
