/**
 * Real dice as a person types them: random faces, the keys for these faces, and the answer that
 * must result.
 */
import { type DiceState, drawDice, readFaces } from '../../../src/engine/dice/dice.ts';
import type { Answer, Roll } from '../../../src/engine/question.ts';
import {
  emptyEntry,
  isHandDiceEntered,
  settleDigits,
  slotsOf,
  typeDigit,
  typedFaces,
  typedSaid,
} from '../../../src/fight/question/diceEntry.ts';

/**
 * Types all rolls of a question. Gives the keys, with those between and after the numbers, and the
 * random source for the next question.
 */
export function typedRolls(
  rolls: readonly Roll[],
  isOwn: (roll: Roll) => boolean,
  from: DiceState,
): { keys: string[]; answer: Answer; dice: DiceState } {
  let dice = from;
  let entry = emptyEntry(rolls, 'quickest');
  const keys: string[] = [];
  const open = () =>
    rolls.some((roll) => roll.groups.some((_, at) => slotsOf(roll, at, entry).some(({ face }) => face === undefined)));
  for (const roll of rolls) {
    const drawn = drawDice(dice, roll.groups);
    dice = drawn.state;
    for (const [at, group] of roll.groups.entries()) {
      const faces = drawn.faces[at] ?? [];
      const [slot] = slotsOf(roll, at, entry);
      if (group.sides === 1 || !slot) continue;
      const together = (slot.told?.groups ?? []).flatMap((one) => drawn.faces[one] ?? []);
      const sum = together.flat().reduce((all, face) => all + face, 0);
      const numbers = slot.told ? [slot.told.word === 'sum' ? sum : readFaces(group, faces)] : faces.flat();
      for (const number of numbers) {
        // The ten of a d10 is typed as it is printed on the die.
        for (const digit of !slot.told && number === 10 && group.sides === 10 ? '0' : String(number)) {
          keys.push(digit);
          entry = typeDigit(rolls, entry, Number(digit));
        }
        if (entry.pending === '') continue;
        // A bigger number would still be possible. Enter comes only after the last number: it takes
        // them all.
        entry = settleDigits(rolls, entry);
        keys.push(open() ? 'Space' : 'Enter');
      }
    }
  }
  if (!isHandDiceEntered(rolls, isOwn, entry)) throw new Error(`The faces of “${rolls[0]?.label}” are not whole.`);
  const said = typedSaid(rolls, entry);
  const told = Object.keys(said).length > 0 ? { said } : {};
  return { keys, answer: { kind: 'dice', faces: typedFaces(rolls, entry), ...told }, dice };
}
