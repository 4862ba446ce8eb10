/**
 * Saves: a d20 at or under an ability, alone or as a group, and the omens that may turn a failed
 * one.
 */

import type { DieGroup } from '../../../../engine/dice/dice.ts';
import { askConfirmation, askRoll, type Flow, type Ruled, rollRuled } from '../../../../engine/flow.ts';
import { loggedDiceOf } from '../../../../engine/log/loggedDice.ts';
import { personRef, type Sentence, sentence } from '../../../../engine/log/sentence.ts';
import { countWords, type Id, type RuleId, type Tally } from '../../../../engine/words.ts';
import { unlessTheirs } from '../../../common/logWriter.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import type { MurdhamFight } from '../../fight.ts';
import { type Ability, abilityName, abilityScore, scoreOf } from '../../sheet/scores.ts';
import { knowsSkill } from '../../sheet/standing.ts';
import { isEncumbered } from './figures.ts';
import { pointsRuled, SAVE_RULINGS, scoreRuled, toldTo } from './ruledRolls.ts';
import { audienceFor, seatOfFighter, tell } from './table.ts';

/** Why a fighter saves. `what` words the purpose for the question: "to hit", "to dodge". */
interface SaveFor {
  rule: RuleId;
  what: string;
  /** The purpose in a sentence of the log, when it names somebody. */
  told?: Sentence;
  about?: readonly Id[];
}

/**
 * Gives the d20 of a save that passes at or under a score. The reading is 0 for a pass and 1 for a
 * fail.
 */
export const saveDie = (target: number): DieGroup => ({
  id: 'save',
  count: 1,
  sides: 20,
  read: { by: 'bands', marks: [target + 1] },
});
const aim = (tally: Tally) => (tally.total >= 1 ? `${Math.min(20, tally.total)} or less` : 'cannot be passed');

/** Spends an omen. A fighter with Luck keeps it on 1 in 4, with a lucky charm too on 1 in 2. */
export function* spendOmen(fight: MurdhamFight, who: Id): Flow<void> {
  const sheet = sheetOf(fight, who);
  const charm = sheet.gear.some(({ item }) => item === 'lucky-charm');
  const luck = knowsSkill(sheet, 'luck');
  if (luck || charm) {
    const sides = luck && charm ? 2 : 4;
    const kept = yield* askRoll(
      { seat: seatOfFighter(fight, who), title: `${nameOf(fight, who)}: is the omen kept?`, rule: 'MU' },
      [{ id: 'omen', count: 1, sides, read: { by: 'bands', marks: [2] } }],
      { aim: '1' },
    );
    if (kept.values.omen === 0) {
      tell(fight, 'MU', sentence`${personRef(who)} keeps the omen.`, { tone: 'good' });
      return;
    }
  }
  sheet.omens -= 1;
}

/** Asks a fighter whether it spends an omen. A fighter without omens is not asked. */
export function* offerOmen(fight: MurdhamFight, who: Id, title: string, about: readonly Id[] = []): Flow<boolean> {
  const sheet = sheetOf(fight, who);
  if (sheet.omens < 1) return false;
  const spend = yield* askConfirmation(
    {
      seat: seatOfFighter(fight, who),
      title,
      rule: 'MU',
      detail: `${countWords(sheet.omens, 'omen')} left.`,
      about: [...new Set([who, ...about])],
      audience: audienceFor(fight, who, ...about),
    },
    'Spend an omen',
    'Let it stand',
  );
  if (spend) yield* spendOmen(fight, who);
  return spend;
}

function* oneRoll(fight: MurdhamFight, who: Id, plain: Tally, ability: Ability, why: SaveFor): Flow<boolean> {
  const title = `${nameOf(fight, who)}: ${abilityName[ability]} save ${why.what}`;
  const scoreUnder = (ruled: Ruled) => scoreRuled(plain, pointsRuled(ruled, 'roll'));
  const made = yield* rollRuled(
    {
      seat: seatOfFighter(fight, who),
      title,
      rule: why.rule,
      about: [...(why.about ?? [who])],
      audience: audienceFor(fight, who, ...(why.about ?? [])),
    },
    (ruled) => {
      const tally = scoreUnder(ruled);
      return [
        {
          id: 'roll',
          seat: seatOfFighter(fight, who),
          label: title,
          groups: [saveDie(tally.total)],
          tally,
          aim: aim(tally),
          rulings: [...SAVE_RULINGS],
        },
      ];
    },
    toldTo(fight),
  );
  const tally = scoreUnder(made.ruled);
  const groups = [saveDie(tally.total)];
  const rolled = made.rolled.roll ?? { faces: [], values: {} };
  const passed = rolled.values.save === 0;
  const face = rolled.faces[0]?.[0]?.at(-1) ?? 0;
  const told = why.told ?? why.what;
  tell(
    fight,
    why.rule,
    sentence`${personRef(who)} ${passed ? 'passes' : 'fails'} the ${abilityName[ability]} save ${told} (${face}, ${abilityName[ability]} ${tally.total}).`,
    {
      ...unlessTheirs(
        fight,
        who,
        sentence`${personRef(who)} ${passed ? 'passes' : 'fails'} the ${abilityName[ability]} save ${told}.`,
      ),
      who: why.about,
      dice: loggedDiceOf(abilityName[ability], groups, rolled),
      tone: passed ? 'good' : 'bad',
    },
  );
  return passed;
}

