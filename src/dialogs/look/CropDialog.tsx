/** The dialog in which a picture is laid under a figure's circle: dragged, zoomed, or by keys. */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { RangeInput } from '../../ui/inputs/RangeInput.tsx';
import { useBlobUrl } from '../../ui/usePictureUrl.ts';
import { type CropView, cropBox, heldView, MOST_ZOOM, type PictureSize, WHOLE_VIEW, zoomedView } from './crop.ts';

/** The circle on the page, and the kept picture, in pixels each way. */
const SHOWN = 288;
const KEPT = 512;
/** How far an arrow key moves the picture, in widths of the circle. */
const STEP = 0.05;

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The chosen part of a picture as a picture of its own; undefined where it cannot be drawn. */
function cutOut(image: HTMLImageElement, view: CropView): Promise<Blob | undefined> {
  const { x, y, side } = cropBox({ width: image.naturalWidth, height: image.naturalHeight }, view);
  const sheet = document.createElement('canvas');
  const kept = Math.max(1, Math.min(KEPT, Math.round(side)));
  sheet.width = kept;
  sheet.height = kept;
  sheet.getContext('2d')?.drawImage(image, x, y, side, side, 0, 0, kept, kept);
  return new Promise((resolve) => sheet.toBlob((made) => resolve(made ?? undefined), 'image/webp', 0.9));
}

export function CropDialog({ file, onClose, onCut }: { file: Blob; onClose(): void; onCut(picture: Blob): void }) {
  const image = useRef<HTMLImageElement>(null);
  const url = useBlobUrl(file);
  const [size, setSize] = useState<PictureSize>({ width: 1, height: 1 });
  const [view, setView] = useState<CropView>(WHOLE_VIEW);
  const last = useRef<{ x: number; y: number }>(undefined);
  const moveBy = (x: number, y: number) => setView((now) => heldView(size, { ...now, x: now.x + x, y: now.y + y }));
  const drag = ({ clientX, clientY }: PointerEvent) => {
    if (!last.current) return;
    moveBy((clientX - last.current.x) / SHOWN, (clientY - last.current.y) / SHOWN);
    last.current = { x: clientX, y: clientY };
  };
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    moveBy(...step);
  };
  const done = async () => {
    const made = image.current && (await cutOut(image.current, view));
    if (made) onCut(made);
    onClose();
  };
  const least = Math.min(size.width, size.height);
  const [wide, high] = [(size.width / least) * view.zoom * SHOWN, (size.height / least) * view.zoom * SHOWN];
  return (
    <Dialog
      title="The picture in its circle"
      isOpen
      onClose={onClose}
      width="small"
      actions={
        <>
          <Button look="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button look="primary" onPress={() => void done()}>
            Take it so
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-center gap-4">
        {/* biome-ignore lint/a11y/useSemanticElements: no element of the page is a circle to drag in */}
        <div
          role="group"
          aria-label="The picture: drag it, or move it by arrow keys"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the picture here
          tabIndex={0}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            last.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerMove={drag}
          onPointerUp={() => {
            last.current = undefined;
          }}
          onWheel={(event) => setView((now) => zoomedView(size, now, event.deltaY < 0 ? 1.1 : 1 / 1.1))}
          className="relative cursor-grab touch-none overflow-hidden rounded-full bg-room ring-2 ring-edge active:cursor-grabbing"
          style={{ width: SHOWN, height: SHOWN }}
        >
          {url === undefined ? null : (
            <img
              ref={image}
              src={url}
              alt=""
              draggable={false}
              // What is no picture goes on as it is: whoever keeps it says why it cannot be kept.
              onError={() => {
                onCut(file);
                onClose();
              }}
              onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                setSize({ width: Math.max(1, width), height: Math.max(1, height) })
              }
              className="absolute max-w-none"
              style={{
                width: wide,
                height: high,
                left: SHOWN / 2 - wide / 2 + view.x * SHOWN,
                top: SHOWN / 2 - high / 2 + view.y * SHOWN,
              }}
            />
          )}
        </div>
        <div className="w-full">
          <RangeInput
            label="Zoom"
            value={view.zoom}
            min={1}
            max={MOST_ZOOM}
            step={0.05}
            words={(value) => `${Math.round(value * 100)} %`}
            onChange={(zoom) => setView((now) => zoomedView(size, now, zoom / now.zoom))}
          />
        </div>
      </div>
    </Dialog>
  );
}
