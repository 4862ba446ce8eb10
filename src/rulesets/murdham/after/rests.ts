/**
 * Time that passes after a fight of Murdham, and rests: a stretch, a watch, a day’s rest, a week, a
 * paid healer (the health and rest chapters, MU).
 */
import type { Rest } from '../../../engine/after/after.ts';
import { copyOfJson } from '../../../engine/forms/schema.ts';
import { notAllowed, type Verdict } from '../../../engine/words.ts';
import { houseRules } from '../house/house.ts';
import { regainShape } from '../play/harm/shape.ts';
import { type Condition, conditionSpecs } from '../sheet/conditions.ts';
import { healthOf, regainHealth } from '../sheet/scores.ts';
import type { MurdhamSheet } from '../sheet/sheet.ts';
import { isConditionActive, isGone, knowsSkill } from '../sheet/standing.ts';
import type { ConditionId } from '../sheet/terms.ts';
import { allPoisons } from '../sheet/things/poisons.ts';

const ABILITIES = ['str', 'agi', 'wit'] as const;
const living = (sheet: MurdhamSheet): Verdict => !isGone(sheet) || notAllowed('MU-29', 'Is dead, or broken for good.');
/**
 * Refuses to let time pass while something must be settled by hand that depends on dice or choices,
 * and names it.
 */
function settled(sheet: MurdhamSheet): Verdict {
  if (isGone(sheet)) return living(sheet);
  if (isConditionActive(sheet, 'dying') && healthOf(sheet) === 0)
    return notAllowed('MU-29', 'Is dying: heal them, or have them die, on the sheet first.');
  const dose = sheet.conditions.find(
    ({ id, note }) => id === 'poisoned' && allPoisons[note ?? '']?.effect === 'damaging',
  );
  if (dose)
    return notAllowed('MU', 'A poison works at the end of the stretch: take its d12 off on the sheet, and the poison.');
  const drug = (['mandrake', 'crimson-weed'] as const).find((id) => isConditionActive(sheet, id));
  if (drug)
    return notAllowed('MU', `${conditionSpecs[drug].label} takes its price: set it on the sheet, and the drug off.`);
  return true;
}

/** Lets a stretch or a watch pass and ends the conditions of that length. */
function timePasses(sheet: MurdhamSheet, until: 'stretch' | 'watch'): MurdhamSheet {
  const to = copyOfJson(sheet);
  const ends = (clock: Condition['until']) => clock === 'round' || clock === 'stretch' || clock === until;
  if (houseRules.start().confusionHealth === 'lost')
    for (const { id, until: clock } of to.conditions) if (id === 'confused' && ends(clock)) to.harm += 2;
  for (const { id, note } of to.conditions) {
    if (id !== 'poisoned') continue;
    if (allPoisons[note ?? '']?.effect === 'corrupting') to.corruption += 4;
    if (allPoisons[note ?? '']?.effect === 'lethal') to.conditions = [...to.conditions, { id: 'dead', until: 'cause' }];
  }
  to.conditions = to.conditions.filter(({ id, until: clock }) => id !== 'poisoned' && id !== 'dying' && !ends(clock));
  regainShape(to);
  to.spent = to.spent.filter((mark) => until !== 'watch' && mark.startsWith('power:'));
  if (to.morale === 'passed') to.morale = 'steady';
  return to;
}

/**
 * Gives the most mana that this character has had. A sheet holds only what is left, so the
 * creature's own value is compared.
 */
const fullMana = (sheet: MurdhamSheet, fresh: MurdhamSheet): number => Math.max(sheet.mana, fresh.mana);
/**
 * Gives a character's full number of omens: two, three with Luck, none for a creature that begins
 * without omens.
 */
const fullOmens = (sheet: MurdhamSheet, fresh: MurdhamSheet): number =>
  fresh.omens === 0 ? sheet.omens : Math.max(sheet.omens, fresh.omens, knowsSkill(sheet, 'luck') ? 3 : 2);

