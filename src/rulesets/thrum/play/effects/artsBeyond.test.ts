/**
 * TH-43: abilities of the Arts in play, for the other five Arts: shadows, fields, spirits, minds,
 * elements.
 */
import { describe, expect, test } from 'vitest';
import { playOut } from '../../driver.testing.ts';
import { foeAt, inStance, withState } from '../../members.testing.ts';

describe('Ninjutsu and Kineticism', () => {
  test('TH-43: Assassinate counts the Mark, and hides when its target falls', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['assassinate'] },
      bo: foeAt(4, 2, { ...withState('mark', 2), 'load.fatigue': 3 }),
      dee: foeAt(9, 9),
    })
      .begin('ash')
      .do('use', 'assassinate')
      .say('bo', 'resilience')
      .contest('hit')
      .say([1, 1]);
    expect(d.sheet('bo').load.fatigue).toBe(6);
    expect(d.sheet('bo').conditions.mark).toBeUndefined();
    expect(d.sheet('ash').conditions.hidden?.n).toBe(1);
  });
  test('TH-43: Quiet Mind counts a failed Evasion as a success, and ends', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['quiet-mind'], sheet: inStance('quiet-mind') },
      bo: { ...foeAt(3, 2), has: ['precision-slash'] },
    })
      .begin('bo', 'ash')
      .do('use', 'precision-slash')
      .say('ash', 'evasion')
      .contest('hit')
      .say('yes');
    expect([d.sheet('ash').load.fatigue, d.sheet('ash').conditions.vulnerable?.n, d.sheet('ash').stance]).toEqual([
      0,
      1,
      null,
    ]);
  });
  test('TH-43: Transpositional swaps with an ally for 1 movement', () => {
    const d = playOut({ ash: { at: [2, 2], has: ['transpositional'] }, cy: { at: [3, 2] }, bo: foeAt(9, 9) })
      .begin('ash')
      .do('swap', 'swap')
      .say('cy');
    expect([d.place('ash'), d.place('cy'), d.fight.state.turn?.spent]).toEqual(['3,2', '2,2', 1]);
  });
  test('TH-43: Vector Field shifts a combatant who moves in, unless it pays', () => {
    const drifting = () => {
      const d = playOut({ ash: { at: [0, 5], has: ['vector-field'] }, bo: foeAt(6, 5) })
        .begin('ash', 'bo')
        .do('use', 'vector-field')
        .say('4,5', '0');
      return d.do('end-turn').do('move').say('5,5');
    };
    expect(drifting().say('no').place('bo')).toBe('5,4');
    const paid = drifting().say('yes');
    expect([paid.place('bo'), paid.fight.state.turn?.spent]).toEqual(['5,5', 2]);
  });
  test('TH-43: Eigencomplex turns combatants who come near, and cannot be aimed at from a corner', () => {
    const d = playOut({
      ash: { at: [5, 5], has: ['eigencomplex'], sheet: inStance('eigencomplex', 'clockwise') },
      bo: foeAt(4, 2),
    })
      .begin('bo', 'ash')
      .do('move')
      .say('4,4', 'no');
    // From the north-west corner, clockwise is east along the top.
    expect(d.place('bo')).toBe('5,4');
    const corner = playOut({
      ash: { at: [5, 5], has: ['eigencomplex'], sheet: inStance('eigencomplex') },
      bo: foeAt(4, 4),
    }).begin('bo', 'ash');
    expect(corner.refusal('use', 'basic-attack')).toMatch(/^TH-43/);
  });
  test('TH-43: Relay lends its square', () => {
    const d = playOut({ ash: { at: [0, 0] }, cy: { at: [3, 0], has: ['relay'] }, bo: foeAt(6, 0) })
      .begin('ash', 'cy', 'bo')
      .do('use', 'basic-attack');
    expect(d.free).toEqual(['bo']);
  });
  test('TH-43: Two Body Problem hurls two together and splits its load', () => {
    const d = playOut({ ash: { at: [5, 0], has: ['two-body-problem'] }, bo: foeAt(3, 3), dee: foeAt(7, 3) })
      .begin('ash')
      .do('use', 'two-body-problem')
      .say('bo', 'dee', 'both', 'resilience')
      .contest('hit')
      .say('resilience')
      .contest('hit');
    expect([d.place('bo'), d.place('dee')]).toEqual(['5,3', '6,3']);
    // One question asks for the whole split.
    expect(d.free).toEqual(['2 0', '1 1', '0 2', '1 0', '0 1', '0 0']);
    d.say('1 1');
    expect([d.sheet('bo').load.fatigue, d.sheet('dee').load.fatigue]).toEqual([1, 1]);
  });
});

