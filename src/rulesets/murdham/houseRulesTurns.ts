/** House rules of movement, hiding, reactions and counters, each with why it had to be assumed. */
import type { HouseRule } from '../../engine/ruleset.ts';
import { inGroup } from './houseRuleForms.ts';

const moving = inGroup('Movement and hiding');
export const movementRules: readonly HouseRule[] = [
  moving.choice(
    'fullMovement',
    'Full movement and the free zone',
    'MU-08',
    [
      ['replaces', 'Two zones in all'],
      ['adds', 'Two zones and the free one'],
    ],
    'To the letter the sum is three zones a turn, while speed is given as two a round.',
  ),
  moving.choice(
    'sprintAndFree',
    'Sprint and the free zone',
    'MU-08',
    [
      ['replaces', 'Four zones in all'],
      ['adds', 'Four zones and the free one'],
    ],
    'A sprint’s length is given and not whether the free movement is in it.',
  ),
  moving.choice(
    'shootThenMove',
    'Moving after a shot',
    'MU-16',
    [
      ['allowed', 'Allowed'],
      ['forfeits', 'The shot ends movement'],
    ],
    'Shooting while moving is hard; whether that means moving afterwards too is not said.',
  ),
  moving.choice(
    'slowest',
    'Free movement, halved twice',
    'MU-06',
    [
      ['nothing', 'None'],
      ['half', 'Half a zone'],
    ],
    'Half a zone is the least speed a round; whether that holds for the free movement too is not said.',
  ),
  moving.choice(
    'encumberedBy',
    'Bulk is carried free up to',
    'MU-06',
    [
      ['number', 'The number below'],
      ['str', 'STR'],
    ],
    'One chapter says STR, another 8.',
  ),
  moving.number('encumberedFrom', 'Bulk carried free', [1, 40], 'MU-06', 'One chapter says STR, another 8.'),
  moving.choice(
    'encumberedSaves',
    'AGI saves of the encumbered',
    'MU-06',
    [
      ['str', 'Ask for a STR save besides'],
      ['fail', 'Fail'],
    ],
    'One chapter lets them fail, another asks for a STR save as well.',
  ),
  moving.choice(
    'tooBig',
    'Too big for a place',
    'MU-06',
    [
      ['when-empty', 'Gets in while it is empty, and fills it'],
      ['never', 'Never gets in'],
    ],
    'Only places that are full already are barred.',
  ),
  moving.choice(
    'borderPerils',
    'On a border, fire and miasma of the zones beside it',
    'MU-06',
    [
      ['outside', 'Do not reach'],
      ['both', 'Reach, at the start of round or turn'],
    ],
    'A border counts as both zones for range; for what fills a zone nothing is said.',
  ),
  moving.toggle(
    'trampleDodged',
    'Trampling can be dodged',
    'MU-20',
    'The victim chooses between moving and d4; whether it is an attack to react to is not said.',
  ),
  moving.toggle(
    'trampleSized',
    'Trampling is multiplied by size',
    'MU',
    'Damage of the large is; a d4 is printed for the foot of all of them.',
  ),
  moving.choice(
    'aloftReach',
    'Who can strike somebody in the air',
    'MU-15',
    [
      ['fliers', 'Others in the air'],
      ['all', 'Anybody nearby'],
    ],
    'No heights are given.',
  ),
  moving.choice(
    'knockedAloft',
    'Taken out in the air',
    'MU',
    [
      ['falls', 'Falls: the GM says from how high'],
      ['lands', 'Sinks to the ground'],
    ],
    'No heights and no falls of fliers are given.',
  ),
  moving.choice(
    'landingAttack',
    'A landing flyer attacks after landing',
    'MU-15',
    [
      ['same-turn', 'At once'],
      ['next-round', 'From the next round on'],
    ],
    'It does not attack in the air; how soon afterwards is not said.',
  ),
  moving.choice(
    'sneakInFree',
    'Hidden, and moving without a full movement',
    'MU-43',
    [
      ['revealed', 'Revealed'],
      ['save', 'Hidden on an AGI save'],
    ],
    'Sneaking stands under the full movement; whether the free zone can be sneaked is not said.',
  ),
  moving.choice(
    'sneakSaves',
    'Sneaking past several',
    'MU-43',
    [
      ['once', 'One save'],
      ['each', 'A save for each who could see'],
    ],
    'How many saves a sneaking one makes is not said.',
  ),
  moving.number(
    'indirectScale',
    'Zones of an indirect range to one zone of the map',
    [1, 16],
    'MU-17',
    'A mortar reaches 17 to 32 zones of 4 m, farther than most maps; 8 makes that 3 to 4 zones.',
  ),
  moving.choice(
    'darkNearby',
    'Close to somebody in darkness or smoke',
    'MU-25',
    [
      ['conceals', 'It is concealed: damage is impaired'],
      ['seen', 'It is seen as in daylight'],
    ],
    'What obscures the sight conceals; what is nearby is always seen, and how well in the dark is not said.',
  ),
  moving.choice(
    'ambushReveals',
    'An attack in the bonus turn reveals',
    'MU-40',
    [
      ['maker', 'Who makes it'],
      ['all', 'All who lie in ambush'],
    ],
    'The ambushers are hidden together; whether they are found together is not said.',
  ),
  moving.toggle(
    'silentPowers',
    'Silent powers work where nothing is heard',
    'MU-08',
    'To the letter the silenced invoke nothing at all, and then silence would be bought for nothing.',
  ),
];

