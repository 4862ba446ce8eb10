/**
 * Catalogues that are made from a schema, a form and words: ids, copies, faults with their paths,
 * and reading from text with line numbers.
 */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ownWords } from './catalogue.ts';
import { catalogueOf, formOf } from './catalogueKit.ts';
import { freeId } from './freeId.ts';

const schema = z.strictObject({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(40)),
  dice: z.int().check(z.minimum(1), z.maximum(9)),
  kind: z.enum(['blade', 'bow']),
  range: z.exactOptional(z.int().check(z.minimum(1))),
});
type Weapon = z.infer<typeof schema>;
const sword: Weapon = { id: 'sword', name: 'Sword', dice: 2, kind: 'blade' };

const weapons = catalogueOf<Weapon>({
  one: 'weapon',
  many: 'weapons',
  rule: 'TY-01',
  about: 'Weapons of the table.',
  path: 'weapons',
  most: 3,
  schema,
  stock: [sword],
  reserved: ['fists'],
  blank: { dice: 1, kind: 'blade' },
  form: () => formOf({ title: 'What it is', parts: [{ kind: 'number', path: 'dice', label: 'Dice', min: 1, max: 9 }] }),
  group: ({ kind }) => (kind === 'bow' ? 'Bows' : 'Blades'),
  words: ({ dice, range }) => ({ head: `${dice} dice`, lines: range === undefined ? [] : [`Reaches ${range}.`] }),
  fitted: ({ range, ...rest }) => (rest.kind === 'blade' || range === undefined ? rest : { ...rest, range }),
});
const named = (name: string, more: object = {}) => ({ ...(weapons.blank() as object), name, ...more });
const faultsOf = (data: unknown, taken: string[] = []) =>
  weapons.finish(data, taken).faults.map(({ path, text }) => `${path.join('.')}: ${text}`);
const lines = (text: string) => {
  const read = weapons.read(text);
  return read.ok ? 'read' : read.faults.map((fault) => `${fault.line} ${fault.path.join('.')}: ${fault.text}`);
};

describe('making a thing of a catalogue', () => {
  it('needs at first only a name, from which its id follows, different from all others', () => {
    expect(faultsOf(weapons.blank())).toEqual(['name: it needs a name.']);
    expect(weapons.finish(named('Élan Blade'), [])).toEqual({
      data: { id: 'elan-blade', name: 'Élan Blade', dice: 1, kind: 'blade' },
      faults: [],
    });
    expect(weapons.finish(named('Axe'), ['axe']).data).toMatchObject({ id: 'axe-2' });
    expect(weapons.finish(named('Sword'), []).data).toMatchObject({ id: 'sword-2' });
    expect(weapons.finish(named('Fists'), []).data).toMatchObject({ id: 'fists-2' });
    expect(faultsOf(named('Axe', { id: 'sword' }))).toEqual([
      'id: “sword” is the id of another weapon; choose another.',
    ]);
  });
  it('names each fault with its path', () => {
    expect(faultsOf(named('Axe', { dice: 12 }))).toEqual(['dice: must be at most 9.']);
    expect(faultsOf(named('Axe', { kind: 'spoon', extra: 1 }))).toEqual([
      'kind: must be one of blade, bow.',
      'extra: “extra” is not known here.',
    ]);
  });
  it('drops values that do not belong to the choice, and says so in words, also before the thing has a name', () => {
    expect(weapons.finish(named('Bow', { kind: 'bow', range: 4 }), []).data).toMatchObject({ range: 4 });
    expect(weapons.finish(named('Axe', { range: 4 }), []).data).not.toHaveProperty('range');
    expect(weapons.words(named('', { kind: 'bow', range: 4 }))).toEqual({ head: '1 dice', lines: ['Reaches 4.'] });
    expect(weapons.words({ name: 'Half' })).toEqual({ head: '', lines: [] });
  });
  it('copies a built-in thing under a name and id of its own, and leaves the original unchanged', () => {
    expect(weapons.copyOf(sword, ['sword-of-ours'])).toEqual({
      ...sword,
      id: 'sword-of-ours-2',
      name: 'Sword of ours',
    });
    expect(weapons.stock).toEqual([{ id: 'sword', name: 'Sword', group: 'Blades', data: sword }]);
  });
});

describe('reading things from text', () => {
  it('reads one or several, with ids made from their names', () => {
    const read = weapons.read(
      '[{"name":"Axe","dice":1,"kind":"blade"},{"name":"Bow","dice":2,"kind":"bow","range":9}]',
    );
    expect(read.ok && read.list).toMatchObject([{ id: 'axe' }, { id: 'bow', range: 9 }]);
    expect(lines('{"name":"Axe","dice":1,"kind":"blade"}')).toBe('read');
  });
  it('names the line of each fault, also in text that is no JSON', () => {
    expect(lines('{\n "name": "Axe",\n "dice": "many",\n "kind": "blade"\n}')).toEqual([
      '3 dice: must be a number, not a text.',
    ]);
    expect(lines('{\n "name": "Axe"\n "dice": 1 }')).toEqual([
      '3 : this is not JSON. Check commas, quotes and brackets there.',
    ]);
    const axe = '{"name":"Axe","dice":1,"kind":"blade"}';
    expect(lines(`[${axe},\n${axe}]`)).toEqual(['2 1.id: “axe” is there twice; choose another id.']);
    expect(lines(`[${axe},\n{"id":"sword",${axe.slice(1)}]`)).toEqual([
      '2 1.id: “sword” comes with the game; choose another id.',
    ]);
    expect(lines(`[${[1, 2, 3, 4].map((n) => axe.replace('Axe', `Axe ${n}`)).join(',')}]`)).toHaveLength(1);
    expect(lines('[]')).toEqual(['1 : the list is empty.']);
  });
});

describe('names of things', () => {
  it('become ids, cut and numbered, and include the kind where there is only one kind', () => {
    expect(freeId('Zwölf / Äxte!', () => false)).toBe('zwolf-axte');
    expect(freeId('!!', (id) => id === 'own')).toBe('own-2');
    expect(freeId('x'.repeat(60), (id) => id === 'x'.repeat(40))).toBe(`${'x'.repeat(36)}-2`);
    expect(ownWords(['weapons'])).toBe('Own weapons');
    expect(ownWords(['weapons', 'spells'])).toBe('Things of our own');
  });
});
