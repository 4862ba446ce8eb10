/**
 * Fog hides everything in it from the players, always shows what belongs to the party, and is laid
 * by edits like any other.
 */

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fogKeysOf } from '../../space/fogged.ts';
import type { SquareScene } from '../../space/scene.ts';
import { boxesOf } from '../../space/sight/cover.ts';
import type { Edit } from '../command.ts';
import { newEncounter } from '../encounter.ts';
import type { Fight } from '../fight.ts';
import { dispatch, liveStateOf } from '../history.ts';
import { readLog } from '../log/read.ts';
import { tellWritten } from '../log/tell.ts';
import { playLines, setUpOrThrow } from '../play.testing.ts';
import { toy, toyScenes, toyScript } from '../toy.testing.ts';
import { undo } from '../undo.ts';
import { isUnknown } from './fog.ts';
import { publicScene } from './publicScene.ts';
import { publicView } from './publicView.ts';

const script = {
  ...toyScript,
  cast: toyScript.cast.map((one) =>
    one.id === 'lurker' ? { ...one, name: 'CANARY', sheet: { ...(one.sheet as object), concealed: false } } : one,
  ),
};
const start = playLines(toy, setUpOrThrow(toy, toyScenes, script), [{ begin: true }]);
const fog = (places: 'all' | string[], way: 'hide' | 'reveal' = 'hide'): Edit => ({ edit: 'fog', places, way });
const by = (...edits: Edit[]) => ({ edit: edits, label: 'By hand' });
const view = (at = start) => {
  const { fight, question } = liveStateOf(toy, at);
  return publicView(toy, fight, question, { party: 'exact', others: 'exact' });
};
const words = (at = start) => JSON.stringify(view(at));

