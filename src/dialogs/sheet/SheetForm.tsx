/**
 * A combatant's figures in the form of its game, in groups that fold. Every finished change is
 * reported at once.
 */
import type { PlainField } from '../../engine/forms/field.ts';
import { getPath } from '../../engine/forms/schema.ts';
import { tableActions, useTable } from '../../store/store.ts';
import { FieldInput } from '../../ui/inputs/FieldInput.tsx';
import { isWide } from '../../ui/inputs/RecordFields.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** The fields by group, with the groups in the form's order. */
function grouped(fields: readonly PlainField[]): [string, PlainField[]][] {
  const groups = new Map<string, PlainField[]>();
  for (const field of fields) groups.set(field.group, [...(groups.get(field.group) ?? []), field]);
  return [...groups];
}

/** How many groups of the sheet are open at first. */
const OPEN_GROUPS = 1;

/** The form. `before` gives a field's old value, for a label that says what changed. */
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
  const { setSession } = tableActions;
  return grouped(fields).map(([group, inside], at) => {
    // The first groups are open until the user folds them; the other groups are folded until the
    // user opens them.
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
