/**
 * Murdham's own part of a fight, each value declared once: rounds, phases, which side has the
 * chance, and what everyone has used up.
 */
import * as z from 'zod/mini';
import {
  choiceValue,
  combatantsValue,
  declareRecord,
  entriesValue,
  leftOutValue,
  membersValue,
  memberValue,
  nestedValues,
  numberValue,
  orNone,
  orUnset,
  recordValue,
  rowsValue,
  somewhere,
  textsValue,
  toggleValue,
  type Values,
} from '../common/declare.ts';
import { gearItemSchema, thingShape } from './sheet/carried.ts';

const ORDER = 'Rounds and chances';
const SPENT = 'Used up';
const GROUND = 'On the ground, and remembered';
const actions = {
  main: toggleValue(false, { label: 'Main action used' }),
  bonus: numberValue(0, 0, 9, { label: 'Bonus actions used' }),
};

/**
 * MU-06: the turn that somebody is taking, and what they have used of it. Movement is counted in
 * half zones.
 */
const turn = {
  who: memberValue('combatants', { label: 'Who' }),
  main: actions.main,
  /** The mount's own main action, within its rider's turn. */
  mountMain: toggleValue(false, { label: 'Main action of the mount used' }),
  bonus: actions.bonus,
  moved: numberValue(0, 0, 99, { label: 'Half zones moved' }),
  /** How the main action widened the free movement. */
  full: orNone(
    'No',
    choiceValue(
      'full',
      { full: 'Full movement', sprint: 'Sprint', sneak: 'Sneak', leap: 'Leap' },
      { label: 'On a full movement' },
    ),
  ),
  /** The fighter was tripped or thrown, so it moves no more this turn. */
  stopped: toggleValue(false, { label: 'No more movement' }),
  /** The fighter has used Cleave, which works once a turn. */
  cleft: toggleValue(false, { label: 'Has cleft' }),
  /** The fighter made a ranged attack, which by the stricter house rule ends its movement. */
  shot: toggleValue(false, { label: 'Has shot' }),
  /** What each mate, such as a boat's crew, has used of its own actions in this turn. */
  mates: leftOutValue(entriesValue('mate', 'combatants', recordValue(actions), { label: 'Others who act in it' })),
};
export type Turn = Values<typeof turn>;
export type FullMove = NonNullable<Turn['full']>;

const side = (none: string, label: string) => orNone(none, memberValue('sides', { label, group: ORDER }));

/**
 * Each value with its schema, its field and its words. The first values are those before the fight.
 */
export const murdhamState = declareRecord({
  round: numberValue(0, 0, 10_000, { label: 'Round', group: ORDER }),
  /**
   * `bonus` is the ambushers' turn before round 1. `whole` is a round without the option of phases.
   */
  phase: choiceValue(
    'before',
    {
      before: 'Before the fight',
      bonus: 'Bonus turn of an ambush',
      whole: 'A round',
      fast: 'Fast actions',
      slow: 'Slow actions',
    },
    { label: 'Phase', group: ORDER },
  ),
  /** MU-51: the threshold for fast actions in this round. */
  threshold: orNone('None', numberValue(10, 1, 20, { label: 'Fast action threshold', group: ORDER })),
  initiative: side('Nobody’s', 'The initiative'),
  /** The side that goes first this round. */
  first: side('Nobody', 'Goes first this round'),
  /** The side that gives a turn or passes now. */
  chance: side('Nobody', 'Has the chance now'),
  /** The sides that have passed one after another. */
  passed: membersValue('sides', { label: 'Have passed one after another', group: ORDER }),
  turn: orNone('Nobody’s', recordValue(turn, { label: 'The turn being taken', group: ORDER })),
  /** MU-40: the fighters who may act in the bonus turn. */
  ambushers: combatantsValue({ label: 'Act in the bonus turn', group: ORDER }),
  /** MU-02: the fighters who have used up their turn of this round, and by what. */
  used: entriesValue(
    'turn',
    'combatants',
    choiceValue(
      'turn',
      { turn: 'A turn', reaction: 'A reaction', surrender: 'Giving up', lost: 'It is lost' },
      { label: 'By' },
    ),
    { label: 'Turn of this round used up by', group: SPENT },
  ),
  /**
   * What fighters have done this round that costs no turn but has a limit: 'dodge', 'regeneration',
   * 'tested'.
   */
  free: entriesValue('doer', 'combatants', textsValue(400, 200, { label: 'What' }), {
    label: 'Done already this round',
    group: SPENT,
    help: 'What costs no turn but has a limit: dodge, regeneration, tested.',
  }),
  /** The half zones that each fighter moved this round, on foot or in the saddle. */
  moved: entriesValue('mover', 'combatants', numberValue(0, 0, 999, { label: 'Half zones' }), {
    label: 'Half zones moved this round',
    group: SPENT,
  }),
  /** The last round in which each fighter sprinted, and how many rounds in a row by then. */
  sprinted: entriesValue(
    'sprinter',
    'combatants',
    recordValue({
      round: numberValue(1, 0, 10_000, { label: 'Last in round' }),
      streak: numberValue(1, 1, 10_000, { label: 'Rounds in a row' }),
    }),
    { label: 'Sprinted', group: SPENT },
  ),
  /**
   * MU-44: the fighters whom damage has brought to half their health or less since the last check
   * of morale.
   */
  halved: leftOutValue(combatantsValue({ label: 'Hurt to half and alone: tested at the round’s end', group: SPENT })),
  /** The fighters who were burnt since their last turn and so do not regenerate. */
  burnt: combatantsValue({ label: 'Burnt since the last turn', group: SPENT }),
  /** MU-44: how many fighters each group had when the fight began. */
  groups: entriesValue(
    'group',
    'words',
    numberValue(1, 0, 999, { label: 'How many' }),
    { label: 'Numbers at the beginning, for morale', group: GROUND },
    z.string().check(z.maxLength(200)),
  ),
  /**
   * MU-44: the fighters who were dead, unconscious or had surrendered before the fight began. They
   * are in neither number until they stand.
   */
  apart: leftOutValue(combatantsValue({ label: 'Out of it before the fight: not counted for morale', group: GROUND })),
  /** MU-44: the fighters who have changed sides in this fight, and the side that each began on. */
  turned: leftOutValue(
    entriesValue('turncoat', 'combatants', memberValue('sides', { label: 'Began on' }), {
      label: 'Changed sides in this fight',
      group: GROUND,
    }),
  ),
  /** Tests of fear made already, as 'source>target', so that nobody is tested twice. */
  feared: textsValue(170, 50_000, {
    label: 'Tested for fear already',
    group: GROUND,
    help: 'What frightens, then whom: troll>otto.',
  }),
  dropped: rowsValue(
    {
      item: { ...nestedValues(thingShape), schema: gearItemSchema },
      place: somewhere({ label: 'Where' }),
      /** The fighter who gathers the item up after the fight. */
      of: orUnset('Nobody’s', memberValue('combatants', { label: 'Whose' })),
    },
    { one: 'thing', most: 2000, id: 'item.id' },
    { label: 'Lying on the ground', group: GROUND },
  ),
});
export type MurdhamState = ReturnType<typeof murdhamState.start>;
