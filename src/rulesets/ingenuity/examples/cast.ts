/** Casts and lines that the ready-made fights and the examples share. */

import type { Line, Script } from '../../../engine/script.ts';
import { capitalized } from '../../../engine/words.ts';
import type { Place } from '../../../space/scene.ts';

export const atSquare = (column: number, row: number): Place => ({ kind: 'square', column, row });

type Member = Script['cast'][number];
export const hero = (id: string, place: Place, more: Partial<Member> = {}): Member => ({
  id,
  name: capitalized(id),
  side: 'party',
  creature: id,
  place,
  ...more,
});
/** Makes copies of one foe, one on each place. */
export const copiesOf = (
  id: string,
  name: string,
  creature: string,
  places: readonly Place[],
  side = 'foes',
): Member[] => places.map((place, n) => ({ id: `${id}-${n + 1}`, name, copy: n + 1, side, creature, place }));

export type Cast = Script['cast'];
export const scriptOf = (title: string, about: string, cast: Cast, lines: Line[]): Script => ({
  title,
  about,
  ruleset: 'ingenuity',
  scene: 'goblin-den',
  cast,
  lines,
});

/** A foe without stamina and focus, so it does not react. */
export const tiredOut = { 'stamina.now': 0 };
export const foe = (
  id: string,
  creature: string,
  place: readonly [number, number],
  sheet: Record<string, unknown> = {},
): Cast[number] => ({
  id,
  name: capitalized(id),
  side: 'foes',
  creature,
  place: atSquare(...place),
  sheet: { ...tiredOut, ...sheet },
});
export const attackBy = (by: string, arm: string, whom: string, faces: number[]): Line[] => [
  { do: 'attack', by, with: arm },
  { answer: whom },
  { answer: { dice: faces } },
];
export const endTurns = (...who: string[]): Line[] => who.map((by) => ({ do: 'end-turn', by }));
export const beginBy = (answer: string): Line[] => [{ begin: true }, { answer }];

/** The sheet of a combatant who lies unconscious at the start. */
export const fallenState = { states: ['unconscious', 'prone'], 'health.now': 4, 'endurance.now': 0 };

/** A move readied for a trigger. */
export const readiesFor = (by: string, form: string, trigger: string): Line[] => [
  { do: 'ready', by, with: form },
  { answer: trigger },
];
/** An attack that begins the fight by surprise. */
export const opensBySurprise = (by: string, arm: string, whom: string, dice: number[]): Line[] => [
  ...beginBy(`by:${by}`),
  ...['surprise', `attack:${arm}`, whom].map((answer) => ({ answer })),
  { answer: { dice } },
];
