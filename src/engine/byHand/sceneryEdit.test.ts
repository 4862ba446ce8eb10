/** Tests hand edits of scenery: they are undone like any other, and bad ones change nothing. */
import { describe, expect, it } from 'vitest';
import type { SceneryItem } from '../../space/scenery/scenery.ts';
import type { Edit } from '../command.ts';
import { dispatch } from '../history.ts';
import { playLines, setUpOrThrow } from '../play.testing.ts';
import { publicView } from '../public/publicView.ts';
import { toy, toyScenes, toyScript } from '../toy.testing.ts';
import { redo, undo } from '../undo.ts';

const start = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const by = (...edits: Edit[]) => ({ edit: edits, label: 'Put down' });
const put = (at: number, item: SceneryItem | null): Edit => ({ edit: 'scenery', at, item });
const oak: SceneryItem = { kind: 'oak', at: [100, 100], name: 'CANARY oak', means: ['covers'] };

describe('scenery by hand', () => {
  it('is put down, changed, taken away, undone and brought back', () => {
    const one = playLines(toy, start, [by(put(0, oak)), by(put(1, { kind: 'bush', at: [50, 50] }))]);
    expect(one.fight.scene.scenery?.map(({ kind }) => kind)).toEqual(['oak', 'bush']);
    const gone = playLines(toy, one, [by(put(0, null))]);
    expect(gone.fight.scene.scenery?.map(({ kind }) => kind)).toEqual(['bush']);
    const back = undo(gone);
    expect(back.ok && back.value.fight).toEqual(one.fight);
    const forth = back.ok ? redo(toy, back.value) : back;
    expect(forth.ok && forth.value.fight).toEqual(gone.fight);
  });
  it('changes the ground and the light, and what they mean', () => {
    const lit = playLines(toy, start, [
      by({ edit: 'ground', setting: { light: 'night' }, materials: [{ material: 'grass' }] }),
    ]);
    expect(lit.fight.scene).toMatchObject({ setting: { light: 'night' }, materials: [{ material: 'grass' }] });
  });
  it('is laid out anew as a whole, and undone in one step', () => {
    const all = playLines(toy, start, [by({ edit: 'ground', scenery: [oak, { kind: 'bush', at: [50, 50] }] })]);
    expect(all.fight.scene.scenery).toHaveLength(2);
    const back = undo(all);
    expect(back.ok && back.value.fight).toEqual(start.fight);
  });
  it('is refused as a whole where one thing cannot be', () => {
    const bad = { edit: 'ground', scenery: [oak, { kind: 'bush', at: [50, 50], size: 0 }] } as const;
    const refused = dispatch(toy, start, { type: 'edit', edits: [bad as unknown as Edit], label: 'Put down' });
    expect(!refused.ok && refused.refusal.text).toMatch(/scenery/);
  });
  it('is refused with a sentence where there is no such thing', () => {
    const refused = dispatch(toy, start, { type: 'edit', edits: [put(5, oak)], label: 'Put down' });
    expect(!refused.ok && refused.refusal.text).toContain('none with the number 5');
    const nothing = dispatch(toy, start, { type: 'edit', edits: [put(0, null)], label: 'Put down' });
    expect(nothing.ok).toBe(false);
  });
  it('reaches the players as it looks, without what it means', () => {
    const at = playLines(toy, start, [by(put(0, oak))]);
    const { scene } = publicView(toy, at.fight, undefined, { party: 'exact', others: 'exact' });
    expect(scene.scenery).toMatchObject([{ kind: 'oak', at: [100, 100] }]);
    expect(JSON.stringify(scene.scenery)).not.toContain('covers');
  });
  it('does not reach the players under fog: they get a picture of what they know', () => {
    const there: SceneryItem = { ...oak, at: [300, 100] };
    const at = playLines(toy, start, [by(put(0, there)), by({ edit: 'fog', places: 'all', way: 'hide' })]);
    const { scene } = publicView(toy, at.fight, undefined, { party: 'exact', others: 'exact' });
    expect(scene.scenery).toBeUndefined();
    expect(scene.materials).toBeUndefined();
    expect(scene.ground).toMatchObject({ kind: 'picture' });
    expect(JSON.stringify(scene)).not.toContain('oak');
  });
});
