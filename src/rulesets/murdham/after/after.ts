/**
 * What characters of Murdham keep after a fight, and their rests (the health and rest chapters,
 * MU). Nothing comes back by itself: health, conditions with their clocks, omens, mana, injuries,
 * used and worn things stay as they are. Where the chapter is silent we decide: a fight lies within
 * one stretch, so the button “stretch” ends what lasts for a stretch. Fighters who have neither
 * fled nor given up gather their own things from the ground. Conditions that come from places and
 * people of the fight end with it. Guns are loaded again, because reloading is per fight.
 */
import type { After, Lasting } from '../../../engine/after/after.ts';
import { combatantOf } from '../../../engine/fight.ts';
import { copyOfJson } from '../../../engine/forms/schema.ts';
import { nameList } from '../../../engine/words.ts';
import { commaList, figureLines, inFormerOrder, itemChangeLines } from '../../common/after.ts';
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
 * Conditions that come from a place, an enemy or the moment. They end with the fight unless the
 * fighter had them before it.
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

/**
 * Tells whether a condition ends with the fight. A condition that lasts a stretch or longer stays.
 */
const endsNow = ({ id, until }: Condition, before: MurdhamSheet): boolean =>
  until === 'round' || (until === 'cause' && OF_THE_FIGHT.includes(id) && !isConditionActive(before, id));

/**
 * Gives a fighter's gear after the fight, held and worn as before it. `found` is the fighter's own
 * gear that lay on the ground.
 */
function gathered(before: MurdhamSheet, sheet: MurdhamSheet, found: readonly GearItem[]): GearItem[] {
  const taken = found.filter(({ id }) => !sheet.gear.some((item) => item.id === id));
  const all = [...sheet.gear, ...taken].map((item): GearItem => {
    const was = before.gear.find(({ id }) => id === item.id);
    // MU: a gun has one shot for each fight, so it is loaded again. What was drunk or thrown is
    // gone.
    const spent = item.spent && specOfGear(item).consumable === true;
    return { ...item, spent, used: false, held: was?.held ?? null, worn: was?.worn ?? false };
  });
  return inFormerOrder(before.gear, all);
}

const labelsOf = ({ conditions }: MurdhamSheet): string[] => [
  ...new Set(conditions.map(({ id }) => conditionSpecs[id].label)),
];
const named = (item: GearItem) => ({ id: item.id, name: itemName(item) });

/** Lists each thing that the fight wore out or used up. */
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
      // `by` names a fighter of this fight, who is unknown outside it.
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
    ...itemChangeLines(before.gear.map(named), sheet.gear.map(named), 'MU-48'),
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
    return commaList(
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
      // Only an omen that refuses death leaves a permanent injury.
      of: (before, sheet) =>
        sheet.injuries.filter(({ permanent }) => permanent).length -
        before.injuries.filter(({ permanent }) => permanent).length,
    },
  ],
  rests: murdhamRests,
};
