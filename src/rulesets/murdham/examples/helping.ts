/**
 * Scripted fights of people who free, feed, rally and lift each other, and of a blast that spares
 * the rest.
 */
import type { Line, Script } from '../../../engine/script.ts';
import { type Member, memberOf } from './cast.ts';

const script = (title: string, about: string, cast: Member[], lines: Line[], house: Script['house'] = {}): Script => ({
  title,
  about,
  ruleset: 'murdham',
  scene: 'crossroads',
  seed: 8,
  house,
  cast,
  lines: [{ begin: true }, { answer: 'party' }, ...lines],
});

const focused = script(
  'A whole blast on one large body (MU-30, MU-32)',
  'Alchemist’s fire thrown at a troll alone: twice the damage, and the bandit beside it is spared.',
  [
    memberOf('alba', 'Alba', 'party', 'alchemist', 'milestone', { gear: ['alchemists-fire'] }),
    memberOf('troll', 'Troll', 'foes', 'troll', 'cart', { conditions: ['stunned'] }),
    memberOf('bandit', 'Bandit', 'foes', 'bandit', 'cart', { conditions: ['stunned'] }),
  ],
  [
    { note: 'The troll is a sight to shrink from; Alba keeps her head.' },
    { answer: 1 },
    { do: 'focused', by: 'alba', with: 'alchemists-fire' },
    { expect: { question: { rule: 'MU-16', options: ['troll'] } } },
    { answer: 'troll' },
    { answer: 2 },
    { answer: 4 },
    { expect: { tracks: { troll: { health: 16 }, bandit: { health: 8 } } } },
  ],
);

const freed = script(
  'Freed from a thug’s arms (MU-36)',
  'Otto spends his main action and his own strength on Una’s freedom: first in vain, then she is loose.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'gallows', {
      conditions: [{ id: 'grabbed', until: 'cause', by: 'thug' }],
    }),
    memberOf('otto', 'Otto', 'party', 'soldier', 'gallows'),
    memberOf('ida', 'Ida', 'party', 'soldier', 'cart'),
    memberOf('thug', 'Thug', 'foes', 'thug', 'gallows'),
  ],
  [
    { note: 'Ida stands too far away to help.' },
    { expect: { offers: { ida: { 'free-other': false }, otto: { 'free-other:una': true } } } },
    { do: 'free-other', by: 'otto', with: 'una' },
    { answer: 20 },
    { expect: { badges: { una: { grabbed: true } }, offers: { otto: { 'free-other:una': 'MU-06' } } } },
    { do: 'end-turn', by: 'otto' },
    { do: 'pass', by: 'foes' },
    { do: 'pass', by: 'party' },
    { do: 'free-other', by: 'otto', with: 'una' },
    { answer: 8 },
    { expect: { round: 2, badges: { una: { grabbed: false } } } },
  ],
);

const rallied = script(
  'A captain’s word: the frightened take heart (MU-08)',
  'One die for all: it is low enough for Una and too high for Otto. Once a stretch, and no more.',
  [
    memberOf('gunda', 'Gunda', 'party', 'guard-captain', 'milestone', { skills: ['leadership'] }),
    memberOf('una', 'Una', 'party', 'soldier', 'milestone', { conditions: ['frightened'] }),
    memberOf('otto', 'Otto', 'party', 'soldier', 'gallows', { 'abilities.wit': 7, conditions: ['frightened'] }),
    memberOf('bandit', 'Bandit', 'foes', 'bandit', 'cart'),
  ],
  [
    { do: 'rally', by: 'gunda', with: 'rally' },
    { expect: { question: { kind: 'dice' } } },
    { answer: 8 },
    {
      expect: {
        badges: { una: { frightened: false }, otto: { frightened: true } },
        offers: { gunda: { 'rally:rally': 'MU-06' } },
      },
    },
    { do: 'end-turn', by: 'gunda' },
    { do: 'pass', by: 'foes' },
    { do: 'pass', by: 'party' },
    { do: 'rally', by: 'gunda', with: 'rally', refused: 'MU-08' },
  ],
);

const fed = script(
  'A draught for one who lies there, where feeding takes a main action (MU-06, MU-09, MU-29)',
  'Una is dying and cannot drink. Otto holds the draught to her lips; she lives, and stays down.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'gallows', { harm: 8, conditions: ['incapacitated', 'dying'] }),
    memberOf('otto', 'Otto', 'party', 'soldier', 'gallows', { gear: ['healing-draught', 'sword'] }),
    memberOf('bandit', 'Bandit', 'foes', 'bandit', 'cart'),
  ],
  [
    { do: 'feed-long', by: 'otto', with: 'healing-draught' },
    { answer: 'una' },
    { answer: 1 },
    {
      expect: {
        tracks: { una: { health: 6 } },
        badges: { una: { dying: false } },
        offers: { otto: { 'attack:sword': 'MU-06' } },
      },
    },
  ],
  { feeding: 'main' },
);

const aboard = script(
  'Up on the box: one drives, the other rides (MU-06)',
  'Getting on is a main action. A cart that stands asks for no save, one driver is enough, and its seats are counted.',
  [
    memberOf('cart', 'The hay cart', 'party', 'cart', 'milestone'),
    memberOf('hob', 'Hob', 'party', 'peasant', 'milestone'),
    memberOf('una', 'Una', 'party', 'soldier', 'milestone'),
    memberOf('bandit', 'Bandit', 'foes', 'bandit', 'gallows'),
  ],
  [
    { do: 'board', by: 'hob', with: 'cart:driver' },
    { expect: { badges: { hob: { driver: true } }, offers: { hob: { 'interact-long': 'MU-06' } } } },
    { do: 'end-turn', by: 'hob' },
    { do: 'pass', by: 'foes' },
    { do: 'board', by: 'una', with: 'cart:driver', refused: 'one is enough' },
    { do: 'board', by: 'una', with: 'cart:passenger' },
    { expect: { badges: { una: { passenger: true } } } },
  ],
);

export const helpingExamples: readonly Script[] = [focused, freed, rallied, fed, aboard];
