/**
 * Scripted fights in which many rules meet in one move: the blow, the hold or the surrender that
 * ends the round.
 */
import type { Line, Script } from '../../../engine/script.ts';
import { type Member, memberOf } from './cast.ts';

/**
 * Both options are on and the side with the initiative is asked, so that the end of a round asks
 * all its questions.
 */
const house = { chaos: true, fastAndSlow: true, sideThatStarts: 'ask' };
const slow: Line[] = [
  { begin: true },
  { answer: 'party' },
  { note: 'Nobody has the WIT for a threshold of 20: the slow phase is all there is.' },
  { answer: 20 },
  { answer: 'party' },
];
/** Makes a fight that starts in the slow phase of its first round, with the party first. */
export const pairScript = (
  title: string,
  about: string,
  cast: Member[],
  lines: Line[],
  more: Partial<Script> = {},
): Script => ({
  title,
  about,
  ruleset: 'murdham',
  scene: 'crossroads',
  seed: 21,
  house,
  cast,
  lines: [...slow, ...lines],
  ...more,
});
/** Gives a member a player, who then answers its questions. */
export const playedMember = (one: Member): Member => ({ ...one, player: 'Anna' });

const lastBlow = pairScript(
  'The blow that ends the round (MU-11, MU-13, MU-21, MU-29, MU-33, MU-44, MU-49, MU-52)',
  'A stunt refused, two rusty blades, and a tie that fells the last to act: morale, the threshold and who goes first follow in one move.',
  [
    playedMember(memberOf('una', 'Una', 'party', 'peasant', 'milestone', { gear: ['rusty-great-sword'], harm: 7 })),
    memberOf('otto', 'Otto', 'party', 'peasant', 'gallows', { conditions: ['stunned'] }),
    memberOf('red', 'Red bandit', 'foes', 'bandit', 'milestone', { gear: ['rusty-great-sword'] }),
  ],
  [
    { do: 'attack-how', by: 'una' },
    { answer: 'declared' },
    { answer: 'rusty-great-sword' },
    { answer: 'damage' },
    { answer: 'red' },
    { answer: { picked: ['hard', 'stunt', 'hold-back'] } },
    { answer: 3 },
    { answer: { text: 'drops the sword' } },
    { answer: 'drop' },
    { answer: 'no' },
    { answer: 'counter-rusty-great-sword' },
    { note: 'Both are hit at once, both blades break on the 1, and nobody is left to act.' },
    { answer: { dice: { attack: [1, 1], counter: [1] } } },
    {
      expect: {
        standing: { una: 'dying' },
        tracks: { red: { health: 7 } },
        log: [
          'Una’s Rusty great sword was damaged',
          'Red bandit’s Rusty great sword was damaged',
          'MU-29',
          'Round 1 ends',
        ],
        question: { rule: 'MU-45', seat: 'otto' },
      },
    },
    { answer: 9 },
    { expect: { badges: { otto: { 'must-yield': true } }, question: { rule: 'MU-51' } } },
    { answer: 20 },
    { answer: 'foes' },
    { expect: { round: 2, may: ['red'], offers: { red: { 'attack:rusty-great-sword': false } } } },
  ],
);

const finalCleave = pairScript(
  'Out of hiding: the final blow, a second one, and its answer (MU-14, MU-21, MU-42, MU-45)',
  'Cleave follows a final blow out of hiding; whoever is struck by it knows of her now and hits back.',
  [
    playedMember(
      memberOf('una', 'Una', 'party', 'peasant', 'milestone', {
        gear: ['rusty-great-sword'],
        skills: ['cleave'],
        harm: 7,
      }),
    ),
    memberOf('otto', 'Otto', 'party', 'peasant', 'gallows', { conditions: ['stunned'] }),
    memberOf('red', 'Red bandit', 'foes', 'bandit', 'milestone'),
    memberOf('grey', 'Grey bandit', 'foes', 'bandit', 'milestone', { gear: ['sword'] }),
  ],
  [
    { do: 'rule-harm' },
    { answer: 'red' },
    { answer: 4 },
    { answer: 'direct' },
    { do: 'rule-hide' },
    { answer: 'una' },
    { answer: 'out of sight' },
    { do: 'final-blow', by: 'una', with: 'rusty-great-sword' },
    { answer: 'declared' },
    { note: 'Grey does not know of her and cannot step in; after the blow it does, and may answer the second.' },
    { answer: 'red' },
    { expect: { standing: { red: 'dead' }, log: ['MU-42', 'MU-43', 'MU-14'], question: { has: ['grey'] } } },
    { answer: 'grey' },
    { expect: { question: { rule: 'MU-18', seat: 'grey', has: ['dodge', 'counter-sword'] } } },
    { answer: 'counter-sword' },
    { answer: { dice: { attack: [1], counter: [1] } } },
    { note: 'Two sides are down to half: each has its own check.' },
    { expect: { standing: { una: 'dying' }, log: ['MU-49'], question: { rule: 'MU-45', seat: 'otto' } } },
    { answer: 9 },
    { expect: { question: { rule: 'MU-45', seat: 'grey' } } },
    { answer: 8 },
    { expect: { badges: { otto: { 'must-yield': true }, grey: { 'must-yield': false } } } },
    { answer: 20 },
    { answer: 'party' },
    { expect: { round: 2, may: ['otto'] } },
  ],
);

