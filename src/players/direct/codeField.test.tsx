/** Tests of the field for the other window's code, as people use it: typed, mistyped, corrected. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { newUser } from '../../ui/inputs/userEvents.testing.ts';
import { groupsOfBytes } from '../link/direct/groups.ts';
import { CodeField } from './CodeField.tsx';
import { CodeShown } from './CodeShown.tsx';

const code = groupsOfBytes(Uint8Array.from({ length: 20 }, (_each, at) => at * 11));

it('a field says while one types which group is wrong, hands on what was typed, and tells a fault until it is typed on', async () => {
  const given: string[] = [];
  const user = newUser();
  render(
    <CodeField label="The code" action="Read it" fault="This code is cut off." onCode={(text) => given.push(text)} />,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  const field = screen.getByRole('textbox', { name: 'The code' });
  const button = screen.getByRole('button', { name: 'Read it' });
  expect(button).toHaveProperty('disabled', true);
  const groups = code.split(' ');
  await user.click(field);
  await user.paste(`${groups[0]} `);
  expect(screen.getByText('One group is right so far.')).toBeDefined();
  await user.paste('0000000Z ');
  expect(screen.getByText('Group 2 is mistyped: you have 0000000Z.')).toBeDefined();
  await user.clear(field);
  await user.paste(groups.slice(0, 3).join(' ').toLowerCase());
  expect(screen.getByText('3 groups are right so far.')).toBeDefined();
  await user.click(button);
  expect(given).toEqual([groups.slice(0, 3).join(' ').toLowerCase()]);
  expect(screen.getByRole('alert').textContent).toBe('This code is cut off.');
  await user.click(field);
  await user.paste(groups[3] ?? '');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a photo without a code in it is said to have none', async () => {
  const user = newUser();
  render(<CodeField label="The code" action="Read it" fault={undefined} onCode={() => undefined} />);
  await user.upload(
    screen.getByLabelText('A photo of the code'),
    new File(['no picture'], 'a.png', { type: 'image/png' }),
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/^No code is seen/);
});

it('a code is a picture with a name, and has its letters in groups once they are wanted', async () => {
  const user = newUser();
  render(<CodeShown code={code} scanned={code} name="The code for the screen" />);
  expect(screen.getByRole('img', { name: 'The code for the screen' }).getAttribute('src')).toMatch(/^data:image\/svg/);
  expect(screen.queryByRole('list')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show its letters, to type' }));
  expect(screen.getAllByRole('listitem').map((one) => one.lastChild?.textContent)).toEqual(code.split(' '));
});
