/**
 * Tests rulings on a roll before it is made, in every game: in the game's own terms, told in the
 * log, undone, and refused where they do not fit.
 */

import { describe, expect, it } from 'vitest';
import type { Encounter } from '../engine/encounter.ts';
import { answerQuestion, dispatch, liveStateOf, rollFor } from '../engine/history.ts';
import { readLog } from '../engine/log/read.ts';
import { anyAnswer, commandOfOffer, freeOffers, randomDecider, setUpOrThrow } from '../engine/play.testing.ts';
import { publicView } from '../engine/public/publicView.ts';
import type { Question, Roll } from '../engine/question.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { undo } from '../engine/undo.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { loadAllGames } from './index.ts';

const rulesets = await loadAllGames();

type DiceQuestion = Extract<Question, { kind: 'dice' }>;

/**
 * The least number of rulings that a game's fights must bring, each on rolls of one rule. A game
 * that is not named here needs one.
 */
const LEAST: Readonly<Record<string, number>> = { murdham: 14, thrum: 8, einfelst: 24, hestia: 8, ingenuity: 14 };

/**
 * Plays a ready fight at random and stops at every open dice question, until `enough`. `seen` is
 * called with each question.
 */
function eachDiceQuestion(
  ruleset: Ruleset,
  seed: number,
  moves: number,
  seen: (at: Encounter, question: DiceQuestion) => void,
) {
  const decide = randomDecider(seed);
  const script = decide.of(ruleset.ready).script;
  let at = setUpOrThrow(ruleset, readyScenes, { ...script, lines: [], seed });
  const take = (next: ReturnType<typeof dispatch>) => {
    if (!next.ok) throw new Error(next.refusal.text);
    at = next.value;
  };
  take(dispatch(ruleset, at, { type: 'begin' }));
  for (let done = 0; done < moves && liveStateOf(ruleset, at).fight.stage === 'running'; ) {
    const { question } = liveStateOf(ruleset, at);
    if (!question) {
      const offers = freeOffers(ruleset, at);
      if (offers.length === 0) return;
      take(dispatch(ruleset, at, commandOfOffer(decide.of(offers))));
      done += 1;
    } else if (question.kind === 'dice') {
      seen(at, question);
      take(rollFor(ruleset, at));
    } else {
      const chosen = anyAnswer(question, decide);
      if (chosen) take(answerQuestion(ruleset, at, question.id, chosen));
    }
  }
}

const asRolled = ({ rulings: _, ...roll }: Roll) => roll;

describe.each(rulesets.map((ruleset) => ({ name: ruleset.name, ruleset })))('$name', ({ ruleset }) => {
  it('by hand: each ruling on a roll changes it, is told to the GM alone, and is taken back', () => {
    const tried = new Set<string>();
    for (let seed = 1; seed <= 12; seed += 1)
      eachDiceQuestion(ruleset, seed, 12, (at, question) => {
        for (const roll of question.rolls)
          for (const { id, label } of roll.rulings ?? []) {
            const key = `${question.rule} ${id}`;
            if (tried.has(key)) continue;
            tried.add(key);
            const made = answerQuestion(ruleset, at, question.id, { kind: 'ruling', roll: roll.id, ruling: id });
            if (!made.ok) throw new Error(made.refusal.text);
            const now = liveStateOf(ruleset, made.value);
            if (now.question?.kind !== 'dice') throw new Error('The dice are not asked for again.');
            const changed = now.question.rolls.find((one) => one.id === roll.id);
            expect(asRolled(changed ?? roll), key).not.toEqual(asRolled(roll));
            expect(now.question.rolls.filter((one) => one.id !== roll.id)).toEqual(
              question.rolls.filter((one) => one.id !== roll.id),
            );
            const said = readLog(now.fight).at(-1);
            expect(said?.text).toContain(label);
            expect(said?.shown).toBeUndefined();
            const view = publicView(ruleset, now.fight, now.question, { party: 'exact', others: 'exact' });
            expect(JSON.stringify(view)).not.toContain('Ruling on');
            const back = undo(made.value);
            expect(back.ok && liveStateOf(ruleset, back.value).question).toEqual(question);
            expect(rollFor(ruleset, made.value).ok).toBe(true);
          }
      });
    expect(tried.size).toBeGreaterThanOrEqual(LEAST[ruleset.id] ?? 1);
  });

  it('by hand: a ruling that the roll does not know, or on no roll, is refused and changes nothing', () => {
    let tries = 0;
    const tryOnce = (at: Encounter, question: DiceQuestion) => {
      const roll = question.rolls[0];
      if (!roll?.rulings || tries > 0) return;
      tries += 1;
      for (const [id, ruling] of [
        [roll.id, 'a wish'],
        ['nobody', roll.rulings.at(-1)?.id ?? ''],
      ] as const) {
        const made = answerQuestion(ruleset, at, question.id, { kind: 'ruling', roll: id, ruling });
        expect(made.ok ? '' : made.refusal.text).toMatch(/cannot be ruled|No roll/);
      }
      let now = at;
      const rulingsNow = () => {
        const open = liveStateOf(ruleset, now).question;
        return { id: open?.id ?? '', rulings: open?.kind === 'dice' ? open.rolls[0]?.rulings : undefined };
      };
      const last = { kind: 'ruling' as const, roll: roll.id, ruling: roll.rulings.at(-1)?.id ?? '' };
      for (let n = 0; n < 10; n += 1) {
        const { id, rulings } = rulingsNow();
        const next = answerQuestion(ruleset, now, id, { ...last, ruling: rulings?.at(-1)?.id ?? '' });
        if (!next.ok) throw new Error(next.refusal.text);
        now = next.value;
      }
      expect(rulingsNow().rulings).toBeUndefined();
      const more = answerQuestion(ruleset, now, rulingsNow().id, last);
      expect(more.ok ? '' : more.refusal.text).toMatch(/Nothing more can be ruled/);
      expect(rollFor(ruleset, now).ok).toBe(true);
    };
    for (let seed = 3; seed <= 12 && tries === 0; seed += 1) eachDiceQuestion(ruleset, seed, 30, tryOnce);
    expect(tries).toBe(1);
  });
});
