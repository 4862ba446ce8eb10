/**
 * Measures the messages to the players' window over whole random fights of every game. Tests that
 * none contains a planted secret, patches included.
 */
import { describe, expect, it } from 'vitest';
import { liveStateOf } from '../../engine/history.ts';
import { playAtRandom, playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import { type PublicView, publicView } from '../../engine/public/publicView.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Script } from '../../engine/script.ts';
import { changesOf, withChanges } from '../../players/link/changes.ts';
import { type ToScreen, toScreenSchema } from '../../players/link/protocol.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import { readyScenes } from '../../space/scenes/index.ts';

/**
 * The number of fights of each game. For more: SIZES=50 npx vitest run
 * src/store/players/messageSizes
 */
const FIGHTS = Number(process.env.SIZES ?? 1);
/** A usual message has at most so many letters. */
const USUAL = 2048;

/** Makes a fight with a secret in every field that can hold one. */
function plantedFight(ruleset: Ruleset, script: Script, seed: number) {
  const last = script.cast.at(-1) as Script['cast'][number];
  const { player: _player, ...foe } = last;
  const canary = { ...foe, id: 'canary', name: 'CANARY', side: 'third', hidden: true };
  const cast = script.cast.map(({ id }) => ({ edit: 'combatant' as const, combatant: id, note: 'CANARY note' }));
  const start = setUpOrThrow(ruleset, readyScenes, {
    ...script,
    title: 'CANARY’s ambush',
    seed,
    lines: [],
    sides: [
      // The hidden one's id says nothing, because players learn it as soon as the hidden one takes
      // hold of somebody they see.
      ...(script.sides ?? [
        { id: 'party', name: 'The party', stance: 'party' },
        { id: 'foes', name: 'The foes', stance: 'foe' },
      ]),
      { id: 'third', name: 'CANARY band', stance: 'foe' },
    ],
    cast: [...script.cast, canary],
  });
  const { scene } = start.fight;
  const trap = { id: 'wire', label: 'CANARY wire', kind: 'hazard' as const, secret: true, detail: 'canary' };
  const zones =
    scene.kind === 'zones'
      ? Object.values(scene.zones).map((zone) => ({
          edit: 'zone' as const,
          id: zone.id,
          zone: { ...zone, features: [...zone.features.slice(0, 19), trap] },
        }))
      : [];
  const named = { ...scene, name: 'CANARY map' };
  return playLines(ruleset, start, [
    {
      edit: [
        { edit: 'scene', scene: named },
        ...zones,
        ...cast,
        { edit: 'combatant', combatant: 'canary', look: { icon: 'canary', picture: 'canary' }, note: 'CANARY' },
        {
          edit: 'draw',
          stroke: {
            figure: {
              kind: 'line',
              from: { x: 1, y: 1 },
              to: { x: 9, y: 9 },
            },
            colour: 'rose',
            width: 2,
            seen: 'gm',
          },
        },
      ],
      label: 'CANARY plot',
    },
  ]);
}

describe.each(await loadAllGames())('$name', (ruleset) => {
  it('says in under 2 KB what a usual move has changed, and nothing secret', { timeout: 300_000 }, () => {
    const sizes: number[] = [];
    let whole = 0;
    for (let seed = 1; seed <= FIGHTS; seed += 1) {
      const { script } = ruleset.ready[seed % ruleset.ready.length] ?? {};
      if (!script) continue;
      let shown: PublicView | undefined;
      playAtRandom(ruleset, plantedFight(ruleset, script, seed), seed, 24, (at) => {
        const { fight, question } = liveStateOf(ruleset, at);
        const view = publicView(ruleset, fight, question, { party: 'exact', others: 'word' });
        const n = sizes.length + 2;
        const message: ToScreen = shown
          ? { type: 'change', n, changes: changesOf(shown, view) }
          : { type: 'view', n: 1, view, pictures: [] };
        const sent = JSON.stringify(message);
        expect(sent).not.toMatch(/canary/i);
        const heard = toScreenSchema.parse(JSON.parse(sent));
        if (shown && heard.type === 'change') {
          expect(withChanges(shown, heard.changes)).toEqual(view);
          if (heard.changes.length > 0) sizes.push(sent.length);
        } else whole = Math.max(whole, sent.length);
        shown = view;
      });
    }
    sizes.sort((one, two) => one - two);
    const at = (share: number) => sizes[Math.min(sizes.length - 1, Math.floor(sizes.length * share))] ?? 0;
    const small = sizes.filter((size) => size <= USUAL).length / Math.max(1, sizes.length);
    console.log(
      `${ruleset.name}: ${sizes.length} messages; half are under ${at(0.5)} letters, 95 % under ${at(0.95)}, the largest ${at(1)}; ` +
        `${(small * 100).toFixed(1)} % within ${USUAL}; the whole is ${whole}`,
    );
    expect(sizes.length).toBeGreaterThan(5);
    expect(small).toBeGreaterThan(0.97);
    expect(at(0.5)).toBeLessThan(whole / 4);
  });
});
