/** The traits of Murdham's creatures, and the kinds and minds of creatures. */

import * as z from 'zod/mini';
import { nameText } from '../../../space/nameText.ts';
import { idSchema } from '../../../space/scene.ts';
import { type Kind, type Mind, type TraitId, traitIds } from './terms.ts';
import { isItem } from './things/gear.ts';

export interface TraitSpec {
  id: TraitId;
  name: string;
  does: string;
}

/**
 * All traits, each with its one line. The procedures read speed, flight, fear and the rest by id.
 */
export const allTraits: readonly TraitSpec[] = [
  { id: 'fast', name: 'Fast', does: 'Moves twice as far.' },
  { id: 'slow', name: 'Slow', does: 'Moves half as far.' },
  { id: 'immobile', name: 'Immobile', does: 'Does not move at all.' },
  { id: 'sturdy', name: 'Sturdy', does: 'Carries twice as much, and takes twice the bulk.' },
  { id: 'frail', name: 'Frail', does: 'Carries half as much, and takes half the bulk.' },
  { id: 'landing', name: 'Landing flyer', does: 'Flies, but neither attacks nor stands still in the air.' },
  {
    id: 'swooping',
    name: 'Swooping flyer',
    does: 'Flies and attacks from the air, but cannot stand still there.',
  },
  { id: 'hovering', name: 'Hovering flyer', does: 'Flies, attacks and stands still in the air.' },
  {
    id: 'frightening',
    name: 'Frightening',
    does: 'Who comes within 4 zones makes a WIT save or is frightened for the stretch. Not frightened by its own kind.',
  },
  {
    id: 'terrifying',
    name: 'Terrifying',
    does: 'Who comes within 4 zones makes a WIT save or is terrified for the stretch. Immune to fear and terror of its own kind.',
  },
  {
    id: 'regeneration',
    name: 'Regeneration',
    does: 'Regains half of its lost health at the start of its turn; fire stops it.',
  },
  {
    id: 'incorporeal',
    name: 'Incorporeal',
    does: 'Has no STR or AGI, neither touches nor is touched by matter, passes thin barriers.',
  },
  { id: 'addicted', name: 'Addicted', does: 'Needs a drug; matters at rests only.' },
];

/** A kind of creature: what it is immune to, and how it ends. */
export interface KindSpec {
  id: Kind;
  name: string;
  does: string;
}
export const kindSpecs: readonly KindSpec[] = [
  { id: 'creature', name: 'Creature', does: 'Lives, breathes, bleeds and fears.' },
  {
    id: 'undead',
    name: 'Undead',
    does: 'Immune to poison, disease, fear and terror; needs no breath; critical damage does not take it out.',
  },
  {
    id: 'demon',
    name: 'Demon',
    does: 'Immune to poison, disease, fear and terror; critical damage does not take it out; defeated, it is banished.',
  },
  {
    id: 'construct',
    name: 'Construct',
    does: 'Immune as the undead are, and to corruption; not healed but repaired; critical damage disables it.',
  },
];

/** The kinds of mind and what each understands. */
export const mindSpecs: readonly { id: Mind; name: string; does: string }[] = [
  { id: 'human', name: 'Human mind', does: 'Speaks, plans and fears.' },
  { id: 'animal', name: 'Animal mind', does: 'Lives by instinct; shuns fights unless it hunts or is trained.' },
  { id: 'mindless', name: 'Mindless', does: 'Follows its bidding; immune to fear and to all that works on minds.' },
];

/**
 * A trait that the table has made. Each bearer's sheet stores a copy of the catalogue's entry, so
 * that the trait goes with its bearer into other encounters. `like` lists built-in traits and
 * `skills` lists skills that it works as.
 */
export const madeTraitSchema = z.strictObject({
  id: idSchema,
  name: nameText(1, 60),
  does: z._default(z.string().check(z.maxLength(300)), ''),
  like: z._default(z.array(z.enum(traitIds)).check(z.maxLength(13)), []),
  skills: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(10)), []),
  /** Points of armour of the body, before the size changes them. */
  armour: z._default(z.int().check(z.minimum(0), z.maximum(6)), 0),
  /** Points added to the maximum health, before the size changes it. */
  health: z._default(z.int().check(z.minimum(-40), z.maximum(40)), 0),
  /** Weapons of the body, by the keys of the item tables. */
  natural: z._default(
    z.array(z.string().check(z.refine(isItem, 'must be an item of Murdham'))).check(z.maxLength(10)),
    [],
  ),
});
export type MadeTrait = z.infer<typeof madeTraitSchema>;
