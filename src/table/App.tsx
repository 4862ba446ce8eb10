/** Chooses the screen by what is open: the library, the set-up of a fight, or the fight itself. */
import { useTable } from '../store/store.ts';
import { FightScreen } from './FightScreen.tsx';
import { LibraryScreen } from './library/LibraryScreen.tsx';
import { Shell } from './Shell.tsx';
import { SetupScreen } from './setup/SetupScreen.tsx';

function Screen() {
  const status = useTable((table) => table.status);
  const stage = useTable((table) => table.open?.fight.stage);
  const begun = useTable((table) => table.open?.encounter.open !== undefined);
  if (status === 'ready' || status === 'elsewhere') {
    // The questions of the beginning (who began, who lies in ambush) are asked on the table, not in the set-up.
    // One that is open in another window is told of by the fight screen, whatever its stage.
    return status === 'ready' && stage === 'setup' && !begun ? <SetupScreen /> : <FightScreen />;
  }
  return <LibraryScreen />;
}

/** The whole GM's window. */
export function App() {
  return (
    <Shell>
      <Screen />
    </Shell>
  );
}
