/**
 * Typing real dice: which slot is next, digits that become faces or a whole group's number, and
 * dice that are rolled again.
 */
import type { DieGroup, Faces } from '../../engine/dice/dice.ts';
import type { Roll, Said } from '../../engine/question.ts';
import { type DiceTotal, diceTotalFor, diceTotalWords, facesForTotal } from './diceTotal.ts';

/**
 * A place for one face, or for the number that stands for a whole group. An exploding die has a
 * further slot after each top face.
 */
export interface Slot {
  roll: string;
  group: number;
  die: number;
  link: number;
  /** The highest face, or the highest number. */
  sides: number;
  face?: number;
  told?: DiceTotal;
}

/** How the GM enters dice: each group in its quickest way, or every die by its face. */
export type Way = 'quickest' | 'faces';

/**
 * What the GM has typed: for each roll the groups, for each group the dice, for each die its faces
 * so far.
 */
export interface DiceEntry {
  faces: Record<string, number[][][]>;
  /**
   * The groups whose value was typed as one number, by `keyOf` of the first group that the number
   * stands for. Null means that no number has been typed yet.
   */
  told: Readonly<Record<string, number | null>>;
  /** Typed digits that may still become a bigger number. */
  pending: string;
  /** The slot that the next face goes to, unless this is simply the first open slot. */
  at?: Slot | undefined;
}

const keyOf = (roll: string, group: number): string => `${roll} ${group}`;

/** An entry in which nothing has been typed yet. */
export const emptyEntry = (rolls: readonly Roll[], way: Way = 'faces'): DiceEntry => ({
  told: Object.fromEntries(
    rolls.flatMap((roll) =>
      roll.groups.flatMap((_, at) => {
        const told = way === 'quickest' ? diceTotalFor(roll, at) : undefined;
        return told?.quick && told.groups[0] === at ? [[keyOf(roll.id, at), null] as const] : [];
      }),
    ),
  ),
  faces: Object.fromEntries(rolls.map((roll) => [roll.id, roll.groups.map(unrolled)])),
  pending: '',
});

const wantsMore = (group: DieGroup, chain: readonly number[]): boolean =>
  chain.length === 0 || (group.explode === true && chain.at(-1) === group.sides && chain.length < 50);

/** A die of one side needs no roll: such a die is the last card of a deal. */
const unrolled = ({ count, sides }: DieGroup): number[][] =>
  Array.from({ length: count }, (): number[] => (sides === 1 ? [1] : []));

