/** A form with one field for component tests. The form shows which values were handed on. */
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { PlainPart } from '../../engine/forms/field.ts';
import { FieldInput } from './FieldInput.tsx';
import { newUser } from './userEvents.testing.ts';

/** A form with one field. It shows the field's value, and how often a value was handed on. */
export function OneField({ field, start }: { field: PlainPart; start: unknown }) {
  const [value, setValue] = useState(start);
  const [times, setTimes] = useState(0);
  return (
    <>
      <FieldInput
        field={field}
        value={value}
        onChange={(to) => {
          setValue(to);
          setTimes(times + 1);
        }}
      />
      <output aria-label="Value">{value === undefined ? 'left out' : JSON.stringify(value)}</output>
      <output aria-label="Times">{times}</output>
    </>
  );
}
export const valueNow = () => screen.getByRole('status', { name: 'Value' }).textContent;
export const timesNow = () => screen.getByRole('status', { name: 'Times' }).textContent;
export const textBox = (name: string) => screen.getByRole('textbox', { name });
export const buttonOf = (name: string | RegExp) => screen.getByRole('button', { name });

/** Draws the field. */
export function showField(field: PlainPart, start: unknown) {
  render(<OneField field={field} start={start} />);
  return newUser();
}
