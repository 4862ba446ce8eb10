/**
 * Tests of the selection as the fight goes on: the combatant who gets the turn is selected, and
 * earlier selections go.
 */
import { describe, expect, it } from 'vitest';
import { liveStateOf } from '../../engine/history.ts';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import type { OpenEncounter } from '../types.ts';
import { selectionAfter } from './selection.ts';

const opened = (encounter: OpenEncounter['encounter']): OpenEncounter => ({
  encounter,
  ruleset: toy,
  ...liveStateOf(toy, encounter),
});
const start = setUpOrThrow(toy, toyScenes, toyScript);
const begun = playLines(toy, start, [{ begin: true }]);
const asked = playLines(toy, begun, [{ do: 'strike', by: 'ash' }]);

describe('the selection after a change', () => {
  it('stays the same list while a move is only begun', () => {
    const chosen = ['bo'];
    expect(selectionAfter(opened(begun), opened(asked), chosen)).toBe(chosen);
  });
  it('loses a combatant who was taken out of the fight', () => {
    const { fight } = opened(begun);
    const { bo: _, ...others } = fight.combatants;
    const without: OpenEncounter = { ...opened(begun), fight: { ...fight, combatants: others } };
    expect(selectionAfter(opened(begun), without, ['ash', 'bo'])).toEqual(['ash']);
  });
});
