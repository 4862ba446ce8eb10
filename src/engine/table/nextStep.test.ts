/** What the biggest button does: shown by a duel of Murdham, whose sides give turns. */
import { describe, expect, it } from 'vitest';
import { murdham } from '../../rulesets/murdham/index.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { liveStateOf } from '../history.ts';
import { playLines, setUpOrThrow } from '../play.testing.ts';
import type { Line, Script } from '../script.ts';
import { nextStep } from './nextStep.ts';

const script = murdham.ready.find(({ id }) => id === 'duel')?.script as Script;
const stepAfter = (...lines: Line[]) => {
  const encounter = playLines(murdham, setUpOrThrow(murdham, readyScenes, script), lines);
  return nextStep({ ruleset: murdham, encounter, fight: liveStateOf(murdham, encounter).fight });
};
const begun: readonly Line[] = script.lines;

describe('what comes next', () => {
  it('is the first who may act while nobody does, and passing stands beside it', () => {
    const { next, pass } = stepAfter(...begun);
    expect(next).toMatchObject({ action: 'turn', label: expect.stringMatching(/ acts$/) });
    expect(pass).toMatchObject({ action: 'pass', label: expect.stringMatching(/^Pass: .+ (has|have) not acted$/) });
  });
  it('is no end of a turn in which nothing was done: that is to pass', () => {
    const who = stepAfter(...begun).next?.actor ?? '';
    const { next, pass } = stepAfter(...begun, { do: 'turn', by: who });
    expect(next).toBeUndefined();
    expect(pass).toMatchObject({
      actor: who,
      action: 'end-turn',
      label: expect.stringMatching(/^Pass: .+ has not acted$/),
    });
  });
  it('is the end of the turn once something was done in it', () => {
    const who = stepAfter(...begun).next?.actor ?? '';
    const { next, pass } = stepAfter(...begun, { do: 'turn', by: who }, { do: 'interact', by: who });
    expect(pass).toBeUndefined();
    expect(next).toMatchObject({ actor: who, action: 'end-turn' });
  });
  it('says who may act once the turn has ended, and nobody where the turn has just been given', () => {
    const who = stepAfter(...begun).next?.actor ?? '';
    const acts = { do: 'turn', by: who };
    const { then } = stepAfter(...begun, acts, { do: 'interact', by: who });
    expect(then).toMatchObject({ action: 'turn', label: expect.stringMatching(/ acts$/) });
    expect(then).toEqual(stepAfter(...begun, acts, { do: 'interact', by: who }, { do: 'end-turn', by: who }).next);
    expect(stepAfter(...begun, acts).then).toBeUndefined();
  });
});
