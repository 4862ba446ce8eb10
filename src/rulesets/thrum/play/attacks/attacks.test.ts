/** TH-17 to TH-28: targets, the contest, defences, cover, Overexert, terrain, buffs, triggers. */
import { describe, expect, test } from 'vitest';
import { playOut } from '../../driver.testing.ts';
import { sceneFrom } from '../../scenes.testing.ts';

const foe = (column: number, row: number, sheet: Record<string, unknown> = {}) => ({
  at: [column, row] as [number, number],
  side: 'foes' as const,
  sheet,
});

describe('targets and rolls', () => {
  test('TH-17: self, ally, enemy, character: each ability lists its own', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['ameliorate', 'compulsion', 'sockem'] },
      cy: { at: [3, 2] },
      bo: foe(2, 3),
    }).begin('ash');
    d.do('use', 'ameliorate');
    expect(d.free.sort()).toEqual(['ash', 'cy']);
    d.say('ash', 'fatigue').until('ash').do('use', 'compulsion');
    expect(d.free.sort()).toEqual(['ash', 'bo', 'cy']);
    d.say('cy', 'waive').settle().until('ash').do('use', 'sockem');
    expect(d.free).toEqual(['bo']);
  });
  test('TH-18: an ability rolls its own Art, Basic Attack the best', () => {
    // Brawling (4 + 2) / 2 + 1 = 4, Dueling (1 + 3) / 2 + 1 = 3, Archery untrained 0.
    const d = playOut({
      ash: {
        at: [2, 2],
        has: ['sockem', 'precision-slash', 'flaming-arrow'],
        sheet: { 'attributes.pow': 4, 'attributes.fin': 1, 'training.brawling': 2, 'training.dueling': 3 },
      },
      bo: foe(3, 2),
    }).begin('ash');
    const added = (ability: string) => {
      d.do('use', ability).say('bo', 'resilience');
      const { added: sum } = d.dice('attack');
      d.contest('miss').settle().until('ash');
      return sum;
    };
    expect([added('basic-attack'), added('precision-slash'), added('flaming-arrow')]).toEqual([4, 3, 0]);
    // At level 4 each trained Art is 1 better.
    d.edit({ edit: 'sheet', combatant: 'ash', path: 'level', value: 4 });
    expect(added('basic-attack')).toBe(5);
  });
  test('TH-18: a foe has one modifier for everything', () => {
    const d = playOut({ ash: { at: [2, 2] }, bo: { ...foe(3, 2, { 'fixed.attack': 6 }), has: ['bash'] } }).begin('bo');
    d.do('use', 'bash').say('ash', 'resilience');
    expect(d.dice('attack').added).toBe(6);
  });
  test('TH-18: ahead by 5 is a crit, by 4 a hit', () => {
    const shot = (attack: number[], defence: number[]) => {
      const d = playOut({ ash: { at: [2, 2], has: ['precision-slash'] }, bo: foe(3, 2) }).begin('ash');
      return d.do('use', 'precision-slash').say('bo', 'resilience', { attack, defence }).sheet('bo').load.fatigue;
    };
    expect(shot([6, 4], [3, 3])).toBe(2);
    expect(shot([6, 5], [3, 3])).toBe(3);
  });
});

