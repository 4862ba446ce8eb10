/** TH-44: biffers, plinkers, casters, faction traits, novas. */
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
const trait = (name: string, column: number, row: number, more: Record<string, unknown> = {}) => ({
  at: [column, row] as [number, number],
  side: 'foes' as const,
  sheet: { traits: [name], faction: 'f', ...more },
});

describe('kinds of foes', () => {
  test.each([
    ['biffer', 2, 1, 0, 3, 1],
    ['biffer-2', 4, 3, 0, 4, 1],
    ['plinker-1', 3, 0, 2, 1, 1],
    ['caster-3', 5, 0, 1, 1, 5],
  ])('TH-44: %s has its block by tier', (id, attack, resilience, evasion, fatigue, stress) => {
    const sheet = creatures.find((one) => one.id === id)?.sheet;
    expect(sheet?.fixed).toMatchObject({ attack, resilience, evasion });
    expect(sheet?.tolerance).toEqual({ fatigue, stress });
  });
  test('TH-44: a biffer pushes and follows; from tier 1 its crit stuns', () => {
    const d = playOut({ ash: { at: [3, 2] }, bo: foe('biffer', 2, 2) })
      .begin('bo', 'ash')
      .do('use', 'bash')
      .say('ash', 'resilience')
      .contest('miss')
      .say('push', '4,2', '3,2');
    expect([d.place('ash'), d.place('bo')]).toEqual(['4,2', '3,2']);
    const hard = playOut({ ash: { at: [3, 2] }, bo: foe('biffer-1', 2, 2) })
      .begin('bo', 'ash')
      .do('use', 'stunning-bash')
      .say('ash', 'resilience')
      .contest('crit')
      .say('daze');
    expect(hard.sheet('ash')).toMatchObject({
      load: { fatigue: 2 },
      conditions: { stunned: { n: 1 }, dazed: { n: 1 } },
    });
  });
  test('TH-44: a biffer steps in to cover a fellow', () => {
    const d = playOut({
      ash: { at: [1, 2] },
      bo: foe('biffer', 4, 3, { stance: { ability: 'bodyguard', mode: '', uses: 0 } }),
      dee: foe('plinker', 4, 2),
    })
      .begin('ash', 'bo', 'dee')
      .do('use', 'basic-attack')
      .say('dee', '3,2', 'resilience');
    expect(d.roll('attack')).toContain('TH-23');
  });
  test('TH-44: a plinker gains from height while nobody is near, and is shaken by a neighbour', () => {
    const d = playOut({ ash: { at: [5, 0] }, bo: foe('plinker', 0, 0) }, sceneFrom('3.....'))
      .begin('bo', 'ash')
      .do('use', 'plink')
      .say('ash', 'resilience');
    expect(d.roll('attack')).toContain('Plink +2');
    const near = playOut({ ash: { at: [1, 0] }, bo: foe('plinker', 0, 0) }, sceneFrom('3.....'))
      .begin('bo', 'ash')
      .say('start');
    expect(near.sheet('bo').load.stress).toBe(1);
    expect(near.do('use', 'plink').say('ash', 'resilience').roll('attack')).toContain('Plink −1');
  });
  test('TH-44: a caster blasts an area and slips away', () => {
    const d = playOut({ ash: { at: [4, 2] }, bo: foe('caster', 0, 2) })
      .begin('bo', 'ash')
      .do('use', 'blast!wide')
      .say('3,1', 'resilience')
      .contest('hit')
      .say('0,4');
    expect([d.sheet('ash').load.fatigue, d.sheet('bo').load.stress, d.place('bo')]).toEqual([1, 1, '0,4']);
  });
});

