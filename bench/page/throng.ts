/**
 * The fight in which the steps of a turn are measured, as a script: Murdham at the mill, fifty
 * against fifty.
 */
import type { Script } from '../../src/engine/script.ts';
import { readyScenes } from '../../src/space/scenes/index.ts';

const EACH = 50;
const SCENE = 'mill';
const kinds = {
  party: ['knight', 'duellist', 'guard', 'berserker', 'soldier'],
  foes: ['bandit', 'bandit-archer', 'thug', 'peasant'],
} as const;

/** The whole fight: both sides mixed over all zones, in the first round, when the party may act. */
export function throngScript(): Script {
  const scene = readyScenes[SCENE];
  const zones = scene?.kind === 'zones' ? Object.keys(scene.zones) : [];
  const cast = Array.from({ length: 2 * EACH }, (_, n): Script['cast'][number] => {
    const side = n % 2 === 0 ? 'party' : 'foes';
    const of = n >> 1;
    return {
      id: `${side}-${of + 1}`,
      name: side === 'party' ? 'Friend' : 'Raider',
      copy: of + 1,
      side,
      creature: kinds[side][of % kinds[side].length] ?? 'peasant',
      place: { kind: 'zone', zone: zones[of % zones.length] ?? '' },
    };
  });
  return {
    title: 'A throng, to measure turns in',
    ruleset: 'murdham',
    scene: SCENE,
    seed: 3,
    cast,
    lines: [{ begin: true }, { answer: 'party' }],
  };
}
