/** What every screen stands in: theme, toasts, the offer of a new version, and an error boundary that never leaves a blank page. */
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Toaster } from 'sonner';
import { useTable } from '../store/store.ts';

function Broken({ error, resetErrorBoundary }: FallbackProps) {
  const saveFile = useTable((table) => table.saveFile);
  const open = useTable((table) => table.open !== undefined);
  return (
    <main role="alert" className="mx-auto flex min-h-screen max-w-xl flex-col justify-center gap-4 p-8">
      <h1 className="text-2xl font-semibold">The screen stumbled. The fight is safe.</h1>
      <p>
        Everything up to the last step is saved on this device. Go on where you were, or save the fight to a file first.
      </p>
      <p className="text-muted text-sm">{error instanceof Error ? error.message : String(error)}</p>
      <div className="flex gap-3">
        <button type="button" className="btn btn-primary" onClick={resetErrorBoundary}>
          Go on
        </button>
        {open && (
          <button type="button" className="btn" onClick={() => void saveFile()}>
            Save the fight to a file
          </button>
        )}
        <button type="button" className="btn" onClick={() => location.reload()}>
          Load the page again
        </button>
      </div>
    </main>
  );
}

/** Wraps a screen. */
export function Shell({ children }: { children: ReactNode }) {
  const theme = useTable((table) => table.session.theme);
  return (
    <div data-theme={theme} className="min-h-screen bg-ground text-text">
      <ErrorBoundary FallbackComponent={Broken}>{children}</ErrorBoundary>
      <Toaster theme={theme} position="bottom-left" richColors closeButton />
    </div>
  );
}
