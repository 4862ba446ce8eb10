/**
 * Plays a fight by the keys 1 and N and the first answer alone, as a newcomer does who reads
 * nothing. Enter confirms questions without options. Throws where a key does what none may do.
 */
import { expect } from 'vitest';
import { areEnemies } from '../../engine/fight.ts';
import { BY_RULING, keepsTurn } from '../../engine/legality.ts';
import { randomDecider } from '../../engine/play.testing.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { derivedOf, offersFor } from '../../engine/table/derived.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import { peopleOfOption } from '../../engine/table/optionOrder.ts';
import { openScript } from '../../store/encounters/window.testing.ts';
import { shownFightNow, tableActions, tableNow } from '../../store/store.ts';
import { isSaidOnce, keyedOptions, nextStepOf } from '../fightActions.ts';
import { useFightUi } from '../fightUi.ts';
import { keyActions, pressNumber } from '../keyActions.ts';
import { pickedOf } from '../picks.ts';

/**
 * Key 1 in Freeform rolls dice and harms nobody, so the table ends its fights after this many
 * rounds.
 */
const FREEFORM_ROUNDS = 6;
/** The id of the action that ends a turn, in every game. */
const END = 'end-turn';
/** A fight that needs more presses than this counts as endless. */
const MOST = 3000;

/** Answers the open question by key 1, or confirms the suggested answer. */
function answerByKey(): void {
  const { question, fight } = shownFightNow();
  if (!question) return;
  if (question.kind === 'number') tableActions.answer(question.id, { kind: 'number', value: question.suggested });
  else if (question.kind === 'text') tableActions.answer(question.id, { kind: 'text', text: question.suggested });
  else if (question.kind === 'dice') tableActions.roll();
  else {
    const options = keyedOptions(question);
    const { seat } = question;
    if (question.meant === 'harm' && seat.kind === 'combatant') {
      const [first] = options;
      const people = first ? peopleOfOption(first) : [];
      // Nobody is asked for a target where there is none, but may say at least that it is left.
      expect(options.length, `${question.title} has no foe`).toBeGreaterThan(0);
      if (people.length > 0)
        expect(
          people.some((id) => areEnemies(fight, seat.combatant, id)),
          `${question.title}: ${first?.label}`,
        ).toBe(true);
    }
    if (question.kind === 'choose') pressNumber(1);
    else {
      // Enter takes what is proposed, and by keys so many more as must be picked.
      const proposed = pickedOf(useFightUi.getState().picks, question);
      const more = options.map(({ id }) => id).filter((id) => !proposed.includes(id));
      const taken = [...proposed, ...more.slice(0, Math.max(0, question.min - proposed.length))];
      tableActions.answer(question.id, { kind: 'pick', options: taken });
    }
  }
}

/**
 * Presses N. It goes on to whoever is due: while somebody may act, no move of a side or of the
 * table is made, and at most one turn ends, which the press before has said to have something left.
 */
function pressNext(): string {
  const shown = shownFightNow();
  const { fight, ruleset, derived } = shown;
  const { next } = nextStepOf(shown);
  const wasSaid = isSaidOnce(useFightUi.getState().saidOnce, shown);
  const could = fight.order.filter((id) => ['acting', 'may'].includes(derived.turns.get(id) ?? ''));
  keyActions.next();
  if (fight.stage !== 'running') return 'Begin';
  const { fight: after } = shownFightNow();
  if (could.length > 0 && after !== fight)
    expect(fight.combatants, `N makes “${next?.label}” while somebody may act`).toHaveProperty(next?.actor ?? '');
  const turns = derivedOf(ruleset, after).turns;
  const round = ruleset.order(after).round;
  // A mount whose rider has begun the turn of both may still act, although its own is used.
  const canStill = (id: string): boolean =>
    offersFor(ruleset, after, id).some(({ blocked, action }) => {
      const move = blocked ? undefined : ruleset.actions.find((one) => one.id === action);
      return move !== undefined && keepsTurn(ruleset, move, END);
    });
  const over = could.filter((id) => round === derived.order.round && turns.get(id) === 'done' && !canStill(id));
  for (const id of over) {
    expect(next?.actor, `${nameOfOne(fight, id)} is skipped`).toBe(id);
    if (next?.left !== undefined) expect(wasSaid, `${nameOfOne(fight, id)} is passed unsaid`).toBe(true);
  }
  return next?.label ?? '';
}

/** No key alone makes a ruling, and none puts its actor out of the fight. */
function expectNoRuling(): void {
  const { open, ruleset } = shownFightNow();
  for (const { command, label } of open.encounter.past) {
    expect(command.type, label).not.toBe('edit');
    if (command.type !== 'act') continue;
    const action = ruleset.actions.find(({ id }) => id === command.action);
    expect(action?.group, label).not.toBe(BY_RULING);
    expect(action?.grave, label).toBeUndefined();
  }
}

/** Plays one fight until it ends, or until one side has nobody left, and gives the presses. */
export async function playByKeys(game: Ruleset, n: number): Promise<number> {
  // The smallest fights come first, because they end soonest.
  const ready = game.ready.toSorted((a, b) => a.script.cast.length - b.script.cast.length)[n % game.ready.length];
  if (!ready) throw new Error(`${game.name} has no ready fight.`);
  await openScript({ ...ready.script, lines: [], seed: n + 1 });
  const told: string[] = [];
  const decide = randomDecider(n + 1);
  let presses = 0;
  for (; presses < MOST; presses += 1) {
    const { question, fight, ruleset, derived, open, actor } = shownFightNow();
    if (fight.stage === 'over') break;
    const up = fight.order.filter((id) => ruleset.standing(fight, id).at === 'up');
    if (fight.stage === 'running' && !question && !up.some((a) => up.some((b) => areEnemies(fight, a, b)))) break;
    if (ruleset.id === 'freeform' && !question && derived.order.round > FREEFORM_ROUNDS) {
      tableActions.dispatch({ type: 'end' });
      continue;
    }
    if (question) {
      told.push(`${question.kind} ${question.title}`);
      answerByKey();
    } else {
      const before = open.encounter;
      const isStill = () => shownFightNow().open.encounter === before;
      const { saidOnce } = useFightUi.getState();
      const isSaid = isSaidOnce(saidOnce, shownFightNow());
      const { selected } = tableNow().session;
      // The key of a move that is gone, such as a blow with a broken weapon, stays without a move
      // for good. Then the next key is pressed.
      if (actor !== undefined && fight.stage === 'running' && !isSaid && decide.int(0, 3) > 0)
        for (let key = 1; key <= 9 && isStill(); key += 1) pressNumber(key);
      if (isStill()) told.push(`N ${pressNext()}`);
      else told.push(`1 ${actor}`);
      // N has said what is left, or shown a card: the next press goes on from there.
      if (saidOnce !== useFightUi.getState().saidOnce || selected !== tableNow().session.selected) continue;
    }
    if (shownFightNow().open.encounter === open.encounter) {
      const asked = shownFightNow().question;
      throw new Error(
        `Nothing moves: ${asked?.title ?? ''} ${tableNow().refusal?.text ?? ''} ${told.slice(-6).join(' / ')}`,
      );
    }
  }
  expectNoRuling();
  if (presses === MOST) throw new Error(`Does not end: ${told.slice(-30).join(' / ')}`);
  return presses;
}
