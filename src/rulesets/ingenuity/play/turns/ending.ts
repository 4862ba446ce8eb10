/** The end of a fight (IN-01): when the GM is asked about it, and how the log tells it. */
import { areEnemies, everyone, relationOfSides } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { type Sentence, sentence, sentenceList, sideRef } from '../../../../engine/log/sentence.ts';
import { capitalized, gmSeat, nameList, withinSentence } from '../../../../engine/words.ts';
import { sideName } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import type { Fighter } from '../../sheet/sheet.ts';
import { standingFighters, tell } from '../table/tell.ts';
import { ambushers } from './seenTeams.ts';

/** Whether any two combatants who can act are enemies. */
export function anyEnemies(fight: IngenuityFight): boolean {
  const left = standingFighters(fight);
  return left.some((a) => left.some((b) => areEnemies(fight, a.id, b.id)));
}

/**
 * IN-01: tells whether there was a fight: two enemies of whom one is awake, or two hostile teams,
 * even if one is empty now.
 */
const wasFought = (fight: IngenuityFight, left: readonly Fighter[]): boolean =>
  everyone(fight).some((a) => left.some((b) => areEnemies(fight, a.id, b.id))) ||
  fight.state.teams.some((a) => fight.state.teams.some((b) => a !== b && relationOfSides(fight, a, b) === 'foe'));

/** IN-01: asks the GM whether the fight is over when no two enemies are awake, or nobody is. */
export function* offerEnd(fight: IngenuityFight, lost: 'the last enemies' | 'nobody'): Flow<void> {
  const left = standingFighters(fight);
  const enemies = anyEnemies(fight);
  if (enemies) fight.state.declined = '';
  if (enemies || (lost === 'nobody' && !wasFought(fight, left))) return;
  const sides = [...new Set(left.map(({ side }) => side))];
  const key = sides.join(' ').slice(0, 80) || NOBODY_LEFT;
  if (key === fight.state.declined) return;
  const isEmpty = left.length === 0;
  const names = nameList(sides.map((side) => withinSentence(sideName(fight, side))));
  const why = isEmpty ? 'nobody is left awake' : `nobody stands against ${names} any more`;
  const answer = yield* askChoice(
    { seat: gmSeat, title: `${capitalized(why)}: is the fight over?`, rule: 'IN-01', audience: 'gm' },
    [
      { id: 'over', label: 'End the fight' },
      { id: 'on', label: 'Go on', tone: 'pass' as const },
    ],
  );
  if (answer === 'on') fight.state.declined = key;
  else if (isEmpty) finishFight(fight, sentence`nobody is left awake`);
  else {
    const standing = sentenceList(sides.map((side) => [sideRef(side)]));
    finishFight(fight, sentence`nobody stands against ${standing} any more`);
  }
}
/** The mark of a declined end when nobody is awake. No side has such an id. */
const NOBODY_LEFT = '-';

/**
 * Ends the fight and tells why. Players who may not know a team that `why` names read only that the
 * fight is over.
 */
export function finishFight(fight: IngenuityFight, why: Sentence): void {
  fight.state.acting = null;
  fight.state.ordered = null;
  fight.stage = 'over';
  const teams = why.flatMap((part) => (typeof part !== 'string' && part.is === 'side' ? [part.id] : []));
  const isUnseen = teams.some((side) => ambushers(fight, side).length > 0);
  tell(fight, 'IN-01', sentence`The fight is over: ${why}.`, {
    tone: 'turn',
    ...(isUnseen ? { shown: sentence`The fight is over.` } : {}),
  });
}
