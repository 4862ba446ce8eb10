/**
 * Siege pieces on the map: set up, fired by fighters beside them, and attacked themselves (MU-16,
 * MU-17, MU-30, MU-32).
 */
import { describe, it } from 'vitest';
import { nowIs, oneAt, partyBegins, playOut, stillOne } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const gunners = [oneAt('p', 'a', 'human'), oneAt('p2', 'c', 'human'), oneAt('pb', 'a', 'ballista')];

describe('MU-32: siege pieces', () => {
  it('MU-30, MU-32: a fighter beside a siege piece fires it, once a fight; a fighter elsewhere does not', () => {
    playOut({
      cast: [...gunners, oneAt('f', 'd', 'bandit', stillOne), oneAt('f2', 'd', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        nowIs({ offers: { p: { 'attack:pb.ballista': true }, p2: { 'attack:pb.ballista': false } } }),
        { do: 'attack', by: 'p', with: 'pb.ballista' },
        { answer: 'd' },
        { answer: 3 },
        nowIs({ tracks: { f: { health: 5 }, f2: { health: 5 } } }),
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'party' },
        nowIs({ round: 2 }),
        { do: 'attack', by: 'p', with: 'pb.ballista', refused: 'MU-12' },
      ],
    });
  });
  it('MU-28, MU-32: its damage is not that of a giant who fires it', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { size: 'large' }),
        oneAt('pb', 'a', 'cannon'),
        oneAt('f', 'd', 'ogre', stillOne),
      ],
      scene: hallOf(8),
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'pb.cannon' },
        { answer: 'd' },
        { answer: 3 },
        nowIs({ tracks: { f: { health: 9 } } }),
      ],
    });
  });
  it('MU-15, MU-28: it is attacked like a fighter: armour 4, health 12, and out of use when broken', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: ['great-sword'] }),
        oneAt('f', 'a', 'bandit', stillOne),
        oneAt('fb', 'a', 'ballista'),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'great-sword' },
        { answer: 'fb' },
        { answer: { dice: [8, 8, 2] } },
        nowIs({
          tracks: { fb: { health: 0 } },
          standing: { fb: 'disabled' },
          offers: { p: { 'attack:fb.ballista': false } },
        }),
      ],
    });
  });
  it('MU-37: nobody boards, drives or grapples one, and it takes no turn', () => {
    playOut({
      cast: [...gunners, oneAt('fb', 'a', 'cannon')],
      lines: [
        ...partyBegins,
        nowIs({ may: ['p', 'p2'], offers: { p: { 'board:pb:driver': false, grapple: 'MU-36' } } }),
      ],
    });
  });
  it('MU-17: an indirect piece fires beyond half its range, scaled to the map by the house', () => {
    const cast = [oneAt('p', 'a'), oneAt('pm', 'a', 'catapult'), oneAt('f', 'd', 'bandit', stillOne)];
    const scene = hallOf(8, { 'b-c': { door: 'closed' } });
    playOut({
      cast,
      scene,
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'pm.catapult', refused: 'MU-17' }],
    });
    playOut({
      cast,
      scene,
      house: { indirectScale: 8 },
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'pm.catapult' },
        nowIs({ question: { options: ['d', 'e'], blocked: { c: 'MU-17', f: 'MU-32' } } }),
        { answer: 'd' },
        { answer: 8 },
        { answer: 2 },
        nowIs({ tracks: { f: { health: 6 } } }),
      ],
    });
  });
});
