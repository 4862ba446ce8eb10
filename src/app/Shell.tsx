/**
 * The frame of every screen: theme, toasts, the offer of a new version, and an error boundary that
 * never leaves a blank page.
 */

import { type ReactNode, useLayoutEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { openHandbook, useHandbookShown } from '../keys/handbookShown.ts';
import { openKeysList, useKeysList } from '../keys/keysList.ts';
import { useActionKeys } from '../keys/useActionKeys.ts';
import { tableActions, tableNow, tableOfWindow, useIsFightOpen, useTable } from '../store/store.ts';
import { useUpdate } from '../store/update.ts';
import { Button } from '../ui/Button.tsx';
import { LazyBoundary, lazyPart } from '../ui/parts/parts.tsx';
import { Tips } from '../ui/Tips.tsx';
import { applyTheme } from '../ui/theme.ts';
import { Toasts } from '../ui/toasts/Toasts.tsx';
import { Reminder } from './Reminder.tsx';
import { Trouble } from './Trouble.tsx';
import { useEnds } from './useEnds.ts';
import { useNewBuild } from './useNewBuild.ts';
import { useRefusals } from './useRefusals.tsx';

const KeysDialog = lazyPart(async () => (await import('./shellParts.ts')).KeysDialog);
const HandbookDialog = lazyPart(async () => (await import('../dialogs/handbook/HandbookDialog.tsx')).HandbookDialog);
const UpdateOffer = lazyPart(async () => (await import('./shellParts.ts')).UpdateOffer);

function Broken({ error, resetErrorBoundary }: FallbackProps) {
  const { saveFile, undo } = tableActions;
  const open = useIsFightOpen();
  return (
    <main role="alert" className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-4 p-8">
      <h1 className="font-semibold text-2xl text-ink">Something went wrong on this screen. The fight is safe.</h1>
      <p className="text-soft">
        Everything up to the last step is kept. Go on where you were. If it happens again, take the last step back, or
        save the fight as a file first.
      </p>
      <p className="rounded-lg bg-panel p-3 text-faint text-sm">
        {error instanceof Error ? error.message : String(error)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onPress={resetErrorBoundary}>
          Go on
        </Button>
        {open ? (
          <>
            <Button
              onPress={() => {
                undo();
                resetErrorBoundary();
              }}
            >
              Take the last step back
            </Button>
            <Button onPress={() => void saveFile()}>Save as a file</Button>
          </>
        ) : null}
        <Button look="quiet" onPress={() => location.reload()}>
          Load the page again
        </Button>
      </div>
    </main>
  );
}

/** The page of the handbook that fits the screen. */
function fittingPage(): string {
  const { open } = tableOfWindow.store.getState();
  if (!open) return 'first-fight';
  if (tableNow().session.tool === 'edit') return 'draw-a-map';
  return open.fight.stage === 'setup' ? 'build-a-fight' : 'run-a-fight';
}

/** The list of keys and the handbook, over any screen. */
function Help() {
  const keysOpen = useKeysList((list) => list.isOpen);
  const closeKeys = useKeysList((list) => list.close);
  const handbookOpen = useHandbookShown((shown) => shown.isOpen);
  const closeHandbook = useHandbookShown((shown) => shown.close);
  useActionKeys('screen', { keys: openKeysList, handbook: openHandbook });
  return (
    <>
      {keysOpen ? (
        <LazyBoundary over onGiveUp={closeKeys}>
          <KeysDialog onClose={closeKeys} />
        </LazyBoundary>
      ) : null}
      {handbookOpen ? (
        <LazyBoundary over onGiveUp={closeHandbook}>
          <HandbookDialog first={fittingPage()} onClose={closeHandbook} />
        </LazyBoundary>
      ) : null}
    </>
  );
}

/** The offers at the foot of any screen: a copy of the evening, a new version. */
function Bars() {
  const reminded = useTable((table) => table.reminder !== undefined);
  const waiting = useUpdate((offer) => offer.waiting);
  if (!reminded && !waiting) return null;
  return (
    // The bars stand one above the other, and leave the map beside them free.
    <div className="pointer-events-none fixed inset-x-3 bottom-3 z-30 flex flex-col items-center gap-2">
      {reminded ? <Reminder /> : null}
      {waiting ? (
        <LazyBoundary over>
          <UpdateOffer />
        </LazyBoundary>
      ) : null}
    </div>
  );
}

/** Wraps a screen. */
export function Shell({ children }: { children: ReactNode }) {
  const theme = useTable((table) => table.session.theme);
  useRefusals();
  useEnds();
  useNewBuild();
  // The theme is set before the first paint, so that no window flashes in the other theme. It is
  // set on the root, because dialogs stand there.
  useLayoutEffect(() => applyTheme(theme), [theme]);
  return (
    <>
      <Trouble />
      <ErrorBoundary FallbackComponent={Broken}>{children}</ErrorBoundary>
      <Help />
      <Bars />
      <Toasts theme={theme} />
      <Tips />
    </>
  );
}
