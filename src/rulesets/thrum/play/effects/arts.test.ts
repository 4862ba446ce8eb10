/** TH-43: abilities of the Arts in play: those that do more than deal load and a status. */
import { describe, expect, test } from 'vitest';
import { playOut, thrumGame } from '../../driver.testing.ts';
import { foeAt, inStance, withState } from '../../members.testing.ts';

describe('Brawling', () => {
  test('TH-43: Sockem moves its target in any direction, hit or miss, with half Reason more when upgraded', () => {
    const d = playOut({ ash: { at: [2, 2], has: ['sockem:b'], sheet: { 'attributes.rea': 5 } }, bo: foeAt(3, 2) })
      .begin('ash')
      .do('use', 'sockem')
      .say('bo', 'resilience')
      .contest('miss')
      .say('shove');
    expect(d.free).toContain('6,2');
    expect(d.free).not.toContain('7,2');
    expect(d.say('4,4').place('bo')).toBe('4,4');
  });
  test('TH-43: Bull Rush walks first, within half Speed, to a square beside the target', () => {
    const d = playOut({ ash: { at: [2, 2], has: ['bull-rush'] }, bo: foeAt(5, 2), dee: foeAt(2, 5) })
      .begin('ash')
      .do('use', 'bull-rush')
      .say('bo');
    expect(d.free.sort()).toEqual(['4,1', '4,2', '4,3']);
    d.say('4,2', 'resilience').contest('hit');
    expect([d.place('ash'), d.sheet('bo').load.fatigue]).toEqual(['4,2', 2]);
  });
  test('TH-43, TH-18: Chokehold holds while in reach: Immobilized, Weakened with its Bane on attacks, and an escape against Resilience', () => {
    const d = playOut({ ash: { at: [2, 2], has: ['chokehold'] }, bo: foeAt(3, 2), dee: foeAt(9, 9) })
      .begin('ash', 'bo', 'dee')
      .do('use', 'chokehold')
      .say('bo', 'resilience')
      .contest('hit')
      .do('end-turn');
    // The held show both that the hold brings, and the log tells both.
    expect(thrumGame.badges(d.fight, 'bo').map(({ id }) => id)).toEqual(['immobilized', 'weakened', 'held']);
    for (const words of ['Immobilized', 'Weakened']) expect(d.told).toContain(` Bo: ${words}`);
    expect(d.refusal('move')).toMatch(/^TH-42/);
    expect(Object.keys(d.offered('bo', 'break-free'))).toEqual(['break-free']);
    d.do('break-free', 'break-free');
    // Resilience is the only defence.
    expect(d.question?.kind).toBe('dice');
    expect(d.roll('attack')).toContain('Weakened −1');
    d.contest('crit');
    expect(d.fight.state.holds).toEqual([]);
    // A crit leaves the action.
    expect(d.fight.state.turn?.acted).toBe(false);
    // TH-18, TH-22, TH-30: Boons and Banes are part of each roll, so the log names them beside it.
    expect(d.told).toContain(': a crit, 5 or more ahead. Attack with 1 bane (Weakened −1).');
    expect(thrumGame.badges(d.fight, 'bo')).toEqual([]);
  });
  test('TH-43: a holder who lets go, or is pulled out of reach, holds nobody any more', () => {
    const cast = { ash: { at: [2, 2] as [number, number], has: ['chokehold'] }, bo: foeAt(3, 2), dee: foeAt(9, 9) };
    const d = playOut(cast).begin('ash', 'bo', 'dee').do('use', 'chokehold').say('bo', 'resilience').contest('hit');
    d.do('release', 'bo', 'ash');
    expect(d.sheet('bo').conditions.immobilized).toBeUndefined();
    const torn = playOut(cast).begin('ash', 'bo', 'dee').do('use', 'chokehold').say('bo', 'resilience').contest('hit');
    torn.edit({ edit: 'combatant', combatant: 'bo', place: { kind: 'square', column: 8, row: 2 } });
    expect(torn.fight.state.holds).toEqual([]);
  });
  test('TH-43: Pounce draws the attack onto itself, and the stance ends', () => {
    const d = playOut({
      ash: { at: [5, 2], has: ['pounce'], sheet: inStance('pounce') },
      cy: { at: [2, 2] },
      bo: { ...foeAt(3, 2), has: ['precision-slash'] },
    }).begin('bo', 'ash', 'cy');
    d.do('use', 'precision-slash').say('cy', 'yes', '4,2', 'yes');
    expect(d.question).toMatchObject({ rule: 'TH-19', seat: { combatant: 'ash' } });
    d.say('resilience').contest('hit');
    expect([d.sheet('ash').load.fatigue, d.sheet('cy').load.fatigue, d.sheet('ash').stance]).toEqual([2, 0, null]);
    const weak = playOut({
      ash: { at: [5, 2], has: ['pounce'], sheet: inStance('pounce') },
      cy: { at: [2, 2] },
      bo: { ...foeAt(3, 2), has: ['precision-slash'] },
    })
      .begin('bo', 'ash', 'cy')
      .do('use', 'precision-slash')
      .say('cy', 'yes', '4,2', 'no');
    expect(weak.sheet('bo').conditions.weakened?.n).toBe(1);
  });
  test('TH-43: Adrenaline shrugs off what the same attack brings next', () => {
    const d = playOut({ ash: { at: [2, 2], has: ['adrenaline'] }, bo: { ...foeAt(3, 2), has: ['precision-slash'] } })
      .begin('bo', 'ash')
      .do('use', 'precision-slash')
      .say('ash', 'resilience')
      .contest('hit')
      .say('ignore');
    expect(d.sheet('ash').conditions.bleed).toBeUndefined();
  });
});

