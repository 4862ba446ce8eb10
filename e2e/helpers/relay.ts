/** The app with its relay, as `npm run relay` serves it, with a fight open in it. */
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { serveFiles } from '../../tools/start/files.mjs';
import { addRelay } from '../../tools/start/relay.mjs';
import { fixedSeed, Table } from './table.ts';

const DIST = join(import.meta.dirname, '../../dist');

/** Serves the build with a relay. `end` ends the relay. */
export async function serveWithRelay(port: number) {
  const own: Record<string, string> = {};
  const { server, port: at } = await serveFiles(DIST, port, '127.0.0.1', own);
  const served = `http://127.0.0.1:${at}/`;
  own['/relay.json'] = JSON.stringify({ relay: 'relay', pages: [served] });
  return { served, server, end: await addRelay(server) };
}

/** Serves the build with a relay and starts a fight. `asked` lists what the page has asked for. */
export async function tableWithRelay(page: Page, port: number, fight = 'The gallows crossroads') {
  const gm = new Table(page);
  await page.context().addInitScript(fixedSeed);
  const { served, server, end } = await serveWithRelay(port);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => asked.push(socket.url()));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: served });
  await gm.visit(served);
  await gm.start(fight);
  return { gm, served, server, end, asked };
}

/** Switches phones on, and gives the link that their code stands for. The dialog stays open. */
export async function phoneLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Players’ screen' }).click();
  await page.getByText('Phones for the players').click();
  const part = page.getByRole('region', { name: 'On another machine' });
  await part.getByRole('img', { name: 'The invitation for phones as a code to scan' }).waitFor();
  await part.getByRole('button', { name: 'Copy the link' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** A player says who they are, and the GM lets the phone in. */
export async function letPhoneIn(page: Page, phone: Page, name: string): Promise<void> {
  await phone.getByRole('button', { name: new RegExp(`^${name}`) }).tap();
  await page.getByRole('button', { name: `Let ${name} in` }).click();
}

/** A phone in somebody's pocket: a browser of its own. */
export async function openPhone(browser: Browser, link: string): Promise<Page> {
  const pocket = await browser.newContext({
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  await pocket.addInitScript(fixedSeed);
  const phone = await pocket.newPage();
  await phone.goto(link);
  return phone;
}
