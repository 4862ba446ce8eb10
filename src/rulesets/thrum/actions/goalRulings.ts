/**
 * TH-08: win and defeat conditions that the GM sets and calls: by word, by a round, by a fall, by
 * ground to reach.
 */

import { everyone } from '../../../engine/fight.ts';
import { askChoice, askNumber, askText, type Flow } from '../../../engine/flow.ts';
import { sentence, writtenRef } from '../../../engine/log/sentence.ts';
import type { Option } from '../../../engine/question.ts';
import { capitalized, gmSeat, notAllowed } from '../../../engine/words.ts';
import { type Square, solidAt, squareAt, squareKey, squarePlace } from '../../../space/squares/squares.ts';
import { optionsFor } from '../../common/people.ts';
import type { ThrumAction, ThrumFight } from '../fight.ts';
import { squareFrom } from '../play/effects/shifting.ts';
import { endByGoal, finishFight } from '../play/harm/ending.ts';
import { goalWords, groundName } from '../play/harm/goals.ts';
import { squareName } from '../play/table/squareName.ts';
import { gridFor, isMinion, nameOf, tell } from '../play/table/table.ts';
import type { Goal } from '../state.ts';

/** Asks the GM for everything that a new goal needs. */
function* askGoal(fight: ThrumFight): Flow<Omit<Goal, 'id'>> {
  const round = Math.max(1, fight.state.round);
  const asking = { seat: gmSeat, rule: 'TH-08' };
  const fighters = everyone(fight).filter((who) => !isMinion(who));
  const outcome = yield* askChoice<Goal['outcome']>({ ...asking, title: 'What does the condition bring?' }, [
    { id: 'win', label: 'Victory' },
    { id: 'defeat', label: 'Defeat' },
  ]);
  const what = yield* askChoice({ ...asking, title: 'When is the condition met?' }, [
    { id: 'hand', label: 'When I say so' },
    { id: 'rounds', label: 'When a round has ended' },
    { id: 'reach', label: 'When somebody ends a turn at a place' },
    ...fighters.map(({ id }) => ({ id: `fallen ${id}`, label: `When ${nameOf(fight, id)} falls`, combatant: id })),
  ]);
  const goal = { outcome, rounds: 0, who: '', terrain: '', squares: [] as Square[], by: 'party' as Goal['by'] };
  let kind: Goal['kind'] = 'hand';
  if (what === 'rounds') {
    kind = 'rounds';
    const range = { min: round, max: 99, suggested: Math.min(99, round + 3) };
    goal.rounds = yield* askNumber({ ...asking, title: 'When which round has ended?' }, range);
  } else if (what === 'reach') {
    kind = 'reach';
    Object.assign(goal, yield* askWhere(fight));
    Object.assign(goal, yield* askReacher(fight));
  } else if (what.startsWith('fallen ')) {
    kind = 'fallen';
    goal.who = what.slice('fallen '.length);
  }
  const usual = outcome === 'win' ? 'The day is saved' : 'All is lost';
  const text = yield* askText({ ...asking, title: 'What is told when it is met, in a few words?' }, usual, 120);
  return { ...goal, kind, text: text.trim() || 'A condition' };
}

/**
 * Asks for the ground to reach: ground that the map names, or a rectangle of squares between two
 * corners.
 */
function* askWhere(fight: ThrumFight): Flow<Pick<Goal, 'terrain' | 'squares'>> {
  const grid = gridFor(fight);
  const all = Array.from({ length: grid.columns * grid.rows }, (_, at) => squareAt(grid, at));
  const names = [...new Set(all.flatMap((square) => groundName(fight, square) ?? []))];
  const ground =
    names.length === 0
      ? 'squares'
      : yield* askChoice({ seat: gmSeat, title: 'Which place?', rule: 'TH-08' }, [
          ...names.map((name) => ({ id: `ground ${name}`, label: capitalized(name) })),
          { id: 'squares', label: 'Squares, from one corner to the other' },
        ]);
  if (ground !== 'squares') return { terrain: ground.slice('ground '.length), squares: [] };
  const options: Option[] = all
    .filter((square) => !solidAt(grid, square))
    .map((square) => ({ id: squareKey(square), label: squareName(square), place: squarePlace(square) }));
  const first = squareFrom(yield* askChoice({ seat: gmSeat, title: 'The place: one corner?', rule: 'TH-08' }, options));
  const other = squareFrom(yield* askChoice({ seat: gmSeat, title: 'And the corner across?', rule: 'TH-08' }, options));
  const between = (a: number, b: number, n: number) => n >= Math.min(a, b) && n <= Math.max(a, b);
  const squares = all.filter(
    ({ column, row }) => between(first.column, other.column, column) && between(first.row, other.row, row),
  );
  return { terrain: '', squares: squares.slice(0, 400) };
}

function* askReacher(fight: ThrumFight): Flow<Pick<Goal, 'who' | 'by'>> {
  const fighters = everyone(fight).filter((who) => !isMinion(who));
  const answer = yield* askChoice({ seat: gmSeat, title: 'Who has to get there?', rule: 'TH-08' }, [
    { id: 'any party', label: 'Any of the players’ side' },
    { id: 'any foes', label: 'Any of the foes' },
    { id: 'any anyone', label: 'Anybody at all' },
    ...optionsFor(fight, fighters),
  ]);
  if (fight.combatants[answer]) return { who: answer, by: 'party' };
  return { who: '', by: answer === 'any foes' ? 'foes' : answer === 'any anyone' ? 'anyone' : 'party' };
}

const group = 'By ruling';
export const goalRulings: readonly ThrumAction[] = [
  {
    id: 'goal-met',
    scope: 'table',
    label: 'A condition is met',
    help: 'A win or defeat condition of this fight is met: the fight ends.',
    rule: 'TH-08',
    group,
    variants: (fight) => fight.state.goals.map((goal) => ({ id: goal.id, label: goalWords(goal) })),
    allowed: () => true,
    *perform(fight, _who, variant) {
      const goal = fight.state.goals.find(({ id }) => id === variant);
      if (goal) finishFight(fight, goalWords(goal), endByGoal(goal));
    },
  },
  {
    id: 'set-goal',
    scope: 'table',
    label: 'Set a condition',
    help: 'Add a win or defeat condition: ground to reach, a round that ends, a fall, or your word.',
    rule: 'TH-08',
    group,
    allowed: (fight) => fight.state.goals.length < 12 || notAllowed('TH-08', 'Twelve conditions are enough.'),
    *perform(fight) {
      const goal = yield* askGoal(fight);
      fight.nextId += 1;
      fight.state.goals.push({ id: `goal-${fight.nextId}`, ...goal });
      const when = goal.outcome === 'win' ? 'Victory' : 'Defeat';
      tell(fight, 'TH-08', sentence`${when} when: ${writtenRef(goal.text)}.`, { shown: 'gm' });
    },
  },
];
