/**
 * Short fights for tests of edge rulings: a cast placed by letters, and lines to play against the
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
 * One of the cast. The party's ids begin with `p`, all others are foes; `sheet` says what differs
 * from the creature.
 */
export const oneAt = (id: string, place: string, creature = 'human', sheet: Member['sheet'] = {}): Member => ({
  id,
  name: id.toUpperCase(),
  side: id.startsWith('p') ? 'party' : 'foes',
  creature,
  place: atLetter(place),
  sheet: sheet ?? {},
});

/** Who began the fight is the first thing asked. */
export const partyBegins: Line[] = [{ begin: true }, { answer: 'party' }];
export const foesBegin: Line[] = [{ begin: true }, { answer: 'foes' }];
/** What must hold now. */
export const nowIs = (expect: Extract<Line, { expect: unknown }>['expect']): Line => ({ expect });
/** Everybody passes: the round ends. */
export const bothPass: Line[] = [
  { do: 'pass', by: 'party' },
  { do: 'pass', by: 'foes' },
];
export const withSword = { gear: ['sword'] };
/** With a sword, and not to be frightened. */
export const boldSword = { gear: ['sword'], skills: ['bravery'] };
/** A sword in the hand with a scorpion's oil on it, as a sheet has it. */
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
/** An attack on somebody who cannot react, with the faces that fall. */
export const hitBy = (by: string, target: string, weapon: string, faces: number | number[]): Line[] => [
  ...attackBy(by, target, weapon),
  { answer: { dice: Array.isArray(faces) ? faces : [faces] } },
];
/**
 * Reactions are asked for, with these among them and those not; or none is, and the dice follow.
 */
export const askedOf = (has: string[], lacks: string[] = []): Line =>
  nowIs({ question: { rule: 'MU-18', has, lacks } });
export const notAsked: Line = { expect: { question: { kind: 'dice' } } };
/** A target that cannot react, so that only dice are asked for. */
export const stillOne = { conditions: ['stunned'] };
/** A scroll in hand for each of these powers. */
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

/** Damage by the GM's word, one after another: small enough each, it takes nobody out. */
export const woundOf = (who: string, ...amounts: number[]): Line[] =>
  amounts.flatMap((amount): Line[] => [{ do: 'rule-harm' }, { answer: who }, { answer: amount }, { answer: 'direct' }]);

interface Played {
  cast: readonly Member[];
  lines: readonly Line[];
  scene?: ZoneScene;
  house?: Partial<MurdhamHouse>;
  /** Other sides than the party and the foes. */
  sides?: NonNullable<Script['sides']>;
}

/** Plays lines against the real rules. Throws with the first line that does not hold and why. */
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
 * These get into such a state by hand once the fight is on: for morale they were on their feet when
 * it began (MU-44).
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
/** Dying, and dead at the end of this round. */
export const atDeathsDoor = (who: string): Line =>
  laidLow([who], ['incapacitated', { id: 'dying', until: 'cause', rounds: 1 }], 8);
