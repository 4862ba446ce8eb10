/** Murdham's own part of a fight: rounds, phases, whose chance it is, and what everyone has used up, each value declared once. */
import * as z from 'zod/mini';
import {
  choice,
  declare,
  entries,
  left,
  nested,
  number,
  orNone,
  orUnset,
  people,
  record,
  rows,
  somewhere,
  texts,
  those,
  toggle,
  type Values,
  which,
} from '../common/declare.ts';
import { gearItemSchema, thing } from './sheet/carried.ts';

const ORDER = 'Rounds and chances';
const SPENT = 'Used up';
const GROUND = 'On the ground, and remembered';
const actions = {
  main: toggle(false, { label: 'Main action used' }),
  bonus: number(0, 0, 9, { label: 'Bonus actions used' }),
};

/** MU-06: the turn that is being taken, and what it has used. Movement is counted in half zones. */
const turn = {
  who: which('combatants', { label: 'Who' }),
  main: actions.main,
  /** A mount's own main action, in its rider's turn. */
  mountMain: toggle(false, { label: 'Main action of the mount used' }),
  bonus: actions.bonus,
  moved: number(0, 0, 99, { label: 'Half zones moved' }),
  /** How the free movement was widened by the main action. */
  full: orNone(
    'No',
    choice(
      'full',
      { full: 'Full movement', sprint: 'Sprint', sneak: 'Sneak', leap: 'Leap' },
      { label: 'On a full movement' },
    ),
  ),
  /** Tripped or thrown: no more movement this turn. */
  stopped: toggle(false, { label: 'No more movement' }),
  /** Cleave is once a turn. */
  cleft: toggle(false, { label: 'Has cleft' }),
  /** A ranged attack was made: with the stricter house rule it ends movement. */
  shot: toggle(false, { label: 'Has shot' }),
  /** Others who act in this turn, a boat's crew: what each has used of its own actions. */
  mates: left(entries('mate', 'combatants', record(actions), { label: 'Others who act in it' })),
};
export type Turn = Values<typeof turn>;
export type FullMove = NonNullable<Turn['full']>;

const side = (none: string, label: string) => orNone(none, which('sides', { label, group: ORDER }));

/** Each value with its schema, its field and its words; what stands before the fight is what it starts as. */
export const murdhamState = declare({
  round: number(0, 0, 10_000, { label: 'Round', group: ORDER }),
  /** `bonus`: the ambushers' turn before round 1. `whole`: a round without the option. */
  phase: choice(
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
  /** MU-51: the fast action threshold of this round. */
  threshold: orNone('None', number(10, 1, 20, { label: 'Fast action threshold', group: ORDER })),
  initiative: side('Nobody’s', 'The initiative'),
  /** Who goes first this round. */
  first: side('Nobody', 'Goes first this round'),
  /** The side that gives a turn or passes now. */
  chance: side('Nobody', 'Has the chance now'),
  /** Sides that have passed one after another. */
  passed: those('sides', { label: 'Have passed one after another', group: ORDER }),
  turn: orNone('Nobody’s', record(turn, { label: 'The turn being taken', group: ORDER })),
  /** MU-40: who may act in the bonus turn. */
  ambushers: people({ label: 'Act in the bonus turn', group: ORDER }),
  /** MU-02: who has used up the turn of this round, and by what. */
  used: entries(
    'turn',
    'combatants',
    choice(
      'turn',
      { turn: 'A turn', reaction: 'A reaction', surrender: 'Giving up', lost: 'It is lost' },
      { label: 'By' },
    ),
    { label: 'Turn of this round used up by', group: SPENT },
  ),
  /** Things that cost no turn but have a limit in a round: 'dodge', 'regeneration', 'tested'. */
  free: entries('doer', 'combatants', texts(40, 20, { label: 'What' }), {
    label: 'Done already this round',
    group: SPENT,
    help: 'What costs no turn but has a limit: dodge, regeneration, tested.',
  }),
  /** Half zones moved this round, on foot or in the saddle. */
  moved: entries('mover', 'combatants', number(0, 0, 999, { label: 'Half zones' }), {
    label: 'Half zones moved this round',
    group: SPENT,
  }),
  /** The last round in which somebody sprinted, and how many rounds in a row by then. */
  sprinted: entries(
    'sprinter',
    'combatants',
    record({
      round: number(1, 0, 10_000, { label: 'Last in round' }),
      streak: number(1, 1, 10_000, { label: 'Rounds in a row' }),
    }),
    { label: 'Sprinted', group: SPENT },
  ),
  /** MU-44: whom damage has brought to half its health or less, since morale was last checked. */
  halved: left(people({ label: 'Hurt to half and alone: tested at the round’s end', group: SPENT })),
  /** Burnt since its last turn: regeneration rests. */
  burnt: people({ label: 'Burnt since the last turn', group: SPENT }),
  /** MU-44: how many each group counted when the fight began. */
  groups: entries(
    'group',
    'words',
    number(1, 0, 999, { label: 'How many' }),
    { label: 'Numbers at the beginning, for morale', group: GROUND },
    z.string().check(z.maxLength(200)),
  ),
  /** Struck by fear already, by 'source>target', so that nobody is tested twice. */
  feared: texts(170, 5000, {
    label: 'Tested for fear already',
    group: GROUND,
    help: 'What frightens, then whom: troll>otto.',
  }),
  dropped: rows(
    {
      item: { ...nested(thing), schema: gearItemSchema },
      place: somewhere({ label: 'Where' }),
      /** Who gathers it up after the fight. */
      of: orUnset('Nobody’s', which('combatants', { label: 'Whose' })),
    },
    { one: 'thing', most: 200, id: 'item.id' },
    { label: 'Lying on the ground', group: GROUND },
  ),
});
export type MurdhamState = ReturnType<typeof murdhamState.start>;