describe('defences', () => {
  const duel = (more: Record<string, unknown> = {}, has: string[] = ['sockem', 'addle']) =>
    playOut({
      ash: { at: [2, 2], has },
      bo: foe(3, 2, { 'attributes.end': 1, 'attributes.ref': 2, 'attributes.foc': 3, ...more }),
    }).begin('ash');
  test('TH-19: the target chooses before the roll: Resilience or Evasion, Resolve or Evasion', () => {
    const d = duel();
    d.do('use', 'sockem').say('bo');
    expect(d.question).toMatchObject({ kind: 'choose', rule: 'TH-19', seat: { kind: 'combatant', combatant: 'bo' } });
    expect(d.free).toEqual(['resilience', 'evasion']);
    d.say('resilience').contest('miss').settle().until('ash').do('use', 'addle').say('bo');
    expect(d.free).toEqual(['resolve', 'evasion']);
    d.say('resolve');
    expect(d.dice('defence').added).toBe(3);
  });
  test('TH-19: equal totals go to the defender (assumed), by the house to the attacker', () => {
    const even = (house: Record<string, unknown>) =>
      playOut({ ash: { at: [2, 2], has: ['precision-slash'] }, bo: foe(3, 2) }, undefined, house)
        .begin('ash')
        .do('use', 'precision-slash')
        .say('bo', 'resilience', { attack: [3, 4], defence: [3, 4] })
        .sheet('bo').load.fatigue;
    expect(even({})).toBe(0);
    expect(even({ ties: 'attacker' })).toBe(2);
  });
  test('TH-20: Resilience: success avoids, failure takes; nothing else changes', () => {
    const avoided = duel({}, ['precision-slash']).do('use', 'precision-slash').say('bo', 'resilience').contest('miss');
    expect(avoided.sheet('bo').load.fatigue).toBe(0);
    expect(avoided.sheet('bo').conditions.vulnerable).toBeUndefined();
    const taken = duel({}, ['precision-slash']).do('use', 'precision-slash').say('bo', 'resilience').contest('hit');
    expect(taken.sheet('bo').load.fatigue).toBe(2);
    expect(taken.sheet('bo').conditions.vulnerable).toBeUndefined();
  });
  test('TH-21: Evasion has a Boon; a crit costs nothing, a success and a failure leave Vulnerable', () => {
    const evade = (result: 'clear' | 'miss' | 'hit') => {
      const d = duel({}, ['precision-slash']).do('use', 'precision-slash').say('bo', 'evasion');
      expect(d.dice('defence')).toEqual({ count: 3, which: 'highest', added: 2 });
      d.contest(result);
      return [d.sheet('bo').load.fatigue, d.sheet('bo').conditions.vulnerable?.n ?? 0];
    };
    expect(evade('clear')).toEqual([0, 0]);
    expect(evade('miss')).toEqual([0, 1]);
    // Vulnerable from this evasion comes after the hit, so the load is 2 and not 3.
    expect(evade('hit')).toEqual([2, 1]);
  });
  test('TH-21: the Vulnerable have no Boon on Evasion', () => {
    const d = duel({ 'conditions.vulnerable': { n: 1, until: 'ended' } })
      .do('use', 'sockem')
      .say('bo', 'evasion');
    expect(d.dice('defence').count).toBe(2);
  });
});

describe('ranged, cover, obstruction', () => {
  test('TH-22: a Bane for each enemy next to the user, for Ranged abilities only', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['precision-slash'] },
      bo: foe(3, 2),
      dee: foe(2, 1),
      eve: foe(5, 2),
      cy: { at: [1, 2] },
    }).begin('ash');
    d.do('use', 'basic-attack').say('eve', 'resilience');
    // Two enemies stand beside, and Bo stands in between and gives cover too.
    expect(d.roll('attack')).toContain('enemies beside −2 TH-22');
    d.contest('miss').settle().until('ash').do('use', 'precision-slash').say('bo', 'resilience');
    expect(d.roll('attack')).not.toContain('TH-22');
  });
  test('TH-23: cover is one Bane on physical attacks, none on mental ones', () => {
    //  @ . 2 T      ground two above, directly before the target.
    const d = playOut({ ash: { at: [0, 0], has: ['addle'] }, bo: foe(3, 0) }, sceneFrom('..2.')).begin('ash');
    d.do('use', 'basic-attack').say('bo', 'resilience');
    expect(d.roll('attack')).toContain('−1 TH-23');
    expect(d.dice('attack')).toMatchObject({ count: 3, which: 'lowest' });
    d.contest('miss').until('ash').do('use', 'addle').say('bo', 'resolve');
    expect(d.roll('attack')).not.toContain('TH-23');
  });
  test('TH-23: two covers are still one Bane, and who stands as high as the ground has none', () => {
    const d = playOut({ ash: { at: [0, 1] }, bo: foe(3, 1) }, sceneFrom('..3.\n.22.\n....')).begin('ash');
    d.do('use', 'basic-attack').say('bo', 'resilience');
    expect(d.dice('attack').count).toBe(3);
    const high = playOut({ ash: { at: [0, 0] }, bo: foe(3, 0) }, sceneFrom('2.2.')).begin('ash');
    high.do('use', 'basic-attack').say('bo', 'resilience');
    expect(high.dice('attack').count).toBe(2);
  });
  test('TH-24: behind three in a row a target is crossed out with the reason; mental attacks see it', () => {
    const d = playOut(
      { ash: { at: [0, 1], has: ['addle'] }, bo: foe(3, 1), dee: foe(1, 0) },
      sceneFrom('..2.\n..2.\n..2.'),
    ).begin('ash');
    d.do('use', 'basic-attack');
    expect(d.blocked('bo')).toBe('TH-24');
    expect(d.question?.kind === 'choose' && d.question.options.find(({ id }) => id === 'bo')?.blocked?.text).toContain(
      'three squares in a row',
    );
    d.say('dee', 'resilience').contest('miss').settle().until('ash').do('use', 'addle');
    expect(d.free).toContain('bo');
  });
  test('TH-24: an area reaches the obstructed while another of its squares is free', () => {
    // Bo sits behind the wall of three at column 2. An area that reaches past the end of the wall
    // is free.
    const d = playOut(
      { ash: { at: [0, 1], has: ['fire-burst'] }, bo: foe(3, 2) },
      sceneFrom('.....\n..2..\n..2..\n..2..\n.....'),
    ).begin('ash');
    d.do('use', 'fire-burst');
    const free = d.free;
    expect(free.length).toBeGreaterThan(0);
    d.say(free[0] ?? '');
    expect(d.question?.title).toContain('Bo');
  });
  test('TH-24: a wall across the line bars aiming, unless the house says otherwise', () => {
    const cast = { ash: { at: [0, 0] as [number, number] }, bo: foe(2, 0) };
    const scene = sceneFrom('...', { '0,0,e': 'wall' });
    const d = playOut(cast, scene).begin('ash');
    expect(d.refusal('use', 'basic-attack')).toMatch(/^TH-24/);
    expect(playOut(cast, scene, { wallsBar: false }).begin('ash').refusal('use', 'basic-attack')).toBeUndefined();
  });
});

