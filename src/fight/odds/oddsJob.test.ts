/**
 * Tests odds jobs: for which questions odds are worked out, about whom, and that the figures are
 * exact.
 */
import { describe, expect, it } from 'vitest';
import { inputsOf } from '../../engine/byHand/inputs.ts';
import type { Encounter } from '../../engine/encounter.ts';
import { liveStateOf } from '../../engine/history.ts';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import { oddsJob, worthShowing } from './oddsJob.ts';
import { workOut } from './workOut.ts';

const started = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const jobOf = (encounter: Encounter) => {
  const { fight, question } = liveStateOf(toy, encounter);
  const { open } = encounter;
  if (!question || !open) throw new Error('A question should be open.');
  const answers = inputsOf(open.given);
  return oddsJob(toy, fight, { base: encounter.fight, command: open.command, answers }, question);
};
const aiming = playLines(toy, started, [{ do: 'strike', by: 'ash' }]);

describe('odds of the options of a question', () => {
  it('are calculated for each target about that target, without the log', () => {
    const job = jobOf(aiming);
    expect(job?.branches.map(({ option, about }) => [option, about])).toEqual([
      ['ogre', 'ogre'],
      ['bo', 'bo'],
      ['lurker', 'lurker'],
    ]);
    expect(job?.base.log).toEqual([]);
  });
  it('are exact for a blow that nobody parries: four dice, sixes count', () => {
    const job = jobOf(aiming);
    if (!job) throw new Error('There should be a job.');
    const branch = job.branches.find(({ option }) => option === 'ogre');
    if (!branch) throw new Error('The ogre should be weighed.');
    const ogre = workOut(toy, job, branch);
    const unhurt = ogre.outcomes.find(({ outcome }) => outcome.label === 'unhurt');
    expect(unhurt?.chance).toBeCloseTo((5 / 6) ** 4, 9);
    expect(ogre.covered).toBeCloseTo(1, 9);
  });
  it('are not calculated for questions about dice', () => {
    const rolling = playLines(toy, aiming, [{ answer: 'ogre' }, { answer: 'pass' }]);
    expect(liveStateOf(toy, rolling).question?.kind).toBe('dice');
    expect(jobOf(rolling)).toBeUndefined();
  });
  it('are not shown where every option has the same certain result', () => {
    const outcome = { key: 'a', label: 'a', tone: 'plain' as const, rank: 0, falls: false };
    const one = (option: string) => ({ option, about: 'x', covered: 1, harm: 0, outcomes: [{ outcome, chance: 1 }] });
    expect(worthShowing({ question: '1.0', odds: [one('a'), one('b')] })).toBe(false);
    expect(
      worthShowing({
        question: '1.0',
        odds: [
          {
            ...one('a'),
            outcomes: [
              { outcome, chance: 0.5 },
              { outcome, chance: 0.5 },
            ],
          },
        ],
      }),
    ).toBe(true);
  });
});
