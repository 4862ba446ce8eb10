/** The rules of the game by number, in our own words. */
import type { RuleText } from '../../../engine/ruleset.ts';

const rule = (n: number, title: string, text: string, words: string[] = []): RuleText => ({
  id: `HE-${String(n).padStart(2, '0')}`,
  title,
  text,
  ...(words.length > 0 ? { words } : {}),
});

export const ruleTexts: readonly RuleText[] = [
  rule(
    1,
    'Who acts before the enemies',
    'Each round everybody on the characters’ side tests Savvy: a d20 and the score must come to 20. Those who make it act before the enemies, the others after them; everybody who is no friend of theirs, of whatever side, acts in between.',
    ['initiative', 'savvy'],
  ),
  rule(
    2,
    'Quick and slow-witted enemies',
    'One quick enemy in sight lays a bane on that test, one slow-witted one gives a boon, and both cancel; a house rule asks for all of them to be slow-witted. Each foe’s sheet says what it is, and the GM may rule otherwise.',
    ['boon', 'bane'],
  ),
  rule(
    3,
    'Free order within a block',
    'Those who act before the enemies, the enemies, and those who act after them each choose among themselves who goes next.',
  ),
  rule(
    4,
    'Surprise',
    'Where the story does not settle it each character saves against Savvy, with a bane when the foes are stealthy. Who fails cannot act in the first round. The GM may simply say who is surprised, on either side.',
  ),
  rule(
    5,
    'The reaction at a meeting',
    'Two d6 say how the others feel unless it is plain: 2 they attack, 3 to 5 they are hostile, 6 to 8 uncertain, 9 to 11 cooperative, 12 friendly. Anything but an attack begins as a parley.',
    ['parley', 'disposition', 'luck'],
  ),
  rule(
    6,
    'A turn',
    'A turn is a move of up to the combat speed, usually 40 ft, and one action. The move may be made in several legs.',
  ),
  rule(
    7,
    'Actions',
    'An action is an attack, a sprint, a spell or magic item, fetching or storing what is not handy, picking up what lies within an arm’s length, dropping the load, reloading a crossbow, a swig of liquor, lighting a torch, a gambit, a retreat, or something else that the table words itself. Liquor gives a d6 and the discipline modifier of Grit back and lays a bane on every test. A load is a bane or two on Might, Agility and Violence; a crushing one allows nothing but to drop it.',
    ['sprint', 'liquor', 'reload', 'torch', 'load'],
  ),
  rule(
    8,
    'Free things',
    'Talking, shouting, letting go of what is held and other small things cost nothing: in a parley, in anybody’s turn, before and after one’s own. Handy things are drawn as freely. Only who is surprised does none of it.',
  ),
  rule(9, 'Attack', 'A d20 and Violence must reach the target’s Defense.', ['violence', 'defense']),
  rule(
    10,
    'Critical hit',
    'A 20 on the die of a Violence test hits and goes past Grit straight to Flesh, a spell’s too. What has no body cannot be hit so.',
  ),
  rule(
    11,
    'Critical miss',
    'A 1 on the die misses: a ranged weapon is out of ammunition, a melee weapon takes a Notch. What is thrown is Notched; by house rule it is lost when it was thrown at a distance.',
    ['ammunition'],
  ),
  rule(
    12,
    'Spells',
    'A spell needs a Violence test only when it has to touch somebody unwilling, or when it says so itself. Enemies are unwilling; others are asked.',
  ),
  rule(
    13,
    'Grit, Flesh and Stress',
    'Damage takes Grit first. What one attack does beyond the Grit that is left becomes Stress, not Flesh. With no Grit left damage takes Flesh, and with no Flesh left one dies, or by house rule is out of action. Stress that fills a mind’s places brings panic. A fall goes straight to Flesh.',
    ['panic', 'death', 'fall'],
  ),
  rule(
    14,
    'Maximum damage and Notches',
    'When the damage die shows its top the attacker may take a Notch in the weapon, and either Notch the target’s armour or have the effect of the weapon’s tag. A hide and a shield count as armour unless a house rule says otherwise. Notches take from damage and Defense, and enough of them break a weapon. Claws and fists pay with Grit.',
    ['notch', 'break'],
  ),
  rule(
    15,
    'Damage tags',
    'Damage is crushing, slashing or piercing, by the weapon and how it is used. Creatures can be weak or resistant to a tag.',
  ),
  rule(16, 'Crushing: dazed', 'Dazed is a bane on all actions.'),
  rule(17, 'Slashing: bleeding', 'Bleeding costs a d4 each round; here it is taken at the round’s start.'),
  rule(18, 'Piercing: pinned', 'Who is pinned cannot move, and is not shoved or moved from the place.'),
  rule(
    19,
    'Shaking it off',
    'Each of these lasts until a Might save succeeds; here all save at the end of the round.',
    ['might save'],
  ),
  rule(
    20,
    'Gambits',
    'Anything that is not a plain attack: shove, trip, disarm, grapple, or what the table puts in its own words, at any range that makes sense. It is a test of the attribute that fits, with boons and banes. Failure gives the opponent a free action at once: an attack with any use of its weapon, or hampering, a bane on actions to the end of the next turn. Whoever is tripped must stand up, for half of the movement, before walking.',
    ['shove', 'trip', 'disarm', 'grapple'],
  ),
  rule(
    21,
    'Morale',
    'Morale runs from 0 to 20, and is 10 when nothing is said. A morale test is a d20 and the score against 20: with 0 it holds in 5 of 100 cases, with 4 in 25, with 10 in 55, with 14 in 75, with 20 always.',
  ),
  rule(
    22,
    'When morale is tested',
    'At the first casualty of the fight if it is theirs, dead or out of action, at the death of each leader, when half are dead or out of action, when one who fights alone first loses Flesh, and at anything frightful. The program watches for the first four. By house rule those who fled or gave up count towards the half.',
    ['casualty', 'leader'],
  ),
  rule(23, 'Broken morale', 'Who fails flees or surrenders; the table is asked which.', ['flee', 'surrender']),
  rule(
    24,
    'Hirelings',
    'A hireling with a Loyalty under 10 is flighty and tests its morale at the same moments; by house rule its loyalty is what it rolls.',
    ['loyalty'],
  ),
  rule(
    25,
    'Retreat and distance',
    'Leaving the encounter is an action. By house rule foes whose reach is left may strike at the back, straight to Flesh. Distances are in feet: 5 to a square, and on a map of zones by the house rule for the length of a zone.',
    ['zone', 'feet', 'opportunist'],
  ),
];
