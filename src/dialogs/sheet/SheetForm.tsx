/** The figures of somebody as their game's form has them, in groups that fold. Each finished change is handed on at once. */
import type { PlainField } from '../../engine/forms/field.ts';
import { getPath } from '../../engine/forms/schema.ts';
import { useTable } from '../../store/store.ts';
import { FieldInput } from '../../ui/inputs/FieldInput.tsx';
import { isWide } from '../../ui/inputs/RecordFields.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** Fields by their group, groups in the order of the form. */
function grouped(fields: readonly PlainField[]): [string, PlainField[]][] {
  const groups = new Map<string, PlainField[]>();
  for (const field of fields) groups.set(field.group, [...(groups.get(field.group) ?? []), field]);
  return [...groups];
}

/** How many groups of the sheet are open at first. */
const OPEN_GROUPS = 1;

/** The form. `before` is what a field held, for a label that says what changed. */
export function SheetForm({
  fields,
  sheet,
  onChange,
}: {
  fields: readonly PlainField[];
  sheet: unknown;
  onChange(field: PlainField, value: unknown, before: unknown): void;
}) {
  const folded = useTable((table) => table.session.folded);
  const setSession = useTable((table) => table.setSession);
  return grouped(fields).map(([group, inside], at) => {
    // Only the first groups are open until they are folded by hand; the others the other way round.
    const key = at < OPEN_GROUPS ? `setup:${group}` : `setup:open:${group}`;
    const isFolded = at < OPEN_GROUPS ? folded.includes(key) : !folded.includes(key);
    return (
      <Panel
        key={group}
        title={group}
        folded={isFolded}
        onFold={() =>
          setSession({ folded: folded.includes(key) ? folded.filter((other) => other !== key) : [...folded, key] })
        }
      >
        <div className="grid grid-cols-2 items-start gap-x-2 gap-y-3 px-3 pb-4">
          {inside.map((field) => {
            const value = getPath(sheet, field.path);
            return (
              <div key={`${field.path} ${field.kind}`} className={isWide(field) ? 'col-span-2' : ''}>
                <FieldInput field={field} value={value} onChange={(to) => onChange(field, to, value)} />
              </div>
            );
          })}
        </div>
      </Panel>
    );
  });
}
