/** Infusion: four statuses, charged ground, armour of force. */
import { capitalized } from '../../../../engine/words.ts';
import type { Ability, Effect } from '../../sheet/ability.ts';

const self = { who: 'self', shape: 'one' } as const;
const four = (n: NonNullable<Extract<Effect, { do: 'apply' }>['n']>) =>
  (['burning', 'slowed', 'blinded', 'shocked'] as const).map((condition) => ({
    id: condition,
    label: capitalized(condition),
    effects: [{ do: 'apply' as const, condition, n }],
  }));

export const infusion: readonly Ability[] = [
  {
    id: 'infuse-weapon',
    name: 'Infuse Weapon',
    art: 'infusion',
    type: 'action',
    text: 'A Basic Attack with Infusion; beside the target it is no longer Ranged and is a Finisher. Hit: 2 Fatigue, crit +1. One of Burning, Slowed, Blinded, Shocked +1; on a hit one more.',
    attack: 'physical',
    tags: ['ranged'],
    range: 3,
    target: { who: 'enemy', shape: 'one' },
    effect: [{ do: 'choose', title: 'Infuse Weapon: which status?', n: 1, options: four(1) }],
    success: [
      { do: 'deal', load: 'fatigue', n: 2 },
      {
        do: 'choose',
        title: 'Infuse Weapon: and which besides?',
        n: { base: 1, b: 'h(fin)' },
        repeat: true,
        options: four(1),
      },
    ],
    critical: [{ do: 'deal', load: 'fatigue', n: { base: 1, a: 'h(pow)' } }],
    code: ['melee-tags'],
    upgrades: { a: 'Crit Fatigue + half Power', b: 'Further picks + half Finesse' },
  },
  {
    id: 'wave-of-mutilation',
    name: 'Wave of Mutilation',
    art: 'infusion',
    type: 'action',
    text: 'An area round you: one of Burning, Slowed, Blinded, Shocked +1 on everybody in it, you too. No roll.',
    range: 0,
    target: { who: 'ground', shape: 'area', size: { base: 2, a: 'h(rea)' } },
    effect: [{ do: 'code', name: 'wave' }],
    upgrades: { a: 'Area + half Reason', b: 'Stacks + half Finesse on all but you' },
  },
  {
    id: 'homing-beacon',
    name: 'Homing Beacon',
    art: 'infusion',
    type: 'action',
    text: 'Ground round you into which you may teleport for 4 movement or your action; allies beside you too, and out of it to you.',
    tags: ['terrain'],
    range: 0,
    target: { who: 'ground', shape: 'area', size: { base: 3, a: 'h(rea)' } },
    effect: [{ do: 'terrain' }],
    code: ['beacon'],
    upgrades: { a: 'Area + half Reason', b: 'Costs 2 movement', c: 'Does not count against the one-terrain limit' },
  },
  {
    id: 'force-armor',
    name: 'Force Armor',
    art: 'infusion',
    type: 'stance',
    text: 'When your Resilience turns an enemy’s attack, you may push the attacker up to 1; on a defence crit up to 2. The stance stays.',
    range: 0,
    target: self,
    triggers: [
      {
        on: 'defended',
        by: 'resilience',
        optional: true,
        effects: [{ do: 'code', name: 'force-push' }],
      },
    ],
    code: ['force-armor'],
    upgrades: { a: 'Push + half Reason, on a crit + Reason', b: '+ half Focus on Resilience while the push is unused' },
  },
  {
    id: 'magnetic-armor',
    name: 'Magnetic Armor',
    art: 'infusion',
    type: 'stance',
    text: 'An enemy who starts to leave a square beside you is Slowed +1 and does not make the step, once a turn; an ally beside you cannot be moved by enemies.',
    range: 1,
    target: self,
    triggers: [
      {
        on: 'leaves',
        once: true,
        effects: [
          { do: 'halt' },
          { do: 'apply', condition: 'slowed', n: { base: 1, a: 'h(fin)' } },
          { do: 'deal', load: 'fatigue', n: { base: 'h(pow)' }, when: ['up:b'] },
        ],
      },
    ],
    code: ['magnetic-anchor'],
    upgrades: { a: 'Slowed + half Finesse', b: 'half Power Fatigue to the enemy' },
  },
  {
    id: 'transmuter',
    name: 'Transmuter',
    art: 'infusion',
    type: 'passive',
    text: 'When you or an ally put Burning, Slowed, Blinded or Shocked on an enemy beside you, you may make it another of the four.',
    range: { base: 1, a: 'h(rea)' },
    target: self,
    code: ['transmuter'],
    upgrades: { a: 'Range + half Reason', b: '1 Stress if it had that one already' },
  },
  {
    id: 'resonance',
    name: 'Resonance',
    art: 'infusion',
    type: 'passive',
    text: 'When your attack succeeds while you have Burning, Slowed, Blinded or Shocked, the target may get +1 of it too.',
    range: 0,
    target: self,
    code: ['resonance'],
    upgrades: { a: 'Stacks + half Finesse', b: 'Different statuses + half Reason' },
  },
];
