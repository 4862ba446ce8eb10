/**
 * Shows harm on screens and in odds, for games that count harm in one row of boxes and fell a
 * combatant at a limit.
 */
import type { Fight } from '../../engine/fight.ts';
import type { CombatantStanding, Health, Outcome, Track } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';

/** How much harm a combatant has taken, and the harm at which it is down. */
export interface Harm {
  taken: number;
  most: number;
}
const isDown = ({ taken, most }: Harm): boolean => taken >= most;

/**
 * The views of a game in which `read` gives all of a combatant's harm. `label` is the game's word
 * for harm, `field` the path of the sheet's number that counts it.
 */
export const viewsByHarm = <F extends Fight>(label: string, field: string, read: (fight: F, who: Id) => Harm) => ({
  standing: (fight: F, who: Id): CombatantStanding =>
    isDown(read(fight, who)) ? { at: 'down', word: 'down' } : { at: 'up', word: 'standing' },
  tracks(fight: F, who: Id): Track[] {
    const { taken, most } = read(fight, who);
    return [{ id: 'harm', label, kind: 'boxes', value: taken, max: most, weight: 'vital', raisedBy: field }];
  },
  /**
   * A combatant is unhurt or hurt; from half of the harm that fells it, the combatant is badly
   * hurt.
   */
  health(fight: F, who: Id): Health {
    const { taken, most } = read(fight, who);
    const pool = { label, kind: 'boxes' as const, value: taken, max: most };
    if (taken === 0) return { word: 'unhurt', tone: 'good', pool, taken };
    return {
      ...(taken * 2 < most ? { word: 'scratched', tone: 'hurt' } : { word: 'bloodied', tone: 'bad' }),
      pool,
      taken,
    };
  },
  /** What a move did to a combatant: the combatant fell, took harm, recovered, or is unhurt. */
  outcome(before: F, after: F, about: Id): Outcome {
    const [was, is] = [before, after].map((fight) => (fight.combatants[about] ? read(fight, about) : undefined));
    if (!was || !is) return { key: 'gone', label: 'gone', tone: 'plain', rank: 99 };
    const harm = is.taken - was.taken;
    if (!isDown(was) && isDown(is)) return { key: 'down', label: 'goes down', tone: 'bad', rank: 50, harm };
    if (harm > 0) return { key: `harm-${harm}`, label: `${harm} harm`, tone: 'bad', rank: harm, harm };
    if (harm < 0) return { key: `back-${-harm}`, label: `${-harm} harm less`, tone: 'good', rank: harm, harm };
    return { key: 'unhurt', label: 'unhurt', tone: 'good', rank: 0 };
  },
});
