/** A new version comes in the middle of a question of the fight, with a phone joined. */
import type { Browser } from 'playwright';
import { serveVersions } from '../../../e2e/helpers/versions.ts';
import { addRelay } from '../../start/relay.mjs';
import { secondsOf, secondsUntil, type Tried } from './figures.ts';
import { gmWindow, joinedPhone } from './windows.ts';

/** The GM takes it, and the question and the phone go on. */
export async function newVersion(browser: Browser): Promise<Tried> {
  const host = await serveVersions();
  const endRelay = await addRelay(host.server);
  const { context, page, gm, faults } = await gmWindow(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: host.address });
  await gm.visit(host.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await gm.start('The gallows crossroads');
  const phone = await joinedPhone(browser, page);
  await gm.row('Theobald').click();
  await gm.move(/^Sword/).click();
  await gm.answer(/^Bandit 1/);
  const heading = gm.question.getByRole('heading', { level: 2 });
  const asked = await heading.innerText();
  await gm.saved();
  const onPhone = (): Promise<string> => phone.locator('main').innerText();
  const shown = await onPhone();
  host.bringOut();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await page.getByRole('button', { name: 'Take it', exact: true }).click();
  const taken = await secondsOf(async () => {
    const loaded = page.waitForEvent('load');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take it now' }).click();
    await loaded;
    await gm.question.waitFor();
  });
  const again = await heading.innerText();
  if (again !== asked) faults.push(`the question is “${again}” after it, and was “${asked}”`);
  const back = await secondsUntil(async () => (await onPhone()) === shown);
  if (back === undefined) faults.push('the phone does not show what it showed');
  await gm.answer(/^No reaction/);
  const next = await secondsUntil(async () => (await onPhone()) !== shown);
  if (next === undefined) faults.push('the phone hears nothing of the next step');
  await phone.context().close();
  await context.close();
  await endRelay();
  host.server.closeAllConnections();
  await host.close();
  const told = `The question is open again ${taken.toFixed(1)} s after “Take it now”; the phone shows the same ${back?.toFixed(1)} s later, and the next step ${next?.toFixed(1)} s after the GM’s answer.`;
  return { told: [told], faults: faults.filter((fault) => !/WebSocket|relay|ERR_/.test(fault)) };
}
