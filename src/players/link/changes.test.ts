/**
 * Tests patches of the public view: they lead there and back between any two views, and there are
 * none when nothing has changed.
 */
import { describe, expect, it } from 'vitest';
import type { PublicView } from '../../engine/public/publicView.ts';
import { plainScene } from '../testView.testing.ts';
import { changesOf, withChanges } from './changes.ts';

const one = (id: string, name = id): PublicView['combatants'][number] => ({
  id,
  name,
  side: 'party',
  place: { kind: 'off' },
  look: {},
  size: { room: 1, squares: 1 },
  standing: { at: 'up', word: 'up' },
  tracks: [],
  badges: [],
});
const view: PublicView = {
  encounter: 'The mill',
  game: 'A game',
  stage: 'running',
  scene: plainScene,
  drawings: [],
  sides: [],
  combatants: [one('ash'), one('bo'), one('cy')],
  order: { style: 'strip', round: 1, title: 'Round 1', groups: [], rows: [] },
};

describe('the changes between two views', () => {
  it.each<[string, PublicView, number]>([
    ['nothing', structuredClone(view), 0],
    ['one word', { ...view, combatants: [one('ash', 'Ash'), one('bo'), one('cy')] }, 1],
    ['a part that comes', { ...view, ending: 'They hold the field.' }, 1],
    // The two changes are the list of ids, and the one combatant.
    ['somebody who goes', { ...view, combatants: [one('ash'), one('cy')] }, 2],
    ['somebody who comes', { ...view, combatants: [one('dee'), ...view.combatants] }, 2],
    ['everybody else', { ...view, combatants: [one('x'), one('y'), one('z')] }, 1],
    ['another order', { ...view, combatants: [one('cy'), one('bo'), one('ash')] }, 1],
    ['two of one id', { ...view, combatants: [one('ash'), one('ash', 'Ash')] }, 1],
  ])('say %s and no more, and lead there', (_, now, many) => {
    const changes = changesOf(view, now);
    expect(changes).toHaveLength(many);
    expect(withChanges(view, JSON.parse(JSON.stringify(changes)))).toEqual(now);
  });
  it('lead back as well, also into the middle of a list, and keep the objects that have not changed', () => {
    const now: PublicView = { ...view, combatants: [one('bo'), one('cy')], last: last(1) };
    const there = withChanges(view, changesOf(view, now));
    expect(there).toEqual(now);
    expect(there?.scene).toBe(view.scene);
    expect(there?.combatants[1]).toBe(view.combatants[2]);
    expect(withChanges(now, changesOf(now, view))).toEqual(view);
  });
  it.each<[string, string[], unknown]>([
    ['go through what is not there', ['combatants', 'of', 'dee', 'name'], 'x'],
    ['name who is not there', ['combatants', '#'], ['ash', 'dee']],
    ['reach for what all objects share', ['__proto__', 'name'], 'x'],
  ])('that %s give none', (_, path, value) => {
    expect(withChanges(view, [{ op: 'replace', path, value }])).toBeUndefined();
  });
});

const last = (id: number) => ({ id, text: 'Ash hits.', tone: 'plain', dice: [], who: ['ash'] });
