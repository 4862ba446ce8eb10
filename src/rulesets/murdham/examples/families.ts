/**
 * Scripted fights for the families of rules: rounds, attacks, reactions, protection, blasts. Each
 * is a test and a demonstration.
 */
import type { Line, Script } from '../../../engine/script.ts';
import { type Member, memberOf } from './cast.ts';

const script = (title: string, about: string, cast: Member[], lines: Line[], house: Script['house'] = {}): Script => ({
  title,
  about,
  ruleset: 'murdham',
  scene: 'crossroads',
  seed: 3,
  house,
  cast,
  lines: [{ begin: true }, { answer: 'party' }, ...lines],
});

const rounds = script(
  'Rounds: factions alternate and pass (MU-01, MU-03, MU-05)',
  'Two against two: a turn each, a pass that binds nobody, and the end of the round.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'gallows'),
    memberOf('otto', 'Otto', 'party', 'guard', 'gallows'),
    memberOf('bandit-1', 'Red bandit', 'foes', 'bandit', 'cart'),
    memberOf('bandit-2', 'Grey bandit', 'foes', 'bandit', 'cart'),
  ],
  [
    { expect: { may: ['una', 'otto'], round: 1 } },
    { do: 'pass', by: 'party' },
    { do: 'move', by: 'bandit-1' },
    { answer: 'zone:gallows' },
    { do: 'end-turn', by: 'bandit-1' },
    { note: 'The party has passed before; it may act now all the same.' },
    { expect: { may: ['una', 'otto'] } },
    { do: 'attack', by: 'una', with: 'halberd' },
    { answer: 'bandit-1' },
    { note: 'The bandit has acted and cannot react.' },
    { answer: 2 },
    { expect: { tracks: { 'bandit-1': { health: 6 } } } },
    { do: 'end-turn', by: 'una' },
    { do: 'pass', by: 'foes' },
    { do: 'pass', by: 'party' },
    { expect: { round: 2, may: ['una', 'otto'] } },
  ],
);

const attacks = script(
  'Attacks: near, far, held back, and the last blow (MU-11 to MU-16)',
  'A sword at arm’s length, a vial at two zones, an impaired blow, and the end of somebody helpless.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'gallows', { gear: ['sword'] }),
    memberOf('alba', 'Alba', 'party', 'alchemist', 'milestone', { gear: ['acid-vial'] }),
    memberOf('bandit-1', 'Red bandit', 'foes', 'bandit', 'gallows', { conditions: ['stunned'] }),
    memberOf('bandit-2', 'Grey bandit', 'foes', 'bandit', 'stones', { conditions: ['stunned'] }),
  ],
  [
    { do: 'hold-back', by: 'una', with: 'sword' },
    { answer: 'bandit-1' },
    { answer: { dice: [5, 4] } },
    { note: 'Four of eight health at once: critical, so it is out.' },
    { expect: { standing: { 'bandit-1': 'incapacitated' }, log: ['MU-13', 'MU-29'] } },
    { do: 'end-turn', by: 'una' },
    { do: 'attack', by: 'alba', with: 'acid-vial' },
    { expect: { question: { blocked: { 'bandit-2': 'MU-16' } } } },
    { answer: 'bandit-1' },
    { expect: { question: { title: 'damage' } } },
    { answer: 1 },
    { do: 'end-turn', by: 'alba' },
    { note: 'Half the foes are down: a morale check at the round’s end.' },
    { expect: { question: { rule: 'MU-45', seat: 'bandit-2' } } },
    { answer: 8 },
    { do: 'final-blow', by: 'una', with: 'sword' },
    { answer: 'bandit-1' },
    { expect: { standing: { 'bandit-1': 'dead' }, log: ['MU-14'] } },
  ],
);

