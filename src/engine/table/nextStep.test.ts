/**
 * What the biggest button does: shown by a duel of Murdham, whose sides give turns, by Hestia,
 * where many may act at once, and by Ingenuity, whose teams pick in turn.
 */
import { describe, expect, it } from 'vitest';
import { hestia } from '../../rulesets/hestia/index.ts';
import { ingenuity } from '../../rulesets/ingenuity/index.ts';
import { murdham } from '../../rulesets/murdham/index.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import type { Encounter } from '../encounter.ts';
import { dispatch, liveStateOf } from '../history.ts';
import { playLines, setUpOrThrow } from '../play.testing.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Line, Script } from '../script.ts';
import { commandOf } from './commands.ts';
import { nextStep } from './nextStep.ts';

/** A live fight in which somebody's card may be shown. */
function momentOf(ruleset: Ruleset, encounter: Encounter) {
  return { ruleset, encounter, fight: liveStateOf(ruleset, encounter).fight };
}

/** Presses N so many times as a hand does, and gives each press with its round. */
function goOn(ruleset: Ruleset, fight: Script, times: number) {
  let encounter = playLines(ruleset, setUpOrThrow(ruleset, readyScenes, { ...fight, lines: [] }), fight.lines);
  let onCard: string | undefined;
  return Array.from({ length: times }, () => {
    const moment = momentOf(ruleset, encounter);
    const { round } = ruleset.order(moment.fight);
    const { next, pass } = nextStep(moment, onCard);
    if (!next) throw new Error(`Round ${round} has no next step.`);
    if (next.shows) onCard = next.actor;
    else {
      const done = dispatch(ruleset, encounter, commandOf(next));
      if (!done.ok) throw new Error(done.refusal.text);
      encounter = done.value;
    }
    return { round, next, pass };
  });
}

const script = murdham.ready.find(({ id }) => id === 'duel')?.script as Script;
const stepAfter = (...lines: Line[]) => {
  const encounter = playLines(murdham, setUpOrThrow(murdham, readyScenes, script), lines);
  return nextStep(momentOf(murdham, encounter), undefined);
};
const begun: readonly Line[] = script.lines;

describe('what comes next', () => {
  it('is the first who may act while nobody does, and passing stands beside it', () => {
    const { next, pass } = stepAfter(...begun);
    expect(next).toMatchObject({ action: 'turn', label: expect.stringMatching(/ acts$/) });
    expect(pass).toMatchObject({ action: 'pass', label: expect.stringMatching(/^Pass: .+ (has|have) not acted$/) });
  });
  it('is the end of a turn only with what is left in it, and passing stands beside while nothing was done', () => {
    const who = stepAfter(...begun).next?.actor ?? '';
    const { next, pass } = stepAfter(...begun, { do: 'turn', by: who });
    expect(next).toMatchObject({ actor: who, action: 'end-turn', left: expect.stringMatching(/^Left: Main action/) });
    expect(pass).toMatchObject({
      actor: who,
      action: 'end-turn',
      label: expect.stringMatching(/^Pass: .+ has not acted$/),
    });
  });
  it('still says what is left once something was done, and nobody is passed over any more', () => {
    const who = stepAfter(...begun).next?.actor ?? '';
    const { next, pass } = stepAfter(...begun, { do: 'turn', by: who }, { do: 'interact', by: who });
    expect(pass).toBeUndefined();
    expect(next).toMatchObject({ actor: who, action: 'end-turn', left: expect.stringMatching(/Main action/) });
  });
  it('is the turn of the combatant on the card, who may act as well as the first', () => {
    const encounter = playLines(murdham, setUpOrThrow(murdham, readyScenes, script), begun);
    const moment = momentOf(murdham, encounter);
    const may = (murdham as Ruleset).order(moment.fight).rows.filter(({ state }) => state === 'may');
    const last = may.at(-1)?.combatant ?? '';
    expect(nextStep(moment, last).next).toMatchObject({ actor: last, action: 'turn' });
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
  it('IN-03 HE-03 N shows one combatant after the other, says what is left, and skips nobody of a group', () => {
    for (const game of [ingenuity, hestia]) {
      const { script } = game.ready[0] as { script: Script };
      const fight = game === hestia ? { ...script, lines: [...script.lines, { roll: true as const }] } : script;
      const steps = goOn(game, fight, 2 * script.cast.length);
      const first = steps.filter(({ round }) => round === 1).map(({ next }) => next);
      const shown = first.filter(({ shows }) => shows).map(({ actor }) => actor);
      expect(new Set(shown).size).toBe(shown.length);
      expect(new Set(shown)).toEqual(new Set(script.cast.map(({ id }) => id)));
      for (const { actor, action, left } of first.filter(({ shows }) => !shows)) {
        expect(shown).toContain(actor);
        expect({ action, left }).toEqual({ action: 'end-turn', left: expect.stringMatching(/^Left: /) });
      }
    }
  });
  it('names everybody whom it passes over, and in brief two of many', () => {
    const { script: goblins } = hestia.ready[0] as { script: Script };
    const [goblin] = goblins.cast.filter(({ id }) => id.startsWith('goblin'));
    const more = Array.from({ length: 4 }, (_each, at) => ({ ...goblin, id: `more-${at}`, name: `Gob ${at}` }));
    const lines = [...goblins.lines, { roll: true }];
    const crowd = { ...goblins, lines, cast: [...goblins.cast, ...more] } as Script;
    const foes = goOn(hestia, crowd, 20).find(({ pass }) => pass?.label.includes('Gob 3'))?.pass;
    for (const { name, side } of crowd.cast) if (side === 'foes') expect(foes?.label).toContain(name);
    expect(foes?.brief).toMatch(/^Goblin 1, Goblin 2 and 7 more have not acted$/);
  });
});