describe('Dueling', () => {
  test('TH-43: Whirling Slice takes two, each a contest of its own', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['whirling-slice'] },
      bo: foeAt(3, 2),
      dee: foeAt(1, 2),
      eve: foeAt(2, 1),
    })
      .begin('ash')
      .do('use', 'whirling-slice');
    expect(d.question).toMatchObject({ kind: 'pick', min: 1, max: 2 });
    d.say(['bo', 'dee'], 'resilience').contest('hit').say('resilience').contest('miss');
    expect([d.sheet('bo').load.fatigue, d.sheet('dee').load.fatigue, d.sheet('eve').load.fatigue]).toEqual([1, 0, 0]);
  });
  test('TH-43: Parry adds the training, ends the stance, and on a defence crit strikes back', () => {
    const d = playOut({
      ash: {
        at: [2, 2],
        has: ['parry-and-riposte'],
        sheet: { 'training.dueling': 3, ...inStance('parry-and-riposte') },
      },
      bo: { ...foeAt(3, 2), has: ['precision-slash'] },
    })
      .begin('bo', 'ash')
      .do('use', 'precision-slash')
      .say('ash');
    expect(d.free).toContain('resilience+parry-and-riposte');
    d.say('resilience+parry-and-riposte');
    expect(d.dice('defence').added).toBe(3);
    d.contest('clear');
    expect(d.sheet('ash').stance).toBeNull();
    d.say('resilience').contest('hit');
    expect(d.sheet('bo').load.fatigue).toBe(1);
  });
  test('TH-43: Pivot changes into a stance that answers the same attack', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['pivot'], sheet: inStance('pivot') },
      cy: { at: [2, 3] },
      bo: { ...foeAt(3, 3), has: ['precision-slash'] },
    })
      .begin('bo', 'ash', 'cy')
      .do('use', 'precision-slash')
      .say('cy', 'yes', 'protect');
    expect(d.question?.title).toContain('Protect');
    d.say('yes', 'resilience');
    expect(d.dice('defence').count).toBe(3);
  });
  test('TH-43: Press Advantage and Long Reach', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['sockem', 'press-advantage', 'long-reach'] },
      bo: foeAt(4, 2, withState('bleed')),
      dee: foeAt(5, 5),
    })
      .begin('ash')
      .do('use', 'sockem')
      .say('bo', 'resilience');
    expect(d.roll('attack')).toContain('Press Advantage +1');
  });
});

