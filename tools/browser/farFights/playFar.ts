/**
 * Plays one fight with a screen by WebRTC and three phones over a relay, by what is on the
 * screens: the GM by keys, the phones by taps. Now and then one of them is reloaded, falls
 * asleep, or loses the relay. A hostile client sends beside it all.
 */
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { fallAsleep, wakeUp } from '../../../e2e/helpers/asleep.ts';
import { answerByPhoto, offeredGroups, openForCode, typeCode } from '../../../e2e/helpers/byCodes.ts';
import { chanceOf } from '../../../e2e/helpers/kills.ts';
import { openPhone, phoneLink, tableWithRelay } from '../../../e2e/helpers/relay.ts';
import { asksEverything, plainFiles, watchPage } from '../../../e2e/helpers/table.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { hostileBeside } from '../../hostile/beside.ts';
import { secretsIn } from '../../hostile/hostileClient.ts';
import { addRelay } from '../../start/relay.mjs';
import { answerOnPhone, isAsked } from './answerOnPhone.ts';
import { faultsOfSaved } from './sameFight.ts';

/** A fight that is not over after so many presses is ended by the GM. */
const MOST = 160;
const PHONES = 3;
/** How long the relay is away, and a phone asleep, in milliseconds. */
const AWAY = 10_000;
/** How long a phone may take to show what it is asked, in milliseconds. */
const PATIENCE = 20_000;

export interface FarFight {
  steps: number;
  /** Answers given on phones, those with dice among them, and those that the GM gave. */
  answers: number;
  dice: number;
  byGm: number;
  reloads: number;
  asleep: number;
  away: number;
  /** Messages of the hostile client. */
  hostile: number;
  faults: string[];
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What a players' window shows, as text. */
const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.querySelectorAll('[data-panel]')].map(({ textContent }) => textContent).join('\n'));

/** Waits until two values are equal, and gives the last two. */
async function agree(first: () => Promise<string>, second: () => Promise<string>): Promise<[string, string]> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const pair: [string, string] = [await first(), await second()];
    if (pair[0] === pair[1] || performance.now() > end) return pair;
    await pause(200);
  }
}

