/** Triggers (TH-28): who may answer an event, played through the game as at a table. */
import { describe, expect, test } from 'vitest';
import { playOut } from '../../driver.testing.ts';

const foe = (column: number, row: number, sheet: Record<string, unknown> = {}) => ({
  at: [column, row] as [number, number],
  side: 'foes' as const,
  sheet,
});

describe('triggers', () => {
  const guarded = () =>
    playOut({
      ash: { at: [2, 2], has: ['precision-slash'] },
      cy: { at: [4, 2], sheet: { stance: { ability: 'assist', mode: '', uses: 0 } } },
      bo: foe(3, 2),
      dee: { ...foe(3, 3), sheet: { stance: { ability: 'protect', mode: '', uses: 0 } } },
    });
  test('TH-28: common triggers are answered in initiative order', () => {
    const d = guarded().begin('ash', 'dee', 'cy', 'bo');
    d.do('use', 'precision-slash').say('bo');
    expect(d.question?.title).toContain('Dee: Protect');
    d.say('yes');
    expect(d.question?.title).toContain('Cy: Assist');
    d.say('yes', 'resilience');
    // A Boon and a Bane cancel.
    expect(d.dice('defence').count).toBe(2);
    expect(d.sheet('cy').stance).toBeNull();
    expect(d.sheet('dee').stance).toBeNull();
    const other = guarded().begin('ash', 'cy', 'dee', 'bo').do('use', 'precision-slash').say('bo');
    expect(other.question?.title).toContain('Cy: Assist');
  });
  test('TH-28: declining keeps the stance', () => {
    const d = guarded()
      .begin('ash', 'cy', 'dee', 'bo')
      .do('use', 'precision-slash')
      .say('bo', 'no', 'no', 'resilience')
      .contest('miss');
    expect(d.sheet('cy').stance?.ability).toBe('assist');
  });
  test('TH-28: an answer to an answer is settled first: last in, first out', () => {
    // Bo walks off from Hale, who strikes as a Guardian; Dee protects Bo against that strike before
    // it is rolled.
    const d = playOut({
      hale: {
        at: [2, 2],
        has: ['guardian'],
        sheet: { 'training.brawling': 2, stance: { ability: 'guardian', mode: '', uses: 0 } },
      },
      bo: foe(3, 2),
      dee: { ...foe(3, 3), sheet: { stance: { ability: 'protect', mode: '', uses: 0 } } },
    }).begin('bo', 'dee', 'hale');
    d.do('move').say('5,2');
    expect(d.question?.title).toContain('pay 2 more movement');
    d.say('yes');
    // The strike has begun. Within it Dee is asked first, and then comes Bo's defence.
    expect(d.question?.title).toContain('Dee: Protect');
    d.say('yes');
    expect(d.question?.rule).toBe('TH-19');
    d.say('resilience').contest('miss');
    // Two squares, and 2 more to be paid: that is all of its Speed.
    expect(d.place('bo')).toBe('5,2');
    expect(d.fight.state.turn?.spent).toBe(4);
  });
});

test('TH-19, TH-28: a defence and a reaction say what they cost before they are chosen', () => {
  const d = playOut({
    ash: { at: [2, 2] },
    bo: { at: [3, 2], side: 'foes', sheet: { stance: { ability: 'protect', mode: '', uses: 0 } } },
    dee: { at: [4, 2], side: 'foes' },
  }).begin('ash', 'bo', 'dee');
  d.do('use', 'basic-attack').say('dee');
  expect(d.question).toMatchObject({ title: 'Bo: Protect for Dee?', rule: 'TH-28' });
  expect(d.question?.detail).toMatch(/\+1 Boon on the defence; the stance ends\.$/);
  d.say('yes');
  const options = d.question?.kind === 'choose' ? d.question.options : [];
  const about = Object.fromEntries(options.map(({ id, detail }) => [id, detail]));
  expect(about.evasion).toMatch(/; without a crit Vulnerable \+1$/);
  expect(about.resilience).not.toContain('Vulnerable');
});
