/** History: dispatching commands, answering questions, undo and redo of everything. Pure functions from encounter to encounter. */
import { type Command, commandSchema } from './command.ts';
import { draw } from './dice/dice.ts';
import type { Encounter, Given, OpenMove, Step } from './encounter.ts';
import type { Fight } from './fight.ts';
import { unfit } from './forms/faultWords.ts';
import { verdictOn } from './legality.ts';
import { type Answer, answerSchema, type Question, type Said } from './question.ts';
import type { Ruleset } from './ruleset.ts';
import { type Ran, run } from './running/run.ts';
import { done, type Result, refused } from './words.ts';

/** The encounter as it stands now: the fight with the open move run as far as it goes, and the question it waits for. */
export interface Live<Sheet = unknown, State = unknown, House = unknown> {
  fight: Fight<Sheet, State, House>;
  question?: Question;
  /** The open move cannot go on, and why: it has to be taken back. */
  stuck?: string;
}

/** Where open moves stand, as long as their encounters are held: an encounter is never changed in place, and a run has one outcome. */
const stood = new WeakMap<Encounter, { ruleset: Ruleset; now: Live }>();

/**
 * Works out where an encounter stands: of this game, as its schemas have read it. Costs one run of the open move, once; nothing when none
 * is open.
 */
export const live = <Sheet, State, House>(
  ruleset: Ruleset<Sheet, State, House>,
  encounter: Encounter,
): Live<Sheet, State, House> => standsAt(ruleset, encounter) as Live<Sheet, State, House>;

function standsAt(ruleset: Ruleset, encounter: Encounter): Live {
  if (!encounter.open) return { fight: encounter.fight };
  const known = stood.get(encounter);
  if (known?.ruleset === ruleset) return known.now;
  const now = liveOf(encounter.fight, rerun(ruleset, encounter, encounter.open));
  stood.set(encounter, { ruleset, now });
  return now;
}

const liveOf = (base: Fight, ran: Ran): Live =>
  ran.fault
    ? { fight: base, stuck: ran.fault.text }
    : { fight: ran.fight, ...(ran.question ? { question: ran.question } : {}) };

const rerun = (ruleset: Ruleset, encounter: Encounter, open: OpenMove): Ran =>
  run(
    ruleset,
    encounter.fight,
    open.command,
    open.given.map(({ answer }) => answer),
    open.serial,
  );

/** The words of the step that undo would take back, or redo bring; undefined when there is none. */
export function labelOf(ruleset: Ruleset, fight: Fight, command: Command): string {
  switch (command.type) {
    case 'begin':
      return 'Begin the fight';
    case 'end':
      return 'End the fight';
    case 'edit':
    case 'join':
    case 'stay':
      return command.label;
    case 'act': {
      const action = ruleset.actions.find(({ id }) => id === command.action);
      const actor = fight.combatants[command.actor];
      const who = actor ? `${actor.name}${actor.copy ? ` ${actor.copy}` : ''}` : fight.sides[command.actor]?.name;
      const variant = action?.variants?.(fight, command.actor).find(({ id }) => id === command.variant);
      const what = variant?.label ?? action?.label ?? command.action;
      return who ? `${who}: ${what}` : what;
    }
  }
}

/** Keeps a move as far as it has come: open when it waits for an answer, otherwise as a finished step. The future is gone either way. */
function keep(ruleset: Ruleset, encounter: Encounter, open: OpenMove, ran: Ran): Encounter {
  if (ran.question) {
    const waits = { ...encounter, open, future: [] };
    stood.set(waits, { ruleset, now: liveOf(encounter.fight, ran) });
    return waits;
  }
  const step: Step = {
    serial: open.serial,
    label: labelOf(ruleset, encounter.fight, open.command),
    command: open.command,
    given: open.given,
    ...(open.by ? { by: open.by } : {}),
    before: [...(open.given[0]?.before ?? encounter.dice)],
    after: [...(open.given.at(-1)?.after ?? encounter.dice)],
    patches: ran.patches,
    inverse: ran.inverse,
  };
  return { ...encounter, fight: ran.fight, open: undefined, past: [...encounter.past, step], future: [] };
}

/**
 * Does a command. Refused with its reason: an action that is not offered, a second move while one is open, an edit that does not fit.
 * A hand edit in the middle of a move is made to its base, and the move is run again; where its answers no longer fit, it is refused.
 * `by` is 'auto' for what the table does where a hand would have had nothing to decide.
 */
