/**
 * Short forms for component tests, which use a page in memory as a person does: by roles, names,
 * keys and the pointer.
 */
import { screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/**
 * Makes the user of one test, who does not wait between keys. This page has no styles that could
 * keep the pointer from an element, and looking for them takes a tenth of the tests' time.
 */
export const newUser = (): UserEvent =>
  userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

/** Chooses an option of a list by the list's label; both names are as they are read. */
export async function chooseOption(user: UserEvent, label: string | RegExp, option: string | RegExp): Promise<void> {
  await user.click(screen.getByRole('button', { name: label }));
  await user.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }));
}

/** Types over what an input holds, and leaves the input. */
export async function typeOver(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.clear(input);
  if (text !== '') await user.type(input, text);
  await user.tab();
}
