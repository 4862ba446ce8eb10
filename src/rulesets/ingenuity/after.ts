/**
 * What lasts beyond a fight of Ingenuity, and recovery (its page: a break, a rest, a rest that was
 * broken off). The pools last from rest to rest and not for a fight (IN-18, IN-36), and the number
 * against death is raised for good (IN-38). The chapter leaves four points open, which are decided
 * here. Halves are rounded down. An unconscious combatant wakes with a break or a rest. A combatant
 * who has not fled gathers up its own things. Weapons are loaded in peace.
 */
import type { After, Rest } from '../../engine/after/after.ts';
import { combatantOf } from '../../engine/fight.ts';
import { copyOfJson } from '../../engine/forms/schema.ts';
import { notAllowed } from '../../engine/words.ts';
import { commaList, endedLines, figureLines, inFormerOrder, itemChangeLines } from '../common/after.ts';
import { houseRules, type IngenuityHouse } from './house/house.ts';
import { type Item, isBroken } from './sheet/items.ts';
import type { IngenuitySheet } from './sheet/sheet.ts';
import type { IngenuityState } from './state.ts';

const POOLS = ['endurance', 'stamina', 'focus'] as const;
const POOL_NAMES = { endurance: 'Endurance', health: 'Health', stamina: 'Stamina', focus: 'Focus' } as const;

/** Gives a combatant's items after the fight, carried as they were before it. */
function gathered(before: IngenuitySheet, sheet: IngenuitySheet, left: boolean): Item[] {
  const kept = sheet.items.flatMap((thing): Item[] => {
    const { lies: _, ...rest } = thing;
    if (thing.where === 'ground' && left) return [];
    const was = before.items.find(({ id }) => id === thing.id)?.where ?? 'carried';
    return [{ ...rest, where: was === 'ground' ? 'worn' : was, loaded: true }];
  });
  return inFormerOrder(before.items, kept);
}

const living = ({ gone }: IngenuitySheet) => gone !== 'dead' || notAllowed('IN-38', 'The dead do not recover.');
/** A sheet to which a share of each pool and some health have come back. */
function recovered(sheet: IngenuitySheet, share: (most: number) => number, health: number): IngenuitySheet {
  const to = copyOfJson(sheet);
  for (const pool of POOLS)
    to[pool].now = Math.min(Math.max(to[pool].now, to[pool].max), to[pool].now + share(to[pool].max));
  to.health.now = Math.min(Math.max(to.health.now, to.health.max), to.health.now + health);
  if (to.states.includes('unconscious')) {
    to.states = to.states.filter((state) => state !== 'unconscious');
    to.health.now = Math.max(to.health.now, Math.min(to.health.max, houseRules.start().resuscitateHealth));
  }
  return to;
}
const half = (most: number): number => Math.floor(most / 2);

const rests: readonly Rest<IngenuitySheet>[] = [
  {
    id: 'break',
    name: 'A break, up to an hour',
    rule: 'IN-36',
    says: 'Half of the most of endurance, stamina and focus comes back; twice between rests.',
    most: { times: 2, until: ['rest'] },
    allowed: living,
    take: (sheet) => recovered(sheet, half, 0),
  },
  {
    id: 'rest',
    name: 'A rest, eight hours',
    rule: 'IN-36',
    says: 'Endurance, stamina and focus are whole again, and one health comes back.',
    allowed: living,
    take: (sheet) => recovered(sheet, (most) => most, 1),
  },
  {
    id: 'broken-rest',
    name: 'A rest that was broken off',
    rule: 'IN-36',
    says: 'Half of the most of endurance, stamina and focus comes back.',
    allowed: living,
    take: (sheet) => recovered(sheet, half, 0),
  },
];

export const afterRules: After<IngenuitySheet, IngenuityState, IngenuityHouse> = {
  stays: [
    ...(['endurance', 'health', 'stamina', 'focus'] as const).map((pool) => ({ path: `${pool}.now`, rule: 'IN-36' })),
    { path: 'states', rule: 'IN-38' },
    { path: 'gone', rule: 'IN-38' },
    { path: 'deathNumber', rule: 'IN-38' },
    { path: 'items', rule: 'IN-32' },
  ],
  over(fight, who, before) {
    const sheet = copyOfJson(combatantOf(fight, who).sheet);
    const { gone, states } = sheet;
    const left = gone !== 'no';
    // IN-38: only a friend's care or a rest brings back consciousness.
    sheet.states = states.filter((state) => state === 'unconscious');
    sheet.gone = gone === 'dead' ? gone : 'no';
    sheet.items = gathered(before, sheet, left);
    sheet.unseenBy = [];
    sheet.seenBy = [];
    const over = states.filter((state) => state !== 'unconscious');
    return { sheet, ended: endedLines(over, 'IN-19') };
  },
  changes: (before, sheet) => [
    ...figureLines(before, sheet, [
      ...(['endurance', 'health', 'stamina', 'focus'] as const).map((pool) => ({
        label: POOL_NAMES[pool],
        rule: pool === 'health' ? 'IN-37' : 'IN-36',
        of: (one: IngenuitySheet) => one[pool].now,
        better: 'up' as const,
      })),
      { label: 'Luck against death', rule: 'IN-38', of: ({ deathNumber }) => deathNumber, better: 'down' },
    ]),
    ...sheet.items.flatMap((thing) => {
      const was = before.items.find(({ id }) => id === thing.id);
      return was
        ? figureLines(was, thing, [
            { label: `${thing.name}: durability`, rule: 'IN-32', of: ({ durability }) => durability.now, better: 'up' },
          ])
        : [];
    }),
    ...itemChangeLines(before.items, sheet.items, 'IN-09'),
    ...(sheet.states.includes('unconscious') !== before.states.includes('unconscious')
      ? [
          sheet.states.includes('unconscious')
            ? ({ text: 'Unconscious', rule: 'IN-38', tone: 'bad' } as const)
            : ({ text: 'Awake again', rule: 'IN-38', tone: 'good' } as const),
        ]
      : []),
    ...(sheet.gone !== before.gone
      ? [
          sheet.gone === 'dead'
            ? ({ text: 'Dead', rule: 'IN-38', tone: 'bad' } as const)
            : ({ text: 'Can fight again', rule: 'IN-38', tone: 'good' } as const),
        ]
      : []),
  ],
  words(sheet, fresh) {
    if (sheet.gone === 'dead') return 'Dead';
    return commaList(
      ...(['endurance', 'health', 'stamina', 'focus'] as const).map((pool) =>
        sheet[pool].now < sheet[pool].max ? `${POOL_NAMES[pool]} ${sheet[pool].now} of ${sheet[pool].max}` : '',
      ),
      ...sheet.states,
      sheet.deathNumber > fresh.deathNumber ? `luck against death ${sheet.deathNumber}` : '',
      ...sheet.items.map((thing) => (isBroken(thing) ? `${thing.name} broken` : '')),
    );
  },
  counts: [
    {
      id: 'health',
      one: 'Health lost',
      many: 'Health lost',
      of: (before, sheet) => before.health.now - sheet.health.now,
    },
    {
      id: 'cheated',
      one: 'death cheated',
      many: 'deaths cheated',
      // IN-38: each cheated death raises the number by 5.
      of: (before, sheet) => (sheet.deathNumber - before.deathNumber) / 5,
    },
  ],
  rests,
};