export function dispatch(
  ruleset: Ruleset,
  encounter: Encounter,
  raw: unknown,
  by: 'hand' | 'auto' = 'hand',
): Result<Encounter> {
  const parsed = commandSchema.safeParse(raw);
  if (!parsed.success) return unfit('This cannot be done', parsed.error);
  const command = parsed.data;
  const { fight } = encounter;
  if (encounter.open) {
    if (command.type === 'edit') return editUnderMove(ruleset, encounter, encounter.open, command);
    return refused('by hand', 'A move is still open: answer it or take it back first.');
  }
  if (command.type === 'act') {
    const verdict = verdictOn(ruleset, fight, command);
    if (verdict !== true) return { ok: false, refusal: verdict };
  }
  if (command.type === 'begin' && fight.stage !== 'setup') return refused('by hand', 'This fight has already begun.');
  if (command.type === 'begin' && fight.order.length === 0)
    return refused('by hand', 'Nobody is here to fight: add combatants first.');
  if (command.type === 'end' && fight.stage !== 'running') return refused('by hand', 'No fight is running.');
  if ((command.type === 'join' || command.type === 'stay') && fight.stage !== 'running')
    return refused('by hand', 'No fight is running: add them in the set-up.');
  const open: OpenMove = { serial: encounter.serial + 1, command, given: [], ...(by === 'auto' ? { by } : {}) };
  const next = { ...encounter, serial: open.serial };
  const ran = rerun(ruleset, next, open);
  if (ran.fault) return refused('by hand', ran.fault.text);
  return done(keep(ruleset, next, open, ran));
}

function editUnderMove(ruleset: Ruleset, encounter: Encounter, open: OpenMove, command: Command): Result<Encounter> {
  const settled = dispatch(ruleset, { ...encounter, open: undefined }, command);
  if (!settled.ok) return settled;
  const next = { ...settled.value, open };
  const ran = rerun(ruleset, next, open);
  if (ran.fault || !ran.question)
    return refused('by hand', 'That would change the open move under its answers: finish it or take it back first.');
  return done(next);
}

/**
 * Answers the open question. A late or mistaken answer is refused and nothing changes. `by` keeps whose hand it was.
 */
export function answer(
  ruleset: Ruleset,
  encounter: Encounter,
  question: string,
  raw: unknown,
  by: Given['by'] = 'chosen',
): Result<Encounter> {
  const parsed = answerSchema.safeParse(raw);
  if (!parsed.success) return unfit('This answer does not fit', parsed.error);
  const { open } = encounter;
  const now = live(ruleset, encounter);
  if (!open || now.question?.id !== question)
    return refused('by hand', 'That question is no longer open, so the answer was dropped.');
  return give(ruleset, encounter, open, [
    { answer: parsed.data, by, before: [...encounter.dice], after: [...encounter.dice] },
  ]);
}

export function give(
  ruleset: Ruleset,
  encounter: Encounter,
  open: OpenMove,
  more: readonly Given[],
): Result<Encounter> {
  const next: OpenMove = { ...open, given: [...open.given, ...more] };
  const ran = rerun(ruleset, encounter, next);
  if (ran.fault) return refused(live(ruleset, encounter).question?.rule ?? 'by hand', ran.fault.text);
  return done(keep(ruleset, encounter, next, ran));
}

/** Faces for the open dice question from the encounter's own source, and the source after. `keep` are rolls already typed, `said` in which words. */
export function drawnAnswer(
  encounter: Encounter,
  question: Question,
  keep: Extract<Answer, { kind: 'dice' }>['faces'] = {},
  said?: Said,
): { answer: Answer; dice: number[] } {
  if (question.kind !== 'dice') throw new Error('Only dice are drawn.');
  let dice: readonly number[] = encounter.dice;
  const faces: Extract<Answer, { kind: 'dice' }>['faces'] = {};
  for (const roll of question.rolls) {
    const kept = keep[roll.id];
    if (kept) faces[roll.id] = kept;
    else {
      const drawn = draw(dice, roll.groups);
      dice = drawn.state;
      faces[roll.id] = drawn.faces;
    }
  }
  return { answer: { kind: 'dice', faces, ...(said ? { said } : {}) }, dice: [...dice] };
}

/** Answers the open dice question with drawn faces (and those already typed). */
export function rollFor(
  ruleset: Ruleset,
  encounter: Encounter,
  by: 'drawn' | 'auto' = 'drawn',
  typed: Extract<Answer, { kind: 'dice' }>['faces'] = {},
  said?: Said,
): Result<Encounter> {
  const { question } = live(ruleset, encounter);
  const { open } = encounter;
  if (!open || question?.kind !== 'dice') return refused('by hand', 'No dice are asked for now.');
  const drawn = drawnAnswer(encounter, question, typed, said);
  const given: Given = { answer: drawn.answer, by, before: [...encounter.dice], after: drawn.dice };
  return give(ruleset, { ...encounter, dice: drawn.dice }, open, [given]);
}
