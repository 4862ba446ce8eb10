/**
 * The players' screen: pictures of every game reach their marks, and forty combatants go through a
 * hidden question, a fall, a rout and a reload.
 */
import type { Command } from '../../src/engine/command.ts';
import { builtRules } from '../helpers/builtRules.ts';
import { allTaken, holdToMarks, someOf } from '../helpers/screenMarks.ts';
import { expect, openFile, postedSince, tabletop as test } from '../helpers/table.ts';

test('pictures of every game with few and many reach their marks', async ({ page }) => {
  test.setTimeout(480_000);
  // The marks are read from where things are laid, not from pixels. So the empty canvases are not
  // shown: to put them together takes half of the time in large windows.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[data-board] canvas { visibility: hidden }');
      document.adoptedStyleSheets.push(sheet);
    });
  });
  await holdToMarks(page, someOf(await allTaken()));
});

/**
 * A fight of forty in Murdham. One falls and two flee at a stroke, and Bandit 1, whom the players
 * cannot see, is asked whom he distracts.
 */
async function fortyFile(): Promise<Buffer> {
  const { crowdEncounter, dispatch, liveStateOf, loadGame, packEncounter } = await builtRules();
  const murdham = await loadGame('murdham');
  if (!murdham) throw new Error('Murdham is there.');
  const condition = (combatant: string, id: string) =>
    ({ edit: 'sheet', combatant, path: 'conditions', value: [{ id, until: 'cause' }] }) as const;
  const trap = { id: 'wire', label: 'SECRET wire', kind: 'hazard', secret: true } as const;
  const first = crowdEncounter(murdham, 40);
  const { scene } = liveStateOf(murdham, first).fight;
  const zone = scene.kind === 'zones' ? Object.values(scene.zones)[0] : undefined;
  if (!zone) throw new Error('The crossroads have zones.');
  const commands: Command[] = [
    {
      type: 'edit',
      label: 'SECRET plot',
      edits: [
        { edit: 'combatant', combatant: 'foe-0', hidden: true, note: 'SECRET note' },
        { edit: 'zone', id: zone.id, zone: { ...zone, features: [...zone.features, trap] } },
      ],
    },
    {
      type: 'edit',
      label: 'Rout',
      edits: [condition('foe-2', 'dead'), condition('foe-4', 'fled'), condition('foe-6', 'fled')],
    },
    { type: 'act', actor: 'foe-0', action: 'distract' },
  ];
  let encounter = first;
  for (const command of commands) {
    const next = dispatch(murdham, encounter, command);
    if (!next.ok) throw new Error(next.refusal.text);
    encounter = next.value;
  }
  return Buffer.from(await packEncounter(encounter, new Map()));
}

test('forty combatants go through a question to a hidden one, a fall, a rout, all sizes of text, and a reload', async ({
  gm,
  page,
}) => {
  await openFile(page, { name: 'forty.affray', mimeType: 'application/zip', buffer: await fortyFile() });
  await expect(page.getByRole('heading', { level: 1, name: 'The gallows crossroads' })).toBeVisible();
  const screen = await gm.openScreen();
  const order = screen.getByRole('list', { name: 'Turn order' });
  const cards = order.getByRole('listitem');
  const people = () => cards.evaluateAll((all) => all.reduce((sum, one) => sum + Number(one.dataset.people), 0));
  const ups = () => cards.evaluateAll((all) => all.reduce((sum, one) => sum + Number(one.dataset.up), 0));

  // Everybody but the hidden bandit is there, and three are out of the fight. The GM reads the
  // question, and the players do not.
  await expect(gm.question).toContainText('Bandit 1: distract whom?');
  await expect.poll(people).toBe(39);
  await expect.poll(ups).toBe(36);
  await expect(screen.getByText('distract whom?')).toHaveCount(0);

  // After undo they stand again. After redo they fall and flee where everybody can see it.
  await page.keyboard.press('Control+z');
  await expect(gm.question).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect.poll(ups).toBe(39);
  await page.keyboard.press('Control+y');
  await expect.poll(ups).toBe(36);

  // From the smallest text to the largest, the map keeps half of the screen and nobody is left out.
  await page.getByRole('button', { name: 'Players’ screen' }).click();
  const slider = page.getByRole('slider', { name: 'Size of the text' });
  const covered = () =>
    screen
      .locator('[data-panel]')
      .evaluateAll((all) =>
        all.reduce((sum, one) => sum + (one.clientWidth * one.clientHeight) / (innerWidth * innerHeight), 0),
      );
  for (const key of ['Home', 'End']) {
    await slider.press(key);
    await expect.poll(people).toBe(39);
    expect(await covered()).toBeLessThan(key === 'Home' ? 0.4 : 0.5);
  }

  // No message contained the hidden bandit, or the GM's notes and settings. Changes were sent as
  // short messages.
  const posted = await postedSince(page, 0);
  expect(posted.filter((message) => /SECRET|foe-0\b/.test(message))).toEqual([]);
  const sizes = posted.filter((message) => message.startsWith('{"type":"change"')).map(({ length }) => length);
  console.log(
    `forty of Murdham: changes of ${sizes.join(', ')} letters, the whole of ${Math.max(...posted.map(({ length }) => length))}`,
  );
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.max(...sizes)).toBeLessThan(2048);

  // After a reload, each window shows the same as before.
  await screen.reload();
  await expect.poll(people).toBe(39);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'The gallows crossroads' })).toBeVisible();
  await expect.poll(ups).toBe(36);
});
