/** The traits of Murdham's creatures, with the kinds and minds they come in. */

import type { Kind, Mind, TraitId } from './sheet.ts';

export interface TraitSpec {
  id: TraitId;
  name: string;
  does: string;
}

/** All traits, each with its one line. Speed, flight, fear and the rest are read by id in the procedures. */
export const traits: readonly TraitSpec[] = [
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

/** What a kind of being is immune to, and how it ends. */
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

/** What a mind understands. */
export const mindSpecs: readonly { id: Mind; name: string; does: string }[] = [
  { id: 'human', name: 'Human mind', does: 'Speaks, plans and fears.' },
  { id: 'animal', name: 'Animal mind', does: 'Lives by instinct; shuns fights unless it hunts or is trained.' },
  { id: 'mindless', name: 'Mindless', does: 'Follows its bidding; immune to fear and to all that works on minds.' },
];
