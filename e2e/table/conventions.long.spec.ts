/** The usual gestures on a map: mouse, fingers and keys, each as the list of conventions says. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, freePart, type Table, tabletop as test } from '../helpers/table.ts';

// These gestures meet figures that glide.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * The figure that the tests move. It does not have the turn, so that a click on the map only
 * selects.
 */
const WHO = 'Bandit 1';

/** The middle of the part of the map that no panel covers. */
async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = await freePart(page);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Starts a fight on squares or zones, with one of its foes large in the middle of the map and
 * nobody selected.
 */
async function closeUp(gm: Table, fight = 'The gallows crossroads', who = WHO): Promise<{ x: number; y: number }> {
  const { page } = gm;
  await gm.start(fight);
  await gm.row(who).click();
  const card = page.getByRole('region', { name: 'Who acts' });
  await expect(card.getByRole('heading', { name: who, exact: true })).toBeVisible();
  for (let n = 0; n < 4; n += 1) await page.keyboard.press('+');
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  await expect(card.getByRole('heading', { name: who, exact: true })).toBeHidden();
  return middleOf(page);
}
const chosen = (gm: Table, who = WHO) =>
  gm.page.getByRole('region', { name: 'Who acts' }).getByRole('heading', { name: who, exact: true });

test('the left button selects, a double click opens the sheet, the right button the menu, Escape deselects, three drags pan, the wheel zooms at the pointer; a box selects, Shift adds, X and H act on the selected; a long press pings on both screens', async ({
  gm,
  page,
}) => {
  const { x, y } = await closeUp(gm);
  await page.mouse.click(x, y);
  await expect(chosen(gm)).toBeVisible();
  await page.mouse.dblclick(x, y);
  await expect(page.getByRole('dialog', { name: `${WHO}: set by hand` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.mouse.click(x, y, { button: 'right' });
  await expect(page.getByRole('menu', { name: WHO })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();

  // The right button, the middle button, and Space with the left button each move the map, and the
  // figure under the pointer stays under it.
  const [here, there] = [
    { x, y },
    { x: x + 120, y: y + 80 },
  ];
  for (const [button, from, to] of [
    ['right', here, there],
    ['middle', there, here],
    ['left', here, there],
  ] as const) {
    await page.keyboard.press('Escape');
    await expect(chosen(gm)).toBeHidden();
    if (button === 'left') await page.keyboard.down(' ');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down({ button });
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 3 });
    await page.mouse.up({ button });
    if (button === 'left') await page.keyboard.up(' ');
    await expect(page.getByRole('menu')).toBeHidden();
    await page.mouse.click(to.x, to.y);
    await expect(chosen(gm), `${button} drag`).toBeVisible();
  }

  await page.keyboard.press('Escape');
  await expect(chosen(gm)).toBeHidden();
  await page.mouse.wheel(0, -300);
  await page.mouse.wheel(0, -300);
  await gm.still();
  await page.mouse.click(there.x, there.y);
  await expect(chosen(gm)).toBeVisible();

  // Space still presses a button that the user reached by key.
  await page.keyboard.press('Escape');
  await expect(chosen(gm)).toBeHidden();
  await page.keyboard.press('Tab');
  await gm.row(WHO).focus();
  await page.keyboard.press(' ');
  await expect(chosen(gm)).toBeVisible();

  // The same key shows the whole map and goes back to exactly the view before.
  const laid = () =>
    page.evaluate(() => {
      const board = document.querySelector<HTMLElement>('[data-board]');
      board?.dispatchEvent(new Event('lay-open'));
      return board?.dataset.laidOut;
    });
  await page.keyboard.press('Escape');
  const near = await laid();
  await page.keyboard.press('0');
  await expect.poll(laid).not.toBe(near);
  await page.keyboard.press('0');
  await expect.poll(laid).toBe(near);

  // A drag on the empty map selects a box. H hides the selected, X asks once and removes them from the map.
  await page.keyboard.press('Escape');
  await page.keyboard.press('0');
  await gm.still();
  const box = await freePart(page);
  await page.mouse.move(box.x + 4, box.y + 4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.move(box.x + box.width - 4, box.y + box.height - 4, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.press('h');
  await expect(gm.log).toContainText('Bandit 2 is hidden from the players.');
  await expect(gm.row('Theobald')).toHaveAccessibleName(/hidden from the players/);
  await page.keyboard.press('h');
  await expect(gm.row('Theobald')).not.toHaveAccessibleName(/hidden from the players/);
  await page.keyboard.press('x');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take off the map' }).click();
  await expect(gm.log).toContainText('Bandit 2 is taken off the map.');
  // One undo brings all of them back.
  await page.keyboard.press('Control+z');
  await expect(gm.log).not.toContainText('is taken off the map.');

  // Shift adds a second figure to the selection, and removes it again.
  await page.keyboard.press('Escape');
  await gm.row(WHO).click();
  await page.keyboard.press('c');
  await page.keyboard.press('Escape');
  const middle = await middleOf(page);
  await gm.row('Bandit 2').click();
  await page.keyboard.down('Shift');
  await page.mouse.click(middle.x, middle.y);
  await page.keyboard.up('Shift');
  await page.keyboard.press('x');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take off the map' }).click();
  await expect(gm.log).toContainText('Bandit 2 is taken off the map. Bandit 1 is taken off the map.');

  // A long press pings on both screens.
  const screen = await gm.openScreen();
  const rings = (window: Page) => window.locator('[data-ping]').first();
  await page.bringToFront();
  await page.mouse.move(x + 90, y + 90);
  const both = Promise.all([rings(page).waitFor({ state: 'attached' }), rings(screen).waitFor({ state: 'attached' })]);
  await page.mouse.down();
  await both;
  await page.mouse.up();
});

test('J and K walk through the combatants, C centres, arrows move, N and P go on and back, and no single key ends the fight', async ({
  gm,
  page,
}) => {
  await gm.start('First Blood at the Quarry');
  const card = page.getByRole('region', { name: 'Who acts' }).getByRole('heading', { level: 2 });
  const first = await card.innerText();
  await page.keyboard.press('j');
  await expect(card).not.toHaveText(first);
  await page.keyboard.press('k');
  await expect(card).toHaveText(first);
  await page.keyboard.press('p');
  await expect(card).not.toHaveText(first);
  await page.keyboard.press('Escape');
  await expect(card).toHaveText(first);
  for (const key of [
    'x',
    'h',
    'Escape',
    'Enter',
    'Delete',
    'Backspace',
    'q',
    'e',
    'Escape',
    'f',
    'Escape',
    'd',
    'Escape',
  ])
    await page.keyboard.press(key);
  await expect(page.getByText('The fight is over.')).toBeHidden();
});

test.describe('fingers', () => {
  test.use({ hasTouch: true });
  type Finger = { x: number; y: number };
  const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Finger[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map((at, id) => ({ ...at, id })) });

  test('one finger pans the empty map and moves a token, two fingers zoom, a long press opens the menu, a tap selects', async ({
    gm,
    page,
  }) => {
    const { x, y } = await closeUp(gm);
    const cdp = await page.context().newCDPSession(page);
    await page.touchscreen.tap(x, y);
    await expect(chosen(gm)).toBeVisible();

    // A long press, released when the menu has opened.
    await touch(cdp, 'touchStart', [{ x, y }]);
    await expect(page.getByRole('menu', { name: WHO })).toBeVisible();
    await touch(cdp, 'touchEnd', []);
    await expect(page.getByRole('menu', { name: WHO })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();

    // Two fingers move apart around the token, and the token stays between them.
    await touch(cdp, 'touchStart', [{ x: x - 40, y }]);
    await touch(cdp, 'touchStart', [
      { x: x - 40, y },
      { x: x + 40, y },
    ]);
    for (const far of [55, 70, 85])
      await touch(cdp, 'touchMove', [
        { x: x - far, y },
        { x: x + far, y },
      ]);
    await touch(cdp, 'touchEnd', []);
    await page.keyboard.press('Escape');
    await page.touchscreen.tap(x, y);
    await expect(chosen(gm)).toBeVisible();

    // One finger on empty ground moves the map.
    const empty = { x: x + 150, y: y + 150 };
    await touch(cdp, 'touchStart', [empty]);
    for (const step of [20, 50, 80]) await touch(cdp, 'touchMove', [{ x: empty.x - step, y: empty.y - step }]);
    await touch(cdp, 'touchEnd', []);
    await page.keyboard.press('Escape');
    await page.touchscreen.tap(x - 80, y - 80);
    await expect(chosen(gm)).toBeVisible();
  });

  test('a finger moves a token', async ({ gm, page }) => {
    const { x, y } = await closeUp(gm, 'Alarm in the yard', 'Guard 1');
    const cdp = await page.context().newCDPSession(page);
    await touch(cdp, 'touchStart', [{ x, y }]);
    for (const step of [20, 60, 110, 160]) await touch(cdp, 'touchMove', [{ x: x + step, y }]);
    await touch(cdp, 'touchEnd', []);
    // It is not this token's turn: the game says so, and the GM may move the token by hand.
    await page.getByRole('button', { name: 'Move by hand' }).click();
    await expect(gm.log).toContainText(/Guard 1 is moved to/);
  });
});
