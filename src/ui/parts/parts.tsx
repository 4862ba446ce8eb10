/**
 * Lazy parts: pages and seldom-opened components that React's `lazy` fetches apart from the window.
 * Also shows what stands in their place while they are fetched, or when a fetch fails.
 */
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Button } from '../Button.tsx';
import { cn } from '../cn.ts';
import { whenQuiet } from '../whenQuiet.ts';
import { askForPart } from './partAnswer.ts';

/** Thrown when a part could not be fetched. */
class FetchError extends Error {}

/**
 * A component that is fetched when it is first drawn. `preload` fetches it earlier, and does not
 * report a failure.
 */
export type LazyPart<Props> = ComponentType<Props> & { preload(): void };

/**
 * React keeps a failed `lazy` as failed, so these functions make new ones. A failed part is fetched
 * again only when the user asks for it.
 */
const failed = new Map<() => void, string>();
/** The failures after which the user tried again; such an error names the address of its part. */
const retriedAfter = new Set<string>();

function retryFailed(): void {
  for (const [renew, cause] of failed) {
    renew();
    retriedAfter.add(cause);
  }
  failed.clear();
}

/**
 * Gives the result of `load`. Rejects with the error that `LazyBoundary` shows, and calls `renew`
 * before the next attempt. Some browsers remember a failed import until the page is loaded again.
 * Where the user tries again and only the browser's memory stands in the way, the page loads itself
 * again.
 */
export async function fetchedPart<T>(load: () => Promise<T>, renew: () => void): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    failed.set(renew, String(cause));
    if (retriedAfter.has(String(cause)) && (await askForPart(cause)) === 'there') {
      location.reload();
      return new Promise(() => {});
    }
    throw new FetchError('A part of Affray could not be fetched.', { cause });
  }
}

/** Makes a part. It is drawn inside of `LazyBoundary` or `DecorationBoundary`. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const fetch = () => fetchedPart(async () => ({ default: await load() }), renew);
  let Fetched = lazy(fetch);
  const renew = () => {
    Fetched = lazy(fetch);
  };
  const Drawn = (props: Props) => <Fetched {...props} />;
  // A part whose preload fails is fetched again when a component draws it.
  return Object.assign(Drawn, { preload: () => void load().catch(() => {}) });
}

/** Fetches parts once the page is quiet. Give it the same list each time. */
export function usePreload(parts: readonly { preload(): void }[]): void {
  useEffect(
    () =>
      whenQuiet(() => {
        for (const one of parts) one.preload();
      }),
    [parts],
  );
}

/**
 * Takes the place of a part that could not be fetched: says why, and offers to try again or to go
 * on without it.
 */
function FetchFailure({ onAgain, onGiveUp, over }: { onAgain(): void; onGiveUp?: () => void; over?: boolean }) {
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
 * A boundary around parts. `over`: the parts lie over the screen, so that nothing takes their place
 * while they are fetched.
 */
export function LazyBoundary({
  children,
  over = false,
  onGiveUp,
}: {
  children: ReactNode;
  over?: boolean;
  onGiveUp?: () => void;
}) {
  const Missing = ({ error, resetErrorBoundary }: FallbackProps) => {
    // All other errors are left to the boundary around the window.
    if (!(error instanceof FetchError)) throw error;
    return (
      <FetchFailure
        over={over}
        onAgain={() => {
          retryFailed();
          resetErrorBoundary();
        }}
        {...(onGiveUp
          ? {
              onGiveUp: () => {
                retryFailed();
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

/**
 * A boundary around a picture that the page can do without: nothing shows while the picture is
 * fetched, or when the fetch fails.
 */
export function DecorationBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
