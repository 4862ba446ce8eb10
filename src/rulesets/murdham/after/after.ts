/**
 * What lasts beyond a fight of Murdham, and rest (the health and rest chapters, MU). Per fight
 * nothing comes back by itself: health, conditions with their clocks, omens, mana, injuries, what
 * was used up and worn out stay. Open, and decided here: a fight is over within its stretch, so
 * what lasts for a stretch is ended by the button that says so; one's own things on the ground are
 * gathered up by whoever has neither fled nor given up; what hangs on places and people of the
 * fight ends with it; guns are loaded again (reload is per fight).
 */
import type { After, Lasting } from '../../../engine/after/after.ts';
import { combatantOf } from '../../../engine/fight.ts';
import { copyOfJson } from '../../../engine/forms/schema.ts';
import { nameList } from '../../../engine/words.ts';
import { belongings, figureLines, inOldOrder, inShort } from '../../common/after.ts';
import type { MurdhamHouse } from '../house/house.ts';
import { itemName } from '../play/table/weapons.ts';
import type { GearItem } from '../sheet/carried.ts';
import { type Condition, conditionSpecs } from '../sheet/conditions.ts';
import { healthOf, maxHealth } from '../sheet/scores.ts';
import type { MurdhamSheet } from '../sheet/sheet.ts';
import { isConditionActive, isGone } from '../sheet/standing.ts';
import type { ConditionId } from '../sheet/terms.ts';
import { specOfGear } from '../sheet/things/gear.ts';
import type { MurdhamState } from '../state.ts';
import { murdhamRests } from './rests.ts';

const ABILITIES = ['str', 'agi', 'wit'] as const;
/**
 * What hangs on a place, on an enemy or on the moment, and so ends with the fight; not what
 * somebody was in before it.
 */
const OF_THE_FIGHT: readonly ConditionId[] = [
  'entangled',
  'frenzied',
  'silenced',
  'stunned',
  'surrendered',
  'fled',
  'carried-off',
  'retreating',
  'must-yield',
  'taunted',
  'distracted',
  'grabbed',
  'netted',
  'concealed',
  'unaware',
  'invisible',
  'obscured',
  'in-cover',
  'climbing',
  'in-water',
  'aloft',
  'mounted',
  'possessed',
  'breathless',
];

/** Whether a condition is over with the fight. A clock of a stretch or more runs on. */
const endsNow = ({ id, until }: Condition, before: MurdhamSheet): boolean =>
  until === 'round' || (until === 'cause' && OF_THE_FIGHT.includes(id) && !isConditionActive(before, id));

/** Gear after the fight, carried as before it; `found`: what of their own lay on the ground. */
function gathered(before: MurdhamSheet, sheet: MurdhamSheet, found: readonly GearItem[]): GearItem[] {
  const taken = found.filter(({ id }) => !sheet.gear.some((item) => item.id === id));
  const all = [...sheet.gear, ...taken].map((item): GearItem => {
    const was = before.gear.find(({ id }) => id === item.id);
    // MU, reload: a shot is one for each fight. What is drunk or thrown is gone.
    const spent = item.spent && specOfGear(item).consumable === true;
    return { ...item, spent, used: false, held: was?.held ?? null, worn: was?.worn ?? false };
  });
  return inOldOrder(before.gear, all);
}

const labelsOf = ({ conditions }: MurdhamSheet): string[] => [
  ...new Set(conditions.map(({ id }) => conditionSpecs[id].label)),
];
const named = (item: GearItem) => ({ id: item.id, name: itemName(item) });

/** Lines for each thing that is worn or used up. */
const wear = (before: MurdhamSheet, sheet: MurdhamSheet): Lasting[] =>
  sheet.gear.flatMap((item): Lasting[] => {
    const was = before.gear.find(({ id }) => id === item.id);
    const name = itemName(item);
    return [
      ...(was && item.damaged && !was.damaged
        ? [{ text: `${name}: damaged`, rule: 'MU-48', tone: 'bad' } as const]
        : []),
      ...(was && item.spent && !was.spent ? [{ text: `${name}: used up`, rule: 'MU-09', tone: 'bad' } as const] : []),
      ...(was && item.coat !== was.coat
        ? [{ text: `${name}: ${item.coat ? 'coated' : 'its coat is gone'}`, rule: 'MU-09' }]
        : []),
    ];
  });

