/** Tests what the board shows at figures when something happens to them. */
import { describe, expect, test } from 'vitest';
import type { BoardBadge, BoardHappening, BoardNews, BoardToken } from '../../types.ts';
import { effectsBetween, withWave } from './effects.ts';

const token = (id: string, change: Partial<BoardToken> = {}): BoardToken => ({
  id,
  name: id,
  place: { kind: 'zone', zone: 'yard' },
  stance: 'foe',
  icon: 'imp',
  size: { room: 1, squares: 1 },
  taken: 0,
  standing: 'up',
  turn: 'waiting',
  badges: [],
  hidden: false,
  selected: false,
  draggable: false,
  ...change,
});
const badge = (label: string, tone: BoardBadge['tone'] = 'bad'): BoardBadge => ({
  id: label.toLowerCase(),
  label,
  icon: 'fire',
  tone,
});
const told = (id: number, ...happened: [is: string, ...whom: string[]][]): BoardNews => ({
  id,
  who: [],
  happened: happened.map(([is, ...whom], at): BoardHappening => ({ id: id - happened.length + 1 + at, is, whom })),
});
const before = [token('ogre', { taken: 2 }), token('imp'), token('friend')];
const shown = (now: readonly BoardToken[], news: BoardNews, then = told(1), old = before) =>
  effectsBetween(old, now, news, then).map(({ of, kind, text }) => [of, kind, text]);
const changed = (id: string, change: Partial<BoardToken>) =>
  before.map((one) => (one.id === id ? { ...one, ...change } : one));

describe('what is shown at a figure', () => {
  test('harm is its number, healing too, and nobody else shows anything', () => {
    expect(shown(changed('ogre', { taken: 5 }), told(3, ['hit', 'ogre'], ['lost', 'ogre']))).toEqual([
      ['ogre', 'harm', '−3'],
    ]);
    expect(shown(changed('ogre', { taken: 1 }), told(2, ['healed', 'ogre']))).toEqual([['ogre', 'heal', '+1']]);
  });

  test('where no figures are told, harm only flashes, and healing is a word', () => {
    const [{ taken: _, ...secret }] = [token('ogre', { health: 0.8 })];
    const now = { ...secret, health: 0.4 };
    expect(shown([now], told(2, ['hit', 'ogre']), told(1), [secret])).toEqual([['ogre', 'harm', '']]);
    expect(shown([secret], told(2, ['healed', 'ogre']), told(1), [secret])).toEqual([['ogre', 'heal', 'healed']]);
  });

  test.each([
    ['missed', 'miss'],
    ['blocked', 'block'],
    ['dodged', 'dodge'],
  ] as const)('a blow that was %s is told as %s, also when another sentence came after it', (is, kind) => {
    expect(shown(before, told(4, [is, 'ogre'], ['moved', 'imp']))).toEqual([['ogre', kind, kind]]);
  });

  test('a blow that lands without harm is told as a hit', () => {
    expect(shown(before, told(2, ['hit', 'imp']))).toEqual([['imp', 'harm', 'hit']]);
  });

  test('a new state is its word above the harm, and neither an old state nor a plain one is told', () => {
    const then = changed('ogre', { badges: [badge('Prone')] });
    const now = changed('ogre', { taken: 3, badges: [badge('Prone'), badge('Burning'), badge('Leader', 'plain')] });
    const effects = effectsBetween(then, now, told(2, ['hit', 'ogre']), told(1));
    expect(effects.map(({ text, step }) => [text, step])).toEqual([
      ['−1', 0],
      ['Burning', 1],
    ]);
  });

  test('what is taken back, told again or ruled shows nothing', () => {
    const now = changed('ogre', { taken: 5 });
    expect(shown(now, told(1, ['hit', 'ogre']), told(2))).toEqual([]);
    expect(shown(now, told(2, ['hit', 'ogre']), told(2))).toEqual([]);
    expect(shown(now, { ...told(3, ['hit', 'ogre']), ruled: true }, told(2))).toEqual([]);
  });

  test('a sentence that was shown already is not shown again with the next one', () => {
    expect(shown(before, told(3, ['missed', 'ogre'], ['moved', 'imp']), told(2, ['missed', 'ogre']))).toEqual([]);
  });
});

describe('a rout', () => {
  const away = (id: string) =>
    [
      { x: 0, y: 0 },
      { x: 500, y: 0 },
      { x: 90, y: 0 },
    ][Number(id)];
  const three = ['0', '1', '2'].map((id) => token(id));

  test('goes through those who run, the nearest to the first one sooner', () => {
    const fled = effectsBetween(three, three, told(2, ['fled', '0', '1', '2']), told(1));
    const wave = withWave(fled, away).toSorted((a, b) => a.after - b.after);
    expect(wave.map(({ of, kind }) => [of, kind])).toEqual([
      ['0', 'rout'],
      ['2', 'rout'],
      ['1', 'rout'],
    ]);
    expect(new Set(wave.map(({ after }) => after)).size).toBe(3);
  });

  test('is shown for somebody who has left the map, and does not delay what else is shown', () => {
    const now = [token('0', { taken: 1 }), token('2')];
    const effects = withWave(effectsBetween(three, now, told(2, ['fled', '1', '2']), told(1)), away);
    expect(effects.find(({ kind }) => kind === 'harm')?.after).toBe(0);
    expect(effects.filter(({ kind }) => kind === 'rout').map(({ of }) => of)).toEqual(['2', '1']);
  });
});
