/**
 * Plays random fights of every game by the keys 1 and N alone, as a user does who always presses
 * the first shown key. Enter confirms questions without options. `FIGHTS=500` plays so many fights
 * of each game; `FIGHTS_FROM=7 FIGHTS=1` plays fight 7 again.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { areEnemies } from '../../engine/fight.ts';
import { randomDecider } from '../../engine/play.testing.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { derivedOf } from '../../engine/table/derived.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import { nextStep } from '../../engine/table/nextStep.ts';
import { peopleOfOption } from '../../engine/table/optionOrder.ts';
import { TURN } from '../../engine/table/turns.ts';
import { allGames, emptyWindow, openScript } from '../../store/encounters/window.testing.ts';
import { shownFightNow, tableActions, tableNow } from '../../store/store.ts';
import { keyedOptions } from '../fightActions.ts';
import { useFightUi } from '../fightUi.ts';
import { keyActions, pressNumber } from '../keyActions.ts';
import { pickedOf } from '../picks.ts';

const games = await allGames();
/**
 * Key 1 in Freeform rolls dice and harms nobody, so the table ends its fights after this many
 * rounds.
 */
const FREEFORM_ROUNDS = 6;
const FIGHTS = Number(process.env.FIGHTS ?? 1);
const FROM = Number(process.env.FIGHTS_FROM ?? 0);
/** A fight that needs more presses than this counts as endless. */
const MOST = 3000;

beforeEach(emptyWindow);

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
 * Presses N. Each combatant who could act before and cannot act any more must be named on the
 * button.
 */
function pressNext(): string {
  const { fight, ruleset, open, derived } = shownFightNow();
  if (fight.stage !== 'running') {
    keyActions.next();
    return 'Begin';
  }
  const { next, pass } = nextStep(open);
  const step = next ?? pass;
  const label = step?.label ?? '';
  const could = fight.order.filter((id) => derived.turns.get(id) === 'may');
  keyActions.next();
  const after = derivedOf(ruleset, shownFightNow().fight).turns;
  // A step of one combatant skips all others who are done after it. A step of a side skips the
  // side's combatants.
  const skipped = (id: string) =>
    step && fight.combatants[step.actor] ? after.get(id) === 'done' : after.get(id) !== 'acting';
  if (step && step.action !== TURN)
    for (const id of could.filter(skipped))
      expect(label, `${nameOfOne(fight, id)} is skipped`).toContain(nameOfOne(fight, id));
  return label;
}

/** Plays one fight until it ends, or until one side has nobody left, and gives the presses. */
async function playByKeys(game: Ruleset, n: number): Promise<number> {
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
      // The key of a move that is gone, such as a blow with a broken weapon, stays without a move
      // for good. Then the next key is pressed.
      if (actor !== undefined && fight.stage === 'running' && decide.int(0, 3) > 0)
        for (let key = 1; key <= 9 && isStill(); key += 1) pressNumber(key);
      if (isStill()) told.push(`N ${pressNext()}`);
      else told.push(`1 ${actor}`);
    }
    if (shownFightNow().open.encounter === open.encounter) {
      const asked = shownFightNow().question;
      throw new Error(
        `Nothing moves: ${asked?.title ?? ''} ${tableNow().refusal?.text ?? ''} ${told.slice(-6).join(' / ')}`,
      );
    }
  }
  if (presses === MOST) throw new Error(`Does not end: ${told.slice(-30).join(' / ')}`);
  return presses;
}

describe.each(games)('$name', ({ game }) => {
  it(
    'is played to the end by key 1 and N',
    async () => {
      const faults: string[] = [];
      let pressed = 0;
      for (let n = FROM; n < FROM + FIGHTS; n += 1) {
        await emptyWindow();
        await playByKeys(game, n).then(
          (presses) => {
            pressed += presses;
            if (FIGHTS > 1) process.stdout.write(`${game.name} ${n}: ${presses} presses\n`);
          },
          (error: Error) => faults.push(`Fight ${n}: ${error.message}`),
        );
      }
      console.log(`${game.name}: ${FIGHTS} fights, ${pressed} presses, ${faults.length} faults`);
      expect(faults).toEqual([]);
    },
    600_000 + FIGHTS * 20_000,
  );
});
