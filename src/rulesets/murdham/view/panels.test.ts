/**
 * What the screens draw: the order, the next step, tracks, outcomes, aiming, and secrets that the
 * players' log must not tell.
 */

import { describe, expect, it } from 'vitest';
import { liveStateOf } from '../../../engine/history.ts';
import { readLog } from '../../../engine/log/read.ts';
import type { Line } from '../../../engine/script.ts';
import { oneAt, partyBegins, playOut } from '../edges.testing.ts';
import type { MurdhamFight } from '../fight.ts';
import { murdham } from '../index.ts';

const cast = [
  oneAt('p1', 'a', 'bandit-archer', { gear: ['bow', 'dagger'] }),
  oneAt('p2', 'a', 'bandit'),
  oneAt('f1', 'c', 'guard'),
  oneAt('f2', 'f', 'bandit'),
];
const stands = (...lines: Line[]): MurdhamFight =>
  liveStateOf(murdham, playOut({ cast, lines: [...partyBegins, ...lines] })).fight as MurdhamFight;

describe('the order', () => {
  it('offers to pass while nobody acts, and to end the turn of the one who does', () => {
    const idle = murdham.order(stands());
    expect(idle.next).toMatchObject({ actor: 'party', action: 'pass' });
    expect(idle.prompt).toBe('The party: let one act, or pass.');
    const busy = murdham.order(stands({ do: 'turn', by: 'p2' }));
    expect(busy.next).toMatchObject({ actor: 'p2', action: 'end-turn', label: 'End P2’s turn' });
    expect(busy.rows.map(({ combatant, state }) => [combatant, state])).toEqual([
      ['p1', 'waiting'],
      ['p2', 'acting'],
      ['f1', 'waiting'],
      ['f2', 'waiting'],
    ]);
  });
  it('shows who is done and who is out', () => {
    const rows = murdham.order(
      stands({ do: 'turn', by: 'p2' }, { do: 'end-turn', by: 'p2' }, { do: 'surrender', by: 'f2' }),
    ).rows;
    expect(rows.find(({ combatant }) => combatant === 'p2')).toMatchObject({ state: 'done', note: 'acted' });
    expect(rows.find(({ combatant }) => combatant === 'f2')?.state).toBe('out');
  });
});

describe('aim and figures', () => {
  it('says how far, what each weapon can do there, and by which rule', () => {
    const aimed = murdham.aim(stands(), 'p1', 'f2');
    expect(aimed.text).toBe('5 zones');
    expect(aimed.parts).toContainEqual({ text: 'Bow: 5 zones. Beyond half range: WIT save to hit', rule: 'MU-16' });
  });
  it('gives every figure with its reasons', () => {
    const figures = murdham.figures(stands(), 'f1');
    expect(figures.map(({ id }) => id)).toEqual(['str', 'agi', 'wit', 'armour', 'movement']);
    expect(figures.find(({ id }) => id === 'movement')?.value).toBe('1 zone');
  });
  it('tells one outcome for what happened to somebody', () => {
    const before = stands();
    const hit = stands({ do: 'attack', by: 'p1', with: 'bow' }, { answer: 'f1' }, { answer: 'pass' }, { answer: 3 });
    expect(murdham.outcome(before, hit, 'f1')).toMatchObject({ key: 'lost-3', tone: 'bad' });
    expect(murdham.outcome(before, hit, 'f2')).toMatchObject({ key: 'unhurt', tone: 'good' });
  });
});

describe('the players’ log', () => {
  it('keeps foes’ health, armour and scores from the players, and tells them their own', () => {
    const hit = stands(
      { do: 'attack', by: 'p1', with: 'bow' },
      { answer: 'f1' },
      { answer: 'dodge' },
      { answer: 20 },
      { answer: 3 },
    );
    const shown = readLog(hit)
      .map((entry) => entry.shown ?? '')
      .join('\n');
    expect(shown).toContain('F1 is hurt.');
    expect(shown).not.toMatch(/F1 loses|of 8 left|armour|AGI 8/);
    const own = stands({ do: 'pass', by: 'party' }, { do: 'attack', by: 'f1', with: 'spear', refused: 'MU-15' });
    expect(readLog(own).at(-1)?.shown).toContain('pass');
  });
});

