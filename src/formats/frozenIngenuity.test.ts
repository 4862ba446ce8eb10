/**
 * Tests a fight of Ingenuity that was saved before hands were counted. It opens with default values
 * for what it lacks, and can be played on.
 */
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { liveStateOf } from '../engine/history.ts';
import { playLines, thereAndBack } from '../engine/play.testing.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { loadGame } from '../rulesets/index.ts';
import { openEncounterFile } from './encounterFile.ts';
import frozen from './frozen/ingenuity-v2.json' with { type: 'json' };

const ingenuity = (await loadGame('ingenuity')) as Ruleset;

const opened = async () => {
  const result = await openEncounterFile(strToU8(JSON.stringify(frozen)), () => ingenuity);
  if (!result.ok) throw new Error(result.refusal.text);
  return result.value;
};

describe('a fight of Ingenuity saved at version 2', () => {
  it('opens with its open question, its undo, and default values for missing house rules and sheet values', async () => {
    const { encounter, told } = await opened();
    expect(told).toBeUndefined();
    const question = liveStateOf(ingenuity, encounter).question;
    expect(question?.title).toBe('Roland is hit by Guard 1 with Spear: defend?');
    expect(question?.kind === 'choose' && question.options.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['dodge', 'parry:sword', 'block:shield', 'none']),
    );
    const { start, end } = thereAndBack(ingenuity, encounter);
    expect(start.fight.stage).toBe('setup');
    expect(end.fight).toEqual(encounter.fight);
  });
  it('can be played on to the end of the turn', async () => {
    const { encounter } = await opened();
    const on = playLines(ingenuity, encounter, [{ answer: 'block:shield' }, { do: 'end-turn', by: 'guard-1' }]);
    expect(on.fight.log.at(-1)?.round).toBe(0);
    expect(ingenuity.tracks(on.fight, 'roland').find(({ id }) => id === 'item.shield')?.value).toBe(5);
  });
  it('has two hands full at most, and the other items worn', async () => {
    const { encounter } = await opened();
    expect(encounter.fight.combatants.ollo?.sheet).toMatchObject({
      hands: 2,
      items: [
        { id: 'spear', where: 'hand' },
        { id: 'greatsword', where: 'worn' },
        { id: 'longbow', where: 'worn' },
        { id: 'crossbow', where: 'worn' },
        { id: 'shield', where: 'hand' },
      ],
    });
  });
});