/**
 * Gives the sheet after a day’s rest with food, drink and sleep: a watch has passed, health and
 * mana are full.
 */
function dayRest(sheet: MurdhamSheet, fresh: MurdhamSheet): MurdhamSheet {
  const to = timePasses(sheet, 'watch');
  to.harm = 0;
  to.mana = fullMana(sheet, fresh);
  to.conditions = to.conditions.filter(({ id }) => id !== 'magic-shield');
  return to;
}

/**
 * Gives the sheet after a week in a settlement: conditions and temporary losses are gone. Permanent
 * injuries stay, with the points that they took.
 */
function fullRest(sheet: MurdhamSheet, fresh: MurdhamSheet): MurdhamSheet {
  const to = dayRest(sheet, fresh);
  to.omens = fullOmens(sheet, fresh);
  to.injuries = sheet.injuries.filter(({ permanent }) => permanent);
  const since = to.injuries.slice(fresh.injuries.filter(({ permanent }) => permanent).length);
  const taken = (roll: number) => since.reduce((sum, one) => sum + (one.roll === roll ? one.amount : 0), 0);
  const lost = { str: taken(2), agi: taken(4), wit: taken(3) };
  for (const ability of ABILITIES)
    to.abilities[ability] = Math.max(to.abilities[ability], fresh.abilities[ability] - lost[ability]);
  const lame: readonly ConditionId[] = ['hobbled', 'arm-injury', 'eye-injury', 'blind'];
  to.conditions = to.conditions.filter(
    ({ id, until }) =>
      isConditionActive(fresh, id) ||
      (until === 'cause' && (lame.includes(id) || id === 'enthralled' || id === 'hunting')),
  );
  return to;
}

const NEEDS = { str: 'No food: STR −1', agi: 'No drink: AGI −1', wit: 'No sleep: WIT −1' } as const;
export const murdhamRests: readonly Rest<MurdhamSheet>[] = [
  {
    id: 'stretch',
    name: 'A stretch passes',
    rule: 'MU',
    says: 'Ten minutes: what lasts for a stretch is over, such as being incapacitated, frightened or confused.',
    allowed: settled,
    take: (sheet) => timePasses(sheet, 'stretch'),
  },
  {
    id: 'watch',
    name: 'A watch passes',
    rule: 'MU',
    says: 'Eight hours without rest: what lasts for a watch is over too.',
    allowed: settled,
    take: (sheet) => timePasses(sheet, 'watch'),
  },
  {
    id: 'day',
    name: 'A day’s rest',
    rule: 'MU',
    says: 'A watch with food, drink and sleep: health and mana are whole.',
    allowed: settled,
    take: (sheet, { fresh }) => dayRest(sheet, fresh),
  },
  {
    id: 'poor-rest',
    name: 'A rest in want',
    rule: 'MU',
    says: 'Without food, drink or sleep nothing comes back, and an ability falls by one.',
    allowed: settled,
    choices: () => ABILITIES.map((id) => ({ id, label: NEEDS[id] })),
    take(sheet, { choice }) {
      const to = timePasses(sheet, 'watch');
      const ability = ABILITIES.find((id) => id === choice) ?? 'str';
      to.abilities[ability] = Math.max(0, to.abilities[ability] - 1);
      if (to.abilities[ability] === 0) to.conditions.push({ id: 'dead', until: 'cause' });
      return to;
    },
  },
  {
    id: 'full',
    name: 'A full rest',
    rule: 'MU',
    says: 'A week in a settlement: health, mana and omens are whole, conditions and what was lost for a time are gone.',
    allowed: settled,
    take: (sheet, { fresh }) => fullRest(sheet, fresh),
  },
  {
    id: 'healer',
    name: 'A paid healer',
    rule: 'MU',
    says: 'Half of STR in health comes back, rounded up.',
    allowed: living,
    take(sheet) {
      const to = copyOfJson(sheet);
      regainHealth(to, Math.ceil(to.abilities.str / 2));
      return to;
    },
  },
];
