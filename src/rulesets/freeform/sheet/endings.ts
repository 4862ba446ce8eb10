/** The states that a table makes itself, and their ends (FF-12). */
import { choiceValue, idValue, nameValue, numberValue, textValue } from '../../common/declare.ts';

/** When a state ends. */
export const ENDINGS = {
  kept: 'when somebody ends it',
  'turn-start': 'when its next turn begins',
  'turn-end': 'when its turn ends',
  rounds: 'after so many rounds',
} as const;
export type Ending = keyof typeof ENDINGS;

/** The values of a state, both on a sheet and in the table's own list. */
export const stateShape = {
  id: idValue(),
  name: nameValue('State', 30, { label: 'Name' }),
  does: textValue('', 120, { label: 'What it does' }),
  tone: choiceValue('bad', { bad: 'bad', good: 'good', plain: 'neither' }, { label: 'Good or bad' }),
  ends: choiceValue('kept', ENDINGS, { label: 'Ends' }),
  rounds: numberValue(1, 1, 99, { label: 'Rounds', help: 'Only for a state that ends after rounds.' }),
} as const;
