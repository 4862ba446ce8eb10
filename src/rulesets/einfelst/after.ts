/**
 * What lasts beyond a fight of Einfelst Wilds, and healing. The chapter leaves healing to a page
 * that was not found, so the rests here are assumed. Four more points are open and decided here.
 * Poison works on until it is used up (EW-47). A fire is put out. A combatant who has not fled
 * gathers up its own arms. A crossbow is loaded in peace.
 */
import type { After, Lasting, Rest } from '../../engine/after/after.ts';
import { combatantOf } from '../../engine/fight.ts';
import { copyOfJson } from '../../engine/forms/schema.ts';
import { capitalized, notAllowed } from '../../engine/words.ts';
import { commaList, figureLines, inFormerOrder, itemChangeLines } from '../common/after.ts';
import { type EinfelstHouse, houseRules } from './house/house.ts';
import { type EinfelstSheet, LEVELS, type Level } from './sheet/sheet.ts';
import type { Weapon } from './sheet/weapons.ts';
import type { EinfelstState } from './state.ts';

const KINDS = ['physical', 'mental'] as const;
type Kind = (typeof KINDS)[number];
/** The points that a Harm of each level counts for (EW-24). */
const WORTH: Record<Level, number> = { lesser: 1, moderate: 2, severe: 3 };
const harmOf = (sheet: EinfelstSheet): number =>
  sheet.points +
  KINDS.reduce((sum, kind) => sum + LEVELS.reduce((all, level) => all + sheet[kind][level] * WORTH[level], 0), 0);
const boxes: Record<Level, number> = (({ lesserSlots: lesser, moderateSlots: moderate, severeSlots: severe }) => ({
  lesser,
  moderate,
  severe,
}))(houseRules.start());
const FATES = { no: '', out: 'Out', dead: 'Dead', fled: '', broken: 'Broken' } as const;

/** A combatant's arms after the fight, carried as they were before it. */
function gathered(before: EinfelstSheet, sheet: EinfelstSheet, left: boolean): Weapon[] {
  const kept = sheet.weapons.flatMap((arm): Weapon[] => {
    const was = before.weapons.find(({ id }) => id === arm.id);
    if (arm.where === 'dropped' && left) return [];
    const where = arm.where === 'body' ? 'body' : (was?.where ?? 'belt');
    return [
      {
        ...arm,
        where: where === 'dropped' ? 'belt' : where,
        lies: null,
        loaded: arm.loaded === 'no' ? 'yes' : arm.loaded,
      },
    ];
  });
  return inFormerOrder(before.weapons, kept);
}

/**
 * A sheet on which Harm heals. A combatant who was out by points and is under the limit again
 * stands up.
 */
function healed(sheet: EinfelstSheet, mend: (to: EinfelstSheet) => void): EinfelstSheet {
  const to = copyOfJson(sheet);
  mend(to);
  if (to.gone === 'out' && to.points < to.limit) to.gone = 'no';
  return to;
}
const ease = (to: EinfelstSheet, level: Level, by: number): void => {
  for (const kind of KINDS) to[kind][level] = Math.max(0, to[kind][level] - by);
};
const settle = (to: EinfelstSheet, nights: number): void => {
  ease(to, 'lesser', nights);
  to.points = Math.max(0, to.points - nights);
  Object.assign(to, { poison: 0, sore: 0, nextDice: 0 });
};
const living = ({ gone }: EinfelstSheet) => gone !== 'dead' || notAllowed('EW-23', 'The dead do not heal.');

/**
 * The Harm that a healer can lessen: a Lesser heals; any other becomes the next level below, where
 * that row has a free box.
 */
const treatable = (sheet: EinfelstSheet): { id: string; label: string }[] =>
  KINDS.flatMap((kind) =>
    LEVELS.flatMap((level, at) => {
      const below = LEVELS[at - 1];
      if (sheet[kind][level] === 0 || (below && sheet[kind][below] >= boxes[below])) return [];
      const to = below ? `becomes ${capitalized(below)}` : 'heals';
      return [{ id: `${kind}.${level}`, label: `${capitalized(kind)}: a ${capitalized(level)} Harm ${to}` }];
    }),
  );

const rests: readonly Rest<EinfelstSheet>[] = [
  {
    id: 'care',
    name: 'A healer’s care',
    rule: 'EW-23',
    says: 'After a helper’s test with a success: a Lesser Harm heals, or one above it becomes the next below.',
    assumed: true,
    most: { times: 1, until: ['night', 'week'] },
    choices: treatable,
    allowed: living,
    take: (sheet, { choice = '' }) =>
      healed(sheet, (to) => {
        const [kind, level] = choice.split('.') as [Kind, Level];
        const below = LEVELS[LEVELS.indexOf(level) - 1];
        to[kind][level] -= 1;
        if (below) to[kind][below] += 1;
      }),
  },
  {
    id: 'night',
    name: 'A night’s rest',
    rule: 'EW-23',
    says: 'A Lesser Harm of each kind heals, or a point of Harm; poison has run out.',
    assumed: true,
    allowed: living,
    take: (sheet) => healed(sheet, (to) => settle(to, 1)),
  },
  {
    id: 'week',
    name: 'A safe week',
    rule: 'EW-23',
    says: 'A Moderate Harm of each kind heals, and what seven nights heal.',
    assumed: true,
    allowed: living,
    take: (sheet) =>
      healed(sheet, (to) => {
        ease(to, 'moderate', 1);
        settle(to, 7);
      }),
  },
];

