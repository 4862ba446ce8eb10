/**
 * Fights that one click opens: the chapter's example, an ambush, a coach held up, a troll's crypt,
 * a tavern brawl, a duel.
 */
import type { ReadyFight } from '../../../engine/ruleset.ts';
import type { Script } from '../../../engine/script.ts';
import { workedCast } from './workedCast.ts';

type Member = Script['cast'][number];
const zone = (id: string) => ({ kind: 'zone', zone: id }) as const;
const hero = (
  id: string,
  name: string,
  player: string,
  creature: string,
  at: string,
  sheet: Member['sheet'] = {},
): Member => ({
  id,
  name,
  side: 'party',
  player,
  creature,
  place: zone(at),
  sheet: { omens: 2, ...sheet },
});
const foe = (id: string, name: string, creature: string, at: string, more: Partial<Member> = {}): Member => ({
  id,
  name,
  side: 'foes',
  creature,
  place: zone(at),
  ...more,
});

/** Makes one of the two horses before the coach. */
const horse = (id: string, name: string): Member => ({
  id,
  name,
  side: 'party',
  creature: 'heavy-horse',
  place: zone('milestone'),
  sheet: { aboard: { craft: 'coach', as: 'puller' } },
});

const worked: ReadyFight = {
  id: 'worked-example',
  name: 'The gallows crossroads',
  about: 'The chapter’s own example: three adventurers, two bandits and their leader, with fast and slow actions.',
  script: {
    title: 'The gallows crossroads',
    ruleset: 'murdham',
    scene: 'crossroads',
    house: { fastAndSlow: true },
    seed: 9,
    cast: [...workedCast],
    lines: [{ begin: true }, { answer: 'party' }, { answer: 9 }],
  },
};

/** The foes hide in the orchard and by the bank. The party comes up the yard with a horse. */
const ambush: ReadyFight = {
  id: 'mill-ambush',
  name: 'Ambush at the mill',
  about:
    'Bandits wait among the apple trees and behind the boulders. A knight on the road, doors to close, and rushing water.',
  script: {
    title: 'Ambush at the mill',
    ruleset: 'murdham',
    scene: 'mill',
    seed: 17,
    cast: [
      hero('aldous', 'Sir Aldous', 'Anna', 'knight', 'yard', { mount: 'horse' }),
      {
        id: 'horse',
        name: 'Grey Bess',
        side: 'party',
        creature: 'heavy-horse',
        place: zone('yard'),
        sheet: { gear: ['saddle'] },
      },
      hero('hilda', 'Hilda', 'Ben', 'berserker', 'garden', {
        skills: ['battle-frenzy', 'cleave', 'strike-to-stun'],
        gear: ['great-hammer', 'alcoholic-drink', 'medicine-box'],
      }),
      hero('wilm', 'Wilm', 'Cleo', 'duellist', 'garden', {
        skills: ['dodge-blows', 'ambidextrous', 'fire-eating'],
        gear: [
          'sword',
          { id: 'torch', item: 'torch', held: 'off', worn: false, damaged: false, used: false, spent: false },
          'alcoholic-drink',
          'healing-draught',
          'caltrops',
        ],
      }),
      hero('gunda', 'Captain Gunda', 'Dora', 'guard-captain', 'garden'),
      { id: 'pony', name: 'Dun pony', side: 'party', creature: 'pony', place: zone('garden') },
      foe('bandit-1', 'Bandit', 'bandit', 'orchard', { copy: 1, sheet: { conditions: ['concealed'] } }),
      foe('bandit-2', 'Bandit', 'bandit', 'orchard', { copy: 2, sheet: { conditions: ['concealed'] } }),
      foe('archer', 'Archer', 'bandit-archer', 'bank', { sheet: { conditions: ['concealed'] } }),
      foe('net-thrower', 'Net thrower', 'thug', 'yard', {
        sheet: { gear: ['net', 'club'], conditions: ['concealed'] },
      }),
      foe('ketil', 'Red Ketil', 'berserker', 'garden', { sheet: { conditions: ['frenzied'] } }),
      foe('leader', 'Black Jost', 'bandit-leader', 'loading'),
    ],
    lines: [{ begin: true }, { answer: 'foes' }],
  },
};

const crypt: ReadyFight = {
  id: 'troll-crypt',
  name: 'What lives under the chapel',
  about: 'A troll has snatched Ilse among the tombs; the dead rise about it. Bring fire: it regenerates.',
  script: {
    title: 'What lives under the chapel',
    ruleset: 'murdham',
    scene: 'chapel-crypt',
    seed: 23,
    cast: [
      hero('sybilla', 'Sybilla', 'Anna', 'sybilla', 'west-tombs'),
      hero('malachy', 'Malachy', 'Ben', 'sorcerer', 'antechamber'),
      hero('odo', 'Brother Odo', 'Cleo', 'priest', 'antechamber', {
        gear: ['alchemists-fire', 'mace', 'blessed-water', 'medicine-box'],
      }),
      hero('ilse', 'Ilse', 'Dora', 'alchemist', 'west-tombs', {
        conditions: [{ id: 'grabbed', until: 'cause', by: 'troll' }],
        gear: ['alchemists-fire', 'dagger', 'flash-powder', 'healing-draught', 'smoke-bomb'],
      }),
      foe('troll', 'Old Grindle', 'troll', 'west-tombs'),
      foe('skeleton-1', 'Skeleton', 'skeletal-warrior', 'altar', { copy: 1 }),
      foe('skeleton-2', 'Skeleton', 'skeletal-warrior', 'altar', { copy: 2 }),
      foe('bats', 'Bat swarm', 'bat', 'gallery'),
    ],
    lines: [{ begin: true }, { answer: 'party' }, { roll: true }],
  },
};

