/** Fields side by side; fields that need room get lines of their own. */
import type { PlainField } from '../../engine/forms/field.ts';
import { getPath } from '../../engine/forms/schema.ts';
import { FieldInput } from './FieldInput.tsx';
import { isWide } from './RecordFields.tsx';

/**
 * A form over `data`; the fields' paths lead into `data`. The form passes on each finished change
 * with the value before.
 */
export function FieldForm({
  fields,
  data,
  onChange,
}: {
  fields: readonly PlainField[];
  data: unknown;
  onChange(field: PlainField, value: unknown, before: unknown): void;
}) {
  return (
    <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 sm:grid-cols-3">
      {fields.map((field) => {
        const value = getPath(data, field.path);
        return (
          // Two fields may set parts of one list: one chooses the list's entries, the other sets
          // the rest of each entry.
          <div key={`${field.path} ${field.kind}`} className={isWide(field) ? 'col-span-full' : 'min-w-0'}>
            <FieldInput field={field} value={value} onChange={(to) => onChange(field, to, value)} />
          </div>
        );
      })}
    </div>
  );
}
