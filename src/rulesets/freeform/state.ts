/**
 * The fight's own values: the round, the order and whose turn it is, tracks of the whole table, and
 * the questions that the game master has answered already.
 */
import * as z from 'zod/mini';
import { MOST_ROUNDS } from '../../engine/limits/limits.ts';
import { idSchema } from '../../space/scene.ts';
import {
  choiceValue,
  combatantOrNone,
  combatantsValue,
  declareRecord,
  entriesValue,
  fieldValue,
  idValue,
  membersValue,
  memberValue,
  nameValue,
  numberValue,
  orNone,
  rowsValue,
  unshownValue,
} from '../common/declare.ts';
import { formulaSchema, LONGEST_FORMULA } from './sheet/formula.ts';
import { ORDERS } from './sheet/orders.ts';

const clockShape = {
  id: idValue(),
  name: nameValue('Clock', 24, { label: 'Name' }),
  value: numberValue(0, 0, 99, { label: 'Now' }),
  max: numberValue(6, 1, 99, { label: 'Most' }),
} as const;

const formulaValue = (start: string, label: string) =>
  fieldValue(formulaSchema, start, { label, group: 'Rolls', kind: 'text', longest: LONGEST_FORMULA });

/** The last roll, which the odds tell apart. */
const rolledSchema = z.object({
  by: idSchema,
  total: z.int(),
  made: z.enum(['told', 'made', 'failed']),
});

export const stateRecord = declareRecord({
  round: numberValue(0, 0, MOST_ROUNDS, { label: 'Round', group: 'Round' }),
  way: choiceValue('number', ORDERS, { label: 'Order', group: 'Round' }),
  acting: combatantOrNone('nobody', { label: 'Whose turn it is', group: 'Turn' }),
  interrupted: combatantOrNone('nobody', { label: 'Whose turn goes on after it', group: 'Turn' }),
  side: orNone('none', memberValue('sides', { label: 'Which side acts', group: 'Turn' })),
  first: orNone('none', memberValue('sides', { label: 'Which side is first', group: 'Turn' })),
  acted: combatantsValue({ label: 'Have had their turn', group: 'Round' }),
  queue: membersValue('combatants', { label: 'The order', group: 'Round', ordered: true }),
  numbers: entriesValue('number', 'combatants', numberValue(0, -999, 9999, { label: 'Number' }), {
    label: 'Numbers and cards of the order',
    group: 'Round',
  }),
  clocks: rowsValue(
    clockShape,
    { one: 'track', most: 6, id: 'id' },
    { label: 'Tracks of the whole table', group: 'Table' },
  ),
  ended: membersValue('sides', { label: 'Sides whose defeat was asked about', group: 'Table' }),
  looked: membersValue('sides', { label: 'Sides whose morale was tested', group: 'Table' }),
  formula: formulaValue('1d20', 'The last formula'),
  harm: formulaValue('1d6', 'The last harm or healing'),
  rolled: unshownValue(z.nullable(rolledSchema), null),
});
export type FreeformState = ReturnType<typeof stateRecord.start>;
