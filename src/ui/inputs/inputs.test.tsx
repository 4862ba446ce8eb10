/**
 * Tests the inputs of the kit as people use them: their bounds, their keys, and which values they
 * hand on when.
 */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buttonOf, showField, textBox, timesNow, valueNow } from './oneField.testing.tsx';
import { chooseOption, typeOver } from './userEvents.testing.ts';

const stress = { kind: 'number', path: 'stress', label: 'Stress', min: 0, max: 10 } as const;
const friends = [
  { id: 'ash', label: 'Ash' },
  { id: 'birch', label: 'Birch' },
  { id: 'cedar', label: 'Cedar' },
];

describe('a number', () => {
  it('out of its range becomes the nearest that fits, and a screen reader says which', async () => {
    const user = showField({ ...stress, min: 2 }, 5);
    await typeOver(user, textBox('Stress'), '25');
    expect(valueNow()).toBe('10');
    expect(textBox('Stress')).toHaveProperty('value', '10');
    expect(document.querySelector('[data-live-announcer]')?.textContent).toContain('10');
    await typeOver(user, textBox('Stress'), '1');
    expect(valueNow()).toBe('2');
  });
  it('is handed on when the input is left or Enter is pressed, not at each digit', async () => {
    const user = showField({ ...stress, max: 500 }, 5);
    await user.clear(textBox('Stress'));
    await user.type(textBox('Stress'), '123');
    expect([valueNow(), timesNow()]).toEqual(['5', '0']);
    await user.keyboard('{Enter}');
    expect([valueNow(), timesNow()]).toEqual(['123', '1']);
  });
  it('stays as it was where nothing, or no number, is typed', async () => {
    const user = showField(stress, 5);
    await typeOver(user, textBox('Stress'), '');
    expect([valueNow(), textBox('Stress')]).toMatchObject(['5', { value: '5' }]);
    await typeOver(user, textBox('Stress'), 'many');
    expect([valueNow(), timesNow()]).toEqual(['5', '0']);
  });
  it('goes by its steps with arrows, Home and End, and no further than its bounds', async () => {
    const user = showField({ ...stress, step: 5 }, 5);
    await user.click(textBox('Stress'));
    await user.keyboard('{ArrowUp}');
    expect(valueNow()).toBe('10');
    await user.keyboard('{ArrowUp}');
    expect(valueNow()).toBe('10');
    await user.keyboard('{Home}');
    expect(valueNow()).toBe('0');
    await user.keyboard('{End}');
    expect(valueNow()).toBe('10');
  });
  it('has a less and a more button, which end at the bounds', async () => {
    const user = showField(stress, 9);
    await user.click(buttonOf('Increase Stress'));
    expect(valueNow()).toBe('10');
    expect(buttonOf('Increase Stress')).toHaveProperty('disabled', true);
    await user.click(buttonOf('Decrease Stress'));
    expect(valueNow()).toBe('9');
  });
  it('that the rules decide is set by hand within its bounds, and given back to the rules', async () => {
    const user = showField({ ...stress, min: 3, unset: 'By the rules' }, undefined);
    await user.click(buttonOf('Stress: By the rules. Set a number'));
    expect(valueNow()).toBe('3');
    await typeOver(user, textBox('Stress'), '7');
    expect(valueNow()).toBe('7');
    await user.click(buttonOf('Stress: back to by the rules'));
    expect(valueNow()).toBe('left out');
  });
});

describe('words', () => {
  const name = { kind: 'text', path: 'name', label: 'Name', longest: 8 } as const;
  it('are handed on once, when the input is left', async () => {
    const user = showField(name, 'Ann');
    await user.type(textBox('Name'), 'a');
    expect([valueNow(), timesNow()]).toEqual(['"Ann"', '0']);
    await user.tab();
    expect([valueNow(), timesNow()]).toEqual(['"Anna"', '1']);
  });
  it('that stay as they were are no change', async () => {
    const user = showField(name, 'Ann');
    await user.type(textBox('Name'), 'a{Backspace}');
    await user.tab();
    expect(timesNow()).toBe('0');
  });
  it('end at the longest that fits', async () => {
    const user = showField(name, '');
    await typeOver(user, textBox('Name'), 'Theobald the Tall');
    expect(valueNow()).toBe('"Theobald"');
  });
  it('that may be missing are missing when all is deleted', async () => {
    const user = showField({ ...name, none: 'No name' }, 'Ann');
    await typeOver(user, textBox('Name'), '');
    expect(valueNow()).toBe('null');
  });
  it('in a list are one on each line: empty lines go, and no more stay than fit', async () => {
    const user = showField({ kind: 'words', path: 'gear', label: 'Gear', longest: 8, most: 2 }, ['rope']);
    await typeOver(user, textBox('Gear'), 'lanterns!{Enter}{Enter} oil{Enter}a');
    expect(valueNow()).toBe('["lanterns","oil"]');
  });
});

