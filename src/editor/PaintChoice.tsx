/** The choice of what a brush paints, beside the map. */
import { Radio, RadioGroup } from 'react-aria-components';

const row =
  'flex items-baseline gap-2 rounded-lg px-3 py-1.5 text-sm hover:bg-raised selected:bg-now-wash selected:text-now focus-visible:outline-2 focus-visible:outline-now';

export function PaintChoice({
  label,
  rows,
  chosen,
  onChoose,
}: {
  label: string;
  rows: readonly { id: string; label: string; about?: string }[];
  chosen: string;
  onChoose(id: string): void;
}) {
  return (
    <RadioGroup aria-label={label} value={chosen} onChange={onChoose} className="flex flex-col">
      <h2 className="pb-1 font-semibold text-sm">{label}</h2>
      {rows.map((one) => (
        <Radio key={one.id} value={one.id} className={row}>
          <span className={one.about === undefined ? '' : 'shrink-0 font-medium'}>{one.label}</span>
          {one.about === undefined ? null : <span className="text-soft text-xs">{one.about}</span>}
        </Radio>
      ))}
    </RadioGroup>
  );
}
