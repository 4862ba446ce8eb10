/** Thrum's own part of a fight: the order of turns, the running turn, terrain effects, goals. */
import * as z from 'zod/mini';
import { cellSchema, idSchema, squareKeySchema } from '../../space/scene.ts';
import {
  choiceValue,
  declareRecord,
  fieldValue,
  idValue,
  leftOutValue,
  membersValue,
  memberValue,
  nameValue,
  numberValue,
  orNone,
  recordValue,
  rowsValue,
  textsValue,
  textValue,
  toggleValue,
  unshownValue,
  type Values,
} from '../common/declare.ts';

const squares = rowsValue(
  {
    column: numberValue(0, 0, 999, { label: 'Column, from 0' }),
    row: numberValue(0, 0, 999, { label: 'Row, from 0' }),
  },
  { one: 'square', most: 4000 },
  { label: 'Squares' },
);

/** The running turn. */
const turn = {
  who: memberValue('combatants', { label: 'Whose turn' }),
  spent: numberValue(0, 0, 999, { label: 'Movement spent' }),
  /** Squares of own movement walked in the move or by Dash. */
  walked: numberValue(0, 0, 999, { label: 'Squares walked' }),
  acted: toggleValue(false, { label: 'Has acted' }),
  /** The combatant has acted, so it may no longer move. */
  still: toggleValue(false, { label: 'Has stopped moving' }),
  stance: toggleValue(false, { label: 'Has taken its stance' }),
  /** Weaver: the first thing that would cut movement has been ignored. */
  eased: toggleValue(false, { label: 'Weaver: has ignored something' }),
  /**
   * TH-03: what the start of the turn has changed, for as long as the turn can still be put off and
   * the change taken back. Null once the turn has begun.
   */
  start: {
    ...orNone(
      'no, it has begun',
      fieldValue(
        z.record(idSchema, z.int()),
        {},
        { label: 'Can still be delayed', kind: 'group', parts: [], fresh: {} },
      ),
    ),
    start: {},
  },
  /** Where Strafe's target stood, and its distance: later steps may not end further away. */
  leash: rowsValue(
    { who: memberValue('combatants', { label: 'Target' }), distance: numberValue(1, 0, 999, { label: 'Distance' }) },
    { one: 'target', most: 1000 },
    { label: 'Strafe: whom it shot at, and how far off' },
  ),
  /** The directions of the steps so far, from 0 to 7, clockwise from north. */
  steps: unshownValue(z.array(z.int().check(z.minimum(0), z.maximum(7))).check(z.maxLength(2000)), []),
};
export type Turn = Values<typeof turn>;
/** The schema is made once, because turns begin too often to make one for each. */
const declaredTurn = declareRecord(turn);
export const freshTurn = (who: string): Turn => ({ ...declaredTurn.start(), who });

/** What a terrain effect does to those who enter: shift them, strike them, let them teleport in. */
const terrain = {
  id: idValue(),
  name: textValue('Terrain', 60, { label: 'Name' }),
  owner: memberValue('combatants', { label: 'Whose' }),
  /** The form fills in the list of abilities. */
  ability: {
    ...fieldValue(idSchema, undefined, { label: 'Of which ability', kind: 'choice', options: [] }),
    missing: 'refused' as const,
  },
  squares,
  difficult: toggleValue(true, { label: 'Difficult' }),
  drift: orNone(
    'no',
    recordValue(
      {
        column: numberValue(1, -1, 1, { label: 'East, or west below 0' }),
        row: numberValue(0, -1, 1, { label: 'South, or north below 0' }),
      },
      { label: 'Shifts who enters' },
    ),
  ),
  /** The movement that a combatant pays so that it is not shifted. */
  price: numberValue(0, 0, 999, { label: 'Movement not to be shifted' }),
  /** The effect lasts only while its owner pays at the start of each of its turns. */
  strikes: toggleValue(false, { label: 'Strikes who enters, kept by Stress' }),
  /** The effect does not count against the limit of one terrain effect for each maker. */
  extra: toggleValue(false, { label: 'Beside the one that its maker may have' }),
};
export type Terrain = Values<typeof terrain>;