describe('a choice', () => {
  const best = { kind: 'choice', path: 'best', label: 'Best friend', options: friends } as const;
  it('is made in its list; Escape closes the list and leaves it as it was', async () => {
    const user = showField(best, 'ash');
    await chooseOption(user, /Best friend/, 'Birch');
    expect([valueNow(), timesNow()]).toEqual(['"birch"', '1']);
    await user.click(buttonOf(/Best friend/));
    expect(within(screen.getByRole('listbox')).getByRole('option', { selected: true }).textContent).toBe('Birch');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect([valueNow(), timesNow()]).toEqual(['"birch"', '1']);
  });
  it('of nobody stands first where it may be missing', async () => {
    const user = showField({ ...best, none: 'Nobody' }, 'cedar');
    await chooseOption(user, /Best friend/, 'Nobody');
    expect(valueNow()).toBe('null');
  });
  it('of several keeps what an entry has besides its id', async () => {
    const user = showField({ kind: 'choices', path: 'all', label: 'Friends', options: friends }, [
      { id: 'birch', since: 3 },
    ]);
    await user.click(screen.getByRole('checkbox', { name: 'Ash' }));
    expect(valueNow()).toBe('[{"id":"birch","since":3},"ash"]');
    await user.click(screen.getByRole('checkbox', { name: 'Birch' }));
    expect(valueNow()).toBe('["ash"]');
  });
  it('of very many is searched and grouped: Enter adds the first found, and what an entry has besides its id stays', async () => {
    const options = Array.from({ length: 13 }, (_, n) => ({
      id: `item-${n}`,
      label: `Item ${n}`,
      group: n < 6 ? 'Small' : 'Large',
    }));
    const user = showField({ kind: 'choices', path: 'gear', label: 'Gear', options }, [
      { id: 'item-2', worn: true },
      { id: 'item-2', worn: false },
      { id: 'second-copy' },
    ]);
    expect(screen.getAllByRole('button', { name: 'Take away Item 2' })).toHaveLength(1);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByText(/no such thing/)).toBeNull();
    await user.click(buttonOf('Add to gear'));
    expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Small',
      'Large',
    ]);
    expect(screen.queryByRole('button', { name: 'Add Item 2' })).toBeNull();
    const find = screen.getByRole('searchbox', { name: 'Find in gear' });
    await user.type(find, '{Enter}');
    expect(timesNow()).toBe('0');
    await user.type(find, 'large{Enter}');
    expect(valueNow()).toBe('[{"id":"item-2","worn":true},{"id":"item-2","worn":false},{"id":"second-copy"},"item-6"]');
    await user.click(buttonOf('Take away Item 2'));
    expect(valueNow()).toBe('[{"id":"second-copy"},"item-6"]');
  });
  it('of twelve is a row of pills', () => {
    const options = Array.from({ length: 12 }, (_, n) => ({ id: `item-${n}`, label: `Item ${n}` }));
    showField({ kind: 'choices', path: 'gear', label: 'Gear', options }, []);
    expect(screen.getAllByRole('checkbox')).toHaveLength(12);
  });
  it('of several in an order puts one earlier, takes one out, and adds one at the end', async () => {
    const user = showField({ kind: 'choices', path: 'turns', label: 'Turns', options: friends, ordered: true }, [
      'ash',
      'cedar',
    ]);
    expect(screen.queryByRole('button', { name: 'Turns: Ash earlier' })).toBeNull();
    await user.click(buttonOf('Turns: Cedar earlier'));
    expect(valueNow()).toBe('["cedar","ash"]');
    await chooseOption(user, /Turns: add at the end/, 'Birch');
    expect(valueNow()).toBe('["cedar","ash","birch"]');
    await user.click(buttonOf('Turns: take out Cedar'));
    expect(valueNow()).toBe('["ash","birch"]');
  });
  it('with parts is found by a word, comes without parts, and keeps the parts in their own order', async () => {
    const parts = [
      { id: 'far', label: 'Far' },
      { id: 'hot', label: 'Hot' },
    ];
    const options = [
      { id: 'bolt', label: 'Bolt', group: 'Fire', parts },
      { id: 'gust', label: 'Gust', group: 'Air', parts },
    ];
    const user = showField({ kind: 'choices', path: 'spells', label: 'Spells', options, parts: 'upgrades' }, []);
    await user.click(buttonOf('Add to spells'));
    const find = screen.getByRole('searchbox', { name: 'Find in spells' });
    await user.type(find, 'water');
    expect(screen.getByText('Nothing has that name.')).toBeTruthy();
    await user.clear(find);
    await user.type(find, 'fire');
    expect(screen.queryByRole('button', { name: 'Add Gust' })).toBeNull();
    await user.click(buttonOf('Add Bolt'));
    expect(valueNow()).toBe('[{"id":"bolt","upgrades":[]}]');
    expect(document.activeElement).toBe(find);
    await user.click(screen.getByRole('checkbox', { name: 'Bolt, Hot' }));
    await user.click(screen.getByRole('checkbox', { name: 'Bolt, Far' }));
    expect(valueNow()).toBe('[{"id":"bolt","upgrades":["far","hot"]}]');
    await user.click(buttonOf('Take away Bolt'));
    expect(valueNow()).toBe('[]');
  });
});
