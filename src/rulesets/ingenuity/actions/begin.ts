/** The beginning (IN-02, IN-06): whose act started the fight, who was attacked, the other teams, surprise, and the act itself. */

import { combatantOf, everyone } from '../../../engine/fight.ts';
import { choose, type Flow, pick } from '../../../engine/flow.ts';
import { gm, type Id, list, seatOf, withinSentence } from '../../../engine/words.ts';
import { nameOf, sideName } from '../../common/people.ts';
import type { IngenuityFight } from '../fight.ts';
import { tell, up } from '../play/table/tell.ts';
import { beginRound, beginTurn, goOn, isSeenTeam, isSurprised } from '../play/turns/turns.ts';
import { isUp } from '../sheet/sheet.ts';
import { actions } from './actions.ts';
import type { Deed } from './allowed.ts';

/** Asked of the GM alone. */
const asking = (title: string, rule: string, detail?: string) => ({
  seat: gm,
  title,
  rule,
  audience: 'gm' as const,
  ...(detail === undefined ? {} : { detail }),
});

/** From set-up to the first pick, or into the turn of whoever’s act began the fight. */
export function* begin(fight: IngenuityFight): Flow<void> {
  fight.stage = 'running';
  const sides = fight.sideOrder.filter((side) => everyone(fight).some((one) => one.side === side));
  const { side, by, surprise } = yield* whoBegins(fight, sides);
  const teams: Id[] = [side];
  if (surprise && fight.house.surprising === 'several' && sides.length > 2)
    fight.state.surprising = yield* pick(
      asking(`Who lies in wait together with ${withinSentence(sideName(fight, side))}?`, 'IN-06'),
      sides.filter((other) => other !== side).map((id) => ({ id, label: sideName(fight, id) })),
      0,
      sides.length - 2,
    );
  for (let rest = open(sides, teams); rest.length > 0; rest = open(sides, teams)) {
    const only = rest.length === 1 ? rest[0] : undefined;
    const next =
      only ??
      (yield* choose(
        asking(teams.length === 1 ? 'Which team is attacked?' : 'Which team comes next?', 'IN-02'),
        rest.map((id) => ({ id, label: sideName(fight, id) })),
      ));
    teams.push(next);
  }
  fight.state.teams = teams;
  const inOrder = (ids: readonly Id[]) =>
    `The teams act in this order: ${list(ids.map((id) => withinSentence(sideName(fight, id))))}.`;
  // A team of which the players see nobody is not named to them.
  tell(fight, 'IN-02', inOrder(teams), {
    tone: 'plain',
    shown: { text: inOrder(teams.filter((id) => isSeenTeam(fight, id))) },
  });
  fight.state.round = surprise ? 0 : 1;
  fight.state.surprise = surprise ? side : null;
  beginRound(fight);
  if (up(fight).length > 0) yield* goOn(fight);
  if (by !== undefined && fight.stage === 'running') yield* firstAct(fight, by);
}

const open = (sides: readonly Id[], taken: readonly Id[]): Id[] => sides.filter((side) => !taken.includes(side));

/** IN-02: who starts the fight: somebody, or a team that then picks like any other. */
function* whoBegins(fight: IngenuityFight, sides: readonly Id[]): Flow<{ side: Id; by?: Id; surprise: boolean }> {
  const answer = yield* choose(
    asking('Who starts the fight?', 'IN-02', 'Its act begins the combat, and opens its turn.'),
    [
      ...up(fight).map(({ id }) => ({ id: `by:${id}`, label: nameOf(fight, id), combatant: id })),
      ...sides.map((side) => ({
        id: side,
        label: sideName(fight, side),
        detail: 'The team picks who goes first',
        // A team alone on the field begins.
        ...(sides.length === 1 ? { byItself: 'always' as const } : {}),
      })),
      ...sides.map((side) => ({
        id: `surprise:${side}`,
        label: `${sideName(fight, side)}, by surprise`,
        detail: 'IN-06',
      })),
    ],
  );
  if (answer.startsWith('surprise:')) return { side: answer.slice(9), surprise: true };
  if (!answer.startsWith('by:')) return { side: answer, surprise: false };
  const by = answer.slice(3);
  const expected = yield* choose(asking(`Do the others expect it of ${nameOf(fight, by)}?`, 'IN-06'), [
    { id: 'expected', label: 'Yes: rounds as usual' },
    { id: 'surprise', label: 'No: a surprise round first' },
  ]);
  return { side: combatantOf(fight, by).side, by, surprise: expected === 'surprise' };
}

/** What can begin a fight: anything that is done in a turn, but not its end, nor a reaction. */
const BEGINS: readonly Deed['group'][] = ['Actions', 'Movement', 'Maneuvers', 'Longer', 'Free'];

/** IN-02: the turn opens with the act that began the fight. */
function* firstAct(fight: IngenuityFight, who: Id): Flow<void> {
  if (isSurprised(fight, combatantOf(fight, who)) || !isUp(combatantOf(fight, who))) return;
  beginTurn(fight, who);
  const ways = actions
    .filter(({ scope, group }) => scope === 'combatant' && BEGINS.includes(group))
    .flatMap((action) =>
      (action.variants?.(fight, who) ?? [undefined]).map((form) => ({
        id: form ? `${action.id}:${form.id}` : action.id,
        action,
        form,
      })),
    )
    .filter(({ action, form }) => action.allowed(fight, who, form?.id) === true);
  const chosen = yield* choose(
    { seat: seatOf(who), title: `With what does ${nameOf(fight, who)} begin the fight?`, rule: 'IN-02', about: [who] },
    [
      ...ways.map(({ id, action, form }) => ({
        id,
        label: form?.label ?? action.label,
        ...(form?.detail ? { detail: form.detail } : {}),
      })),
      // Whatever begins it can be done in the open turn as well: whoever wants to be asked is.
      { id: 'words', label: 'Something else: the turn is open', tone: 'pass' as const, byItself: 'always' as const },
    ],
  );
  const way = ways.find(({ id }) => id === chosen);
  if (way) yield* way.action.perform(fight, who, way.form?.id);
}
