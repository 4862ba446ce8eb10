/**
 * Tests that maps with random faults, of other programs and our own, are refused with a sentence,
 * or are opened, played and opened again. More maps: MUTATED=5000 npx vitest run
 * src/formats/readAgain/mutatedMaps
 */
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../engine/encounter.ts';
import { dispatch } from '../../engine/history.ts';
import { randomDecider } from '../../engine/play.testing.ts';
import { type Ruleset, withBook } from '../../engine/ruleset.ts';
import { setUp } from '../../engine/scripts/lines.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import { type Place, type Scene, sceneSchema } from '../../space/scene.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { readEncounter } from '../check/encounterFileCheck.ts';
import { readMapFile } from '../maps/mapFile.ts';
import { type Decider, mutateData, pathsIn, playOnward, spentMs } from './mutate.testing.ts';
import { mutatedMapFile } from './mutateMaps.testing.ts';

const FILES = Number(process.env.MUTATED ?? 100);
const FROM = Number(process.env.FROM ?? 1);
const STEPS = 20;

const own = Object.values(readyScenes);

/** The scenes of a map of which one part was changed, or the sentence of a refusal. */
function mutatedScenes(decide: Decider): readonly Scene[] | string {
  const isOwn = decide.int(0, 2) === 0;
  if (isOwn) {
    const raw: unknown = structuredClone(decide.of(own));
    for (let n = decide.int(1, 3); n > 0; n -= 1) mutateData(raw, pathsIn(raw), decide);
    const read = sceneSchema.safeParse(JSON.parse(JSON.stringify(raw)));
    return read.success ? [read.data] : 'It does not fit.';
  }
  const { name, text } = mutatedMapFile(decide);
  const read = readMapFile(name, text);
  if (!read.ok) return read.refusal.text;
  const { scene, squares } = read.value;
  return squares ? [scene, squares.scene] : [scene];
}

/** A fight of a game on a scene, with its people at random places there or off the map. */
function fightOn(ruleset: Ruleset, scene: Scene, decide: Decider): Encounter | undefined {
  const { script } = decide.of(ruleset.ready);
  const cast = script.cast.map((member) => ({ ...member, place: { kind: 'off' as const } }));
  const made = setUp(ruleset, readyScenes, { ...script, scene, cast, lines: [] });
  if (!made.ok) return undefined;
  const places = placesOf(scene);
  const edits = cast.map(({ id }) => ({ edit: 'place' as const, combatant: id, place: decide.of(places) }));
  const placed = dispatch(ruleset, made.value, { type: 'edit', label: 'Placed', edits });
  return placed.ok ? placed.value : made.value;
}

/** The places of a scene: all its zones, or a corner of its squares. */
function placesOf(scene: Scene): Place[] {
  if (scene.kind === 'squares')
    return Array.from({ length: 12 }, (_, n) => ({
      kind: 'square',
      column: n % scene.columns,
      row: n % scene.rows,
    }));
  return [{ kind: 'off' }, ...Object.keys(scene.zones).map((zone): Place => ({ kind: 'zone', zone }))];
}

describe('maps with random faults', async () => {
  const games = await Promise.all((await loadAllGames()).map((game) => withBook(game)));
  it(`${FILES} of them: each is refused with a sentence, or a fight on it is played ${STEPS} steps and opened again`, {
    timeout: 7_200_000,
  }, () => {
    const count = { opened: 0, refused: 0, fights: 0 };
    const worst = { ms: 0, seed: 0, late: 0 };
    const broke: string[] = [];
    for (let seed = FROM; seed < FROM + FILES; seed += 1) {
      const decide = randomDecider(seed);
      const timed = <T>(job: () => T): T => {
        const from = process.cpuUsage();
        const value = job();
        const ms = spentMs(from);
        if (ms > worst.ms) Object.assign(worst, { ms, seed });
        if (ms > 1000) worst.late += 1;
        return value;
      };
      try {
        const scenes = timed(() => mutatedScenes(decide));
        if (typeof scenes === 'string') {
          count.refused += 1;
          expect(scenes).toMatch(/^[A-Z“].*\.$/s);
          continue;
        }
        count.opened += 1;
        const ruleset = decide.of(games);
        const rulesetOf = (id: string) => (id === ruleset.id ? ruleset : undefined);
        for (const scene of scenes) {
          const start = timed(() => fightOn(ruleset, scene, decide));
          if (!start) continue;
          count.fights += 1;
          const played = playOnward(ruleset, start, decide, STEPS, timed);
          const again = readEncounter(JSON.parse(JSON.stringify(played)), rulesetOf, 'from outside');
          if (!again.ok) throw new Error(`It does not open again: ${again.refusal.text} ${again.refusal.detail ?? ''}`);
        }
      } catch (error) {
        broke.push(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    if (FILES > 1000)
      console.log(
        `${FILES} maps: ${count.opened} opened, ${count.refused} refused, ${count.fights} fights on them, ${broke.length} broke; longest answer ${worst.ms.toFixed(0)} ms (seed ${worst.seed}), ${worst.late} later than a second of processor time`,
      );
    expect(broke.slice(0, 40).join('\n')).toBe('');
    expect(count.fights).toBeGreaterThan(0);
  });
});