const duel: ReadyFight = {
  id: 'duel',
  name: 'A duel on the plank bridge',
  about: 'Two fighters over a gorge and nobody to help: attack, dodge, counter, and one of them spits fire.',
  script: {
    title: 'A duel on the plank bridge',
    ruleset: 'murdham',
    scene: 'gorge',
    seed: 5,
    cast: [
      hero('theobald', 'Theobald', 'Anna', 'theobald', 'plank-bridge', {
        skills: ['dodge-blows', 'ambidextrous', 'strike-to-stun'],
        gear: [
          'mace',
          { id: 'dagger', item: 'dagger', held: 'off', worn: false, damaged: false, used: false, spent: false },
        ],
      }),
      foe('jost', 'Black Jost', 'bandit-leader', 'plank-bridge', {
        sheet: {
          skills: ['fire-eating', 'battle-frenzy'],
          gear: [
            'sword',
            { id: 'torch', item: 'torch', held: 'off', worn: false, damaged: false, used: false, spent: false },
            'alcoholic-drink',
          ],
        },
      }),
    ],
    lines: [{ begin: true }, { answer: 'party' }],
  },
};

/** The party has come for Black Jost, who plays cards in the back while his men drink in front. */
const brawl: ReadyFight = {
  id: 'tavern-brawl',
  name: 'Last orders at the Crooked Tankard',
  about:
    'Black Jost plays cards in the back; his men drink between you and him. Doors, tables, a hearth, a way out through the stores.',
  script: {
    title: 'Last orders at the Crooked Tankard',
    ruleset: 'murdham',
    scene: 'tavern-zones',
    seed: 11,
    cast: [
      hero('theobald', 'Theobald', 'Anna', 'theobald', 'inside-the-door'),
      hero('gunda', 'Captain Gunda', 'Ben', 'guard-captain', 'inside-the-door'),
      hero('odo', 'Brother Odo', 'Cleo', 'priest', 'west-street'),
      foe('thug-1', 'Thug', 'thug', 'long-table', { copy: 1 }),
      foe('thug-2', 'Thug', 'thug', 'hearthside', { copy: 2 }),
      foe('ketil', 'Red Ketil', 'berserker', 'fiddlers-corner'),
      foe('jost', 'Black Jost', 'bandit-leader', 'card-room'),
    ],
    lines: [{ begin: true }, { answer: 'party' }],
  },
};

/**
 * The coach must reach one of the roads out. Riders close in from the east, and bowmen wait under
 * the gallows.
 */
const coach: ReadyFight = {
  id: 'coach-robbery',
  name: 'Stand and deliver',
  about:
    'A coach and pair on the west road, riders before it, bowmen at the gallows. Drive for the exit, or fight from the seats.',
  script: {
    title: 'Stand and deliver',
    ruleset: 'murdham',
    scene: 'crossroads',
    seed: 31,
    cast: [
      { id: 'coach', name: 'The Harrow coach', side: 'party', creature: 'coach', place: zone('milestone') },
      horse('bay', 'The bay'),
      horse('chestnut', 'The chestnut'),
      hero('tom', 'Tom Ostler', 'Anna', 'guard', 'milestone', {
        skills: ['drive-carts'],
        gear: ['club', 'handgun'],
        aboard: { craft: 'coach', as: 'driver' },
      }),
      hero('maud', 'Maud', 'Ben', 'bandit-archer', 'milestone', { aboard: { craft: 'coach', as: 'passenger' } }),
      hero('odo', 'Brother Odo', 'Cleo', 'priest', 'milestone', { aboard: { craft: 'coach', as: 'passenger' } }),
      hero('aldous', 'Sir Aldous', 'Dora', 'knight', 'west-road', { mount: 'bess' }),
      {
        id: 'bess',
        name: 'Grey Bess',
        side: 'party',
        creature: 'heavy-horse',
        place: zone('west-road'),
      },
      foe('captain', 'Captain Vane', 'bandit-leader', 'cart', { sheet: { mount: 'black', skills: ['ride'] } }),
      foe('black', 'The black', 'light-horse', 'cart'),
      foe('rider', 'Rider', 'bandit', 'cart', { sheet: { mount: 'roan' } }),
      foe('roan', 'The roan', 'light-horse', 'cart'),
      foe('bow-1', 'Bowman', 'bandit-archer', 'gallows', { copy: 1 }),
      foe('bow-2', 'Bowman', 'bandit-archer', 'knoll', { copy: 2 }),
    ],
    lines: [{ begin: true }, { answer: 'foes' }],
  },
};

export const readyFights: readonly ReadyFight[] = [worked, ambush, coach, crypt, brawl, duel];
