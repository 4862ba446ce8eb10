/** The dialog in which the corners of a map are dragged to where a photo or scan shows them. */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { faultOfCorners, type MapCorners } from '../../../formats/straight/corners.ts';
import { BareButton, Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useBlobUrl } from '../../../ui/usePictureUrl.ts';

const NAMES = ['Upper left corner', 'Upper right corner', 'Lower right corner', 'Lower left corner'] as const;

/** Where the corners are at first: a little inside, so that each can be seen and taken. */
const AT_FIRST: MapCorners = [
  { x: 0.06, y: 0.06 },
  { x: 0.94, y: 0.06 },
  { x: 0.94, y: 0.94 },
  { x: 0.06, y: 0.94 },
];

/** How far an arrow key moves a corner, in shares of the picture. Shift moves it many times as far. */
const STEP = 0.001;
const LONG_STEPS = 20;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The side of the magnified part on the page, in pixels, and its share of the picture. */
const LENS = 176;
const LENS_SHARE = 1 / 16;

const held = (share: number): number => Math.min(1, Math.max(0, share));

/** The place of a corner, magnified: a drag is then as exact as the grid needs it. */
function CornerLens({
  url,
  width,
  height,
  x,
  y,
}: {
  url: string;
  width: number;
  height: number;
  x: number;
  y: number;
}) {
  const scale = LENS / LENS_SHARE / Math.max(width, height);
  const [wide, high] = [width * scale, height * scale];
  return (
    <div
      aria-hidden
      className="relative overflow-hidden rounded-lg bg-room ring-1 ring-edge"
      style={{
        width: LENS,
        height: LENS,
        backgroundImage: `url("${url}")`,
        backgroundRepeat: 'no-repeat',
        backgroundSize: `${wide}px ${high}px`,
        backgroundPosition: `${LENS / 2 - x * wide}px ${LENS / 2 - y * high}px`,
      }}
    >
      <span className="absolute inset-x-0 top-1/2 h-px bg-now" />
      <span className="absolute inset-y-0 left-1/2 w-px bg-now" />
    </div>
  );
}

/** The dialog. It begins with `corners`, where the picture was laid straight by them before. */
export function StraightenDialog({
  file,
  corners: before,
  onClose,
  onStraighten,
}: {
  file: Blob;
  corners: MapCorners | undefined;
  onClose(): void;
  onStraighten(corners: MapCorners): void;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef<{ x: number; y: number }>(undefined);
  const url = useBlobUrl(file);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [corners, setCorners] = useState(before ?? AT_FIRST);
  const [chosen, setChosen] = useState(0);
  const moveBy = (corner: number, x: number, y: number) =>
    setCorners((now) => {
      const [one, two, three, four] = now.map((at, n) =>
        n === corner ? { x: held(at.x + x), y: held(at.y + y) } : at,
      );
      return one && two && three && four ? [one, two, three, four] : now;
    });
  const drag = (corner: number, { clientX, clientY }: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!last.current || !box) return;
    moveBy(corner, (clientX - last.current.x) / box.width, (clientY - last.current.y) / box.height);
    last.current = { x: clientX, y: clientY };
  };
  const letGo = () => {
    last.current = undefined;
  };
  const press = (corner: number, event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const times = event.shiftKey ? LONG_STEPS : 1;
    moveBy(corner, step[0] * times, step[1] * times);
  };
  const fault = size && faultOfCorners(corners, size);
  const shown = corners[chosen] ?? AT_FIRST[0];
  return (
    <Dialog
      title="Straighten the picture"
      isOpen
      onClose={onClose}
      width="full"
      actions={
        <>
          <Button look="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            look="primary"
            isDisabled={!size || fault !== undefined}
            onPress={() => {
              onStraighten(corners);
              onClose();
            }}
          >
            Straighten
          </Button>
        </>
      }
    >
      <div className="flex items-start justify-center gap-5 max-sm:flex-wrap">
        <div ref={frame} className="relative m-3 min-w-0 touch-none select-none">
          {url === undefined ? null : (
            <img
              src={url}
              alt=""
              draggable={false}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })}
              className="block max-h-[66dvh] max-w-full rounded-sm"
            />
          )}
          <svg
            aria-hidden="true"
            viewBox="0 0 1 1"
            preserveAspectRatio="none"
            className="pointer-events-none absolute inset-0 size-full overflow-visible"
          >
            <path
              d={`M0 0H1V1H0ZM${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`}
              fillRule="evenodd"
              className="fill-black/45"
            />
            <path
              d={`M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`}
              vectorEffect="non-scaling-stroke"
              className={fault === undefined ? 'fill-none stroke-2 stroke-now' : 'fill-none stroke-2 stroke-danger'}
            />
          </svg>
          {NAMES.map((name, corner) => (
            <span
              key={name}
              className="absolute -m-4 size-8"
              style={{ left: `${(corners[corner]?.x ?? 0) * 100}%`, top: `${(corners[corner]?.y ?? 0) * 100}%` }}
            >
              <BareButton
                aria-label={name}
                onFocus={() => setChosen(corner)}
                onKeyDown={(event) => press(corner, event)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setChosen(corner);
                  last.current = { x: event.clientX, y: event.clientY };
                }}
                onPointerMove={(event) => drag(corner, event)}
                onPointerUp={letGo}
                onPointerCancel={letGo}
                className="size-full cursor-grab touch-none rounded-full border-2 border-now ring-2 ring-black/60 ring-inset active:cursor-grabbing"
              />
            </span>
          ))}
        </div>
        <div className="flex w-44 shrink-0 flex-col gap-3 text-soft text-xs">
          {url && size ? <CornerLens url={url} {...size} {...shown} /> : null}
          <p>{NAMES[chosen]}, magnified.</p>
          <p>
            Drag each ring to its corner of the map. Arrow keys move a ring by a little, with Shift by more. If the map
            has a grid, its outermost lines fit best.
          </p>
          {fault === undefined ? null : (
            <p role="alert" className="text-danger">
              {fault}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
