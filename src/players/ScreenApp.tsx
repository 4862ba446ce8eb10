/**
 * The players' window: shows the view that the GM's window sends, in full screen, with a small bar
 * that appears when the pointer moves.
 */

import { Maximize, Minimize, QrCode, Ruler, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { deviceStore } from '../browser/kept.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { cn } from '../ui/cn.ts';
import { useScope } from '../ui/keyScopes.ts';
import { LazyBoundary, lazyPart } from '../ui/parts/parts.tsx';
import { Hear } from '../ui/sound/Hear.tsx';
import { useSoundSetting } from '../ui/sound/setting.ts';
import { rememberedPerInch, rememberPerInch, thisDisplay } from './inches.ts';
import type { ScreenLink, ScreenState } from './link/link.ts';
import { PlayersView } from './PlayersView.tsx';
import { linkWords, type RemoteStanding, type RemoteTable, remoteWords } from './remoteWords.ts';

const DirectPart = lazyPart(async () => (await import('./direct/DirectPart.tsx')).DirectPart);
const Dialogs = lazyPart(async () => (await import('./ScreenDialogs.tsx')).ScreenDialogs);

function toggleFullScreen(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // The browser may refuse (no gesture, or no permission): the window then stays as it is.
  change.catch(() => undefined);
}

function useFullScreen(): boolean {
  return useSyncExternalStore(
    (changed) => {
      document.addEventListener('fullscreenchange', changed);
      return () => document.removeEventListener('fullscreenchange', changed);
    },
    () => document.fullscreenElement !== null,
  );
}

/** Tells whether the user has moved the pointer or pressed a key in the last three seconds. */
function useStirred(): boolean {
  const [stirred, setStirred] = useState(true);
  useEffect(() => {
    let timer = setTimeout(() => setStirred(false), 3000);
    const stir = () => {
      setStirred(true);
      clearTimeout(timer);
      timer = setTimeout(() => setStirred(false), 3000);
    };
    const kinds = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const kind of kinds) window.addEventListener(kind, stir);
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) window.removeEventListener(kind, stir);
    };
  }, []);
  return stirred;
}

/** Opens this page anew, to join the table of another machine by a code. */
const joinByCode = () => {
  location.hash = 'direct';
};
/** A link that has ended is not mended: this page starts anew, for a new code. */
const joinAnew = () => location.reload();

function Waiting({ standing, remote }: { standing: RemoteStanding | undefined; remote: RemoteTable | undefined }) {
  if (remote?.direct && standing !== 'joined' && standing !== 'over')
    return (
      <LazyBoundary>
        <DirectPart remote={remote} direct={remote.direct} />
      </LazyBoundary>
    );
  return (
    <main className="grid min-h-dvh place-content-center gap-6 bg-room p-10 text-center text-ink">
      <svg viewBox="0 0 32 32" className="mx-auto size-[14vh] opacity-90" aria-hidden>
        <path d="M4 28 15.2 5.6a.9.9 0 0 1 1.6 0L19 10 10.5 28z" className="fill-now-fill" />
        <path d="M28 28 20.6 13.2 17 20.8 20.4 28z" className="fill-soft" />
      </svg>
      <h1 className="font-bold text-[6vh] leading-tight tracking-tight">Waiting for the table…</h1>
      <p className="mx-auto max-w-[34em] text-[2.6vh] text-soft leading-relaxed">
        {standing
          ? remoteWords(standing)
          : 'Open the fight in the GM’s window, in this browser on this device. This screen follows by itself.'}
      </p>
      {standing === undefined || standing === 'over' ? (
        <p>
          <Button look="plain" size="large" icon={QrCode} onPress={standing ? joinAnew : joinByCode}>
            {standing ? 'Join by a new code' : 'Join the table of another machine by a code'}
          </Button>
        </p>
      ) : null}
    </main>
  );
}

function Stumbled({ children }: { children: ReactNode }) {
  return (
    <>
      <div role="alert" className="grid min-h-dvh place-content-center gap-4 bg-room p-10 text-center text-ink">
        <p className="font-bold text-[6vh] leading-tight">The screen stumbled.</p>
        <p className="text-[2.6vh] text-soft">
          The fight goes on; the picture comes back with the next thing that happens.
        </p>
      </div>
      {children}
    </>
  );
}

