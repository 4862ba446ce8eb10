/** The rules of the game by number, in our own words. */
import type { RuleText } from '../../../engine/ruleset.ts';

const texts: readonly [string, string, ...string[]][] = [
  [
    'Initiative cards',
    'Ten cards from 1 to 10 are shuffled, and everybody in the fight draws one, willing or not. Its number is the initiative.',
    'initiative',
    'deck',
  ],
  [
    'Lowest first',
    'The lowest card acts first, then upward; when all have acted the round is over. The cards stay for the whole fight.',
    'round',
  ],
  ['Cards lie open', 'Everybody’s card is on the table, and on the players’ screen for all whom they can see.'],
  ['Identical foes share', 'Opponents who are the same may share one card and act one after another on it.'],
  [
    'Several cards',
    'A creature may hold several cards and takes a turn on each; here each turn has maneuvers of its own.',
  ],
  [
    'Swapping',
    'Two player characters who can talk may swap cards, only at a round’s start before anybody has acted.',
    'swap',
  ],
  [
    'Forced swaps',
    'Extra successes of an attack, a dodge or a parry can force a swap with the opponent; of several cards the winner picks which it takes, and which it gives. Here nobody acts a second time in a round by it.',
  ],
  [
    'More than ten',
    'When ten cards are not enough identical foes are grouped, or a second deck comes in; then player characters go first on equal cards.',
  ],
  ['Zones', 'The scene is zones of any size and shape, joined where one can pass.'],
  [
    'Range',
    'A weapon’s range counts zones from where one stands: 0 is one’s own; a weapon from 1 upward cannot be used at 0.',
    'bow',
    'sling',
  ],
  [
    'Obstacles',
    'Something in the way, or in the zone beyond, may cost one more maneuver, or a test as a slow one: rubble needs Force, a wall Finesse or Endure. Rubble once cleared is out of the way.',
    'rubble',
  ],
  [
    'Cover',
    'Places of cover are marked on the map. Taking it is a fast maneuver; shots at who is in it need more successes by the house rule.',
  ],
  [
    'Circumstances',
    'In really hard circumstances the Director asks for extra successes of certain tests: of a kind, by name, or of all, whoever makes them. The reason is kept, and those whom it does not touch are exempt.',
    'dark',
  ],
  [
    'Two maneuvers',
    'A turn has a slow and a fast maneuver, but for some monsters; a fast one may be taken in place of the slow one. Who has several turns a round has them in each.',
    'maneuver',
  ],
  [
    'Reactions',
    'A reaction is a fast maneuver at any moment of the round, before or after one’s own turn. What is spent is spent for the round.',
  ],
  ['Declared first', 'Whether one reacts to an attack is said before the attack’s dice are known.'],
  [
    'Slow maneuvers',
    'Attacks, wrestling, pushing, flight, persuading, luring, surveying, climbing and magic are slow.',
    'push',
    'lure',
  ],
  [
    'Fast maneuvers',
    'Drawing or swapping a weapon, standing up, dodging, parrying, breaking free, holding, chasing, resisting magic, shouting, turning, handling something, moving and taking cover are fast. Two hands hold so much and no more: what is put away has to be drawn again.',
  ],
  [
    'Getting there',
    'Coming close to somebody in cover or far off in one’s own zone, and entering the next zone, are a fast maneuver each.',
    'move',
  ],
  [
    'Attacks',
    'Force unarmed, Strike with a weapon, Shoot from afar; a weapon thrown at the next zone is a shot. One success hits for the weapon’s Harm.',
  ],
  [
    'Extra successes',
    'Each success beyond the first is one Harm more, or something from the list: the foe’s card, Mental Harm, a shove, a dropped thing; of a shot a swap, Mental Harm, or pinning.',
    'pin',
    'shove',
    'drop',
  ],
  [
    'Harm points',
    'People and animals may carry a plain count of Harm: each fresh point is one die fewer on the next test.',
  ],
  [
    'Rows of Harm',
    'Player characters carry Physical and Mental Harm apart, in rows Lesser, Moderate and Severe. A full row pushes upward; past Severe a critical injury is rolled.',
    'injury',
  ],
  ['Splitting', 'Whoever suffers an amount of Harm says how: two is two Lesser or one Moderate.'],
  [
    'Magic',
    'A Cast test; the target may spend a reaction to resist with the Action that the spell names. One may cast on oneself.',
    'spell',
  ],
  [
    'Dodge and parry',
    'Finesse dodges what is shot, a parry meets what comes close: with Strike when armed, Force when not.',
  ],
  [
    'Taking successes away',
    'Each success of the defender takes one from the attacker; with none left the attack misses.',
  ],
  ['Successes to spare', 'A defender with more successes than the attacker may swap cards with the attacker.'],
  [
    'Grapple',
    'A Force test, against which the target may break free with Force. Who is held can only break free, shout or parry.',
    'hold',
    'wrestle',
  ],
  [
    'Gagging',
    'Shutting the mouth of the one held takes an extra success: of the grapple, or of a Force test against somebody held already.',
  ],
  [
    'Breaking free',
    'A reaction, at any moment of the round and once a turn, for a fast maneuver; the holder may answer with a hold.',
  ],
  [
    'Both roll',
    'The one held needs strictly more; equal changes nothing; with no hold one success frees. It also ends when the holder lets go, falls or goes elsewhere.',
  ],
  [
    'Flight',
    'Finesse or Sneak: one success leaves the fight. Not through a zone that an enemy holds, save the one where the turn began, nor where every exit lies beyond one. What else failing costs the Director says, by the Position.',
    'flee',
  ],
  ['Chase', 'An opponent of the zone may react with Finesse or Track; each success takes one away.'],
  ['Caught', 'With all taken away the runner stays in the fight, and both are one zone further along.'],
  [
    'Ambush',
    'Sneak against Track or Read, as the Director says; one of the ambushers, who may be any of a side, tests for all. With success each draws one more card and keeps the better. Ambushers who come late draw at once and act in that round.',
  ],
  [
    'A better ambush',
    'Each extra success is a die more on the first maneuver of the round; if that one tests nothing, they are gone.',
  ],
  ['A failed ambush', 'The opponents draw the extra card instead.'],
  ['Ambush by ruling', 'The Director may grant the extra card without a test.'],
  [
    'Fear',
    'An Endure test with a die for each player character in the zone, or outside a fight in the scene, three at most, not counting those with Severe Mental Harm. The Fear value is how many successes it takes.',
  ],
  [
    'Failing it',
    'Two, three or four Mental Harm when Controlled, Risky or Desperate: one more than failing costs otherwise. A Controlled success gives a die on a next roll.',
    'position',
  ],
  [
    'What fear does',
    'Fleeing, freezing, fainting or attacking is the player’s choice; out of danger it may be improvised.',
  ],
  [
    'Burning',
    'On catching fire and at each later round’s start the fire does its Harm, less one for each success of an automatic Endure test. A smaller fire does not replace a bigger.',
    'fire',
  ],
  ['While burning', 'One can only put the fire out, flee or shout.'],
  [
    'Putting it out',
    'Finesse, slow; the fire says how many successes, and they add up over rounds. Another of the zone may help.',
  ],
  [
    'Poison',
    'Three, six, nine dice or any other toxicity against Endure. Ahead: nothing. Level: one Harm. Behind: as much as the Director’s successes.',
  ],
  ['Later rounds', 'Then one Harm fewer each round, until none; an antidote ends it.', 'antidote'],
  [
    'Falls',
    'From ten feet on hard ground: dice for every five feet against Endure; each success beyond is Physical Harm, and armour does not count.',
  ],
  ['Hardship', 'Tired, hungry or thirsty: Endure, or a Harm of the kind that the Director names.', 'hunger'],
  ['Harm and dice', 'In a fight Harm takes dice from what it touches; nobody ever rolls fewer than one.'],
];
export const ruleTexts: readonly RuleText[] = texts.map(([title, text, ...words], at) => ({
  id: `EW-${String(at + 1).padStart(2, '0')}`,
  title,
  text,
  ...(words.length > 0 ? { words } : {}),
}));
