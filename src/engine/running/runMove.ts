/**
 * Runs a command over its inputs: answers, and rulings made meanwhile. Each ruling is carried out
 * at its question. Then the command runs again from its base with the ruling at its place, and
 * asks what is to be asked now.
 */
import { dequal } from 'dequal';
import { type Patch, produceWithPatches } from 'immer';
import { byHand, settleAfterMove } from '../byHand/byHand.ts';
import { type ByHand, type Input, isByHand } from '../byHand/inputs.ts';
import { UnfitError } from '../byHand/misfit.ts';
import type { Command } from '../command.ts';
import type { Faces } from '../dice/dice.ts';
import { type Fight, fullName } from '../fight.ts';
import { copyOfJson } from '../forms/schema.ts';
import { tellWritten } from '../log/tell.ts';
import { chosenWords, onlyWords } from '../onlyAnswer.ts';
import { type Answer, type Ask, faultOfAnswer } from '../question.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Id, RuleId } from '../words.ts';
import { type Begin, type Moment, type PlacedRuling, startOfFlow, withPlacedRulings } from './placedRulings.ts';
import { procedure } from './procedure.ts';

/** The refusal of a ruling that takes the sense from the open move. */
export const UNFIT_RULING = 'That would change the open move under its answers: finish it or take it back first.';

/** A question with the answer that it got. */
type Heard = readonly [asked: Ask, answer: Answer];

/** Where a command stands after its inputs. */
export interface MoveRun {
  fight: Fight;
  patches: Patch[];
  inverse: Patch[];
  /** The open question, and its number in the move. */
  asked?: Ask | undefined;
  number: number;
  /** Every question that was answered, with its answer. */
  heard: readonly Heard[];
  /** The rulings and the answers that the command itself took, without those of its rulings. */
  placed: readonly PlacedRuling[];
  answers: readonly Answer[];
  /** The open question is asked by a ruling, and not by the command itself. */
  within: boolean;
}

/** A ruling made, with all that is known of its inputs. */
interface RulingMade extends PlacedRuling {
  /** The number of the first input after the ruling and its answers. */
  until: number;
  /** How many questions the ruling itself asked. */
  numbers: number;
  heard: readonly Heard[];
  /** The question that was open, and whether it is asked no more. */
  asked: Ask;
  passedOver?: boolean;
  after: Fight;
}

/** A command with its inputs. `at` is the input that is being taken. */
export interface MoveInputs {
  ruleset: Ruleset;
  command: Command;
  inputs: readonly Input[];
  at: number;
}

/** Tells the GM what the table did in place of a hand. The players see only the result. */
const tellGm = (ruleset: Ruleset, fight: Fight, rule: RuleId, text: string): void =>
  tellWritten(fight, rule, text, { shown: 'gm', round: ruleset.order(fight).round });

/** Tells the GM that the table chose a move, with the move's name. */
function tellChosen({ ruleset, command }: MoveInputs, fight: Fight): void {
  if (command.type !== 'act' || !command.chosen) return;
  const action = ruleset.actions.find(({ id }) => id === command.action);
  const name = fight.combatants[command.actor];
  tellGm(
    ruleset,
    fight,
    action?.rule ?? 'by hand',
    `The table chose${name ? ` for ${fullName(name)}` : ''}: ${action?.label ?? command.action}.`,
  );
}

const fallKey = (sides: number, faces: Faces): string => `${sides} ${JSON.stringify(faces)}`;

/**
 * The results of dice that were typed as a number and not by faces, by the notation of the dice.
 */
function saidOf(asked: Ask, answer: Extract<Answer, { kind: 'dice' }>): Map<string, string> {
  const said = new Map<string, string>();
  for (const roll of asked.kind === 'dice' ? asked.rolls : [])
    for (const [at, words] of (answer.said?.[roll.id] ?? []).entries()) {
      const group = roll.groups[at];
      if (group && words !== '') said.set(fallKey(group.sides, answer.faces[roll.id]?.[at] ?? []), words);
    }
  return said;
}

/**
 * Marks dice that were typed as a number in the log entries told since `from`. Only the typed
 * result counts, and nobody should take the faces for real ones.
 */