describe('faction traits', () => {
  const slash = { at: [2, 2] as [number, number], has: ['precision-slash'] };
  test('TH-44: a phalanx has +1 Resilience for each fellow orthogonally beside', () => {
    const d = playOut({
      ash: slash,
      bo: trait('phalanx', 3, 2),
      dee: trait('phalanx', 4, 2),
      eve: trait('phalanx', 4, 3),
    })
      .begin('ash')
      .do('use', 'precision-slash')
      .say('bo', 'resilience');
    expect(d.dice('defence').added).toBe(1);
  });
  test('TH-44: a pack has a Boon for each fellow beside its target', () => {
    const d = playOut({
      ash: { at: [2, 2] },
      bo: { ...trait('pack', 4, 2), has: ['flaming-arrow'] },
      dee: trait('pack', 2, 3),
    })
      .begin('bo')
      .do('use', 'flaming-arrow')
      .say('ash', 'resilience');
    expect(d.roll('attack')).toContain('Pack +1');
  });
  test('TH-44: purging ends one status each turn, each kind once', () => {
    const d = playOut({
      ash: { at: [0, 0] },
      bo: trait('purging', 5, 2, { 'conditions.weakened': { n: 3, until: 'ended' } }),
    })
      .begin('bo', 'ash')
      .say('start');
    expect(d.sheet('bo').conditions.weakened).toBeUndefined();
    d.edit({ edit: 'sheet', combatant: 'bo', path: 'conditions.weakened', value: { n: 3, until: 'ended' } }).until(
      'bo',
    );
    expect(d.sheet('bo').conditions.weakened?.n).toBe(2);
  });
  test('TH-44: the vengeful are Hastened when a fellow within 2 falls', () => {
    const d = playOut({
      ash: slash,
      bo: trait('bloodscent', 3, 2, { 'load.fatigue': 9 }),
      dee: trait('bloodscent', 5, 2),
      eve: trait('bloodscent', 9, 2),
    })
      .begin('ash')
      .do('use', 'precision-slash')
      .say('bo', 'resilience')
      .contest('hit')
      .say([1, 1, 1]);
    expect([d.sheet('dee').conditions.hastened?.n, d.sheet('eve').conditions.hastened]).toEqual([1, undefined]);
  });
  test('TH-44: lurkers hide when a turn ends with nobody within 2', () => {
    const d = playOut({ ash: { at: [0, 0] }, bo: trait('lurking', 5, 2), dee: trait('lurking', 1, 1) })
      .begin('bo', 'dee', 'ash')
      .do('end-turn')
      .do('end-turn');
    expect([d.sheet('bo').conditions.hidden?.n, d.sheet('dee').conditions.hidden]).toEqual([1, undefined]);
  });
  test('TH-44: the disciplined keep the last stance until the end of the next turn', () => {
    const d = playOut({ ash: slash, bo: trait('disciplined', 3, 2) })
      .begin('bo', 'ash')
      .do('stance', 'brace')
      .until('bo')
      .do('stance', 'dodge')
      .do('end-turn')
      .do('use', 'precision-slash')
      .say('bo', 'resilience');
    expect(d.dice('defence').count).toBe(3);
    d.contest('miss').until('bo').do('end-turn');
    expect(d.sheet('bo').oldStance).toBeNull();
  });
  test('TH-44: a ghoul feeds on a fallen fellow', () => {
    const d = playOut({
      ash: { at: [0, 0] },
      bo: foe('ghoul', 5, 2),
      dee: foe('ghoul', 6, 2, { incapacitated: true, 'load.fatigue': 5 }),
    })
      .begin('bo')
      .do('use', 'feast')
      .say('dee');
    expect([d.sheet('bo').tolerance, d.sheet('dee').removed]).toEqual([{ fatigue: 4, stress: 2 }, true]);
  });
  test('TH-44: the hive acts from a fellow’s square within 6', () => {
    const d = playOut({ ash: { at: [9, 2] }, bo: { ...trait('hive', 0, 2), has: ['bash'] }, dee: trait('hive', 6, 3) })
      .begin('bo')
      .do('use', 'basic-attack');
    expect(d.free).toEqual(['ash']);
  });
  test('TH-44: dread deals Stress in place of Fatigue', () => {
    const d = playOut({ ash: { at: [2, 2] }, bo: { ...trait('dread', 3, 2), has: ['precision-slash'] } })
      .begin('bo')
      .do('use', 'precision-slash')
      .say('ash', 'resilience')
      .contest('hit');
    expect(d.sheet('ash').load).toEqual({ fatigue: 0, stress: 2 });
  });
});
