/**
 * Slow maneuvers about the ground and about wits (EW-11, EW-17): pushing, getting past and
 * climbing, swaying, luring, surveying.
 */

import { areFriends, combatantOf } from '../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../engine/flow.ts';
import { type InSentence, personRef, placeRef, sentence } from '../../../engine/log/sentence.ts';
import { allOf, capitalized, type Id, notAllowed, seatOf } from '../../../engine/words.ts';
import { changeScene } from '../../../space/changeScene.ts';
import { actionsLike } from '../../common/actions.ts';
import { nameOf } from '../../common/people.ts';
import type { EinfelstFight } from '../fight.ts';
import { canReact, opposedTest, reaction, stillReaches } from '../play/attacks/combat.ts';
import { shoveTarget } from '../play/attacks/extras.ts';
import { aimOptions, enterZone, mayAim, type Way, waysOf, zoneWords } from '../play/ground/ground.ts';
import { failedTest } from '../play/harm/failing.ts';
import { payPin } from '../play/harm/harm.ts';
import { hindered } from '../play/table/circumstances.ts';
import { diceInWords } from '../play/table/pools.ts';
import { provokeNeutral, tell } from '../play/table/tell.ts';
import { rollTests, type Testing } from '../play/table/trials.ts';
import { goOn, spendSlow } from '../play/turns/rounds.ts';
import { isUp } from '../sheet/sheet.ts';
import { SKILLS, type Skill } from '../sheet/skills.ts';
import { type EinfelstAction, slowAllowed } from './allowed.ts';

const GRIP = { name: 'a push', near: 0, far: 0, skill: 'force' as const };
/** The voice as a weapon: it reaches everybody in sight. */
const WORDS = { name: 'a voice', near: 0, far: 99, skill: 'shoot' as const };

const action = actionsLike<EinfelstAction>({ scope: 'combatant', group: 'Slow', cost: 'slow' });

const withSkill =
  (label: string, skills: readonly Skill[]): NonNullable<EinfelstAction['variants']> =>
  (fight, who) =>
    skills.map((skill) => ({
      id: skill,
      label: skills.length > 1 ? `${label} with ${capitalized(skill)}` : label,
      detail: diceInWords(fight, who, skill),
    }));

/**
 * EW-13, EW-17: a test that needs one success, plus the extra successes that circumstances ask for.
 */
function* tried(
  fight: EinfelstFight,
  who: Id,
  { skill, name }: Pick<Testing, 'skill' | 'name'>,
  title: string,
  words: { good: InSentence; bad: InSentence },
  target?: Id,
): Flow<boolean> {
  const [result] = yield* rollTests(fight, title, 'EW-17', {
    who,
    skill,
    name,
    ...(target === undefined ? {} : { against: target }),
  });
  const success = (result?.successes ?? 0) > 0;
  const why = hindered(result?.why ?? []);
  tell(
    fight,
    'EW-17',
    success
      ? sentence`${personRef(who)} ${words.good}.`
      : sentence`${personRef(who)} ${words.bad}${why.length > 0 ? why : ': no success'}.`,
    { who: target === undefined ? [who] : [who, target], dice: result?.dice ?? [], tone: success ? 'good' : 'plain' },
  );
  if (!success) yield* failedTest(fight, who, name);
  return success;
}
function* whom(fight: EinfelstFight, who: Id, verb: string, arm: typeof GRIP | typeof WORDS): Flow<Id> {
  const title = `Whom does ${nameOf(fight, who)} try to ${verb}?`;
  return yield* askChoice(
    { seat: seatOf(who), title, rule: 'EW-17', about: [who], meant: 'harm' },
    aimOptions(fight, who, arm),
  );
}

/** EW-17: the possible targets of a lure: everybody who is no friend. */
const lured = (fight: EinfelstFight, who: Id) =>
  aimOptions(fight, who, WORDS).filter(({ id }) => !areFriends(fight, id, who));

/** The id of a form of getting past: the border, and the Action where there is a choice. */
const pastId = (way: Way, skill: Skill): string =>
  way.tests[0] === skill ? way.border.id : `${way.border.id}:${skill}`;
const tests = (fight: EinfelstFight, who: Id) =>
  waysOf(fight, who)
    .filter(({ asks, shut }) => asks === 'test' && !shut)
    .flatMap((way) => way.tests.map((skill) => ({ way, skill, id: pastId(way, skill) })));

/**
 * EW-11: rubble that somebody cleared with Force is gone for everybody, unless the house rule keeps
 * the rubble.
 */
function clearAway(fight: EinfelstFight, way: Way): void {
  changeScene(fight, 'zones', ({ borders, zones }) => {
    for (const at of [borders[way.border.id], zones[way.zone.id]])
      if (at) at.features = at.features.filter(({ id }) => id !== way.obstacle?.id);
  });
}

