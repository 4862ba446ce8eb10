/**
 * The beginning of a fight (IN-02, IN-06): whose act started it, who was attacked, the other teams,
 * surprise, and the act itself.
 */

import { combatantOf, everyone, relationOfSides } from '../../../engine/fight.ts';
import { askChoice, askPicks, type Flow } from '../../../engine/flow.ts';
import { sentence, sentenceList, sideRef } from '../../../engine/log/sentence.ts';
import { gmSeat, type Id, withinSentence } from '../../../engine/words.ts';
import { nameOf, sideName } from '../../common/people.ts';
import type { IngenuityFight } from '../fight.ts';
import { standingFighters, tell } from '../play/table/tell.ts';
import { isSeenTeam } from '../play/turns/seenTeams.ts';
import { beginRound, goOn } from '../play/turns/turns.ts';
import { gameActions } from './actions.ts';
import { firstAct } from './opening.ts';

/** Makes a question that only the GM is asked. */
const asking = (title: string, rule: string, detail?: string) => ({
  seat: gmSeat,
  title,
  rule,
  audience: 'gm' as const,
  ...(detail === undefined ? {} : { detail }),
});

/** Begins the fight: up to the first pick, or into the turn of the combatant whose act began it. */
export function* beginFight(fight: IngenuityFight): Flow<void> {
  fight.stage = 'running';
  const sides = fight.sideOrder.filter((side) => everyone(fight).some((one) => one.side === side));
  const { side, by, surprise } = yield* whoBegins(fight, sides);
  const teams: Id[] = [side];
  if (surprise && fight.house.surprising === 'several' && sides.length > 2)
    fight.state.surprising = yield* askPicks(
      asking(`Who lies in wait together with ${withinSentence(sideName(fight, side))}?`, 'IN-06'),
      sides.filter((other) => other !== side).map((id) => ({ id, label: sideName(fight, id) })),
      0,
      sides.length - 2,
    );
  for (let rest = open(sides, teams); rest.length > 0; rest = open(sides, teams)) {
    const only = rest.length === 1 ? rest[0] : undefined;
    // Bystanders are not attacked, and pick after the attacked teams.
    const attacked = teams.length === 1 ? rest.filter((id) => relationOfSides(fight, side, id) !== 'neutral') : [];
    const next =
      only ??
      (yield* askChoice(
        asking(attacked.length > 0 ? 'Which team is attacked?' : 'Which team comes next?', 'IN-02'),
        (attacked.length > 0 ? attacked : rest).map((id) => ({ id, label: sideName(fight, id) })),
      ));
    teams.push(next);
  }
  fight.state.teams = teams;
  const inOrder = (ids: readonly Id[]) =>
    sentence`The teams act in this order: ${sentenceList(ids.map((id) => [sideRef(id)]))}.`;
  // The players do not read the name of a team of which they see no member.
  const seen = teams.filter((id) => isSeenTeam(fight, id));
  tell(fight, 'IN-02', inOrder(teams), { shown: seen.length > 0 ? inOrder(seen) : 'gm' });
  fight.state.round = surprise ? 0 : 1;
  fight.state.surprise = surprise ? side : null;
  beginRound(fight);
  if (standingFighters(fight).length > 0) yield* goOn(fight);
  if (by !== undefined && fight.stage === 'running') yield* firstAct(fight, by, gameActions);
}

const open = (sides: readonly Id[], taken: readonly Id[]): Id[] => sides.filter((side) => !taken.includes(side));

/** IN-02: asks the GM who starts the fight: one combatant, or a team that then picks a member. */
function* whoBegins(fight: IngenuityFight, sides: readonly Id[]): Flow<{ side: Id; by?: Id; surprise: boolean }> {
  const answer = yield* askChoice(
    asking(
      'Who starts the fight?',
      'IN-02',
      'The act of this combatant begins the combat: the team is first, and the combatant’s own first turn opens with the act.',
    ),
    [
      ...standingFighters(fight).map(({ id }) => ({ id: `by:${id}`, label: nameOf(fight, id), combatant: id })),
      ...sides.map((side) => ({
        id: side,
        label: sideName(fight, side),
        detail: 'The team picks who goes first',
        // A team that is alone on the field begins the fight.
        ...(sides.length === 1 ? { byItself: 'always' as const } : {}),
      })),
      ...sides.map((side) => ({
        id: `surprise:${side}`,
        label: `${sideName(fight, side)}, by surprise`,
        detail: 'A whole round in which only they act',
      })),
    ],
  );
  if (answer.startsWith('surprise:')) return { side: answer.slice(9), surprise: true };
  if (!answer.startsWith('by:')) return { side: answer, surprise: false };
  const by = answer.slice(3);
  const expected = yield* askChoice(asking(`Do the others expect the act of ${nameOf(fight, by)}?`, 'IN-06'), [
    { id: 'expected', label: 'Yes: rounds as usual' },
    { id: 'surprise', label: 'No: a surprise round first' },
  ]);
  return { side: combatantOf(fight, by).side, by, surprise: expected === 'surprise' };
}
