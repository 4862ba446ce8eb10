/**
 * The act that began the fight (IN-02): it is done at once, or it opens the first turn of the
 * combatant who began the fight.
 */

import { combatantOf } from '../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../engine/flow.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { type Id, notAllowed, seatOf, type Verdict, withinSentence } from '../../../engine/words.ts';
import { nameOf, sideName } from '../../common/people.ts';
import type { IngenuityFight } from '../fight.ts';
import { tell } from '../play/table/tell.ts';
import { beginTurn, isSurprised, turnOf, waitingMembers } from '../play/turns/turns.ts';
import { isUp } from '../sheet/sheet.ts';
import type { IngenuityAction } from './allowed.ts';

/**
 * The groups of actions that can begin a fight: all actions of a turn except those that end it, and
 * no reaction.
 */
const BEGINS: readonly IngenuityAction['group'][] = ['Actions', 'Movement', 'Maneuvers', 'Longer', 'Free'];
/**
 * The groups of actions that a combatant does in its own turn. In the first turn they come after
 * the act that opens it.
 */
const IN_TURN: readonly IngenuityAction['group'][] = [...BEGINS, 'Ends the turn', 'Turn'];

/** Gives the ways in which a combatant can begin the fight: each action with each of its forms. */
const waysOf = (fight: IngenuityFight, who: Id, deeds: readonly IngenuityAction[]) =>
  deeds
    .filter(({ scope, group }) => scope === 'combatant' && BEGINS.includes(group))
    .flatMap((action) =>
      (action.variants?.(fight, who) ?? [undefined]).map((form) => ({
        id: form ? `${action.id}:${form.id}` : action.id,
        action,
        form,
      })),
    )
    .filter(({ action, form }) => action.allowed(fight, who, form?.id) === true);
type Way = ReturnType<typeof waysOf>[number];

const optionsOf = (ways: readonly Way[]) =>
  ways.map(({ id, action, form }) => ({
    id,
    label: form?.label ?? action.label,
    ...(form?.detail ? { detail: form.detail } : {}),
  }));

/**
 * IN-02: asks with what act a combatant begins the fight. An act done now opens its turn; otherwise
 * the team picks who goes first.
 */
export function* firstAct(fight: IngenuityFight, who: Id, deeds: readonly IngenuityAction[]): Flow<void> {
  const one = combatantOf(fight, who);
  if (isSurprised(fight, one) || !isUp(one)) return;
  const ways = waysOf(fight, who, deeds);
  const asking = { seat: seatOf(who), rule: 'IN-02', about: [who] };
  const isAlone = waitingMembers(fight, one.side).every(({ id }) => id === who);
  const chosen = yield* askChoice({ ...asking, title: `With what does ${nameOf(fight, who)} begin the fight?` }, [
    ...optionsOf(ways),
    ...(isAlone
      ? []
      : [
          {
            id: 'later',
            label: `Another of ${withinSentence(sideName(fight, one.side))} goes first`,
            detail: `The first turn of ${nameOf(fight, who)} opens with the act that began the fight.`,
          },
        ]),
    // A combatant can do the act in an ordinary turn as well, so the table asks only people who
    // want to be asked.
    { id: 'words', label: 'Something else: the team picks', tone: 'pass' as const, byItself: 'always' as const },
  ]);
  if (chosen === 'later') return yield* heldAct(fight, who, ways);
  const way = ways.find(({ id }) => id === chosen);
  if (!way) return;
  beginTurn(fight, who);
  yield* way.action.perform(fight, who, way.form?.id);
}

/** Asks which act will open the combatant's first turn, and stores the act until then. */
function* heldAct(fight: IngenuityFight, who: Id, ways: readonly Way[]): Flow<void> {
  const name = nameOf(fight, who);
  const chosen = yield* askChoice(
    { seat: seatOf(who), title: `With what does the first turn of ${name} open?`, rule: 'IN-02', about: [who] },
    [...optionsOf(ways), { id: 'words', label: 'Something else', tone: 'pass' as const }],
  );
  const way = ways.find(({ id }) => id === chosen);
  if (!way) return;
  fight.state.opening = { who, act: way.id };
  tell(fight, 'IN-02', sentence`The first turn of ${personRef(who)} will open with this: ${labelOf(way)}.`);
}
const labelOf = ({ action, form }: Way): string => form?.label ?? action.label;

/**
 * IN-02: whether an action may come before the act that began the fight. An act that has become
 * impossible bars nothing.
 */
const mayBefore = (fight: IngenuityFight, who: Id, act: string, deeds: readonly IngenuityAction[]): Verdict => {
  const { opening } = fight.state;
  if (opening?.who !== who || opening.act === act || turnOf(fight, who)) return true;
  const way = waysOf(fight, who, deeds).find(({ id }) => id === opening.act);
  return !way || notAllowed('IN-02', `The first turn opens with the act that began the fight: ${labelOf(way)}.`);
};

/**
 * The game's actions with one more limit: only the act that began the fight can open the first turn
 * of the combatant who began it.
 */
export const openedBy = (deeds: readonly IngenuityAction[]): IngenuityAction[] =>
  deeds.map((deed) =>
    deed.scope !== 'combatant' || !IN_TURN.includes(deed.group)
      ? deed
      : {
          ...deed,
          allowed: (fight, who, variant) => {
            const may = deed.allowed(fight, who, variant);
            return may === true ? mayBefore(fight, who, variant ? `${deed.id}:${variant}` : deed.id, deeds) : may;
          },
        },
  );
