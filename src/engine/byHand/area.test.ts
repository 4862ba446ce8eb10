/**
 * Areas are laid, changed and taken away by edits that can be undone, end by themselves when their
 * round begins, and reach the players only as far as they are meant for them.
 */
import { describe, expect, it } from 'vitest';
import { type Area, freshAreaId, MOST_AREAS } from '../../space/areas/area.ts';
import type { Edit } from '../command.ts';
import { dispatch, liveStateOf } from '../history.ts';
import { readLog } from '../log/read.ts';
import { playLines, setUpOrThrow } from '../play.testing.ts';
import { publicView } from '../public/publicView.ts';
import { peopleInArea } from '../table/inArea.ts';
import { toy, toyScene, toyScenes, toyScript } from '../toy.testing.ts';
import { redo, undo } from '../undo.ts';

const start = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const area = (more: Partial<Area> = {}): Area => ({
  id: 'area-1',
  name: 'Smoke',
  shape: { kind: 'circle', at: { x: 100, y: 100 }, radius: 40 },
  colour: 'rose',
  seen: 'players',
  ...more,
});
const lay = (more: Partial<Area> = {}): Edit => ({ edit: 'area', id: more.id ?? 'area-1', area: area(more) });
const by = (...edits: Edit[]) => ({ edit: edits, label: 'Laid' });
const shown = (at = start) => publicView(toy, at.fight, undefined, { party: 'exact', others: 'exact' }).areas ?? [];
const inHall = { kind: 'circle', at: { x: 300, y: 100 }, radius: 40 } as const;

describe('areas', () => {
  it('are laid, changed and taken away, and each step can be undone and redone', () => {
    const laid = playLines(toy, start, [by(lay())]);
    const grown = playLines(toy, laid, [by(lay({ shape: { kind: 'circle', at: { x: 90, y: 90 }, radius: 80 } }))]);
    const gone = playLines(toy, grown, [by({ edit: 'area', id: 'area-1', area: null })]);
    expect(gone.fight).toEqual(start.fight);
    const back = undo(gone);
    expect(back.ok && back.value.fight.areas).toEqual(grown.fight.areas);
    const first = back.ok ? undo(back.value) : back;
    expect(first.ok && first.value.fight).toEqual(laid.fight);
    const forth = first.ok ? redo(toy, first.value) : first;
    expect(forth.ok && forth.value.fight).toEqual(grown.fight);
    expect(freshAreaId(laid.fight.areas)).toBe('area-2');
  });
  it('are no rulings: the log says nothing of them, and an open question stays as it is', () => {
    expect(playLines(toy, start, [by(lay())]).fight.log).toEqual(start.fight.log);
    const asked = playLines(toy, start, [{ do: 'strike', by: 'ogre' }]);
    expect(liveStateOf(toy, playLines(toy, asked, [by(lay())])).question).toEqual(liveStateOf(toy, asked).question);
  });
  it('list who stands in them, and nobody who stands beside the map', () => {
    const { fight } = start;
    expect(peopleInArea(toy, fight, area().shape)).toEqual(['ogre', 'ash', 'bo']);
    const off = playLines(toy, start, [by({ edit: 'combatant', combatant: 'ash', place: { kind: 'off' } })]);
    expect(peopleInArea(toy, off.fight, area().shape)).toEqual(['ogre', 'bo']);
    expect(peopleInArea(toy, fight, { kind: 'circle', at: { x: 100, y: 900 }, radius: 40 })).toEqual([]);
  });
  it('end when their round begins, with a line of the log, and undo brings them back', () => {
    const laid = playLines(toy, start, [by(lay({ until: 3 }), lay({ id: 'area-2', name: 'Wall of fire' }))]);
    const second = playLines(toy, laid, [{ do: 'round' }]);
    expect(Object.keys(second.fight.areas ?? {})).toEqual(['area-1', 'area-2']);
    const third = playLines(toy, second, [{ do: 'round' }]);
    expect(Object.keys(third.fight.areas ?? {})).toEqual(['area-2']);
    expect(readLog(third.fight).at(-1)).toMatchObject({ text: '“Smoke” is over.', shown: '“Smoke” is over.' });
    const back = undo(third);
    expect(back.ok && back.value.fight).toEqual(second.fight);
  });
  it('end silently for the players when they are the GM’s own, or lie on unknown ground', () => {
    const ends = (more: Partial<Area>, ...edits: Edit[]) =>
      playLines(toy, start, [by(lay({ until: 2, ...more }), ...edits), { do: 'round' }]);
    for (const at of [ends({ seen: 'gm' }), ends({ shape: inHall }, { edit: 'fog', places: ['hall'], way: 'hide' })]) {
      const last = readLog(at.fight).at(-1);
      expect(last?.text).toBe('“Smoke” is over.');
      expect(last?.shown).toBeUndefined();
    }
  });
  it('leave with the map on which they lie', () => {
    const laid = playLines(toy, start, [by(lay())]);
    const other = playLines(toy, laid, [by({ edit: 'scene', scene: { ...toyScene, name: 'Another yard' } })]);
    expect(other.fight.areas).toBeUndefined();
    const same = playLines(toy, laid, [by({ edit: 'scene', scene: { ...toyScene, width: 500 } })]);
    expect(same.fight.areas).toEqual(laid.fight.areas);
  });
  it.each<[string, Edit, string]>([
    ['taking away what is not there', { edit: 'area', id: 'area-7', area: null }, 'no area “area-7”'],
    ['another id than its own', { edit: 'area', id: 'area-2', area: area() }, 'calls itself “area-1”'],
    ['an end that has passed', lay({ until: 1 }), 'has begun already'],
    ['a circle without a size', lay({ shape: { kind: 'circle', at: { x: 1, y: 1 }, radius: 0 } }), 'at least 1'],
    [
      'a form of two corners',
      lay({
        shape: {
          kind: 'own',
          points: [
            { x: 1, y: 1 },
            { x: 2, y: 2 },
          ],
        },
      }),
      'at least 3',
    ],
    ['no name', lay({ name: '' }), 'must not be empty'],
  ])('refuse %s', (_what, edit, sentence) => {
    const refused = dispatch(toy, start, { type: 'edit', label: 'x', edits: [edit] });
    expect(refused.ok ? '' : refused.refusal.text).toContain(sentence);
  });
  it('are refused beyond the largest number', () => {
    const many = Array.from({ length: MOST_AREAS }, (_, n) => lay({ id: `area-${n + 1}` }));
    const full = playLines(toy, start, [by(...many)]);
    const refused = dispatch(toy, full, { type: 'edit', label: 'x', edits: [lay({ id: 'area-99' })] });
    expect(refused.ok ? '' : refused.refusal.text).toContain('take some away first');
  });
});

