/** Tests of demonstrations, with the toy game's own script. */
import { describe, expect, it } from 'vitest';
import { toy, toyScenes, toyScript } from '../engine/toy.testing.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { demoOf } from './demo.ts';

function stepsOf(script: Parameters<typeof demoOf>[2]) {
  const demo = demoOf(toy, toyScenes, script);
  if (!demo.ok) throw new Error(demo.fault);
  return demo.steps;
}

describe('a demonstration', () => {
  it('has a step for the start and one for each line, but none for a check without anything to show', () => {
    const steps = stepsOf({
      ...toyScript,
      lines: [{ begin: true }, { expect: { stage: 'running' } }, { expect: { round: 1 } }, { do: 'round' }],
    });
    expect(steps.map(({ text }) => text).slice(1)).toEqual(['The fight begins', 'So it is: round 1', 'Next round']);
    expect(steps[0]?.kind).toBe('start');
    expect(steps.every(({ fault }) => fault === undefined)).toBe(true);
  });
  it('shows each sentence of the log once, at the line that told it', () => {
    const steps = stepsOf({
      ...toyScript,
      lines: [{ begin: true }, { note: 'And on.' }, { do: 'round' }, { undo: 1 }],
    });
    expect(steps.map(({ told }) => told.map(({ text }) => text))).toEqual([
      [],
      ['The fight begins.'],
      [],
      ['Round 2.'],
      [],
    ]);
  });
  it('names an action by its label, an answer with its question, and a refusal as one', () => {
    const steps = stepsOf({
      ...toyScript,
      lines: [
        { note: 'Look here.' },
        { begin: true },
        { begin: true, refused: 'already' },
        { do: 'strike', by: 'ash' },
        { answer: 'bo' },
      ],
    });
    expect(steps.map(({ text }) => text).slice(1)).toEqual([
      'Look here.',
      'The fight begins',
      'The fight begins (refused: already)',
      'Ash: Strike',
      'Strike whom? Bo',
    ]);
  });
  it('stops at a line that does not hold, and says why', () => {
    const steps = stepsOf({ ...toyScript, lines: [{ expect: { round: 99 } }, { begin: true }] });
    expect(steps).toHaveLength(2);
    expect(steps[1]?.fault).toContain('99');
  });
  it('gives a sentence when the scene does not exist', () => {
    expect(demoOf(toy, {}, toyScript)).toMatchObject({ ok: false });
  });
  it('counts the columns and rows of a check from 1, as the card does, and calls a zone by its name', () => {
    const zones = stepsOf({ ...toyScript, lines: [{ expect: { place: { ash: 'zone:yard' } } }] });
    expect(zones.at(-1)?.text).toContain('Ash stands at Yard');
    const onSquares = demoOf({ ...toy, scenes: ['squares'] }, readyScenes, {
      ...toyScript,
      scene: 'quarry',
      cast: [{ id: 'ash', name: 'Ash', side: 'party', place: { kind: 'square', column: 9, row: 6 } }],
      lines: [{ expect: { place: { ash: 'square:9,6' } } }],
    });
    expect(onSquares.ok && onSquares.steps.at(-1)?.text).toContain('Ash stands at column 10, row 7');
  });
});