function markSaid(fight: Fight, from: number, words: ReadonlyMap<string, string>): void {
  for (const { dice } of fight.log.slice(from))
    for (const one of dice) {
      const said = words.get(fallKey(one.sides, one.faces));
      if (said !== undefined) one.said = said;
    }
}

/** The people of whom a move has spoken: it goes on with them, so they must still be there. */
function namedIn({ command }: MoveInputs, heard: readonly Heard[], open: Ask): Set<Id> {
  const named = new Set<Id>(command.type === 'act' ? [command.actor] : []);
  for (const { seat, about = [] } of [...heard.map(([asked]) => asked), open])
    for (const id of [...(seat.kind === 'combatant' ? [seat.combatant] : []), ...about]) named.add(id);
  for (const [asked, answer] of heard) {
    if (asked.kind !== 'choose' && asked.kind !== 'pick') continue;
    const taken = answer.kind === 'choose' ? [answer.option] : answer.kind === 'pick' ? answer.options : [];
    for (const { id, combatant } of asked.options)
      if (combatant !== undefined && taken.includes(id)) named.add(combatant);
  }
  return named;
}

/** Whether a ruling removes somebody of whom the move has spoken. */
const removesNamed = ({ edits }: ByHand, named: ReadonlySet<Id>): boolean =>
  edits.some((one) => one.edit === 'remove' && named.has(one.combatant));

/** Whether whoever makes the move can no longer act after a ruling. */
function stopsActor({ ruleset, command }: MoveInputs, before: Fight, after: Fight): boolean {
  const canAct = (fight: Fight) =>
    command.type === 'act' &&
    fight.combatants[command.actor] !== undefined &&
    ruleset.standing(fight, command.actor).at === 'up';
  return canAct(before) && !canAct(after);
}

/** Whether a question has fewer free options than must be taken. */
const isUnanswerable = (asked: Ask): boolean =>
  (asked.kind === 'choose' || asked.kind === 'pick') &&
  asked.options.filter(({ blocked }) => !blocked).length < (asked.kind === 'pick' ? asked.min : 1);

/** Whether two questions are the same one, though its options and numbers may be others. */
const isSameQuestion = (one: Ask, other: Ask): boolean =>
  one.kind === other.kind && one.rule === other.rule && (one.title === other.title || dequal(one.seat, other.seat));

/** A run of a procedure up to its open question, its end, or a ruling that has no place yet. */
interface Pass extends MoveRun {
  stopped?: 'at a ruling' | 'at a question passed over';
  moment: Moment;
}

function passOver(move: MoveInputs, base: Fight, begin: Begin, placed: readonly RulingMade[], from: Taken): Pass {
  const { ruleset, inputs } = move;
  const standing = startOfFlow();
  const heard: Heard[] = [];
  const answers: Answer[] = [];
  let asked: Ask | undefined;
  let number = from.number;
  let stopped: Pass['stopped'];
  move.at = from.at;
  const [fight, patches, inverse] = produceWithPatches(base, (draft) => {
    const rulings = inputs.some(isByHand) ? placed : undefined;
    const flow = withPlacedRulings(ruleset, draft as Fight, begin, standing, rulings);
    if (from.at === 0) tellChosen(move, draft as Fight);
    const said: { from: number; words: ReadonlyMap<string, string> }[] = [];
    let step = flow.next();
    let made = 0;
    for (let input = inputs[move.at]; input; input = inputs[move.at]) {
      if (isByHand(input)) {
        const ruling = placed[made];
        if (!ruling) {
          if (!step.done) stopped = 'at a ruling';
          break;
        }
        if (ruling.passedOver === undefined && (step.done || !isSameQuestion(step.value, ruling.asked))) {
          ruling.passedOver = true;
          stopped = 'at a question passed over';
          break;
        }
        made += 1;
        heard.push(...ruling.heard);
        move.at = ruling.until;
        // A question that a ruling leaves unchanged keeps its number, so that input typed for it
        // stays.
        number += ruling.numbers + (!step.done && dequal(copyOfJson(step.value), ruling.asked) ? 0 : 1);
        continue;
      }
      if (step.done) break;
      const fault = faultOfAnswer(step.value, input);
      // A ruling by hand may have taken away the die that was ruled on before it.
      if (fault && input.kind === 'ruling' && standing.effective > made) {
        move.at += 1;
        continue;
      }
      if (fault) throw new UnfitError(fault);
      const question = copyOfJson(step.value);
      heard.push([question, input]);
      answers.push(input);
      if ('only' in input && input.only) tellGm(ruleset, draft as Fight, question.rule, onlyWords(question, input));
      if ('chosen' in input && input.chosen)
        tellGm(ruleset, draft as Fight, question.rule, chosenWords(question, input));
      if (input.kind === 'dice' && input.said)
        said.push({ from: (draft as Fight).log.length, words: saidOf(question, input) });
      step = flow.next(input);
      move.at += 1;
      number += 1;
    }
    for (const { from: first, words } of said) markSaid(draft as Fight, first, words);
    if (!step.done) asked = copyOfJson(step.value);
  });
  const so = { fight, patches, inverse, asked, number, heard, placed, answers, within: false, moment: standing };
  return stopped ? { ...so, stopped } : so;
}

