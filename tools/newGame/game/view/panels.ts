/** What the screens draw of this game. Reads, never changes. */

import { combatantOf, everyone } from '../../../../src/engine/fight.ts';
import type { Aimed } from '../../../../src/engine/question.ts';
import type { Figure, Health, Outcome, Standing, Track, TurnOrder } from '../../../../src/engine/ruleset.ts';
import { count, type Id } from '../../../../src/engine/words.ts';
import { nameOf } from '../../../../src/rulesets/common/people.ts';
import { endsTurn, rowState } from '../../../../src/rulesets/common/turns.ts';
import { zonesAlong } from '../../../../src/space/ruler.ts';
import type { Place } from '../../../../src/space/scene.ts';
import type { SkirmishFight } from '../fight.ts';
import { inReach, mayDodge } from '../play/attacks.ts';
import { mayAct } from '../play/rounds.ts';
import { isUp } from '../sheet.ts';

export function order(fight: SkirmishFight): TurnOrder {
  const { round, acting, acted } = fight.state;
  const running = fight.stage === 'running';
  return {
    style: 'list',
    round,
    title: running ? `Round ${round}` : 'No fight is running',
    prompt: !running ? 'Nobody acts.' : acting === null ? 'Anybody may act.' : `${nameOf(fight, acting)} acts.`,
    groups: [],
    rows: everyone(fight).map((one) => ({
      id: one.id,
      combatant: one.id,
      state: rowState({
        out: !isUp(one),
        acting: running && acting === one.id,
        done: acted.includes(one.id),
        may: () => running && acting === null && mayAct(fight, one.id) === true,
      }),
    })),
    ...(!running
      ? {}
      : {
          next:
            acting === null ? { actor: 'table', action: 'next-round', label: 'Next round' } : endsTurn(fight, acting),
        }),
  };
}

export const standing = (fight: SkirmishFight, who: Id): Standing =>
  isUp(combatantOf(fight, who)) ? { at: 'up', word: 'standing' } : { at: 'down', word: 'down' };

export function tracks(fight: SkirmishFight, who: Id): Track[] {
  const { harm, health } = combatantOf(fight, who).sheet;
  return [{ id: 'harm', label: 'Harm', kind: 'boxes', value: harm, max: health, weight: 'vital' }];
}

export function health(fight: SkirmishFight, who: Id): Health {
  const { harm, health: most } = combatantOf(fight, who).sheet;
  const pool = { label: 'Harm', kind: 'boxes' as const, value: harm, max: most };
  if (harm === 0) return { word: 'unhurt', tone: 'good', pool, taken: 0 };
  return {
    word: harm * 2 < most ? 'scratched' : 'bloodied',
    tone: harm * 2 < most ? 'hurt' : 'bad',
    pool,
    taken: harm,
  };
}

export function figures(fight: SkirmishFight, who: Id): Figure[] {
  const { might, guard } = combatantOf(fight, who).sheet;
  return [
    { id: 'might', label: 'Might', value: `+${might}` },
    { id: 'guard', label: 'Guard', value: String(guard) },
  ];
}

export const reactionsLeft = (fight: SkirmishFight, who: Id) => ({
  left: mayDodge(fight, who),
  why: 'One dodge a round.',
  rule: 'SK-04',
});

/** The words under the pointer. */
export function aim(fight: SkirmishFight, from: Id, at: Id): Aimed {
  const near = inReach(fight, from).some(({ id }) => id === at);
  return {
    text: near ? 'in reach' : 'out of reach',
    parts: [{ text: near ? 'In the same place.' : 'No blow reaches it.', rule: 'SK-03' }],
  };
}

export const ruler = (fight: SkirmishFight, way: readonly Place[]): string =>
  fight.scene.kind === 'zones' ? count(zonesAlong(fight.scene, way), 'place') : '';

/** What a move did to somebody: the odds are told in these. */
export function outcome(before: SkirmishFight, after: SkirmishFight, about: Id): Outcome {
  const [was, is] = [before.combatants[about], after.combatants[about]];
  if (!was || !is) return { key: 'gone', label: 'gone', tone: 'plain', rank: 9 };
  const harm = is.sheet.harm - was.sheet.harm;
  if (isUp(was) && !isUp(is)) return { key: 'down', label: 'goes down', tone: 'bad', rank: 3, harm };
  return harm > 0
    ? { key: 'hit', label: 'hit', tone: 'bad', rank: 2, harm }
    : { key: 'unhurt', label: 'unhurt', tone: 'good', rank: 1 };
}
