/** TH-39 to TH-42: the basic abilities, ticking, and what each status and condition does. */
import { describe, expect, test } from 'vitest';
import { playOut } from '../../driver.testing.ts';

const foe = (column: number, row: number, sheet: Record<string, unknown> = {}) => ({
  at: [column, row] as [number, number],
  side: 'foes' as const,
  sheet,
});
const on = (condition: string, n = 1) => ({ [`conditions.${condition}`]: { n, until: 'ended' } });

describe('basic abilities', () => {
  test('TH-39: everyone has the four actions and the five stances', () => {
    const d = playOut({ ash: { at: [2, 2] }, bo: foe(4, 2) }).begin('ash', 'bo');
    expect(Object.keys(d.offered('ash', 'use'))).toEqual(['basic-attack', 'dash', 'recover', 'resuscitate']);
    expect(Object.keys(d.offered('ash', 'stance'))).toEqual(['brace', 'dodge', 'concentrate', 'assist', 'protect']);
    expect(d.offered('ash', 'use').resuscitate).toBe('TH-17');
  });
  test('TH-39: Basic Attack deals 2, and no more on a crit', () => {
    const d = playOut({ ash: { at: [2, 2] }, bo: foe(4, 2) })
      .begin('ash', 'bo')
      .do('use', 'basic-attack')
      .say('bo', 'resilience')
      .contest('crit');
    expect(d.sheet('bo').load.fatigue).toBe(2);
  });
  test('TH-39: Recover takes 1 off a load or ends a whole status', () => {
    const cast = {
      ash: { at: [2, 2] as [number, number], sheet: { 'load.fatigue': 2, 'load.stress': 2, ...on('slowed', 3) } },
      bo: foe(4, 2),
    };
    expect(playOut(cast).begin('ash').do('use', 'recover').say('fatigue').sheet('ash').load).toEqual({
      fatigue: 1,
      stress: 2,
    });
    expect(playOut(cast).begin('ash').do('use', 'recover').say('stress').sheet('ash').load).toEqual({
      fatigue: 2,
      stress: 1,
    });
    expect(playOut(cast).begin('ash').do('use', 'recover').say('status').sheet('ash').conditions).toEqual({});
  });
  test('TH-39: with no status to end, that choice is greyed', () => {
    const d = playOut({ ash: { at: [2, 2] }, bo: foe(4, 2) })
      .begin('ash')
      .do('use', 'recover');
    expect(d.blocked('status')).toBe('TH-40');
  });
  test.each([
    ['brace', 'precision-slash', 'resilience', 3],
    ['dodge', 'precision-slash', 'evasion', 4],
    ['concentrate', 'addle', 'resolve', 3],
    ['brace', 'precision-slash', 'evasion', 3],
  ])('TH-39: %s against %s with %s rolls %i dice', (stance, attack, defence, dice) => {
    const d = playOut({
      ash: { at: [2, 2], has: [attack] },
      bo: foe(3, 2, { stance: { ability: stance, mode: '', uses: 0 } }),
    }).begin('ash');
    d.do('use', attack).say('bo', defence);
    expect(d.dice('defence').count).toBe(dice);
  });
});

