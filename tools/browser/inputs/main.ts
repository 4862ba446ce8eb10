/**
 * `npm run inputs`: one round of four against six of each game through the real window, in clicks
 * and keys, with its stops by kind. `-- GAME` plays one game; `--all` lists every stop.
 */
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { launchOptions } from '../../../e2e/helpers/browser.ts';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { loadAllGames } from '../../../src/rulesets/index.ts';
import { playAtTable } from './atTable.ts';
import { BEFORE } from './before.ts';
import type { Kind, Round } from './round.ts';

const root = join(import.meta.dirname, '../../..');
const say = (text: string) => process.stdout.write(`${text}\n`);
const KINDS: readonly Kind[] = ['chosen', 'could not be otherwise', 'asked for nothing', 'dice'];

/** The app's address: given, or of a build that this script makes and serves. */
async function served(): Promise<{ url: string; close(): Promise<void> }> {
  const given = process.env.INPUTS_AT;
  if (given) return { url: given, close: () => Promise.resolve() };
  const outDir = join(root, 'node_modules/.cache/inputs');
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    root,
    logLevel: 'warn',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 4190 },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** One round of a game. `hands` tells whether dice are typed. */
async function play(
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  url: string,
  ruleset: Ruleset,
  dice: 'rolled' | 'typed',
): Promise<Round> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  try {
    return await playAtTable(page, url, ruleset, dice, 'the round ends');
  } catch (error) {
    await page.screenshot({ path: join(root, `test-results/inputs-${ruleset.id}-${dice}.png`) });
    throw error;
  } finally {
    await context.close();
  }
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** A count compared with the count before. */
function since(before: number | undefined, now: number): string {
  if (before === undefined) return '';
  return ` (before: ${before}, ${now <= before ? '−' : '+'}${Math.round((Math.abs(before - now) / before) * 100)} %)`;
}

function tell(game: string, dice: 'rolled' | 'typed', { stops, attacks }: Round, all: boolean): void {
  const keys = sum(stops.map((stop) => stop.keys));
  const clicks = sum(stops.map((stop) => stop.clicks));
  const kinds = KINDS.map((kind) => `${stops.filter((stop) => stop.kind === kind).length} ${kind}`).join(', ');
  const before = BEFORE[game]?.[dice];
  say(
    `${game}, dice ${dice}: ${keys + clicks} inputs${since(before?.inputs, keys + clicks)}: ${keys} keys, ${clicks} clicks; ${stops.length} stops${since(before?.stops, stops.length)}: ${kinds}.`,
  );
  const answered = attacks.filter(({ reactions }) => reactions > 0);
  const most = [...(answered.length > 0 ? answered : attacks)].sort(
    (a, b) => b.keys + b.clicks - b.dice - (a.keys + a.clicks - a.dice),
  )[0];
  if (most)
    say(
      `   an attack${most.reactions > 0 ? ' with its reaction' : ''}: at most ${most.keys + most.clicks - most.dice} inputs${since(before?.attack, most.keys + most.clicks - most.dice)} and ${most.dice} for dice (${most.who}); ${attacks.length} attacks, ${answered.length} answered`,
    );
  if (all)
    for (const { kind, what, keys: k, clicks: c } of stops)
      say(`   ${k + c} ${c > 0 ? 'click' : 'key  '} ${kind.padEnd(22)} ${what}`);
}

const args = process.argv.slice(2);
const games = args.filter((arg) => !arg.startsWith('--'));
const { url, close } = await served();
const browser = await chromium.launch(launchOptions());
const wanted = (await loadAllGames()).filter(({ id }) => games.length === 0 || games.includes(id));
if (wanted.length === 0) say(`There is no game “${games.join(', ')}”.`);
for (const game of wanted)
  for (const dice of ['rolled', 'typed'] as const)
    try {
      tell(game.id, dice, await play(browser, url, game, dice), args.includes('--all'));
    } catch (error) {
      process.exitCode = 1;
      say(`${game.id}, dice ${dice}: ${error instanceof Error ? error.message : String(error)}`);
    }
await browser.close();
await close();
