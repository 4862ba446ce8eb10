/**
 * What the biggest button does: shown by a duel of Murdham, whose sides give turns, by Hestia,
 * where many may act at once, and by Ingenuity, whose teams pick in turn.
 */
import { describe, expect, it } from 'vitest';
import { hestia } from '../../rulesets/hestia/index.ts';
import { ingenuity } from '../../rulesets/ingenuity/index.ts';
import { murdham } from '../../rulesets/murdham/index.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { dispatch, liveStateOf } from '../history.ts';
import { playLines, setUpOrThrow } from '../play.testing.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Line, Script } from '../script.ts';
import { commandOf } from './commands.ts';
import { nextStep } from './nextStep.ts';

/** Takes the step of the Next button so many times, and gives each step with its round. */
function goOn(ruleset: Ruleset, fight: Script, times: number) {
  let encounter = playLines(ruleset, setUpOrThrow(ruleset, readyScenes, { ...fight, lines: [] }), fight.lines);
  return Array.from({ length: times }, () => {
    const live = liveStateOf(ruleset, encounter).fight;
    const { round } = ruleset.order(live);
    const { next, pass } = nextStep({ ruleset, encounter, fight: live });
    const step = next ?? pass;
    if (!step) throw new Error(`Round ${round} has no next step.`);
    const done = dispatch(ruleset, encounter, commandOf(step));
    if (!done.ok) throw new Error(done.refusal.text);
    encounter = done.value;
    return { round, actor: step.actor, pass };
  });
}

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

describe('passing', () => {
  it('IN-03 lets the turn of one member after the other go, names each, and comes to the next round', () => {
    const { script: alarm } = ingenuity.ready[0] as { script: Script };
    const steps = goOn(ingenuity, alarm, 3 * alarm.cast.length);
    for (const [at, { round, actor, pass }] of steps.entries()) {
      expect(round).toBe(1 + Math.floor(at / alarm.cast.length));
      const name = alarm.cast.find(({ id }) => id === actor)?.name ?? '';
      expect(pass?.label).toContain(name);
      expect(pass?.brief).toMatch(/ has not acted$/);
    }
    expect(new Set(steps.slice(0, alarm.cast.length).map(({ actor }) => actor)).size).toBe(alarm.cast.length);
  });
  it('names everybody whom it passes over, and in brief two of many', () => {
    const { script: goblins } = hestia.ready[0] as { script: Script };
    const [goblin] = goblins.cast.filter(({ id }) => id.startsWith('goblin'));
    const more = Array.from({ length: 4 }, (_each, at) => ({ ...goblin, id: `more-${at}`, name: `Gob ${at}` }));
    const lines = [...goblins.lines, { roll: true }];
    const crowd = { ...goblins, lines, cast: [...goblins.cast, ...more] } as Script;
    const foes = goOn(hestia, crowd, 2).find(({ pass }) => pass?.label.includes('Gob 3'))?.pass;
    for (const { name, side } of crowd.cast) if (side === 'foes') expect(foes?.label).toContain(name);
    expect(foes?.brief).toMatch(/^Goblin 1, Goblin 2 and 7 more have not acted$/);
  });
});
