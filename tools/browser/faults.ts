/** `npm run faults`: three hundred kills of the browser, and broken files by the hundred thousand; prints counts. `-- KILLS FILES` for other numbers. */

import { strToU8, zipSync } from 'fflate';
import { preview } from 'vite';
import { chanceOf, killBrowsers } from '../../e2e/helpers/kills.ts';
import { newEncounter } from '../../src/engine/encounter.ts';
import { usualSides } from '../../src/engine/script.ts';
import { openEncounterFile, packEncounter } from '../../src/formats/encounterFile.ts';
import { loadAllGames } from '../../src/rulesets/index.ts';
import { readyScenes } from '../../src/space/scenes/index.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const [kills = 300, files = 100_000] = process.argv.slice(2).map(Number);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
say(`Seed ${seed}; SEED=${seed} does the same again.`);

/** Breaks sound files in every way that disks and hands break them; none may throw, and none may be taken for what was saved. */
async function breakFiles(times: number): Promise<boolean> {
  const chance = chanceOf(seed);
  const games = await loadAllGames();
  const rulesetOf = (id: string) => games.find((game) => game.id === id);
  const sound: { bytes: Uint8Array<ArrayBuffer>; text: string }[] = [];
  for (const game of games) {
    const scene = Object.values(readyScenes).find(({ kind }) => game.scenes.includes(kind));
    if (!scene) continue;
    const encounter = newEncounter(game, { id: 'sound', name: 'Sound', seed: 7, scene, sides: usualSides });
    sound.push({ bytes: await packEncounter(encounter, new Map()), text: JSON.stringify(encounter) });
  }
  const counts = { refused: 0, told: 0, same: 0, wrong: 0 };
  for (let n = 0; n < times; n += 1) {
    const { bytes, text } = sound[n % sound.length] as (typeof sound)[number];
    const broken = breakBytes(bytes, text, chance);
    try {
      const result = await openEncounterFile(broken, rulesetOf);
      if (!result.ok) counts.refused += 1;
      else if (result.value.told !== undefined) counts.told += 1;
      else counts.same += 1;
    } catch (error) {
      counts.wrong += 1;
      say(`File ${n} threw: ${error instanceof Error ? error.message : String(error)}`);
    }
    if ((n + 1) % 20_000 === 0) say(`… ${n + 1} files`);
  }
  say(
    `${times} broken files: ${counts.refused} refused in words, ${counts.told} opened with what was left out told, ${counts.same} opened because what was broken is not in them or fits, ${counts.wrong} threw.`,
  );
  return counts.wrong === 0;
}

function breakBytes(bytes: Uint8Array<ArrayBuffer>, text: string, chance: () => number): Uint8Array<ArrayBuffer> {
  const at = Math.floor(chance() * bytes.length);
  const copy = bytes.slice();
  switch (Math.floor(chance() * 5)) {
    case 0:
      copy[at] = (copy[at] ?? 0) ^ (1 << Math.floor(chance() * 8));
      return copy;
    case 1:
      return copy.slice(0, at);
    case 2:
      copy.copyWithin(at, Math.floor(chance() * bytes.length));
      return copy;
    case 3: {
      const cut = Math.floor(chance() * text.length);
      return strToU8(
        text.slice(0, cut) + String.fromCharCode(33 + chance() * 90) + text.slice(cut + 1),
      ) as Uint8Array<ArrayBuffer>;
    }
    default: {
      const cut = Math.floor(chance() * text.length);
      return zipSync({ 'encounter.json': strToU8(text.slice(0, cut) + text.slice(cut + 1 + chance() * 5)) });
    }
  }
}

async function killAll(times: number): Promise<boolean> {
  const server = await preview({ preview: { host: '127.0.0.1', port: 4977 }, logLevel: 'silent' });
  const address = server.resolvedUrls?.local[0] ?? '';
  const {
    kills: done,
    saved,
    found,
    lost,
  } = await killBrowsers(address, times, chanceOf(seed), ({ kills: so, lost: gone }) => {
    if (so % 25 === 0) say(`… ${so} kills, ${gone.length} losses`);
  });
  await server.close();
  for (const one of lost) say(one);
  say(`${done} kills: ${saved} changes had been called saved, ${found} of them were there; ${lost.length} losses.`);
  return lost.length === 0;
}

const filesHold = files > 0 ? await breakFiles(files) : true;
const killsHold = kills > 0 ? await killAll(kills) : true;
process.exit(filesHold && killsHold ? 0 : 1);
