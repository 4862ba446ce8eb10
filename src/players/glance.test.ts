/** Tests of what players read at a glance, on views of a running toy fight. */
import { describe, expect, it } from 'vitest';
import type { PublicView } from '../engine/public/publicView.ts';
import { byGroup, headlineOf, type Row, shareOf, tokensOf, turnOf } from './glance.ts';
import { cardsOf } from './order/cards.ts';
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
    const played = view([row('ogre', 'acting')], { acting: { id: 'ogre', name: 'Ogre', player: 'Ann' } });
    expect(headlineOf(played)).toEqual({ over: 'Round 2 · Ann', name: 'Ogre', stance: 'foe' });
  });
  it('does not let somebody act who is out', () => {
    const acting = view([row('ogre', 'acting')], { acting: { id: 'ogre', name: 'Ogre' } });
    const combatants = acting.combatants.map((one) => ({ ...one, standing: { at: 'out' as const, word: 'has left' } }));
    expect(headlineOf({ ...acting, combatants }).name).toBe('Round 2');
    expect(cardsOf({ ...acting, combatants }, 'people').map(({ state }) => state)).not.toContain('acting');
  });
  it('says who may go while nobody acts: up to three by name, more by side', () => {
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
  it('counts a combatant with several turns once', () => {
    expect(headlineOf(view([row('ogre', 'may', 'first'), row('ogre', 'may', 'second')])).name).toBe('Ogre?');
  });
  it('says how the fight stands before its start and after its end', () => {
    expect(headlineOf(view([], { stage: 'setup' })).name).toBe('At the mill');
    expect(headlineOf(view([], { stage: 'over' })).name).toBe('The fight is over');
  });
});

describe('the order as a list', () => {
  it('keeps each group together, in the order of the groups', () => {
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
});

describe('the tokens of the players’ map', () => {
  it('show the most important state of a combatant with several turns', () => {
    expect(turnOf([row('ogre', 'done', 'a'), row('ogre', 'may', 'b'), row('ash', 'acting')], 'ogre')).toBe('may');
    expect(turnOf([], 'ogre')).toBe('waiting');
  });
  it('show how much is left of the pool that players are told, and nothing when they are told none', () => {
    const told = (kind: 'bar' | 'boxes' | 'load', value: number) =>
      shareOf({ health: { word: 'hurt', pool: { label: 'Grit', kind, value, max: 4 } } });
    expect([told('bar', 1), told('boxes', 1), told('load', 1), told('load', 6)]).toEqual([0.25, 0.75, 0.75, 0]);
    expect(shareOf({ health: { word: 'hurt' } })).toBeUndefined();
    expect(tokensOf(view([]))[0]).not.toHaveProperty('health');
  });
});
