/** Parts of a window that come when they are wanted, or ahead of it; what is shown while one comes, and where it cannot. */
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Button } from '../Button.tsx';
import { cn } from '../cn.ts';

/** A part could not be fetched. */
class NotThere extends Error {}

/** A component that is fetched when it is first drawn. `ahead` fetches it before that, and does not say when it cannot. */
export type Part<Props> = ComponentType<Props> & { ahead(): Promise<void> };

/** What could not be fetched is asked for again only when somebody says so: drawing again must not ask without end. */
const failed = new Set<() => void>();

function askAgain(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Makes a part. It is drawn inside of `Wanted`. `load` is called again after it rejected. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let there: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const forget = () => {
    coming = undefined;
  };
  const fetch = async () => {
    try {
      there = await load();
      return there;
    } catch (error) {
      failed.add(forget);
      throw new NotThere('A part of Affray could not be fetched.', { cause: error });
    }
  };
  const fetched = () => {
    coming ??= fetch();
    return coming;
  };
  function Later(props: Props) {
    const Loaded = there ?? use(fetched());
    return <Loaded {...props} />;
  }
  // Ahead of time nobody waits for it: it is asked for again when it is wanted.
  return Object.assign(Later, { ahead: () => fetched().then(() => undefined, forget) });
}

/** Fetches parts ahead once the page is quiet. Give it the same list each time. */
export function useAhead(parts: readonly Pick<Part<never>, 'ahead'>[]): void {
  useEffect(() => {
    const fetchAll = () => {
      // What cannot be fetched now is asked for again by whoever wants it.
      for (const part of parts) void part.ahead().catch(() => {});
    };
    // Not every browser says when it is idle.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(fetchAll, 3000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(fetchAll);
    return () => cancelIdleCallback(handle);
  }, [parts]);
}

type Over = { isOpen: boolean; onClose(): void };

/** A dialog as a part: fetched when it is first opened, and kept from then on with what was set in it. */
export function laterDialog<Props extends Over>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const Dialog = later(load);
  function LaterDialog(props: Props) {
    const [wanted, setWanted] = useState(props.isOpen);
    if (props.isOpen && !wanted) setWanted(true);
    return wanted ? (
      <Wanted over onGiveUp={props.onClose}>
        <Dialog {...props} />
      </Wanted>
    ) : null;
  }
  return Object.assign(LaterDialog, { ahead: Dialog.ahead });
}

/** In place of what cannot be fetched: why, and the ways on. */
function NotHere({ onAgain, onGiveUp, over }: { onAgain(): void; onGiveUp?: () => void; over?: boolean }) {
  return (
    <div
      role="alert"
      className={cn(
        'flex gap-4 text-ink',
        over
          ? 'rise fixed inset-x-0 bottom-3 z-50 mx-auto w-fit max-w-2xl flex-wrap items-center rounded-card bg-raised p-4 text-sm shadow-lift'
          : 'mx-auto min-h-dvh max-w-xl flex-col justify-center p-8',
      )}
    >
      {over ? null : <h1 className="font-semibold text-2xl">A part of Affray is not here yet.</h1>}
      <p className="min-w-64 flex-1 text-soft">
        {over ? 'This could not be fetched' : 'It could not be fetched'}: there is no network, or a newer version has
        taken its place. Nothing is lost. Try again, or load the page again.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="primary" onPress={onAgain}>
          Try again
        </Button>
        <Button onPress={() => location.reload()}>Load the page again</Button>
        {onGiveUp ? (
          <Button look="quiet" onPress={onGiveUp}>
            Close
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Stands round parts. `over`: they lie over the screen, so that nothing takes their place while they come. */
export function Wanted({
  children,
  over = false,
  onGiveUp,
}: {
  children: ReactNode;
  over?: boolean;
  onGiveUp?: () => void;
}) {
  const Missing = ({ error, resetErrorBoundary }: FallbackProps) => {
    // Anything else is for the boundary round the window.
    if (!(error instanceof NotThere)) throw error;
    return (
      <NotHere
        over={over}
        onAgain={() => {
          askAgain();
          resetErrorBoundary();
        }}
        {...(onGiveUp
          ? {
              onGiveUp: () => {
                askAgain();
                onGiveUp();
                resetErrorBoundary();
              },
            }
          : {})}
      />
    );
  };
  return (
    <ErrorBoundary fallbackRender={Missing}>
      <Suspense fallback={over ? null : <div aria-busy className="min-h-dvh bg-room" />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
