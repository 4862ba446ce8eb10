/** Saves the map as a picture, or as a file for other tabletops, with a preview. */
import { Copy, Save } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Board } from '../../board/Board.tsx';
import { playersFog } from '../../board/fog/playersFog.ts';
import type { BoardHandle, BoardProps } from '../../board/types.ts';
import { derivedOf } from '../../engine/table/derived.ts';
import { areasShown } from '../../players/areasShown.ts';
import { type Frame, wholeMap } from '../../players/frame.ts';
import { tokensOf as tokensOfView } from '../../players/glance.ts';
import { inAreaOrder } from '../../space/areas/area.ts';
import { inDrawOrder } from '../../space/drawing.ts';
import { pinsOf } from '../../space/notes.ts';
import { useScreen } from '../../store/players/screen.ts';
import { tableActions, useTable } from '../../store/store.ts';
import type { OpenEncounter } from '../../store/types.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ChoiceInput, SwitchInput } from '../../ui/inputs/inputs.tsx';
import { type Pick as Choice, Picks } from '../../ui/Picks.tsx';
import { boardAreaOf } from '../areas/areaWords.ts';
import { tokensOf } from '../boardModel.ts';
import { veilOf } from '../fog/fogByHand.ts';
import { useScreenFrame } from '../players/onMap.ts';
import { copyPicture, type PictureKind, savePicture } from './mapPictures.ts';

const none: never[] = [];
const nothing = () => undefined;

/** Widths in pixels. */
const WIDTHS = [1280, 1920, 2560, 3840, 5120];

const PICKS: readonly Choice<Who>[] = [
  { id: 'whole', face: 'The whole map' },
  { id: 'players', face: 'What the players see' },
];
type Who = 'whole' | 'players';

/** The kinds of file. */
const KINDS = [
  { id: 'png', label: 'PNG: exact, larger' },
  { id: 'webp', label: 'WebP: small' },
  { id: 'uvtt', label: 'Universal VTT: for other tabletops' },
] as const;

type Shows = Pick<BoardProps, 'scene' | 'tokens' | 'fog' | 'drawings' | 'areas' | 'start' | 'grid' | 'pictureOf'> & {
  part: Frame;
};

/** The whole map, as the GM sees it. */
function useWholeMap({ ruleset, fight }: OpenEncounter): Shows {
  const { picture: pictureOf } = tableActions;
  return useMemo(
    () => ({
      scene: fight.scene,
      tokens: tokensOf(ruleset, fight, derivedOf(ruleset, fight), { picked: none, selected: none }),
      fog: veilOf(ruleset, fight),
      drawings: [...inDrawOrder(fight.drawings), ...pinsOf(fight)],
      areas: inAreaOrder(fight.areas).map((area) => boardAreaOf(ruleset, fight, area)),
      start: fight.stage === 'setup' ? 'shown' : 'unmarked',
      part: wholeMap(fight.scene),
      pictureOf,
    }),
    [ruleset, fight],
  );
}

/**
 * Exactly what the players see, drawn from the very view that is sent to their window. Undefined
 * until that view is made.
 */
function useSeenByPlayers(): Shows | undefined {
  const watch = useScreen((screen) => screen.watch);
  const view = useScreen((screen) => screen.view);
  const pictureOf = useScreen((screen) => screen.picture);
  const frame = useScreenFrame();
  useEffect(() => watch(), [watch]);
  return useMemo(
    () =>
      view && {
        scene: view.scene,
        tokens: tokensOfView(view),
        fog: playersFog(view),
        drawings: view.drawings,
        areas: areasShown(view.areas),
        start: view.order.round > 0 ? 'unmarked' : 'shown',
        part: frame ?? wholeMap(view.scene),
        pictureOf,
      },
    [view, frame, pictureOf],
  );
}

