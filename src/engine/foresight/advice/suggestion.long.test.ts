/**
 * Suggestions in every game: they lead from decision to decision, the log tells the GM that the
 * table chose, and no word of it comes to the players.
 */
import { describe, expect, it } from 'vitest';
import { loadAllGames } from '../../../rulesets/index.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import type { Encounter } from '../../encounter.ts';
import { answerQuestion, dispatch, liveStateOf, rollFor } from '../../history.ts';
import { readLog } from '../../log/read.ts';
import { setUpOrThrow } from '../../play.testing.ts';
import { publicView } from '../../public/publicView.ts';
import { withBook } from '../../ruleset.ts';
import type { Result } from '../../words.ts';
import { POLICIES } from '../policies/policies.ts';
import { suggestionFor } from './suggestion.ts';

const games = await Promise.all((await loadAllGames()).map((game) => withBook(game)));
const afterwards = (result: Result<Encounter>): Encounter => {
  if (!result.ok) throw new Error(result.refusal.text);
  return result.value;
};
const chosen = { chosen: 'by the table' } as const;

describe.each(games.map((game) => [game.name, game] as const))('%s', (_, ruleset) => {
  it('is played by suggestions, which the log tells to the GM alone', () => {
    const script = ruleset.ready[0]?.script;
    if (!script) throw new Error('There is no ready fight.');
    let now = afterwards(
      dispatch(ruleset, setUpOrThrow(ruleset, readyScenes, { ...script, lines: [] }), { type: 'begin' }),
    );
    let done = 0;
    for (let n = 0; n < 300 && done < 20 && liveStateOf(ruleset, now).fight.stage === 'running'; n += 1) {
      const { question } = liveStateOf(ruleset, now);
      if (question?.kind === 'dice') {
        now = afterwards(rollFor(ruleset, now));
        continue;
      }
      const suggestion = suggestionFor(ruleset, now, () => POLICIES.simple);
      expect(suggestionFor(ruleset, now, () => POLICIES.simple)).toEqual(suggestion);
      if (!suggestion) break;
      expect(suggestion.words.length).toBeGreaterThan(3);
      done += 1;
      if (suggestion.kind === 'answer') {
        now = afterwards(answerQuestion(ruleset, now, suggestion.question, { ...suggestion.answer, ...chosen }));
        continue;
      }
      now = afterwards(dispatch(ruleset, now, { ...suggestion.command, ...chosen }));
      const asked = liveStateOf(ruleset, now).question;
      if (asked && suggestion.first)
        now = afterwards(answerQuestion(ruleset, now, asked.id, { ...suggestion.first, ...chosen }));
    }
    expect(done).toBeGreaterThan(5);
    const { fight } = liveStateOf(ruleset, now);
    const told = readLog(fight).filter(({ text }) => text.includes('The table chose'));
    expect(told.length).toBeGreaterThan(3);
    expect(JSON.stringify(publicView(ruleset, fight, undefined, now.display))).not.toContain('The table chose');
  });

  it('suggests nothing for a side that has nothing to decide', () => {
    const script = ruleset.ready[0]?.script;
    if (!script) throw new Error('There is no ready fight.');
    const start = setUpOrThrow(ruleset, readyScenes, { ...script, lines: [] });
    expect(suggestionFor(ruleset, start, () => POLICIES.simple)).toBeUndefined();
    const begun = afterwards(dispatch(ruleset, start, { type: 'begin' }));
    expect(suggestionFor(ruleset, begun, () => POLICIES.simple, { sides: ['nobody'] })).toBeUndefined();
  });
});
