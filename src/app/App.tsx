/** The way between the screens, by what is open: the library, the set-up of a fight, the fight itself, the editor of its map, the page after it. */

import { Offer } from '../lesson/Offer.tsx';
import { useLesson } from '../lesson/running.ts';
import { LibraryScreen } from '../library/LibraryScreen.tsx';
import { filesAhead } from '../store/encounters/fileVerbs.ts';
import { useTable } from '../store/store.ts';
import { updatesAhead } from '../store/update.ts';
import { later, useAhead, Wanted } from '../ui/parts/later.tsx';
import { Shell } from './Shell.tsx';

const Elsewhere = later(async () => (await import('./Elsewhere.tsx')).Elsewhere);
const SetupScreen = later(async () => (await import('../setup/SetupScreen.tsx')).SetupScreen);
const FightScreen = later(async () => (await import('../fight/FightScreen.tsx')).FightScreen);
const Lesson = later(async () => (await import('../lesson/Lesson.tsx')).Lesson);
const AfterScreen = later(async () => (await import('../after/AfterScreen.tsx')).AfterScreen);
const FightSheet = later(async () => (await import('../dialogs/paper/FightSheet.tsx')).FightSheet);
const MapEditor = later(async () => (await import('../editor/MapEditor.tsx')).MapEditor);

const ahead = [FightScreen, filesAhead, updatesAhead, SetupScreen];

function Screen() {
  useAhead(ahead);
  const status = useTable((table) => table.status);
  const open = useTable((table) => table.open);
  const editing = useTable((table) => table.session.tool === 'edit');
  const page = useTable((table) => table.session.page);
  const setSession = useTable((table) => table.setSession);
  const lesson = useLesson(({ running }) => running);
  if (status === 'elsewhere') return <Elsewhere />;
  if (status !== 'ready' || !open) return <LibraryScreen offer={<Offer />} />;
  // The editor takes the place of the screen from which it was opened.
  if (editing) return <MapEditor open={open} onClose={() => setSession({ tool: 'select' })} />;
  if (page === 'paper') return <FightSheet open={open} onClose={() => setSession({ page: 'table' })} />;
  if (page === 'account' && open.fight.stage !== 'setup')
    return <AfterScreen open={open} onClose={() => setSession({ page: 'table' })} />;
  // The questions of the beginning (who began, who lies in ambush) are asked on the table, not in the set-up.
  const settingUp = open.fight.stage === 'setup' && open.encounter.open === undefined;
  if (settingUp) return <SetupScreen />;
  return (
    <>
      <FightScreen />
      {lesson?.encounter === open.encounter.id ? (
        <Wanted over>
          <Lesson running={lesson} />
        </Wanted>
      ) : null}
    </>
  );
}

/** The whole GM's window. */
export function App() {
  return (
    <Shell>
      <Wanted>
        <Screen />
      </Wanted>
    </Shell>
  );
}
