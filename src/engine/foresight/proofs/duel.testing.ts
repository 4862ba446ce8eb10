/** Sets up one against one, both alike, side by side, for the proofs of foresight. */
import { readyScenes } from '../../../space/scenes/index.ts';
import type { Encounter } from '../../encounter.ts';
import { setUpOrThrow } from '../../play.testing.ts';
import type { Ruleset } from '../../ruleset.ts';
import type { Script } from '../../script.ts';

/** A duel of two heroes of a game; `order` says whose side is set up first. */
export function duelOf(ruleset: Ruleset, [first, second]: readonly [string, string]): Encounter {
  const zones = ruleset.scenes[0] === 'zones';
  const creature = ruleset.creatures.find(({ kind }) => ruleset.heroes.includes(kind))?.id ?? '';
  const cast: Script['cast'] = [first, second].map((side, n) => ({
    id: `${side}-one`,
    name: `${side} one`,
    side,
    creature,
    place: zones ? { kind: 'zone', zone: 'yard' } : { kind: 'square', column: 5, row: 4 + n },
  }));
  return setUpOrThrow(ruleset, readyScenes, {
    title: 'A duel',
    ruleset: ruleset.id,
    scene: zones ? 'mill' : 'watch-yard',
    seed: 1,
    sides: [
      { id: first, name: first, stance: 'neutral', toward: { [second]: 'foe' } },
      { id: second, name: second, stance: 'neutral', toward: { [first]: 'foe' } },
    ],
    cast,
    lines: [],
  });
}