describe('what players see of areas', () => {
  it('is nothing of the GM’s own, which they cannot even count', () => {
    const at = playLines(toy, start, [
      by(lay({ name: 'CANARY', seen: 'gm' }), lay({ id: 'area-2', name: 'Smoke', until: 4 })),
    ]);
    expect(shown(at)).toEqual([
      {
        id: 'area-1',
        name: 'Smoke',
        colour: 'rose',
        until: 4,
        shape: area().shape,
        places: ['zone:yard', 'border:gate'],
      },
    ]);
    expect(JSON.stringify(shown(at))).not.toContain('CANARY');
  });
  it('is no area that lies on unknown ground, and of one that reaches there neither its form nor its places there', () => {
    const both: Area['shape'] = { kind: 'line', from: { x: 50, y: 100 }, to: { x: 350, y: 100 }, width: 20 };
    const at = playLines(toy, start, [
      by(lay({ name: 'CANARY', shape: inHall }), lay({ id: 'area-2', name: 'Bolt', shape: both }), {
        edit: 'fog',
        places: ['hall'],
        way: 'hide',
      }),
    ]);
    const [bolt, ...others] = shown(at);
    expect(others).toEqual([]);
    expect(bolt).toMatchObject({ name: 'Bolt', places: ['zone:yard', 'border::edge-1'] });
    expect(bolt).not.toHaveProperty('shape');
    expect(JSON.stringify(shown(at))).not.toMatch(/CANARY|hall/);
  });
  it('is no name of somebody whom they do not see', () => {
    const at = playLines(toy, start, [
      by(lay({ name: 'Trap of Lurker' }), { edit: 'combatant', combatant: 'lurker', name: 'Lurker', hidden: true }),
    ]);
    expect(shown(at)[0]?.name).toBe('Trap of somebody');
  });
});