/** The dialog. Its preview equals the saved picture except for the size. */
export function SaveMapDialog({ open, onClose }: { open: OpenEncounter; onClose(): void }) {
  const theme = useTable((table) => table.session.theme);
  const [who, setWho] = useState<Who>('whole');
  const [width, setWidth] = useState(1920);
  const [kind, setKind] = useState<PictureKind | 'uvtt'>('png');
  const [grid, setGrid] = useState(true);
  const [busy, setBusy] = useState(false);
  const board = useRef<BoardHandle>(null);
  const whole = useWholeMap(open);
  const players = useSeenByPlayers();
  const shows = who === 'whole' ? whole : players;
  const done = async (how: (drawn: Promise<HTMLCanvasElement>) => Promise<void>) => {
    if (!board.current || !shows || busy) return;
    setBusy(true);
    await how(board.current.picture(shows.part, width));
    setBusy(false);
  };
  const { scene } = open.fight;
  const save = async () => {
    if (kind !== 'uvtt') return done((drawn) => savePicture(drawn, scene.name, kind));
    setBusy(true);
    const { saveVtt } = await import('./saveVtt.ts');
    await saveVtt(scene, tableActions.picture);
    setBusy(false);
  };
  return (
    <Dialog
      title="The map as a picture"
      isOpen
      onClose={onClose}
      width="wide"
      actions={
        <>
          <Button icon={Copy} isDisabled={!shows || busy || kind === 'uvtt'} onPress={() => void done(copyPicture)}>
            Copy
          </Button>
          <Button look="primary" icon={Save} isDisabled={!shows || busy} onPress={() => void save()}>
            {kind === 'uvtt' ? 'Save the map' : 'Save the picture'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {kind === 'uvtt' ? null : (
          <Picks
            label="What it shows"
            picks={PICKS}
            chosen={who}
            onChoose={(id) => setWho(id)}
            className="flex gap-1"
            buttonClass="h-9 rounded-lg px-3.5 font-medium text-sm text-soft hover:bg-lifted hover:text-ink aria-checked:bg-now-wash aria-checked:text-now"
          />
        )}
        {shows ? (
          <Preview
            key={who}
            shows={{
              ...shows,
              grid: grid ? 'shown' : 'hidden',
              ...(kind === 'uvtt' ? { tokens: none, drawings: none, areas: none } : {}),
            }}
            theme={theme}
            board={board}
          />
        ) : (
          <p>The players’ view is being made …</p>
        )}
        <div className="grid grid-cols-2 gap-3">
          <ChoiceInput
            label="Kind of file"
            value={kind}
            options={KINDS}
            onChange={(id) => setKind(KINDS.find((one) => one.id === id)?.id ?? 'png')}
          />
          {kind === 'uvtt' ? null : (
            <ChoiceInput
              label="Width"
              value={String(width)}
              options={WIDTHS.map((pixels) => ({ id: String(pixels), label: sizeWords(pixels, shows?.part) }))}
              onChange={(pixels) => setWidth(Number(pixels))}
            />
          )}
        </div>
        {kind === 'uvtt' ? (
          <p className="text-soft text-xs">
            The ground with its walls, doors and lights, without figures. Other tabletops open it; secret doors are
            walls there. Opened here, it is this very map again.
          </p>
        ) : scene.kind === 'squares' || scene.hexes ? (
          <SwitchInput label="With the grid" value={grid} onChange={setGrid} />
        ) : null}
      </div>
    </Dialog>
  );
}

const sizeWords = (width: number, part: Frame | undefined): string =>
  part ? `${width} × ${Math.round((part.height * width) / part.width)} pixels` : `${width} pixels`;

/** The small preview of the picture. */
function Preview({
  shows: { part, ...shows },
  theme,
  board,
}: {
  shows: Shows;
  theme: 'dark' | 'light';
  board: React.RefObject<BoardHandle | null>;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState<number>();
  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setScale(entry.contentRect.width / part.width);
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [part.width]);
  const view = useMemo(() => scale && { x: part.x, y: part.y, scale }, [part, scale]);
  return (
    <div
      ref={box}
      role="img"
      aria-label={`The map: ${shows.scene.name}`}
      className="relative mx-auto max-h-[46vh] max-w-full overflow-hidden rounded-card"
      style={{
        aspectRatio: `${part.width} / ${part.height}`,
        width: `min(100%, ${(46 * part.width) / part.height}vh)`,
      }}
    >
      {view ? (
        <Board
          ref={board}
          {...shows}
          marks={none}
          lines={none}
          interactive={false}
          onIntent={nothing}
          view={view}
          theme={theme}
        />
      ) : null}
    </div>
  );
}
