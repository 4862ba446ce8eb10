/**
 * Plays short fights for tests of edge rulings: a cast placed by letters, and lines against the
 * real rules.
 */
import type { Encounter } from '../../engine/encounter.ts';
import type { Line, Script } from '../../engine/script.ts';
import { playScript } from '../../engine/scripts/playScript.ts';
import type { ZoneScene } from '../../space/scene.ts';
import { atLetter, hallOf } from './hall.testing.ts';
import type { MurdhamHouse } from './house/house.ts';
import { murdham } from './index.ts';

type Member = Script['cast'][number];
/**
 * Makes a member of the cast. Members of the party have ids that begin with `p`; all others are
 * foes. `sheet` says what differs from the creature.
 */
export const oneAt = (id: string, place: string, creature = 'human', sheet: Member['sheet'] = {}): Member => ({
  id,
  name: id.toUpperCase(),
  side: id.startsWith('p') ? 'party' : 'foes',
  creature,
  place: atLetter(place),
  sheet: sheet ?? {},
});

/** The fight first asks which side began it. */
export const partyBegins: Line[] = [{ begin: true }, { answer: 'party' }];
export const foesBegin: Line[] = [{ begin: true }, { answer: 'foes' }];
/** A line that holds the fight to these expectations at this point. */
export const nowIs = (expect: Extract<Line, { expect: unknown }>['expect']): Line => ({ expect });
/** Both sides pass, so that the round ends. */
export const bothPass: Line[] = [
  { do: 'pass', by: 'party' },
  { do: 'pass', by: 'foes' },
];
export const withSword = { gear: ['sword'] };
/** The sheet of a fighter with a sword who cannot be frightened. */
export const boldSword = { gear: ['sword'], skills: ['bravery'] };
/** A sheet's entry for a held sword with a scorpion's oil on it. */
export const coatedSword = {
  id: 'sword',
  item: 'sword',
  held: 'main',
  worn: false,
  damaged: false,
  used: false,
  spent: false,
  coat: 'scorpion-oil',
};
export const attackBy = (by: string, target: string, weapon = 'sword'): Line[] => [
  { do: 'attack', by, with: weapon },
  { answer: target },
];
/** Attacks a target that cannot react, with these faces on the dice. */
export const hitBy = (by: string, target: string, weapon: string, faces: number | number[]): Line[] => [
  ...attackBy(by, target, weapon),
  { answer: { dice: Array.isArray(faces) ? faces : [faces] } },
];
/**
 * A line that expects the question for a reaction, with all options of `has` and none of `lacks`.
 */
export const askedOf = (has: string[], lacks: string[] = []): Line =>
  nowIs({ question: { rule: 'MU-18', has, lacks } });
export const notAsked: Line = { expect: { question: { kind: 'dice' } } };
/** The sheet of a target that cannot react, so that the attack asks only for dice. */
export const stillOne = { conditions: ['stunned'] };
/** Gives a sheet one held scroll for each of these powers. */
export const scrollsOf = (...powers: string[]) =>
  powers.map((power) => ({
    id: `scroll-${power}`,
    item: 'scroll',
    held: 'main',
    worn: false,
    damaged: false,
    used: false,
    spent: false,
    powers: [power],
  }));

/** The GM rules these amounts of damage, one after another. Small amounts take nobody out. */
export const woundOf = (who: string, ...amounts: number[]): Line[] =>
  amounts.flatMap((amount): Line[] => [{ do: 'rule-harm' }, { answer: who }, { answer: amount }, { answer: 'direct' }]);

interface Played {
  cast: readonly Member[];
  lines: readonly Line[];
  scene?: ZoneScene;
  house?: Partial<MurdhamHouse>;
  /** Sides beside the party and the foes. */
  sides?: NonNullable<Script['sides']>;
}

/**
 * Plays lines against the real rules. Throws at the first line that does not hold, and says why.
 */
export function playOut({ cast, lines, scene = hallOf(), house = {}, sides }: Played): Encounter {
  const script: Script = {
    title: 'Edge',
    ruleset: 'murdham',
    scene,
    house,
    cast: [...cast],
    lines: [...lines],
    ...(sides ? { sides } : {}),
  };
  const { ok, lines: played, encounter } = playScript(murdham, {}, script);
  const last = played.at(-1);
  if (!ok || !encounter) throw new Error(`Line ${last?.line ?? 0}, ${last?.text ?? ''}: ${last?.fault ?? ''}`);
  return encounter;
}

export const downOne = { conditions: ['incapacitated'] };
/**
 * Gives these fighters conditions by hand once the fight has begun. Morale needs that: it counts
 * those who stood when the fight began (MU-44).
 */
export const laidLow = (
  who: readonly string[],
  conditions: readonly unknown[] = downOne.conditions,
  harm = 0,
): Line => ({
  label: 'Laid low',
  edit: who.flatMap((combatant) => [
    ...(harm > 0 ? [{ edit: 'sheet' as const, combatant, path: 'harm', value: harm }] : []),
    { edit: 'sheet' as const, combatant, path: 'conditions', value: [...conditions] },
  ]),
});
/** Makes a fighter dying, so that it dies at the end of this round. */
export const atDeathsDoor = (who: string): Line =>
  laidLow([who], ['incapacitated', { id: 'dying', until: 'cause', rounds: 1 }], 8);
