/**
 * TH-44: the abilities of biffers, plinkers and casters. Their ranges are assumed: 1, 6, and 4 with
 * Area 2.
 */
import type { Ability } from '../../sheet/ability.ts';

const self = { who: 'self', shape: 'one' } as const;
const oneEnemy = { who: 'enemy', shape: 'one' } as const;

/** A biffer's blow; from tier 1 on its crit stuns. */
const bash = (id: string, name: string, stuns: boolean): Ability => ({
  id,
  name,
  art: 'foe',
  type: 'action',
  text: `Hit or miss: Dazed, or push by 1 and tier and follow up to 2. Hit: 1 Fatigue. Crit: +1${stuns ? ' and Stunned' : ''}.`,
  attack: 'physical',
  range: 1,
  target: oneEnemy,
  effect: [
    {
      do: 'choose',
      title: `${name}: daze or push?`,
      n: 1,
      options: [
        { id: 'daze', label: 'Daze', effects: [{ do: 'apply', condition: 'dazed' }] },
        {
          id: 'push',
          label: 'Push and follow',
          effects: [
            { do: 'push', n: { base: 1, plus: 'tier' } },
            { do: 'walk', n: 2, end: 'any' },
          ],
        },
      ],
    },
  ],
  success: [{ do: 'deal', load: 'fatigue', n: 1 }],
  critical: [
    { do: 'deal', load: 'fatigue', n: 1 },
    ...(stuns ? [{ do: 'apply' as const, condition: 'stunned' as const }] : []),
  ],
});

/** A plinker's shot; from tier 1 on a hidden plinker gains by it. */
const shot = (id: string, name: string, sly: boolean): Ability => ({
  id,
  name,
  art: 'foe',
  type: 'action',
  text: `Hit: 1 Fatigue. Crit: +1. From a height with no enemy within 2, a Boon for each step past the first${sly ? '; a Boon while Hidden' : ''}.`,
  attack: 'physical',
  tags: ['ranged'],
  range: 6,
  target: oneEnemy,
  lean: [
    { boons: { base: 'rise' }, when: ['high', 'alone'] },
    { boons: -1, when: ['beset'] },
    ...(sly ? [{ boons: 1, when: ['hidden'] }] : []),
  ],
  success: [{ do: 'deal', load: 'fatigue', n: 1 }],
  critical: [{ do: 'deal', load: 'fatigue', n: 1 }],
});

export const foeAbilities: readonly Ability[] = [
  bash('bash', 'Bash', false),
  bash('stunning-bash', 'Stunning Bash', true),
  {
    id: 'bodyguard',
    name: 'Bodyguard',
    art: 'foe',
    type: 'stance',
    text: 'When an enemy attacks an ally within 2, you may move up to 1 square, and 1 more for each tier, to give cover.',
    range: 2,
    target: self,
    triggers: [
      { on: 'ally attacked', optional: true, effects: [{ do: 'walk', n: { base: 1, plus: 'tier' }, end: 'any' }] },
    ],
  },
  shot('plink', 'Plink', false),
  shot('sly-plink', 'Sly Plink', true),
  {
    id: 'hide',
    name: 'Hide',
    art: 'foe',
    type: 'action',
    text: 'You are Hidden.',
    range: 0,
    target: self,
    effect: [{ do: 'apply', condition: 'hidden' }],
  },
  {
    id: 'blast',
    name: 'Blast',
    art: 'foe',
    type: 'action',
    text: 'An area: 1 Fatigue on a hit; afterwards you may walk up to half your Speed. Overexert: Area 4.',
    attack: 'physical',
    range: 4,
    target: { who: 'character', shape: 'area', size: { base: 2, over: { wide: 2 } } },
    success: [{ do: 'deal', load: 'fatigue', n: 1 }],
    after: [{ do: 'code', name: 'slip-away' }],
    overexert: { modes: [{ id: 'wide', label: 'Area 4' }] },
  },
  {
    id: 'feast',
    name: 'Feast on the Fallen',
    art: 'foe',
    type: 'action',
    text: 'A fallen fellow beside you is gone; your own tolerances rise by 1 each.',
    range: 1,
    target: { who: 'ally', shape: 'one', down: true },
    effect: [{ do: 'code', name: 'feast' }],
  },
];
