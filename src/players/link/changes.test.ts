/** Tests patches of the public view: there and back for any two views, and nothing where nothing has changed. */
import { describe, expect, it } from 'vitest';
import type { PublicView } from '../../engine/publicView.ts';
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

describe('changes of a view', () => {
  it.each<[string, PublicView, number]>([
    ['nothing', structuredClone(view), 0],
    ['one word', { ...view, combatants: [one('ash', 'Ash'), one('bo'), one('cy')] }, 1],
    ['a part that comes', { ...view, ending: 'They hold the field.' }, 1],
    ['somebody who goes', { ...view, combatants: [one('ash'), one('bo')] }, 1],
    ['somebody who comes', { ...view, combatants: [...view.combatants, one('dee')] }, 1],
  ])('say %s and no more, and lead there', (_, now, many) => {
    const changes = changesOf(view, now);
    expect(changes).toHaveLength(many);
    expect(withChanges(view, JSON.parse(JSON.stringify(changes)))).toEqual(now);
  });
  it('lead back as well, out of the middle of a list too, and keep what has not changed', () => {
    const now: PublicView = { ...view, combatants: [one('bo'), one('cy')], last: last(1) };
    const there = withChanges(view, changesOf(view, now));
    expect(there).toEqual(now);
    expect(there?.scene).toBe(view.scene);
    expect(withChanges(now, changesOf(now, view))).toEqual(view);
  });
  it('that do not fit the view give none', () => {
    expect(withChanges(view, [{ op: 'replace', path: ['combatants', 9, 'name'], value: 'x' }])).toBeUndefined();
  });
});

const last = (id: number) => ({ id, text: 'Ash hits.', tone: 'plain', dice: [], who: ['ash'] });
