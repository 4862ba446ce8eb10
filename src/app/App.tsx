/** The way between the screens, by what is open: the library, the set-up of a fight, the fight itself, the editor of its map. */

import { LibraryScreen } from '../library/LibraryScreen.tsx';
import { useTable } from '../store/store.ts';
import { later, Wanted } from '../ui/parts/later.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Shell } from './Shell.tsx';

const SetupScreen = later(async () => (await import('../setup/SetupScreen.tsx')).SetupScreen);
const FightScreen = later(async () => (await import('../fight/FightScreen.tsx')).FightScreen);
const MapEditor = later(async () => (await import('../editor/MapEditor.tsx')).MapEditor);

function Screen() {
  const status = useTable((table) => table.status);
  const open = useTable((table) => table.open);
  const editing = useTable((table) => table.session.tool === 'edit');
  const setSession = useTable((table) => table.setSession);
  if (status === 'elsewhere') return <Elsewhere />;
  if (status !== 'ready' || !open) return <LibraryScreen />;
  // The editor takes the place of the screen from which it was opened.
  if (editing) return <MapEditor open={open} onClose={() => setSession({ tool: 'select' })} />;
  // The questions of the beginning (who began, who lies in ambush) are asked on the table, not in the set-up.
  const settingUp = open.fight.stage === 'setup' && open.encounter.open === undefined;
  return settingUp ? <SetupScreen /> : <FightScreen />;
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
