/** Adds hidden combatants to a cast, for fights that are played once with them and once without. */
import type { Script } from '../engine/script.ts';
import { readyScenes } from '../space/scenes/index.ts';

type Cast = Script['cast'][number];

/**
 * The place of a hidden combatant. Only in every second fight it is on the map: with the last foe,
 * or on the plain square farthest from everybody.
 */
function hidingPlace(script: Script, there: Cast['place']): Cast['place'] {
  if (there?.kind === 'zone') return there;
  const scene = typeof script.scene === 'string' ? readyScenes[script.scene] : script.scene;
  if (scene?.kind !== 'squares') return undefined;
  const taken = script.cast.flatMap(({ place }) => (place?.kind === 'square' ? [place] : []));
  const plain = Array.from({ length: scene.columns * scene.rows }, (_, n) => ({
    kind: 'square' as const,
    column: n % scene.columns,
    row: Math.floor(n / scene.columns),
  })).filter(({ column, row }) => scene.cells[`${column},${row}`] === undefined);
  const room = ({ column, row }: (typeof plain)[number]) =>
    Math.min(...taken.map((one) => Math.max(Math.abs(one.column - column), Math.abs(one.row - row))));
  return plain.sort((a, b) => room(b) - room(a))[0];
}

/**
 * The cast with hidden combatants: a further copy in the middle of a family, and a stranger, beside
 * the map or on it.
 */
export function withHidden(script: Script, seed: number): Script {
  const foe = script.cast.findLast(({ side }) => side !== 'party') ?? (script.cast.at(-1) as Cast);
  const { player: _player, place: there, ...plain } = foe;
  const place = (seed % 2 === 0 ? hidingPlace(script, there) : undefined) ?? { kind: 'off' as const };
  const stranger: Cast = { ...plain, id: 'canary', name: 'Canary', hidden: true, place };
  const at = script.cast.findIndex(({ copy, player }) => copy !== undefined && player === undefined);
  const family = script.cast[at];
  if (!family) return { ...script, cast: [...script.cast, stranger] };
  const { player: _other, ...kin } = family;
  const later = script.cast
    .slice(at + 1)
    .map((one) => (one.name === family.name ? { ...one, copy: (one.copy ?? 0) + 1 } : one));
  const hidden: Cast = { ...kin, id: 'canary-kin', copy: (family.copy ?? 1) + 1, hidden: true, place: { kind: 'off' } };
  return { ...script, cast: [...script.cast.slice(0, at + 1), hidden, ...later, stranger] };
}
