/**
 * Tests a fight of Einfelst Wilds that was saved before breaking free was a reaction. It opens with
 * default values for what it lacks, and can be played on.
 */

import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { offersOf } from '../engine/legality.ts';
import { readLog } from '../engine/log/read.ts';
import { playLines, thereAndBack } from '../engine/play.testing.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { undo } from '../engine/undo.ts';
import { loadGame } from '../rulesets/index.ts';
import { openEncounterFile } from './encounterFile.ts';
import frozen from './frozen/einfelst-v2.json' with { type: 'json' };

const einfelst = (await loadGame('einfelst')) as Ruleset;

const opened = async () => {
  const result = await openEncounterFile(strToU8(JSON.stringify(frozen)), () => einfelst);
  if (!result.ok) throw new Error(result.refusal.text);
  return result.value.encounter;
};
const blocked = (at: Awaited<ReturnType<typeof opened>>, who: string, action: string) =>
  offersOf(einfelst, at.fight, who).find((one) => one.action === action)?.blocked?.rule;

describe('a fight of Einfelst Wilds saved at version 2', () => {
  it('opens in the middle of a turn, with undo and redo', async () => {
    const at = await opened();
    expect(einfelst.order(at.fight).prompt).toBe('Thief acts: 1 slow maneuver left.');
    const { start, end } = thereAndBack(einfelst, at);
    expect(start.fight.stage).toBe('setup');
    expect(einfelst.order(end.fight)).toEqual(einfelst.order(at.fight));
    for (const who of at.fight.order) expect(einfelst.tracks(end.fight, who)).toEqual(einfelst.tracks(at.fight, who));
  });
  it('EW-31 a combatant who had tried to break free in this turn has tried, and may again in the next turn', async () => {
    const at = await opened();
    expect(blocked(at, 'thief', 'break-free')).toBe('EW-31');
    expect(blocked(playLines(einfelst, at, [{ do: 'end-turn', by: 'thief' }]), 'thief', 'break-free')).toBeUndefined();
  });
  it('EW-14 a sheet that is read as it was saved has the maneuvers that most combatants have', async () => {
    let back = await opened();
    while (einfelst.tracks(back.fight, 'troll').find(({ id }) => id === 'points')?.value === 2) {
      const undone = undo(back);
      if (!undone.ok) throw new Error(undone.refusal.text);
      back = undone.value;
    }
    const on = playLines(einfelst, back, [
      { do: 'end-turn', by: 'thief' },
      { do: 'shout', by: 'troll' },
      { do: 'shout', by: 'troll' },
    ]);
    expect(blocked(on, 'troll', 'shout')).toBe('EW-14');
  });
  it('EW-13 its circumstances, cards and maneuvers are kept', async () => {
    const at = playLines(einfelst, await opened(), [
      { do: 'end-turn', by: 'thief' },
      { do: 'move', by: 'troll' },
      { answer: 'zone:west' },
      { do: 'attack', by: 'troll', with: 'fists' },
      { answer: 'ann' },
      { answer: 'pass' },
      { answer: { dice: [6, 1, 1, 1, 1, 1, 1, 1, 1] } },
    ]);
    expect(readLog(at.fight).at(-1)?.text).toBe('Troll misses Ann (1 of 2 successes needed: dark).');
    expect(einfelst.tracks(at.fight, 'troll').map(({ id, value }) => `${id} ${value}`)).toContain('slow 1');
  });
});