/**
 * The words beside the buttons while the pointer moves: the GM's window is closed, or more than one
 * fight is open.
 */
const aside = ({ away, others }: ScreenState, standing: RemoteStanding | undefined): string | undefined => {
  const broken = linkWords(standing);
  if (broken) return broken;
  if (away) return 'The table is away.';
  return others > 0 ? 'Another fight is open too: this one was touched last.' : undefined;
};

const nothing = () => () => undefined;

/**
 * The window. It waits while no fight is open on this device, or at the table that it has joined on
 * another.
 */
export function ScreenApp({ link, remote }: { link: ScreenLink; remote?: RemoteTable | undefined }) {
  const shown = useSyncExternalStore(link.subscribe, link.shown);
  const standing = useSyncExternalStore(remote?.subscribe ?? nothing, () => remote?.standing());
  const words = aside(shown, standing);
  const full = useFullScreen();
  const stirred = useStirred();
  const [dialog, setDialog] = useState<'measure' | 'sound'>();
  const close = () => setDialog(undefined);
  const sound = useSoundSetting();
  const [measured, setMeasured] = useState(() => rememberedPerInch(deviceStore, thisDisplay()));
  useScope('screen', ({ key, ctrlKey, metaKey, altKey }, focus) => {
    if (focus === 'typing' || ctrlKey || metaKey || altKey) return undefined;
    if (key === 'f') toggleFullScreen();
    else if (key === 'i') setDialog('measure');
    else return undefined;
    return 'used';
  });
  const { view, settings } = shown;
  useEffect(() => {
    document.title = view ? `${view.encounter}: the players’ screen` : 'Affray: the players’ screen';
    if (settings) document.documentElement.dataset.theme = settings.theme;
  }, [view, settings]);
  if (!view || !settings) return <Waiting standing={standing} remote={remote} />;
  // The measurement of this display counts only when the GM wants real inches.
  const perInch = settings.perInch === undefined ? undefined : (measured ?? settings.perInch);
  const tools = (
    <div
      className={cn(
        'pointer-events-auto absolute right-2 bottom-2 flex gap-1 rounded-card bg-panel p-1 shadow-lift transition-opacity',
        stirred && !settings.blackout ? 'opacity-100' : 'opacity-0 focus-within:opacity-100',
      )}
    >
      {words ? <p className="self-center px-2 text-sm text-soft">{words}</p> : null}
      {standing === 'over' ? (
        <IconButton icon={QrCode} label="Join by a new code" placement="top" onPress={joinAnew} />
      ) : null}
      <IconButton
        icon={Ruler}
        label="Real inches on this display"
        keys="I"
        placement="top"
        onPress={() => setDialog('measure')}
      />
      <IconButton
        icon={sound.on ? Volume2 : VolumeX}
        label={sound.on ? 'Sound is on' : 'Sound is off'}
        placement="top"
        onPress={() => setDialog('sound')}
      />
      <IconButton
        icon={full ? Minimize : Maximize}
        label={full ? 'Leave full screen' : 'Full screen'}
        keys="F"
        placement="top"
        onPress={toggleFullScreen}
      />
    </div>
  );
  return (
    <main className={cn('fixed inset-0 bg-room', !stirred && !dialog && 'cursor-none')}>
      <h1 className="sr-only">{view.encounter}</h1>
      {/* Nobody sits at this screen to press a button. A part that could not be drawn is tried again
          with the next view. */}
      <ErrorBoundary fallbackRender={() => <Stumbled>{tools}</Stumbled>} resetKeys={[view, settings]}>
        <PlayersView
          view={view}
          showing={{ ...settings, perInch }}
          pictureOf={link.picture}
          ping={shown.ping}
          ruler={shown.ruler}
        >
          {tools}
        </PlayersView>
      </ErrorBoundary>
      {sound.on ? <Hear view={view} /> : null}
      {dialog ? (
        <LazyBoundary over onGiveUp={close}>
          <Dialogs
            shown={dialog}
            perInch={measured}
            onMeasured={(next) => {
              rememberPerInch(deviceStore, thisDisplay(), next);
              setMeasured(next);
            }}
            onClose={close}
          />
        </LazyBoundary>
      ) : null}
    </main>
  );
}
