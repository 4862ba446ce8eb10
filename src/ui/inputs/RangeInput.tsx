/** A slider with its name, and its value in words. */
import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';

/** A slider with its name and its value in words. Each movement of the thumb passes on a value. */
export function RangeInput({
  label,
  value,
  min,
  max,
  step,
  words,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  words(value: number): string;
  onChange(value: number): void;
}) {
  return (
    <Slider
      value={value}
      minValue={min}
      maxValue={max}
      step={step}
      onChange={(next) => {
        if (typeof next === 'number') onChange(next);
      }}
      className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1"
    >
      <Label className="font-medium text-soft text-xs">{label}</Label>
      <SliderOutput className="text-ink text-xs tabular-nums">{words(value)}</SliderOutput>
      <SliderTrack className="relative col-span-2 h-6 w-full before:absolute before:top-1/2 before:h-1.5 before:w-full before:-translate-y-1/2 before:rounded-full before:bg-lifted">
        <SliderThumb className="top-1/2 size-4.5 rounded-full bg-now-fill focus-visible:outline-2 focus-visible:outline-now focus-visible:outline-offset-2" />
      </SliderTrack>
    </Slider>
  );
}