describe('MU-12, MU-13: the card tells the die that will be rolled', () => {
  const said = (sheet: Parameters<typeof oneAt>[3], action: string, variant: string): string | undefined => {
    const fight = liveStateOf(
      murdham,
      playOut({
        cast: [oneAt('p', 'a', 'human', sheet), oneAt('f', 'a', 'bandit')],
        lines: [...partyBegins, { do: 'turn', by: 'p' }],
      }),
    ).fight as MurdhamFight;
    const found = murdham.actions.find(({ id }) => id === action);
    return found?.variants?.(fight, 'p').find(({ id }) => id === variant)?.detail;
  };
  const armed = { gear: ['sword'] };
  it('a step up with the skill, as it is without', () => {
    expect(said(armed, 'attack', 'sword')).toBe('d6');
    expect(said({ ...armed, skills: ['skilled-blow'] }, 'attack', 'sword')).toBe('d8');
    expect(said({ ...armed, skills: ['skilled-shot'] }, 'attack', 'sword')).toBe('d6');
  });
  it('impaired bare-handed, unless a brawler; the skill does not help them', () => {
    expect(said({ gear: [], skills: ['skilled-blow'] }, 'attack', 'unarmed')).toBe('d4 impaired');
    expect(said({ gear: [], skills: ['brawling'] }, 'attack', 'unarmed')).toBe('d6');
  });
  it('impaired when holding back, without effect when impaired twice', () => {
    expect(said(armed, 'hold-back', 'sword')).toBe('d6 impaired');
    expect(said({ gear: [] }, 'hold-back', 'unarmed')).toBe('d4 without effect');
  });
});

describe('whoever lies there', () => {
  const down = (...lines: Line[]) =>
    liveStateOf(
      murdham,
      playOut({
        cast: [
          oneAt('p', 'a', 'human', { gear: ['sword'] }),
          oneAt('f', 'a', 'bandit', { harm: 8, conditions: ['dying', 'incapacitated'] }),
        ],
        lines: [...partyBegins, ...lines],
      }),
    ).fight as MurdhamFight;
  const struck = down({ do: 'attack', by: 'p', with: 'sword' }, { answer: 'f' }, { answer: 3 });
  it('MU-28: has no health left to lose, and is no worse for a small blow', () => {
    expect(readLog(struck).at(-1)?.text).toBe('F has no health left to lose: 3 damage, and 8 would kill.');
    expect(murdham.outcome(down(), struck, 'f')).toMatchObject({ key: 'unhurt', label: 'is no worse' });
  });
  it('MU-29: is told to be incapacitated once', () => {
    const lines: Line[] = [{ do: 'attack', by: 'p', with: 'sword' }, { answer: 'f' }, { answer: 1 }];
    const fight = liveStateOf(
      murdham,
      playOut({
        cast: [
          oneAt('p', 'a', 'human', { gear: ['sword'] }),
          oneAt('f', 'a', 'bandit', { harm: 7, conditions: ['incapacitated'] }),
        ],
        lines: [...partyBegins, ...lines],
      }),
    ).fight as MurdhamFight;
    expect(readLog(fight).filter(({ text }) => text.startsWith('F is incapacitated'))).toEqual([]);
    expect(readLog(fight).filter(({ text }) => text.startsWith('F is dying'))).toHaveLength(1);
  });
  it('MU-14: dead, has that one badge', () => {
    const dead = down({ do: 'final-blow', by: 'p', with: 'sword' }, { answer: 'f' });
    expect(murdham.badges(dead, 'f').map(({ id }) => id)).toEqual(['dead']);
    expect(murdham.badges(dead, 'p')).toEqual([]);
  });
});

describe('MU-40: the bonus turn', () => {
  it.each([
    ['P1', ['p1'], 'Ambush: P1 has a bonus turn before the first round, in which nobody else reacts.'],
    ['both', [], 'Ambush: P1 and P2 have a bonus turn before the first round, in which nobody else reacts.'],
  ])('is told for %s', (_, who, text) => {
    const { fight } = liveStateOf(
      murdham,
      playOut({ cast, lines: [{ begin: true }, { answer: 'ambush-party' }, { answer: who }] }),
    );
    expect(readLog(fight).map((entry) => entry.text)).toContain(text);
  });
});
