/**
 * A small table for this game's tests: a row of zones, a cast with cards given by hand, and short
 * forms.
 */

import type { Encounter } from '../../engine/encounter.ts';
import { liveStateOf } from '../../engine/history.ts';
import { offersOf } from '../../engine/legality.ts';
import { readLog } from '../../engine/log/read.ts';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import { type Line, type Script, usualSides } from '../../engine/script.ts';
import { valuesOf } from '../common/declare.ts';
import { rowOfZones } from './examples/row.ts';
import { einfelst } from './index.ts';
import { SKILLS } from './sheet/skills.ts';
import { weaponOf } from './sheet/weapons.ts';

export const testScenes = { row: rowOfZones };
type Member = Partial<Omit<Script['cast'][number], 'sheet'>> & {
  id: string;
  zone?: string;
  sheet?: Record<string, unknown>;
};
export const testSword = weaponOf('sword', 'Sword', { damage: 2 });
export const testBow = weaponOf('bow', 'Longbow', { skill: 'shoot', damage: 2, near: 1, far: 3 });
/** Pools of exactly four dice for everything. */
export const fourDice = {
  attributes: { strength: 2, dexterity: 2, intuition: 2, reason: 2, presence: 2 },
  skills: valuesOf(SKILLS, () => 2),
};

/**
 * A cast at a table. Ids that begin with `foe` are enemies with a count of Harm; the others are
 * characters with rows. Everybody has four dice and a sword.
 */
export const tableOf = (
  members: Member[],
  house: Record<string, unknown> = {},
  sides: NonNullable<Script['sides']> = [...usualSides, { id: 'bystanders', name: 'Bystanders', stance: 'neutral' }],
): Encounter =>
  setUpOrThrow(einfelst, testScenes, {
    title: 'Test',
    sides,
    ruleset: 'einfelst',
    scene: 'row',
    house,
    lines: [],
    cast: members.map(({ zone = 'west', sheet = {}, ...member }) => {
      const foe = member.id.startsWith('foe');
      return {
        name: member.id.charAt(0).toUpperCase() + member.id.slice(1),
        side: foe ? 'foes' : 'party',
        place: { kind: 'zone' as const, zone },
        ...member,
        sheet: {
          kind: foe ? 'person' : 'character',
          counts: foe ? 'points' : 'rows',
          limit: 9,
          weapons: [testSword, testBow],
          ...fourDice,
          ...sheet,
        },
      };
    }),
  });

export const playOn = (at: Encounter, ...lines: Line[]): Encounter => playLines(einfelst, at, lines);
/** A fight begun with these cards, in the order of the cast, and without an ambush. */
export const begunOn = (at: Encounter, ...cards: number[]): Encounter =>
  playOn(at, { begin: true }, { answer: 'enter' }, ...cards.map((card) => ({ answer: String(card) })), {
    answer: 'no',
  });
/** A fight in which Ann acts first, against a foe in her zone. */
export const duelOf = (
  ann: Record<string, unknown> = {},
  foe: Record<string, unknown> = {},
  house: Record<string, unknown> = {},
) =>
  begunOn(
    tableOf(
      [
        { id: 'ann', sheet: ann },
        { id: 'foe', sheet: foe },
      ],
      house,
    ),
    1,
    2,
  );
/** A fight in which Ann acts first, against a foe in another zone. */
export const farApart = (zone: string, ann: Record<string, unknown> = {}) =>
  begunOn(
    tableOf([
      { id: 'ann', sheet: ann },
      { id: 'foe', zone },
    ]),
    1,
    2,
  );
export const fightOf = (at: Encounter) => liveStateOf(einfelst, at).fight;
export const questionOf = (at: Encounter) => liveStateOf(einfelst, at).question;
export const trackOf = (at: Encounter, who: string, id: string) =>
  einfelst.tracks(fightOf(at), who).find((track) => track.id === id)?.value;
export const badgesOf = (at: Encounter, who: string) => einfelst.badges(fightOf(at), who).map(({ id }) => id);
export const badgeCount = (at: Encounter, who: string, id: string) =>
  einfelst.badges(fightOf(at), who).find((badge) => badge.id === id)?.count;
export const standingOf = (at: Encounter, who: string) => einfelst.standing(fightOf(at), who).word;
export const cardsOf = (at: Encounter) =>
  Object.fromEntries(einfelst.order(fightOf(at)).rows.map(({ id, badge }) => [id, Number(badge)]));
export const mayAct = (at: Encounter) =>
  einfelst
    .order(fightOf(at))
    .rows.filter(({ state }) => state === 'may')
    .map(({ combatant }) => combatant);
export const lastOf = (at: Encounter, rule: string) =>
  readLog(fightOf(at)).findLast((entry) => entry.rule === rule)?.text;
/** True when offered, the rule number when greyed, false when not listed. */
export const offerOf = (at: Encounter, who: string, action: string, variant?: string) => {
  const found = offersOf(einfelst, fightOf(at), who).filter(
    (one) => one.action === action && (variant === undefined || one.variant === variant),
  );
  return found.some(({ blocked }) => !blocked) || (found[0]?.blocked?.rule ?? false);
};
/** Why an offer is greyed, in the words that the card shows. */
export const whyNot = (at: Encounter, who: string, action: string, variant?: string) =>
  offersOf(einfelst, fightOf(at), who).find(
    (one) => one.action === action && (variant === undefined || one.variant === variant),
  )?.blocked?.text;
/** The detail that an offer shows beside its name. */
export const detailOf = (at: Encounter, who: string, action: string, variant: string) =>
  offersOf(einfelst, fightOf(at), who).find((one) => one.action === action && one.variant === variant)?.detail;
/** The dice on a combatant's card for an Action. */
export const poolOf = (at: Encounter, who: string, skill: string) =>
  Number(
    einfelst
      .figures(fightOf(at), who)
      .find(({ id }) => id === skill)
      ?.value.replace('d', ''),
  );
/** How many dice the first roll of the open question has. */
export const diceAsked = (at: Encounter) => {
  const found = questionOf(at);
  return found?.kind === 'dice' ? found.rolls[0]?.groups[0]?.count : undefined;
};
export const labelOfBadge = (at: Encounter, who: string, id: string) =>
  einfelst.badges(fightOf(at), who).find((badge) => badge.id === id)?.label;
export const placeOf = (at: Encounter, who: string) => {
  const place = fightOf(at).combatants[who]?.place;
  return place?.kind === 'zone' ? place.zone : place?.kind;
};
/** Dice of a test with so many sixes among four. */
export const sixesOf = (n: number, of = 4): number[] => [
  ...Array<number>(n).fill(6),
  ...Array<number>(Math.max(0, of - n)).fill(1),
];
/** Attacks, and answers every question up to the dice. */
export const strikeAt = (
  at: Encounter,
  who: string,
  target: string,
  reaction: string | undefined,
  mine: number[],
  theirs?: number[],
  arm = 'sword',
): Encounter =>
  playOn(at, { do: 'attack', by: who, with: arm }, { answer: target }, ...(reaction ? [{ answer: reaction }] : []), {
    answer: { dice: { first: mine, ...(theirs ? { 'against-1': theirs } : {}) } },
  });

type Sheet = Record<string, unknown>;
/** A fight with Ann and a foe in a zone; Ann acts first. */
export const meetIn = (ann: Sheet = {}, foe: Sheet = {}, zone = 'west', house: Sheet = {}) =>
  begunOn(
    tableOf(
      [
        { id: 'ann', sheet: ann },
        { id: 'foe', zone, sheet: foe },
      ],
      house,
    ),
    1,
    2,
  );
