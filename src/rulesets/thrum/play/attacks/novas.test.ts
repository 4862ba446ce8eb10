/** Novas (TH-44), each through the game as the table plays it. */
import { describe, expect, test } from 'vitest';
import { creatures } from '../../data/creatures.ts';
import { playOut } from '../../driver.testing.ts';
import { sceneFrom } from '../../scenes.testing.ts';

const sheetOf = (id: string) => {
  const { tier, fixed, tolerance, abilities, traits, faction, kind } =
    creatures.find((one) => one.id === id)?.sheet ?? {};
  return { kind, tier, fixed, tolerance, abilities, traits, faction };
};
const foe = (creature: string, column: number, row: number, more: Record<string, unknown> = {}) => ({
  at: [column, row] as [number, number],
  side: 'foes' as const,
  sheet: { ...sheetOf(creature), ...more },
});

describe('novas', () => {
  const full = (nova: string, n: number) => ({ potential: { [nova]: n } });
  test('TH-44: a nova needs its Potential and is spent once a fight', () => {
    const poor = playOut({
      ash: { at: [2, 2], has: ['blot-out-the-sun'], sheet: full('blot-out-the-sun', 3) },
      bo: foe('biffer', 9, 9),
    }).begin('ash');
    expect(poor.refusal('use', 'blot-out-the-sun')).toBe('TH-44: Has Potential 3; it costs 4.');
    const d = playOut({
      ash: {
        at: [2, 2],
        has: ['blot-out-the-sun', 'cannonball'],
        sheet: { potential: { 'blot-out-the-sun': 4, cannonball: 6 } },
      },
      bo: foe('biffer', 9, 9),
    })
      .begin('ash')
      .do('use', 'blot-out-the-sun')
      .say('resilience')
      .contest('hit');
    // The 1 of hit or miss and the 2 of a hit are one amount.
    expect(d.sheet('bo').load.fatigue).toBe(3);
    expect(d.sheet('ash').potential['blot-out-the-sun']).toBe(0);
    d.until('ash');
    expect(d.refusal('use', 'cannonball')).toMatch(/^TH-44: Potential was already spent/);
  });
  test('TH-44: Potential comes in by its own event and stops at the cost', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['cannonball'], sheet: full('cannonball', 5) },
      bo: foe('biffer', 3, 2),
      dee: foe('biffer', 1, 2),
    }).begin('bo', 'dee', 'ash');
    d.do('use', 'bash').say('ash', 'resilience').contest('miss').say('daze');
    expect(d.sheet('ash').potential.cannonball).toBe(6);
    d.do('end-turn').do('use', 'bash').say('ash', 'resilience').contest('miss').say('daze');
    expect(d.sheet('ash').potential.cannonball).toBe(6);
  });
  test('TH-44: Cannonball pulls in and hits all within 6', () => {
    const d = playOut({
      ash: { at: [5, 5], has: ['cannonball'], sheet: full('cannonball', 6) },
      bo: foe('biffer', 9, 5),
      dee: foe('biffer', 5, 1),
    })
      .begin('ash')
      .do('use', 'cannonball')
      .say('stay', 'resilience')
      .contest('hit')
      .say('resilience')
      .contest('hit');
    expect([d.place('bo'), d.place('dee')]).toEqual(['6,5', '5,4']);
    expect(d.sheet('bo').conditions).toMatchObject({ weakened: { n: 1 }, slowed: { n: 1 } });
  });
  test('TH-44: A Pound of Fleche goes along lines as often as it has Potential', () => {
    const d = playOut({
      ash: { at: [0, 5], has: ['a-pound-of-fleche'], sheet: full('a-pound-of-fleche', 1) },
      bo: foe('biffer', 3, 5),
    })
      .begin('ash')
      .do('use', 'a-pound-of-fleche')
      .say('2 6,5', 'resilience')
      .contest('hit');
    expect([d.place('ash'), d.sheet('bo').load.fatigue, d.question]).toEqual(['6,5', 2, undefined]);
  });
  test('TH-44: Twirling sweeps everyone along the ring; an enemy that strikes something is Stunned', () => {
    const d = playOut({
      ash: { at: [5, 5], has: ['twirling-towards-freedom'], sheet: full('twirling-towards-freedom', 4) },
      bo: foe('biffer', 5, 4),
    })
      .begin('ash')
      .do('use', 'twirling-towards-freedom')
      .say('clockwise');
    expect(d.place('bo')).toBe('6,4');
    const wall = playOut(
      {
        ash: { at: [2, 1], has: ['twirling-towards-freedom'], sheet: full('twirling-towards-freedom', 4) },
        bo: foe('biffer', 2, 0),
      },
      sceneFrom('...#\n....\n....'),
    )
      .begin('ash')
      .do('use', 'twirling-towards-freedom')
      .say('clockwise');
    expect(wall.place('bo')).toBe('3,0'.replace('3', '2'));
    expect(wall.sheet('bo').conditions.stunned?.n).toBe(1);
  });
  test('TH-44: Mass Hysteria costs what there is, and every enemy panics against it', () => {
    const d = playOut({
      ash: { at: [5, 5], has: ['mass-hysteria'], sheet: full('mass-hysteria', 3) },
      bo: foe('biffer', 9, 9),
    })
      .begin('ash')
      .do('use', 'mass-hysteria')
      .say('resolve')
      .contest('hit');
    expect(d.sheet('bo').load.stress).toBe(2);
    // The target has 2 and is dealt 3 more, so the roll must be over 5.
    expect(d.question?.kind === 'dice' && d.question.rolls[0]?.aim).toBe('6 or more');
  });
  test('TH-44: Smite can be taken undefended', () => {
    const d = playOut({ ash: { at: [5, 5], has: ['smite'], sheet: full('smite', 4) }, bo: foe('biffer', 9, 9) })
      .begin('ash')
      .do('use', 'smite');
    expect(d.free).toEqual(['evasion', 'waive']);
    d.say('waive');
    expect(d.sheet('bo')).toMatchObject({
      load: { fatigue: 1, stress: 1 },
      conditions: { burning: { n: 1 }, shocked: { n: 1 } },
    });
  });
  test('TH-44: Wraith on Wings walks through everybody and stays Hidden', () => {
    const d = playOut(
      { ash: { at: [0, 0], has: ['wraith-on-wings'], sheet: full('wraith-on-wings', 4) }, bo: foe('biffer', 1, 0) },
      sceneFrom('......'),
    )
      .begin('ash', 'bo')
      .do('stance', 'wraith-on-wings');
    expect(d.sheet('bo').conditions.mark?.n).toBe(1);
    d.until('ash').do('move').say('3,0').do('use', 'basic-attack').say('bo', 'resilience').contest('miss');
    expect([d.place('ash'), d.sheet('ash').conditions.hidden?.n]).toEqual(['3,0', 1]);
  });
  test('TH-44: Messenger of Woe teleports round an action and leaves a status', () => {
    const d = playOut({
      ash: { at: [0, 0], has: ['messenger-of-woe'], sheet: full('messenger-of-woe', 4) },
      bo: foe('biffer', 4, 0),
    })
      .begin('ash', 'bo')
      .do('use', 'messenger-of-woe')
      .say('yes', '3,0', 'slowed', 'bo');
    expect([d.place('ash'), d.sheet('bo').conditions.slowed?.n]).toEqual(['3,0', 1]);
  });
  test('TH-44: The Unbearable Light burns those beside a Minion that comes or goes', () => {
    const d = playOut({
      ash: { at: [0, 0], has: ['the-unbearable-light', 'bolster'], sheet: full('the-unbearable-light', 3) },
      bo: foe('biffer', 4, 0),
    })
      .begin('ash', 'bo')
      .do('use', 'the-unbearable-light')
      .say('3,0');
    expect(d.sheet('bo')).toMatchObject({ load: { fatigue: 1 }, conditions: { blinded: { n: 1 } } });
  });
});