/** Lists every slot of a group's dice in order, each with its face when it has one. */
export function slotsOf(roll: Roll, at: number, entry: DiceEntry): Slot[] {
  const group = roll.groups[at];
  if (!group) return [];
  const by = diceTotalFor(roll, at);
  const value = entry.told[keyOf(roll.id, by?.groups[0] ?? at)];
  const told = value === undefined ? undefined : by;
  // The first of several groups stands for all of them.
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

/** The slot that the next face goes to. Undefined when all slots are filled. */
export function currentSlot(rolls: readonly Roll[], entry: DiceEntry): Slot | undefined {
  if (entry.at && rolls.some(({ id }) => id === entry.at?.roll)) return entry.at;
  return allSlots(rolls, entry).find(({ face }) => face === undefined);
}

/** Tells whether a roll has all of its faces. */
export const isFull = (roll: Roll, entry: DiceEntry): boolean =>
  roll.groups.every((_, at) => slotsOf(roll, at, entry).every(({ face }) => face !== undefined));

/** Tells whether the GM has typed anything for a roll. */
export const isTouched = (roll: Roll, entry: DiceEntry): boolean =>
  (entry.faces[roll.id] ?? []).some(
    (group, at) => roll.groups[at]?.sides !== 1 && group.some((chain) => chain.length > 0),
  );

/**
 * Tells whether all rolls that are made by hand are complete: the rolls marked as real dice, or all
 * rolls if none is marked, and any roll that the GM has begun. The program rolls the rest.
 */
export function isHandDiceEntered(rolls: readonly Roll[], isOwn: (roll: Roll) => boolean, entry: DiceEntry): boolean {
  const byHand = rolls.some(isOwn) ? rolls.filter((roll) => isOwn(roll) || isTouched(roll, entry)) : rolls;
  return byHand.every((roll) => isFull(roll, entry));
}

const withGroups = (entry: DiceEntry, roll: string, groups: readonly number[], faces: readonly Faces[]) => ({
  ...entry.faces,
  [roll]: (entry.faces[roll] ?? []).map((before, at) => faces[groups.indexOf(at)] ?? before),
});

/**
 * Puts a face into the current slot. Later faces of an exploded die are dropped. A face that the
 * die does not have changes nothing.
 */
export function putFace(rolls: readonly Roll[], entry: DiceEntry, face: number): DiceEntry {
  const slot = currentSlot(rolls, entry);
  if (!slot || face < (slot.told?.least ?? 1) || face > slot.sides) return { ...entry, pending: '' };
  if (slot.told) {
    const { groups } = slot.told;
    const roll = rolls.find(({ id }) => id === slot.roll);
    const dice = groups.flatMap((at) => roll?.groups[at] ?? []);
    return {
      told: { ...entry.told, [keyOf(slot.roll, slot.group)]: face },
      faces: withGroups(entry, slot.roll, groups, facesForTotal(dice, face)),
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

/**
 * Types one digit. The digit becomes a face as soon as no bigger face could be meant: 3 on a d6 at
 * once, 1 on a d20 only with the next key.
 */
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
    // Digits like 15 in a sum of at most 14 must not be read as a sum of 5.
    if (Number(entry.pending) < (slot.told?.least ?? 1)) return { ...entry, pending: '' };
    return typeDigit(rolls, putFace(rolls, entry, Number(entry.pending)), digit);
  }
  return value * 10 > slot.sides ? putFace(rolls, entry, value) : { ...entry, pending };
}

/** Takes the digits that were typed so far as the face. */
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

/** The entry with the faces that players have rolled on their phones, in place of its own. */
export function withFaces(entry: DiceEntry, faces: Readonly<Record<string, Faces[]>>): DiceEntry {
  const rolls = Object.keys(faces).filter((roll) => entry.faces[roll]);
  if (rolls.length === 0) return entry;
  const told = Object.entries(entry.told).filter(([key]) => !rolls.some((roll) => key.startsWith(`${roll} `)));
  return { ...entry, told: Object.fromEntries(told), faces: { ...entry.faces, ...faces } };
}

/** Gives the faces of the complete rolls, by roll, in the store's form. */
export const typedFaces = (rolls: readonly Roll[], entry: DiceEntry): Record<string, Faces[]> =>
  Object.fromEntries(rolls.filter((roll) => isFull(roll, entry)).map((roll) => [roll.id, entry.faces[roll.id] ?? []]));

/**
 * Gives the numbers told in the complete rolls; empty where faces were typed. A roll without any
 * told number is left out.
 */
export const typedSaid = (rolls: readonly Roll[], entry: DiceEntry): Said =>
  Object.fromEntries(
    rolls
      .filter((roll) => isFull(roll, entry))
      .map((roll): [string, string[]] => [
        roll.id,
        roll.groups.map((_, at) => {
          const told = diceTotalFor(roll, at);
          const value = entry.told[keyOf(roll.id, told?.groups[0] ?? at)];
          return told && typeof value === 'number' ? diceTotalWords(told, value) : '';
        }),
      ])
      .filter(([, words]) => words.some((word) => word !== '')),
  );

/**
 * Enters pasted numbers, one slot after the other: "3 5 2", "4d6: 3, 5, 2, 1 = 11". A number that
 * does not fit its slot is skipped.
 */
export function pasteNumbers(rolls: readonly Roll[], entry: DiceEntry, text: string): DiceEntry {
  // Neither the name of the dice nor the sum behind them is a face.
  const numbers =
    text
      .replaceAll(/\d*[dw]\d+/gi, ' ')
      .replaceAll(/=\s*\d+/g, ' ')
      .match(/\d+/g) ?? [];
  return numbers.reduce((so, number) => putFace(rolls, so, Number(number)), settleDigits(rolls, entry));
}
