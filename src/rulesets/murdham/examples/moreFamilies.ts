/**
 * Scripted fights for the families of rules: stunts and holds, hiding, morale, worn gear, powers,
 * the options.
 */
import type { Line, Script } from '../../../engine/script.ts';
import { type Member, memberOf } from './cast.ts';

const script = (title: string, about: string, cast: Member[], lines: Line[], more: Partial<Script> = {}): Script => ({
  title,
  about,
  ruleset: 'murdham',
  scene: 'crossroads',
  seed: 4,
  cast,
  lines: [{ begin: true }, ...lines],
  ...more,
});

const tricks = script(
  'Stunt, disarm, grapple, shove (MU-33 to MU-38)',
  'Three ways to win without a wound, and a push into the campfire.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'camp', { gear: ['sword'] }),
    memberOf('otto', 'Otto', 'party', 'soldier', 'camp', { gear: ['sword'] }),
    memberOf('bandit', 'Bandit', 'foes', 'bandit', 'camp'),
    memberOf('thug', 'Thug', 'foes', 'thug', 'cart', { skills: ['bravery'] }),
  ],
  [
    { answer: 'party' },
    { note: 'The campfire is small: it harms nobody who is not pushed into it.' },
    { do: 'stunt', by: 'una', with: 'sword' },
    { answer: 'bandit' },
    { answer: { text: 'drops the purse and runs' } },
    { answer: 'yes' },
    { answer: 'no' },
    { note: 'The bandit would rather take the blow, and may answer it.' },
    { answer: 'dodge' },
    { answer: 3 },
    { do: 'end-turn', by: 'una' },
    { do: 'pass', by: 'foes' },
    { do: 'grapple', by: 'otto' },
    { answer: 'bandit' },
    { expect: { question: { kind: 'dice', rule: 'MU-36' } } },
    { answer: 12 },
    { expect: { badges: { bandit: { grabbed: true } } } },
    { do: 'end-turn', by: 'otto' },
    { do: 'pass', by: 'foes' },
    { do: 'shove', by: 'otto', with: 'bandit' },
    { answer: 'hazard' },
    { answer: 2 },
    { expect: { badges: { bandit: { grabbed: false } }, tracks: { bandit: { health: 6 } } } },
  ],
);

const hiding = script(
  'An ambush: the bonus turn, surprise, and being seen (MU-40 to MU-43)',
  'Two bandits in the barley. The players’ screen shows neither until they strike.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'milestone'),
    memberOf('bandit-1', 'Red bandit', 'foes', 'bandit', 'milestone', { skills: ['sneak-attack'] }),
    memberOf('bandit-2', 'Grey bandit', 'foes', 'bandit', 'barley'),
  ],
  [
    { answer: 'ambush-foes' },
    { answer: { picked: [] } },
    { expect: { round: 0, may: ['bandit-1', 'bandit-2'], seen: { 'bandit-1': false, 'bandit-2': false, una: true } } },
    { do: 'attack', by: 'bandit-1', with: 'sword' },
    { answer: 'una' },
    { note: 'No reaction, and a d12 for Sneak attack.' },
    { answer: 3 },
    { expect: { tracks: { una: { health: 7 } }, seen: { 'bandit-1': true, 'bandit-2': false } } },
    { do: 'end-turn', by: 'bandit-1' },
    { do: 'full-move', by: 'bandit-2', with: 'sneak' },
    { answer: 4 },
    { answer: 'border:barley-milestone' },
    { answer: 'no' },
    { expect: { seen: { 'bandit-2': false } } },
    { do: 'end-turn', by: 'bandit-2' },
    { expect: { round: 1, may: ['bandit-1', 'bandit-2'] } },
  ],
);

const morale = script(
  'Morale: half are down, the rest break (MU-44 to MU-47)',
  'The check comes by itself at the round’s end. One stands, one breaks and gives up.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'gallows'),
    memberOf('bandit-1', 'Red bandit', 'foes', 'bandit', 'gallows', { harm: 4, conditions: ['stunned'] }),
    memberOf('bandit-2', 'Grey bandit', 'foes', 'bandit', 'cart'),
    memberOf('leader', 'Leader', 'foes', 'bandit-leader', 'cart'),
    memberOf('bandit-3', 'Black bandit', 'foes', 'bandit', 'gallows'),
  ],
  [
    { answer: 'party' },
    { note: 'A beam takes one of the four out: three stand.' },
    { do: 'rule-harm' },
    { answer: 'bandit-3' },
    { answer: 4 },
    { answer: 'direct' },
    { expect: { morale: { foes: 'steady', party: 'steady' } } },
    { do: 'attack', by: 'una', with: 'halberd' },
    { answer: 'bandit-1' },
    { answer: 2 },
    { expect: { standing: { 'bandit-1': 'down' }, morale: { foes: 'due' } } },
    { do: 'end-turn', by: 'una' },
    { do: 'pass', by: 'foes' },
    { note: 'One die for all: 9 is over 8 and within 10.' },
    { answer: 9 },
    { expect: { badges: { 'bandit-2': { 'must-yield': true }, leader: { 'must-yield': false } } } },
    { do: 'pass', by: 'party' },
    { do: 'attack', by: 'bandit-2', with: 'sword', refused: 'MU-45' },
    { do: 'surrender', by: 'bandit-2' },
    { expect: { standing: { 'bandit-2': 'surrendered' } } },
  ],
);

