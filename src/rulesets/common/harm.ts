/** What screens and odds show of harm that is counted in one row of boxes: for games in which so much of it fells somebody. */
import type { Fight } from '../../engine/fight.ts';
import type { Health, Outcome, Standing, Track } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';

/** How much harm somebody has taken, and with how much it is down. */
export interface Harm {
  taken: number;
  most: number;
}
const isDown = ({ taken, most }: Harm): boolean => taken >= most;

/** Views of a game in which `read` says all of somebody's harm; `label` is what the harm is called. */
export const viewsByHarm = <F extends Fight>(label: string, read: (fight: F, who: Id) => Harm) => ({
  standing: (fight: F, who: Id): Standing =>
    isDown(read(fight, who)) ? { at: 'down', word: 'down' } : { at: 'up', word: 'standing' },
  tracks(fight: F, who: Id): Track[] {
    const { taken, most } = read(fight, who);
    return [{ id: 'harm', label, kind: 'boxes', value: taken, max: most, weight: 'vital' }];
  },
  /** Unhurt, hurt, and in a bad way from the half on. */
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
  /** What a move did to somebody: it fell, lost so much, has so much back, or is unhurt. */
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
