/** What the screens draw: order, next, tracks, outcomes, aim, and what the players' log may not tell. */
import { describe, expect, it } from 'vitest';
import { live } from '../../engine/history.ts';
import type { Line } from '../../engine/script.ts';
import { one, play } from './edges.testing.ts';
import { murdham } from './index.ts';
import type { MurdhamFight } from './kit.ts';

const cast = [
  one('p1', 'a', 'bandit-archer', { gear: ['bow', 'dagger'] }),
  one('p2', 'a', 'bandit'),
  one('f1', 'c', 'guard'),
  one('f2', 'f', 'bandit'),
];
const party: Line[] = [{ begin: true }, { answer: 'party' }];
const stands = (...lines: Line[]): MurdhamFight =>
  live(murdham, play({ cast, lines: [...party, ...lines] })).fight as MurdhamFight;

describe('the order', () => {
  it('offers to pass while nobody acts, and to end the turn of the one who does', () => {
    const idle = murdham.order(stands());
    expect(idle.next).toMatchObject({ actor: 'party', action: 'pass' });
    expect(idle.prompt).toBe('The party: one acts, or pass.');
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
    const shown = hit.log.map((entry) => entry.shown ?? '').join('\n');
    expect(shown).toContain('F1 is hurt.');
    expect(shown).not.toMatch(/F1 loses|of 8 left|armour|against 8/);
    const own = stands({ do: 'pass', by: 'party' }, { do: 'attack', by: 'f1', with: 'spear', refused: 'MU-15' });
    expect(own.log.at(-1)?.shown).toContain('pass');
  });
});
