/**
 * TH-10, TH-22 to TH-24: describes an aim at another combatant: distance, cover, obstruction and
 * crowding, each in words and on the map.
 */

import type { Aimed } from '../../../../engine/question.ts';
import { countWords, type Id, nameList, type Verdict } from '../../../../engine/words.ts';
import type { Place } from '../../../../space/scene.ts';
import { indexOf, type Square, squarePlace } from '../../../../space/squares/squares.ts';
import { sheetOf } from '../../../common/people.ts';
import { plainCost } from '../../../common/squares/counting.ts';
import type { ThrumFight } from '../../fight.ts';
import { abilityBy, heightOver, usageOf } from '../table/owned.ts';
import type { RollPart } from '../table/procedures.ts';
import { apartFrom, nameOf, whereIs } from '../table/table.ts';
import { type Aim, aimOf, coverFor, crowding, reachOfTarget } from './targets.ts';

/** TH-10: a ruler counts squares, a slanted step like a straight one. */
export const rulerWords = (_fight: ThrumFight, way: readonly Place[]): string =>
  countWords(plainCost(way, 'one'), 'square');

/** The names of the target's neighbouring squares: "north-east of Ash". */
const SIDES = [
  ['north-west', 'north', 'north-east'],
  ['west', '', 'east'],
  ['south-west', 'south', 'south-east'],
];
const sideOf = (of: Square, at: Square): string =>
  SIDES[Math.sign(at.row - of.row) + 1]?.[Math.sign(at.column - of.column) + 1] ?? '';

/**
 * Describes the aim of one ability at a combatant from a square: what stands in the way, with the
 * squares that give cover (TH-23) or bar the way (TH-24). `leans` are the boons and banes already
 * counted for the roll; those of the place are told in more words here.
 */
export function aimedAt(aim: Aim, from: Square, at: Id, verdict: Verdict, leans: readonly RollPart[] = []): Aimed {
  const { fight, use, standing, grid } = aim;
  const { attack, tags } = use.ability;
  const size = sheetOf(fight, use.user).squares;
  const away = apartFrom(fight, from, at, size);
  const far = countWords(away, 'square');
  const parts: Aimed['parts'] = [{ text: `${far} away.`, rule: 'TH-10' }];
  const by = standing[indexOf(grid, from)];
  if (by !== undefined && by !== use.user && by !== at)
    parts.push({ text: `Aimed by way of ${nameOf(fight, by)}.`, rule: 'TH-43' });
  const between: NonNullable<Aimed['between']> = [];
  const physical = attack === 'physical';
  const found =
    physical || (attack === 'mental' && fight.house.obstructMental) ? coverFor(aim, from, use.user, at) : none;
  const { of } = found;
  // A wall in the way makes cover useless.
  const walled = verdict !== true && verdict.rule === 'TH-24' && found.obstructed === undefined;
  if (of && found.obstructed) {
    const names = found.obstructed.squares.map((square) => {
      const who = standing[indexOf(grid, square)];
      return who === undefined ? 'high ground' : nameOf(fight, who);
    });
    parts.push({
      text: `Obstructed: ${nameList([...new Set(names)])} in three squares side by side bar the way.`,
      rule: 'TH-24',
    });
    between.push(
      ...found.obstructed.squares.map((square) => ({
        place: squarePlace(square),
        before: squarePlace(of),
        bars: true,
      })),
    );
  } else if (of && physical && !walled)
    for (const [n, { square, by, who, why }] of found.cover.entries()) {
      const what = by === 'character' && who !== undefined ? nameOf(fight, who) : why;
      parts.push({
        text: `Cover: ${what}, ${sideOf(of, square)} of the target. ${n === 0 ? '+1 Bane.' : 'Cover counts once.'}`,
        rule: 'TH-23',
      });
      between.push({ place: squarePlace(square), before: squarePlace(of), bars: false });
    }
  const crowd = tags?.includes('ranged') ? crowding(fight, use.user, from, size) : [];
  if (crowd.length > 0)
    parts.push({
      text: `Ranged, with ${nameList(crowd.map((id) => nameOf(fight, id)))} beside: ${countWords(crowd.length, 'Bane')}.`,
      rule: 'TH-22',
    });
  for (const { label, value, rule } of leans)
    if (value !== 0 && rule !== 'TH-22' && rule !== 'TH-23')
      parts.push({ text: `${label}: ${countWords(Math.abs(value), value > 0 ? 'Boon' : 'Bane')}.`, rule });
  const height = heightOver(fight, use.user, at);
  if (height !== 0)
    parts.push({
      text: `${nameOf(fight, use.user)} stands ${Math.abs(height)} ${height > 0 ? 'higher' : 'lower'}.`,
      rule: 'TH-14',
    });
  if (verdict !== true && (walled || verdict.rule !== 'TH-24'))
    parts.push({ text: `${use.ability.name}: ${verdict.text}`, rule: verdict.rule });
  const way = found.obstructed || walled ? 'barred' : between.length > 0 ? 'hard' : undefined;
  const word = {
    barred: 'obstructed',
    hard: 'cover, +1 Bane',
    clear: verdict === true ? 'clear' : 'cannot be aimed at',
  };
  return {
    text: `${far} · ${word[way ?? 'clear']}`,
    parts,
    ...(way ? { way } : {}),
    ...(between.length > 0 ? { between } : {}),
  };
}
const none: ReturnType<typeof coverFor> = { cover: [] };

/**
 * What the screen shows at the pointer before anything is chosen: an aim with the Basic Attack,
 * which everybody has.
 */
export function aimPreview(fight: ThrumFight, from: Id, at: Id): Aimed {
  const here = whereIs(fight, from);
  if (!here || !whereIs(fight, at)) return { text: 'Not on the map.', parts: [] };
  const ability = abilityBy(fight, 'basic-attack');
  if (!ability || from === at) return { text: 'Oneself.', parts: [] };
  const readied = aimOf(fight, usageOf(fight, from, ability));
  return aimedAt(readied, here, at, reachOfTarget(readied, at).verdict);
}
