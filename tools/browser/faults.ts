/**
 * `npm run faults`: kills the browser three hundred times, with a hostile client at its door for
 * phones, and breaks files by the hundred thousand; prints counts. `-- KILLS FILES` for other
 * numbers.
 */
import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { chanceOf, killBrowsers } from '../../e2e/helpers/kills.ts';
import { phoneLink, serveWithRelay } from '../../e2e/helpers/relay.ts';
import type { Encounter } from '../../src/engine/encounter.ts';
import { playAtRandom, setUpOrThrow } from '../../src/engine/play.testing.ts';
import { undo } from '../../src/engine/undo.ts';
import { openEncounterFile, packEncounter } from '../../src/formats/encounterFile.ts';
import { loadAllGames } from '../../src/rulesets/index.ts';
import { readyScenes } from '../../src/space/scenes/index.ts';
import { hostileBeside } from '../hostile/beside.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const [kills = 300, files = 100_000] = process.argv.slice(2).map(Number);
const seed = Number(process.env.SEED ?? randomInt(1_000_000));
say(`Seed ${seed}; SEED=${seed} does the same again.`);

/** A saved file, the encounter that opens from the file, and the texts in the file. */
interface Sound {
  bytes: Uint8Array<ArrayBuffer>;
  whole: Encounter;
  parts: Record<string, Uint8Array>;
  plain: string;
}

const games = await loadAllGames();
const rulesetOf = (id: string) => games.find((game) => game.id === id);

/** A fight of each game, some moves in, with steps to undo and to redo. */
async function soundFiles(): Promise<Sound[]> {
  const sound: Sound[] = [];
  for (const game of games) {
    const { script } = game.ready[0] ?? {};
    if (!script) continue;
    let encounter = playAtRandom(game, setUpOrThrow(game, readyScenes, { ...script, lines: [] }), 7, 4).encounter;
    for (let n = 0; n < 2; n += 1) {
      const back = undo(encounter);
      if (back.ok) encounter = back.value;
    }
    const bytes = await packEncounter(encounter, new Map());
    const opened = await openEncounterFile(bytes, rulesetOf);
    if (!opened.ok) throw new Error(`${game.name}: a sound file does not open: ${opened.refusal.text}`);
    const whole = opened.value.encounter;
    sound.push({ bytes, whole, parts: unzipSync(bytes), plain: JSON.stringify(encounter) });
  }
  return sound;
}

/**
 * Breaks saved files in every way that disks and people break them. No file may throw. No file that
 * Affray saved may silently open as something else: each opened encounter is compared with the
 * original. Text without checksums (old files, files by hand) is trusted and counted separately.
 */
async function breakFiles(times: number): Promise<boolean> {
  const chance = chanceOf(seed);
  const sound = await soundFiles();
  const counts = { refused: 0, told: 0, same: 0, different: 0, threw: 0, plainRefused: 0, plainOpened: 0 };
  const from = performance.now();
  for (let n = 0; n < times; n += 1) {
    const one = sound[n % sound.length] as Sound;
    // One file in ten is plain text.
    const plain = n % 10 === 9;
    try {
      const result = await openEncounterFile(plain ? brokenText(one, chance) : brokenFile(one, chance), rulesetOf);
      if (plain) counts[result.ok ? 'plainOpened' : 'plainRefused'] += 1;
      else if (!result.ok) counts.refused += 1;
      else if (result.value.told !== undefined) counts.told += 1;
      else if (isDeepStrictEqual(result.value.encounter, one.whole)) counts.same += 1;
      else {
        counts.different += 1;
        say(`File ${n} opened without a word, and is another.`);
      }
    } catch (error) {
      counts.threw += 1;
      say(`File ${n} threw: ${error instanceof Error ? error.message : String(error)}`);
    }
    if ((n + 1) % 20_000 === 0) say(`… ${n + 1} files`);
  }
  const { refused, told, same, different, threw, plainRefused, plainOpened } = counts;
  say(
    [
      `${times} broken files in ${((performance.now() - from) / 1000).toFixed(0)} s, ${threw} threw.`,
      `  Saved by Affray: ${refused} refused in words, ${told} opened with what was left out told, ${same} opened and equal to what was saved (what was broken is in none of its parts), ${different} opened without a word and different.`,
      `  Plain text without checksums: ${plainRefused} refused in words, ${plainOpened} opened as what they say.`,
    ].join('\n'),
  );
  return threw === 0 && different === 0;
}

/**
 * Breaks a file: bytes as a disk breaks them, or texts as a person does, packed again with sound
 * checksums.
 */
function brokenFile({ bytes, parts }: Sound, chance: () => number): Uint8Array<ArrayBuffer> {
  const at = Math.floor(chance() * bytes.length);
  const copy = bytes.slice();
  switch (Math.floor(chance() * 4)) {
    case 0:
      copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(chance() * 8));
      return copy;
    case 1:
      return copy.slice(0, at);
    case 2:
      copy.copyWithin(at, Math.floor(chance() * bytes.length));
      return copy;
    default: {
      const names = Object.keys(parts);
      const name = names[Math.floor(chance() * names.length)] ?? '';
      const text = strFromU8(parts[name] ?? new Uint8Array());
      return zipSync({ ...parts, [name]: strToU8(brokenWords(text, chance)) }, { level: 0 });
    }
  }
}

const brokenText = ({ plain }: Sound, chance: () => number): Uint8Array => strToU8(brokenWords(plain, chance));

/** A text with one character changed, or with a few characters missing. */
function brokenWords(text: string, chance: () => number): string {
  const cut = Math.floor(chance() * text.length);
  const other = chance() < 0.5 ? String.fromCharCode(33 + chance() * 90) : '';
  return text.slice(0, cut) + other + text.slice(cut + 1 + (other === '' ? chance() * 5 : 0));
}

async function killAll(times: number): Promise<boolean> {
  const { served, server, end } = await serveWithRelay(4977);
  let hostile: Awaited<ReturnType<typeof hostileBeside>> | undefined;
  const {
    kills: done,
    saved,
    found,
    lost,
  } = await killBrowsers(
    served,
    times,
    chanceOf(seed),
    ({ kills: so, lost: gone }) => {
      if (so % 25 === 0) say(`… ${so} kills, ${gone.length} losses`);
    },
    async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: served });
      const link = await phoneLink(page);
      await page.getByRole('button', { name: 'Close', exact: true }).first().click();
      hostile = await hostileBeside(Number(new URL(served).port), link, chanceOf(seed + 1));
    },
  );
  const sent = await hostile?.stop();
  await end();
  server.closeAllConnections();
  server.close();
  for (const one of lost) say(one);
  say(
    `${done} kills beside ${sent} hostile messages: ${saved} changes had been called saved, ${found} of them were there; ${lost.length} losses.`,
  );
  return lost.length === 0;
}

const filesHold = files > 0 ? await breakFiles(files) : true;
const killsHold = kills > 0 ? await killAll(kills) : true;
process.exit(filesHold && killsHold ? 0 : 1);
