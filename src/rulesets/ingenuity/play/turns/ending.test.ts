/**
 * When the GM is asked about the end (IN-01): the last enemy changes sides, and the last of both
 * sides fall at once.
 */
import { describe, expect, it } from 'vitest';
import { endTurn, fightOf, fightOn, lastOf, playOn, questionOf } from '../../table.testing.ts';

const joins = (who: string, side: string) => ({
  edit: [{ edit: 'combatant' as const, combatant: who, side }],
  label: 'Charmed',
});
const start = fightOn([{ id: 'ann' }, { id: 'bo' }, { id: 'foe-1' }, { id: 'foe-2' }]);

describe('the end', () => {
  it('IN-01 it is asked about when the last enemy has changed sides, and not before', () => {
    const one = playOn(start, joins('foe-1', 'party'), { do: 'drop-prone', by: 'ann' });
    expect(questionOf(one)).toBeUndefined();
    const both = playOn(one, joins('foe-2', 'party'));
    expect(questionOf(both)).toMatchObject({
      rule: 'IN-01',
      title: 'Nobody stands against the party any more: is the fight over?',
    });
    expect(fightOf(playOn(both, { answer: 'over' })).stage).toBe('over');
    // The GM declined the end: the party goes on among itself, and the GM is not asked again.
    const on_ = playOn(both, { answer: 'on' }, endTurn('ann'), endTurn('bo'));
    expect([questionOf(on_), fightOf(on_).stage]).toEqual([undefined, 'running']);
  });
  it('IN-01 it is asked about when the last of both sides fall at once', () => {
    const trap = playOn(
      start,
      { do: 'harm' },
      { answer: { picked: ['ann', 'bo', 'foe-1', 'foe-2'] } },
      { answer: 'psychic' },
      { answer: 60 },
      ...[1, 2, 3, 4].map(() => ({ answer: { dice: [1] } })),
    );
    expect(questionOf(trap)).toMatchObject({ rule: 'IN-01', title: 'Nobody is left awake: is the fight over?' });
    const over = playOn(trap, { answer: 'over' });
    expect([fightOf(over).stage, lastOf(over, 'IN-01')]).toEqual(['over', 'The fight is over: nobody is left awake.']);
    expect(fightOf(playOn(trap, { answer: 'on' })).stage).toBe('running');
  });
  it('IN-01 a party among itself is not asked', () => {
    const alone = playOn(fightOn([{ id: 'ann' }, { id: 'bo' }]), endTurn('ann'));
    expect([questionOf(alone), fightOf(alone).stage]).toEqual([undefined, 'running']);
  });
});
