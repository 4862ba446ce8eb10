/**
 * Plays a fight on a plain copy, forward only: without draft and history, and with a single run of
 * each procedure. Code that tries out thousands of moves plays in this way.
 */
import { inputsOf } from '../byHand/inputs.ts';
import type { Command } from '../command.ts';
import { drawDice } from '../dice/dice.ts';
import type { Encounter } from '../encounter.ts';
import type { Fight } from '../fight.ts';
import { keepHappeningsOnly } from '../log/tell.ts';
import type { Happened } from '../logEntry.ts';
import type { Answer, Ask } from '../question.ts';
import type { Ruleset, TurnOrder } from '../ruleset.ts';
import { moveOnward, plainCopyOf } from '../running/playOnward.ts';
import type { BegunMove, Position } from './policy.ts';

/** A fight that is being played on a plain copy. The functions of this file change it in place. */
export interface PlainFight {
  readonly ruleset: Ruleset;
  /** Another object after each move that was begun on a copy: read it anew after a move. */
  fight: Fight;
  /** The turn order between two moves, as far as somebody has asked for it (`orderOf`). */
  order?: TurnOrder | undefined;
  /** The open move with its question; undefined while no move is open. */
  open?: { flow: Generator<Ask, void, Answer>; asked: Ask } | undefined;
  /** Moves that were found to harm nobody (`Position.harmless`). */
  readonly harmless: Set<string>;
  /** What trial fights have shown (`Position.known`). */
  readonly known?: Position['known'];
  /** What has happened since the copy was made. The copy keeps no sentences. */
  readonly happened: Happened[];
  /** The state of the source of dice. */
  dice: readonly number[];
}

/**
 * A plain copy of an encounter as it is now, at its open question if it has one. The encounter is
 * not changed. Throws if the open move is stuck. `found`: what is known of moves already.
 */
export function plainFightOf(
  ruleset: Ruleset,
  { fight, dice, open }: Pick<Encounter, 'fight' | 'dice' | 'open'>,
  found?: Partial<Pick<Position, 'harmless' | 'known'>>,
): PlainFight {
  const copy = plainCopyOf({ ...fight, log: [] });
  const play: PlainFight = {
    ruleset,
    fight: copy,
    happened: keepHappeningsOnly(copy),
    harmless: found?.harmless ?? new Set(),
    known: found?.known,
    dice,
  };
  if (!open) return play;
  const flow = moveOnward(ruleset, { ...fight, log: [] }, copy, open.command, inputsOf(open.given));
  wait(play, flow, flow.next());
  return play;
}

/** Begins a move, which the caller knows to be allowed. Refuses a second open move. */
export function beginMove(play: PlainFight, command: Command): void {
  if (play.open) throw new Error('A move is still open.');
  const flow = moveOnward(play.ruleset, play.fight, play.fight, command);
  wait(play, flow, flow.next());
}

/** Goes on with a move that was begun on a copy of this fight; the copy becomes the fight. */
export function adoptMove(play: PlainFight, { fight, happened, flow, asked }: BegunMove): void {
  if (play.open) throw new Error('A move is still open.');
  play.happened.push(...happened);
  keepHappeningsOnly(fight, play.happened);
  play.fight.facts?.push(...(fight.facts ?? []));
  fight.facts = play.fight.facts;
  play.fight = fight;
  play.order = undefined;
  play.open = { flow, asked };
}

/** Answers the open question with an answer that fits it. */
export const answerPlain = (play: PlainFight, answer: Answer): void => goOn(play, answer);

/** Answers the open dice question with dice from the fight's own source. */
export function rollPlain(play: PlainFight): void {
  if (play.open?.asked.kind !== 'dice') throw new Error('No dice are asked for now.');
  const faces: Extract<Answer, { kind: 'dice' }>['faces'] = {};
  for (const { id, groups } of play.open.asked.rolls) {
    const drawn = drawDice(play.dice, groups);
    play.dice = drawn.state;
    faces[id] = drawn.faces;
  }
  goOn(play, { kind: 'dice', faces });
}

function goOn(play: PlainFight, answer: Answer): void {
  if (!play.open) throw new Error('Nothing is asked now.');
  const { flow } = play.open;
  wait(play, flow, flow.next(answer));
}

function wait(play: PlainFight, flow: Generator<Ask, void, Answer>, step: IteratorResult<Ask, void>): void {
  play.order = undefined;
  play.open = step.done ? undefined : { flow, asked: step.value };
}
