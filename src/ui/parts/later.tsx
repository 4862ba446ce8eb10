/** Parts of a window that come when they are wanted, or ahead of it; what is shown while one comes, and where it cannot. */
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Button } from '../Button.tsx';
import { cn } from '../cn.ts';
import { whenQuiet } from '../whenQuiet.ts';

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

/** Something that is fetched when it is first wanted. */
export interface Coming<T> {
  /** It, once it is there. */
  now(): T | undefined;
  /** Asks for it; the same promise for all. Rejects with what `Wanted` knows. */
  fetch(): Promise<T>;
  /** Asks for it before anybody waits, and does not say when it cannot be fetched. */
  ahead(): Promise<void>;
  /** Tells once it has come. Gives what ends it. */
  listen(come: () => void): () => void;
}

/** Makes it. `load` is called again after it rejected. */
export function coming<T>(load: () => Promise<T>): Coming<T> {
  let there: T | undefined;
  let fetched: Promise<T> | undefined;
  const listeners = new Set<() => void>();
  const forget = () => {
    fetched = undefined;
  };
  const start = async () => {
    try {
      there = await load();
      for (const come of listeners) come();
      return there;
    } catch (error) {
      failed.add(forget);
      throw new NotThere('A part of Affray could not be fetched.', { cause: error });
    }
  };
  const fetch = () => {
    fetched ??= start();
    return fetched;
  };
  return {
    now: () => there,
    fetch,
    // Ahead of time nobody waits for it: it is asked for again when it is wanted.
    ahead: () => fetch().then(() => undefined, forget),
    listen(come) {
      listeners.add(come);
      return () => void listeners.delete(come);
    },
  };
}

/** It, waited for inside of `Wanted`. */
export const useComing = <T,>(one: Coming<T>): T => one.now() ?? use(one.fetch());

/** It once it is there, for what is drawn without it meanwhile. Asks for nothing. */
export const useCome = <T,>(one: Coming<T>): T | undefined => useSyncExternalStore(one.listen, one.now);

/** It once it is there, asked for from the moment that it is wanted: for what is drawn without it meanwhile. */
export function useOnceWanted<T>(one: Coming<T>, wanted: boolean): T | undefined {
  useEffect(() => {
    if (wanted) void one.ahead();
  }, [one, wanted]);
  return useCome(one);
}

/** Makes a part. It is drawn inside of `Wanted`. `load` is called again after it rejected. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  const component = coming(load);
  function Later(props: Props) {
    const Loaded = useComing(component);
    return <Loaded {...props} />;
  }
  return Object.assign(Later, { ahead: component.ahead });
}

/** Fetches parts ahead once the page is quiet. Give it the same list each time. */
export function useAhead(parts: readonly Pick<Part<never>, 'ahead'>[]): void {
  useEffect(
    () =>
      whenQuiet(() => {
        // What cannot be fetched now is asked for again by whoever wants it.
        for (const part of parts) void part.ahead().catch(() => {});
      }),
    [parts],
  );
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

/**
 * Stands round parts. `over`: they lie over the screen, so that nothing takes their place while they come. `meanwhile` is there
 * until they are.
 */
export function Wanted({
  children,
  over = false,
  meanwhile = null,
  onGiveUp,
}: {
  children: ReactNode;
  over?: boolean;
  meanwhile?: ReactNode;
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
      <Suspense fallback={over ? meanwhile : <div aria-busy className="min-h-dvh bg-room" />}>{children}</Suspense>
    </ErrorBoundary>
  );
}
