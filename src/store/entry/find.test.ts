/**
 * Tests of reading a line and finding everybody in it: how many, who is meant, and near matches. A
 * line is taken as a whole or not at all.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadAllGames } from '../../rulesets/index.ts';
import { type Candidate, findLine, NEW, takenWords } from './find.ts';
import { MOST_AT_ONCE, readLine } from './readLine.ts';

const mould = (name: string, about = '', from: Candidate['from'] = 'game'): Candidate => ({
  id: `${from}/${name} ${about}`,
  name,
  about,
  as: 'mould',
  from,
});
const person = (name: string, id = name): Candidate => ({ id, name, about: '', as: 'person', from: 'shelf' });

const all: Candidate[] = [
  ...['Bandit', 'Bandit archer', 'Bandit leader', 'Goblin leader', 'Wolf', 'Thug', 'Guard', 'Guard captain'].map(
    (name) => mould(name, 'People'),
  ),
  ...['Tier 0', 'Tier 1', 'Tier 2'].map((tier) => mould('Biffer', tier)),
  mould('Thug', 'of ours', 'shelf'),
  person('Torvald'),
  person('Brünhild'),
  person('Hook and Crook'),
  { id: 'p', name: 'The four', about: '', as: 'party', from: 'shelf', members: ['Torvald', 'Brünhild', 'gone'] },
  { id: 'e', name: 'Nobody yet', about: '', as: 'party', from: 'shelf', members: ['gone'] },
];

const words = (line: string): string => {
  const meant = findLine(line, all);
  return meant.all ? takenWords(meant.taken) : meant.text;
};
const offers = (line: string): string[] => {
  const meant = findLine(line, all);
  return meant.all ? [] : meant.offers.map(({ name, about }) => `${name} ${about}`.trim());
};

describe('a line', () => {
  it.each([
    ['3 bandits', 3, 'bandits'],
    ['3x bandit', 3, 'bandit'],
    ['bandit × 3', 3, 'bandit'],
    ['Three  bandits', 3, 'bandits'],
    ['a wolf', 1, 'wolf'],
    ['Torvald', 1, 'Torvald'],
    ['Guard 2', 1, 'Guard 2'],
  ])('reads “%s”', (text, count, whom) => {
    const read = readLine(text);
    expect(read.ok && read.value.map(({ count: n, words: named }) => [n, named])).toEqual([[count, whom]]);
  });
  it.each(['', ' , ;', '300 bandits', '30 bandits, 20 wolves', '0 wolves', '12', '3, wolves', `${'a'.repeat(1001)}`])(
    'refuses “%s” with one sentence',
    (text) => {
      const read = readLine(text);
      expect(read.ok ? '' : read.refusal.text).toMatch(/[.]$/);
    },
  );
});

describe('finding everybody', () => {
  it('finds one of several, by number or by plural, and a leader by the other names of the line', () => {
    expect(words('3 bandits, leader, Torvald')).toBe('3 × Bandit, Bandit leader and Torvald');
    expect(words('two wolves; bandit archers ×2')).toBe('2 × Wolf and 2 × Bandit archer');
    expect(words('captain + brunhild')).toBe('Guard captain and Brünhild');
  });
  it('prefers the table’s own creatures to those of the game', () => {
    const meant = findLine('thug', all);
    expect(meant.all && meant.taken[0]?.candidate.from).toBe('shelf');
  });
  it('splits names at “and” unless a candidate has that whole name', () => {
    expect(words('Torvald and two wolves')).toBe('Torvald and 2 × Wolf');
    expect(words('hook and crook')).toBe('Hook and Crook');
  });
  it('asks which one is meant where several match, and takes the one that is chosen or described', () => {
    expect(words('2 biffers')).toBe('Which “biffers”?');
    expect(offers('2 biffers')).toEqual(['Biffer Tier 0', 'Biffer Tier 1', 'Biffer Tier 2']);
    expect(words('2 biffers tier 1')).toBe('2 × Biffer');
    const meant = findLine('2 biffers', all, { biffers: 'game/Biffer Tier 2' });
    expect(meant.all && meant.taken[0]?.candidate.about).toBe('Tier 2');
  });
  it('offers near matches for an unknown name, and takes nothing from the rest of the line', () => {
    expect(words('3 bandits, Torvld')).toBe('Nobody is called “Torvld”. Did you mean one of these?');
    expect(offers('Torvld')).toEqual(['Torvald']);
    expect(offers('bandti')[0]).toBe('Bandit People');
    expect(words('xyzzyq')).toContain('Look for the name');
  });
  it('brings each member of a party once and a person once, and refuses two of a person or an empty party', () => {
    expect(words('the four, Torvald, 2 wolves, wolf')).toBe('Torvald, Brünhild and 3 × Wolf');
    expect(words('2 torvald')).toContain('is one person');
    expect(words('2 the four')).toContain('a party comes once');
    expect(words('nobody yet')).toContain('has nobody in it');
  });
  it('refuses more than a line may bring with one sentence, and takes nothing', () => {
    expect(words('300 bandits')).toBe(
      `“300 bandits” is more than a line brings, which is ${MOST_AT_ONCE} at most: take them in several lines.`,
    );
  });
  it('finds everybody or says why not, for any line', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (line) => {
        const meant = findLine(line, all);
        const count = meant.all ? meant.taken.reduce((sum, one) => sum + one.count, 0) : 1;
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThanOrEqual(MOST_AT_ONCE);
        if (!meant.all) expect(meant.text).toMatch(/[.?]$/);
      }),
    );
  });
  it('finds every creature of every game by its name and heading', async () => {
    for (const game of await loadAllGames()) {
      const stock = game.creatures.map(({ name, kind }) => mould(name, kind));
      for (const { name, kind, id } of game.creatures) {
        const same = game.creatures.filter((other) => other.name === name && other.kind === kind);
        if (same.length > 1) continue;
        const meant = findLine(`2 ${name.replaceAll(',', '')} ${kind.replaceAll(',', '')}`, stock);
        expect([id, meant.all && meant.taken[0]?.candidate.id]).toEqual([id, `game/${name} ${kind}`]);
      }
    }
  });
});

describe('two characters of one name', () => {
  it('are told apart by their players, and neither is taken without asking', () => {
    const twins = [
      { ...person('Brenna', 'b1'), about: 'Ann' },
      { ...person('Brenna', 'b2'), about: 'Bea' },
    ];
    expect(findLine('Brenna', twins)).toMatchObject({ all: false, text: 'Which “Brenna”?', offers: twins });
    expect(findLine('Brenna Bea', twins)).toMatchObject({ all: true, taken: [{ candidate: twins[1], count: 1 }] });
    expect(findLine('Brenna', twins, { brenna: 'b1' })).toMatchObject({ all: true, taken: [{ candidate: twins[0] }] });
  });
});

describe('a new person', () => {
  const fits = (line: string, chosen = {}) => {
    const meant = findLine(line, all, chosen);
    return meant.all
      ? meant.taken.map(({ candidate }) => `${candidate.name}${candidate.like ? ` like ${candidate.like}` : ''}`)
      : meant;
  };
  it('has the figures of another one in the same line, or none where the user chooses so', () => {
    expect(fits('Brenna as a guard captain, 2 wolves')).toEqual(['Brenna like game/Guard captain People', 'Wolf']);
    expect(fits('Brenna, Tom, wolf')).toMatchObject({ all: false, unknown: ['Brenna', 'Tom'] });
    expect(fits('Brenna, Tom, wolf', { brenna: NEW, tom: NEW })).toEqual(['Brenna', 'Tom', 'Wolf']);
  });
  it('is told where its name is too long', () => {
    const name = 'B'.repeat(61);
    const text = `“${'B'.repeat(20)}…” has 61 letters, and a name has at most 60: make it shorter.`;
    for (const line of [`${name} as a guard captain`, name]) expect(fits(line)).toMatchObject({ all: false, text });
    expect(fits(`${'B'.repeat(60)} as a guard captain`)).toHaveLength(1);
  });
  it('is not made for two at once, where the figures are unclear, or where nobody chose a new person', () => {
    for (const line of ['2 Brennas', 'Brenna as biffer', 'Brenna as xyzzyq'])
      expect(fits(line)).toMatchObject({ all: false });
    expect(fits('2 Brennas')).toMatchObject({ unknown: [] });
  });
});
