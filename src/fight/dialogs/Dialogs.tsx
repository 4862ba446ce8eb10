/** The dialog that is open now: the uppermost of those that lie on each other. */

import { DeviceDialog } from '../../dialogs/device/DeviceDialog.tsx';
import { HouseRulesDialog } from '../../dialogs/HouseRulesDialog.tsx';
import { OwnDialog } from '../../dialogs/own/OwnDialog.tsx';
import { ScreenControl } from '../../dialogs/players/ScreenControl.tsx';
import { useTable } from '../../store/store.ts';
import { Confirm, Dialog } from '../../ui/Dialog.tsx';
import { later, Wanted } from '../../ui/parts/later.tsx';
import { SoundDialog } from '../../ui/sound/SoundDialog.tsx';
import { useDesk } from '../desk.ts';
import { DiceDialog } from './DiceDialog.tsx';
import { FindDialog } from './FindDialog.tsx';
import { RuleDialog } from './RuleDialog.tsx';
import { SheetDialog } from './SheetDialog.tsx';
import { StateDialog } from './StateDialog.tsx';
import { TimelineDialog } from './TimelineDialog.tsx';

const NotesDialog = later(async () => (await import('../../dialogs/notes/NotesDialog.tsx')).NotesDialog);
const QuickDialog = later(async () => (await import('../../dialogs/quick/QuickDialog.tsx')).QuickDialog);
const PlayerDialog = later(async () => (await import('./PlayerDialog.tsx')).PlayerDialog);
const JoinDialog = later(async () => (await import('./JoinDialog.tsx')).JoinDialog);

/** Shows it. Closing gives the one below back. */
export function Dialogs() {
  const shown = useDesk((desk) => desk.shown.at(-1));
  const close = useDesk((desk) => desk.close);
  const open = useTable((table) => table.open);
  const dispatch = useTable((table) => table.dispatch);
  if (!shown) return null;
  switch (shown.kind) {
    case 'rule':
      return <RuleDialog key={shown.rule} rule={shown.rule} onClose={close} />;
    case 'sheet':
      return <SheetDialog key={shown.combatant} who={shown.combatant} onClose={close} />;
    case 'state':
      return <StateDialog onClose={close} />;
    case 'timeline':
      return <TimelineDialog onClose={close} />;
    case 'device':
      return <DeviceDialog isOpen onClose={close} />;
    case 'dice':
      return <DiceDialog onClose={close} />;
    case 'sound':
      return <SoundDialog isOpen onClose={close} />;
    case 'find':
      return <FindDialog only={shown.only} onClose={close} />;
    case 'house':
      return open ? <HouseRulesDialog open={open} isOpen onClose={close} /> : null;
    case 'own':
      return open ? <OwnDialog open={open} isOpen onClose={close} /> : null;
    case 'notes':
      return open ? (
        <Wanted over onGiveUp={close}>
          <NotesDialog open={open} first={shown.subject} onClose={close} />
        </Wanted>
      ) : null;
    case 'quick':
      return open ? (
        <Wanted over onGiveUp={close}>
          <QuickDialog ruleset={open.ruleset} fight={open.fight} ids={shown.ids} onClose={close} />
        </Wanted>
      ) : null;
    case 'player':
      return (
        <Wanted over onGiveUp={close}>
          <PlayerDialog ids={shown.ids} onClose={close} />
        </Wanted>
      );
    case 'join':
      return (
        <Wanted over onGiveUp={close}>
          <JoinDialog place={shown.place} onClose={close} />
        </Wanted>
      );
    case 'end':
      return (
        <Confirm
          title="End the fight?"
          text="What the rules say comes after a fight happens now. One undo takes it back."
          yes="End the fight"
          danger
          isOpen
          onNo={close}
          onYes={() => {
            close();
            dispatch({ type: 'end' });
          }}
        />
      );
    case 'screen':
      return (
        <Dialog title="Players’ screen" isOpen onClose={close} width="wide">
          <ScreenControl />
        </Dialog>
      );
  }
}