const reactions = script(
  'Reactions: counter, guard, hide behind, opportunity (MU-18 to MU-24)',
  'Four answers to a blow, one after another.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'gallows', { gear: ['sword'] }),
    memberOf('otto', 'Otto', 'party', 'soldier', 'gallows', { gear: ['sword'] }),
    memberOf('ida', 'Ida', 'party', 'soldier', 'gallows', { gear: ['sword'] }),
    memberOf('bandit-1', 'Red bandit', 'foes', 'bandit', 'gallows'),
    memberOf('bandit-2', 'Grey bandit', 'foes', 'bandit', 'gallows'),
    memberOf('bandit-3', 'Black bandit', 'foes', 'bandit', 'gallows'),
  ],
  [
    { do: 'attack', by: 'una', with: 'sword' },
    { answer: 'bandit-1' },
    {
      expect: { question: { seat: 'bandit-1', has: ['dodge', 'counter-sword', 'behind-bandit-2', 'guard-bandit-3'] } },
    },
    { answer: 'counter-sword' },
    { answer: { dice: { attack: [3], counter: [1] } } },
    { expect: { tracks: { 'bandit-1': { health: 5 }, una: { health: 8 } } } },
    { do: 'end-turn', by: 'una' },
    { do: 'attack', by: 'bandit-2', with: 'sword' },
    { answer: 'una' },
    { note: 'Una has acted; Otto steps in for her.' },
    { answer: 'guard-otto' },
    { note: 'Otto has spent his turn on it; only Ida could step in for him.' },
    { expect: { question: { options: ['guard-ida', 'pass'] } } },
    { answer: 'pass' },
    { answer: 2 },
    { expect: { tracks: { otto: { health: 7 } } } },
    { note: 'And leaves: Ida may strike after the bandit.' },
    { do: 'move', by: 'bandit-2' },
    { answer: 'zone:cart' },
    { expect: { question: { rule: 'MU-24', seat: 'ida' } } },
    { answer: 'ida.sword.bandit-2' },
    { note: 'Who moves away cannot react, but the black bandit could step in.' },
    { expect: { question: { options: ['guard-bandit-3', 'pass'] } } },
    { answer: 'pass' },
    { answer: 4 },
    { expect: { standing: { 'bandit-2': 'down' } } },
  ],
);

const protection = script(
  'Protection: armour, shield, cover, dying (MU-26, MU-28, MU-29)',
  'Mail and a shield that count only for who reacts, cover by ruling, and a wound that kills at the next round’s end.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'gallows', { gear: ['great-sword'] }),
    memberOf('guard', 'Guard', 'foes', 'guard', 'gallows', { gear: ['spear', 'shield', 'light-armour'] }),
    memberOf('bandit', 'Bandit', 'foes', 'bandit', 'cart', { skills: ['bravery'] }),
  ],
  [
    { do: 'rule-cover' },
    { answer: 'guard' },
    { answer: 'cover' },
    { do: 'attack', by: 'una', with: 'great-sword' },
    { answer: 'guard' },
    { answer: 'dodge' },
    { answer: 20 },
    { note: 'Armour 1, shield 1 for having dodged, cover 1: five becomes two.' },
    { answer: 5 },
    { expect: { tracks: { guard: { health: 6 } } } },
    { do: 'end-turn', by: 'una' },
    { do: 'pass', by: 'foes' },
    { do: 'attack', by: 'una', with: 'great-sword' },
    { answer: 'guard' },
    { answer: 'pass' },
    { note: 'Without a reaction the shield does not count: eight less two is all that was left.' },
    { answer: { dice: [8, 1] } },
    { expect: { standing: { guard: 'dying' } } },
  ],
);

const blasts = script(
  'Blasts: everyone in the zone, and a throw that strays (MU-30, MU-32)',
  'Alchemist’s fire at two zones: the save fails, and the die says where it lands.',
  [
    memberOf('alba', 'Alba', 'party', 'alchemist', 'milestone', { gear: ['alchemists-fire'] }),
    memberOf('bandit-1', 'Red bandit', 'foes', 'bandit', 'cart', { conditions: ['stunned'] }),
    memberOf('bandit-2', 'Grey bandit', 'foes', 'bandit', 'knoll', { conditions: ['stunned'] }),
  ],
  [
    { do: 'attack', by: 'alba', with: 'alchemists-fire' },
    { expect: { question: { has: ['cart', 'gallows', 'milestone'] } } },
    { answer: 'cart' },
    { expect: { question: { rule: 'MU-16' } } },
    { answer: 20 },
    { expect: { question: { rule: 'MU-32' } } },
    { roll: true },
  ],
);

export const familyExamples: readonly Script[] = [rounds, attacks, reactions, protection, blasts];