describe('Animism, Mesmerism, Elementalism', () => {
  test('TH-43: a Minion is placed, strikes, and vanishes through any load against its controller’s Resolve', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['command-aggressor'], sheet: { 'attributes.foc': 4 } },
      bo: foeAt(5, 2),
    })
      .begin('ash', 'bo')
      .do('use', 'command-aggressor')
      .say('4,2', 'bo', 'resilience')
      .contest('hit')
      .say('stay');
    expect(d.sheet('bo').load.fatigue).toBe(2);
    const id = d.fight.order.find((who) => who.startsWith('minion')) ?? '';
    expect(d.place(id)).toBe('4,2');
    d.do('end-turn').do('use', 'basic-attack').say(id);
    expect(d.dice('defence').added).toBe(4);
    d.contest('hit');
    expect(d.place(id)).toBe('nowhere');
  });
  test('TH-43: Soul Bond keeps the Minion for 1 Stress', () => {
    const d = playOut({ ash: { at: [2, 2], has: ['bolster', 'soul-bond'] }, bo: foeAt(5, 2) })
      .begin('ash', 'bo')
      .do('stance', 'bolster')
      .say('4,2')
      .do('end-turn');
    const id = d.fight.order.find((who) => who.startsWith('minion')) ?? '';
    d.do('use', 'basic-attack').say(id).contest('hit').say('yes');
    expect([d.place(id), d.sheet('ash').load.stress]).toEqual(['4,2', 1]);
  });
  test('TH-43: Channel Will measures a basic ability from the Minion, and upgraded eases Stress', () => {
    const d = playOut({
      ash: { at: [0, 2], has: ['bolster', 'channel-will:b'], sheet: { 'load.stress': 1 } },
      bo: foeAt(5, 2),
    }).begin('ash', 'bo');
    expect(d.refusal('use', 'basic-attack')).toMatch(/^TH-10/);
    d.do('stance', 'bolster').say('2,2').until('ash').do('use', 'basic-attack').say('bo', 'yes');
    expect(d.sheet('ash').load.stress).toBe(0);
    expect(d.question?.rule).toBe('TH-19');
  });
  test('TH-43: Spirit Armor helps a defence and takes 1 off', () => {
    const d = playOut({
      ash: {
        at: [2, 2],
        has: ['spirit-armor'],
        sheet: { 'training.animism': 2, buff: { ability: 'spirit-armor', from: 'ash' } },
      },
      bo: { ...foeAt(3, 2), has: ['precision-slash'] },
    })
      .begin('bo', 'ash')
      .do('use', 'precision-slash')
      .say('ash', 'resilience+spirit-armor');
    expect(d.dice('defence').added).toBe(2);
    d.contest('hit').say('no');
    expect([d.sheet('ash').load.fatigue, d.sheet('ash').buff]).toEqual([1, null]);
  });
  test('TH-43: Compulsion steers half as far on a miss; Overexert is said after the roll', () => {
    const d = playOut({ ash: { at: [2, 2], has: ['compulsion'] }, bo: foeAt(5, 2) })
      .begin('ash', 'bo')
      .do('use', 'compulsion')
      .say('bo', 'resolve')
      .contest('hit');
    expect(d.free).toContain('3,6');
    d.say('3,6', 'yes');
    expect([d.place('bo'), d.sheet('ash').load.stress, d.sheet('bo').conditions.immobilized?.until]).toEqual([
      '3,6',
      1,
      'own turn',
    ]);
    const missed = playOut({ ash: { at: [2, 2], has: ['compulsion'] }, bo: foeAt(5, 2) })
      .begin('ash', 'bo')
      .do('use', 'compulsion')
      .say('bo', 'resolve')
      .contest('miss');
    expect(missed.free).toContain('3,4');
    expect(missed.free).not.toContain('3,5');
  });
  test('TH-43: a puppet strikes its own side with the caster’s Mesmerism', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['puppet'], sheet: { 'attributes.fin': 2, 'training.mesmerism': 2 } },
      bo: foeAt(5, 2),
      dee: foeAt(7, 2),
    })
      .begin('ash')
      .do('use', 'puppet')
      .say('bo', 'resolve')
      .contest('hit')
      .say('dee', 'resilience');
    expect(d.dice('attack').added).toBe(3);
    d.contest('hit');
    expect(d.sheet('dee').load.fatigue).toBe(2);
  });
  test('TH-43: The Prestige lets another stand where the blow falls', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['the-prestige'], sheet: inStance('the-prestige') },
      dee: foeAt(2, 3),
      bo: { ...foeAt(3, 2), has: ['precision-slash'] },
    })
      .begin('bo', 'ash', 'dee')
      .do('use', 'precision-slash')
      .say('ash', 'yes', 'resolve')
      .contest('hit')
      .say('no');
    expect(d.question).toMatchObject({ rule: 'TH-19', seat: { combatant: 'dee' } });
    expect([d.place('ash'), d.place('dee')]).toEqual(['2,3', '2,2']);
  });
  test('TH-43: Mind Over Matter turns Fatigue into Stress, dearer each time', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['mind-over-matter'], sheet: { ...inStance('mind-over-matter'), 'tolerance.stress': 9 } },
      bo: { ...foeAt(3, 2), has: ['precision-slash'] },
      dee: { ...foeAt(1, 2), has: ['precision-slash'] },
    }).begin('bo', 'dee', 'ash');
    d.do('use', 'precision-slash').say('ash', 'resilience').contest('hit').say('1');
    expect(d.sheet('ash')).toMatchObject({ load: { fatigue: 1, stress: 1 }, stance: { ability: 'mind-over-matter' } });
    d.do('end-turn').do('use', 'precision-slash').say('ash', 'resilience').contest('hit').say('1', 'no');
    expect(d.sheet('ash')).toMatchObject({ load: { fatigue: 2, stress: 2 }, stance: null });
  });
  test('TH-43: Fire Burst overexerted: hits count as crits, or the crit part lands twice', () => {
    const burst = (mode: string, result: 'hit' | 'crit') =>
      playOut({ ash: { at: [0, 0], has: ['fire-burst'] }, bo: foeAt(4, 0), dee: foeAt(9, 9) })
        .begin('ash')
        .do('use', `fire-burst!${mode}`)
        .say('4,0', 'resilience')
        .contest(result)
        .sheet('bo');
    expect(burst('crits', 'hit')).toMatchObject({ load: { fatigue: 2 }, conditions: { burning: { n: 1 } } });
    expect(burst('double', 'crit')).toMatchObject({ load: { fatigue: 3 }, conditions: { burning: { n: 2 } } });
    expect(burst('wide', 'hit')).toMatchObject({ load: { fatigue: 1 } });
  });
  test('TH-43: Blizzard overexerted strikes who enters, once a turn, and must be paid for', () => {
    const d = playOut({ ash: { at: [0, 0], has: ['blizzard'] }, bo: foeAt(6, 0) })
      .begin('ash', 'bo')
      .do('use', 'blizzard!bite')
      .say('4,0')
      .do('end-turn')
      .do('move')
      .say('5,0');
    expect(d.question?.rule).toBe('TH-19');
    d.say('resilience').contest('hit');
    expect(d.sheet('bo').load.fatigue).toBe(1);
    d.do('end-turn').say('start', 'no');
    expect(d.fight.state.terrains[0]).toMatchObject({ strikes: false, difficult: true });
  });
  test('TH-43: Unlimited Power overexerted leaps on from each one hit, never twice on one', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['unlimited-power'] },
      bo: foeAt(3, 2, { 'tolerance.stress': 9 }),
      dee: foeAt(4, 2, { 'tolerance.stress': 9 }),
    })
      .begin('ash')
      .do('use', 'unlimited-power!arc')
      .say('resolve')
      .contest('hit')
      .say('resolve')
      .contest('hit');
    expect([d.sheet('bo').load.stress, d.sheet('dee').load.stress, d.question]).toEqual([2, 2, undefined]);
  });
  test('TH-43: Cloak of Wind adds the training to Evasion and stays on a crit', () => {
    const windy = () =>
      playOut({
        ash: {
          at: [2, 2],
          has: ['cloak-of-wind'],
          sheet: { 'training.elementalism': 2, ...inStance('cloak-of-wind') },
        },
        bo: { ...foeAt(3, 2), has: ['precision-slash'] },
      })
        .begin('bo', 'ash')
        .do('use', 'precision-slash')
        .say('ash', 'evasion');
    expect(windy().dice('defence').added).toBe(2);
    expect(windy().contest('clear').sheet('ash').stance?.ability).toBe('cloak-of-wind');
    expect(windy().contest('miss').say('no').sheet('ash').stance).toBeNull();
  });
  test('TH-43: Living Spark passes the fire on when it goes out', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['living-spark'] },
      bo: foeAt(3, 2, withState('burning')),
      dee: foeAt(4, 2),
    })
      .begin('bo', 'ash', 'dee')
      .do('end-turn')
      .say('dee');
    expect(d.sheet('dee').conditions.burning?.n).toBe(1);
  });
});
