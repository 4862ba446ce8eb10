/**
 * Drawings are added and removed by edits that can be undone like any other. Players get the
 * drawings that are meant for them and lie on known ground.
 */
import { describe, expect, it } from 'vitest';
import { type Figure, MOST_DRAWINGS, type Stroke } from '../../space/drawing.ts';
import type { Edit } from '../command.ts';
import { dispatch, liveStateOf } from '../history.ts';
import { playLines, setUpOrThrow } from '../play.testing.ts';
import { publicView } from '../public/publicView.ts';
import { toy, toyScenes, toyScript } from '../toy.testing.ts';
import { redo, undo } from '../undo.ts';

const start = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const stroke = (figure: Figure, more: Partial<Stroke> = {}): Edit => ({
  edit: 'draw',
  stroke: { figure, colour: 'violet', width: 4, seen: 'players', ...more },
});
const line: Figure = { kind: 'line', from: { x: 10, y: 10 }, to: { x: 90, y: 20 } };
const words = (text: string, x = 20): Figure => ({ kind: 'words', at: { x, y: 20 }, text });
const by = (...edits: Edit[]) => ({ edit: edits, label: 'Drawn' });
const shown = (at = start) => publicView(toy, at.fight, undefined, { party: 'exact', others: 'exact' }).drawings;
const kinds = (at = start) => shown(at).map(({ figure }) => figure.kind);

describe('drawings', () => {
  it('are shown to the players in the order in which they were drawn, except the GM’s own, which players cannot even count', () => {
    const at = playLines(toy, start, [
      by(stroke(line)),
      by(stroke(words('CANARY'), { seen: 'gm' })),
      by(stroke(words('Here'))),
    ]);
    expect(shown(at).map(({ id, figure }) => [id, figure.kind])).toEqual([
      ['drawing-1', 'line'],
      ['drawing-2', 'words'],
    ]);
    expect(JSON.stringify(shown(at))).not.toContain('CANARY');
  });
  it('can be shown to the players later, and keep their place in the order', () => {
    const at = playLines(toy, start, [by(stroke(line, { seen: 'gm' })), by(stroke(words('Above')))]);
    const first: Edit = {
      edit: 'draw',
      id: 'drawing-1',
      stroke: { figure: line, colour: 'violet', width: 4, seen: 'players' },
    };
    expect(kinds(playLines(toy, at, [by(first)]))).toEqual(['line', 'words']);
  });
  it('can be undone and redone, and keep their order', () => {
    const at = playLines(toy, start, [
      by(stroke(line)),
      by(stroke(words('Above'))),
      by({ edit: 'erase', drawings: ['drawing-1'] }),
    ]);
    expect(kinds(at)).toEqual(['words']);
    const back = undo(at);
    expect(back.ok && kinds(back.value)).toEqual(['line', 'words']);
    const forth = back.ok ? redo(toy, back.value) : back;
    expect(forth.ok && forth.value.fight).toEqual(at.fight);
    expect(shown(playLines(toy, at, [by({ edit: 'erase', drawings: 'all' })]))).toEqual([]);
  });
  it('are no rulings, and the log says nothing of them', () => {
    expect(playLines(toy, start, [by(stroke(line))]).fight.log).toEqual(start.fight.log);
  });
  it('leave an open question as it is', () => {
    const asked = playLines(toy, start, [{ do: 'strike', by: 'ogre' }]);
    expect(liveStateOf(toy, playLines(toy, asked, [by(stroke(line))])).question).toEqual(
      liveStateOf(toy, asked).question,
    );
  });
  it('are not sent when they lie in fog completely, and are sent when a part lies outside', () => {
    const at = playLines(toy, start, [
      by(
        stroke(words('CANARY', 300)),
        stroke(line),
        stroke({ kind: 'arrow', from: { x: 390, y: 100 }, to: { x: 50, y: 100 } }),
      ),
      { edit: [{ edit: 'fog', places: ['hall'], way: 'hide' }], label: 'Dark' },
    ]);
    expect(shown(at).map(({ figure }) => figure.kind)).toEqual(['line', 'arrow']);
    expect(JSON.stringify(shown(at))).not.toContain('CANARY');
  });
  it.each<[string, Edit, string]>([
    ['erasing what is not there', { edit: 'erase', drawings: ['drawing-7'] }, 'no drawing “drawing-7”'],
    ['drawing anew what is not there', { ...stroke(line), id: 'drawing-7' } as Edit, 'no drawing “drawing-7”'],
    ['a line of one point', stroke({ kind: 'free', points: [{ x: 1, y: 1 }] }), 'at least 2 entries'],
    ['far off the map', stroke({ kind: 'line', from: { x: 0, y: 0 }, to: { x: 0, y: 1e7 } }), 'at most'],
    ['words without a letter', stroke(words('')), 'must not be empty'],
  ])('refuse %s', (_what, edit, sentence) => {
    const refused = dispatch(toy, start, { type: 'edit', label: 'x', edits: [edit] });
    expect(refused.ok ? '' : refused.refusal.text).toContain(sentence);
  });
  it('are refused beyond the largest number', () => {
    const full = playLines(toy, start, [by(...Array.from({ length: MOST_DRAWINGS }, () => stroke(line)))]);
    const refused = dispatch(toy, full, { type: 'edit', label: 'x', edits: [stroke(line)] });
    expect(refused.ok ? '' : refused.refusal.text).toContain('erase some first');
  });
});
