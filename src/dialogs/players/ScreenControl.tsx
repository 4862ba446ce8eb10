/**
 * The GM's controls of the players' screen: open it, preview it, black it out, move its frame, set
 * its text and health.
 */

import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Eye,
  EyeOff,
  ImageUp,
  Maximize2,
  Minus,
  Moon,
  Plus,
  RotateCw,
  Scan,
  Sun,
  Tv,
  X,
} from 'lucide-react';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { deviceStore } from '../../browser/kept.ts';
import { useGmView } from '../../map/players/gmView.ts';
import { USUAL_DISPLAY } from '../../map/players/onMap.ts';
import { pannedFrame, wholeMap, zoomedFrame } from '../../players/frame.ts';
import { PER_INCH, rememberedPerInch } from '../../players/inches.ts';
import type { ScreenDisplay } from '../../players/link/protocol.ts';
import { PlayersView } from '../../players/PlayersView.tsx';
import { useSize } from '../../players/useSize.ts';
import { cellSizeOf, mapKindOf } from '../../space/scene.ts';
import { screenStore, useDirect, useRemote, useScreen } from '../../store/players/screen.ts';
import { tableActions, useShownFight } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { chooseFile } from '../../ui/files/chooseFile.ts';
import { SwitchInput } from '../../ui/inputs/inputs.tsx';
import { RangeInput } from '../../ui/inputs/RangeInput.tsx';
import { DirectControl } from './direct/DirectControl.tsx';
import { ElsewhereControl } from './ElsewhereControl.tsx';
import { openScreen } from './openScreen.ts';
import { PlayersHealthControl, PlayersTitleControl } from './PlayersDetailControl.tsx';

const BLOCKED = 'The browser blocked the window. Allow pop-ups for this page, then press again.';
const DRAG = 'Drag the new window to the television, then press F in it for full screen.';

/** The display's size in words: "1920 × 1080". */
const sizeWords = ({ width, height }: ScreenDisplay) => `${width} × ${height}`;

/** A small preview of what the players see. A click on its map pings there. */
function Thumbnail() {
  const view = useScreen((screen) => screen.view);
  const settings = useScreen((screen) => screen.settings);
  const display = useScreen((screen) => screen.display) ?? USUAL_DISPLAY;
  const ping = useScreen((screen) => screen.ping);
  const pingAt = useScreen((screen) => screen.pingAt);
  const pictureOf = useScreen((screen) => screen.picture);
  const [ref, size] = useSize<HTMLDivElement>();
  if (!view) return null;
  // All other sizes follow the preview's own letters. Inches are pixels of the display and shrink
  // with the preview.
  const perInch = settings.perInch && size && (settings.perInch * size.width) / display.width;
  return (
    <figure className="flex flex-col gap-1.5">
      <div
        ref={ref}
        className="relative w-full overflow-hidden rounded-lg ring-1 ring-line"
        style={{ aspectRatio: `${display.width} / ${display.height}` }}
      >
        <PlayersView
          view={view}
          showing={{ ...settings, perInch }}
          pictureOf={pictureOf}
          ping={ping}
          onPoint={pingAt}
        />
        {settings.blackout ? (
          <p className="absolute inset-0 grid place-items-center text-neutral-300 text-sm">Blacked out</p>
        ) : null}
      </div>
      <figcaption className="text-faint text-xs">What the players see now. Click on its map to ping there.</figcaption>
    </figure>
  );
}