/**
 * Makes a fighter save, and offers an omen when the save fails. An encumbered fighter who saves AGI
 * must also save STR. Gives true when the fighter passes.
 */
export function* rollSave(fight: MurdhamFight, who: Id, ability: Ability, why: SaveFor): Flow<boolean> {
  const sheet = sheetOf(fight, who);
  if (ability === 'agi' && fight.house.encumberedSaves === 'fail' && isEncumbered(sheet, fight.house)) {
    tell(fight, why.rule, sentence`${personRef(who)} carries too much and fails the save ${why.told ?? why.what}.`, {
      tone: 'bad',
    });
    return false;
  }
  let passed = yield* oneRoll(fight, who, abilityScore(sheet, ability), ability, why);
  while (
    !passed &&
    (yield* offerOmen(
      fight,
      who,
      `${nameOf(fight, who)} failed the save ${why.what}: spend an omen and roll again?`,
      why.about,
    ))
  )
    passed = yield* oneRoll(fight, who, abilityScore(sheet, ability), ability, why);
  if (passed && ability === 'agi' && isEncumbered(sheet, fight.house))
    return yield* oneRoll(fight, who, abilityScore(sheet, 'str'), 'str', {
      ...why,
      what: `${why.what} under the load`,
      told: sentence`${why.told ?? why.what} under the load`,
    });
  return passed;
}

/**
 * Makes fighters save as a group: one d20 for all, which each compares with its own score. Gives
 * those who passed. An omen mends only its owner's result.
 */
export function* groupSave(
  fight: MurdhamFight,
  group: readonly Id[],
  ability: Ability,
  why: SaveFor & { label: string },
): Flow<Id[]> {
  const [only] = group;
  if (only === undefined) return [];
  if (group.length === 1) return (yield* rollSave(fight, only, ability, why)) ? [only] : [];
  const ownScore = (id: Id, ruled: Ruled) => scoreOf(sheetOf(fight, id), ability) + pointsRuled(ruled, 'group');
  const marksUnder = (ruled: Ruled) => [...new Set(group.map((id) => ownScore(id, ruled)))].sort((a, b) => a - b);
  const dieFor = (marks: readonly number[]): DieGroup => ({
    id: 'save',
    count: 1,
    sides: 20,
    read: { by: 'bands', marks: marks.map((n) => n + 1) },
  });
  const made = yield* rollRuled(
    {
      seat: seatOfFighter(fight, only),
      title: `${why.label}: one ${abilityName[ability]} save ${why.what} for all`,
      rule: why.rule,
      about: [...group, ...(why.about ?? [])],
      audience: audienceFor(fight, ...group, ...(why.about ?? [])),
    },
    (ruled) => [
      {
        id: 'group',
        seat: seatOfFighter(fight, only),
        label: why.label,
        groups: [dieFor(marksUnder(ruled))],
        aim: `${abilityName[ability]}: ${group.map((id) => `${nameOf(fight, id)} ${ownScore(id, ruled)}`).join(', ')}`,
        rulings: [...SAVE_RULINGS],
      },
    ],
    toldTo(fight),
  );
  const rolled = made.rolled.group;
  const marks = marksUnder(made.ruled);
  const die = dieFor(marks);
  const reached = rolled?.values.save ?? 0;
  const face = rolled?.faces[0]?.[0]?.at(-1) ?? 0;
  const told = why.told ?? why.what;
  const passed: Id[] = [];
  for (const id of group) {
    const own = ownScore(id, made.ruled);
    // The band counts the scores that the die exceeds. A score passes when it is not among them.
    let pass = marks.indexOf(own) >= reached;
    tell(
      fight,
      why.rule,
      sentence`${personRef(id)} ${pass ? 'passes' : 'fails'} the ${abilityName[ability]} save ${told} (${face}, ${abilityName[ability]} ${own}).`,
      {
        ...unlessTheirs(
          fight,
          id,
          sentence`${personRef(id)} ${pass ? 'passes' : 'fails'} the ${abilityName[ability]} save ${told}.`,
        ),
        who: why.about,
        dice: rolled ? loggedDiceOf(abilityName[ability], [die], rolled) : [],
        tone: pass ? 'good' : 'bad',
      },
    );
    while (
      !pass &&
      (yield* offerOmen(
        fight,
        id,
        `${nameOf(fight, id)} failed the save ${why.what}: spend an omen and roll again?`,
        why.about,
      ))
    )
      pass = yield* oneRoll(fight, id, abilityScore(sheetOf(fight, id), ability), ability, why);
    if (pass) passed.push(id);
  }
  return passed;
}
