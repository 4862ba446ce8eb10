/** TH-44: biffers, plinkers and casters by tier, foes of nine factions, and a party of four. */

import type { Creature } from '../../../engine/ruleset.ts';
import { capitalized } from '../../../engine/words.ts';
import { type Sheet, thrumSheet } from '../sheet/sheet.ts';
import type { Art, Attribute } from '../sheet/terms.ts';
import { signedNumber } from '../sheet/terms.ts';

type Upgrade = 'a' | 'b' | 'c';
const abilityOf = (text: string): { id: string; upgrades: Upgrade[] } => {
  const [id = '', ups = ''] = text.split(':');
  return { id, upgrades: [...ups] as Upgrade[] };
};

interface Block {
  initiative: number;
  attack: number;
  resilience: number;
  evasion: number;
  resolve: number;
  tolerance: { fatigue: number; stress: number };
  abilities: readonly string[];
  traits?: readonly string[];
}

const foe = (tier: number, block: Block, faction = ''): Sheet => ({
  ...thrumSheet.start(),
  kind: 'foe',
  tier,
  level: 1 + tier,
  fixed: {
    attack: block.attack,
    initiative: block.initiative,
    resilience: block.resilience,
    evasion: block.evasion,
    resolve: block.resolve,
    speed: 4,
  },
  tolerance: block.tolerance,
  abilities: block.abilities.map(abilityOf),
  traits: [...(block.traits ?? [])],
  faction,
});

/** The three kinds of foes by tier T; halves of T are rounded down (assumed). */
const blocks: Record<'biffer' | 'plinker' | 'caster', (tier: number) => Block> = {
  biffer: (tier) => ({
    initiative: 0,
    attack: 2 + tier,
    resilience: 1 + tier,
    evasion: 0,
    resolve: 0,
    tolerance: { fatigue: 3 + Math.floor(tier / 2), stress: 1 },
    abilities: [tier > 0 ? 'stunning-bash' : 'bash', 'bodyguard'],
  }),
  plinker: (tier) => ({
    initiative: 1 + tier,
    attack: 2 + tier,
    resilience: 0,
    evasion: 1 + tier,
    resolve: 0,
    tolerance: { fatigue: 1 + Math.floor(tier / 2), stress: 1 },
    abilities: [tier > 0 ? 'sly-plink' : 'plink', 'hide'],
    traits: ['shy of blades'],
  }),
  caster: (tier) => ({
    initiative: 1,
    attack: 2 + tier,
    resilience: 0,
    evasion: 1,
    resolve: 1,
    tolerance: { fatigue: 1, stress: 2 + tier },
    abilities: ['blast'],
  }),
};
const icons = { biffer: 'ogre', plinker: 'bowman', caster: 'wizard-staff' };
const words = {
  biffer: 'holds the front: bashes, pushes, guards',
  plinker: 'shoots from height, hides, hates blades nearby',
  caster: 'blasts an area and slips away',
};

const soldiers: Creature<Sheet>[] = (['biffer', 'plinker', 'caster'] as const).flatMap((kind) =>
  [0, 1, 2, 3].map((tier) => {
    const block = blocks[kind](tier);
    return {
      id: tier === 0 ? kind : `${kind}-${tier}`,
      name: capitalized(kind),
      kind: `Tier ${tier}`,
      summary: `${words[kind]} · attack ${signedNumber(block.attack)}, tolerances ${block.tolerance.fatigue}/${block.tolerance.stress}`,
      icon: icons[kind],
      sheet: foe(tier, block),
    };
  }),
);

/**
 * Faction traits, each worth a tier, as one member of the faction has them. The names are the
 * project's own.
 */
export const FACTION_TRAITS: Record<string, { label: string; does: string }> = {
  phalanx: { label: 'Phalanx', does: '+1 Resilience for each fellow orthogonally adjacent.' },
  pack: { label: 'Pack', does: '+1 Boon on attacks for each fellow beside the target.' },
  purging: { label: 'Purging', does: 'At the start of each turn one status ends; each kind once a fight.' },
  bloodscent: { label: 'Vengeful', does: 'Hastened when a fellow within 2 falls.' },
  lurking: { label: 'Lurking', does: 'Hidden after a turn that ends with no enemy within 2.' },
  disciplined: {
    label: 'Disciplined',
    does: 'Keeps the last stance beside the new one until the end of the next turn.',
  },
  feast: { label: 'Feasting', does: 'May eat a fallen fellow in the next square: both tolerances +1.' },
  hive: { label: 'Hive', does: 'May act from the square of a fellow within 6.' },
  dread: { label: 'Dread', does: 'Deals Stress in place of Fatigue.' },
};

const band = (id: string, name: string, kind: keyof typeof blocks, trait: string, icon: string): Creature<Sheet> => {
  const block = blocks[kind](0);
  const sheet = foe(
    1,
    trait === 'feast'
      ? { ...block, abilities: [...block.abilities, 'feast'] }
      : { ...block, traits: [...(block.traits ?? []), trait] },
    trait,
  );
  return { id, name, kind: 'Faction', summary: `${kind} · ${FACTION_TRAITS[trait]?.does ?? ''}`, icon, sheet };
};

