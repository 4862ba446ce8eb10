/** Faces of dice on a phone: drawn here, or tapped one after the other from real dice. */
import { type DieGroup, drawDice, type Faces, faultOfFaces, seededDice } from '../../engine/dice/dice.ts';
import type { SeatRoll } from '../../engine/seat/seatAsked.ts';

/** Tapped faces, for each roll the faces of each of its groups, in the order of the taps. */
export type Tapped = Readonly<Record<string, readonly (readonly number[])[]>>;

/** The die that is tapped next. */
export interface NextDie {
  roll: string;
  group: number;
  sides: number;
  /** What is asked for: “Strike: die 2 of 4”. */
  words: string;
}

/** A group as the dice know it. How it is read makes no difference to its faces. */
const asGroup = (group: SeatRoll['groups'][number]): DieGroup => ({ ...group, read: { by: 'sum' } });

/** Rolls all dice with the browser's own randomness. */
export function rolledHere(rolls: readonly SeatRoll[]): Record<string, Faces[]> {
  const [seed = 1] = crypto.getRandomValues(new Int32Array(1));
  let state = seededDice(seed);
  return Object.fromEntries(
    rolls.map(({ id, groups }) => {
      const drawn = drawDice(state, groups.map(asGroup));
      state = drawn.state;
      return [id, drawn.faces];
    }),
  );
}

/** Tapped numbers as faces: a die that is rolled again takes the next number too. */
function facesOf({ sides, explode }: SeatRoll['groups'][number], numbers: readonly number[] = []): Faces {
  const faces: Faces = [];
  for (const number of numbers) {
    const last = faces.at(-1);
    if (explode && last?.at(-1) === sides && last.length < 50) last.push(number);
    else faces.push([number]);
  }
  return faces;
}

/** The die that is tapped next; undefined when all dice have their faces. */
export function nextDie(rolls: readonly SeatRoll[], tapped: Tapped): NextDie | undefined {
  for (const { id, label, groups } of rolls)
    for (const [at, group] of groups.entries()) {
      const faces = facesOf(group, tapped[id]?.[at]);
      if (faultOfFaces(asGroup(group), faces) === undefined) continue;
      const again = group.explode && faces.at(-1)?.at(-1) === group.sides;
      const name = group.label ? `${label}, ${group.label}` : label;
      const which = again ? 'the same die, rolled again' : `die ${faces.length + 1} of ${group.count}`;
      return { roll: id, group: at, sides: group.sides, words: `${name}: ${which}` };
    }
  return undefined;
}

/** With one face more, for the die that is next. */
export function withFace(rolls: readonly SeatRoll[], tapped: Tapped, face: number): Tapped {
  const next = nextDie(rolls, tapped);
  const roll = rolls.find(({ id }) => id === next?.roll);
  if (!next || !roll) return tapped;
  const groups = roll.groups.map((_, at) => tapped[roll.id]?.[at] ?? []);
  return { ...tapped, [roll.id]: groups.map((faces, at) => (at === next.group ? [...faces, face] : faces)) };
}

/** All tapped faces, as the table takes them. */
export const tappedFaces = (rolls: readonly SeatRoll[], tapped: Tapped): Record<string, Faces[]> =>
  Object.fromEntries(rolls.map(({ id, groups }) => [id, groups.map((group, at) => facesOf(group, tapped[id]?.[at]))]));
