/** Tests of what the players read at a glance, over views of a running toy fight. */
import { describe, expect, it } from 'vitest';
import type { PublicView } from '../engine/publicView.ts';
import { byGroup, figuresLeft, headlineOf, type Row, rowsInSight, shareLeft, tokensOf, turnOf } from './glance.ts';
import { plainScene } from './testView.testing.ts';

const row = (combatant: string, state: Row['state'], id = combatant): Row => ({ id, combatant, state });
const view = (rows: Row[], more: Partial<PublicView> = {}): PublicView => ({
  encounter: 'At the mill',
  game: 'A game',
  stage: 'running',
  scene: plainScene,
  sides: [
    { id: 'party', name: 'The party', stance: 'party' },
    { id: 'foes', name: 'The foes', stance: 'foe' },
  ],
  drawings: [],
  combatants: ['ash', 'bo', 'cy', 'di', 'ogre'].map((id) => ({
    id,
    name: id === 'ogre' ? 'Ogre' : id[0]?.toUpperCase() + id.slice(1),
    side: id === 'ogre' ? 'foes' : 'party',
    place: { kind: 'off' },
    look: {},
    size: { room: 1, squares: 1 },
    standing: { at: 'up', word: 'up' },
    tracks: [],
    badges: [],
  })),
  order: { style: 'strip', round: 2, title: 'Round 2', groups: [], rows },
  ...more,
});

describe('the headline', () => {
  it('names who acts, with their side', () => {
    const acting = view([row('ogre', 'acting')], { acting: { id: 'ogre', name: 'Ogre' } });
    expect(headlineOf(acting)).toEqual({ over: 'Round 2', name: 'Ogre', stance: 'foe' });
  });
  it('asks who goes while nobody acts: by name up to three, then by side', () => {
    expect(headlineOf(view([row('ash', 'may'), row('bo', 'may'), row('ogre', 'waiting')]))).toMatchObject({
      name: 'Ash or Bo?',
      stance: 'party',
    });
    const four = ['ash', 'bo', 'cy', 'di'].map((id) => row(id, 'may'));
    expect(headlineOf(view(four))).toMatchObject({ name: 'The party: who goes?' });
    expect(headlineOf(view([...four, row('ogre', 'may')])).name).toBe('Who goes? 5 may');
    const long = view([row('ash', 'may'), row('bo', 'may')]);
    const named = long.combatants.map((one) => ({ ...one, name: `${one.name} of the Long Meadows` }));
    expect(headlineOf({ ...long, combatants: named }).name).toBe('The party: who goes?');
    expect(headlineOf(view([row('ash', 'done')])).name).toBe('Round 2');
  });
  it('counts one with several turns once', () => {
    expect(headlineOf(view([row('ogre', 'may', 'first'), row('ogre', 'may', 'second')])).name).toBe('Ogre?');
  });
  it('says how the fight stands before and after it', () => {
    expect(headlineOf(view([], { stage: 'setup' })).name).toBe('At the mill');
    expect(headlineOf(view([], { stage: 'over' })).name).toBe('The fight is over');
  });
});

describe('the order in sight', () => {
  const rows = Array.from({ length: 12 }, (_, n) => row(`c${n}`, n < 5 ? 'done' : n === 5 ? 'acting' : 'waiting'));
  it('shows all that fit and nobody who has left', () => {
    expect(rowsInSight([row('a', 'out'), row('b', 'acting')], 1)).toEqual({
      before: 0,
      shown: [row('b', 'acting')],
      after: 0,
    });
  });
  it('keeps who acts in sight with one before, and counts the others', () => {
    const seen = rowsInSight(rows, 6);
    expect(seen.shown.map(({ id }) => id)).toEqual(['c4', 'c5', 'c6', 'c7', 'c8', 'c9']);
    expect([seen.before, seen.after]).toEqual([4, 2]);
  });
  it('stops at the end of the order and at its start', () => {
    const last = rows.map((one, n): Row => ({ ...one, state: n === 11 ? 'acting' : 'done' }));
    expect(rowsInSight(last, 6)).toMatchObject({ before: 6, after: 0 });
    expect(
      rowsInSight(
        rows.map((one): Row => ({ ...one, state: 'waiting' })),
        6,
      ),
    ).toMatchObject({ before: 0, after: 6 });
  });
});

describe('a list', () => {
  it('stands together by group, in the order of the groups', () => {
    const of = (id: string, group?: string): Row => ({ ...row(id, 'waiting'), ...(group ? { group } : {}) });
    const order = {
      style: 'list' as const,
      round: 1,
      title: '',
      groups: [
        { id: 'fast', label: 'Fast' },
        { id: 'slow', label: 'Slow' },
      ],
      rows: [of('a', 'slow'), of('b'), of('c', 'fast'), of('d', 'slow')],
    };
    expect(byGroup(order).map(({ id }) => id)).toEqual(['c', 'a', 'd', 'b']);
  });
  it('tells the figures of the vital track that is worst', () => {
    const track = { id: 'flesh', label: 'Flesh', kind: 'bar', value: 6, max: 8, weight: 'vital' } as const;
    expect(figuresLeft({ tracks: [{ ...track, id: 'grit', value: 9, max: 9 }, track] })).toBe('6/8');
    expect(figuresLeft({ tracks: [] })).toBeUndefined();
    // Of boxes in one row all count, though only the last is vital.
    const boxes = { id: 'b', label: 'Body, b', kind: 'boxes', value: 0, max: 1, weight: 'vital' } as const;
    const row = (part: string) => ({ name: 'Body', part });
    const body = [
      { ...boxes, id: 'a', label: 'Body, a', value: 1, max: 2, weight: 'plain', row: row('a') } as const,
      { ...boxes, row: row('b') },
      { ...boxes, id: 'c', label: 'Mind, c', value: 1, weight: 'plain', row: { name: 'Mind', part: 'c' } } as const,
    ];
    expect(figuresLeft({ tracks: body })).toBe('1/3');
    expect(shareLeft({ tracks: body })).toBeCloseTo(2 / 3);
  });
});

describe('the tokens', () => {
  it('take the state that says most of several turns', () => {
    expect(turnOf([row('ogre', 'done', 'a'), row('ogre', 'may', 'b'), row('ash', 'acting')], 'ogre')).toBe('may');
    expect(turnOf([], 'ogre')).toBe('waiting');
  });
  it('show health only where the players are told it', () => {
    const track = { id: 'harm', label: 'Harm', kind: 'boxes', value: 1, max: 4, weight: 'vital' } as const;
    expect(shareLeft({ tracks: [track] })).toBe(0.75);
    expect(shareLeft({ tracks: [{ ...track, kind: 'bar' }] })).toBe(0.25);
    expect(shareLeft({ tracks: [{ ...track, weight: 'plain' }] })).toBeUndefined();
    expect(tokensOf(view([]))[0]).not.toHaveProperty('health');
  });
});
