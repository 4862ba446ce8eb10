/**
 * Names squares in words: the direction from the mover, what lies there, and who stands beside the
 * square.
 */
import { everyone, type Fight, fullName } from '../../engine/fight.ts';
import type { Option, Question } from '../../engine/question.ts';
import type { Place } from '../../space/scene.ts';
import {
  DIRECTION_NAMES,
  DIRECTIONS,
  distance,
  type Square,
  squareKey,
  squareOf,
} from '../../space/squares/squares.ts';

/**
 * "3 north-east" for a square straight in that direction, else "3 north, 1 east": no two squares
 * read the same.
 */
function wayWords(from: Square, to: Square): string {
  const [right, down] = [to.column - from.column, to.row - from.row];
  if (right === 0 && down === 0) return 'stay here';
  if (right === 0 || down === 0 || Math.abs(right) === Math.abs(down)) {
    const at = DIRECTIONS.findIndex(({ column, row }) => column === Math.sign(right) && row === Math.sign(down));
    return `${distance(from, to)} ${DIRECTION_NAMES[at]}`;
  }
  return `${Math.abs(down)} ${down < 0 ? 'north' : 'south'}, ${Math.abs(right)} ${right < 0 ? 'west' : 'east'}`;
}

/**
 * The place from which directions are counted: the start of a way, or the combatant that the
 * question is about.
 */
function originOf(fight: Fight, question: Question, { way }: Option): Square | undefined {
  const [start] = way ?? [];
  const [about] = question.about ?? [];
  const place: Place | undefined = start ?? (about === undefined ? undefined : fight.combatants[about]?.place);
  return place && squareOf(place);
}

/** What lies on a square, or who stands next to it. */
function thereWords(fight: Fight, to: Square, mover: string | undefined): string[] {
  if (fight.scene.kind !== 'squares') return [];
  const cell = fight.scene.cells[squareKey(to)];
  const beside = everyone(fight).find(({ id, place }) => {
    const at = squareOf(place);
    return id !== mover && at !== undefined && distance(at, to) === 1;
  });
  return [
    ...(cell?.terrain ? [cell.terrain] : []),
    ...(cell?.difficult ? ['difficult ground'] : []),
    ...(cell?.elevation ? [`height ${cell.elevation}`] : []),
    ...(beside ? [`beside ${fullName(beside)}`] : []),
  ];
}

/**
 * The name of a square that can be chosen. Undefined for zones and borders, which have their own
 * names, and where there is no place to count directions from.
 */
export function nameOfPlace(fight: Fight, question: Question, option: Option): string | undefined {
  const to = option.place && squareOf(option.place);
  const from = originOf(fight, question, option);
  if (fight.scene.kind !== 'squares' || option.combatant !== undefined || !to || !from) return undefined;
  return [wayWords(from, to), ...thereWords(fight, to, question.about?.[0])].join(', ');
}
