/** What happens at the end of a stretch and of a watch: drugs and their price. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { nowIs, oneAt, playOut } from '../../edges.testing.ts';

const ended = (sheet: object, how: string, more: Line[]) =>
  playOut({
    cast: [oneAt('p', 'a', 'human', { ...sheet }), oneAt('f', 'h', 'bandit')],
    lines: [{ begin: true }, { answer: 'party' }, { do: 'rule-stretch' }, { answer: how }, ...more],
  });

describe('MU-09: what drugs cost when they wear off', () => {
  const weed = { conditions: [{ id: 'crimson-weed', until: 'watch' }], harm: 2 };
  it('crimson weed at the watch’s end: −4 to all abilities, health down to 1 at worst, a WIT save or addicted', () => {
    ended(weed, 'watch', [
      nowIs({ question: { title: 'WIT save against craving crimson weed' } }),
      { answer: 5 },
      nowIs({ tracks: { p: { health: 2 } }, badges: { p: { 'crimson-weed': false } }, log: ['addicted'] }),
    ]);
  });
  it('it can kill by an ability at nothing', () => {
    ended({ ...weed, abilities: { str: 8, agi: 4, wit: 8 } }, 'watch', [
      nowIs({ standing: { p: 'dead' }, question: null }),
    ]);
  });
  it('the end of a stretch alone does not touch it', () => {
    ended(weed, 'yes', [nowIs({ question: null, badges: { p: { 'crimson-weed': true } } })]);
  });
  it('mandrake: d4 direct and a WIT save; passed, no craving', () => {
    ended({ conditions: [{ id: 'mandrake', until: 'watch' }] }, 'watch', [
      { answer: 2 },
      { answer: 8 },
      nowIs({ tracks: { p: { health: 6 } }, badges: { p: { mandrake: false } }, question: null }),
    ]);
  });
  it('madcap wears off with the stretch; a frenzy of another sort leaves no craving', () => {
    ended({ conditions: [{ id: 'frenzied', until: 'stretch', note: 'madcap' }] }, 'yes', [
      nowIs({ question: { title: 'craving madcap' } }),
      { answer: 9 },
      nowIs({ badges: { p: { frenzied: false } } }),
    ]);
    ended({ conditions: [{ id: 'frenzied', until: 'stretch' }] }, 'yes', [
      nowIs({ question: null, badges: { p: { frenzied: false } } }),
    ]);
  });
  it('“not yet” changes nothing', () => {
    ended(weed, 'no', [nowIs({ question: null, badges: { p: { 'crimson-weed': true } } })]);
  });
});
