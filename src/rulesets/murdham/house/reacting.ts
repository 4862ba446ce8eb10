/** House rules of Murdham on reactions. */
import { inGroup } from '../../common/declare.ts';

const reactions = inGroup('Reactions');
export const reactionRules = {
  leaving: reactions.choice(
    'nearness',
    { nearness: 'When one is no longer nearby', place: 'On leaving the same zone or border' },
    'Moving away begins',
    'MU-24',
    'A zone and its border are nearby; whether that step is moving away is not said.',
  ),
  forcedProvoke: reactions.toggle(
    false,
    'Being shoved or thrown away lets others strike',
    'MU-24',
    'The rule speaks of moving away, and not of who wills it.',
  ),
  opportunityShots: reactions.toggle(
    false,
    'Opportunity attacks by shooting',
    'MU-24',
    'The enemy is nearby; that the attack must be a melee attack is not said.',
  ),
  cleaveOnLeaving: reactions.toggle(
    true,
    'Cleave may follow an opportunity attack',
    'MU-24',
    'It never follows a counter; a blow at somebody who leaves is a turn and no counter.',
  ),
  frenziedReact: reactions.choice(
    'strikes',
    { strikes: 'Counters and opportunity attacks', none: 'Opportunity attacks only', any: 'Anything' },
    'The frenzied react by',
    'MU-19',
    'Their turn is only for attacking; what that means for reactions is not said.',
  ),
  tauntedReact: reactions.choice(
    'taunter',
    { taunter: 'To the taunter only', anyone: 'To anybody' },
    'The taunted react',
    'MU-19',
    'Their next turn is only for harming the taunter; what that means for reactions is not said.',
  ),
  distractedReact: reactions.toggle(
    false,
    'The distracted may react',
    'MU-19',
    'They lose their next turn; whether the reaction is lost with it is not said.',
  ),
  guardThenReact: reactions.toggle(
    true,
    'Who guards by Protect may answer the blow as its new target',
    'MU-23',
    'A guard cannot react again because the turn is spent; with the skill it is not.',
  ),
  finalBlowGuarded: reactions.toggle(
    true,
    'A final blow can be guarded against',
    'MU-14',
    'It is an attack, and a guard needs only to be near; whether there is time for it is not said.',
  ),
  powersGuarded: reactions.toggle(
    false,
    'Others may stand in the way of any power',
    'MU-23',
    'Powers are countered; guarding and hiding behind are named for attacks, which only one power is.',
  ),
  hideOn: reactions.toggle(
    true,
    'Who is hidden behind may pass the blow on',
    'MU-22',
    'The new target may react like any target; whether it may do just the same is not said.',
  ),
  counterSaves: reactions.toggle(
    true,
    'A counter needs the WIT save of its circumstances',
    'MU-21',
    'It is an attack; whether it is hit with as one is not said.',
  ),
  harmlessOrder: reactions.choice(
    'together',
    { together: 'At the same time', 'attack-first': 'The attack first' },
    'Attack and counter, both without damage',
    'MU-34',
    'Each of them comes last; which of two is not said.',
  ),
  meleeBlastDodge: reactions.toggle(
    true,
    'A melee blast can be dodged',
    'MU-31',
    'It cannot miss, which may mean the save to hit or every save.',
  ),
  strayReact: reactions.toggle(
    true,
    'Those whom a stray blast reaches may react',
    'MU-32',
    'The reactions are those of targets; whether one sees a stray blast coming is not said.',
  ),
  stuntAfterReactions: reactions.toggle(
    false,
    'A stunt is accepted after the reactions',
    'MU-33',
    'Acceptance is the target’s alone; whether somebody may step in first is not said.',
  ),
  blastCounter: reactions.choice(
    'ask',
    { ask: 'Ask the GM each time', always: 'Fits', never: 'Does not fit' },
    'A blast as a counter',
    'MU-21',
    'A counter is a suitable attack; whether one that strikes others too is suitable hangs on the moment.',
  ),
  blastTwice: reactions.toggle(
    false,
    'Who steps in for somebody in a blast suffers it once for each',
    'MU-30',
    'It takes the place of one target of an attack, and may be another itself; one attack would hit it twice.',
  ),
  guardAnyone: reactions.toggle(
    false,
    'Enemies may be guarded',
    'MU-23',
    'Whoever is near may guard; asked for every foe, it would stop each blow for a question that is hardly ever wanted.',
  ),
};
