/**
 * Consequences of a ruling by hand: a stance ends with its bearer's fall, a third Wound removes, a
 * combatant without Fatigue comes round, the fall of a side's last ends the fight.
 */
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../engine/command.ts';
import { Driver } from '../../driver.testing.ts';

const set = (combatant: string, path: string, value: unknown): Edit => ({ edit: 'sheet', combatant, path, value });
const fight = () =>
  new Driver({
    ash: { at: [1, 1] },
    bo: { at: [2, 1] },
    ogre: { at: [4, 1], side: 'foes' },
    orc: { at: [6, 1], side: 'foes' },
  }).begin('ash', 'ogre', 'bo', 'orc');

describe('26.1: what follows from a ruling by hand', () => {
  it('TH-35 a stance does not stay with the fallen, and who falls in its own turn loses it', () => {
    const d = fight();
    d.edit(set('ash', 'stance', { ability: 'brace', mode: '', uses: 0 }), set('ash', 'load.fatigue', 6));
    expect(d.sheet('ash').stance).not.toBeNull();
    d.edit(set('ash', 'incapacitated', true));
    expect(d.sheet('ash').stance).toBeNull();
    expect(d.sheet('ash').incapacitated).toBe(true);
    expect(d.fight.state.turn?.who).toBe('ogre');
  });
  it('TH-37 a third Wound removes', () => {
    const d = fight();
    d.edit(set('bo', 'wounds', 3));
    expect(d.sheet('bo').removed).toBe(true);
    expect(d.fight.combatants.bo?.place.kind).toBe('off');
  });
  it('TH-38 a Load eased to 0 wakes', () => {
    const d = fight();
    d.edit(set('bo', 'load.fatigue', 6), set('bo', 'incapacitated', true));
    expect(d.sheet('bo').incapacitated).toBe(true);
    d.edit(set('bo', 'load.fatigue', 0));
    expect(d.sheet('bo').incapacitated).toBe(false);
  });
  it('TH-08 the last foe charmed or taken off ends the fight', () => {
    const charmed = fight();
    charmed.edit({ edit: 'combatant', combatant: 'orc', side: 'party' });
    expect(charmed.fight.stage).toBe('running');
    charmed.edit({ edit: 'combatant', combatant: 'ogre', side: 'party' });
    expect(charmed.fight.stage).toBe('over');
    const off = fight();
    off.edit({ edit: 'remove', combatant: 'orc' }, { edit: 'remove', combatant: 'ogre' });
    expect(off.fight.stage).toBe('over');
  });
  it('TH-29 a load set while the defence is asked is shown, and what the blow deals comes on top', () => {
    const d = new Driver({ ash: { at: [1, 1] }, ogre: { at: [2, 1], side: 'foes' } }).begin('ash', 'ogre');
    d.do('use', 'basic-attack').say('ogre');
    expect(d.question?.rule).toBe('TH-19');
    d.edit(set('ogre', 'load.fatigue', 2));
    expect(d.sheet('ogre').load.fatigue).toBe(2);
    expect(d.question?.rule).toBe('TH-19');
    d.say('resilience').contest('hit');
    expect(d.sheet('ogre').load.fatigue).toBeGreaterThan(2);
  });
  it('TH-08 has left is a move: the last foe that leaves ends the fight, and not before', () => {
    const d = fight();
    d.do('ruled', 'has-left', 'orc');
    expect(d.told).toContain('Orc has left the fight.');
    expect(d.fight.stage).toBe('running');
    d.do('ruled', 'has-left', 'ogre');
    expect(d.fight.stage).toBe('over');
    expect(d.fight.combatants.ogre?.place.kind).toBe('off');
  });
  it('falls, is stunned, dies and comes round are moves', () => {
    const d = fight();
    d.edit(set('bo', 'load.fatigue', 6));
    d.do('ruled', 'falls', 'bo');
    expect(d.sheet('bo').incapacitated).toBe(true);
    d.do('ruled', 'comes-round', 'bo');
    expect(d.sheet('bo').incapacitated).toBe(false);
    d.do('ruled', 'stunned', 'ogre');
    expect(d.sheet('ogre').conditions.stunned?.n).toBe(1);
    d.do('ruled', 'dies', 'orc');
    expect(d.sheet('orc').removed).toBe(true);
  });
  it('TH-43 is moved is a ruling: a hold ends, Guardian does not answer, and the GM is asked where', () => {
    const d = new Driver({
      ash: { at: [2, 2], has: ['chokehold'] },
      ogre: { at: [3, 2], side: 'foes' },
      orc: { at: [4, 2], side: 'foes', has: ['guardian'] },
    }).begin('ash', 'ogre', 'orc');
    d.do('use', 'chokehold').say('ogre', 'resilience').contest('hit');
    expect(d.fight.state.holds).toHaveLength(1);
    d.edit(set('orc', 'stance', { ability: 'guardian', mode: '', uses: 0 }));
    d.do('ruled', 'moved', 'ogre');
    expect(d.question).toMatchObject({ title: 'Ogre is moved: where to?', seat: { kind: 'gm' } });
    d.say('square:8,8');
    expect([d.question, d.place('ogre'), d.fight.state.holds]).toEqual([undefined, '8,8', []]);
    expect(d.told).toContain('Ogre is moved to column 9, row 9.');
    d.do('ruled', 'moved', 'ash').say('square:0,0');
    expect([d.question, d.place('ash')]).toEqual([undefined, '0,0']);
  });
});
