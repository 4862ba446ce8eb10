/** A fight of the GM's own, from an empty encounter to the durability rolls, in both windows. */
import { strFromU8, unzipSync } from 'fflate';
import type { Account } from '../../src/engine/account/account.ts';
import { expect, fileFrom, freePart, tabletop as test } from '../helpers/table.ts';

test('a GM’s own fight goes from set-up to the durability rolls', async ({ gm, page }) => {
  await page.getByRole('button', { name: 'New encounter' }).click();
  await page.getByRole('button', { name: 'Set it up' }).click();
  const map = page.getByRole('region', { name: 'The map' });
  /** Clicks on the map, this many pixels to the right of its middle. */
  const put = async (right: number) => {
    const box = await map.boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2 + right, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  await page.getByRole('button', { name: /^Add Bandit\./ }).click();
  await expect(page.getByText('Click where Bandit stands')).toBeVisible();
  await put(0);
  await expect(page.getByRole('button', { name: 'Bandit Under the Gallows' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to The party' }).click();
  await page.getByRole('button', { name: /^Add Knight\..* To The party\.$/ }).click();
  await expect(page.getByText('Click where Knight stands')).toBeVisible();
  await put(60);
  await page.getByRole('button', { name: 'Knight Under the Gallows' }).click();
  await page.getByRole('button', { name: 'Keep Knight on the shelf' }).click();
  await expect(page.getByText('Knight is on the shelf.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await expect(gm.question).toContainText('Who began the fight?');
  await gm.answer('The party');
  const screen = await gm.openScreen();
  await gm.row('Knight').focus();
  await page.keyboard.press('Enter');
  // A player who comes late gets the knight on the map. The players' screen then shows the player's
  // name with the turn, until the GM undoes it.
  for (const key of ['+', '+', '+', '+', 'c']) await page.keyboard.press(key);
  const free = await freePart(page);
  await page.mouse.click(free.x + free.width / 2, free.y + free.height / 2, { button: 'right' });
  await page.getByRole('menuitem', { name: /^Who plays this one/ }).click();
  await page.getByRole('textbox', { name: 'Name of the player' }).fill('Mara');
  await page.keyboard.press('Enter');
  await expect(screen.getByText('· Mara')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(screen.getByText('· Mara')).toHaveCount(0);
  await gm.move(/^Sword/).click();
  await gm.answer(/^Bandit/);
  await gm.answer('No reaction');
  await expect(screen.getByText('Knight').first()).toBeVisible();
  await page.keyboard.press('n');
  // The GM gives a lasting wound by typing a word.
  await gm.row('Knight').click();
  await page.keyboard.press('q');
  await page
    .getByRole('dialog', { name: /^Set by a word/ })
    .getByRole('textbox')
    .fill('-3');
  await page.keyboard.press('Enter');
  await gm.saved();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /End the fight/ }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: /End/ }).click();
  await expect(gm.log).toContainText(/Sword (comes through undamaged|is damaged)/);
  await expect(gm.log).toContainText('MU-48');
  // The character on the shelf keeps what the fight left, when the GM says so.
  await page.getByRole('button', { name: 'What happened' }).click();
  const carried = page.getByRole('region', { name: 'What carries over' });
  await page.getByRole('button', { name: 'Next fight with this party' }).click();
  const unkept = page.getByRole('alertdialog', { name: 'Not kept yet' });
  await expect(unkept).toContainText(/Knight.*Health/);
  await unkept.getByRole('button', { name: 'Cancel' }).click();
  await carried.getByRole('button', { name: 'Keep on the characters' }).click();
  await expect(carried).toContainText('Kept');
  // The saved file says the same as the page.
  const markdown = await fileFrom(page, () => page.getByRole('button', { name: 'Markdown' }).click());
  expect(markdown.name).toMatch(/\.md$/);
  expect(markdown.text).toMatch(/^# .+\n[\s\S]*\*\*Won: The party\*\*[\s\S]*\| Knight \| up \|/);
  const account = await fileFrom(page, () => page.getByRole('button', { name: 'JSON' }).click());
  const { format, people } = JSON.parse(account.text) as Account;
  expect([format, ...people.map(({ name }) => name).sort()]).toEqual(['affray-account', 'Bandit', 'Knight']);
  await page.getByRole('button', { name: 'To the fight' }).click();
  // The end is a move like any other: after undo the fight goes on.
  await page.keyboard.press('Control+z');
  await expect(gm.log).not.toContainText('MU-48');
  await gm.saved();
});

test('among the ready-made maps the GM goes back and chooses another, a combatant made by hand is open at once, and a map is kept for other fights', async ({
  gm,
}) => {
  const { page } = gm;
  await page.getByRole('button', { name: 'New encounter' }).click();
  const dialog = page.getByRole('dialog', { name: 'New encounter' });
  await dialog.getByText('The Old Mill').click();
  await dialog.getByRole('tab', { name: 'Plain ground' }).click();
  await expect(dialog.getByPlaceholder('Open ground')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Ready-made maps' }).click();
  await expect(dialog.getByRole('radio', { name: /^The Old Mill/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Set it up' }).click();
  await expect(page.getByRole('button', { name: 'Rename “The Old Mill”' })).toBeVisible();
  await page.getByRole('button', { name: 'Make one by hand' }).click();
  await expect(page.getByRole('tab', { name: 'Someone' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Click where Someone stands')).toBeVisible();

  // The map is stored once. Later the shelf asks when the map has changed, and offers the map to
  // any other fight.
  const keep = page.getByRole('button', { name: 'Keep this map on the shelf' });
  await keep.click();
  await expect(page.getByText('“The Old Mill” is on the shelf.')).toBeVisible();
  await keep.click();
  await expect(page.getByText('“The Old Mill” is on the shelf already, as it is here.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the start page' }).click();
  await page.getByRole('button', { name: 'New encounter' }).click();
  await dialog.getByRole('tab', { name: 'On your shelf' }).click();
  await dialog.getByRole('radiogroup', { name: 'Maps of your shelf' }).getByText('The Old Mill').click();
  await expect(dialog.getByPlaceholder('The Old Mill')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'The shelf' }).click();
  await page.getByRole('row', { name: /^The Old Mill/ }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('The burnt mill');
  await page.getByRole('button', { name: 'New fight here' }).click();
  await expect(page.getByRole('button', { name: 'Rename “The burnt mill”' })).toBeVisible();
});

test('a combatant dragged from the list stands where the GM lets go; the game, the side and a creature’s place are remembered; a running fight is listed as begun', async ({
  gm,
}) => {
  const { page } = gm;
  const setItUp = async () => {
    await page.getByRole('button', { name: 'New encounter' }).click();
    await page.getByRole('button', { name: 'Set it up' }).click();
  };
  await page.getByRole('button', { name: 'New encounter' }).click();
  await page
    .getByRole('radiogroup', { name: 'The game' })
    .getByRole('radio', { name: 'Einfelst Wilds' })
    .check({ force: true });
  await page.getByRole('tab', { name: 'Plain ground' }).click();
  await page.getByRole('button', { name: 'Set it up' }).click();
  const bandit = page.getByRole('button', { name: /^Add Bandit\./ });
  // The drag can start and end once the ground is drawn and the line above the list has appeared.
  await expect(page.locator('[data-board] canvas').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByPlaceholder('3 bandits, leader, Torvald')).toBeVisible();
  await gm.still();
  const [from, map] = [await bandit.boundingBox(), await page.getByRole('region', { name: 'The map' }).boundingBox()];
  if (!from || !map) throw new Error('The list or the map is not on the page.');
  const to = { x: map.x + map.width / 2, y: map.y + map.height / 2 };
  await page.mouse.move(from.x + 20, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 40, to.y, { steps: 5 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.mouse.up();
  const cast = page.getByRole('region', { name: 'Sides and combatants' });
  const placed = cast.getByRole('button', { name: /^Bandit (?!beside)/ });
  await expect(placed).toBeVisible();
  const place = (await placed.innerText()).split('\n').at(-1) ?? '';

  // The next creature of this kind is offered the place of the first, one press away.
  await bandit.click();
  await page.getByRole('button', { name: 'Beside Bandit 1' }).click();
  await expect(cast.getByRole('button', { name: `Bandit 2 ${place}` })).toBeVisible();

  // The next encounter remembers to whom a creature was added, and the game.
  await page.getByRole('button', { name: 'Add to The party' }).click();
  await bandit.click();
  await page.getByRole('button', { name: 'Not now' }).click();
  // Who stands beside the map is told once, and the second press begins the fight.
  await page.getByRole('button', { name: 'Begin the fight' }).click();
  await expect(page.getByRole('alert')).toContainText(/Bandit.* stands beside the map\./);
  await page.getByRole('button', { name: 'Begin anyway' }).click();
  await gm.saved();
  await gm.fromMenu('To the start page');
  await expect(page.getByRole('region', { name: 'Your encounters' }).getByText('begun', { exact: true })).toBeVisible();
  await setItUp();
  await expect(page.getByText('Setting up · Einfelst Wilds')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add Bandit\..* To The party\.$/ })).toBeVisible();
});

test('the GM’s own people: a first fight takes few inputs, the next with the same party eight, reinforcements three', async ({
  gm,
  page,
}) => {
  let inputs = 0;
  const click = async (name: string | RegExp, role: 'button' | 'menuitem' = 'button') => {
    inputs += 1;
    await page.getByRole(role, { name }).click();
  };
  const put = async (right: number) => {
    inputs += 1;
    await expect(page.getByText(/^Click where/)).toBeVisible();
    const box = await page.getByRole('region', { name: 'The map' }).boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2 + right, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  /** Typed words count as one input, and so does Enter. */
  const say = async (words: string) => {
    inputs += 2;
    await page.getByRole('textbox', { name: 'Who comes, in words' }).fill(words);
    await page.keyboard.press('Enter');
  };
  await click('New encounter');
  await click('Set it up');
  const line = page.getByRole('textbox', { name: 'Who comes, in words' });
  await line.fill('3 bandits, Sybila');
  await expect(page.getByText('Nobody is called “Sybila”.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'A new character: Sybila' })).toBeVisible();
  await line.fill('300 bandits');
  await expect(page.getByText(/is more than a line brings/)).toBeVisible();
  inputs += 1;
  await say('Brenna as Sybilla, Torsten as Theobald, Ilse as Balthasar, Pip as halfling, 3 bandits, leader, 2 wolves');
  await put(-120);
  await put(60);
  await click('More for The party');
  await click(/Keep them on the shelf/, 'menuitem');
  await expect(page.getByText(/are on the shelf/).first()).toBeVisible();
  await click('Begin the fight');
  console.log(`first fight of ten: ${inputs} inputs`);
  expect(inputs).toBeLessThanOrEqual(30);
  await expect(gm.question).toContainText('Who began the fight?');
  await gm.answer('The party');
  await gm.saved();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'To the start page' }).click();
  inputs = 0;
  await click('New encounter');
  await click('Set it up');
  await expect(page.getByRole('button', { name: /^The party: / })).toBeVisible();
  await say('the party, 3 thugs, 2 guards');
  await put(-120);
  await put(60);
  await click('Begin the fight');
  console.log(`next fight: ${inputs} inputs`);
  expect(inputs).toBeLessThanOrEqual(8);
  await gm.answer('The party');
  await expect(gm.question).toHaveCount(0);
  await expect(gm.row('Pip')).toBeVisible();
  inputs = 1;
  await page.getByRole('region', { name: 'The map' }).hover();
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: 'Who joins the fight?' })).toBeVisible();
  await say('3 wolves');
  console.log(`reinforcements: ${inputs} inputs`);
  expect(inputs).toBeLessThanOrEqual(3);
  await expect(gm.log).toContainText('3 × Wolf join the fight.');
  await expect(gm.row('Wolf 3')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(gm.row('Wolf 3')).toHaveCount(0);
  // One typed word harms four combatants in a selection box, and one undo takes it back.
  await page.keyboard.press('Escape');
  // A box over the whole map selects everybody. In the order Ctrl removes single ones, and adds them.
  const free = await freePart(page);
  await page.mouse.move(free.x + 3, free.y + 60);
  await page.mouse.down();
  await page.mouse.move(free.x + free.width / 2, free.y + free.height / 2, { steps: 3 });
  await page.mouse.move(free.x + free.width - 3, free.y + free.height - 3, { steps: 3 });
  await page.mouse.up();
  const several = page.getByRole('region', { name: 'Several selected' });
  await expect(several).toContainText('9 selected');
  for (const foe of ['Thug 1', 'Thug 2', 'Thug 3', 'Guard 1', 'Guard 2'])
    await gm.row(foe).click({ modifiers: ['ControlOrMeta'] });
  await expect(several).toContainText('4 selected');
  inputs = 1;
  await page.keyboard.press('q');
  const quick = page.getByRole('dialog', { name: /^Set by a word/ });
  await quick.getByRole('textbox').fill('-5');
  await expect(quick.getByRole('list', { name: 'What becomes of them' })).toContainText('Health 14 → 9');
  await page.keyboard.press('Enter');
  inputs += 2;
  await expect(quick).toHaveCount(0);
  console.log(`harm to four selected: ${inputs} inputs`);
  expect(inputs).toBeLessThanOrEqual(3);
  await expect(gm.log).toContainText('5 harm');
  await page.keyboard.press('Control+z');
  await expect(gm.log).not.toContainText('5 harm');
  // The selected combatants are copied, and pasted as new ones.
  await page.keyboard.press('Control+c');
  await expect(page.getByText('4 combatants copied.')).toBeVisible();
  await page.keyboard.press('Control+v');
  await expect(page.getByText(/are in this fight already\./)).toBeVisible();
  // The kept combatants are on the shelf, as persons and as a party.
  await gm.saved();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'To the start page' }).click();
  await page.getByRole('button', { name: 'The shelf' }).click();
  await expect(page.getByRole('row', { name: /^Brenna/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find on the shelf' }).fill('party');
  await page.getByRole('row', { name: /^The party/ }).click();
  await expect(page.getByRole('button', { name: 'Take Pip out of the party' })).toBeVisible();

  // The shelf is saved as JSON, as one file with its pictures, and its creatures as a table.
  await page.getByRole('searchbox', { name: 'Find on the shelf' }).fill('');
  const saved = (entry: RegExp) =>
    fileFrom(page, async () => {
      await page.getByRole('button', { name: 'Files', exact: true }).click();
      await page.getByRole('menuitem', { name: entry }).click();
    });
  const namesIn = (json: string) =>
    (JSON.parse(json) as { items: { name: string }[] }).items.map(({ name }) => name).sort();
  const names = ['Brenna', 'Ilse', 'Pip', 'The party', 'Torsten'];
  expect(namesIn((await saved(/ as JSON$/)).text)).toEqual(names);
  const zip = unzipSync(new Uint8Array((await saved(/, with pictures$/)).bytes));
  expect(namesIn(strFromU8(zip['shelf.json'] ?? new Uint8Array()))).toEqual(names);
  const rows = (await saved(/ as a table/)).text.trim().split('\r\n');
  expect(rows.map((row) => row.split(',')[2]).sort()).toEqual(['Brenna', 'Ilse', 'Pip', 'Torsten', 'name']);
});
