/** Tests of the ground's panel, as hands use it. */
import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { createStrokeEvents } from '../../board/strokeEvents.ts';
import { plainSquares } from '../../map/scenes/plainScenes.ts';
import { emptyWindow } from '../../store/encounters/window.testing.ts';
import { tableActions, tableOfWindow } from '../../store/store.ts';
import { newUser } from '../../ui/inputs/userEvents.testing.ts';
import { useEditorHand } from '../editorHand.ts';
import { useGroundEditor } from './GroundEditor.tsx';

const start = { ...useEditorHand.getState() };
const keys = createStrokeEvents();

beforeEach(async () => {
  await emptyWindow();
  useEditorHand.setState(start, true);
  const scene = plainSquares({ name: 'Yard', columns: 10, rows: 10, ground: { kind: 'plain', look: 'stone' } });
  await tableActions.create({ name: 'Yard', ruleset: 'freeform', scene });
});

const scene = () => {
  const { open } = tableOfWindow.store.getState();
  if (!open) throw new Error('No encounter is open.');
  return open.fight.scene;
};

function Panel() {
  const now = useStore(tableOfWindow.store, ({ open }) => open?.fight.scene ?? scene());
  return useGroundEditor(now, 'dark', { keys, active: true }).panel;
}

it('lays a material over the whole map, and undo takes it back', async () => {
  render(<Panel />);
  const user = newUser();
  await user.click(screen.getByRole('radio', { name: 'Cobbles' }));
  await user.click(screen.getByRole('button', { name: 'Cobbles over the whole map' }));
  expect(scene().materials).toEqual([{ material: 'cobbles' }]);
  await user.click(screen.getByRole('radio', { name: 'Grass' }));
  await user.click(screen.getByRole('button', { name: 'Grass over the whole map' }));
  expect(scene().materials).toEqual([{ material: 'grass' }]);
  tableActions.undo();
  expect(scene().materials).toEqual([{ material: 'cobbles' }]);
});

it('lists what lies there, and takes one layer away and no other', async () => {
  tableActions.edit('Ground', [
    {
      edit: 'ground',
      materials: [
        { material: 'grass' },
        {
          material: 'mud',
          path: [
            [0, 0],
            [300, 300],
          ],
          width: 60,
        },
      ],
    },
  ]);
  render(<Panel />);
  const user = newUser();
  await user.click(screen.getByText('What lies here (2)'));
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual(['Mud a path', 'Grass the whole map']);
  await user.click(screen.getByRole('button', { name: 'Take away mud, a path' }));
  expect(scene().materials).toEqual([{ material: 'grass' }]);
  // Mud is hard footing, and none is left where it lay.
  expect(scene()).toMatchObject({ cells: {} });
});

it('makes the brush wider and narrower by keys, within its bounds', async () => {
  render(<Panel />);
  const user = newUser();
  await user.keyboard(']]');
  expect(useEditorHand.getState().across).toBe(2);
  await user.keyboard('[['.repeat(9));
  expect(useEditorHand.getState().across).toBe(0.25);
});
