/** Typing real dice: which slot is next, digits that become faces or the number of a whole group, dice that are rolled again. */
import type { DieGroup, Faces } from '../../engine/dice/dice.ts';
import type { Roll, Said } from '../../engine/question.ts';
import { facesFor, type Told, toldBy, toldWords } from './diceTold.ts';

/** One place for a face, or for the number that a whole group is told by. An exploding die has a further slot for each top face. */
export interface Slot {
  roll: string;
  group: number;
  die: number;
  link: number;
  /** The highest face, or number. */
  sides: number;
  face?: number;
  told?: Told;
}

/** How dice are entered: each group as is quickest, or every die by its face. */
export type Way = 'quickest' | 'faces';

/** What has been typed: for each roll, its groups, its dice, the faces of each die so far. */
export interface DiceEntry {
  faces: Record<string, number[][][]>;
  /** The groups that are told as a number, by `keyOf` of the first they stand for; null: none typed yet. */
  told: Readonly<Record<string, number | null>>;
  /** Digits typed that may still become a bigger number. */
  pending: string;
  /** The slot that the next face goes to, when it is not simply the first open one. */
  at?: Slot | undefined;
}

const keyOf = (roll: string, group: number): string => `${roll} ${group}`;

/** Nothing typed yet. */
export const emptyEntry = (rolls: readonly Roll[], way: Way = 'faces'): DiceEntry => ({
  told: Object.fromEntries(
    rolls.flatMap((roll) =>
      roll.groups.flatMap((_, at) => {
        const told = way === 'quickest' ? toldBy(roll, at) : undefined;
        return told?.quick && told.groups[0] === at ? [[keyOf(roll.id, at), null] as const] : [];
      }),
    ),
  ),
  faces: Object.fromEntries(rolls.map((roll) => [roll.id, roll.groups.map(unrolled)])),
  pending: '',
});

const wantsMore = (group: DieGroup, chain: readonly number[]): boolean =>
  chain.length === 0 || (group.explode === true && chain.at(-1) === group.sides && chain.length < 50);

/** A die of one side has fallen before it is rolled: the last card of a deal. */
const unrolled = ({ count, sides }: DieGroup): number[][] =>
  Array.from({ length: count }, (): number[] => (sides === 1 ? [1] : []));

/** Every slot of a group's dice in order, with its face when it has one. */
export function slotsOf(roll: Roll, at: number, entry: DiceEntry): Slot[] {
  const group = roll.groups[at];
  if (!group) return [];
  const by = toldBy(roll, at);
  const value = entry.told[keyOf(roll.id, by?.groups[0] ?? at)];
  const told = value === undefined ? undefined : by;
  // The first of several stands for all of them.
  if (told && told.groups[0] !== at) return [];
  if (told) {
    const whole = { roll: roll.id, group: at, die: 0, link: 0, sides: told.most, told };
    return [value === null || value === undefined ? whole : { ...whole, face: value }];
  }
  return (entry.faces[roll.id]?.[at] ?? []).flatMap((chain, die) => {
    const slot = (link: number, face?: number): Slot => ({
      roll: roll.id,
      group: at,
      die,
      link,
      sides: group.sides,
      ...(face === undefined ? {} : { face }),
    });
    const filled = chain.map((face, link) => slot(link, face));
    return wantsMore(group, chain) ? [...filled, slot(chain.length)] : filled;
  });
}

const allSlots = (rolls: readonly Roll[], entry: DiceEntry): Slot[] =>
  rolls.flatMap((roll) => roll.groups.flatMap((_, at) => slotsOf(roll, at, entry)));

/** The slot that the next face goes to; undefined when all are filled. */
export function currentSlot(rolls: readonly Roll[], entry: DiceEntry): Slot | undefined {
  if (entry.at && rolls.some(({ id }) => id === entry.at?.roll)) return entry.at;
  return allSlots(rolls, entry).find(({ face }) => face === undefined);
}

/** Whether a roll has all of its faces. */
export const isFull = (roll: Roll, entry: DiceEntry): boolean =>
  roll.groups.every((_, at) => slotsOf(roll, at, entry).every(({ face }) => face !== undefined));

/** Whether anything was typed for a roll. */
export const isTouched = (roll: Roll, entry: DiceEntry): boolean =>
  (entry.faces[roll.id] ?? []).some(
    (group, at) => roll.groups[at]?.sides !== 1 && group.some((chain) => chain.length > 0),
  );

/**
 * Whether hands have told all that they roll: the rolls that are a hand's own, or all where none is, and those that a hand began all the
 * same. What is left is rolled.
 */
export function handsAreDone(rolls: readonly Roll[], isOwn: (roll: Roll) => boolean, entry: DiceEntry): boolean {
  const byHand = rolls.some(isOwn) ? rolls.filter((roll) => isOwn(roll) || isTouched(roll, entry)) : rolls;
  return byHand.every((roll) => isFull(roll, entry));
}

const withGroups = (entry: DiceEntry, roll: string, groups: readonly number[], faces: readonly Faces[]) => ({
  ...entry.faces,
  [roll]: (entry.faces[roll] ?? []).map((before, at) => faces[groups.indexOf(at)] ?? before),
});

