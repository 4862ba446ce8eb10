/** Tests of how names are fitted. Each letter is taken to be half as wide as it is high. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitNames, type Limits, shortForms, type WantedName } from './names.ts';

const measure = (text: string) => text.length / 2;
const one: Limits = { floor: 0.8, lines: 1 };
const written = (width: number, limits: Limits, ...names: string[]) =>
  fitNames(
    names.map((name) => ({ name, width })),
    limits,
    measure,
  ).map(({ lines }) => lines.join('/'));

describe('short forms of a name', () => {
  it('leave out what follows the name, then a title, and give copies by initials', () => {
    expect(shortForms('Ulf the Captain')).toEqual(['Ulf']);
    expect(shortForms('Brother Osric of the Hill')).toEqual(['Brother Osric', 'Osric']);
    expect(shortForms('Bandit 1')).toEqual(['B1']);
    expect(shortForms('Goblin archer 12')).toEqual(['archer 12', 'GA12']);
    expect(shortForms('Goblin archer 1–12')).toEqual(['archer 1–12', 'GA1–12']);
    expect(shortForms('Ash')).toEqual([]);
  });
});

describe('a name', () => {
  it('stays whole while it fits, and then becomes smaller down to the floor', () => {
    expect(fitNames([{ name: 'Theobald', width: 4 }], one, measure)).toEqual([
      { lines: ['Theobald'], size: 1, how: 'whole' },
    ]);
    expect(fitNames([{ name: 'Theobald', width: 3.4 }], one, measure)[0]).toMatchObject({ size: 0.85, how: 'whole' });
  });
  it('breaks into two lines where these are allowed, before it becomes smaller', () => {
    expect(written(4, { floor: 0.8, lines: 2 }, 'Bandit leader')).toEqual(['Bandit/leader']);
    expect(written(4, one, 'Ulf the Captain')).toEqual(['Ulf']);
  });
  it('is cut only when nothing else is left, and keeps its number', () => {
    expect(written(3, one, 'Hawthornewood')).toEqual(['Hawtho…']);
    expect(written(1, one, 'Hawthornewood 12')).toEqual(['H12']);
    expect(written(4, one, 'Hawthornewood 12', 'Hawthornewood 13')).toEqual(['H12', 'H13']);
  });
  it('is never cut for the combatant who acts', () => {
    const [acting] = fitNames([{ name: 'Hawthornewood', width: 3, acting: true }], one, measure);
    expect(acting).toMatchObject({ lines: ['Hawthornewood'], how: 'whole' });
    expect(acting?.size).toBeCloseTo(3 / 6.5);
  });
});

describe('names that would read alike', () => {
  it('are told apart by their next form, and the acting combatant chooses first', () => {
    const wanted: WantedName[] = [
      { name: 'Ulf the Captain', width: 4 },
      { name: 'Ulf the Sailor', width: 4, acting: true },
    ];
    const [captain, sailor] = fitNames(wanted, one, measure).map(({ lines }) => lines[0]);
    expect(sailor).toBe('Ulf');
    expect(captain).not.toBe('Ulf');
  });
  it('always differ unless the whole names are equal, and only those who do not act are cut', () => {
    const word = fc.constantFrom(
      'Captain',
      'Goblin',
      'Bandit',
      'Orsolo',
      'archer',
      'the',
      'of',
      'Elder',
      'Hawthornewood',
    );
    const name = fc
      .tuple(fc.array(word, { minLength: 1, maxLength: 4 }), fc.option(fc.integer({ min: 1, max: 40 })))
      .map(([words, number]) => (number === null ? words.join(' ') : `${words.join(' ')} ${number}`));
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { minLength: 2, maxLength: 12 }),
        fc.integer({ min: 2, max: 9 }),
        (names, width) => {
          const wanted = names.map((each, at) => ({ name: each, width, acting: at === 1 }));
          const fitted = fitNames(wanted, one, measure);
          expect(fitted).toHaveLength(names.length);
          expect(fitted[1]?.how).not.toBe('cut');
          const read = fitted.map(({ lines }) => lines.join(' ').toLowerCase());
          expect(new Set(read).size).toBe(read.length);
        },
      ),
    );
  });
});
