/** Mutations that show in a fight, as figures. */
import type { TraitId } from './terms.ts';

export interface MutationSpec {
  id: string;
  label: string;
  does: string;
  /** The key of a weapon of the body that comes with the mutation. */
  natural?: string;
  trait?: TraitId;
}
const limb = (id: string, label: string, natural: string, does: string): MutationSpec => ({ id, label, does, natural });

/** The twenty mutations, so that a d20 finds one. The table tells what those without figures do. */
export const mutations: readonly MutationSpec[] = [
  limb('tentacle-arm', 'Tentacle arm', 'tentacle', 'Grapples allow no save.'),
  limb('pincer-arm', 'Pincer arm', 'pincer', 'Strikes for d6.'),
  limb('mantis-arm', 'Mantis arm', 'mantis-arm', 'Strikes for d6.'),
  limb('gorilla-arm', 'Gorilla arm', 'gorilla-arm', 'Strikes for d4.'),
  limb('claws', 'Claws', 'claws-d4', 'Strike for d4.'),
  limb('horns', 'Horns', 'horns-d4', 'Strike for d4.'),
  limb('beak', 'Beak', 'beak-d4', 'Strikes for d4.'),
  limb('snake-head', 'Snake head', 'snake-head', 'Bites for d4; a wound is poisoned.'),
  limb('scorpion-tail', 'Scorpion tail', 'scorpion-tail', 'Stings for d6; a wound paralyses.'),
  limb('bone-spurs', 'Bone spurs', 'bone-spurs', 'Strike for d6.'),
  limb('vomit', 'Acid vomit', 'acid-vomit', 'Once a day: d6, and ruined gear.'),
  limb('fire-breath', 'Fire breath', 'fire-breath', 'Once a day: a blast of d6 fire.'),
  { id: 'frog-tongue', label: 'Frog tongue', does: 'Picks up things of bulk 1 from 1 zone away.' },
  { id: 'turtle-shell', label: 'Turtle shell', does: 'Armour 1.' },
  { id: 'wings', label: 'Wings', does: 'Flies, and must land to attack or stand still.', trait: 'landing' },
  { id: 'elastic-limbs', label: 'Elastic limbs', does: 'Melee attacks reach 1 zone.' },
  { id: 'acid-skin', label: 'Acid skin', does: 'Burns for d4 each round whoever it holds.' },
  {
    id: 'skull-face',
    label: 'Skull face or bare skeleton',
    does: 'Frightens within 4 zones.',
    trait: 'frightening',
  },
  { id: 'insect-swarm', label: 'Insect swarm', does: 'Melee attackers make a STR save to hit.' },
  { id: 'bloodlust', label: 'Bloodlust', does: 'Blood nearby: a WIT save, or frenzied for the stretch.' },
];