const wear = script(
  'Worn gear: a rusty blade and the rolls afterwards (MU-48, MU-49)',
  'A damaged sword breaks on a 1; what was used is tested when the fight ends.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'gallows', { gear: ['rusty-great-sword', 'dagger'] }),
    memberOf('otto', 'Otto', 'party', 'guard', 'gallows', { gear: ['spear'] }),
    memberOf('bandit', 'Bandit', 'foes', 'bandit', 'gallows', { conditions: ['stunned'], skills: ['bravery'] }),
  ],
  [
    { answer: 'party' },
    { do: 'attack', by: 'una', with: 'rusty-great-sword' },
    { answer: 'bandit' },
    { answer: 1 },
    { expect: { log: ['MU-49'] } },
    { do: 'end-turn', by: 'una' },
    { do: 'attack', by: 'otto', with: 'spear' },
    { answer: 'bandit' },
    { answer: 2 },
    { end: true },
    { expect: { question: { rule: 'MU-48' } } },
    { answer: 1 },
    { expect: { stage: 'over', log: ['Spear is damaged'] } },
  ],
);

const chaos = script(
  'The chaos of combat: fifteen seconds to declare (MU-52)',
  'A countdown on the shared screen; too late is a turn spent idle.',
  [
    { ...memberOf('una', 'Una', 'party', 'soldier', 'gallows'), player: 'Anna' },
    { ...memberOf('otto', 'Otto', 'party', 'soldier', 'gallows'), player: 'Ben' },
    memberOf('bandit', 'Bandit', 'foes', 'bandit', 'cart'),
  ],
  [
    { answer: 'party' },
    { do: 'turn', by: 'una' },
    { expect: { question: { rule: 'MU-52', countdown: 15 } } },
    { answer: 'declared' },
    { do: 'say', by: 'una' },
    { answer: { text: 'Behind the cart!' } },
    { do: 'end-turn', by: 'una' },
    { do: 'pass', by: 'foes' },
    { do: 'turn', by: 'otto' },
    { answer: 'late' },
    { expect: { acting: null, log: ['MU-52'] } },
  ],
  { house: { chaos: true } },
);

const magic = script(
  'Powers: a blast at arm’s length, and corruption when the mana is gone (MU-08)',
  'One mana buys one blast. The next costs corruption, and the soul may burn.',
  [
    memberOf('mal', 'Malachy', 'party', 'sorcerer', 'gallows', { mana: 1 }),
    memberOf('bear', 'Bear', 'foes', 'bear', 'gallows', { conditions: ['stunned'] }),
  ],
  [
    { answer: 'party' },
    { do: 'invoke', by: 'mal', with: 'eldritch-blast' },
    { answer: 'bear' },
    { answer: 4 },
    { expect: { tracks: { bear: { health: 12 }, mal: { mana: 0 } } } },
    { do: 'end-turn', by: 'mal' },
    { expect: { round: 2 } },
    { do: 'pass', by: 'party' },
    { do: 'pass', by: 'foes' },
    { do: 'invoke', by: 'mal', with: 'eldritch-blast' },
    { answer: 'bear' },
    { expect: { question: { title: 'soulblight' } } },
    { answer: 7 },
    { expect: { tracks: { mal: { corruption: 2 } }, question: { rule: 'MU-18' } } },
  ],
);

const water = script(
  'Held under water (MU-36, MU-37)',
  'In the mill pond a thug keeps Una’s head down. Her breath lasts eight rounds; she is loose before that.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'pond', {
      conditions: [
        { id: 'grabbed', until: 'cause', by: 'thug' },
        { id: 'in-water', until: 'cause' },
      ],
    }),
    memberOf('thug', 'Thug', 'foes', 'thug', 'pond'),
  ],
  [
    { answer: 'foes' },
    { do: 'hold-under', by: 'thug', with: 'una' },
    { expect: { badges: { una: { breathless: 8, grabbed: true } } } },
    { do: 'end-turn', by: 'thug' },
    { do: 'break-free', by: 'una' },
    { expect: { question: { kind: 'dice', rule: 'MU-36' } } },
    { answer: 3 },
    { expect: { badges: { una: { grabbed: false } } } },
  ],
  { scene: 'mill' },
);

const trap = script(
  'A bear trap set, left and taken up again (MU-08)',
  'Each is a main action: setting it, and lifting what lies where one stands.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'milestone', { gear: ['bear-trap'] }),
    memberOf('bandit', 'Bandit', 'foes', 'bandit', 'barley'),
  ],
  [
    { answer: 'party' },
    { do: 'use-long', by: 'una', with: 'bear-trap' },
    { do: 'end-turn', by: 'una' },
    { do: 'pass', by: 'foes' },
    { do: 'lift-trap', by: 'una', with: 'laid.5' },
    { expect: { log: ['takes up the bear trap'] } },
  ],
);

export const moreExamples: readonly Script[] = [tricks, hiding, morale, wear, chaos, magic, water, trap];
