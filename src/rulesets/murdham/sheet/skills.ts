/** The 64 skills of Murdham: which of them change a fight, and how, in one line each. */

export interface SkillSpec {
  id: string;
  name: string;
  /** `fight`: it changes a move of the fight. `around`: it matters just before or after. `none`: no effect in a fight. */
  bears: 'fight' | 'around' | 'none';
  does: string;
}

const skill = (bears: SkillSpec['bears'], id: string, name: string, does: string): SkillSpec => ({
  id,
  name,
  bears,
  does,
});
const fight = (id: string, name: string, does: string) => skill('fight', id, name, does);
const around = (id: string, name: string, does: string) => skill('around', id, name, does);
const none = (id: string, name: string) => skill('none', id, name, 'No effect in a fight.');

/** All skills, those of the fight first, each group by name. */
export const skills: readonly SkillSpec[] = [
  fight(
    'acrobatics',
    'Acrobatics',
    'Balancing and leaping are a step easier, balancing at a sprint too. A fall is 4 m shorter on a passed save, 2 m on a failed one.',
  ),
  fight(
    'ambidextrous',
    'Ambidextrous',
    'The off hand is not impaired. One attack may use two weapons on one target: the higher roll counts.',
  ),
  fight(
    'battle-frenzy',
    'Battle frenzy',
    'Becomes frenzied as a main action, or for free on suffering damage; a kill gives 1 health. A WIT save as a main action calms.',
  ),
  fight('blather', 'Blather', 'Distracting and taunting are a step easier.'),
  fight('bravery', 'Bravery', 'Immune to fear and morale; terror counts as fear.'),
  fight('brawling', 'Brawling', 'Unarmed attacks do d6, not impaired. Armour +1 against unarmed attacks.'),
  fight(
    'burglary',
    'Burglary',
    'May react to any trap one sets off, noticed or not. A lock is opened within one round.',
  ),
  fight(
    'cleave',
    'Cleave',
    'After a melee attack that downs or kills: at once another attack on another target with the same weapon, once a turn.',
  ),
  fight('climb', 'Climb', 'Climbing is a step easier, also at a sprint, and does not impair attacks.'),
  fight('contortionist', 'Contortionist', 'Slips out of bonds, nets and holds a step more easily.'),
  fight(
    'disarm',
    'Disarm',
    'A disarm allows no save, unless the target has Disarm. Only who has Disarm can disarm the holder.',
  ),
  fight('dodge-blows', 'Dodge blows', 'One dodge each round costs no turn, even against an opportunity attack.'),
  fight(
    'drive-carts',
    'Drive carts',
    'Driving is a step easier. After the cart’s whole full movement the driver may still attack.',
  ),
  fight('faith', 'Faith', 'Invokes sacred powers: a stretch each, so never inside a fight.'),
  fight('fast-strike', 'Fast strike', 'Hits first in an exchange of attack and counter, unless the other has it too.'),
  fight(
    'fire-eating',
    'Fire eating',
    'An alcoholic drink and an open flame make a melee blast of d4 fire. Fire does 1 less to the holder.',
  ),
  fight(
    'fleet-footed',
    'Fleet footed',
    'Sprints 5 zones, saving only every second round. A dodge against an opportunity attack costs no turn.',
  ),
  fight(
    'heal',
    'Heal',
    'A medicine box gives d8 health (at most half of STR) as a main action. Surgery needs no save.',
  ),
  fight('intimidate', 'Intimidate', 'Intimidating is a step easier.'),
  fight(
    'leadership',
    'Leadership',
    'Once a stretch, as a main action: frightened or terrified allies within 2 zones make a group WIT save to shake it off.',
  ),
  fight('luck', 'Luck', 'One more omen, and one omen in four spent is kept (one in two with a lucky charm).'),
  fight(
    'magic-shield',
    'Magic shield',
    'While it is up, a profane power fails on the holder one time in two. Falls with the holder.',
  ),
  fight('medicine', 'Medicine', 'Tells in one round which poison or disease it is.'),
  fight('monster-slaying', 'Monster slaying', 'Damage is doubled against a target of larger size.'),
  fight('pack-rat', 'Pack rat', 'Carries 10 bulk freely and 20 at most.'),
  fight(
    'piercing-strike',
    'Piercing strike',
    'A roll above the target’s armour is not lowered at all, any other does nothing. Not on attacks that needed a save to hit.',
  ),
  fight(
    'poison-resistance',
    'Poison resistance',
    'The first dose of a stretch does nothing, the second asks a save, the third works.',
  ),
  fight('protect', 'Protect', 'Guarding others never costs the turn, however often.'),
  fight('quick-draw', 'Quick draw', 'One bonus action readies or stows any number of things held in the hands.'),
  fight(
    'ride',
    'Ride',
    'Riding is a step easier and needs no saddle. After the mount’s whole full movement the rider may still attack.',
  ),
  fight('shield-mastery', 'Shield mastery', 'A held shield counts against every attack one is aware of.'),
  fight(
    'skilled-blow',
    'Skilled blow',
    'The die of melee weapons is one step up, to a d12; not unarmed, and in a blast for one target.',
  ),
  fight(
    'skilled-shot',
    'Skilled shot',
    'The die of ranged weapons is one step up, to a d12; in a blast for one target.',
  ),
  fight(
    'sneak-attack',
    'Sneak attack',
    'Against an unaware target the die is a d12, whatever the weapon; unarmed it is impaired.',
  ),
  fight('sorcery', 'Sorcery', 'Invokes profane powers.'),
  fight('steady-aim', 'Steady aim', 'The range of ranged attacks is doubled.'),
  fight(
    'stealth',
    'Stealth',
    'Sneaking is a step easier, also at a sprint. When the group is spotted, an AGI save stays hidden.',
  ),
  fight(
    'strike-to-injure',
    'Strike to injure',
    'Critical damage one deals may become an injury of one’s choice, or a kill.',
  ),
  fight(
    'strike-to-stun',
    'Strike to stun',
    'With a blunt weapon, in place of damage: a roll of half the target’s health takes it out for the stretch, all of it for the watch.',
  ),
  fight(
    'swim',
    'Swim',
    'Swimming is a step easier, also at a sprint; attacks in water are not impaired; breath for 16 rounds.',
  ),
  fight('tough', 'Tough', 'Maximum health and the mark of instant death are 2 higher.'),
  fight(
    'wrestling',
    'Wrestling',
    'A grapple allows no save, unless the target has Wrestling. Only who has Wrestling can grapple the holder.',
  ),

  around('alchemy', 'Alchemy', 'Makes acid, fire, flash powder and smoke bombs, two in a watch.'),
  around('animal-handling', 'Animal handling', 'Calms and trains animals, never hostile ones.'),
  around('apothecary', 'Apothecary', 'Makes draughts, antidotes and poisons.'),
  around('augury', 'Augury', 'A stretch and a dead animal give an omen.'),
  around('boatmanship', 'Boatmanship', 'Rows as two, and sails.'),
  around('craft', 'Craft', 'Repairs gear without a toolbox, or without the save.'),
  around('disease-resistance', 'Disease resistance', 'Withstands diseases better.'),
  around('divination', 'Divination', 'An omen and a stretch buy a glimpse of what is to come.'),
  around('incorruptible', 'Incorruptible', 'Loses 1 corruption with a day’s rest, and all of it with a full rest.'),
  around('magic-sense', 'Magic sense', 'Feels magic nearby.'),
  around('music', 'Music', 'At a day’s rest one companion in four regains an omen.'),
  around('steal', 'Steal', 'Takes things unseen.'),

  none('act', 'Act'),
  none('bargain', 'Bargain'),
  none('bushcraft', 'Bushcraft'),
  none('charm', 'Charm'),
  none('erudition', 'Erudition'),
  none('frugal', 'Frugal'),
  none('gossip', 'Gossip'),
  none('hunt', 'Hunt'),
  none('languages', 'Languages'),
  none('play-games', 'Play games'),
];

/** The ids of all skills: what the sheet's schema accepts. */
export const skillIds: readonly string[] = skills.map((one) => one.id);
