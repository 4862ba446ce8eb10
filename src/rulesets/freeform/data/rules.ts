/** Every rule in our own words, for the rule dialog and the tips. */
import type { RuleText } from '../../../engine/ruleset.ts';

export const ruleTexts: readonly RuleText[] = [
  {
    id: 'FF-01',
    title: 'Rounds and turns',
    text: 'In a round everybody has a turn. What may be done in a turn, and out of it, the table says. The game master gives the turn to anybody at any time; whoever was interrupted goes on afterwards.',
    words: ['turn', 'round', 'reaction'],
  },
  {
    id: 'FF-02',
    title: 'The order of play',
    text: 'There are four orders: by number, by cards, by sides, and popcorn. The table chooses one when a fight begins, or names it in its house rules, and may change it in any round. Whoever has had a turn in the round has had it.',
  },
  {
    id: 'FF-03',
    title: 'By number',
    text: 'Everybody has a number: rolled, with the sheet’s own added, or the sheet’s own alone. The highest acts first, or the lowest, as the table likes. Where two are equal the higher number of the sheet acts first. Somebody may wait until after another, and two may change places.',
    words: ['initiative', 'delay'],
  },
  {
    id: 'FF-04',
    title: 'By cards',
    text: 'Everybody draws a card from a deck of numbers, which no other card repeats. When there are more people than cards, a second deck is shuffled in. The cards are dealt again each round, or kept.',
  },
  {
    id: 'FF-05',
    title: 'By sides',
    text: 'All of one side act, in any sequence, then all of the next. The table says which side is first.',
  },
  {
    id: 'FF-06',
    title: 'Popcorn',
    text: 'Whoever has acted names who is next, among those who have not acted in this round. Whoever acted last names the first of the next round.',
  },
  {
    id: 'FF-07',
    title: 'Moving and distance',
    text: 'Anybody may be moved anywhere where there is room, at any time. The distance is told, and the table says whether it is too far. A slanted step counts one square, or two every second time. A way over hexes goes around walls and shut doors; a range goes over them. One hex holds one figure.',
    words: ['movement', 'speed', 'range', 'hexes'],
  },
  {
    id: 'FF-08',
    title: 'Dice by formula',
    text: '2d6+3 adds two six-sided dice and three. 4d6kh3 keeps the three highest, 2d20kl1 the lowest. 3d6! rolls a six again and adds it. 8d10>=7 counts dice that show 7 or more. “vs 15” says what the result has to reach, and words at the end say what the roll is for.',
    words: ['roll', 'keep', 'explode', 'pool', 'formula'],
  },
  {
    id: 'FF-09',
    title: 'Advantage and disadvantage',
    text: 'An advantage is one die more of the first kind, of which as many as before count, the best. A disadvantage is the same with the worst. One cancels the other. A pool gets a die, or loses one. Write adv or dis, or rule so before the dice fall.',
    words: ['boon', 'bane', 'edge'],
  },
  {
    id: 'FF-10',
    title: 'Harm and healing',
    text: 'Harm takes hit points and healing gives them back, by a number or by dice, down to 0 and up to their most. Whoever keeps no hit points takes harm on the first track that puts it out. Without either the table says what harm does. Where the house rules say so, whoever is harmed says how much it takes: all, half rounded down, or none.',
    words: ['damage', 'hit points', 'health'],
  },
  {
    id: 'FF-11',
    title: 'Tracks',
    text: 'A track has a name, a most and a colour, and counts up or down. The table says of each whether its end puts the bearer out of the fight. The whole table may share tracks, too.',
    words: ['clock', 'stress', 'wounds'],
  },
  {
    id: 'FF-12',
    title: 'States',
    text: 'A state ends when somebody ends it, when the next turn of its bearer begins, when the turn ends, or after so many rounds, this round among them. Where a side acts as one, its turn is the turn of all its members.',
    words: ['condition', 'effect'],
  },
  {
    id: 'FF-13',
    title: 'Out of the fight',
    text: 'Whoever has no hit points left, or comes to the end of a track that says so, is out of the fight, and so is whoever the game master calls defeated. They have no turns. The game master brings anybody back.',
    words: ['defeated', 'down', 'dead'],
  },
  {
    id: 'FF-14',
    title: 'Morale',
    text: 'When half of a side are out, the table is reminded to test its morale, where the house rules want it. How that is done, the table knows.',
  },
  {
    id: 'FF-15',
    title: 'The end',
    text: 'The fight ends when the game master says so. When all of a side are out, the game master is asked.',
  },
  { id: 'FF-16', title: 'Notes', text: 'A note stands in the log, for everybody or for the game master alone.' },
  {
    id: 'FF-17',
    title: 'After the fight',
    text: 'Hit points, tracks and notes are as the fight left them; states are over, and whoever was defeated stands again if nothing else keeps it down. A rest gives all hit points back and sets the tracks to what they were.',
    words: ['rest', 'healing'],
  },
];
