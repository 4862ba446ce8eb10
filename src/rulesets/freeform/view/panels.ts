/**
 * Everything that the screens draw of this game, each function under the name that the declaration
 * uses. These functions read the fight and never change it.
 */
import { combatantOf } from '../../../engine/fight.ts';
import type { Aimed } from '../../../engine/question.ts';
import type { Badge, CombatantStanding, Figure, Health, MoraleRow, Outcome, Track } from '../../../engine/ruleset.ts';
import type { Id } from '../../../engine/words.ts';
import { membersOf, sideName } from '../../common/people.ts';
import type { FreeformFight } from '../fight.ts';
import { isShaken, strengthOf } from '../play/ending.ts';
import { apartWords } from '../play/ground.ts';
import { harmOf } from '../play/harm.ts';
import { endWords } from '../play/states.ts';
import { isUp, type OwnTrack } from '../sheet/sheet.ts';

/** FF-13: whether a combatant is in the fight or out. */
export function standingOf(fight: FreeformFight, who: Id): CombatantStanding {
  const one = combatantOf(fight, who);
  if (one.sheet.fate === 'left') return { at: 'out', word: 'has left' };
  if (one.sheet.fate === 'dead') return { at: 'out', word: 'dead' };
  return isUp(one) ? { at: 'up', word: 'standing' } : { at: 'down', word: 'out' };
}

/** FF-10, FF-11: hit points, where they are counted, and the tracks of the table's own. */
export function combatantTracks(fight: FreeformFight, who: Id): Track[] {
  const { hits, tracks } = combatantOf(fight, who).sheet;
  const own = tracks.map((one, at) => ownTrack(one, `tracks.${at}.value`));
  if (hits.most <= 0) return own;
  const life: Track = {
    id: 'hits',
    label: 'Hit points',
    kind: 'bar',
    value: hits.left,
    max: hits.most,
    weight: 'vital',
    raisedBy: 'hits.left',
  };
  return [life, ...own];
}

const ownTrack = ({ id, name, value, max, counts, end, colour }: OwnTrack, path: string): Track => ({
  id: `own-${id}`,
  label: name,
  kind: counts === 'down' ? 'bar' : end === 'out' ? 'boxes' : 'load',
  value,
  max,
  weight: end === 'out' ? 'vital' : 'plain',
  raisedBy: path,
  ...(colour === 'plain' ? {} : { colour }),
});

/** FF-11: the tracks that the whole table shares. */
export const tableTracks = ({ state }: FreeformFight): Track[] =>
  state.clocks.map(({ id, name, value, max }) => ({
    id,
    label: name,
    kind: 'boxes',
    value,
    max,
    weight: 'plain',
  }));

export function combatantHealth(fight: FreeformFight, who: Id): Health {
  const { sheet } = combatantOf(fight, who);
  const harm = harmOf(sheet);
  if (!harm) return { word: 'uncounted', tone: 'good', taken: 0 };
  const { taken, most } = harm;
  const pool = { label: 'Health', kind: 'bar' as const, value: Math.max(0, most - taken), max: most };
  if (taken === 0) return { word: 'unhurt', tone: 'good', pool, taken };
  if (taken * 2 < most) return { word: 'hurt', tone: 'hurt', pool, taken };
  return { word: taken >= most ? 'spent' : 'badly hurt', tone: 'bad', pool, taken };
}

/** FF-12: states as badges. */
export const combatantBadges = (fight: FreeformFight, who: Id): Badge[] =>
  combatantOf(fight, who).sheet.states.map((one) => ({
    id: one.id,
    label: one.name,
    does: one.does ? `${one.does} ${endWords(one)}.` : `${endWords(one)}.`,
    rule: 'FF-12',
    tone: one.tone,
    ...(one.ends === 'rounds' ? { count: one.rounds } : {}),
  }));

export function combatantFigures(fight: FreeformFight, who: Id): Figure[] {
  const { initiative, figures, notes } = combatantOf(fight, who).sheet;
  return [
    { id: 'initiative', label: 'Initiative', value: initiative >= 0 ? `+${initiative}` : `−${-initiative}` },
    ...figures.map(({ id, name, value }) => ({ id: `own-${id}`, label: name, value })),
    ...(notes === '' ? [] : [{ id: 'notes', label: 'Notes', value: notes }]),
  ];
}

/** No rule counts reactions here; the table says when a combatant reacts. */
export const reactionsLeft = () => ({ left: true, why: 'The table says when somebody reacts.', rule: 'FF-01' });

/** FF-14: reminders to test morale, where the house rules ask for them. */
export function moraleRows(fight: FreeformFight): MoraleRow[] {
  if (!fight.house.morale) return [];
  return fight.sideOrder
    .filter((side) => membersOf(fight, side).length > 1)
    .map((side) => {
      const { standing, of } = strengthOf(fight, side);
      const isTested = fight.state.looked.includes(side);
      const state = isTested ? 'passed' : isShaken(fight, side) ? 'due' : 'steady';
      const why = { passed: 'The table has tested it.', due: 'Half of them are out.', steady: 'Most of them stand.' }[
        state
      ];
      return { id: side, side, label: sideName(fight, side), standing, of, state, why, rule: 'FF-14' };
    });
}

/** FF-07: the words under the pointer. */
export function aimPreview(fight: FreeformFight, from: Id, at: Id): Aimed {
  const far = apartWords(fight, from, at);
  return { text: far, parts: [{ text: `The distance: ${far}.`, rule: 'FF-07' }] };
}

/** The outcome of a move for a combatant: out or back, harm or healing, or the result of a roll. */
export function moveOutcome(before: FreeformFight, after: FreeformFight, about: Id): Outcome {
  const [was, is] = [before.combatants[about], after.combatants[about]];
  if (!was || !is) return { key: 'gone', label: 'gone', tone: 'plain', rank: 99_999 };
  const harm = (harmOf(is.sheet)?.taken ?? 0) - (harmOf(was.sheet)?.taken ?? 0);
  if (isUp(was) && !isUp(is)) return { key: 'out', label: 'is out', tone: 'bad', rank: 50_000, harm };
  if (!isUp(was) && isUp(is)) return { key: 'back', label: 'is back', tone: 'good', rank: -50_000, harm };
  if (harm > 0) return { key: `harm-${harm}`, label: `${harm} harm`, tone: 'bad', rank: harm, harm };
  if (harm < 0) return { key: `healed-${-harm}`, label: `${-harm} healed`, tone: 'good', rank: harm, harm };
  const { rolled } = after.state;
  if (rolled === null || rolled === before.state.rolled || rolled.by !== about)
    return { key: 'unhurt', label: 'unhurt', tone: 'good', rank: 0 };
  if (rolled.made === 'made') return { key: 'made', label: 'made', tone: 'good', rank: 0 };
  if (rolled.made === 'failed') return { key: 'failed', label: 'failed', tone: 'bad', rank: 1 };
  return { key: `rolled-${rolled.total}`, label: String(rolled.total), tone: 'plain', rank: -rolled.total };
}