describe('Infusion and Archery', () => {
  test('TH-43: Infuse Weapon beside its target is no longer Ranged, and a Finisher', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['infuse-weapon'] },
      bo: foeAt(3, 2, { 'load.fatigue': 3 }),
      dee: foeAt(9, 9),
    })
      .begin('ash')
      .do('use', 'infuse-weapon')
      .say('bo', 'resilience');
    expect(d.roll('attack')).not.toContain('TH-22');
    d.contest('hit').say('slowed', 'burning');
    expect(d.question?.rule).toBe('TH-34');
    expect(d.sheet('bo').conditions).toMatchObject({ slowed: { n: 1 }, burning: { n: 1 } });
  });
  test('TH-43: Transmuter turns one of the four into another, once', () => {
    const d = playOut({ ash: { at: [2, 2], has: ['transmuter', 'flaming-arrow'] }, bo: foeAt(3, 2) })
      .begin('ash')
      .do('use', 'flaming-arrow')
      .say('bo', 'resilience')
      .contest('hit')
      .say('shocked');
    expect(Object.keys(d.sheet('bo').conditions)).toEqual(['shocked']);
  });
  test('TH-43: Force Armor pushes away whom Resilience has turned', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['force-armor'], sheet: inStance('force-armor') },
      bo: { ...foeAt(3, 2), has: ['precision-slash'] },
    })
      .begin('bo', 'ash')
      .do('use', 'precision-slash')
      .say('ash', 'resilience')
      .contest('miss');
    // One question asks both whether and where to go.
    expect(d.free).toContain('stay');
    d.say('4,2');
    expect([d.place('bo'), d.sheet('ash').stance?.ability]).toEqual(['4,2', 'force-armor']);
  });
  test('TH-43: Magnetic Armor stops the first step away and slows', () => {
    const d = playOut({
      ash: { at: [2, 2], has: ['magnetic-armor'], sheet: inStance('magnetic-armor') },
      bo: foeAt(3, 2),
    })
      .begin('bo', 'ash')
      .do('move')
      .say('5,2');
    expect([d.place('bo'), d.sheet('bo').conditions.slowed?.n, d.fight.state.turn?.spent]).toEqual(['3,2', 1, 0]);
    // This happens only once on its turn.
    expect(d.do('move').say('4,2').place('bo')).toBe('4,2');
  });
  test('TH-43: Piercing Shot sets off no trigger of an enemy', () => {
    const cast = (ability: string) => ({
      ash: { at: [2, 2] as [number, number], has: [ability] },
      bo: foeAt(6, 2),
      dee: { ...foeAt(6, 3), sheet: inStance('protect') },
    });
    expect(playOut(cast('flaming-arrow')).begin('ash').do('use', 'flaming-arrow').say('bo').question?.title).toContain(
      'Protect',
    );
    expect(playOut(cast('piercing-shot')).begin('ash').do('use', 'piercing-shot').say('bo').question?.rule).toBe(
      'TH-19',
    );
  });
  test('TH-43: Trick Shot goes on at a crit, from the last target, with a Bane for each earlier one', () => {
    const d = playOut({
      ash: { at: [0, 2], has: ['trick-shot'] },
      bo: foeAt(5, 2, { 'tolerance.fatigue': 9 }),
      dee: foeAt(10, 4),
      eve: foeAt(0, 9),
    })
      .begin('ash')
      .do('use', 'trick-shot')
      .say('bo', 'resilience')
      .contest('crit');
    // Dee is 10 from Ash and 5 from Bo; Eve is 7 from Bo.
    expect(d.free).toEqual(['dee', 'no']);
    d.say('dee', 'resilience');
    expect(d.roll('attack')).toContain('earlier targets −1');
  });
  test('TH-43: Prepared Shot waits at its aura, then the next action is gone', () => {
    const d = playOut({ ash: { at: [0, 0], has: ['prepared-shot'] }, bo: foeAt(6, 0) })
      .begin('ash', 'bo')
      .do('stance', 'prepared-shot')
      .say('bo');
    expect([d.sheet('ash').stance?.mode, d.sheet('bo').conditions.mark?.n]).toEqual(['4', 1]);
    d.do('end-turn').do('move').say('4,0', 'yes', 'resilience');
    expect(d.roll('attack')).toContain('Prepared Shot +1');
    d.contest('hit');
    // The load is 2, plus 1 for its Mark.
    expect(d.sheet('bo').load.fatigue).toBe(3);
    expect(d.until('ash').refusal('use', 'recover')).toMatch(/^TH-43/);
    expect(d.refusal('move')).toBeUndefined();
  });
  test('TH-43: Strafe acts in the middle of a straight move and goes on the same way', () => {
    const d = playOut({ ash: { at: [2, 5], has: ['strafe', 'flaming-arrow'] }, bo: foeAt(8, 5) })
      .begin('ash', 'bo')
      .do('move')
      .say('4,5')
      .do('use', 'flaming-arrow')
      .say('bo', 'resilience')
      .contest('miss')
      .do('move');
    expect(d.free.sort()).toEqual(['5,5', '6,5']);
  });
});

describe('a table’s own', () => {
  const own = {
    id: 'own-kick',
    name: 'Kick',
    art: 'brawling',
    type: 'action',
    text: 'A kick.',
    attack: 'physical',
    range: 1,
    target: { who: 'enemy', shape: 'one' },
    success: [{ do: 'deal', load: 'fatigue', n: 4 }],
  };
  test('TH-43: an ability pasted as JSON can be put on a sheet and used', () => {
    const d = playOut({ ash: { at: [2, 2] }, bo: foeAt(3, 2) })
      .begin('ash')
      .do('own-ability', undefined, 'table')
      .say(JSON.stringify(own));
    d.edit({ edit: 'sheet', combatant: 'ash', path: 'abilities', value: [{ id: 'own-kick', upgrades: [] }] });
    expect(d.do('use', 'own-kick').say('bo', 'resilience').contest('hit').sheet('bo').load.fatigue).toBe(4);
  });
  test('TH-43: a mistake is named with its line, and nothing is taken', () => {
    const text = JSON.stringify({ ...own, success: [{ do: 'deal', load: 'fatigue', n: 'h(luck)' }] }, null, 2);
    const d = playOut({ ash: { at: [2, 2] }, bo: foeAt(3, 2) })
      .begin('ash')
      .do('own-ability', undefined, 'table')
      .say(text);
    expect(d.question?.detail).toMatch(/^Line 17: at success\.0\.n: must be a number or a term/);
    d.say('{ "id": ');
    expect(d.question?.detail).toMatch(/^Line 1: this is not JSON/);
    d.say(JSON.stringify({ ...own, id: 'sockem' }));
    expect(d.question?.detail).toContain('built-in');
    expect(d.say('').fight.house.abilities).toEqual([]);
  });
});
