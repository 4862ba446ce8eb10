/**
 * Four against six in each game: ready-made fights with combatants added or removed, as scripts
 * that a window can open.
 */
import type { Ruleset } from '../../../src/engine/ruleset.ts';
import { type Script, usualSides } from '../../../src/engine/script.ts';

/** The ready-made fight of each game that is nearest to four against six. */
const NEAREST: Readonly<Record<string, string>> = {
  murdham: 'Ambush at the mill',
  thrum: 'First Blood at the Quarry',
  einfelst: 'Bandits at the mill',
  hestia: 'Goblins at the gallows',
  ingenuity: 'Goblins in the dark',
};
const MOST_FRIENDS = 4;
const FOES = 6;
type Cast = Script['cast'];

/** Adds copies of the last foe that comes in copies, until there are enough foes. */
function filled(foes: Cast): Cast {
  const like = foes.findLast(({ copy }) => copy !== undefined) ?? foes.at(-1);
  if (!like || foes.length >= FOES) return foes.slice(0, FOES);
  const copy = Math.max(...foes.filter(({ name }) => name === like.name).map((one) => one.copy ?? 1)) + 1;
  return filled([...foes, { ...like, id: `${like.id}-again-${copy}`, copy }]);
}

/** The fight of a game, set up and not begun. Its dice fall the same way in every run. */
export function castOf(game: Ruleset): Script {
  const script = game.ready.find(({ name }) => name === NEAREST[game.id])?.script;
  if (!script) throw new Error(`There is no fight of four against six for ${game.name}.`);
  const party = script.cast.filter(({ side, creature }) => side === 'party' && creature !== 'horse');
  const friends = party.filter(({ player }) => player !== undefined).slice(0, MOST_FRIENDS);
  const more = party.filter((one) => !friends.includes(one)).slice(0, MOST_FRIENDS - friends.length);
  return {
    ...script,
    title: 'Four against six',
    sides: script.sides ?? usualSides,
    seed: 20_251,
    cast: [...friends, ...more, ...filled(script.cast.filter(({ side }) => side !== 'party'))],
    lines: [],
  };
}
