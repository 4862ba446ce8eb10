/** Somebody who stands in no fight, seen as if alone in one: so that what a game says of a combatant can be asked of a bare sheet. */
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

/** The id by which the one is asked for. */
export const ALONE = 'alone';

/** A set-up in which only this one is, beside the map. */
export function aloneIn(ruleset: Ruleset, one: Pick<Combatant, 'name' | 'sheet'>): Fight {
  const scene = bare[ruleset.scenes[0] ?? 'squares'];
  const { fight } = newEncounter(ruleset, { id: ALONE, name: one.name, seed: 1, scene, sides: [...usualSides] });
  const combatant: Combatant = {
    ...one,
    id: ALONE,
    side: 'party',
    hidden: false,
    place: { kind: 'off' },
    look: {},
    note: '',
  };
  return { ...fight, combatants: { [ALONE]: combatant }, order: [ALONE] };
}

/** The figures of somebody in one line, as the game says them: what it counts, then its numbers. '' where it has none to say. */
export function figuresInALine(ruleset: Ruleset, one: Pick<Combatant, 'name' | 'sheet'>): string {
  const fight = aloneIn(ruleset, one);
  const tracks = ruleset
    .tracks(fight, ALONE)
    .filter(({ weight }) => weight === 'vital')
    .map(({ label, value, max, kind }) => (kind === 'count' ? `${label} ${value}` : `${label} ${value}/${max}`));
  const figures = ruleset.figures(fight, ALONE).map(({ label, value }) => `${label} ${value}`);
  return [...new Set([...tracks, ...figures])].join(' · ').slice(0, 300);
}
