/**
 * Builds a creature from its printed figures: fills in the sheet, checks it by its schema, and sums
 * it up in one line.
 */
import type { Creature } from '../../../engine/ruleset.ts';
import { carriedItem, type GearItem } from '../sheet/carried.ts';
import { maxHealth } from '../sheet/scores.ts';
import { type MurdhamSheet, murdhamSheet } from '../sheet/sheet.ts';
import type { Kind, Mind, Size, TraitId } from '../sheet/terms.ts';
import { specOf } from '../sheet/things/gear.ts';

/**
 * A piece of gear: the item's id, how the creature carries it, and for a scroll the powers on it.
 */
export type Kit = readonly [item: string, how?: GearItem['held'] | 'worn', powers?: readonly string[]];

/**
 * A creature's profile as the books print it. A field that is left out has the value of an average
 * human.
 */
export interface Profile {
  id: string;
  name: string;
  icon: string;
  /** The scores in STR, AGI and WIT, in this order. */
  scores: readonly [number, number, number];
  size?: Size;
  kind?: Kind;
  mind?: Mind;
  /** The armour of the body itself, before the size changes it. */
  armour?: number;
  traits?: readonly TraitId[];
  skills?: readonly string[];
  /** Weapons of the body, such as claws, by item id. */
  natural?: readonly string[];
  gear?: readonly Kit[];
  powers?: readonly string[];
  mutations?: readonly string[];
  mana?: number;
  omens?: number;
  frenzied?: true;
}

const squares: Readonly<Record<Size, number>> = { tiny: 1, small: 1, medium: 1, large: 2, massive: 4 };
const factorText: Readonly<Record<Size, string>> = {
  tiny: ' ÷4',
  small: ' ÷2',
  medium: '',
  large: ' ×2',
  massive: ' ×4',
};

function gearOf(kits: readonly Kit[]): GearItem[] {
  const seen = new Map<string, number>();
  return kits.map(([item, how = null, powers]) => {
    const nth = (seen.get(item) ?? 0) + 1;
    seen.set(item, nth);
    const made = carriedItem(nth === 1 ? item : `${item}-${nth}`, item, how);
    return powers ? { ...made, powers: [...powers] } : made;
  });
}

/** Sums up a creature in one line for the list: scores, health, attacks. */
function summaryOf(sheet: MurdhamSheet): string {
  const { str, agi, wit } = sheet.abilities;
  const held = sheet.gear.filter(({ held }) => held !== null).map(({ item }) => item);
  const strikes = [...held, ...sheet.natural].flatMap((id) => {
    const { name, weapon, category } = specOf(id);
    return weapon && category !== 'shield' && weapon.die !== undefined
      ? [`${name.toLowerCase()} d${weapon.die}${factorText[sheet.size]}`]
      : [];
  });
  const size = sheet.size === 'medium' ? '' : `${sheet.size}, `;
  return `${size}STR ${str}, AGI ${agi}, WIT ${wit}, health ${maxHealth(sheet).total}; ${strikes.join(', ') || 'bare hands'}`;
}

/**
 * Makes the creature of a profile, under a heading of the list. Throws when the profile does not
 * fit the sheet's schema.
 */
export function creature(heading: string, profile: Profile): Creature<MurdhamSheet> {
  const [str, agi, wit] = profile.scores;
  const size = profile.size ?? 'medium';
  const sheet = murdhamSheet.schema.parse({
    ...murdhamSheet.start(),
    abilities: { str, agi, wit },
    size,
    kind: profile.kind ?? 'creature',
    mind: profile.mind ?? 'human',
    armour: profile.armour ?? 0,
    traits: [...(profile.traits ?? [])],
    skills: [...(profile.skills ?? [])],
    natural: [...(profile.natural ?? [])],
    gear: gearOf(profile.gear ?? []),
    powers: [...(profile.powers ?? [])],
    mutations: [...(profile.mutations ?? [])],
    mana: profile.mana ?? 0,
    omens: profile.omens ?? 0,
    conditions: profile.frenzied ? [{ id: 'frenzied', until: 'cause' }] : [],
  });
  return {
    id: profile.id,
    name: profile.name,
    kind: heading,
    summary: summaryOf(sheet),
    icon: profile.icon,
    ...(squares[size] > 1 ? { squares: squares[size] } : {}),
    sheet,
  };
}
