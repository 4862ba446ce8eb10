/**
 * The powers of Murdham as tables: how far each reaches, how long it lasts, what it does in a
 * fight, and what overreaching costs.
 */
import type { PowerDuration, PowerEffect, PowerRange, PowerSpec } from './powerKinds.ts';

type Reach = readonly [range: PowerRange, lasts: PowerDuration, aims: PowerSpec['aims']];
const profane = (
  id: string,
  name: string,
  [range, lasts, aims]: Reach,
  effect: PowerEffect,
  does: string,
  more: PowerSpec['more'] = [],
): PowerSpec => ({ id, name, path: 'profane', range, lasts, aims, effect, more, bears: 'fight', does });
const quiet = (id: string, name: string, does: string): PowerSpec => ({
  ...profane(id, name, ['near', 'stretch', 'creature'], { kind: 'told' }, does),
  bears: 'none',
});
const sacred = (id: string, name: string, lasts: PowerDuration, effect: PowerEffect, does: string): PowerSpec => ({
  ...profane(id, name, ['near', lasts, 'ally'], effect, does),
  path: 'sacred',
  bears: 'around',
});
/** The demons that a power summons or a miscast lets through. */
export const demonKinds = ['bloodletter', 'corruptor', 'horror', 'plague-brewer'] as const;
const told: PowerEffect = { kind: 'told' };
const nearStretch: Reach = ['near', 'stretch', 'creature'];

const profanePowers: readonly PowerSpec[] = [
  profane(
    'eldritch-blast',
    'Eldritch blast',
    ['near', 'moment', 'creature'],
    { kind: 'attack', die: 10 },
    'An attack of d10 that can be dodged and countered; impaired against objects. At sight it is a ranged attack.',
    [
      { id: 'fire', label: 'Fire', level: 1 },
      { id: 'lightning', label: 'Lightning', level: 1 },
      { id: 'cold', label: 'Cold', level: 1 },
      { id: 'heat', label: 'Heat', level: 1 },
    ],
  ),
  profane(
    'miasma-of-chaos',
    'Miasma of chaos',
    ['near', 'stretch', 'zone'],
    { kind: 'zone', zone: 'miasma' },
    'Whoever enters the zone or starts a turn there takes 1 corruption. No sight through it; what is nearby is still seen.',
    [
      { id: 'stronger', label: 'Twice the corruption', level: 1 },
      { id: 'wider', label: 'Spreads to the zones within 1', level: 1 },
    ],
  ),
  profane(
    'wood-shape',
    'Wood shape',
    nearStretch,
    { kind: 'condition', condition: 'transformed' },
    'A creature becomes a tree that still sees and hears: out of the fight, without a save.',
  ),
  profane(
    'false-death',
    'False death',
    nearStretch,
    { kind: 'condition', condition: 'incapacitated' },
    'A creature drops as if dead, aware of everything: out of the fight, without a save.',
  ),
  profane(
    'bewitch',
    'Bewitch',
    nearStretch,
    { kind: 'condition', condition: 'enthralled' },
    'A creature’s feelings for the caster warm by a step: hostile, unfriendly, neutral, friendly, infatuated.',
    [
      { id: 'warmer', label: 'One more step', level: 1 },
      { id: 'toward-another', label: 'Toward someone else', level: 1 },
    ],
  ),
  profane(
    'burning-vengeance',
    'Burning vengeance',
    nearStretch,
    { kind: 'condition', condition: 'hunting' },
    'Someone with a human mind hunts a named person it knows, and thinks of nothing else.',
  ),
  profane(
    'animal-shape',
    'Animal shape',
    ['personal', 'stretch', 'self'],
    { kind: 'shape' },
    'The caster becomes a medium animal of choice, keeping WIT and mind. Gear drops; the animal’s hide is needed.',
    [
      { id: 'small-or-large', label: 'A small or large one', level: 2 },
      { id: 'tiny-or-massive', label: 'A tiny or massive one', level: 4 },
    ],
  ),
  profane(
    'levitation',
    'Levitation',
    nearStretch,
    { kind: 'trait', traits: ['landing', 'swooping', 'hovering'] },
    'The target flies: landing at first, swooping or hovering for more.',
    [
      { id: 'swooping', label: 'Swooping', level: 1 },
      { id: 'hovering', label: 'Hovering', level: 2 },
    ],
  ),
  profane(
    'silence',
    'Silence',
    ['near', 'stretch', 'zone'],
    { kind: 'zone', zone: 'silence' },
    'A zone without sound: nothing is invoked inside it, though it can be aimed into.',
  ),
  profane(
    'illusion',
    'Illusion',
    ['near', 'stretch', 'zone'],
    { kind: 'zone', zone: 'illusion' },
    'Sight, sound and smell of what is not there. It moves only while the caster minds it.',
  ),
  profane(
    'reanimate-corpse',
    'Reanimate corpse',
    ['near', 'stretch', 'corpse'],
    { kind: 'summon', creatures: ['shambling-corpse', 'skeletal-warrior'], controlled: true },
    'A corpse of medium size or less rises under the caster’s control.',
    [{ id: 'bigger', label: 'One size larger', level: 2 }],
  ),
  profane(
    'summon-demon',
    'Summon demon',
    ['near', 'stretch', 'zone'],
    { kind: 'summon', creatures: demonKinds, controlled: false },
    'A named demon enters a zone; nobody controls it.',
    [{ id: 'bound', label: 'It must serve one demand or stand still', level: 2 }],
  ),
  profane(
    'purifying-flame',
    'Purifying flame',
    nearStretch,
    { kind: 'purify' },
    'Those in its light are immune to poison and disease, and running poison waits.',
  ),
  profane(
    'water-breathing',
    'Water breathing',
    nearStretch,
    { kind: 'condition', condition: 'water-breathing' },
    'Breathes under water and swims at full speed.',
  ),
  profane('arcane-lock', 'Arcane lock', ['near', 'stretch', 'thing'], told, 'A door opens only to its trigger.', [
    { id: 'alarm', label: 'An alarm', level: 1 },
  ]),
  profane(
    'plague-vessel',
    'Plague vessel',
    nearStretch,
    told,
    'Takes a disease into the caster; a touch passes it on unless a STR save is made.',
  ),
  profane(
    'fiery-taste',
    'Fiery taste',
    ['near', 'stretch', 'thing'],
    told,
    'Up to four rations or drinks: whoever takes one makes a STR save or is incapacitated for the stretch.',
  ),
  profane(
    'golden-transmogrification',
    'Golden transmogrification',
    ['personal', 'stretch', 'self'],
    told,
    'A gold jewel becomes a limb: +1 STR, AGI or WIT, past the usual limits.',
  ),
  quiet(
    'flawed-resurrection',
    'Flawed resurrection',
    'The heart of someone dead for a stretch at most beats again, for a day.',
  ),
  quiet('gift-of-speech', 'Gift of speech', 'Something that cannot speak can.'),
  quiet('hold-secret', 'Hold secret', 'A secret cannot be told.'),
  quiet('joyous-appearance', 'Joyous appearance', 'A look that pleases.'),
  quiet('occult-consultation', 'Occult consultation', 'Answers from beyond.'),
  quiet('radiant-honesty', 'Radiant honesty', 'Nobody in its light lies.'),
  quiet('star-sign', 'Star sign', 'The stars tell.'),
];

