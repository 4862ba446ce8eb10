/** Opens a game's fight of four against six in a window and plays its round there. */
import type { Page } from '@playwright/test';
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { setUp } from '../../../src/engine/scripts/lines.ts';
import type { Stops } from '../../../src/engine/table/byItself.ts';
import { readyScenes } from '../../../src/space/scenes/index.ts';
import { castOf } from './casts.ts';
import { Play, type Round, type Until } from './round.ts';
import { Hand } from './window.ts';

/**
 * Plays as a table with default settings, except who rolls real dice: nobody, or everybody. The
 * page must be new.
 */
export async function playAtTable(
  page: Page,
  url: string,
  ruleset: Ruleset,
  dice: 'rolled' | 'typed',
  until: Until,
): Promise<Round> {
  const script = castOf(ruleset);
  const made = setUp(ruleset, readyScenes, script);
  if (!made.ok) throw new Error(made.refusal.text);
  const seats = ['gm', ...made.value.fight.order, ...made.value.fight.sideOrder];
  const stops: Stops = { ownDice: dice === 'typed' ? seats : [], asked: [], turnsEnd: 'by themselves' };
  await page.addInitScript((session) => {
    for (const name of ['showSaveFilePicker', 'showOpenFilePicker'])
      delete (globalThis as Record<string, unknown>)[name];
    if (location.origin !== 'null') localStorage.setItem('affray-session', JSON.stringify(session));
  }, stops);
  page.setDefaultTimeout(20_000);
  await page.goto(url);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open a file' }).click();
  await (await chooser).setFiles({
    name: 'fight.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(script)),
  });
  await page.getByRole('button', { name: 'Begin the fight' }).waitFor();
  return new Play(ruleset, made.value, stops, new Hand(page)).round(until);
}
