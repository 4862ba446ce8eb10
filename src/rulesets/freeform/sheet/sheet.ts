/**
 * A combatant of Freeform: each value is declared once, with its schema, its first value, its form
 * field and its words. Nearly all of them are the table's own.
 */
import type { Combatant } from '../../../engine/fight.ts';
import type { Field } from '../../../engine/forms/field.ts';
import {
  choiceValue,
  declareRecord,
  fieldValue,
  idValue,
  nameValue,
  nestedValues,
  numberValue,
  rowsValue,
  textValue,
} from '../../common/declare.ts';
import { stateShape } from './endings.ts';
import { formulaSchema, LONGEST_FORMULA } from './formula.ts';

/** The effect of a track that comes to its end (FF-11). */
const AT_END = { out: 'out of the fight', nothing: 'nothing' } as const;
const COLOURS = { plain: 'plain', red: 'red', amber: 'amber', green: 'green', blue: 'blue' } as const;

const trackShape = {
  id: idValue(),
  name: nameValue('Track', 24, { label: 'Name' }),
  value: numberValue(0, 0, 999, { label: 'Now' }),
  max: numberValue(6, 1, 999, { label: 'Most' }),
  counts: choiceValue('up', { down: 'down to 0', up: 'up to its most' }, { label: 'Counts' }),
  end: choiceValue('nothing', AT_END, { label: 'At its end' }),
  colour: choiceValue('plain', COLOURS, { label: 'Colour' }),
} as const;

const rollShape = {
  id: idValue(),
  name: nameValue('Roll', 40, { label: 'Name' }),
  formula: fieldValue(formulaSchema, '1d20', {
    label: 'Formula',
    kind: 'text',
    longest: LONGEST_FORMULA,
    help: '2d6+3, d20 adv vs 15, 4d6kh3, 3d6!, 8d10>=7',
  }),
  does: choiceValue(
    'tell',
    { tell: 'tells its result', harm: 'harms somebody', heal: 'heals somebody' },
    { label: 'What it does' },
  ),
} as const;

const figureShape = {
  id: idValue(),
  name: nameValue('Figure', 24, { label: 'Name' }),
  value: textValue('', 24, { label: 'Value' }),
} as const;

export const sheetRecord = declareRecord({
  hits: nestedValues({
    left: numberValue(10, 0, 9999, { label: 'Hit points', group: 'Health' }),
    most: numberValue(10, 0, 9999, {
      label: 'Most hit points',
      group: 'Health',
      help: 'With 0 nobody counts hit points: the game master says who is defeated.',
    }),
    end: choiceValue('out', AT_END, { label: 'At 0 hit points', group: 'Health' }),
  }),
  fate: choiceValue(
    'here',
    { here: 'in the fight', defeated: 'defeated', dead: 'dead', left: 'has left' },
    { label: 'What has become of them', group: 'Health' },
  ),
  initiative: numberValue(0, -99, 99, {
    label: 'Initiative',
    group: 'Turn',
    help: 'Added to the roll, or the number itself where the table rolls nothing.',
  }),
  squares: numberValue(1, 1, 6, { label: 'Squares along a side', group: 'Turn' }),
  tracks: rowsValue(
    trackShape,
    { one: 'track', most: 8, id: 'id' },
    { label: 'Tracks of our own', group: 'Tracks and states' },
  ),
  states: rowsValue(stateShape, { one: 'state', most: 20, id: 'id' }, { label: 'States', group: 'Tracks and states' }),
  rolls: rowsValue(rollShape, { one: 'roll', most: 20, id: 'id' }, { label: 'Rolls', group: 'Rolls and numbers' }),
  figures: rowsValue(
    figureShape,
    { one: 'figure', most: 12, id: 'id' },
    { label: 'Numbers', group: 'Rolls and numbers', help: 'Armour 15, Speed 6: whatever the table reads often.' },
  ),
  notes: textValue('', 500, { label: 'Notes', group: 'Notes' }),
});
export type FreeformSheet = ReturnType<typeof sheetRecord.start>;
export type Fighter = Combatant<FreeformSheet>;
export type OwnTrack = FreeformSheet['tracks'][number];
export type OwnRoll = FreeformSheet['rolls'][number];
export type OwnState = FreeformSheet['states'][number];

/** FF-11: whether a track of the table's own has come to its end. */
export const isAtEnd = ({ counts, value, max }: OwnTrack): boolean => (counts === 'down' ? value <= 0 : value >= max);

/** FF-10: whether a combatant has no hit points left, and is out because of that. */
const isSpent = ({ hits }: FreeformSheet): boolean => hits.most > 0 && hits.end === 'out' && hits.left <= 0;

/** FF-13: whether a combatant is in the fight, and no track has taken it out. */
export const isUp = ({ sheet }: Pick<Fighter, 'sheet'>): boolean =>
  sheet.fate === 'here' && !isSpent(sheet) && !sheet.tracks.some((one) => one.end === 'out' && isAtEnd(one));

/** A field for the number of each track, so that cards and quick edits move it. */
export const heldFields = ({ tracks }: FreeformSheet): readonly Field[] =>
  tracks.map(({ name }, at) => ({
    path: `tracks.${at}.value`,
    label: name,
    group: 'Tracks and states',
    kind: 'number',
    min: 0,
    max: 999,
  }));
