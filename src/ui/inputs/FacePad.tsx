/** The faces of one die as buttons: tap the face that the real die shows. */
import { BareButton } from '../Button.tsx';
import { cn } from '../cn.ts';

/**
 * The number of columns for even rows in a narrow space: a d10 as five and five, a d12 as six and
 * six, a d20 as seven, seven and six.
 */
const columnsOf = (sides: number): number => (sides <= 8 ? sides : sides <= 10 ? 5 : sides <= 12 ? 6 : 7);

/**
 * A button for each face, from 1 (or `from`) to `sides`. For bigger dice the pad shows nothing, and
 * the user types the face.
 */
export function FacePad({
  sides,
  from = 1,
  chosen,
  label,
  onFace,
}: {
  sides: number;
  from?: number | undefined;
  chosen?: number | undefined;
  label: string;
  onFace(face: number): void;
}) {
  if (sides > 30) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, not a form
    <div
      role="group"
      aria-label={label}
      className="grid gap-1"
      style={{ gridTemplateColumns: `repeat(${columnsOf(sides)}, minmax(0, 2.5rem))` }}
    >
      {Array.from({ length: sides - from + 1 }, (_, at) => at + from).map((face) => (
        <BareButton
          key={face}
          onPress={() => onFace(face)}
          aria-pressed={chosen === face}
          className={cn(
            'h-9 rounded-md font-semibold text-sm tabular-nums hover:brightness-115 active:brightness-90',
            chosen === face ? 'bg-now-fill text-on-now' : 'bg-lifted text-ink',
          )}
        >
          {face}
        </BareButton>
      ))}
    </div>
  );
}
