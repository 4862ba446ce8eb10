/** Fights ready to be opened with one click. */
import type { ReadyFight } from '../../../engine/ruleset.ts';
import type { Script } from '../../../engine/script.ts';
import type { Place } from '../../../space/scene.ts';

const zone = (id: string): Place => ({ kind: 'zone', zone: id });
const heroes = (at: string): Script['cast'] => [
  { id: 'signe', name: 'Signe', side: 'party', creature: 'warden', player: 'Ann', place: zone(at) },
  { id: 'torvald', name: 'Torvald', side: 'party', creature: 'hunter', player: 'Ben', place: zone(at) },
  { id: 'ebba', name: 'Ebba', side: 'party', creature: 'scholar', player: 'Cleo', place: zone(at) },
  { id: 'kettil', name: 'Kettil', side: 'party', creature: 'rover', player: 'Dan', place: zone(at) },
];
const copies = (n: number, creature: string, name: string, at: string, sheet = {}): Script['cast'] =>
  Array.from({ length: n }, (_, k) => ({
    id: `${creature}-${k + 1}`,
    name,
    copy: k + 1,
    side: 'foes',
    creature,
    sheet,
    place: zone(at),
  }));

export const readyFights: readonly ReadyFight[] = [
  {
    id: 'bandits-at-the-mill',
    name: 'Bandits at the mill',
    about: 'Three bandits, two archers and their captain among doors and water. The bandits share one card.',
    script: {
      title: 'Bandits at the mill',
      ruleset: 'einfelst',
      scene: 'mill',
      seed: 4,
      cast: [
        ...heroes('orchard'),
        ...copies(3, 'bandit', 'Bandit', 'yard'),
        ...copies(2, 'archer', 'Archer', 'garden'),
        { id: 'captain', name: 'Ulf the Captain', side: 'foes', creature: 'captain', place: zone('yard') },
      ],
      lines: [{ begin: true }, { answer: ['foes:Bandit'] }, { answer: 'deal' }, { roll: true }, { answer: 'no' }],
    },
  },
  {
    id: 'troll-in-the-crypt',
    name: 'The troll in the crypt',
    about: 'Two cards, thick skin and a Fear value: a creature that acts twice a round.',
    script: {
      title: 'The troll in the crypt',
      ruleset: 'einfelst',
      scene: 'chapel-crypt',
      seed: 9,
      cast: [
        ...heroes('nave'),
        { id: 'troll', name: 'Troll', side: 'foes', creature: 'troll', place: zone('chancel') },
      ],
      lines: [{ begin: true }, { answer: 'deal' }, { roll: true }, { answer: 'no' }],
    },
  },
  {
    id: 'wolves-at-the-crossroads',
    name: 'Wolves at the crossroads',
    about: 'A pack lies in the barley. Sneak against Track decides who draws the better cards.',
    script: {
      title: 'Wolves at the crossroads',
      ruleset: 'einfelst',
      scene: 'crossroads',
      seed: 2,
      cast: [
        ...heroes('milestone'),
        ...copies(4, 'wolf', 'Wolf', 'gallows', { lurking: true }),
        { id: 'bear', name: 'Old bear', side: 'foes', creature: 'bear', place: zone('cart') },
      ],
      lines: [{ begin: true }],
    },
  },
  {
    id: 'robbers-in-the-pass',
    name: 'Robbers in the pass',
    about: 'Three bandits plunder a stranded wagon, and two archers watch from the ledge above. Snow, ice and a climb.',
    script: {
      title: 'Robbers in the pass',
      ruleset: 'einfelst',
      scene: 'snow-pass',
      seed: 6,
      cast: [
        ...heroes('lower-road'),
        ...copies(3, 'bandit', 'Bandit', 'stranded-wagon'),
        ...copies(2, 'archer', 'Archer', 'wolf-ledge'),
      ],
      lines: [{ begin: true }],
    },
  },
];
