/**
 * The dialog in which the GM tells how large this display is. The GM gives the display's diagonal,
 * or stretches a bar until a real ruler beside it says ten inches. The result counts for this
 * display only.
 */
import { useRef, useState } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { NumberInput } from '../ui/inputs/inputs.tsx';
import { type Display, PER_INCH, perInchOf } from './inches.ts';

/** A bar of ten cells, meant to be ten inches long. The GM drags its end. */
function RulerBar({ perInch, onChange }: { perInch: number; onChange(perInch: number): void }) {
  const ref = useRef<HTMLDivElement>(null);
  const drag = (clientX: number) => {
    const left = ref.current?.getBoundingClientRect().left ?? 0;
    onChange(Math.min(PER_INCH.most, Math.max(PER_INCH.least, (clientX - left) / 10)));
  };
  return (
    <div
      ref={ref}
      className="relative h-16 cursor-ew-resize touch-none select-none"
      style={{ width: perInch * 10 }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event.clientX);
      }}
      onPointerMove={(event) => {
        if (event.buttons > 0) drag(event.clientX);
      }}
    >
      <div className="flex h-full overflow-hidden rounded-sm border-2 border-ink">
        {Array.from({ length: 10 }, (_, n) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place
            key={n}
            className={
              n % 2 === 0 ? 'grid flex-1 place-items-center bg-ink text-room' : 'grid flex-1 place-items-center'
            }
          >
            {n + 1}
          </span>
        ))}
      </div>
      <span className="absolute inset-y-0 -right-1 w-2 rounded bg-now-fill" aria-hidden />
    </div>
  );
}

/**
 * The dialog. `onMeasured` gets the number of pixels in an inch; undefined forgets the measurement.
 */
export function MeasureDialog({
  display,
  perInch: kept,
  isOpen,
  onMeasured,
  onClose,
}: {
  display: Display;
  perInch: number | undefined;
  isOpen: boolean;
  onMeasured(perInch: number | undefined): void;
  onClose(): void;
}) {
  const [diagonal, setDiagonal] = useState(40);
  const [perInch, setPerInch] = useState(kept ?? perInchOf(display, 40) ?? PER_INCH.usual);
  // The bar of ten inches has to fit on the display, so an inch has no more pixels than this.
  const most = Math.min(PER_INCH.most, (display.width * 0.92) / 10);
  return (
    <Dialog
      title="Real inches on this display"
      isOpen={isOpen}
      onClose={onClose}
      width="full"
      actions={
        <>
          <Button
            look="quiet"
            onPress={() => {
              onMeasured(undefined);
              onClose();
            }}
          >
            Forget the measure
          </Button>
          <Button
            look="primary"
            onPress={() => {
              onMeasured(perInch);
              onClose();
            }}
          >
            This is ten inches
          </Button>
        </>
      }
    >
      <ol className="flex flex-col gap-5">
        <li>
          <p className="font-medium">1. How large is the display, from corner to corner?</p>
          <NumberInput
            label="Diagonal"
            bare
            className="mt-2 w-44"
            unit="inches"
            min={3}
            max={300}
            value={diagonal}
            onChange={(inches) => {
              setDiagonal(inches);
              setPerInch(Math.min(most, perInchOf(display, inches) ?? perInch));
            }}
          />
        </li>
        <li>
          <p className="font-medium">
            2. Hold a ruler to the bar and stretch it until its ten cells measure ten inches.
          </p>
          <div className="mt-3 overflow-x-auto py-2">
            <RulerBar perInch={perInch} onChange={(next) => setPerInch(Math.min(most, next))} />
          </div>
          <Slider
            aria-label="Length of the bar"
            value={perInch}
            minValue={PER_INCH.least}
            maxValue={most}
            step={0.05}
            onChange={(value) => {
              if (typeof value === 'number') setPerInch(value);
            }}
            className="mt-4 max-w-xl"
          >
            <SliderTrack className="relative h-6 w-full before:absolute before:top-1/2 before:h-1.5 before:w-full before:-translate-y-1/2 before:rounded-full before:bg-lifted">
              <SliderThumb className="top-1/2 size-5 rounded-full bg-now-fill focus-visible:outline-2 focus-visible:outline-now" />
            </SliderTrack>
          </Slider>
          <p className="mt-2 text-soft text-xs tabular-nums">
            {perInch.toFixed(2)} pixels to an inch. The arrow keys stretch the bar by a hair.
          </p>
        </li>
      </ol>
    </Dialog>
  );
}