const factions: Creature<Sheet>[] = [
  band('shieldmate', 'Shieldmate', 'biffer', 'phalanx', 'shield-echoes'),
  band('gnasher', 'Gnasher', 'biffer', 'pack', 'wolf-head'),
  band('ashen', 'Ashen', 'biffer', 'purging', 'fire-silhouette'),
  band('feudist', 'Feudist', 'biffer', 'bloodscent', 'crossed-swords'),
  band('lurker', 'Lurker', 'plinker', 'lurking', 'hood'),
  band('drilled-guard', 'Drilled Guard', 'biffer', 'disciplined', 'guarded-tower'),
  band('ghoul', 'Ghoul', 'biffer', 'feast', 'shambling-zombie'),
  band('hive-drone', 'Hive Drone', 'caster', 'hive', 'bee'),
  band('dreadling', 'Dreadling', 'caster', 'dread', 'spectre'),
];

interface Build {
  level?: number;
  attributes: Partial<Record<Attribute, number>>;
  training: Partial<Record<Art, number>>;
  abilities: readonly string[];
  traits: readonly string[];
}

/**
 * A character: tolerances are 3 plus Endurance and 2 plus Focus, plus the parts that Indefatigable
 * and Composed add.
 */
export function character({ level = 1, attributes, training, abilities, traits }: Build): Sheet {
  const sheet = thrumSheet.start();
  Object.assign(sheet.attributes, attributes);
  Object.assign(sheet.training, training);
  sheet.level = level;
  sheet.abilities = abilities.map(abilityOf);
  sheet.traits = [...traits];
  const ups = (id: string) => sheet.abilities.find((ability) => ability.id === id)?.upgrades;
  const tough = ups('indefatigable');
  const calm = ups('composed');
  sheet.passive = {
    fatigue: tough ? 1 + (tough.includes('a') ? Math.floor(sheet.attributes.end / 2) : 0) : 0,
    stress: calm ? 1 + (calm.includes('a') ? 1 : 0) : 0,
  };
  sheet.tolerance = {
    fatigue: 3 + sheet.attributes.end + sheet.passive.fatigue,
    stress: 2 + sheet.attributes.foc + sheet.passive.stress,
  };
  return sheet;
}

const party: Creature<Sheet>[] = [
  {
    id: 'hale',
    name: 'Hale',
    kind: 'Characters, level 1',
    summary: 'Brawler · Loomer · Sockem, Chokehold, Guardian',
    icon: 'fist',
    sheet: character({
      attributes: { pow: 2, end: 2 },
      training: { brawling: 3 },
      abilities: ['sockem:a', 'chokehold', 'guardian'],
      traits: ['loomer', 'hero'],
    }),
  },
  {
    id: 'isolde',
    name: 'Isolde',
    kind: 'Characters, level 1',
    summary: 'Duelist · Weaver · Precision Slash, Whirling Slice, Parry and Riposte, Press Advantage',
    icon: 'sword-brandish',
    sheet: character({
      attributes: { fin: 2, ref: 2 },
      training: { dueling: 3 },
      abilities: ['precision-slash', 'whirling-slice', 'parry-and-riposte', 'press-advantage'],
      traits: ['weaver', 'artist'],
    }),
  },
  {
    id: 'fletch',
    name: 'Fletch',
    kind: 'Characters, level 1',
    summary: 'Archer · Weaver · Piercing Shot, Prepared Shot, Study',
    icon: 'high-shot',
    sheet: character({
      attributes: { pow: 2, ref: 2 },
      training: { archery: 2, ninjutsu: 1 },
      abilities: ['piercing-shot', 'prepared-shot', 'study'],
      traits: ['weaver', 'hero'],
    }),
  },
  {
    id: 'wren',
    name: 'Wren',
    kind: 'Characters, level 1',
    summary: 'Elementalist · Quill · Fire Burst, Blizzard, Cloak of Wind, Ameliorate',
    icon: 'fire-spell-cast',
    sheet: character({
      attributes: { rea: 2, foc: 2 },
      training: { elementalism: 2, animism: 1 },
      abilities: ['fire-burst', 'blizzard', 'cloak-of-wind', 'ameliorate'],
      traits: ['quill', 'sage'],
    }),
  },
  {
    id: 'cass',
    name: 'Cass',
    kind: 'Characters, level 3',
    summary: 'Mesmerist · Quill · Addle, Compulsion, Puppet, The Prestige, Mass Hysteria!',
    icon: 'psychic-waves',
    sheet: character({
      level: 3,
      attributes: { fin: 3, foc: 3 },
      training: { mesmerism: 4 },
      abilities: ['addle', 'compulsion', 'puppet', 'the-prestige', 'composed', 'mass-hysteria'],
      traits: ['quill', 'artist'],
    }),
  },
  {
    id: 'orrin',
    name: 'Orrin',
    kind: 'Characters, level 3',
    summary: 'Kineticist and infuser · Loomer · Two Body Problem, Vector Field, Force Armor, Relay',
    icon: 'vortex',
    sheet: character({
      level: 3,
      attributes: { rea: 3, end: 2, fin: 1 },
      training: { kineticism: 3, infusion: 2 },
      abilities: ['two-body-problem', 'vector-field', 'force-armor', 'infuse-weapon', 'relay'],
      traits: ['loomer', 'sage'],
    }),
  },
];

export const creatures: readonly Creature<Sheet>[] = [...party, ...soldiers, ...factions];
