/**
 * Puts a bare sheet alone into a fight of its own, so that a game can be asked about it as about
 * any combatant.
 */
import type { Scene } from '../space/scene.ts';
import { newEncounter } from './encounter.ts';
import type { Combatant, Fight } from './fight.ts';
import type { Ruleset } from './ruleset.ts';
import { usualSides } from './script.ts';

const ground = { kind: 'plain', look: 'stone' } as const;
const bare: Readonly<Record<Scene['kind'], Scene>> = {
  zones: { kind: 'zones', name: 'Nowhere', width: 100, height: 100, ground, zones: {}, borders: {} },
  squares: { kind: 'squares', name: 'Nowhere', columns: 1, rows: 1, pixels: 64, ground, cells: {}, walls: {} },
};

/** The id of the combatant in that fight. */
export const ALONE_SIDE = 'alone';

/** A fight in set-up with only this combatant, who stands beside the map. */
export function aloneIn(ruleset: Ruleset, one: Pick<Combatant, 'name' | 'sheet'>): Fight {
  const scene = bare[ruleset.scenes[0] === 'squares' ? 'squares' : 'zones'];
  const { fight } = newEncounter(ruleset, { id: ALONE_SIDE, name: one.name, seed: 1, scene, sides: [...usualSides] });
  const combatant: Combatant = {
    ...one,
    id: ALONE_SIDE,
    side: 'party',
    hidden: false,
    place: { kind: 'off' },
    look: {},
    note: '',
  };
  return { ...fight, combatants: { [ALONE_SIDE]: combatant }, order: [ALONE_SIDE] };
}

/**
 * A combatant's figures in one line, in the game's words: its tracks, then its numbers. '' if the
 * game has none to show.
 */
export function figuresInALine(ruleset: Ruleset, one: Pick<Combatant, 'name' | 'sheet'>): string {
  const fight = aloneIn(ruleset, one);
  const tracks = ruleset
    .tracks(fight, ALONE_SIDE)
    .filter(({ weight }) => weight === 'vital')
    .map(({ label, value, max, kind }) => (kind === 'count' ? `${label} ${value}` : `${label} ${value}/${max}`));
  const figures = ruleset.figures(fight, ALONE_SIDE).map(({ label, value }) => `${label} ${value}`);
  return [...new Set([...tracks, ...figures])].join(' · ').slice(0, 300);
}