/** Plays one fight of a game to its end. */
export async function playFar(browser: Browser, game: Ruleset, seed: number): Promise<FarFight> {
  const [ready] = game.ready;
  if (!ready) throw new Error(`${game.name} has no ready fight.`);
  const draw = chanceOf(seed);
  const chance = (below: number): number => Math.floor(draw() * below);
  const told: FarFight = {
    steps: 0,
    answers: 0,
    dice: 0,
    byGm: 0,
    reloads: 0,
    asleep: 0,
    away: 0,
    hostile: 0,
    faults: [],
  };

  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
  for (const script of [plainFiles, asksEverything]) await context.addInitScript(script);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const watched = [watchPage(page)];
  const { gm, served, server, end } = await tableWithRelay(page, 4960, ready.name);
  let endRelay = end;

  const link = await phoneLink(page);
  const part = page.getByRole('region', { name: 'On another machine' });
  const phones: Page[] = [];
  for (let n = 0; n < PHONES; n += 1) {
    const phone = await openPhone(browser, link);
    phone.setDefaultTimeout(PATIENCE);
    watched.push(watchPage(phone));
    const free = phone.getByRole('list', { name: 'The party' }).getByRole('button');
    await free.filter({ hasNotText: 'on another phone now' }).first().tap();
    await part.getByRole('button', { name: /^Let .* in$/ }).click();
    await phone.getByRole('list', { name: 'Turn order' }).or(phone.getByRole('status')).first().waitFor();
    phones.push(phone);
  }
  for (const own of await part.getByText('Rolls on the phone').all()) await own.click();
  const join = async (): Promise<Page> => {
    const size = { width: 1024, height: 768 };
    const elsewhere = await browser.newContext({ viewport: size, reducedMotion: 'reduce', serviceWorkers: 'block' });
    const joined = await elsewhere.newPage();
    watched.push(watchPage(joined));
    const groups = await offeredGroups(page);
    await openForCode(joined, `${served}screen.html`);
    await typeCode(joined, groups.join(' '));
    await answerByPhoto(page, joined);
    await page.getByText('One screen has joined without a server.').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).first().click();
    return joined;
  };
  const joinAgain = async (): Promise<Page> => {
    await page.getByRole('button', { name: 'Players’ screen' }).click();
    return join();
  };
  let screen = await join();
  const seats = await Promise.all(
    phones.map((phone) => phone.evaluate(() => localStorage.getItem('affray-phone') ?? '')),
  );
  const tables = seats.flatMap(secretsIn).map(({ table }) => table);
  const hostile = await hostileBeside(Number(new URL(served).port), link, chanceOf(seed + 1), tables);

  /** What a step changes: the question, the log, and what is next. */
  const table = (): Promise<string> =>
    page.evaluate(() =>
      ['Question', 'What is next', 'Who acts', 'What has happened']
        .map((name) => document.querySelector(`[aria-label="${name}"]`)?.textContent ?? '')
        .join('\n'),
    );
  const over = (): Promise<boolean> => page.getByText('The fight is over', { exact: false }).first().isVisible();
  const onPhone = gm.question.getByText(/on the phones? of/);

  for (; told.steps < MOST && !(await over()); told.steps += 1) {
    if (told.steps === 20) {
      await endRelay();
      await pause(AWAY);
      endRelay = await addRelay(server);
      told.away += 1;
    }
    if (told.steps % 40 === 30) {
      await phones[0]?.reload();
      told.reloads += 1;
    }
    if (told.steps === 50) {
      await page.reload();
      await gm.next.or(gm.question).first().waitFor();
      // No server keeps the way between the two, so a screen without one needs a new code.
      await screen.context().close();
      screen = await joinAgain();
      told.reloads += 1;
    }
    if (told.steps === 35 && phones[1]) {
      await fallAsleep(phones[1]);
      await pause(AWAY);
      await wakeUp(phones[1]);
      told.asleep += 1;
    }
    const before = await table();
    if (await onPhone.isVisible()) {
      const end = performance.now() + PATIENCE;
      let given: 'dice' | 'other' | undefined;
      while (!given && performance.now() < end && (await table()) === before) {
        for (const phone of phones) if (!given && (await isAsked(phone))) given = await answerOnPhone(phone, chance);
        if (!given) await pause(50);
      }
      if (!given && (await table()) === before) {
        told.faults.push(
          `step ${told.steps}: no phone shows “${await gm.question.getByRole('heading').first().textContent()}”`,
        );
        break;
      }
      told.answers += 1;
      if (given === 'dice') told.dice += 1;
      const late = performance.now() + PATIENCE;
      while ((await table()) === before && performance.now() < late) await pause(30);
      if ((await table()) === before) told.faults.push(`step ${told.steps}: an answer did not arrive`);
    } else if (await gm.question.isVisible()) {
      const option = gm.question.getByRole('button', { disabled: false });
      for (const key of ['1', 'Enter', 'r']) {
        await page.keyboard.press(key);
        await pause(60);
        if ((await table()) !== before) break;
      }
      if ((await table()) === before) await option.last().click();
      told.byGm += 1;
    } else {
      const key = chance(4) > 0 ? String(1 + chance(3)) : 'n';
      await page.keyboard.press(key);
      await pause(60);
      if ((await table()) === before) await page.keyboard.press('n');
      await pause(60);
    }
  }
  if (!(await over())) {
    while (await gm.question.isVisible()) {
      await page.keyboard.press('Control+z');
      await pause(100);
    }
    await gm.fromMenu('End the fight…');
    await page.getByRole('button', { name: 'End the fight', exact: true }).click();
  }

  // The far screen shows what a window on this machine shows.
  const near = await context.newPage();
  await near.setViewportSize({ width: 1024, height: 768 });
  await near.goto(`${served}screen.html`);
  await near.getByRole('list', { name: 'Turn order' }).or(near.getByRole('heading')).first().waitFor();
  const [farText, nearText] = await agree(
    () => shownOn(screen),
    () => shownOn(near),
  );
  if (farText !== nearText) told.faults.push(`the far screen shows “${farText}” and not “${nearText}”`);
  await near.close();
  // A phone that joins again shows what it showed: no step was lost on its way.
  for (const [n, phone] of phones.entries()) {
    const text = (): Promise<string> => phone.locator('main').innerText();
    const last = await text();
    await phone.reload();
    const [now] = await agree(text, async () => last);
    if (now !== last) told.faults.push(`phone ${n + 1} shows something else after a reload`);
  }
  await page.bringToFront();
  const downloading = page.waitForEvent('download');
  await gm.fromMenu('Save as a file');
  const saved = await readFile(await (await downloading).path());
  told.faults.push(...(await faultsOfSaved(new Uint8Array(saved), game)));
  told.faults.push(...watched.flat().filter((fault) => !/WebSocket|relay|ERR_/.test(fault)));

  told.hostile = await hostile.stop();
  for (const one of [screen, ...phones]) await one.context().close();
  await context.close();
  await endRelay();
  server.closeAllConnections();
  server.close();
  return told;
}