describe('overexert, terrain, buffs', () => {
  test('TH-25: Stress is taken before any roll', () => {
    const d = playOut({ ash: { at: [2, 2], has: ['addle'] }, bo: foe(3, 2) }).begin('ash');
    d.do('use', 'addle!more').say('bo');
    expect(d.sheet('ash').load.stress).toBe(1);
    d.say('resolve').contest('miss');
    // Missed: the Stress stays paid and the target takes none.
    expect(d.sheet('bo').load.stress).toBe(0);
    const plain = playOut({ ash: { at: [2, 2], has: ['addle'] }, bo: foe(3, 2) })
      .begin('ash')
      .do('use', 'addle')
      .say('bo', 'resolve')
      .contest('hit');
    expect([plain.sheet('ash').load.stress, plain.sheet('bo').load.stress]).toEqual([0, 0]);
  });
  test('TH-25: Stress that is paid is not raised by Vulnerable and does not end Dazed', () => {
    const d = playOut({
      ash: {
        at: [2, 2],
        has: ['addle'],
        sheet: { 'conditions.vulnerable': { n: 3, until: 'ended' }, 'conditions.dazed': { n: 1, until: 'ended' } },
      },
      bo: foe(3, 2),
    }).begin('ash');
    d.do('use', 'addle!more').say('bo');
    expect(d.sheet('ash').load.stress).toBe(1);
    expect(d.sheet('ash').conditions.vulnerable?.n).toBe(3);
    expect(d.sheet('ash').conditions.dazed?.n).toBe(1);
  });
  test('TH-26: a new terrain effect of the same creator ends the old; another’s stays', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['blizzard', 'vector-field'] },
      cy: { at: [8, 8], has: ['blizzard'] },
      bo: foe(11, 2),
    }).begin('ash', 'cy');
    d.do('use', 'blizzard').say('4,4').do('end-turn').do('use', 'blizzard').say('6,6').until('ash');
    expect(d.fight.scene.kind === 'squares' && d.fight.scene.cells['4,4']).toEqual({
      difficult: true,
      terrain: 'Blizzard',
    });
    d.do('use', 'vector-field').say('3,3', '0');
    expect(d.fight.state.terrains.map(({ owner, ability }) => `${owner} ${ability}`)).toEqual([
      'cy blizzard',
      'ash vector-field',
    ]);
    // The ground is as it was before.
    expect(d.fight.scene.kind === 'squares' && d.fight.scene.cells['5,5']).toBeUndefined();
  });
  test('TH-27: one buff for each target, who chooses when a second comes', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['accelerate', 'spirit-armor'] },
      cy: { at: [3, 2] },
      bo: foe(11, 2),
    }).begin('ash');
    d.do('use', 'accelerate').say('cy');
    expect(d.sheet('cy').buff?.ability).toBe('accelerate');
    expect(d.sheet('cy').conditions.hastened?.until).toBe('fight');
    d.until('ash').do('use', 'spirit-armor').say('cy');
    expect(d.question?.seat).toEqual({ kind: 'combatant', combatant: 'cy' });
    d.say('old');
    expect(d.sheet('cy').buff?.ability).toBe('accelerate');
    d.until('ash').do('use', 'spirit-armor').say('cy', 'new');
    expect(d.sheet('cy').buff?.ability).toBe('spirit-armor');
    // When the buff ends, its effects end.
    expect(d.sheet('cy').conditions.hastened).toBeUndefined();
  });
});