const opportunity = pairScript(
  'Past a hidden enemy (MU-06, MU-13, MU-24, MU-33, MU-43, MU-44)',
  'A wounded bandit walks past one it does not see, and the blow that stops it ends the round.',
  [
    memberOf('una', 'Una', 'party', 'peasant', 'milestone', { gear: ['sword'] }),
    memberOf('red', 'Red bandit', 'foes', 'bandit', 'milestone', { harm: 6 }),
    memberOf('grey', 'Grey bandit', 'foes', 'bandit', 'gallows', { conditions: ['stunned'] }),
  ],
  [
    { do: 'rule-hide' },
    { answer: 'una' },
    { answer: 'out of sight' },
    { do: 'pass', by: 'party' },
    { do: 'move', by: 'red' },
    { answer: 'zone:gallows' },
    { answer: 'una.how.red' },
    { answer: 'sword' },
    { answer: 'damage' },
    { answer: { picked: ['hard', 'stunt', 'hold-back'] } },
    { answer: 3 },
    { answer: { text: 'a tripped foot' } },
    { answer: 'leg' },
    { answer: 'no' },
    { note: 'The movement stopped at the border, where the blow fell.' },
    { answer: { dice: [2, 2] } },
    {
      expect: {
        seen: { una: true },
        standing: { red: 'dying' },
        place: { red: 'border:milestone-gallows' },
        log: ['MU-13', 'MU-29', 'Round 1 ends'],
        question: { rule: 'MU-45', seat: 'grey' },
      },
    },
    { answer: 9 },
    { answer: 20 },
    { answer: 'party' },
  ],
);

const hold = pairScript(
  'A hold, and an offer in return (MU-21, MU-33, MU-36, MU-37)',
  'Neither does damage, so both come at once: the hold is lost with the one who took it.',
  [
    playedMember(memberOf('una', 'Una', 'party', 'peasant', 'milestone', { gear: ['sword'] })),
    memberOf('otto', 'Otto', 'party', 'peasant', 'gallows', { conditions: ['stunned'] }),
    memberOf('red', 'Red bandit', 'foes', 'bandit', 'milestone', { gear: ['sword'] }),
  ],
  [
    { do: 'grapple', by: 'una' },
    { answer: 'declared' },
    { answer: 'red' },
    { answer: 'counter-how' },
    { answer: 'counter-sword' },
    { answer: { picked: ['hard', 'stunt'] } },
    { answer: 3 },
    { answer: { text: 'is tripped and knocked out' } },
    { answer: 'senseless' },
    { answer: 'yes' },
    { expect: { question: { kind: 'dice', rule: 'MU-36' }, log: ['MU-33', 'at the same time'] } },
    { note: 'She gets her hold and falls in the same moment: nobody is held.' },
    { answer: 12 },
    {
      expect: {
        standing: { una: 'incapacitated' },
        badges: { red: { grabbed: false } },
        log: ['MU-36', 'MU-37', 'Round 1 ends'],
        question: { rule: 'MU-45', seat: 'otto' },
      },
    },
    { answer: 9 },
    { answer: 20 },
    { answer: 'party' },
  ],
);

const surrender = pairScript(
  'The last to act gives up (MU-03, MU-37, MU-44, MU-46, MU-52)',
  'Surrender lets go of the captive, ends the round, and leaves the other one to waver.',
  [
    playedMember(memberOf('una', 'Una', 'party', 'peasant', 'milestone', { gear: ['sword'] })),
    memberOf('otto', 'Otto', 'party', 'peasant', 'gallows', { conditions: ['stunned'] }),
    memberOf('red', 'Red bandit', 'foes', 'bandit', 'milestone', {
      conditions: ['stunned', { id: 'grabbed', until: 'cause', by: 'una' }],
    }),
  ],
  [
    { do: 'surrender', by: 'una' },
    { answer: 'declared' },
    { expect: { badges: { red: { grabbed: false } }, log: ['MU-37', 'MU-46', 'Round 1 ends', 'MU-44'] } },
    { answer: 9 },
    { expect: { badges: { otto: { 'must-yield': true } } } },
    { answer: 20 },
    { answer: 'foes' },
    { expect: { round: 2, may: ['red'], standing: { una: 'surrendered' } } },
  ],
);

export const pairExamples: readonly Script[] = [lastBlow, finalCleave, opportunity, hold, surrender];