describe('statuses that tick', () => {
  test('TH-40: one stack goes at the end of the bearer’s own turn, of everyone else’s none', () => {
    const d = playOut({
      ash: { at: [2, 2], sheet: { ...on('weakened', 2), ...on('mark', 2) } },
      bo: foe(6, 2, on('weakened', 2)),
    }).begin('ash', 'bo');
    d.do('end-turn');
    expect(d.sheet('ash').conditions).toMatchObject({ weakened: { n: 1 }, mark: { n: 2 } });
    expect(d.sheet('bo').conditions.weakened?.n).toBe(2);
    d.until('ash').do('end-turn');
    expect(d.sheet('ash').conditions.weakened).toBeUndefined();
  });
  test('TH-41: Bleed is a Bane on incapacity rolls, however many stacks', () => {
    const d = playOut({
      ash: { at: [2, 2], sheet: { 'load.fatigue': 9, ...on('bleed', 3) } },
      cy: { at: [0, 0] },
      bo: foe(6, 2),
    })
      .begin('ash')
      .do('use', 'recover')
      .say('stress');
    expect(d.dice('roll')).toMatchObject({ count: 3, which: 'lowest' });
  });
  test('TH-41: Blinded halves ranges (up) and is a Bane beyond neighbours', () => {
    const d = playOut({ ash: { at: [2, 2], sheet: on('blinded') }, bo: foe(4, 2), dee: foe(5, 5) })
      .begin('ash')
      .do('use', 'basic-attack');
    // Range 3 becomes 2.
    expect(d.free).toEqual(['bo']);
    d.say('bo', 'resilience');
    expect(d.roll('attack')).toContain('Blinded −1 TH-41');
    const close = playOut({ ash: { at: [2, 2], has: ['precision-slash'], sheet: on('blinded') }, bo: foe(3, 2) })
      .begin('ash')
      .do('use', 'precision-slash')
      .say('bo', 'resilience');
    expect(close.roll('attack')).not.toContain('Blinded');
  });
  test('TH-41: Burning deals 1 Fatigue at the end of the turn; Recover ends it', () => {
    const d = playOut({ ash: { at: [2, 2], sheet: on('burning', 2) }, bo: foe(6, 2) })
      .begin('ash', 'bo')
      .do('end-turn');
    expect(d.sheet('ash')).toMatchObject({ load: { fatigue: 1 }, conditions: { burning: { n: 1 } } });
    const doused = playOut({ ash: { at: [2, 2], sheet: on('burning', 2) }, bo: foe(6, 2) })
      .begin('ash', 'bo')
      .do('use', 'recover')
      .say('stress')
      .do('end-turn');
    expect(doused.sheet('ash').load.fatigue).toBe(0);
  });
  test('TH-41: Shocked is a Bane on panic rolls', () => {
    const d = playOut({ ash: { at: [2, 2], sheet: { 'load.stress': 5, ...on('shocked') } }, bo: foe(6, 2) })
      .begin('ash')
      .say('start');
    expect(d.dice('roll')).toMatchObject({ count: 3, which: 'lowest' });
  });
  test('TH-41: Slowed is 2 less Speed and no Evasion', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['precision-slash'], sheet: on('slowed', 2) },
      bo: foe(3, 2, on('slowed')),
    }).begin('ash', 'bo');
    d.do('move');
    expect(Math.max(...d.free.map((id) => Math.max(...id.split(',').map((part) => Math.abs(Number(part) - 2)))))).toBe(
      2,
    );
    const hit = playOut({ ash: { at: [2, 2], has: ['addle'] }, bo: foe(3, 2, on('slowed')) })
      .begin('ash')
      .do('use', 'addle')
      .say('bo');
    // Only one defence is left, so no choice is asked: the next question is the dice.
    expect(hit.question?.kind).toBe('dice');
    expect(hit.roll('defence')).toContain('Resolve');
  });
  test('TH-41: Hamstrung becomes Dazed when it attacks, not when it recovers', () => {
    const d = playOut({ ash: { at: [2, 2], sheet: on('hamstrung') }, bo: foe(4, 2) }).begin('ash', 'bo');
    d.do('use', 'basic-attack').say('bo', 'resilience').contest('miss');
    expect(d.sheet('ash').conditions.dazed?.n).toBe(1);
    const calm = playOut({ ash: { at: [2, 2], sheet: on('hamstrung') }, bo: foe(4, 2) })
      .begin('ash', 'bo')
      .do('use', 'recover')
      .say('stress');
    expect(calm.sheet('ash').conditions.dazed).toBeUndefined();
  });
  test('TH-41: Vulnerable raises the next load by its stacks once, and ends', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['precision-slash'] },
      bo: foe(3, 2, { ...on('vulnerable', 2), 'tolerance.fatigue': 9 }),
    }).begin('ash', 'bo');
    // Hit 2 and crit 1 are one amount: 3 and 2.
    d.do('use', 'precision-slash').say('bo', 'resilience').contest('crit').settle();
    expect(d.sheet('bo').load.fatigue).toBe(5);
    expect(d.sheet('bo').conditions.vulnerable).toBeUndefined();
  });
  test('TH-41: Weakened is a Bane on attacks', () => {
    const d = playOut({ ash: { at: [2, 2], sheet: on('weakened', 2) }, bo: foe(4, 2) })
      .begin('ash')
      .do('use', 'basic-attack')
      .say('bo', 'resilience');
    expect(d.dice('attack')).toMatchObject({ count: 3, which: 'lowest' });
  });
});

