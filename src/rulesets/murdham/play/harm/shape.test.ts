/** Animal shape played: what the body brings, what drops, and the way back. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { one, partyBegins, play, state } from '../../edges.testing.ts';

const cast = (sheet = {}) => [
  one('p', 'a', 'human', { gear: ['sword', 'heavy-armour'], powers: ['animal-shape'], mana: 2, ...sheet }),
  one('f', 'h', 'bandit'),
];
const become = (animal: string): Line[] => [
  ...partyBegins,
  { do: 'invoke', by: 'p', with: 'animal-shape' },
  { answer: animal },
];

describe('MU: animal shape', () => {
  it('brings the animal’s STR, AGI, speed and weapons; gear drops, and all comes back but the gear when the stretch ends', () => {
    play({
      cast: cast(),
      lines: [
        ...become('bear'),
        state({
          question: null,
          tracks: { p: { health: 16 } },
          badges: { p: { 'in-shape': true } },
          log: ['becomes a bear'],
          offers: { p: { 'attack:sword': false } },
        }),
        { do: 'rule-stretch' },
        { answer: 'yes' },
        state({
          tracks: { p: { health: 8 } },
          badges: { p: { 'in-shape': false } },
          offers: { p: { 'attack:sword': false } },
        }),
      ],
    });
  });
  it('a weaker body loses health, not under 1; a ruling that ends it gives the own one back', () => {
    play({
      cast: cast({ harm: 5 }),
      lines: [...become('boar'), state({ tracks: { p: { health: 3 } } })],
    });
    play({
      cast: cast({ harm: 5 }),
      lines: [
        ...become('lynx'),
        state({ tracks: { p: { health: 1 } } }),
        {
          edit: [{ edit: 'sheet', combatant: 'p', path: 'conditions', value: [] }],
          label: 'Back again',
        },
        state({ badges: { p: { 'in-shape': false } }, tracks: { p: { health: 3 } } }),
      ],
    });
  });
  it('only medium ones at its base, small and large ones for two levels', () => {
    play({
      cast: cast(),
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'animal-shape' },
        state({ question: { has: ['bear', 'wolf'], lacks: ['rat', 'elephant'] } }),
      ],
    });
    play({
      cast: cast(),
      lines: [
        ...partyBegins,
        { do: 'invoke-more', by: 'p', with: 'animal-shape' },
        { answer: { picked: ['small-or-large'] } },
        state({ question: { has: ['wolf', 'rat', 'elephant'] } }),
      ],
    });
  });
});
