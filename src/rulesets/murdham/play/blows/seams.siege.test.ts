/** Siege pieces on the map: had, fired by whoever stands by them, and shot at themselves (MU-16, MU-17, MU-30, MU-32). */
import { describe, it } from 'vitest';
import { one, partyBegins, play, state, still } from '../../edges.testing.ts';
import { hall } from '../../hall.testing.ts';

const gunners = [one('p', 'a', 'human'), one('p2', 'c', 'human'), one('pb', 'a', 'ballista')];

describe('MU-32: siege pieces', () => {
  it('MU-30, MU-32: whoever stands by one fires it, once a fight; who is elsewhere does not', () => {
    play({
      cast: [...gunners, one('f', 'd', 'bandit', still), one('f2', 'd', 'bandit', still)],
      lines: [
        ...partyBegins,
        state({ offers: { p: { 'attack:pb.ballista': true }, p2: { 'attack:pb.ballista': false } } }),
        { do: 'attack', by: 'p', with: 'pb.ballista' },
        { answer: 'd' },
        { answer: 3 },
        state({ tracks: { f: { health: 5 }, f2: { health: 5 } } }),
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'party' },
        state({ round: 2 }),
        { do: 'attack', by: 'p', with: 'pb.ballista', refused: 'MU-12' },
      ],
    });
  });
  it('MU-28, MU-32: its damage is not that of a giant who fires it', () => {
    play({
      cast: [one('p', 'a', 'human', { size: 'large' }), one('pb', 'a', 'cannon'), one('f', 'd', 'ogre', still)],
      scene: hall(8),
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'pb.cannon' },
        { answer: 'd' },
        { answer: 3 },
        state({ tracks: { f: { health: 9 } } }),
      ],
    });
  });
  it('MU-15, MU-28: it is attacked like a fighter: armour 4, health 12, and out of use when broken', () => {
    play({
      cast: [
        one('p', 'a', 'human', { gear: ['great-sword'] }),
        one('f', 'a', 'bandit', still),
        one('fb', 'a', 'ballista'),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'great-sword' },
        { answer: 'fb' },
        { answer: { dice: [8, 8, 2] } },
        state({
          tracks: { fb: { health: 0 } },
          standing: { fb: 'disabled' },
          offers: { p: { 'attack:fb.ballista': false } },
        }),
      ],
    });
  });
  it('MU-37: nobody boards, drives or grapples one, and it takes no turn', () => {
    play({
      cast: [...gunners, one('fb', 'a', 'cannon')],
      lines: [
        ...partyBegins,
        state({ may: ['p', 'p2'], offers: { p: { 'board:pb:driver': false, grapple: 'MU-36' } } }),
      ],
    });
  });
  it('MU-17: an indirect piece fires beyond half its range, scaled to the map by the house', () => {
    const cast = [one('p', 'a'), one('pm', 'a', 'catapult'), one('f', 'd', 'bandit', still)];
    const scene = hall(8, { 'b-c': { door: 'closed' } });
    play({
      cast,
      scene,
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'pm.catapult', refused: 'MU-17' }],
    });
    play({
      cast,
      scene,
      house: { indirectScale: 8 },
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'pm.catapult' },
        state({ question: { options: ['d', 'e'], blocked: { c: 'MU-17', f: 'MU-32' } } }),
        { answer: 'd' },
        { answer: 8 },
        { answer: 2 },
        state({ tracks: { f: { health: 6 } } }),
      ],
    });
  });
});