describe('other conditions', () => {
  test('TH-42: Mark does nothing by itself and does not tick', () => {
    const d = playOut({ ash: { at: [2, 2] }, bo: foe(4, 2, on('mark', 3)) })
      .begin('ash', 'bo')
      .do('use', 'basic-attack')
      .say('bo', 'resilience');
    expect(d.dice('attack').count).toBe(2);
    d.contest('hit').do('end-turn').do('end-turn');
    expect(d.sheet('bo')).toMatchObject({ load: { fatigue: 2 }, conditions: { mark: { n: 3 } } });
  });
  test('TH-42: Dazed is a Bane on defence until an enemy’s ability hurts', () => {
    const d = playOut({ ash: { at: [2, 2], has: ['precision-slash'] }, bo: foe(3, 2, on('dazed')) })
      .begin('ash', 'bo')
      .do('use', 'precision-slash')
      .say('bo', 'resilience');
    expect(d.roll('defence')).toContain('Dazed −1 TH-42');
    d.contest('hit');
    expect(d.sheet('bo').conditions.dazed).toBeUndefined();
    // Burning is no ability of an enemy.
    const burnt = playOut({ ash: { at: [2, 2] }, bo: foe(6, 2, { ...on('dazed'), ...on('burning') }) })
      .begin('bo', 'ash')
      .do('end-turn');
    expect(burnt.sheet('bo').conditions.dazed?.n).toBe(1);
  });
  test('TH-42: the Immobilized cannot walk, but may be moved', () => {
    const d = playOut({
      ash: { at: [2, 2], sheet: on('immobilized') },
      bo: { ...foe(3, 2), has: ['point-blank-shot'] },
    }).begin('ash', 'bo');
    expect(d.refusal('move')).toMatch(/^TH-42/);
    expect(d.refusal('use', 'dash')).toMatch(/^TH-42/);
    d.do('end-turn').do('use', 'point-blank-shot').say('ash', 'resilience').contest('miss').say('1,2');
    expect(d.place('ash')).toBe('1,2');
  });
  test('TH-42: a disoriented step drifts clockwise above 7, counter-clockwise below, and a 7 ends it', () => {
    const step = (faces: number[]) => {
      const d = playOut({ ash: { at: [5, 5], sheet: on('disoriented') }, bo: foe(11, 11) })
        .begin('ash')
        .do('move')
        .say('5,4', faces);
      return [d.place('ash'), d.sheet('ash').conditions.disoriented?.n ?? 0];
    };
    // The step was meant north. A 9 is two directions clockwise: east. A 6 is one
    // counter-clockwise: north-west.
    expect(step([4, 3])).toEqual(['5,4', 0]);
    expect(step([5, 4])).toEqual(['6,5', 1]);
    expect(step([3, 3])).toEqual(['4,4', 1]);
  });
  test('TH-42: the Stunned move or act, not both, until the end of their turn', () => {
    const stunned = () =>
      playOut({
        ash: { at: [2, 2], sheet: { 'conditions.stunned': { n: 1, until: 'own turn' } } },
        bo: foe(9, 2),
      }).begin('ash', 'bo');
    const moved = stunned().do('move').say('3,2');
    expect(moved.refusal('use', 'recover')).toMatch(/^TH-42/);
    const acted = stunned().do('use', 'recover').say('stress');
    expect(acted.refusal('move')).toMatch(/^TH-0?[46]/);
    expect(acted.do('end-turn').sheet('ash').conditions.stunned).toBeUndefined();
  });
  test('TH-42: Hidden halves ranges (up), is a Bane from afar, and ends as it should', () => {
    const d = playOut({
      ash: { at: [2, 2] },
      cy: { at: [4, 3], has: ['precision-slash'] },
      bo: foe(5, 2, on('hidden')),
    }).begin('ash', 'cy', 'bo');
    expect(d.refusal('use', 'basic-attack')).toMatch(/^TH-10/);
    d.do('move').say('3,2').do('use', 'basic-attack').say('bo', 'resilience');
    expect(d.roll('attack')).toContain('target Hidden −1 TH-42');
    d.contest('miss');
    expect(d.sheet('bo').conditions.hidden?.n).toBe(1);
    // A hidden combatant that is targeted from beside it is seen.
    d.do('end-turn').do('use', 'precision-slash').say('bo', 'resilience');
    expect(d.roll('attack')).not.toContain('Hidden');
    d.contest('miss');
    expect(d.sheet('bo').conditions.hidden).toBeUndefined();
  });
  test('TH-42: Hidden ends when its bearer targets an enemy', () => {
    const d = playOut({ ash: { at: [2, 2], sheet: on('hidden') }, bo: foe(4, 2) })
      .begin('ash')
      .do('use', 'basic-attack')
      .say('bo', 'resilience')
      .contest('miss');
    expect(d.sheet('ash').conditions.hidden).toBeUndefined();
  });
  test('TH-42: Hastened is 2 more Speed and a Boon on Reflex rolls', () => {
    const d = playOut({
      ash: { at: [5, 5], has: ['precision-slash'] },
      bo: foe(6, 5, { 'conditions.hastened': { n: 1, until: 'own turn' } }),
    })
      .begin('ash', 'bo')
      .do('use', 'precision-slash')
      .say('bo', 'evasion');
    expect(d.dice('defence').count).toBe(4);
    d.contest('miss').do('end-turn').do('move');
    expect(d.free).toContain('11,10');
    d.say('11,10').do('end-turn');
    // Hastened lasts until the end of its bearer's next turn (assumed).
    expect(d.sheet('bo').conditions.hastened).toBeUndefined();
  });
});
