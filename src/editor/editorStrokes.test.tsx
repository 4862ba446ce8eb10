/**
 * Tests of the editor's modes as one builds a map: ground painted, a thing put down, a room and its
 * door built, a wrong stroke taken back, and the map read again from the file that was saved.
 */
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStore } from 'zustand';
import { createStrokeEvents } from '../board/strokeEvents.ts';
import { openEncounterFile, packEncounter } from '../formats/encounterFile.ts';
import { plainSquares } from '../map/scenes/plainScenes.ts';
import type { Scene } from '../space/scene.ts';
import { emptyWindow } from '../store/encounters/window.testing.ts';
import { tableActions, tableOfWindow } from '../store/store.ts';
import { type EditorHand, useEditorHand } from './editorHand.ts';
import { useGroundEditor } from './ground/GroundEditor.tsx';
import { useThingsEditor } from './things/ThingsEditor.tsx';
import { useWallsEditor } from './walls/WallsEditor.tsx';

const start = { ...useEditorHand.getState() };
const pen = createStrokeEvents();

const opened = () => {
  const { open } = tableOfWindow.store.getState();
  if (!open) throw new Error('No encounter is open.');
  return open;
};
const scene = (): Scene => opened().fight.scene;

/** The layer of the chosen mode, as the editor puts it on the board. */
function Hand() {
  const now = useStore(tableOfWindow.store, ({ open }) => open?.fight.scene ?? scene());
  const mode = useEditorHand((hand) => hand.mode);
  const ground = useGroundEditor(now, 'dark', { keys: pen, active: mode === 'ground' });
  const things = useThingsEditor(now, 'dark', { keys: pen, active: mode === 'things', paintThing: undefined });
  const walls = useWallsEditor(now, 'dark', pen, undefined);
  return mode === 'ground' ? ground.layer : mode === 'things' ? things.layer : walls.layer;
}

const take = (hand: Partial<Omit<EditorHand, 'take'>>) => act(() => useEditorHand.getState().take(hand));

/** Draws from point to point without letting go; one point is a press. */
function draw(...points: (readonly [number, number])[]) {
  const [first = [0, 0]] = points;
  const last = points.at(-1) ?? first;
  const tell = (phase: 'start' | 'move' | 'end' | 'cancel', [x, y]: readonly [number, number]) =>
    act(() => pen.tell({ phase, point: { x, y }, unit: 1 }));
  tell('start', first);
  for (const point of points.slice(1)) tell('move', point);
  tell('end', last);
}

// Without a board around it, React takes the layer's shapes for unknown tags, and says so.
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await emptyWindow();
  useEditorHand.setState(start, true);
  const yard = plainSquares({ name: 'Yard', columns: 12, rows: 10, ground: { kind: 'plain', look: 'grass' } });
  await tableActions.create({ name: 'Yard', ruleset: 'freeform', scene: yard });
  render(<Hand />);
});

/** A room with a locked door, a table in it, and a muddy way to it. */
function buildRoom() {
  const p = scene().kind === 'squares' ? (scene() as Scene & { pixels: number }).pixels : 60;
  take({ mode: 'ground', groundTool: 'brush', material: 'mud', across: 1 });
  draw([0.5 * p, 4.5 * p], [1.5 * p, 4.5 * p], [2.5 * p, 4.5 * p]);
  take({ mode: 'walls', wallTool: 'room', wall: 'wall', floor: 'planks' });
  draw([4 * p, 2 * p], [6 * p, 4 * p], [8 * p, 6 * p]);
  take({ wallTool: 'opening', opening: 'locked' });
  draw([4 * p, 4.5 * p]);
  take({ mode: 'things', thingTool: 'stamp', kind: 'table' });
  draw([6 * p, 4 * p]);
}

describe('the editor', () => {
  it('paints ground, builds a room with a locked door, and puts a table into it; the rules know all of it', () => {
    buildRoom();
    const made = scene();
    expect(made.materials?.map(({ material }) => material)).toEqual(expect.arrayContaining(['mud', 'planks']));
    expect(made.scenery?.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['wall', 'table']));
    if (made.kind !== 'squares') throw new Error('The yard has squares.');
    expect([made.walls['3,2,e'], made.walls['3,4,e'], made.walls['7,4,e']]).toEqual(['wall', 'door', 'wall']);
    expect(made.doors?.['3,4,e']).toEqual({ locked: true });
    expect(made.cells['1,4']).toMatchObject({ difficult: true, terrain: 'mud' });
    // The yard beside the room is as it was.
    expect(made.cells['10,8']).toBeUndefined();
  });
  it('takes back one stroke after the other, to the empty yard, and does them again', () => {
    const empty = scene();
    buildRoom();
    const full = scene();
    act(() => void tableActions.undo());
    expect(scene().scenery?.some(({ kind }) => kind === 'table')).toBe(false);
    expect(scene().scenery?.some(({ kind }) => kind === 'wall')).toBe(true);
    for (let n = 0; n < 3; n += 1) act(() => void tableActions.undo());
    expect(scene()).toEqual(empty);
    for (let n = 0; n < 4; n += 1) act(() => void tableActions.redo());
    expect(scene()).toEqual(full);
  });
  it('gives the very same map again when the saved file is opened', async () => {
    buildRoom();
    const { encounter, ruleset } = opened();
    const bytes = await packEncounter(encounter, new Map());
    const read = await openEncounterFile(bytes, () => ruleset);
    if (!read.ok) throw new Error(read.refusal.text);
    expect(read.value.encounter.fight.scene).toEqual(scene());
    expect(read.value.encounter).toEqual(encounter);
  });
  it('does nothing where there is no wall for a door', () => {
    take({ mode: 'walls', wallTool: 'opening', opening: 'door' });
    const before = scene();
    draw([300, 300]);
    expect(scene()).toEqual(before);
  });
});
