/**
 * Tests that a newcomer can make a tavern with the map editor from plain ground, and counts every
 * click, drag and key.
 */
import { expect, tabletop as test } from '../helpers/table.ts';

test('a tavern with rooms, doors, furniture and light is made in the editor, in a counted number of inputs, and is kept', async ({
  gm: { page },
}) => {
  let inputs = 0;
  const press = async (role: 'button' | 'radio' | 'tab' | 'option', name: string | RegExp) => {
    inputs += 1;
    await page.getByRole(role, { name, exact: true }).first().click();
  };
  const choose = async (words: string) => {
    inputs += 1;
    await page.getByText(words, { exact: true }).click();
  };
  const type = async (words: string) => {
    const field = page.getByRole('searchbox', { name: 'Find a thing' });
    await field.fill(words);
    inputs += words.length + 1;
  };
  /** A point of the map, in squares. */
  const at = async (column: number, row: number) => {
    const box = await page.getByRole('region', { name: 'The map' }).boundingBox();
    if (!box) throw new Error('The map is not on the page.');
    // The map of 24 by 16 squares is fitted beside the zoom buttons, with a margin.
    const side = Math.min((box.width - 56) / 24, box.height / 16) * SHARE;
    return {
      x: box.x + 56 + (box.width - 56) / 2 + (column - 12) * side,
      y: box.y + box.height / 2 + (row - 8) * side,
    };
  };
  const SHARE = 0.975;
  const click = async (column: number, row: number) => {
    inputs += 1;
    const { x, y } = await at(column, row);
    await page.mouse.click(x, y);
  };
  const drag = async (from: [number, number], to: [number, number]) => {
    inputs += 1;
    const [start, end] = [await at(...from), await at(...to)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
    await page.mouse.move(end.x, end.y, { steps: 3 });
    await page.mouse.up();
  };
  const thing = async (words: string, kind: string, ...spots: [number, number][]) => {
    await type(words);
    await press('radio', kind);
    for (const spot of spots) await click(...spot);
  };

  await page.getByRole('button', { name: 'New encounter' }).click();
  const made = page.getByRole('dialog', { name: 'New encounter' });
  await made.getByRole('radiogroup', { name: 'The game' }).getByRole('radio', { name: 'Thrum' }).check({ force: true });
  await made.getByRole('tab', { name: 'Plain ground' }).click();
  await page.getByRole('button', { name: 'Set it up' }).click();
  inputs = 4;
  await press('button', 'Edit the map');

  // The ground: cobbles over all, a muddy lane.
  await press('radio', 'Ground');
  await press('radio', 'Cobbles');
  await press('button', 'Cobbles over the whole map');
  await press('radio', 'Mud');
  await drag([1, 14.5], [23, 14.5]);

  // A taproom, a kitchen and a store, with their doors and windows.
  await press('radio', 'Walls and rooms');
  await drag([3, 2], [14, 12]);
  await drag([14, 2], [21, 7]);
  await drag([14, 7], [21, 12]);
  await press('radio', 'Door');
  await click(14, 4.5);
  await choose('A double door');
  await click(8, 12);
  await choose('A locked door');
  await click(14, 9.5);
  await choose('A window');
  for (const [column, row] of [
    [3, 4.5],
    [3, 9.5],
    [21, 4.5],
  ] as const)
    await click(column, row);

  // Furniture.
  await press('radio', 'Things');
  await thing('counter', 'counter', [10.5, 4]);
  await thing('round table', 'round table', [5.5, 5], [5.5, 9], [9.5, 9]);
  await thing('stool', 'stool', [4.5, 5], [6.5, 5], [4.5, 9], [6.5, 9], [8.5, 9], [10.5, 9]);
  await thing('hearth', 'hearth', [17.5, 2.5]);
  await thing('barrel', 'barrel', [15, 11], [16, 11], [17, 11], [20, 8]);
  await thing('chandelier', 'chandelier', [8, 7]);
  await thing('oak', 'oak', [22.5, 1]);

  // By torchlight.
  await press('radio', 'Ground');
  inputs += 1;
  await page.getByRole('button', { name: /Light/ }).click();
  await press('option', 'Torchlight');

  // Everything stands on the map, in its layers.
  await page.getByRole('radio', { name: 'Things', exact: true }).click();
  await page.getByText('Layers', { exact: true }).click();
  for (const layer of ['Furniture 15', 'Lights and fire 1', 'Trees and plants 1'])
    await expect(page.getByRole('listitem').filter({ hasText: layer })).toBeVisible();
  await press('button', 'Done');
  await press('button', 'Keep this map on the shelf');
  await expect(
    page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('listitem')
      .last(),
  ).toContainText(/shelf/);
  // The rules have everything that was built: the map opens again as it was left.
  await page.reload();
  await page.getByRole('button', { name: 'Edit the map' }).click();
  await page.getByRole('radio', { name: 'Things', exact: true }).click();
  await page.getByText('Layers', { exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Furniture 15' })).toBeVisible();

  console.log(`A tavern in ${inputs} inputs.`);
  expect(inputs).toBeLessThan(150);
});
