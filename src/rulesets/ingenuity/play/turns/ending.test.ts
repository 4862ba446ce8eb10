/**
 * When the end is asked about (IN-01): the last enemy changes sides, and the last of both fall at
 * once.
 */
import { describe, expect, it } from 'vitest';
import { asked, endTurn, fightOf, fightOn, lastOf, on } from '../../table.testing.ts';

const joins = (who: string, side: string) => ({
  edit: [{ edit: 'combatant' as const, combatant: who, side }],
  label: 'Charmed',
});
const start = fightOn([{ id: 'ann' }, { id: 'bo' }, { id: 'foe-1' }, { id: 'foe-2' }]);

describe('the end', () => {
  it('IN-01 it is asked about when the last enemy has changed sides, and not before', () => {
    const one = on(start, joins('foe-1', 'party'), { do: 'drop-prone', by: 'ann' });
    expect(asked(one)).toBeUndefined();
    const both = on(one, joins('foe-2', 'party'));
    expect(asked(both)).toMatchObject({
      rule: 'IN-01',
      title: 'Nobody stands against the party any more: is the fight over?',
    });
    expect(fightOf(on(both, { answer: 'over' })).stage).toBe('over');
    // It was declined: the party goes on among itself, and is not asked again.
    const on_ = on(both, { answer: 'on' }, endTurn('ann'), endTurn('bo'));
    expect([asked(on_), fightOf(on_).stage]).toEqual([undefined, 'running']);
  });
  it('IN-01 it is asked about when the last of both sides fall at once', () => {
    const trap = on(
      start,
      { do: 'harm' },
      { answer: { picked: ['ann', 'bo', 'foe-1', 'foe-2'] } },
      { answer: 'psychic' },
      { answer: 60 },
      ...[1, 2, 3, 4].map(() => ({ answer: { dice: [1] } })),
    );
    expect(asked(trap)).toMatchObject({ rule: 'IN-01', title: 'Nobody is left awake: is the fight over?' });
    const over = on(trap, { answer: 'over' });
    expect([fightOf(over).stage, lastOf(over, 'IN-01')]).toEqual(['over', 'The fight is over: nobody is left awake.']);
    expect(fightOf(on(trap, { answer: 'on' })).stage).toBe('running');
  });
  it('IN-01 a party among itself is not asked', () => {
    const alone = on(fightOn([{ id: 'ann' }, { id: 'bo' }]), endTurn('ann'));
    expect([asked(alone), fightOf(alone).stage]).toEqual([undefined, 'running']);
  });
});
