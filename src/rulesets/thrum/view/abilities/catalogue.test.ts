/**
 * TH-43: abilities that a table makes: the form as data, the values that follow by themselves, the
 * words, and faults with their lines.
 */
import { describe, expect, test } from 'vitest';
import type { CatalogueForm, FormPart } from '../../../../engine/forms/catalogue.ts';
import { getPath } from '../../../../engine/forms/schema.ts';
import { allAbilities } from '../../data/abilities/index.ts';
import type { Ability } from '../../sheet/ability.ts';
import { abilitySchema } from '../../sheet/ability.ts';
import { aimWords, headOf, linesOf } from '../../sheet/abilityWords.ts';
import { abilityCatalogue as catalogue } from './catalogue.ts';

const named = (more: Record<string, unknown> = {}) => ({
  ...(catalogue.blank() as object),
  name: 'Frost Lash',
  ...more,
});
const faults = (data: unknown, taken: string[] = []) => catalogue.finish(data, taken).faults;

/** Every effect that the form offers, with its first values. */
const freshOf = (form: CatalogueForm, shape: string) => {
  const found = form.shapes[shape];
  return found && found.by !== undefined ? found.kinds : [];
};
const choicesOf = (form: CatalogueForm, path: string) => {
  const part = form.sections.flatMap(({ parts }) => parts).find((one) => one.path === path);
  return part?.kind === 'choice' ? part.options.map(({ id }) => id) : [];
};