/** TH-08: a condition that ends the fight. `hand` ones are called by the GM. */
const goal = {
  id: idValue(),
  text: nameValue('A condition', 120, { label: 'In words' }),
  outcome: choiceValue('win', { win: 'victory', defeat: 'defeat' }, { label: 'Brings' }),
  kind: choiceValue(
    'hand',
    {
      hand: 'when the GM says so',
      rounds: 'when a round has ended',
      fallen: 'when somebody falls',
      reach: 'when ground is reached',
    },
    { label: 'Met' },
  ),
  /** rounds: met when this many rounds have ended. */
  rounds: numberValue(3, 0, 99, { label: 'Which round' }),
  /**
   * fallen: met when this combatant is incapacitated or removed. reach: only this combatant has to
   * get there. Empty: anybody.
   */
  who: fieldValue(z.string().check(z.maxLength(80)), '', {
    label: 'Who falls, or has to get there',
    kind: 'choice',
    options: 'combatants',
    unset: 'anybody',
  }),
  by: choiceValue('party', { party: 'the players’', foes: 'the foes’', anyone: 'any' }, { label: 'Of which side' }),
  /**
   * reach: met when one of the side ends a turn on ground of this name, or on one of these squares;
   * with `who`, only that combatant counts.
   */
  terrain: textValue('', 40, { label: 'Ground of this name' }),
  squares,
};
export type Goal = Values<typeof goal>;

const fromWho = (label: string, help: string) => membersValue('combatants', { label, group: 'Round', help });

/**
 * Each value with its schema, its field and its words. The first value is the value before the
 * fight.
 */
export const thrumState = declareRecord({
  /** 0 is round zero; -1 is before the fight. */
  round: fieldValue(z.int().check(z.minimum(-1)), -1, {
    label: 'Round',
    group: 'Round',
    kind: 'number',
    min: 0,
    max: 999,
    help: '0 is round zero.',
  }),
  turn: orNone('nobody’s', recordValue(turn, { label: 'The running turn', group: 'Round' })),
  /** TH-02: the order of turns, first to last. */
  order: membersValue('combatants', {
    label: 'Order of turns',
    group: 'Round',
    ordered: true,
    help: 'Whoever has an initiative has a place.',
  }),
  /**
   * The initiative by which each combatant took its place in the order. An initiative that is set
   * by hand moves its bearer.
   */
  placed: unshownValue(z.record(idSchema, z.int()), {}),
  done: fromWho('Have had their turn', 'They do not act again this round.'),
  /** TH-03: the combatants who have delayed this round. */
  delayed: fromWho('Have delayed', 'They cannot delay again this round.'),
  /**
   * The combatants whose turn has started this round. A combatant who delays does not start its
   * turn twice.
   */
  started: fromWho('Whose turn has started', 'Nothing of its start comes again.'),
  /** First times in this turn, as short keys: `guardian ash bo`. Emptied whenever a turn starts. */
  firsts: textsValue(2000, 5000, { label: 'What has happened for the first time this turn', group: 'Round' }),
  terrains: rowsValue(
    terrain,
    { one: 'terrain effect', most: 1000, id: 'id' },
    { label: 'Terrain effects', group: 'Ground' },
  ),
  /**
   * The squares as they were before terrain effects covered them, to be put back later; null where
   * the scene had no entry.
   */
  under: unshownValue(z.record(squareKeySchema, z.nullable(cellSchema)), {}),
  /** Chokehold: who holds whom. */
  holds: rowsValue(
    { holder: memberValue('combatants', { label: 'Holds' }), held: memberValue('combatants', { label: 'Is held' }) },
    { one: 'hold', most: 1000 },
    { label: 'Holds', group: 'Ground' },
  ),
  goals: rowsValue(
    goal,
    { one: 'condition', most: 12, id: 'id' },
    { label: 'Conditions of victory and defeat', group: 'End' },
  ),
  /**
   * TH-08: the camps that have had somebody on their feet, and those that wait for announced
   * members, as `foes waits`.
   */
  stood: unshownValue(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8)), []),
  /**
   * TH-08: who won, in the eyes of the players; empty while the fight runs or where the GM ended
   * it.
   */
  wonBy: unshownValue(z.enum(['', 'ours', 'foes']), ''),
  /** TH-08: the foes who lay fallen when the fight was won. They are no more standing for it. */
  beaten: leftOutValue(membersValue('combatants', { label: 'Fallen of those who lost', group: 'End' })),
  /** How the fight ended, in words; empty while it runs. */
  ending: textValue('', 200, { label: 'How it ended', group: 'End' }),
});
export type State = ReturnType<typeof thrumState.start>;