describe('a zone in fog', () => {
  it('is in no message with anything in it: its name, the combatants there, their rows, and sentences about them', () => {
    expect(words()).toContain('CANARY');
    let at = playLines(toy, start, [
      by({ edit: 'zone', id: 'hall', zone: { ...hall(), name: 'CANARY hall' } }, fog(['hall'])),
    ]);
    for (const lines of [
      [{ do: 'strike', by: 'lurker' }],
      [{ answer: 'ash' }],
      [{ answer: 'pass' }],
      [{ roll: true as const }],
    ]) {
      at = playLines(toy, at, lines);
      expect(words(at)).not.toContain('CANARY');
      expect(words(at)).not.toContain('hall');
      expect(view(at).combatants.map(({ name }) => name)).not.toContain('CANARY');
      expect(view(at).order.rows.map(({ combatant }) => combatant)).not.toContain('canary');
    }
    expect(readLog(liveStateOf(toy, at).fight).at(-1)?.text).toContain('CANARY');
  });
  it('leaves the way to it from known ground, without the names beyond', () => {
    const at = playLines(toy, start, [by(fog(['hall']))]);
    const { scene, cover } = view(at);
    expect(scene.kind === 'zones' && Object.values(scene.borders)).toMatchObject([
      { id: ':edge-1', between: expect.arrayContaining(['yard', ':beyond']) },
    ]);
    expect(cover).toEqual({ kind: 'rest' });
    expect(view().cover).toBeUndefined();
  });
  it('shows a combatant in the doorway, under the name that the players know for the doorway', () => {
    const at = playLines(toy, start, [
      by(fog(['hall']), { edit: 'combatant', combatant: 'lurker', place: { kind: 'border', border: 'gate' } }),
    ]);
    expect(view(at).combatants.find(({ id }) => id === 'canary')?.place).toEqual({ kind: 'border', border: ':edge-1' });
    const dark = playLines(toy, at, [
      by(
        fog(['hall']),
        ...['ash', 'bo'].map((combatant): Edit => ({ edit: 'combatant', combatant, place: { kind: 'off' } })),
        fog(['yard']),
      ),
    ]);
    expect(words(dark)).not.toContain('CANARY');
    expect(view(dark).scene).toMatchObject({ zones: {}, borders: {} });
  });
  it('is known while a member of the party is there, and a combatant with a player is seen in it', () => {
    const at = playLines(toy, start, [by(fog('all'))]);
    expect(view(at).scene).toMatchObject({ zones: { yard: {} } });
    expect(words(at)).not.toContain('CANARY');
    const gone = playLines(toy, at, [
      by(
        ...['ash', 'bo'].map(
          (combatant): Edit => ({ edit: 'combatant', combatant, place: { kind: 'zone', zone: 'hall' } }),
        ),
      ),
    ]);
    expect(view(gone).combatants.map(({ id }) => id)).toEqual(['ash', 'bo', 'canary']);
    const played = playLines(toy, at, [by({ edit: 'combatant', combatant: 'lurker', player: 'Kim' })]);
    expect(view(played).combatants.map(({ id }) => id)).toContain('canary');
    expect(view(played).cover).toEqual(undefined);
  });
  it('is not revealed by a hidden member of the party', () => {
    const hidden = ['ash', 'bo'].map((combatant): Edit => ({ edit: 'combatant', combatant, hidden: true }));
    expect(view(playLines(toy, start, [by(fog('all'), ...hidden)])).scene).toMatchObject({ zones: {} });
  });
  it('keeps the GM’s words that name it from the players, but no sentence about a combatant of the same name', () => {
    const named: Edit = { edit: 'zone', id: 'hall', zone: { ...hall(), name: 'Ash' } };
    const lines = [{ do: 'strike', by: 'ogre' }, { answer: 'ash' }, { answer: 'pass' }, { roll: true as const }];
    const open = playLines(toy, start, [by(named), ...lines]);
    const kept = playLines(toy, start, [by(named, fog(['hall'])), ...lines]);
    const told = (at: typeof start) => {
      const fight = structuredClone(liveStateOf(toy, at).fight) as Fight;
      tellWritten(fight, 'by hand', 'The way to Ash is free.');
      return readLog(fight)
        .filter(({ text }) => text.includes('Ash'))
        .map(({ shown }) => shown !== undefined);
    };
    expect(told(open)).toEqual([true, true]);
    expect(told(kept)).toEqual([true, false]);
  });
});

describe('laying fog', () => {
  it('can be undone like anything, and only the GM is told', () => {
    const at = playLines(toy, start, [{ edit: [fog(['hall'])], label: 'The hall is dark.' }]);
    expect(readLog(liveStateOf(toy, at).fight).at(-1)).toMatchObject({ text: 'The hall is dark.', tone: 'ruling' });
    expect(readLog(liveStateOf(toy, at).fight).at(-1)?.shown).toBeUndefined();
    const back = undo(at);
    expect(back.ok && liveStateOf(toy, back.value).fight).toEqual(liveStateOf(toy, start).fight);
  });
  it('in the middle of a question leaves the question as it is', () => {
    const asked = playLines(toy, start, [{ do: 'strike', by: 'ogre' }, { answer: 'ash' }]);
    const at = playLines(toy, asked, [by(fog('all'))]);
    expect(liveStateOf(toy, at).question).toEqual(liveStateOf(toy, asked).question);
    expect(playLines(toy, at, [by(fog('all', 'reveal'))]).fight.fog).toEqual({});
  });
  it('is refused on a place that the map does not have, and changes nothing', () => {
    const refused = dispatch(toy, start, { type: 'edit', label: 'x', edits: [fog(['yard', 'moon'])] });
    expect(refused.ok ? '' : refused.refusal.text).toContain('no place “moon”');
    expect(start.fight.fog).toEqual({});
  });
  it('ends with the place that it lay on', () => {
    const at = playLines(toy, start, [by(fog('all')), by({ edit: 'zone', id: 'hall', zone: null })]);
    expect(at.fight.fog).toEqual({ yard: true });
  });
});

