/**
 * Two reactions to one blow: refused, failed, in a blast, in an ambush, after a dodge; what a
 * counter uses up; which reaction comes first.
 */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import {
  askedOf,
  attackBy,
  coatedSword,
  notAsked,
  nowIs,
  oneAt,
  partyBegins,
  playOut,
  withSword,
} from '../../edges.testing.ts';

describe('MU-40: in the bonus turn of an ambush nobody else reacts', () => {
  const ambush: Line[] = [{ begin: true }, { answer: 'ambush-foes' }, { answer: ['f'] }];
  it('not to somebody who was seen already, nor for free, nor at who walks away; in round 1 they do', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { ...withSword, skills: ['dodge-blows'] }),
        oneAt('p2', 'a', 'human', { ...withSword, skills: ['protect'] }),
        oneAt('f', 'a', 'bandit'),
      ],
      house: { ambushReveals: 'all' },
      lines: [
        ...ambush,
        // The foe gives itself away first, so that its attack is no surprise any more.
        { do: 'say', by: 'f' },
        { answer: { text: 'Stand and deliver!' } },
        ...attackBy('f', 'p'),
        notAsked,
        { answer: 1 },
        { do: 'move', by: 'f' },
        { answer: 'zone:b' },
        nowIs({ question: null, place: { f: 'zone:b' } }),
        { do: 'end-turn', by: 'f' },
        nowIs({ round: 1 }),
        { do: 'move', by: 'f' },
        { answer: 'zone:a' },
        ...attackBy('f', 'p'),
        askedOf(['dodge', 'counter-sword', 'guard-p2']),
      ],
    });
  });
  it('an ambusher who has not acted may react in it', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', withSword), oneAt('f', 'a', 'bandit'), oneAt('f2', 'a', 'bandit')],
      lines: [
        { begin: true },
        { answer: 'ambush-foes' },
        { answer: ['f', 'f2'] },
        { do: 'attack-friend', by: 'f', with: 'sword' },
        { answer: 'f2' },
        askedOf(['dodge', 'counter-sword'], ['guard-p']),
      ],
    });
  });
});

describe('MU-21: what a counter uses is used up', () => {
  it('MU-09: a vial is gone, and a second blow is not countered with it', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', withSword),
        oneAt('p2', 'd', 'human', withSword),
        oneAt('f', 'a', 'human', { gear: ['acid-vial'] }),
      ],
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f'),
        { answer: 'counter-acid-vial' },
        { answer: { dice: { attack: [1], counter: [2] } } },
        nowIs({ tracks: { f: { health: 7 }, p: { health: 6 } } }),
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'party' },
        { do: 'pass', by: 'party' },
        { do: 'attack', by: 'f', with: 'acid-vial', refused: 'form' },
      ],
    });
  });
  it('MU-34: a net is gone', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', withSword), oneAt('f', 'a', 'human', { gear: ['net'] })],
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f'),
        { answer: 'counter-net' },
        { answer: 1 },
        nowIs({ badges: { p: { netted: true } } }),
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'party' },
        { do: 'attack', by: 'f', with: 'net', refused: 'form' },
      ],
    });
  });
  it('MU-49: a poisoned blade keeps no dose after a counter that drew blood', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', withSword),
        oneAt('f', 'a', 'human', {
          gear: [coatedSword],
        }),
      ],
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f'),
        { answer: 'counter-sword' },
        { answer: { dice: { attack: [1], counter: [1] } } },
        nowIs({ question: { title: 'STR save' } }),
      ],
    });
  });
  it('MU-16: a shot beyond half range makes its save as a counter too, and is spent', () => {
    playOut({
      cast: [oneAt('p', 'f', 'human', { gear: ['bow'] }), oneAt('f', 'a', 'human', { gear: ['handgun'] })],
      lines: [
        ...partyBegins,
        ...attackBy('p', 'f', 'bow'),
        { answer: 1 },
        { answer: 'counter-handgun' },
        nowIs({ question: { rule: 'MU-16', title: 'to hit with the counter' } }),
      ],
    });
  });
  it('MU-48: a hold in answer wears no sword; a disarm does', () => {
    const ends = (how: string, dice: Line[], worn: Line) =>
      playOut({
        cast: [oneAt('p', 'a', 'human', { gear: ['dagger'] }), oneAt('f', 'a', 'human', withSword)],
        lines: [
          ...partyBegins,
          ...attackBy('p', 'f', 'dagger'),
          { answer: how },
          ...dice,
          { end: true },
          { roll: true },
          worn,
        ],
      });
    const save: Line[] = [{ answer: 1 }, { answer: 20 }];
    ends('grapple', save, nowIs({ log: ['P’s Dagger'], logNot: ['F’s Sword'] }));
    ends('disarm-dagger', save, nowIs({ log: ['F’s Sword', 'Dagger on the ground'] }));
  });
});
