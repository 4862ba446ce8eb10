/** Tests the palette and the form of the selected thing as people use them. */
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { plainSquares } from '../../map/scenes/plainScenes.ts';
import { withSceneryFacts } from '../../space/painted/sceneryFacts.ts';
import type { SceneryItem } from '../../space/scenery/scenery.ts';
import { emptyWindow } from '../../store/encounters/window.testing.ts';
import { tableActions, tableOfWindow } from '../../store/store.ts';
import { newUser } from '../../ui/inputs/userEvents.testing.ts';
import { chosenThings, noThings, stillChosen, useEditorHand } from '../editorHand.ts';
import { ThingsPanel } from './ThingsPanel.tsx';
import { thingKey, useThingDeeds } from './useThingDeeds.ts';

const start = { ...useEditorHand.getState() };
const wall: SceneryItem = {
  kind: 'wall',
  along: [
    [0, 128],
    [128, 128],
  ],
};
const table: SceneryItem = { kind: 'table', at: [224, 224] };

beforeEach(async () => {
  await emptyWindow();
  useEditorHand.setState(start, true);
  globalThis.IntersectionObserver ??= class {
    observe() {}
    disconnect() {}
  } as never;
  const scene = plainSquares({ name: 'Tavern', columns: 10, rows: 10, ground: { kind: 'plain', look: 'wood' } });
  await tableActions.create({
    name: 'Tavern',
    ruleset: 'freeform',
    scene: withSceneryFacts({ ...scene, scenery: [wall, table] }),
  });
});

const scene = () => {
  const { open } = tableOfWindow.store.getState();
  if (!open) throw new Error('No encounter is open.');
  return open.fight.scene;
};
const things = () => scene().scenery ?? [];

function Panel() {
  const now = useStore(tableOfWindow.store, ({ open }) => open?.fight.scene ?? scene());
  const chosen = useEditorHand((hand) => hand.chosen);
  const deeds = useThingDeeds(now, () => true);
  const all = now.scenery ?? [];
  return <ThingsPanel things={all} items={stillChosen(chosen, all).flatMap((at) => all[at] ?? [])} deeds={deeds} />;
}
const choose = (...numbers: number[]) =>
  useEditorHand.setState({ thingTool: 'choose', chosen: chosenThings(numbers, things()) });

it('finds things by words and by group, and keeps favourites', async () => {
  render(<Panel />);
  const user = newUser();
  const kinds = () => within(screen.getByRole('radiogroup', { name: 'Kinds' })).queryAllByRole('radio');
  await user.type(screen.getByRole('searchbox', { name: 'Find a thing' }), 'round ta');
  expect(kinds().map((one) => one.textContent)).toEqual(['round table']);
  await user.click(kinds()[0]!);
  expect(useEditorHand.getState().kind).toBe('round table');
  await user.click(screen.getByRole('button', { name: 'Make round table a favourite' }));
  await user.clear(screen.getByRole('searchbox', { name: 'Find a thing' }));
  expect(kinds().map((one) => one.textContent)).toContain('round table');
  await user.click(screen.getByRole('button', { name: 'Graves' }));
  expect(kinds().map((one) => one.textContent)).toContain('open grave');
  await user.type(screen.getByRole('searchbox', { name: 'Find a thing' }), 'spaceship');
  expect(screen.getByText('No thing has these words.')).toBeTruthy();
});

it('says what a thing means in the rules, changes it for this one, and takes it back', async () => {
  choose(1);
  render(<Panel />);
  const user = newUser();
  const meaning = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  expect(meaning('Low cover: shot over').checked).toBe(true);
  expect(scene()).toMatchObject({ cells: { '3,3': { terrain: 'low table' } } });
  await user.click(meaning('Bars the way and shots'));
  expect(things()[1]).toMatchObject({ kind: 'table', means: ['bars', 'low', 'climb'] });
  expect(scene()).toMatchObject({ cells: { '3,3': { blocked: true } } });
  // The wall beside it keeps its meaning.
  expect(things()[0]).toEqual(wall);
  await user.click(screen.getByRole('button', { name: 'As every table' }));
  expect(things()[1]).toEqual(table);
  tableActions.undo();
  expect(scene()).toMatchObject({ cells: { '3,3': { blocked: true } } });
});

it('doubles, turns and takes away what is chosen, each as one step of undo', async () => {
  choose(1);
  render(<Panel />);
  const user = newUser();
  await user.click(screen.getByRole('button', { name: /^Double/ }));
  expect(things().map(({ kind }) => kind)).toEqual(['wall', 'table', 'table']);
  await user.click(screen.getByRole('button', { name: /^Turn/ }));
  expect(things().map(({ turn }) => turn)).toEqual([undefined, undefined, 15]);
  await user.click(screen.getByRole('button', { name: /^Take away/ }));
  expect(things()).toEqual([wall, table]);
  for (let n = 0; n < 3; n += 1) tableActions.undo();
  expect(things()).toEqual([wall, table]);
  expect(tableOfWindow.store.getState().open?.encounter.past).toEqual([]);
});

it('does nothing by keys while nothing is chosen', () => {
  useEditorHand.setState({ chosen: noThings });
  render(<Panel />);
  const done: string[] = [];
  const deeds = new Proxy({}, { get: (_, name) => () => done.push(String(name)) }) as Parameters<typeof thingKey>[1];
  const press = (key: string, ctrlKey = false) =>
    thingKey({ key, ctrlKey, shiftKey: false, metaKey: false }, deeds, 64)?.();
  for (const key of ['Delete', '[', 'ArrowLeft', '}']) press(key);
  for (const key of ['d', 'c', 'v', 'a']) press(key, true);
  expect(press('x')).toBeUndefined();
  expect(done).toEqual(['remove', 'turn', 'move', 'grow', 'double', 'copy', 'paste', 'chooseAll']);
  expect(things()).toHaveLength(2);
});

it('hides and locks layers by their themes', async () => {
  render(<Panel />);
  const user = newUser();
  await user.click(screen.getByText('Layers'));
  await user.click(screen.getByRole('button', { name: 'Hide Walls and buildings' }));
  await user.click(screen.getByRole('button', { name: 'Lock Furniture' }));
  expect(useEditorHand.getState()).toMatchObject({ hidden: ['Walls and buildings'], locked: ['Furniture'] });
  await user.click(screen.getByRole('button', { name: 'Show Walls and buildings' }));
  expect(useEditorHand.getState().hidden).toEqual([]);
  expect(things()).toHaveLength(2);
});
