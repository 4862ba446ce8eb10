/** Morale (HE-21 to HE-24): the engine finds what shakes a side; a test against its score; flight or surrender is asked. */
import { combatantOf, everyone } from '../../engine/fight.ts';
import { choose, type Flow, rollAll } from '../../engine/flow.ts';
import type { Roll } from '../../engine/question.ts';
import { count, gm, type Id, list, tally } from '../../engine/words.ts';
import { type Check, read, rollOf } from './checks.ts';
import { type Fighter, type HestiaFight, isUp, put } from './sheet.ts';
import type { Trigger } from './state.ts';
import { isOurs, nameOf, tell } from './tell.ts';

export const TRIGGER_WORDS: Record<Trigger, string> = {
  first: 'the first casualty of the fight',
  leader: 'the death of a leader',
  half: 'half of them out',
  flesh: 'the first wound of a lone fighter',
  event: 'a frightful event',
};

const isOut = (one: Fighter): boolean => one.sheet.gone !== 'no';

/** HE-22: what is due for a side and has not been asked for yet. */
export function due(fight: HestiaFight, side: Id): Trigger[] {
  const members = everyone(fight).filter((one) => one.side === side);
  const began = fight.state.began[side] ?? members.length;
  const asked = fight.state.asked[side] ?? [];
  const dead = everyone(fight).filter(({ sheet }) => sheet.gone === 'dead');
  const found: Trigger[] = [];
  // The very first one to fall in the whole fight, if it is one of theirs.
  const firstAsked = Object.values(fight.state.asked).some((list) => list.includes('first'));
  if (!firstAsked && dead.length > 0 && dead.every((one) => one.side === side)) found.push('first');
  if (members.some((one) => one.sheet.leader && one.sheet.gone === 'dead')) found.push('leader');
  if (began > 1 && members.filter(isOut).length * 2 >= began) found.push('half');
  if (began === 1 && members.some((one) => fight.state.bled.includes(one.id))) found.push('flesh');
  return found.filter((trigger) => !asked.includes(trigger));
}

/** Who tests: enemies; hirelings with a Loyalty under 10 (HE-24); by house rule all that the GM plays. */
export function testers(fight: HestiaFight, side: Id): Fighter[] {
  return everyone(fight).filter((one) => {
    if (one.side !== side || !isUp(one) || fight.state.broken.includes(one.id)) return false;
    if (one.sheet.kind === 'hireling') return one.sheet.loyalty < 10;
    if (one.sheet.kind === 'character') return false;
    return fight.house.moraleOf === 'all' || !isOurs(fight, one);
  });
}

/** HE-21: d20 and morale (a hireling's loyalty) against 20. */
export const moraleCheck = (one: Fighter): Check => {
  const hireling = one.sheet.kind === 'hireling';
  return {
    tally: tally('Morale', [
      {
        label: hireling ? 'loyalty' : 'morale',
        value: hireling ? one.sheet.loyalty : one.sheet.morale,
        rule: hireling ? 'HE-24' : 'HE-21',
      },
    ]),
    boons: tally('boons', []),
    reach: 20,
  };
};

/** Asks every side for what has come due since the last look. Called after each action; asks nothing when nothing is due. */
export function* watchMorale(fight: HestiaFight): Flow<void> {
  for (const side of fight.sideOrder) {
    const triggers = due(fight, side);
    if (triggers.length === 0) continue;
    fight.state.asked[side] = [...(fight.state.asked[side] ?? []), ...triggers];
    yield* testMorale(fight, side, triggers);
  }
}

/** HE-23: the test of a side; who fails flees or surrenders, as is asked. */
export function* testMorale(fight: HestiaFight, side: Id, triggers: readonly Trigger[]): Flow<void> {
  const who = testers(fight, side);
  if (who.length === 0) return;
  const why = list(triggers.map((trigger) => TRIGGER_WORDS[trigger]));
  const name = fight.sides[side]?.name ?? side;
  const once = fight.house.moraleRoll === 'group';
  const rolls: Roll[] = (once ? who.slice(0, 1) : who).map((one) => ({
    ...rollOf(
      once ? 'group' : one.id,
      one.id,
      once ? `${name}: morale` : `${nameOf(fight, one.id)}: morale`,
      moraleCheck(one),
    ),
    seat: gm,
  }));
  const rolled = yield* rollAll(
    { seat: gm, title: `${name}: morale after ${why}`, rule: 'HE-21', about: who.map(({ id }) => id) },
    rolls,
  );
  const failed = who.filter(
    (one) => !read(moraleCheck(one), 'morale', rolled[once ? 'group' : one.id] ?? { faces: [], values: {} }).passed,
  );
  const dice = rolls.flatMap(
    (roll) => read(moraleCheck(who[0] as Fighter), 'morale', rolled[roll.id] ?? { faces: [], values: {} }).dice,
  );
  tell(
    fight,
    'HE-21',
    failed.length === 0
      ? `The morale of ${mid(name)} holds after ${why}.`
      : `${count(failed.length, 'fighter')} of ${mid(name)} ${failed.length === 1 ? 'loses' : 'lose'} heart after ${why}.`,
    who.map(({ id }) => id),
    dice,
  );
  if (failed.length === 0) return;
  const answer = yield* choose(
    {
      seat: gm,
      title: `${list(failed.map(({ id }) => nameOf(fight, id)))}: flee or surrender?`,
      rule: 'HE-23',
      about: failed.map(({ id }) => id),
    },
    [
      { id: 'flee', label: 'Flee' },
      { id: 'surrender', label: 'Surrender' },
    ],
  );
  for (const one of failed) breakDown(fight, one.id, answer === 'flee' ? 'flee' : 'surrender');
}

/** A side's name inside a sentence: “The foes” is “the foes” there. */
const mid = (name: string): string => name.replace(/^The /, 'the ');

function breakDown(fight: HestiaFight, who: Id, how: 'flee' | 'surrender'): void {
  const one = combatantOf(fight, who);
  fight.state.broken.push(who);
  if (how === 'surrender') {
    one.sheet.gone = 'surrendered';
    tell(fight, 'HE-23', `${nameOf(fight, who)} surrenders.`, [who], [], 'good');
    return;
  }
  put(one, 'fleeing');
  tell(fight, 'HE-23', `${nameOf(fight, who)} turns to flee.`, [who], [], 'good');
}
