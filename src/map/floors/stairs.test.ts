/** Tests stairs from map to map. */
import { describe, expect, it } from 'vitest';
import { dispatch } from '../../engine/history.ts';
import { setUpOrThrow } from '../../engine/play.testing.ts';
import { publicScene } from '../../engine/public/publicScene.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import type { Scene } from '../../space/scene.ts';
import { readyMapCards } from '../../space/scenes/readyCards.ts';
import { readyMapNamed } from './goToMap.ts';
import { editsToMap, mapsLedTo } from './stairs.ts';

const start = setUpOrThrow(toy, toyScenes, { ...toyScript, lines: [] });
const { scene } = start.fight;
if (scene.kind !== 'zones') throw new Error('The toy is played on zones.');
const [zone] = Object.values(scene.zones);
const middle = zone!.polygon.reduce(
  (sum, { x, y }) => ({ x: sum.x + x / zone!.polygon.length, y: sum.y + y / zone!.polygon.length }),
  { x: 0, y: 0 },
);
const stairs = (leads: string) => ({ kind: 'stairs', at: [middle.x, middle.y] as [number, number], leads });
const below: Scene = { ...scene, name: 'Cellar', scenery: [stairs('Taproom')] };
const above: Scene = {
  ...scene,
  name: 'Taproom',
  scenery: [stairs('Cellar'), { ...stairs('Cellar'), kind: 'ladder' }, { kind: 'table', at: [0, 0] }],
};
const fight = { ...start.fight, scene: above };

describe('stairs', () => {
  it('lead to a map from near by, and from nowhere else', () => {
    expect(mapsLedTo(above, middle)).toEqual(['Cellar']);
    expect(mapsLedTo(above, { x: middle.x + 900, y: middle.y })).toEqual([]);
    expect(mapsLedTo({ ...above, scenery: [{ kind: 'stairs', at: [middle.x, middle.y] }] }, middle)).toEqual([]);
  });
  it('bring those who go up beside the stairs that lead back; all others wait', () => {
    const [one = '', ...others] = fight.order;
    const done = dispatch(
      toy,
      { ...start, fight },
      { type: 'edit', label: 'Down', edits: editsToMap(fight, below, [one]) },
    );
    if (!done.ok) throw new Error(done.refusal.text);
    expect(done.value.fight.scene.name).toBe('Cellar');
    expect(done.value.fight.combatants[one]?.place).toEqual({ kind: 'zone', zone: zone!.id });
    for (const id of others) expect(done.value.fight.combatants[id]?.place).toEqual({ kind: 'off' });
  });
  it('bring nobody where no stairs lead back', () => {
    const edits = editsToMap(fight, { ...below, scenery: [] }, [...fight.order]);
    expect(edits.slice(1).every((edit) => edit.edit === 'combatant' && edit.place?.kind === 'off')).toBe(true);
  });
  it('do not tell players the name of the map they lead to', () => {
    expect(JSON.stringify(publicScene(above))).not.toContain('Cellar');
  });
});

describe('a ready map', () => {
  it('is a map that stairs can lead to, in the form of the fight', async () => {
    const tavern = readyMapCards.find(({ id }) => id === 'tavern')!;
    for (const kind of ['zones', 'squares'] as const)
      expect(await readyMapNamed(tavern.name, kind)).toMatchObject({ kind, name: tavern.name });
    expect(await readyMapNamed('No such map', 'zones')).toBeUndefined();
  });
});
