/** Says in one line for each skill of Murdham what it changes in a fight. */
import { type SkillId, skillNames } from '../sheet/skills.ts';

export interface SkillSpec {
  id: string;
  name: string;
  /**
   * `fight`: the skill changes a move of the fight. `around`: it matters just before or after the
   * fight. `none`: it has no effect on a fight.
   */
  bears: 'fight' | 'around' | 'none';
  does: string;
}

type Bearing = Pick<SkillSpec, 'bears' | 'does'>;
const fight = (does: string): Bearing => ({ bears: 'fight', does });
const around = (does: string): Bearing => ({ bears: 'around', does });
const none: Bearing = { bears: 'none', does: 'No effect in a fight.' };

const bearings: Readonly<Record<SkillId, Bearing>> = {
  acrobatics: fight(
    'Balancing and leaping are a step easier, balancing at a sprint too. A fall is 4 m shorter on a passed save, 2 m on a failed one.',
  ),
  ambidextrous: fight(
    'The off hand is not impaired. One attack may use two weapons on one target: the higher roll counts.',
  ),
  'battle-frenzy': fight(
    'Becomes frenzied as a main action, or for free on suffering damage; a kill gives 1 health. A WIT save as a main action calms.',
  ),
  blather: fight('Distracting and taunting are a step easier.'),
  bravery: fight('Immune to fear and morale; terror counts as fear.'),
  brawling: fight('Unarmed attacks do d6, not impaired. Armour +1 against unarmed attacks.'),
  burglary: fight('May react to any trap one sets off, noticed or not. A lock is opened within one round.'),
  cleave: fight(
    'After a melee attack that downs or kills: at once another attack on another target with the same weapon, once a turn.',
  ),
  climb: fight('Climbing is a step easier, also at a sprint, and does not impair attacks.'),
  contortionist: fight('Slips out of bonds, nets and holds a step more easily.'),
  disarm: fight('A disarm allows no save, unless the target has Disarm. Only who has Disarm can disarm the holder.'),
  'dodge-blows': fight('One dodge each round costs no turn, even against an opportunity attack.'),
  'drive-carts': fight('Driving is a step easier. After the cart’s whole full movement the driver may still attack.'),
  faith: fight('Invokes sacred powers: a stretch each, so never inside a fight.'),
  'fast-strike': fight('Hits first in an exchange of attack and counter, unless the other has it too.'),
  'fire-eating': fight(
    'An alcoholic drink and an open flame make a melee blast of d4 fire. Fire does 1 less to the holder.',
  ),
  'fleet-footed': fight(
    'Sprints 5 zones, saving only every second round. A dodge against an opportunity attack costs no turn.',
  ),
  heal: fight('A medicine box gives d8 health (at most half of STR) as a main action. Surgery needs no save.'),
  intimidate: fight('Intimidating is a step easier.'),
  leadership: fight(
    'Once a stretch, as a main action: frightened or terrified allies within 2 zones make a group WIT save to shake it off.',
  ),
  luck: fight('One more omen, and one omen in four spent is kept (one in two with a lucky charm).'),
  'magic-shield': fight('While it is up, a profane power fails on the holder one time in two. Falls with the holder.'),
  medicine: fight('Tells in one round which poison or disease it is.'),
  'monster-slaying': fight('Damage is doubled against a target of larger size.'),
  'pack-rat': fight('Carries 10 bulk freely and 20 at most.'),
  'piercing-strike': fight(
    'A roll above the target’s armour is not lowered at all, any other does nothing. Not on attacks that needed a save to hit.',
  ),
  'poison-resistance': fight('The first dose of a stretch does nothing, the second asks a save, the third works.'),
  protect: fight('Guarding others never costs the turn, however often.'),
  'quick-draw': fight('One bonus action readies or stows any number of things held in the hands.'),
  ride: fight(
    'Riding is a step easier and needs no saddle. After the mount’s whole full movement the rider may still attack.',
  ),
  'shield-mastery': fight('A held shield counts against every attack one is aware of.'),
  'skilled-blow': fight(
    'The die of melee weapons is one step up, to a d12; not unarmed, and in a blast for one target.',
  ),
  'skilled-shot': fight('The die of ranged weapons is one step up, to a d12; in a blast for one target.'),
  'sneak-attack': fight('Against an unaware target the die is a d12, whatever the weapon; unarmed it is impaired.'),
  sorcery: fight('Invokes profane powers.'),
  'steady-aim': fight('The range of ranged attacks is doubled.'),
  stealth: fight('Sneaking is a step easier, also at a sprint. When the group is spotted, an AGI save stays hidden.'),
  'strike-to-injure': fight('Critical damage one deals may become an injury of one’s choice, or a kill.'),
  'strike-to-stun': fight(
    'With a blunt weapon, in place of damage: a roll of half the target’s health takes it out for the stretch, all of it for the watch.',
  ),
  swim: fight('Swimming is a step easier, also at a sprint; attacks in water are not impaired; breath for 16 rounds.'),
  tough: fight('Maximum health and the mark of instant death are 2 higher.'),
  wrestling: fight(
    'A grapple allows no save, unless the target has Wrestling. Only who has Wrestling can grapple the holder.',
  ),
  alchemy: around('Makes acid, fire, flash powder and smoke bombs, two in a watch.'),
  'animal-handling': around('Calms and trains animals, never hostile ones.'),
  apothecary: around('Makes draughts, antidotes and poisons.'),
  augury: around('A stretch and a dead animal give an omen.'),
  boatmanship: around('Rows as two, and sails.'),
  craft: around('Repairs gear without a toolbox, or without the save.'),
  'disease-resistance': around('Withstands diseases better.'),
  divination: around('An omen and a stretch buy a glimpse of what is to come.'),
  incorruptible: around('Loses 1 corruption with a day’s rest, and all of it with a full rest.'),
  'magic-sense': around('Feels magic nearby.'),
  music: around('At a day’s rest one companion in four regains an omen.'),
  steal: around('Takes things unseen.'),
  act: none,
  bargain: none,
  bushcraft: none,
  charm: none,
  erudition: none,
  frugal: none,
  gossip: none,
  hunt: none,
  languages: none,
  'play-games': none,
};

/** All skills, those that matter in a fight first, each group by name. */
export const allSkills: readonly SkillSpec[] = Object.entries(bearings).map(([id, bearing]) => ({
  id,
  name: skillNames[id as SkillId],
  ...bearing,
}));
