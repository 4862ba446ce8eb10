/**
 * Fog in both windows: hidden things are in no message to the players, and undo brings fog back.
 */
import { expect, openFor, postedSince, tabletop as test, toolBar } from '../helpers/table.ts';

test('concealed combatants are in no message; a zone in fog and its foe are in no players’ window and no message until the zone is revealed, and undo brings the fog back', async ({
  gm,
  page,
}) => {
  await gm.start('Ambush at the mill');
  // The GM sees the concealed in the order, and the players' window was never sent them.
  const first = await openFor(gm, 'Sir Aldous');
  const posted = (await postedSince(page, 0)).join('\n');
  for (const name of ['Archer', 'Net thrower', 'Bandit 1', 'Bandit 2']) {
    await expect(gm.row(name)).toBeVisible();
    expect(posted.includes(name)).toBe(false);
  }
  expect(posted).toContain('Black Jost');
  await first.close();

  // By key, and everything at once: the ground where the party stands stays known.
  await page.keyboard.press('f');
  await toolBar(page, 'Fog').getByRole('button', { name: 'Hide all' }).click();
  await gm.saved();
  const before = (await postedSince(page, 0)).length;
  const screen = await openFor(gm, 'Sir Aldous');
  await expect(screen.getByText('Red Ketil').first()).toBeVisible();
  await expect(screen.getByText('Black Jost')).toHaveCount(0);
  const dark = (await postedSince(page, before)).join('\n');
  for (const secret of ['Black Jost', 'Loading Place', 'Millrace', 'Mill Pond']) expect(dark).not.toContain(secret);
  expect(dark).toContain('Kitchen Garden');

  // The list of the map's places reveals one zone by keys alone.
  await page.keyboard.press('l');
  const reveal = page.getByRole('button', { name: 'Reveal Loading Place' });
  await reveal.focus();
  await page.keyboard.press('Enter');
  await expect(screen.getByText('Black Jost').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide Loading Place in fog' })).toBeVisible();
  await expect(gm.log).toContainText('The players know now: Loading Place.');
  expect((await postedSince(page, 0)).join('\n')).not.toContain('The players know now');

  await page.keyboard.press('Control+z');
  await expect(screen.getByText('Black Jost')).toHaveCount(0);
  await expect(reveal).toBeVisible();
  await gm.saved();
  await page.reload();
  await expect(gm.row('Black Jost')).toBeVisible();
  await expect(screen.getByText('Sir Aldous').first()).toBeVisible();
  await expect(screen.getByText('Black Jost')).toHaveCount(0);
});
