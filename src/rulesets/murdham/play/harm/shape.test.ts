/**
 * Animal shape played: what the new body brings, what the fighter drops, and how the shape ends.
 */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { nowIs, oneAt, partyBegins, playOut } from '../../edges.testing.ts';

const cast = (sheet = {}) => [
  oneAt('p', 'a', 'human', { gear: ['sword', 'heavy-armour'], powers: ['animal-shape'], mana: 2, ...sheet }),
  oneAt('f', 'h', 'bandit'),
];
const become = (animal: string): Line[] => [
  ...partyBegins,
  { do: 'invoke', by: 'p', with: 'animal-shape' },
  { answer: animal },
];

describe('MU: animal shape', () => {
  it('brings the animal’s STR, AGI, speed and weapons; gear drops, and all comes back but the gear when the stretch ends', () => {
    playOut({
      cast: cast(),
      lines: [
        ...become('bear'),
        nowIs({
          question: null,
          tracks: { p: { health: 16 } },
          badges: { p: { 'in-shape': true } },
          log: ['becomes a bear'],
          offers: { p: { 'attack:sword': false } },
        }),
        { do: 'rule-stretch' },
        { answer: 'yes' },
        nowIs({
          tracks: { p: { health: 8 } },
          badges: { p: { 'in-shape': false } },
          offers: { p: { 'attack:sword': false } },
        }),
      ],
    });
  });
  it('a weaker body loses health, not under 1; a ruling that ends it gives the own one back', () => {
    playOut({
      cast: cast({ harm: 5 }),
      lines: [...become('boar'), nowIs({ tracks: { p: { health: 3 } } })],
    });
    playOut({
      cast: cast({ harm: 5 }),
      lines: [
        ...become('lynx'),
        nowIs({ tracks: { p: { health: 1 } } }),
        {
          edit: [{ edit: 'sheet', combatant: 'p', path: 'conditions', value: [] }],
          label: 'Back again',
        },
        nowIs({ badges: { p: { 'in-shape': false } }, tracks: { p: { health: 3 } } }),
      ],
    });
  });
  it('only medium ones at its base, small and large ones for two levels', () => {
    playOut({
      cast: cast(),
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'animal-shape' },
        nowIs({ question: { has: ['bear', 'wolf'], lacks: ['rat', 'elephant'] } }),
      ],
    });
    playOut({
      cast: cast(),
      lines: [
        ...partyBegins,
        { do: 'invoke-more', by: 'p', with: 'animal-shape' },
        { answer: { picked: ['small-or-large'] } },
        nowIs({ question: { has: ['wolf', 'rat', 'elephant'] } }),
      ],
    });
  });
});