function FrameControl() {
  const settings = useScreen((screen) => screen.settings);
  const setSettings = useScreen((screen) => screen.setSettings);
  const scene = useScreen((screen) => screen.view?.scene);
  const mine = useGmView((view) => view.frame);
  const following = useGmView((view) => view.following);
  const follow = useGmView((view) => view.follow);
  const framed = useGmView((view) => view.framed);
  const overview = useGmView((view) => view.overview);
  if (!scene) return null;
  const frame = settings.frame ?? wholeMap(scene);
  const move = (right: number, down: number) => setSettings({ frame: pannedFrame(scene, frame, { right, down }) });
  const zoom = (factor: number) => setSettings({ frame: zoomedFrame(scene, frame, factor) });
  const step = { squares: 'one square', hexes: 'one hex', zones: 'a tenth of the map' }[mapKindOf(scene)];
  return (
    <section aria-label="The frame" className="flex flex-col gap-3">
      <h3 className="font-semibold text-sm">The part of the map they see</h3>
      <div className="flex flex-wrap items-center gap-3">
        <div className="grid grid-cols-3 gap-1">
          <span />
          <IconButton look="plain" icon={ArrowUp} label="Up" hint={step} onPress={() => move(0, -1)} />
          <span />
          <IconButton look="plain" icon={ArrowLeft} label="Left" hint={step} onPress={() => move(-1, 0)} />
          <IconButton look="plain" icon={ArrowDown} label="Down" hint={step} onPress={() => move(0, 1)} />
          <IconButton look="plain" icon={ArrowRight} label="Right" hint={step} onPress={() => move(1, 0)} />
        </div>
        <div className="grid grid-cols-2 gap-1">
          <IconButton look="plain" icon={Plus} label="Closer" onPress={() => zoom(0.8)} />
          <IconButton look="plain" icon={Minus} label="Further away" onPress={() => zoom(1.25)} />
        </div>
        <div className="flex flex-col items-start gap-1">
          <Button size="small" icon={Maximize2} onPress={overview}>
            {settings.frame || !framed ? 'The whole map' : 'Back to the part before'}
          </Button>
          <Button size="small" icon={Scan} isDisabled={!mine} onPress={() => setSettings({ frame: mine })}>
            What I see now
          </Button>
        </div>
      </div>
      <SwitchInput
        label="Follow my map"
        help="The players’ picture goes where yours goes. Leave it off while miniatures stand on their screen."
        value={following}
        onChange={(on) => {
          follow(on);
          if (on && mine) setSettings({ frame: mine });
        }}
      />
      <SwitchInput
        label="Follow the action"
        help="The picture goes softly to who acts and whom it is about. It stands still while squares are real inches."
        value={settings.pace === 'action'}
        onChange={(on) => setSettings({ pace: on ? 'action' : 'frame' })}
      />
    </section>
  );
}

/** Shows the players a picture that is no map: a face, a letter. */
function PictureControl() {
  const shown = useScreen((screen) => screen.settings.picture);
  const setSettings = useScreen((screen) => screen.setSettings);
  const show = async () => {
    const file = await chooseFile(['image/*']);
    const kept = file && (await tableActions.addPicture(file));
    if (kept) setSettings({ picture: { hash: kept.picture, beside: shown?.beside ?? false } });
  };
  return (
    <section aria-label="A picture" className="flex flex-col gap-3">
      <h3 className="font-semibold text-sm">A picture for them: a face, a letter</h3>
      <div className="flex flex-wrap gap-1.5">
        <Button size="small" icon={ImageUp} onPress={() => void show()}>
          {shown ? 'Show another picture' : 'Show a picture'}
        </Button>
        {shown ? (
          <Button size="small" icon={X} onPress={() => setSettings({ picture: undefined })}>
            Take it away
          </Button>
        ) : null}
      </div>
      {shown ? (
        <SwitchInput
          label="Beside the map"
          help="The map stays in sight and makes room for the picture."
          value={shown.beside}
          onChange={(beside) => setSettings({ picture: { ...shown, beside } })}
        />
      ) : null}
    </section>
  );
}

/** How dark the fog is, for the players and for the GM apart. */
function FogDarkness() {
  const fog = useScreen((screen) => screen.settings.fog) ?? { players: 1, gm: 1 };
  const setSettings = useScreen((screen) => screen.setSettings);
  return (['players', 'gm'] as const).map((whose) => (
    <RangeInput
      key={whose}
      label={whose === 'players' ? 'Darkness of the fog for the players' : 'Darkness of the fog for you'}
      value={fog[whose]}
      min={whose === 'players' ? 0 : 0.2}
      max={1}
      step={0.05}
      words={(value) => `${Math.round(value * 100)} %`}
      onChange={(value) => setSettings({ fog: { ...fog, [whose]: value } })}
    />
  ));
}