/** The inputs and questions of a move that are used up before a procedure of it begins. */
interface Taken {
  at: number;
  number: number;
}

/** Runs a procedure with all rulings in it, each a procedure of its own. */
function runFlow(move: MoveInputs, base: Fight, begin: Begin, from: Taken, heard: readonly Heard[]): MoveRun {
  const placed: RulingMade[] = [];
  for (;;) {
    const pass = passOver(move, base, begin, placed, from);
    if (!pass.stopped) return pass;
    const last = placed.at(-1);
    if (pass.stopped === 'at a question passed over' && last) {
      const { title, rule } = last.asked;
      const [after, more] = produceWithPatches(last.after, (draft) =>
        tellGm(move.ruleset, draft as Fight, rule, `“${title}” is passed over: nothing is left to ask.`),
      );
      Object.assign(last, { after, patches: [...last.patches, ...more] });
      continue;
    }
    const asked = pass.asked as Ask;
    const ruling = move.inputs[move.at] as ByHand;
    const isNewest = move.at === move.inputs.length - 1;
    const so = [...heard, ...pass.heard];
    if (removesNamed(ruling, namedIn(move, so, asked))) throw new UnfitError(UNFIT_RULING);
    const begun = (fight: Fight) => byHand(move.ruleset, fight, ruling, true);
    const number = pass.number + 1;
    const made = runFlow(move, pass.fight, begun, { at: move.at + 1, number }, so);
    if (isNewest && stopsActor(move, pass.fight, made.fight)) throw new UnfitError(UNFIT_RULING);
    if (made.asked)
      return {
        ...made,
        patches: [...pass.patches, ...made.patches],
        inverse: [...made.inverse, ...pass.inverse],
        heard: [...pass.heard, ...made.heard],
        within: true,
      };
    placed.push({
      answers: pass.moment.answers,
      changes: pass.moment.changes,
      patches: made.patches,
      before: pass.fight,
      after: made.fight,
      until: move.at,
      numbers: made.number - number,
      heard: made.heard,
      asked,
    });
  }
}

/**
 * A command's procedure. At its end the game catches up on what a ruling in the middle had to leave
 * until then: a combatant who fell in its own turn loses the turn.
 */
export const beginMove =
  ({ ruleset, command }: Pick<MoveInputs, 'ruleset' | 'command'>): Begin =>
  (fight, standing) =>
    (function* () {
      yield* procedure(ruleset, fight, command);
      for (let { since } = standing; since; since = standing.since) {
        standing.since = undefined;
        yield* settleAfterMove(ruleset, fight, since);
      }
    })();

/**
 * Runs a command from its base over its inputs. Throws the words of a fault; `move.at` is then the
 * input that does not fit.
 */
export function runMove(move: MoveInputs, base: Fight): MoveRun {
  const run = runFlow(move, base, beginMove(move), { at: 0, number: 0 }, []);
  if (move.at < move.inputs.length) throw new UnfitError('Nothing more is asked.');
  const last = move.inputs.at(-1);
  if (last && isByHand(last) && run.asked && isUnanswerable(run.asked)) throw new UnfitError(UNFIT_RULING);
  return run;
}
