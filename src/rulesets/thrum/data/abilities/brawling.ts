/** Brawling: blows, holds, standing in the way. */
import type { Ability } from '../../sheet/ability.ts';

const self = { who: 'self', shape: 'one' } as const;
const oneEnemy = { who: 'enemy', shape: 'one' } as const;

export const brawling: readonly Ability[] = [
  {
    id: 'sockem',
    name: 'Sockem',
    art: 'brawling',
    type: 'action',
    text: 'Hit or miss: move the target 1 in any direction, or Slowed +1. Hit: 2 Fatigue. Crit: +1 Fatigue and Stunned.',
    attack: 'physical',
    tags: ['finisher'],
    range: 1,
    target: oneEnemy,
    effect: [
      {
        do: 'choose',
        title: 'Sockem: move the target, or slow?',
        n: 1,
        options: [
          {
            id: 'shove',
            label: 'Move the target',
            effects: [{ do: 'shove', n: { base: 1, b: 'h(rea)' }, end: 'any' }],
          },
          {
            id: 'slow',
            label: 'Slow the target',
            effects: [{ do: 'apply', condition: 'slowed', n: { base: 1, c: 'h(fin)' } }],
          },
        ],
      },
    ],
    success: [{ do: 'deal', load: 'fatigue', n: 2 }],
    critical: [
      { do: 'deal', load: 'fatigue', n: { base: 1, a: 'h(pow)' } },
      { do: 'apply', condition: 'stunned' },
    ],
    upgrades: { a: 'Crit Fatigue + half Power', b: 'Squares moved + half Reason', c: 'Slowed + half Finesse' },
  },
  {
    id: 'bull-rush',
    name: 'Bull Rush',
    art: 'brawling',
    type: 'action',
    text: 'First walk up to half Speed to a square next to the target. Hit: 2 Fatigue to an enemy. Crit: +1 Fatigue, and the target may be moved 1.',
    attack: 'physical',
    tags: ['finisher'],
    range: 3,
    target: { who: 'character', shape: 'one' },
    before: [{ do: 'walk', n: { base: 'half-speed', b: 'h(fin)' }, end: 'beside target' }],
    success: [{ do: 'deal', load: 'fatigue', n: 2, when: ['enemy'] }],
    critical: [
      { do: 'deal', load: 'fatigue', n: { base: 1, a: 'h(pow)' }, when: ['enemy'] },
      { do: 'shove', n: 1, end: 'start' },
    ],
    upgrades: { a: 'Crit Fatigue + half Power', b: 'Squares walked + half Finesse' },
  },
  {
    id: 'chokehold',
    name: 'Chokehold',
    art: 'brawling',
    type: 'action',
    text: 'Hit: hold the target: Immobilized and Weakened while in reach and not let go. The one held may spend an action to break free. Crit: 1 Fatigue.',
    attack: 'physical',
    range: 1,
    target: { who: 'character', shape: 'one' },
    success: [{ do: 'code', name: 'hold' }],
    critical: [{ do: 'deal', load: 'fatigue', n: { base: 1, a: 'h(pow)' } }],
    upgrades: { a: 'Crit Fatigue + half Power', b: 'Held at once + half Finesse' },
  },
  {
    id: 'guardian',
    name: 'Guardian',
    art: 'brawling',
    type: 'stance',
    text: 'An enemy who leaves a square next to you pays 2 more movement or goes back, and you strike: hit 1 Fatigue, crit Immobilized this turn.',
    range: 0,
    target: self,
    triggers: [
      {
        on: 'leaves',
        within: { base: 1, b: 1 },
        once: true,
        effects: [
          { do: 'halt', price: 2 },
          {
            do: 'strike',
            kind: 'physical',
            success: [{ do: 'deal', load: 'fatigue', n: { base: 1, a: 'h(pow)' } }],
            critical: [{ do: 'apply', condition: 'immobilized', until: 'this turn' }],
          },
        ],
      },
    ],
    upgrades: { a: 'Strike Fatigue + half Power', b: 'Also from 2 squares away, at whoever moves further off' },
  },
  {
    id: 'pounce',
    name: 'Pounce',
    art: 'brawling',
    type: 'stance',
    text: 'When an enemy within 3 attacks an ally, walk up to half Speed to the attacker, who may attack you instead or is Weakened +1. The stance ends.',
    range: 3,
    target: self,
    code: ['pounce'],
    upgrades: { a: 'You may deal the attacker half Power Fatigue', b: 'Teleport 2 + half Reason instead' },
  },
  {
    id: 'indefatigable',
    name: 'Indefatigable',
    art: 'brawling',
    type: 'passive',
    text: 'Maximum Fatigue Tolerance +1.',
    range: 0,
    target: self,
    stats: [{ stat: 'fatigue', n: { base: 1, a: 'h(end)' } }],
    upgrades: { a: '+ half Endurance' },
  },
  {
    id: 'adrenaline',
    name: 'Adrenaline',
    art: 'brawling',
    type: 'passive',
    text: 'When dealt Fatigue you may end one status or ignore one that is about to land. While Exhausted, +1 Boon on panic rolls.',
    range: 0,
    target: self,
    effect: [
      {
        do: 'choose',
        title: 'Adrenaline?',
        n: 1,
        optional: true,
        options: [
          { id: 'end', label: 'End one status', effects: [{ do: 'clear', what: 'choice' }] },
          { id: 'ignore', label: 'Ignore the next of this attack', effects: [{ do: 'code', name: 'ignore-next' }] },
          {
            id: 'calm',
            label: 'Stress Load −1 (upgrade)',
            effects: [{ do: 'ease', load: 'stress', n: 1, when: ['up:b'] }],
          },
        ],
      },
    ],
    standing: [{ roll: 'panic', boons: { base: 1, a: 'h(rea)' }, when: ['exhausted'] }],
    upgrades: { a: 'Boons + half Reason', b: 'Stress Load −1 instead of the status' },
  },
];