function ReadingControl() {
  const settings = useScreen((screen) => screen.settings);
  const setSettings = useScreen((screen) => screen.setSettings);
  const display = useScreen((screen) => screen.display);
  const squares = useScreen((screen) => screen.view !== undefined && cellSizeOf(screen.view.scene) !== undefined);
  const turns = [0, 90, 180, 270] as const;
  return (
    <section aria-label="Text and shape" className="flex flex-col gap-3">
      <h3 className="font-semibold text-sm">Text and shape</h3>
      <RangeInput
        label="Size of the text"
        value={settings.textScale}
        min={1}
        max={2.5}
        step={0.05}
        words={(value) => `${(value * 2.5).toFixed(1)} % of the height`}
        onChange={(textScale) => setSettings({ textScale })}
      />
      <RangeInput
        label="Brightness of painted maps, here and there"
        value={settings.brightness ?? 1}
        min={0.3}
        max={1}
        step={0.05}
        words={(value) => `${Math.round(value * 100)} %`}
        onChange={(brightness) => setSettings({ brightness })}
      />
      <FogDarkness />
      <RangeInput
        label="Time for a turn, which players see run out"
        value={settings.turnSeconds ?? 0}
        min={0}
        max={300}
        step={15}
        words={(value) => (value === 0 ? 'none' : `${value} seconds`)}
        onChange={(turnSeconds) => setSettings({ turnSeconds })}
      />
      <RangeInput
        label="Margin, where the television cuts off its edges"
        value={settings.margin}
        min={0}
        max={12}
        step={0.5}
        words={(value) => (value === 0 ? 'none' : `${value} %`)}
        onChange={(margin) => setSettings({ margin })}
      />
      <div className="flex flex-wrap gap-1.5">
        <Button
          size="small"
          icon={RotateCw}
          onPress={() => setSettings({ turn: turns[(turns.indexOf(settings.turn) + 1) % 4] ?? 0 })}
        >
          Turn by 90° ({settings.turn}°)
        </Button>
        <Button
          size="small"
          icon={settings.theme === 'dark' ? Sun : Moon}
          onPress={() => setSettings({ theme: settings.theme === 'dark' ? 'light' : 'dark' })}
        >
          {settings.theme === 'dark' ? 'Light, for a sunny room' : 'Dark, a table at night'}
        </Button>
      </div>
      <SwitchInput
        label="The screen lies flat on the table"
        help="Whose turn it is then also stands on its head at the far edge."
        value={settings.flat === true}
        onChange={(flat) => setSettings({ flat })}
      />
      <SwitchInput
        label="A thick grid, for a television"
        help="Its lines are seen from the far end of the table."
        value={settings.grid === 'thick'}
        onChange={(on) => setSettings({ grid: on ? 'thick' : 'usual' })}
      />
      <SwitchInput
        label="Real inches: a square is one inch"
        help={
          squares
            ? 'Measure the display once: press I in the players’ window and hold a ruler to it. It is remembered for that display.'
            : 'For maps of squares or hexes; this one has zones.'
        }
        value={settings.perInch !== undefined}
        onChange={(on) =>
          setSettings({
            perInch: on ? (rememberedPerInch(deviceStore, display ?? USUAL_DISPLAY) ?? PER_INCH.usual) : undefined,
          })
        }
      />
    </section>
  );
}

/** Copies the players' window's own measure of an inch, which that window keeps for its display. */
function useMeasuredInches(): void {
  const setSettings = useScreen((screen) => screen.setSettings);
  const display = useScreen((screen) => screen.display);
  useEffect(() => {
    const onKept = () => {
      const measured = display && rememberedPerInch(deviceStore, display);
      if (measured !== undefined) setSettings({ perInch: measured });
    };
    window.addEventListener('storage', onKept);
    return () => window.removeEventListener('storage', onKept);
  }, [display, setSettings]);
}

/** The whole panel. It stands in a dialog, in the set-up and in a running fight. */
export function ScreenControl() {
  const encounter = useShownFight(({ open }) => open.encounter.id);
  const connected = useScreen((screen) => screen.connected);
  const display = useScreen((screen) => screen.display);
  const blackout = useScreen((screen) => screen.settings.blackout);
  const setSettings = useScreen((screen) => screen.setSettings);
  const relayed = useRemote((remote) => remote.host?.screens ?? 0);
  const straight = useDirect((direct) => direct.screens);
  useMeasuredInches();
  useEffect(() => screenStore.getState().watch(), []);
  const open = async () => {
    const became = await openScreen(encounter);
    if (became === 'blocked') toast.error(BLOCKED);
    else if (became === 'opened' && !connected) toast(DRAG);
  };
  return (
    <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div className="flex flex-col gap-4 md:sticky md:top-0">
        <div className="flex flex-wrap items-center gap-2">
          <Button look={connected ? 'plain' : 'primary'} icon={Tv} onPress={() => void open()}>
            {connected && relayed + straight === 0 ? 'Bring it to the front' : 'Open the players’ screen'}
          </Button>
          <Button
            look={blackout ? 'danger' : 'plain'}
            icon={blackout ? Eye : EyeOff}
            onPress={() => setSettings({ blackout: !blackout })}
          >
            {blackout ? 'Show it again' : 'Black it out'}
          </Button>
        </div>
        <p role="status" className="text-soft text-xs">
          {connected && display
            ? `It is open on a display of ${sizeWords(display)}.`
            : 'It is not open. It opens as a window of its own: put it on the television, the players read it from there.'}
        </p>
        <Thumbnail />
      </div>
      <div className="flex flex-col gap-6">
        <ElsewhereControl />
        <DirectControl />
        <FrameControl />
        <PictureControl />
        <ReadingControl />
        <PlayersHealthControl />
        <PlayersTitleControl />
      </div>
    </div>
  );
}