export const groundActions: readonly EinfelstAction[] = [
  action('push', 'Push', 'A Force test; success moves the target next door, or elsewhere in the zone.', 'EW-17', {
    allowed: (fight, who) => allOf(slowAllowed(fight, who), () => mayAim(fight, who, GRIP)),
    *perform(fight, who) {
      const target = yield* whom(fight, who, 'push', GRIP);
      spendSlow(fight, who);
      yield* provokeNeutral(fight, target, who, 'EW-17');
      const title = `${nameOf(fight, who)} tries to push ${nameOf(fight, target)}`;
      if (!stillReaches(fight, who, target, GRIP)) return yield* goOn(fight);
      const answer = yield* reaction(
        fight,
        who,
        target,
        title,
        canReact(fight, target, 'parry') ? { name: 'stand-firm', skill: 'force', rule: 'EW-17' } : undefined,
      );
      if (!stillReaches(fight, who, target, GRIP)) return yield* goOn(fight);
      const { left, mine, dice } = yield* opposedTest(
        fight,
        { title, rule: 'EW-17' },
        { who, skill: 'force', name: 'push', against: target },
        answer,
      );
      const moved = left > 0;
      tell(
        fight,
        'EW-17',
        sentence`${personRef(who)} ${moved ? 'pushes' : 'cannot move'} ${personRef(target)}${moved ? '' : hindered(mine.why)}.`,
        { dice, tone: moved ? 'good' : 'plain' },
      );
      if (moved) yield* shoveTarget(fight, who, target, 'EW-17', 'pushed');
      else yield* failedTest(fight, who, 'push');
      yield* goOn(fight);
    },
  }),
  action('clear', 'Get past an obstacle', 'A test as a slow maneuver, where the way next door asks for one.', 'EW-11', {
    variants: (fight, who) =>
      tests(fight, who).map(({ way, skill, id }) => ({
        id,
        label: `${way.obstacle?.label || 'The way'} to ${zoneWords(fight, way.zone.id)}${way.tests.length > 1 ? ` with ${capitalized(skill)}` : ''}`,
        detail: diceInWords(fight, who, skill),
      })),
    allowed: (fight, who) =>
      allOf(
        slowAllowed(fight, who),
        () => !combatantOf(fight, who).sheet.prone || notAllowed('EW-18', 'Is on the ground: stand up first.'),
      ),
    *perform(fight, who, variant) {
      const found = tests(fight, who).find(({ id }) => id === variant);
      if (!found) return;
      const { way, skill } = found;
      spendSlow(fight, who);
      const [result] = yield* rollTests(
        fight,
        `${nameOf(fight, who)} tries to get past to ${zoneWords(fight, way.zone.id)}`,
        'EW-11',
        {
          who,
          skill,
          name: 'obstacle',
        },
      );
      const past = (result?.successes ?? 0) > 0;
      tell(
        fight,
        'EW-11',
        past
          ? sentence`${personRef(who)} is through to ${placeRef(way.zone.id)}.`
          : sentence`${personRef(who)} does not get past to ${placeRef(way.zone.id)}${hindered(result?.why ?? [])}.`,
        { dice: result?.dice ?? [], tone: past ? 'good' : 'plain' },
      );
      if (past) {
        if (skill === 'force' && fight.house.cleared === 'force') clearAway(fight, way);
        yield* payPin(fight, who);
        if (isUp(combatantOf(fight, who))) enterZone(fight, combatantOf(fight, who), way.zone.id);
      } else yield* failedTest(fight, who, 'obstacle');
      yield* goOn(fight);
    },
  }),
  action('climb', 'Climb', 'Finesse or Endure, up something the table names.', 'EW-17', {
    variants: withSkill('Climb', ['finesse', 'endure']),
    allowed: slowAllowed,
    *perform(fight, who, variant) {
      spendSlow(fight, who);
      const skill = variant === 'endure' ? 'endure' : 'finesse';
      yield* tried(fight, who, { skill, name: 'climb' }, `${nameOf(fight, who)} tries to climb`, {
        good: 'climbs up',
        bad: 'does not manage the climb',
      });
      yield* goOn(fight);
    },
  }),
  action('sway', 'Sway with words', 'A Persuade test; the table says what comes of it.', 'EW-17', {
    variants: withSkill('Sway with words', ['persuade']),
    allowed: (fight, who) => allOf(slowAllowed(fight, who), () => mayAim(fight, who, WORDS)),
    *perform(fight, who) {
      const target = yield* whom(fight, who, 'sway', WORDS);
      spendSlow(fight, who);
      const name = nameOf(fight, target);
      const words = { good: sentence`sways ${personRef(target)}`, bad: sentence`does not sway ${personRef(target)}` };
      const testing = { skill: 'persuade', name: 'sway' } as const;
      yield* tried(fight, who, testing, `${nameOf(fight, who)} tries to sway ${name}`, words, target);
      yield* goOn(fight);
    },
  }),
  action('lure', 'Lure an enemy', 'Finesse or Intimidate; success brings the enemy to a place next door.', 'EW-17', {
    variants: withSkill('Lure an enemy', ['finesse', 'intimidate']),
    allowed: (fight, who) =>
      allOf(
        slowAllowed(fight, who),
        () =>
          lured(fight, who).some(({ blocked }) => !blocked) || notAllowed('EW-10', 'No enemy can be seen from here.'),
      ),
    *perform(fight, who, variant) {
      const target = yield* askChoice(
        {
          seat: seatOf(who),
          title: `Whom does ${nameOf(fight, who)} try to lure?`,
          rule: 'EW-17',
          about: [who],
          meant: 'harm',
        },
        lured(fight, who),
      );
      spendSlow(fight, who);
      const skill = SKILLS.find((one) => one === variant) ?? 'finesse';
      const name = nameOf(fight, target);
      const words = { good: sentence`lures ${personRef(target)}`, bad: sentence`does not lure ${personRef(target)}` };
      if (
        yield* tried(fight, who, { skill, name: 'lure' }, `${nameOf(fight, who)} tries to lure ${name}`, words, target)
      )
        yield* shoveTarget(fight, who, target, 'EW-17', 'drawn');
      yield* goOn(fight);
    },
  }),
  action('survey', 'Survey the situation', 'A Read test; the table tells what is seen.', 'EW-17', {
    variants: withSkill('Survey the situation', ['read']),
    allowed: slowAllowed,
    *perform(fight, who) {
      spendSlow(fight, who);
      yield* tried(fight, who, { skill: 'read', name: 'survey' }, `${nameOf(fight, who)} surveys the situation`, {
        good: 'sees how things stand',
        bad: 'sees nothing of use',
      });
      yield* goOn(fight);
    },
  }),
];
