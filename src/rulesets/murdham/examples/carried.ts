/** Scripted fights on wheels and on the water: a cart through an ambush, a boat that tips. */
import type { Line, Script } from '../../../engine/script.ts';
import { type Member, memberOf } from './cast.ts';

const on = (craft: string, as: string) => ({ aboard: { craft, as } });

const script = (title: string, about: string, scene: string, cast: Member[], lines: Line[]): Script => ({
  title,
  about,
  ruleset: 'murdham',
  scene,
  seed: 6,
  cast,
  lines: [{ begin: true }, { answer: 'party' }, ...lines],
});

const cart = script(
  'A cart: one turn for driver and mule, a way past a bandit, a sprint that crashes (MU-02, MU-06, MU-24)',
  'The mule cannot dodge, the passenger fights from the seat, and full speed is a risk.',
  'crossroads',
  [
    memberOf('cart', 'The hay cart', 'party', 'cart', 'milestone'),
    memberOf('mule', 'The mule', 'party', 'mule', 'milestone', on('cart', 'puller')),
    memberOf('hob', 'Hob', 'party', 'peasant', 'milestone', on('cart', 'driver')),
    memberOf('una', 'Una', 'party', 'soldier', 'milestone', { gear: ['sword'], ...on('cart', 'passenger') }),
    memberOf('bandit', 'Bandit', 'foes', 'bandit', 'gallows'),
  ],
  [
    { do: 'move', by: 'hob' },
    { answer: 'zone:gallows' },
    { expect: { place: { cart: 'zone:gallows', mule: 'zone:gallows', una: 'zone:gallows' }, acting: 'hob' } },
    { do: 'end-turn', by: 'hob' },
    { do: 'attack', by: 'bandit', with: 'sword' },
    { answer: 'mule' },
    {
      note: 'In harness there is no dodging; it has pulled already, so it does not kick back either. Una may step in.',
    },
    { expect: { question: { has: ['guard-una'], lacks: ['dodge', 'counter-hooves-d6'] } } },
    { answer: 'pass' },
    { answer: 2 },
    { expect: { tracks: { mule: { health: 10 } } } },
    { do: 'end-turn', by: 'bandit' },
    { do: 'attack', by: 'una', with: 'sword' },
    { answer: 'bandit' },
    { answer: 3 },
    { do: 'end-turn', by: 'una' },
    { expect: { round: 2 } },
    { do: 'full-move', by: 'hob', with: 'sprint' },
    { expect: { question: { title: 'STR save to keep hold', rule: 'MU-06' } } },
    { answer: 19 },
    { answer: 2 },
    { answer: 1 },
    { answer: 1 },
    { answer: 1 },
    { expect: { tracks: { cart: { health: 10 }, hob: { health: 7 } }, place: { cart: 'zone:gallows' } } },
  ],
);

const boat = script(
  'A rowing boat: two at the oars, rough water, everyone overboard (MU-02, MU-06)',
  'From the still pond into the race: the driver’s save fails, and who cannot swim goes under.',
  'mill',
  [
    memberOf('boat', 'The punt', 'party', 'rowing-boat', 'race'),
    memberOf('hob', 'Hob', 'party', 'peasant', 'race', { skills: ['swim'], ...on('boat', 'driver') }),
    memberOf('una', 'Una', 'party', 'soldier', 'race', on('boat', 'crew')),
    memberOf('archer', 'Archer', 'foes', 'bandit-archer', 'bank'),
  ],
  [
    { note: 'Rough water asks the driver at the start of each round.' },
    { expect: { question: { title: 'STR save to keep hold of The punt in rough water', seat: 'hob' } } },
    { answer: 8 },
    { do: 'move', by: 'hob' },
    { answer: 'zone:wheel' },
    { answer: 20 },
    { note: 'Capsized: d4 to the hull. Hob swims; Una saves, and goes under.' },
    { answer: 3 },
    { answer: 18 },
    { expect: { badges: { hob: { 'in-water': true }, una: { breathless: 8 } }, tracks: { boat: { health: 9 } } } },
  ],
);

const hop: Script = {
  ...script(
    'Up and down in a breath: boarding as a bonus action (MU-06, MU-09)',
    'Where the table lets one get on with a bonus action, the main action is still there.',
    'crossroads',
    [
      memberOf('cart', 'The hay cart', 'party', 'cart', 'milestone'),
      memberOf('hob', 'Hob', 'party', 'peasant', 'milestone'),
      memberOf('bandit', 'Bandit', 'foes', 'bandit', 'gallows'),
    ],
    [
      { do: 'board-quick', by: 'hob', with: 'cart:driver' },
      {
        expect: {
          badges: { hob: { driver: true } },
          offers: { hob: { 'interact-long': true, 'board-quick:cart:driver': false } },
        },
      },
      { do: 'alight-quick', by: 'hob', with: 'alight' },
      { expect: { badges: { hob: { driver: false } } } },
    ],
  ),
  house: { boardingCosts: 'bonus' },
};

export const carriedExamples: readonly Script[] = [cart, boat, hop];