/** A row of Harm in words: “1 Lesser, 1 Moderate”. */
const rowWords = (sheet: EinfelstSheet, kind: Kind): string =>
  commaList(...LEVELS.map((level) => (sheet[kind][level] > 0 ? `${sheet[kind][level]} ${capitalized(level)}` : '')));

export const afterRules: After<EinfelstSheet, EinfelstState, EinfelstHouse> = {
  stays: [
    ...KINDS.flatMap((kind) => LEVELS.map((level) => ({ path: `${kind}.${level}`, rule: 'EW-23' }))),
    { path: 'points', rule: 'EW-22' },
    // EW-22, EW-41: these dice wait for the next test, which may come after this fight.
    { path: 'sore', rule: 'EW-22' },
    { path: 'nextDice', rule: 'EW-41' },
    { path: 'injuries', rule: 'EW-23' },
    { path: 'gone', rule: 'EW-23' },
    { path: 'poison', rule: 'EW-47' },
    { path: 'weapons', rule: 'EW-18' },
  ],
  over(fight, who, before) {
    const sheet = copyOfJson(combatantOf(fight, who).sheet);
    const { gone, fire } = sheet;
    const left = gone === 'fled' || gone === 'dead';
    const placed =
      sheet.cover !== 'none' || sheet.pinned || sheet.prone || sheet.aloof || sheet.lurking || sheet.held !== null;
    Object.assign(sheet, {
      cover: 'none',
      pinned: false,
      prone: false,
      aloof: false,
      lurking: false,
      held: null,
      fire: null,
    });
    Object.assign(sheet, {
      close: [],
      firstDice: 0,
      gone: gone === 'fled' ? 'no' : gone,
      weapons: gathered(before, sheet, left),
    });
    const ended: Lasting[] = [
      ...(fire ? [{ text: 'The fire is put out', rule: 'EW-45' }] : []),
      ...(placed ? [{ text: 'Cover, holds and whatever pinned them have ended', rule: 'EW-29' }] : []),
      ...(gone === 'fled' ? [{ text: 'Fled: comes to the next fight as anybody', rule: 'EW-33' }] : []),
    ];
    return { sheet, ended };
  },
  changes: (before, sheet) => [
    ...figureLines(before, sheet, [
      ...KINDS.flatMap((kind) =>
        LEVELS.map((level) => ({
          label: `${capitalized(kind)} Harm, ${capitalized(level)}`,
          rule: 'EW-23',
          of: (one: EinfelstSheet) => one[kind][level],
          better: 'down' as const,
        })),
      ),
      { label: 'Harm points', rule: 'EW-22', of: ({ points }) => points, better: 'down' },
      { label: 'Fresh points, off the next test', rule: 'EW-22', of: ({ sore }) => sore, better: 'down' },
      { label: 'Dice on the next roll', rule: 'EW-41', of: ({ nextDice }) => nextDice, better: 'up' },
      { label: 'Poison still to work', rule: 'EW-47', of: ({ poison }) => poison, better: 'down' },
    ]),
    ...sheet.injuries
      .slice(before.injuries.length)
      .map((text): Lasting => ({ text: `Critical injury: ${text}`, rule: 'EW-23', tone: 'bad' })),
    ...itemChangeLines(before.weapons, sheet.weapons, 'EW-18'),
    ...(sheet.gone !== before.gone
      ? [
          {
            text: FATES[sheet.gone] || 'Can fight again',
            rule: 'EW-23',
            tone: FATES[sheet.gone] ? 'bad' : 'good',
          } as const,
        ]
      : []),
  ],
  words(sheet) {
    if (sheet.gone === 'dead') return 'Dead';
    const rows = KINDS.map((kind) => {
      const words = rowWords(sheet, kind);
      return words === '' ? '' : `${capitalized(kind)} Harm ${words}`;
    });
    return commaList(
      sheet.counts === 'points' && sheet.points > 0 ? `Harm ${sheet.points} of ${sheet.limit}` : '',
      ...(sheet.counts === 'rows' ? rows : []),
      ...sheet.injuries,
      FATES[sheet.gone].toLowerCase(),
      sheet.poison > 0 ? `poison ${sheet.poison}` : '',
    );
  },
  counts: [
    { id: 'harm', one: 'Harm', many: 'Harm', of: (before, sheet) => harmOf(sheet) - harmOf(before) },
    {
      id: 'injuries',
      one: 'critical injury',
      many: 'critical injuries',
      of: (before, sheet) => sheet.injuries.length - before.injuries.length,
    },
  ],
  rests,
};