/** Puts a face into the current slot. What followed it in an exploded die is gone. A face the die does not have changes nothing. */
export function putFace(rolls: readonly Roll[], entry: DiceEntry, face: number): DiceEntry {
  const slot = currentSlot(rolls, entry);
  if (!slot || face < (slot.told?.least ?? 1) || face > slot.sides) return { ...entry, pending: '' };
  if (slot.told) {
    const { groups } = slot.told;
    const roll = rolls.find(({ id }) => id === slot.roll);
    const dice = groups.flatMap((at) => roll?.groups[at] ?? []);
    return {
      told: { ...entry.told, [keyOf(slot.roll, slot.group)]: face },
      faces: withGroups(entry, slot.roll, groups, facesFor(dice, face)),
      pending: '',
    };
  }
  return {
    told: entry.told,
    faces: {
      ...entry.faces,
      [slot.roll]: (entry.faces[slot.roll] ?? []).map((group, at) =>
        at === slot.group
          ? group.map((chain, die) => (die === slot.die ? [...chain.slice(0, slot.link), face] : chain))
          : group,
      ),
    },
    pending: '',
  };
}

/** Types one digit. It becomes a face as soon as no bigger one could be meant: 3 on a d6 at once, 1 on a d20 only with the next key. */
export function typeDigit(rolls: readonly Roll[], entry: DiceEntry, digit: number): DiceEntry {
  const slot = currentSlot(rolls, entry);
  if (!slot) return entry;
  if (entry.pending === '' && digit === 0) {
    if (slot.told) return slot.told.least === 0 ? putFace(rolls, entry, 0) : entry;
    return slot.sides === 10 ? putFace(rolls, entry, 10) : entry;
  }
  const pending = entry.pending + String(digit);
  const value = Number(pending);
  if (value > slot.sides) {
    if (entry.pending === '') return entry;
    // 15 of a sum up to 14 is no sum of 5.
    if (Number(entry.pending) < (slot.told?.least ?? 1)) return { ...entry, pending: '' };
    return typeDigit(rolls, putFace(rolls, entry, Number(entry.pending)), digit);
  }
  return value * 10 > slot.sides ? putFace(rolls, entry, value) : { ...entry, pending };
}

/** Takes what was typed so far as the face. */
export const settleDigits = (rolls: readonly Roll[], entry: DiceEntry): DiceEntry =>
  entry.pending === '' ? entry : putFace(rolls, entry, Number(entry.pending));

/** Takes back the last digit, or the last face. */
export function eraseOne(rolls: readonly Roll[], entry: DiceEntry): DiceEntry {
  if (entry.pending !== '') return { ...entry, pending: entry.pending.slice(0, -1) };
  const last = allSlots(rolls, entry).findLast(({ face, sides }) => face !== undefined && sides > 1);
  if (!last) return { ...entry, at: undefined };
  if (last.told) {
    const { groups } = last.told;
    const none = groups.map((at) => (entry.faces[last.roll]?.[at] ?? []).map((): number[] => []));
    return {
      pending: '',
      told: { ...entry.told, [keyOf(last.roll, last.group)]: null },
      faces: withGroups(entry, last.roll, groups, none),
    };
  }
  return {
    pending: '',
    told: entry.told,
    faces: {
      ...entry.faces,
      [last.roll]: (entry.faces[last.roll] ?? []).map((group, at) =>
        at === last.group ? group.map((chain, die) => (die === last.die ? chain.slice(0, last.link) : chain)) : group,
      ),
    },
  };
}

/** The faces of the rolls that are complete, by roll, as the store takes them. */
export const typedFaces = (rolls: readonly Roll[], entry: DiceEntry): Record<string, Faces[]> =>
  Object.fromEntries(rolls.filter((roll) => isFull(roll, entry)).map((roll) => [roll.id, entry.faces[roll.id] ?? []]));

/** What was told as a number in the rolls that are complete: empty where faces were typed. A roll without any is left out. */
export const typedSaid = (rolls: readonly Roll[], entry: DiceEntry): Said =>
  Object.fromEntries(
    rolls
      .filter((roll) => isFull(roll, entry))
      .map((roll): [string, string[]] => [
        roll.id,
        roll.groups.map((_, at) => {
          const told = toldBy(roll, at);
          const value = entry.told[keyOf(roll.id, told?.groups[0] ?? at)];
          return told && typeof value === 'number' ? toldWords(told, value) : '';
        }),
      ])
      .filter(([, words]) => words.some((word) => word !== '')),
  );

/** Numbers that were pasted, one slot after the other: "3 5 2", "4d6: 3, 5, 2, 1 = 11". What does not fit a slot is passed over. */
export function pasteNumbers(rolls: readonly Roll[], entry: DiceEntry, text: string): DiceEntry {
  // Neither the dice's own name nor the sum behind them is a face.
  const numbers =
    text
      .replaceAll(/\d*[dw]\d+/gi, ' ')
      .replaceAll(/=\s*\d+/g, ' ')
      .match(/\d+/g) ?? [];
  return numbers.reduce((so, number) => putFace(rolls, so, Number(number)), settleDigits(rolls, entry));
}
