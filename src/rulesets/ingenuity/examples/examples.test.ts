/** The chapter's worked examples, played with its dice: IN-41 to IN-46. */
import { describe, expect, it } from 'vitest';
import type { Script } from '../../../engine/script.ts';
import { playScript } from '../../../engine/scripts/playScript.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import { ingenuity } from '../index.ts';
import {
  agnessaShoots,
  boudicaFalls,
  boudicaHits,
  fabianSneaks,
  fourAgainstTwo,
  goblinSurprise,
  guardsTurns,
  petraReloads,
  rolandReturns,
} from './examples.ts';
import { meetings } from './meetings.ts';
import { pairs } from './pairs.ts';

/** The first line that does not come out as told; empty when all do. */
const fault = (script: Script): string => {
  const { ok, lines } = playScript(ingenuity, readyScenes, script);
  return ok ? '' : `line ${lines.at(-1)?.line} ${lines.at(-1)?.text}: ${lines.at(-1)?.fault}`;
};

describe('the worked examples', () => {
  it('IN-41 Boudica’s spear', () => expect(fault(boudicaHits)).toBe(''));
  it('IN-42 Agnessa’s shortbow', () => expect(fault(agnessaShoots)).toBe(''));
  it('IN-43 Boudica’s fall', () => expect(fault(boudicaFalls)).toBe(''));
  it('IN-44 the guards in turn', () => expect(fault(guardsTurns)).toBe(''));
  it('IN-44 four against two', () => expect(fault(fourAgainstTwo)).toBe(''));
  it('IN-44 Roland knocked out and brought back before his turn', () => expect(fault(rolandReturns)).toBe(''));
  it('IN-45 the goblins’ surprise round with Clementine', () => expect(fault(goblinSurprise)).toBe(''));
  it('IN-46 Petra’s crossbow', () => expect(fault(petraReloads)).toBe(''));
  it('IN-27 IN-28 Fabian’s dagger and Agnessa’s flank', () => expect(fault(fabianSneaks)).toBe(''));
});

describe('where two rules meet', () => {
  it.each(meetings.map((script) => ({ title: script.title, script })))('IN-01 to IN-34 $title', ({ script }) =>
    expect(fault(script)).toBe(''),
  );

  it.each(pairs.map((script) => ({ title: script.title, rules: script.about?.split(':')[0], script })))(
    '$rules $title',
    ({ script }) => expect(fault(script)).toBe(''),
  );
});
