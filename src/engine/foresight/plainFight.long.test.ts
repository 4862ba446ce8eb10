/**
 * A fight on a plain copy goes the same way as the fight at the table: random fights of every game
 * are played on both, move by move, with the same answers and the same dice. More fights:
 * FIGHTS=100 npx vitest run src/engine/foresight
 */
import { describe, expect, it } from 'vitest';
import { loadAllGames } from '../../rulesets/index.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import type { Encounter } from '../encounter.ts';
import type { Fight } from '../fight.ts';
import { answerQuestion, dispatch, liveStateOf, rollFor } from '../history.ts';
import { anyAnswer, commandOfOffer, freeOffers, randomDecider, setUpOrThrow } from '../play.testing.ts';
import { withBook } from '../ruleset.ts';
import { answerPlain, beginMove, type PlainFight, plainFightOf, rollPlain } from './plainFight.ts';

const FIGHTS = Number(process.env.FIGHTS ?? 2);
const MOVES = 30;

/**
 * A fight without the parts that only people need: the log, the spots of figures, and the players'
 * numbers of copies, which history assigns.
 */
const rulesPartOf = ({ log: _log, stands: _stands, combatants, ...rest }: Fight) =>
  JSON.parse(
    JSON.stringify({
      ...rest,
      combatants: Object.values(combatants).map(({ known: _, ...one }) => one),
    }),
  ) as unknown;

const games = await Promise.all((await loadAllGames()).map((game) => withBook(game)));

describe.each(games.map((game) => [game.name, game] as const))('%s on a plain copy', (_, ruleset) => {
  it(`plays ${FIGHTS} random fights exactly as the table does`, { timeout: 3_600_000 }, () => {
    for (let seed = 1; seed <= FIGHTS; seed += 1) {
      const script = ruleset.ready[seed % ruleset.ready.length]?.script;
      if (!script) throw new Error('There is no ready fight.');
      let encounter: Encounter = setUpOrThrow(ruleset, readyScenes, { ...script, lines: [], seed });
      let plain: PlainFight = plainFightOf(ruleset, encounter);
      const decide = randomDecider(seed);
      const begun = dispatch(ruleset, encounter, { type: 'begin' });
      if (!begun.ok) throw new Error(begun.refusal.text);
      encounter = begun.value;
      beginMove(plain, { type: 'begin' });
      for (let moves = 0; moves < MOVES; ) {
        const { question, fight } = liveStateOf(ruleset, encounter);
        expect(plain.open?.asked.title).toBe(question?.title);
        if (question) {
          // A copy that is taken at an open question goes on from that question.
          if (decide.int(0, 9) === 0) plain = plainFightOf(ruleset, encounter);
          const chosen = question.kind === 'dice' ? undefined : anyAnswer(question, decide);
          const next = chosen
            ? answerQuestion(ruleset, encounter, question.id, chosen)
            : rollFor(ruleset, encounter, 'drawn');
          if (!next.ok) throw new Error(next.refusal.text);
          encounter = next.value;
          if (chosen) answerPlain(plain, chosen);
          else rollPlain(plain);
          continue;
        }
        expect(rulesPartOf(plain.fight)).toEqual(rulesPartOf(fight));
        const offers = fight.stage === 'running' ? freeOffers(ruleset, encounter) : [];
        if (offers.length === 0) break;
        const command = commandOfOffer(decide.of(offers));
        const next = dispatch(ruleset, encounter, command);
        if (!next.ok) throw new Error(next.refusal.text);
        encounter = next.value;
        beginMove(plain, command);
        moves += 1;
      }
    }
  });
});

describe('a plain copy', () => {
  const [ruleset] = games;
  const script = ruleset?.ready[0]?.script;
  if (!ruleset || !script) throw new Error('There is no ready fight.');
  const start = setUpOrThrow(ruleset, readyScenes, { ...script, lines: [] });
  it('leaves the encounter as it was', () => {
    const before = JSON.stringify(start);
    beginMove(plainFightOf(ruleset, start), { type: 'begin' });
    expect(JSON.stringify(start)).toBe(before);
  });
  it('refuses dice and answers that nobody asked for', () => {
    const plain = plainFightOf(ruleset, start);
    expect(() => rollPlain(plain)).toThrow('No dice are asked for now.');
    expect(() => answerPlain(plain, { kind: 'number', value: 1 })).toThrow('Nothing is asked now.');
  });
});
