/**
 * Counts the keys of an attack with its reaction in every game, from wherever the fighters of its
 * ready fights stand: the move with its walk at the likeliest target (Shift and its number), and
 * the answer of whoever is asked first. Dice are rolled by the program.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Fight } from '../../engine/fight.ts';
import { randomDecider } from '../../engine/play.testing.ts';
import type { Question } from '../../engine/question.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { allGames, emptyWindow, openScript } from '../../store/encounters/window.testing.ts';
import { shownFightNow, tableActions } from '../../store/store.ts';
import { keyedOptions } from '../fightActions.ts';
import { useFightUi } from '../fightUi.ts';
import { keyActions, pressNumber, pressNumberAtOnce } from '../keyActions.ts';
import { pickedOf } from '../picks.ts';

const games = await allGames();
/** The most presses of one fight, and the number of attacks after which it has told enough. */
const MOST = 60;
const ENOUGH = 3;

beforeEach(emptyWindow);

/** Answers by one key: a reaction once, and later what declines. */
function pressAnswer(question: Question, reacts: 'yes' | 'no'): void {
  if (question.kind === 'dice') tableActions.roll();
  else if (question.kind === 'number') tableActions.answer(question.id, { kind: 'number', value: question.suggested });
  else if (question.kind === 'text') tableActions.answer(question.id, { kind: 'text', text: question.suggested });
  else if (question.kind === 'choose') {
    const options = keyedOptions(question);
    const declines = options.findIndex(({ tone }) => tone === 'pass');
    pressNumber(reacts === 'no' && declines >= 0 ? declines + 1 : 1);
  } else
    tableActions.answer(question.id, { kind: 'pick', options: [...pickedOf(useFightUi.getState().picks, question)] });
}

interface Attack {
  /** The attacker and the titles of the questions, for the message of a failure. */
  told: string[];
  keys: number;
  reaction: 'none' | 'taken' | 'done';
  /** The log's last entry when the reaction was chosen. */
  since: number;
  isAttack: boolean;
}

const isOptional = (question: Question): boolean =>
  question.kind === 'choose' && question.options.some(({ tone }) => tone === 'pass');

/** Whether dice have fallen since this entry of the log. */
const hasRolled = (fight: Fight, since: number): boolean =>
  fight.log.some(({ id, dice }) => id > since && dice.length > 0);

/**
 * Counts an answer to an attack. The count ends with the reaction: at the next thing that may be
 * declined, or once dice have fallen after it. What the dice lead to is another decision.
 */
function countAnswer(attack: Attack, attacker: Id, question: Question, fight: Fight): void {
  const { seat } = question;
  const ofOther = seat.kind !== 'combatant' || seat.combatant !== attacker;
  if (attack.reaction === 'taken') if (isOptional(question) || hasRolled(fight, attack.since)) attack.reaction = 'done';
  if (attack.reaction !== 'done' && question.kind !== 'dice') attack.keys += 1;
  if (question.kind === 'choose' && question.meant === 'harm' && !ofOther) attack.isAttack = true;
  if (attack.reaction === 'none' && ofOther && isOptional(question)) {
    attack.reaction = 'taken';
    attack.isAttack = true;
    attack.since = fight.log.at(-1)?.id ?? 0;
  }
  attack.told.push(question.title);
}

/** Plays one fight by the key of the first attack and N, and gives its attacks. */
async function attacksOf(game: Ruleset, at: number): Promise<Attack[]> {
  const ready = game.ready[at];
  if (!ready) return [];
  await openScript({ ...ready.script, lines: [], seed: at + 1 });
  const decide = randomDecider(at + 1);
  const found: Attack[] = [];
  let attack: (Attack & { by: Id; from: number }) | undefined;
  for (let presses = 0; presses < MOST && found.length < ENOUGH; presses += 1) {
    const { question, fight, open, actor, derived } = shownFightNow();
    if (fight.stage === 'over') break;
    if (question) {
      if (attack) countAnswer(attack, attack.by, question, fight);
      pressAnswer(question, attack?.reaction === 'done' ? 'no' : 'yes');
      continue;
    }
    if (attack && (attack.isAttack || hasRolled(fight, attack.from))) found.push(attack);
    attack = undefined;
    const before = open.encounter;
    // Before the first round some take a stance, in a game that has one.
    if (actor !== undefined && fight.stage === 'running' && derived.order.round === 0) pressNumber(decide.int(1, 9));
    else if (actor !== undefined && fight.stage === 'running' && decide.int(0, 3) > 0) {
      const from = fight.log.at(-1)?.id ?? 0;
      pressNumberAtOnce(1);
      attack = { told: [actor], keys: 1, reaction: 'none', since: 0, isAttack: false, by: actor, from };
    }
    if (shownFightNow().open.encounter === before) {
      attack = undefined;
      keyActions.next();
    }
  }
  return found;
}

describe.each(games)('$name', ({ game }) => {
  it('takes at most four keys for an attack with its reaction, the walk included', async () => {
    const all: Attack[] = [];
    for (const at of game.ready.keys()) {
      await emptyWindow();
      all.push(...(await attacksOf(game, at)));
    }
    const reacted = all.filter(({ reaction }) => reaction !== 'none').length;
    const most = Math.max(...all.map(({ keys }) => keys));
    if (process.env.FIGHTS)
      console.log(`${game.name}: ${all.length} attacks, ${reacted} with a reaction, at most ${most} keys`);
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ keys }) => keys > 4).map(({ told }) => told.join(' / '))).toEqual([]);
  }, 300_000);
});