const room: SquareScene = {
  kind: 'squares',
  name: 'Room',
  columns: 6,
  rows: 4,
  pixels: 50,
  ground: { kind: 'picture', picture: 'a'.repeat(64) },
  cells: { '1,1': { terrain: 'CANARY' }, '4,1': { terrain: 'mud' } },
  walls: { '1,1,e': 'door', '0,1,e': 'wall', '4,3,e': 'wall' },
};

describe('squares in fog', () => {
  it('are left out with everything on them, but a wall is known from either side', () => {
    const shown = publicScene(room, new Set(['0,1', '1,1']));
    expect(shown).toMatchObject({ cells: { '4,1': { terrain: 'mud' } }, walls: { '1,1,e': 'door', '4,3,e': 'wall' } });
    expect(JSON.stringify(shown)).not.toContain('CANARY');
    expect(JSON.stringify(shown)).not.toContain('0,1,e');
  });
  it('give the picture a new name for each cover, so that the players’ window asks for the masked picture', () => {
    const name = (unknown: string[]) => {
      const { ground } = publicScene(room, new Set(unknown));
      return ground.kind === 'picture' ? ground.picture : '';
    };
    expect(name([])).toBe('a'.repeat(64));
    expect(name(['0,1'])).not.toBe(name([]));
    expect(name(['0,1'])).not.toBe(name(['0,2']));
    expect(name(['0,1'])).toBe(name(['0,1']));
    expect(name(['0,1']).length).toBeLessThan(100);
  });
  it('give it the same name whatever the whole picture is', () => {
    const named = (picture: string) =>
      publicScene({ ...room, ground: { kind: 'picture', picture } }, new Set(['0,1'])).ground;
    expect(named('a'.repeat(64))).toEqual(named('b'.repeat(64)));
  });
  it('hide a large token only when all of its squares lie in fog', () => {
    const place = { kind: 'square', column: 1, row: 1 } as const;
    const dark = new Set(['1,1', '2,1', '1,2']);
    expect(isUnknown(room, dark, place, 1)).toBe(true);
    expect(isUnknown(room, dark, place, 2)).toBe(false);
    expect(isUnknown(room, new Set([...dark, '2,2']), place, 2)).toBe(true);
    expect(isUnknown(room, new Set(['5,3']), { kind: 'square', column: 5, row: 3 }, 2)).toBe(true);
  });
  it('are refused beyond the edge', () => {
    const made = newEncounter(toy, { id: 'x', name: 'x', seed: 1, scene: room, sides: [] });
    expect(dispatch(toy, made, { type: 'edit', label: 'x', edits: [fog(['6,0'])] }).ok).toBe(false);
    expect(dispatch(toy, made, { type: 'edit', label: 'x', edits: [fog(['5,3'])] }).ok).toBe(true);
    const all = dispatch(toy, made, { type: 'edit', label: 'x', edits: [fog('all')] });
    expect(all.ok && Object.keys(all.value.fight.fog)).toHaveLength(24);
  });
  it('become boxes that cover each of them once and nothing else', () => {
    fc.assert(
      fc.property(fc.subarray(fogKeysOf(room)), (keys) => {
        const covered = boxesOf(room, new Set(keys)).flatMap(({ column, row, columns, rows }) =>
          Array.from(
            { length: columns * rows },
            (_, n) => `${column + (n % columns)},${row + Math.floor(n / columns)}`,
          ),
        );
        expect(covered.sort()).toEqual([...keys].sort());
      }),
    );
    expect(boxesOf(room, new Set(fogKeysOf(room)))).toEqual([{ column: 0, row: 0, columns: 6, rows: 4 }]);
  });
});

function hall() {
  const { scene } = start.fight;
  const found = scene.kind === 'zones' ? scene.zones.hall : undefined;
  if (!found) throw new Error('The toy map has a hall.');
  return found;
}
