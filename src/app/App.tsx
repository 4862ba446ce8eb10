/**
 * The GM's window: shows the screen that fits what is open. That is the library, a set-up, a fight,
 * the map's editor, or the page after a fight.
 */

import { useEffect } from 'react';
import { LessonOffer } from '../lesson/LessonOffer.tsx';
import { LibraryScreen } from '../library/LibraryScreen.tsx';
import { tableActions, useIsFightOpen, useShownFight, useTable } from '../store/store.ts';
import { beginUpdates } from '../store/update.ts';
import { LazyBoundary, lazyPart, usePreload } from '../ui/parts/parts.tsx';
import { whenQuiet } from '../ui/whenQuiet.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { Shell } from './Shell.tsx';

const SetupScreen = lazyPart(async () => (await import('../setup/SetupScreen.tsx')).SetupScreen);
const FightPage = lazyPart(async () => (await import('./FightPage.tsx')).FightPage);
const AfterScreen = lazyPart(async () => (await import('../after/AfterScreen.tsx')).AfterScreen);
const LessonOf = lazyPart(async () => (await import('../lesson/LessonOf.tsx')).LessonOf);
const FightSheet = lazyPart(async () => (await import('../dialogs/paper/FightSheet.tsx')).FightSheet);
const MapEditor = lazyPart(async () => (await import('../editor/MapEditor.tsx')).MapEditor);

const ahead = [FightPage, SetupScreen];

function Screen() {
  usePreload(ahead);
  useEffect(() => whenQuiet(beginUpdates), []);
  const status = useTable((table) => table.status);
  const isOpen = useIsFightOpen();
  if (status === 'elsewhere') return <Elsewhere />;
  if (status !== 'ready' || !isOpen) return <LibraryScreen offer={<LessonOffer />} />;
  return <ScreenOfFight />;
}

/** The screen of the open encounter. */
function ScreenOfFight() {
  const open = useShownFight((shown) => shown.open);
  const editing = useTable((table) => table.session.tool === 'edit');
  const page = useTable((table) => table.session.page);
  const paper = useTable((table) => table.session.paper);
  const { setSession } = tableActions;
  // The editor is shown instead of the screen from which the GM opened it.
  if (editing)
    return (
      <>
        <MapEditor open={open} onClose={() => setSession({ tool: 'select' })} />
        <div className="pointer-events-none fixed right-[23rem] bottom-3 left-16 z-20">
          <LessonOf encounter={open.encounter.id} />
        </div>
      </>
    );
  if (paper === 'shown') return <FightSheet open={open} onClose={() => setSession({ paper: 'away' })} />;
  if (page === 'account' && open.fight.stage !== 'setup')
    return <AfterScreen open={open} onClose={() => setSession({ page: 'table' })} />;
  // The first questions of a fight (who begins, who lies in ambush) are asked on the fight screen,
  // not in the set-up.
  const settingUp = open.fight.stage === 'setup' && open.encounter.open === undefined;
  if (settingUp) return <SetupScreen />;
  return <FightPage encounter={open.encounter.id} />;
}

/** The whole GM's window. */
export function App() {
  return (
    <Shell>
      <LazyBoundary>
        <Screen />
      </LazyBoundary>
    </Shell>
  );
}
