/** Says that the encounter is open in another window, and offers to take it over. */
import { MonitorSmartphone } from 'lucide-react';
import { tableActions } from '../store/store.ts';
import { Button } from '../ui/Button.tsx';

/** The page that is shown instead of the fight while another window has the encounter. */
export function Elsewhere() {
  const { takeOver, closeEncounter } = tableActions;
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-4 p-8">
      <MonitorSmartphone aria-hidden className="size-10 text-now" />
      <h1 className="font-semibold text-2xl text-ink">This fight is open in another window.</h1>
      <p className="text-soft">
        Only one window can run it. Take it over here, and the other one lets go; nothing is lost.
      </p>
      <div className="flex gap-2">
        <Button look="primary" onPress={() => void takeOver()}>
          Take over here
        </Button>
        <Button onPress={() => void closeEncounter()}>To the start page</Button>
      </div>
    </main>
  );
}
