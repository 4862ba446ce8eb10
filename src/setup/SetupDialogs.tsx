/** The dialogs of the set-up. */
import { HouseRulesDialog } from '../dialogs/HouseRulesDialog.tsx';
import type { Subject } from '../dialogs/notes/NoteDialog.tsx';
import { NotesDialog } from '../dialogs/notes/NotesDialog.tsx';
import { OwnDialog } from '../dialogs/own/OwnDialog.tsx';
import { ScreenControl } from '../dialogs/players/ScreenControl.tsx';
import { QuickEditDialog } from '../dialogs/quickEdit/QuickEditDialog.tsx';
import type { Id } from '../engine/words.ts';
import { SaveMapDialog } from '../map/saving/SaveMapDialog.tsx';
import type { OpenEncounter } from '../store/types.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { LazyBoundary, lazyPart } from '../ui/parts/parts.tsx';
import { SceneDialog } from './SceneDialog.tsx';
import type { SetupDialog } from './SetupBar.tsx';

const LazyForecast = lazyPart(async () => (await import('../dialogs/forecast/ForecastDialog.tsx')).ForecastDialog);

/**
 * The open dialog, if any. Other parts of the set-up open the dialogs for figures and notes too.
 */
export function SetupDialogs({
  open,
  dialog,
  note,
  quick,
  onClose,
}: {
  open: OpenEncounter;
  dialog: SetupDialog | undefined;
  note: Subject | undefined;
  quick: readonly Id[] | undefined;
  onClose(): void;
}) {
  return (
    <>
      {dialog === 'scene' ? <SceneDialog open={open} onClose={onClose} /> : null}
      {quick ? <QuickEditDialog ruleset={open.ruleset} fight={open.fight} ids={quick} onClose={onClose} /> : null}
      {dialog === 'notes' || note ? <NotesDialog open={open} first={note} onClose={onClose} /> : null}
      {dialog === 'picture' ? <SaveMapDialog open={open} onClose={onClose} /> : null}
      {dialog === 'forecast' ? (
        <LazyBoundary over onGiveUp={onClose}>
          <LazyForecast ruleset={open.ruleset} encounter={open.encounter} onClose={onClose} />
        </LazyBoundary>
      ) : null}
      {dialog === 'own' ? (
        <LazyBoundary over onGiveUp={onClose}>
          <OwnDialog open={open} isOpen onClose={onClose} />
        </LazyBoundary>
      ) : null}
      <HouseRulesDialog open={open} isOpen={dialog === 'house'} onClose={onClose} />
      <Dialog title="The players’ screen" isOpen={dialog === 'screen'} onClose={onClose} width="wide">
        <ScreenControl />
      </Dialog>
    </>
  );
}