describe('making one', () => {
  test('TH-43: a new one lacks its name alone; the id and the words follow from what is made', () => {
    expect(faults(catalogue.blank())).toEqual([{ path: ['name'], text: 'it needs a name.' }]);
    const { data, faults: none } = catalogue.finish(named(), []);
    expect(none).toEqual([]);
    expect(data).toMatchObject({ id: 'frost-lash', text: 'Hit: 2 Fatigue. Crit, besides: 1 Fatigue.' });
    expect(abilitySchema.safeParse(data).success).toBe(true);
  });
  test('TH-43: an id is never another’s: those of the table and those built in are left alone', () => {
    expect(catalogue.finish(named(), ['frost-lash']).data).toMatchObject({ id: 'frost-lash-2' });
    expect(catalogue.finish(named({ name: 'Sockem' }), []).data).toMatchObject({ id: 'sockem-2' });
    expect(faults(named({ id: 'sockem' }))).toEqual([
      { path: ['id'], text: '“sockem” is the id of another ability; choose another.' },
    ]);
    expect(faults(named({ id: 'mine' }), ['mine'])).toHaveLength(1);
  });
  test('TH-43: every effect of the vocabulary can be put in by the form, and fits as it begins', () => {
    const form = catalogue.form(named());
    const kinds = freshOf(form, 'effect');
    expect(kinds.map(({ id }) => id)).toEqual(expect.arrayContaining(['deal', 'apply', 'push', 'choose', 'strike']));
    for (const { id, fresh } of kinds)
      expect([id, faults(named({ effect: [fresh] }))], `the effect “${id}”`).toEqual([id, []]);
    for (const { fresh } of freshOf(form, 'plain'))
      expect(faults(named({ effect: [{ do: 'strike', kind: 'mental', success: [fresh], critical: [] }] }))).toEqual([]);
  });
  test.each(['lean', 'standing', 'stat', 'trigger'])('TH-43: a row of %s fits as it begins', (shape) => {
    const stance = { ...named(), type: 'stance' };
    const found = catalogue.form(stance).shapes[shape];
    const row = found && found.by === undefined ? found.fresh : undefined;
    const key = { lean: 'lean', standing: 'standing', stat: 'stats', trigger: 'triggers' }[shape] ?? '';
    expect(faults({ ...(shape === 'lean' ? named() : stance), [key]: [row] })).toEqual([]);
  });
  test('TH-43: a way to overexert and a choice get their ids from their names', () => {
    const { data, faults: none } = catalogue.finish(
      named({
        overexert: {
          modes: [
            { id: '', label: 'Twice as cold' },
            { id: '', label: 'Twice as cold' },
          ],
        },
      }),
      [],
    );
    expect(none).toEqual([]);
    expect(getPath(data, 'overexert.modes')).toEqual([
      { id: 'twice-as-cold', label: 'Twice as cold' },
      { id: 'twice-as-cold-2', label: 'Twice as cold' },
    ]);
    expect(
      faults(named({ overexert: { modes: [{ id: '', label: '' }] } })).map(({ path }) => path.join('.')),
    ).toContain('overexert.modes.0.label');
  });
  test('TH-43: a stance has no attack of its own; what the form no longer asks is dropped', () => {
    const { data, faults: none } = catalogue.finish({ ...named(), type: 'stance' }, []);
    expect(none).toEqual([]);
    expect(data).toMatchObject({ type: 'stance', target: { who: 'self', shape: 'one' } });
    expect(Object.keys(data as object)).not.toContain('success');
  });
  test('TH-43: the form asks for what has been chosen: X for lines, raising by upgrades that have a line', () => {
    expect(choicesOf(catalogue.form(named()), 'target.shape')).toEqual(['one', 'area', 'line', 'aura', 'all']);
    const paths = (data: unknown) =>
      catalogue.form(data).sections.flatMap(({ parts }) => parts.map(({ path }) => path));
    expect(paths(named())).not.toContain('target.size');
    expect(paths(named({ target: { who: 'enemy', shape: 'line' } }))).toContain('target.size');
    expect(paths(named({ type: 'stance' }))).toContain('triggers');
    const raised = (data: unknown) => {
      const range = catalogue
        .form(data)
        .sections.flatMap(({ parts }): readonly FormPart[] => parts)
        .find(({ path }) => path === 'range');
      return range?.kind === 'amount' ? range.extras.map(({ path }) => path) : [];
    };
    expect(raised(named())).not.toContain('a');
    expect(raised(named({ upgrades: { a: 'Further' } }))).toContain('a');
    expect(raised(named({ overexert: { modes: [{ id: 'far', label: 'Far' }] } }))).toContain('over.far');
  });
  test('TH-43: every one that comes built in can be copied as a start, and the copy is whole', () => {
    for (const { data, name } of catalogue.stock) {
      const copied = catalogue.copyOf(data, []);
      expect([name, faults(copied)]).toEqual([name, []]);
      expect(catalogue.entry(copied).name).toBe(`${name} of ours`.slice(0, 60));
      expect(catalogue.entry(copied).id).not.toBe(catalogue.entry(data).id);
    }
  });
  test('TH-43: half-made and broken data is told as far as it goes, and never throws', () => {
    for (const data of [
      undefined,
      null,
      7,
      [],
      {},
      { success: 'no' },
      { type: 'stance', triggers: [{}] },
      { target: {} },
    ]) {
      expect(() => [catalogue.words(data), catalogue.form(data), catalogue.entry(data)]).not.toThrow();
      expect(faults(data).length).toBeGreaterThan(0);
    }
  });
});

