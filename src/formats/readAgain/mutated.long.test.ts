/**
 * Tests that files with random faults are refused with a sentence, or are opened, played and opened
 * again. More files: MUTATED=30000 npx vitest run src/formats/readAgain/mutated. Single ones of
 * such a long run: SEEDS=1167,1772 npx vitest run src/formats/readAgain/mutated
 */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../engine/encounter.ts';
import { playAtRandom, randomDecider, setUpOrThrow } from '../../engine/play.testing.ts';
import { type Ruleset, withBook } from '../../engine/ruleset.ts';
import { scriptSchema } from '../../engine/script.ts';
import { setUp } from '../../engine/scripts/lines.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { readEncounter } from '../check/encounterFileCheck.ts';
import { openEncounterFile, packEncounter } from '../encounterFile.ts';
import { mutateData, pathsIn, playOnward, spentMs } from './mutate.testing.ts';

const FROM = Number(process.env.FROM ?? 1);
const SEEDS =
  process.env.SEEDS?.split(',').map(Number) ??
  Array.from({ length: Number(process.env.MUTATED ?? 100) }, (_, n) => FROM + n);
/** A long run, or a part of one, takes more fights of each game. */
const isLong = SEEDS.length > 1000 || process.env.SEEDS !== undefined;
/** How many steps of each opened file are played. */
const STEPS = 20;

describe('files with random faults', async () => {
  const games = await Promise.all((await loadAllGames()).map((game) => withBook(game)));
  it(`${SEEDS.length} of them: each is refused with a sentence, or is opened, played ${STEPS} steps and opened again`, {
    timeout: 7_200_000,
  }, async () => {
    const count = { opened: 0, refused: 0, mended: 0 };
    const worst = { ms: 0, seed: 0, late: 0 };
    const broke: string[] = [];
    const fights = games.map((ruleset) =>
      Array.from({ length: isLong ? 6 : 1 }, (_, n) => {
        const script = ruleset.ready[n % ruleset.ready.length]?.script;
        if (!script) throw new Error('There is no ready fight.');
        const states: Encounter[] = [];
        const begun = setUpOrThrow(ruleset, readyScenes, { ...script, lines: [], seed: n + 1 });
        playAtRandom(ruleset, begun, n + 1, 10, (at) => states.push(at));
        return { script, states };
      }),
    );
    for (const seed of SEEDS) {
      const decide = randomDecider(seed);
      const which = seed % games.length;
      const ruleset = games[which] as Ruleset;
      const rulesetOf = (id: string) => (id === ruleset.id ? ruleset : undefined);
      const timed = <T>(job: () => T): T => {
        const from = process.cpuUsage();
        const value = job();
        const ms = spentMs(from);
        if (ms > worst.ms) Object.assign(worst, { ms, seed });
        if (ms > 1000) worst.late += 1;
        return value;
      };
      const { script, states } = decide.of(fights[which] ?? []);
      const kind = decide.int(0, 7);
      try {
        let found: Encounter | undefined;
        if (kind === 0) {
          const raw = structuredClone(script) as unknown;
          for (let n = decide.int(1, 3); n > 0; n -= 1) mutateData(raw, pathsIn(raw), decide);
          const read = scriptSchema.safeParse(raw);
          const made = read.success ? timed(() => setUp(ruleset, readyScenes, read.data)) : undefined;
          found = made?.ok ? made.value : undefined;
        } else {
          const saved = decide.of(states);
          let bytes: Uint8Array;
          if (kind === 1) {
            bytes = await packEncounter(saved, new Map());
            for (let n = decide.int(1, 4); n > 0; n -= 1) bytes[decide.int(0, bytes.length - 1)] = decide.int(0, 255);
          } else {
            const raw = JSON.parse(JSON.stringify(saved)) as Record<string, unknown>;
            // Half of the faults are in the fight, although most of a file is history.
            const part = decide.of(['', 'fight', 'fight', 'state', 'state', 'people', 'open', 'past']);
            const fight = raw.fight as Record<string, unknown>;
            const roots: Record<string, unknown> = {
              '': raw,
              fight,
              state: fight.state,
              people: fight.combatants,
              open: raw.open,
              past: raw.past,
            };
            for (let n = decide.int(1, 3); n > 0; n -= 1) {
              const root = roots[part] ?? raw;
              mutateData(root, pathsIn(root), decide);
            }
            bytes =
              kind === 2 ? zipSync({ 'encounter.json': strToU8(JSON.stringify(raw)) }) : strToU8(JSON.stringify(raw));
          }
          const from = process.cpuUsage();
          const read = await openEncounterFile(bytes, rulesetOf);
          const ms = spentMs(from);
          if (ms > worst.ms) Object.assign(worst, { ms, seed });
          if (ms > 1000) worst.late += 1;
          if (read.ok) {
            found = read.value.encounter;
            if (read.value.told !== undefined) count.mended += 1;
          } else expect(read.refusal.text).toMatch(/^[A-Z].*\.$/s);
        }
        if (!found) {
          count.refused += 1;
          continue;
        }
        count.opened += 1;
        const played = playOnward(ruleset, found, decide, STEPS, timed);
        for (const how of ['as stored', 'from outside'] as const) {
          const again = readEncounter(JSON.parse(JSON.stringify(played)), rulesetOf, how);
          if (!again.ok)
            throw new Error(`It does not open again ${how}: ${again.refusal.text} ${again.refusal.detail ?? ''}`);
          if (again.value.told !== undefined) throw new Error(`Opened again ${how}, it says: ${again.value.told}`);
        }
      } catch (error) {
        broke.push(
          `seed ${seed}, ${ruleset.name}, kind ${kind}: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
    if (isLong)
      console.log(
        `${SEEDS.length} files: ${count.opened} opened (${count.mended} mended or told), ${count.refused} refused, ${broke.length} broke; longest answer ${worst.ms.toFixed(0)} ms (seed ${worst.seed}), ${worst.late} later than a second of processor time`,
      );
    expect(broke.slice(0, 40).join('\n')).toBe('');
  });
});