export const afterRules: After<MurdhamSheet, MurdhamState, MurdhamHouse> = {
  stays: [
    { path: 'abilities', rule: 'MU-29' },
    { path: 'harm', rule: 'MU-28' },
    { path: 'conditions', rule: 'MU-29' },
    { path: 'injuries', rule: 'MU-29' },
    { path: 'gear', rule: 'MU-48' },
    { path: 'natural', rule: 'MU' },
    { path: 'spent', rule: 'MU' },
    { path: 'traits', rule: 'MU' },
    { path: 'mutations', rule: 'MU' },
    { path: 'armour', rule: 'MU' },
    { path: 'size', rule: 'MU' },
    { path: 'shape', rule: 'MU' },
    { path: 'mana', rule: 'MU' },
    { path: 'corruption', rule: 'MU' },
    { path: 'omens', rule: 'MU' },
    { path: 'morale', rule: 'MU-45' },
  ],
  over(fight, who, before) {
    const sheet = copyOfJson(combatantOf(fight, who).sheet);
    const left = isGone(sheet) || isConditionActive(sheet, 'surrendered');
    const own = left ? [] : fight.state.dropped.flatMap(({ item, of }) => (of === who ? [copyOfJson(item)] : []));
    const over = sheet.conditions.filter((one) => endsNow(one, before));
    sheet.conditions = sheet.conditions
      .filter((one) => !over.includes(one))
      // From whom it came is somebody of this fight.
      .map(({ by: _, ...one }) => one);
    sheet.gear = gathered(before, sheet, own);
    sheet.morale = sheet.morale === 'passed' ? 'passed' : 'steady';
    const words = [...new Set(over.map(({ id }) => conditionSpecs[id].label))];
    const ended: Lasting[] = [
      ...(words.length > 0 ? [{ text: `Ended: ${nameList(words)}`, rule: 'MU' }] : []),
      ...(own.length > 0 ? [{ text: `Gathered up: ${nameList(own.map(itemName))}`, rule: 'MU-09' }] : []),
    ];
    return { sheet, ended };
  },
  changes: (before, sheet) => [
    ...figureLines(before, sheet, [
      { label: 'Health', rule: 'MU-28', of: healthOf, better: 'up' },
      ...ABILITIES.map((id) => ({
        label: id.toUpperCase(),
        rule: 'MU-29',
        of: ({ abilities }: MurdhamSheet) => abilities[id],
        better: 'up' as const,
      })),
      { label: 'Omens', rule: 'MU', of: ({ omens }) => omens, better: 'up' },
      { label: 'Mana', rule: 'MU', of: ({ mana }) => mana, better: 'up' },
      { label: 'Corruption', rule: 'MU', of: ({ corruption }) => corruption, better: 'down' },
    ]),
    ...sheet.injuries.slice(before.injuries.length).map(
      ({ label, permanent }): Lasting => ({
        text: `Injury: ${label}${permanent ? ', for good' : ''}`,
        rule: 'MU-29',
        tone: 'bad',
      }),
    ),
    ...(before.injuries.length > sheet.injuries.length
      ? [{ text: 'Injuries heal', rule: 'MU-29', tone: 'good' } as const]
      : []),
    ...labelsOf(sheet)
      .filter((label) => !labelsOf(before).includes(label))
      .map((text): Lasting => ({ text, rule: 'MU-29', tone: 'bad' })),
    ...labelsOf(before)
      .filter((label) => !labelsOf(sheet).includes(label))
      .map((label): Lasting => ({ text: `No longer: ${label}`, rule: 'MU-29' })),
    ...wear(before, sheet),
    ...belongings(before.gear.map(named), sheet.gear.map(named), 'MU-48'),
    ...(sheet.mutations.length > before.mutations.length
      ? [{ text: 'A new mutation', rule: 'MU', tone: 'bad' } as const]
      : []),
    ...(sheet.spent.join() === before.spent.join()
      ? []
      : [
          {
            text:
              sheet.spent.length > 0
                ? 'Done for this stretch or day: more than before'
                : 'What may be done once in a stretch may be done again',
            rule: 'MU',
          },
        ]),
    ...(sheet.morale === before.morale
      ? []
      : [
          {
            text: sheet.morale === 'passed' ? 'Done with morale for the stretch' : 'Morale is tested again',
            rule: 'MU-45',
          },
        ]),
  ],
  words(sheet, fresh) {
    if (isConditionActive(sheet, 'dead')) return 'Dead';
    const most = maxHealth(sheet).total;
    return inShort(
      healthOf(sheet) < most ? `Health ${healthOf(sheet)} of ${most}` : '',
      ...labelsOf(sheet).filter((label) => !labelsOf(fresh).includes(label)),
      ...ABILITIES.map((id) =>
        sheet.abilities[id] < fresh.abilities[id]
          ? `${id.toUpperCase()} ${sheet.abilities[id]} of ${fresh.abilities[id]}`
          : '',
      ),
      sheet.omens < fresh.omens ? `omens ${sheet.omens} of ${fresh.omens}` : '',
      sheet.mana < fresh.mana ? `mana ${sheet.mana} of ${fresh.mana}` : '',
      sheet.corruption > fresh.corruption ? `corruption ${sheet.corruption}` : '',
      ...sheet.gear.filter(({ damaged }) => damaged).map((item) => `${itemName(item)} damaged`),
    );
  },
  counts: [
    {
      id: 'injuries',
      one: 'injury',
      many: 'injuries',
      of: (before, sheet) => sheet.injuries.length - before.injuries.length,
    },
    {
      id: 'cheated',
      one: 'death cheated',
      many: 'deaths cheated',
      // An omen that refuses death leaves an injury for good: nothing else does.
      of: (before, sheet) =>
        sheet.injuries.filter(({ permanent }) => permanent).length -
        before.injuries.filter(({ permanent }) => permanent).length,
    },
  ],
  rests: murdhamRests,
};