/**
 * Sacred powers take a stretch each, so nobody invokes them in a fight. These have effects that
 * last into one.
 */
const sacredPowers: readonly PowerSpec[] = [
  sacred(
    'bane',
    'Bane',
    'watch',
    told,
    'A weapon is enhanced against demons and undead; a shield or suit turns their failed blows back.',
  ),
  sacred(
    'courage',
    'Courage',
    'watch',
    { kind: 'condition', condition: 'courage' },
    'The target and allies nearby are immune to fear; terror counts as fear.',
  ),
  sacred(
    'martyrdom',
    'Martyrdom',
    'watch',
    { kind: 'condition', condition: 'martyrdom' },
    'Two are linked: half of any damage goes to the other.',
  ),
  sacred(
    'protection',
    'Protection',
    'watch',
    { kind: 'condition', condition: 'protection' },
    'Armour +1 while no armour is worn; a shield is allowed.',
  ),
  sacred(
    'warding',
    'Warding',
    'watch',
    told,
    'Within 1 zone of the place profane powers fail, and demons and undead take d4 direct damage a round.',
  ),
  sacred('blessing', 'Blessing', 'moment', told, 'Two bottles of blessed water.'),
  sacred('healing', 'Healing', 'moment', told, 'Gives back half of STR in health.'),
  sacred('restoration', 'Restoration', 'moment', told, 'Ends a poison, or counts as a passed save against a disease.'),
  sacred('purification', 'Purification', 'moment', told, '1 corruption less.'),
  sacred('preservation', 'Preservation', 'lingering', told, 'Keeps a body or food from decay.'),
  sacred('judgement', 'Judgement', 'moment', told, 'Fire up to 8 zones away on the guilty, or nothing.'),
  sacred(
    'purging',
    'Purging',
    'moment',
    told,
    'Destroys a demon, undead, mutant or cursed thing that stays in reach for the whole stretch.',
  ),
];

/** All powers, profane and sacred, by id. */
export const allPowers: Readonly<Record<string, PowerSpec>> = Object.fromEntries(
  [...profanePowers, ...sacredPowers].map((power) => [power.id, power]),
);

/**
 * Tells whether a power harms its target. Nobody turns such a power on themselves, and it can
 * answer a blow.
 */
export const doesIll = ({ effect }: PowerSpec): boolean =>
  effect.kind === 'attack' || (effect.kind === 'condition' && effect.condition !== 'water-breathing');

/**
 * Gives the power with this id. Throws for an id that names none, because only a caller's mistake
 * asks for one.
 */
export function powerOf(id: string): PowerSpec {
  const found = allPowers[id];
  if (!found) throw new Error(`No power of Murdham has the id “${id}”.`);
  return found;
}
