/** Tests records and places as people change them. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlainPart } from '../../engine/forms/field.ts';
import { buttonOf, showField, textBox, valueNow } from './oneField.testing.tsx';
import { chooseOption, typeOver } from './userEvents.testing.ts';

const friends = [
  { id: 'ash', label: 'Ash' },
  { id: 'birch', label: 'Birch' },
  { id: 'cedar', label: 'Cedar' },
];

describe('a record', () => {
  const parts: PlainPart[] = [
    { kind: 'text', path: 'name', label: 'Name', longest: 20 },
    { kind: 'number', path: 'harm', label: 'Harm', min: 1, max: 4 },
  ];
  const rows: PlainPart = {
    kind: 'rows',
    path: 'arms',
    label: 'Arms',
    one: 'weapon',
    most: 2,
    parts,
    fresh: { name: 'New', harm: 1 },
    id: 'id',
  };
  it('is added open with an id of its own, up to the most, and its parts change it alone', async () => {
    const user = showField(rows, [{ name: 'Axe', harm: 2, id: 'weapon-1' }]);
    expect(screen.queryByRole('textbox', { name: 'Harm' })).toBeNull();
    await user.click(buttonOf('Add weapon'));
    expect(valueNow()).toBe('[{"name":"Axe","harm":2,"id":"weapon-1"},{"name":"New","harm":1,"id":"weapon-2"}]');
    expect(buttonOf('Add weapon')).toHaveProperty('disabled', true);
    await typeOver(user, textBox('Harm'), '9');
    expect(valueNow()).toBe('[{"name":"Axe","harm":2,"id":"weapon-1"},{"name":"New","harm":4,"id":"weapon-2"}]');
    await user.click(buttonOf('Take away: Axe'));
    expect(valueNow()).toBe('[{"name":"New","harm":4,"id":"weapon-2"}]');
  });
  it('is folded to a line that says what is in it, and opens', async () => {
    const user = showField(rows, [{ name: 'Axe', harm: 2, id: 'weapon-1' }]);
    const line = screen.getByRole('button', { name: /^Axe/ });
    expect([line.getAttribute('aria-expanded'), line.textContent]).toEqual(['false', expect.stringContaining('2')]);
    await user.click(line);
    expect(textBox('Name')).toHaveProperty('value', 'Axe');
  });
  it('by a key of words is not added twice or without a word', async () => {
    const field: PlainPart = {
      kind: 'entries',
      path: 'fame',
      label: 'Fame',
      one: 'town',
      keys: 'words',
      fresh: 1,
      parts: [{ kind: 'number', path: '', label: 'Level', min: 0, max: 3 }],
    };
    const user = showField(field, { Ulm: 2 });
    expect(buttonOf('Add')).toHaveProperty('disabled', true);
    await user.type(textBox('A new town'), 'Ulm');
    expect(buttonOf('Add')).toHaveProperty('disabled', true);
    await user.type(textBox('A new town'), 'berg');
    await user.click(buttonOf('Add'));
    expect(valueNow()).toBe('{"Ulm":2,"Ulmberg":1}');
    await typeOver(user, textBox('Ulmberg: level'), '8');
    expect(valueNow()).toBe('{"Ulm":2,"Ulmberg":3}');
    await user.click(buttonOf('Take away: Ulm'));
    expect(valueNow()).toBe('{"Ulmberg":3}');
  });
  it('by keys of a list offers only the keys that are left', async () => {
    const field: PlainPart = {
      kind: 'entries',
      path: 'bonds',
      label: 'Bonds',
      one: 'bond',
      keys: friends,
      fresh: { name: '', harm: 1 },
      parts,
    };
    const user = showField(field, { ash: { name: 'old', harm: 1 } });
    await user.click(buttonOf(/Bonds: add bond/));
    const names = within(await screen.findByRole('listbox'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Add bond…', 'Birch', 'Cedar']);
    await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'Cedar' }));
    expect(valueNow()).toBe('{"ash":{"name":"old","harm":1},"cedar":{"name":"","harm":1}}');
  });
  it('that may be missing comes fresh with its switch, and goes with it', async () => {
    const field: PlainPart = {
      kind: 'group',
      path: 'mount',
      label: 'Mount',
      none: 'on foot',
      fresh: { name: 'Mule', harm: 1 },
      parts,
    };
    const user = showField(field, null);
    await user.click(screen.getByRole('switch', { name: 'Mount: on foot' }));
    expect(valueNow()).toBe('{"name":"Mule","harm":1}');
    await typeOver(user, textBox('Harm'), '3');
    await user.click(screen.getByRole('switch', { name: 'Mount' }));
    expect(valueNow()).toBe('null');
  });
});

describe('a place', () => {
  const zone = (id: string) => ({ kind: 'zone', zone: id }) as const;
  it('is chosen from a list of zones, or beside the map', async () => {
    const list = [
      { place: zone('yard'), label: 'Yard' },
      { place: zone('mill'), label: 'Mill' },
    ];
    const user = showField({ kind: 'place', path: 'at', label: 'Place', places: { list } }, zone('yard'));
    await chooseOption(user, /Place/, 'Mill');
    expect(valueNow()).toBe('{"kind":"zone","zone":"mill"}');
    await chooseOption(user, /Place/, 'Beside the map');
    expect(valueNow()).toBe('{"kind":"off"}');
  });
  it('on squares is a column and a row, counted from one, within the map', async () => {
    const user = showField(
      { kind: 'place', path: 'at', label: 'Place', places: { columns: 8, rows: 6 } },
      { kind: 'off' },
    );
    await user.click(screen.getByRole('switch', { name: 'Place: beside the map' }));
    await typeOver(user, textBox('Column'), '9');
    await typeOver(user, textBox('Row'), '3');
    expect(valueNow()).toBe('{"kind":"square","column":7,"row":2}');
    expect(screen.getByRole('switch', { name: 'Place: column 8, row 3' })).toBeTruthy();
  });
});