describe('in words', () => {
  test('TH-43: Sockem reads as its data has it', () => {
    const sockem = allAbilities.find(({ id }) => id === 'sockem');
    expect(sockem && headOf(sockem)).toBe('Action · physical attack, Finisher · range 1 · 1 enemy');
    expect(sockem && linesOf(sockem).slice(0, 3)).toEqual([
      'Hit or miss: chooses 1 of Move the target (moved up to 1 + half Reason (b) in any direction); Slow the target (Slowed +1 + half Finesse (c)).',
      'Hit: 2 Fatigue.',
      'Crit, besides: 1 + half Power (a) Fatigue, Stunned.',
    ]);
  });
  test.each<[Ability['target'], string]>([
    [{ who: 'enemy', shape: 'line', size: { base: 4, a: 'h(rea)' } }, 'range 2 · Line 4 + half Reason (a), enemies'],
    [{ who: 'character', shape: 'area', size: 2, smaller: true }, 'range 2 · Area 2 or less, characters'],
    [{ who: 'ally', shape: 'one', down: true }, 'range 2 · 1 incapacitated ally'],
    [{ who: 'enemy', shape: 'one', n: 3 }, 'range 2 · up to 3 enemies'],
    [{ who: 'self', shape: 'one' }, 'oneself'],
  ])('TH-13: %j is told as “%s”', (target, words) => {
    expect(aimWords({ type: 'action', range: 2, target })).toBe(words);
  });
  test('TH-43: each one that comes built in has words, and its parts name themselves', () => {
    for (const ability of allAbilities) {
      expect(headOf(ability)).not.toMatch(/undefined|object/);
      expect(linesOf(ability).join(' '), ability.id).not.toMatch(/undefined|object Object/);
      expect(linesOf(ability).length, ability.id).toBeGreaterThan(0);
    }
  });
});

describe('from text', () => {
  const read = (text: string) => {
    const got = catalogue.read(text);
    return got.ok ? [] : got.faults.map(({ line, path, text: words }) => `${line} ${path.join('.')}: ${words}`);
  };
  test('TH-43: every fault is named with its line, in their order', () => {
    const text = JSON.stringify(
      {
        ...named(),
        success: [{ do: 'deal', load: 'luck', n: 'h(luck)' }],
        critical: [{ do: 'dance' }],
        colour: 'blue',
      },
      null,
      2,
    );
    const lineOf = (part: string) => text.split('\n').findIndex((line) => line.includes(part)) + 1;
    expect(read(text)).toEqual([
      `${lineOf('"load": "luck"')} success.0.load: must be one of fatigue, stress.`,
      `${lineOf('h(luck)')} success.0.n: must be a number or a term such as h(pow), tl, mark, half-speed.`,
      `${lineOf('"dance"')} critical.0.do: must be one of the effects, such as deal, apply, push, choose, strike.`,
      `${lineOf('"colour"')} colour: “colour” is not known here.`,
    ]);
  });
  test('TH-43: text that is no JSON names the line on which it breaks off', () => {
    expect(read('{\n  "name": "Kick",\n  "range" 1\n}')).toEqual([
      '3 : this is not JSON. Check commas, quotes and brackets there.',
    ]);
    expect(read('')).toHaveLength(1);
    expect(read('[]')).toEqual(['1 : the list is empty.']);
  });
  test('TH-43: a list with the same id twice, or one that is built in, is refused at that line', () => {
    const two = JSON.stringify([named({ id: 'mine' }), named({ id: 'mine' })], null, 1);
    const second = two
      .split('\n')
      .map((line, at) => (line.includes('"mine"') ? at + 1 : 0))
      .filter(Boolean)[1];
    expect(read(two)).toEqual([`${second} 1.id: “mine” is there twice; choose another id.`]);
    expect(read(JSON.stringify(named({ id: 'sockem' })))[0]).toContain('built-in');
  });
  test('TH-43: abilities that are written out are read back the same', () => {
    const { data } = catalogue.finish(named(), []);
    expect(catalogue.read(JSON.stringify([data]))).toEqual({ ok: true, list: [data] });
    expect(catalogue.read(JSON.stringify(data))).toEqual({ ok: true, list: [data] });
  });
  test('TH-43: a standing number may not be a Speed, which it would be counted in itself', () => {
    const swift = { ...named(), type: 'passive', stats: [{ stat: 'speed', n: 'half-speed' }] };
    expect(faults(swift).map(({ text }) => text)).toEqual(['must not be a Speed: it would count itself.']);
    expect(faults({ ...swift, stats: [{ stat: 'speed', n: 1 }] })).toEqual([]);
  });
});