const reacting = inGroup('Reactions');
export const reactionRules: readonly HouseRule[] = [
  reacting.choice(
    'leaving',
    'Moving away begins',
    'MU-24',
    [
      ['nearness', 'When one is no longer nearby'],
      ['place', 'On leaving the same zone or border'],
    ],
    'A zone and its border are nearby; whether that step is moving away is not said.',
  ),
  reacting.toggle(
    'forcedProvoke',
    'Being shoved or thrown away lets others strike',
    'MU-24',
    'The rule speaks of moving away, and not of who wills it.',
  ),
  reacting.toggle(
    'opportunityShots',
    'Opportunity attacks by shooting',
    'MU-24',
    'The enemy is nearby; that the attack must be a melee attack is not said.',
  ),
  reacting.toggle(
    'cleaveOnLeaving',
    'Cleave may follow an opportunity attack',
    'MU-24',
    'It never follows a counter; a blow at somebody who leaves is a turn and no counter.',
  ),
  reacting.choice(
    'frenziedReact',
    'The frenzied react by',
    'MU-19',
    [
      ['strikes', 'Counters and opportunity attacks'],
      ['none', 'Opportunity attacks only'],
      ['any', 'Anything'],
    ],
    'Their turn is only for attacking; what that means for reactions is not said.',
  ),
  reacting.choice(
    'tauntedReact',
    'The taunted react',
    'MU-19',
    [
      ['taunter', 'To the taunter only'],
      ['anyone', 'To anybody'],
    ],
    'Their next turn is only for harming the taunter; what that means for reactions is not said.',
  ),
  reacting.toggle(
    'distractedReact',
    'The distracted may react',
    'MU-19',
    'They lose their next turn; whether the reaction is lost with it is not said.',
  ),
  reacting.toggle(
    'guardThenReact',
    'Who guards by Protect may answer the blow as its new target',
    'MU-23',
    'A guard cannot react again because the turn is spent; with the skill it is not.',
  ),
  reacting.toggle(
    'finalBlowGuarded',
    'A final blow can be guarded against',
    'MU-14',
    'It is an attack, and a guard needs only to be near; whether there is time for it is not said.',
  ),
  reacting.toggle(
    'powersGuarded',
    'Others may stand in the way of any power',
    'MU-23',
    'Powers are countered; guarding and hiding behind are named for attacks, which only one power is.',
  ),
  reacting.toggle(
    'hideOn',
    'Who is hidden behind may pass the blow on',
    'MU-22',
    'The new target may react like any target; whether it may do just the same is not said.',
  ),
  reacting.toggle(
    'counterSaves',
    'A counter needs the WIT save of its circumstances',
    'MU-21',
    'It is an attack; whether it is hit with as one is not said.',
  ),
  reacting.choice(
    'harmlessOrder',
    'Attack and counter, both without damage',
    'MU-34',
    [
      ['together', 'At the same time'],
      ['attack-first', 'The attack first'],
    ],
    'Each of them comes last; which of two is not said.',
  ),
  reacting.toggle(
    'meleeBlastDodge',
    'A melee blast can be dodged',
    'MU-31',
    'It cannot miss, which may mean the save to hit or every save.',
  ),
  reacting.toggle(
    'strayReact',
    'Those whom a stray blast reaches may react',
    'MU-32',
    'The reactions are those of targets; whether one sees a stray blast coming is not said.',
  ),
  reacting.toggle(
    'stuntAfterReactions',
    'A stunt is accepted after the reactions',
    'MU-33',
    'Acceptance is the target’s alone; whether somebody may step in first is not said.',
  ),
  reacting.choice(
    'blastCounter',
    'A blast as a counter',
    'MU-21',
    [
      ['ask', 'Ask the GM each time'],
      ['always', 'Fits'],
      ['never', 'Does not fit'],
    ],
    'A counter is a suitable attack; whether one that strikes others too is suitable hangs on the moment.',
  ),
  reacting.toggle(
    'blastTwice',
    'Who steps in for somebody in a blast suffers it once for each',
    'MU-30',
    'It takes the place of one target of an attack, and may be another itself; one attack would hit it twice.',
  ),
  reacting.toggle(
    'guardAnyone',
    'Enemies may be guarded',
    'MU-23',
    'Whoever is near may guard; asked for every foe, it would stop each blow for a question that is hardly ever wanted.',
  ),
];
