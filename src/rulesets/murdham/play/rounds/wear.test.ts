/**
 * Edge rulings 39 to 48, played: wear, things thrown, coated weapons, splitting, regeneration,
 * shared damage.
 */
import { describe, it } from 'vitest';
import { coatedSword, foesBegin, hitBy, nowIs, oneAt, partyBegins, playOut, stillOne } from '../../edges.testing.ts';

describe('MU-49, MU-50 ruling 39: damaged weapons and a 1', () => {
  const old = (sheet: object = {}) => ({ gear: ['fragile-sword'], ...sheet });
  it('breaks on a 1, not on a 2', () => {
    for (const [face, there] of [
      [1, false],
      [2, 'fragile-sword'],
    ] as const)
      playOut({
        cast: [oneAt('p', 'a', 'human', old()), oneAt('f', 'a', 'bandit', stillOne), oneAt('f2', 'd', 'bandit')],
        lines: [
          ...partyBegins,
          ...hitBy('p', 'f', 'fragile-sword', face),
          { do: 'end-turn', by: 'p' },
          { do: 'pass', by: 'foes' },
          nowIs({ round: 2, offers: { p: { 'attack:fragile-sword': there !== false } } }),
        ],
      });
  });
  it('an exploded die that goes on with a 1 does not break it', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', old()),
        oneAt('f', 'a', 'bandit', stillOne),
        oneAt('f2', 'd', 'bandit', { skills: ['bravery'] }),
      ],
      lines: [
        ...partyBegins,
        ...hitBy('p', 'f', 'fragile-sword', [6, 1]),
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'foes' },
        nowIs({ round: 2, offers: { p: { 'attack:fragile-sword': true } } }),
      ],
    });
  });
  it('impaired: the die that counts decides, so 1 and 5 breaks it', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', old()), oneAt('f', 'a', 'bandit', stillOne), oneAt('f2', 'd', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'hold-back', by: 'p', with: 'fragile-sword' },
        { answer: 'f' },
        { answer: { dice: [5, 1] } },
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'foes' },
        nowIs({ round: 2, offers: { p: { 'attack:fragile-sword': false } } }),
      ],
    });
  });
});

describe('MU-48 ruling 40: durability after the fight', () => {
  it('the sword that struck and the suit that was hit roll; the dagger in the belt and the claws do not', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: ['sword', 'dagger'] }),
        oneAt('f', 'a', 'bear', stillOne),
        oneAt('f2', 'a', 'bandit', { ...stillOne, gear: ['sword', 'light-armour', 'helmet'] }),
      ],
      lines: [
        ...partyBegins,
        ...hitBy('p', 'f2', 'sword', 3),
        { end: true },
        nowIs({ question: { kind: 'dice', rule: 'MU-48' } }),
        { answer: { dice: { 'p.sword': [1], 'f2.light-armour': [2] } } },
        nowIs({ stage: 'over', log: ['Sword is damaged', 'Light armour comes through undamaged'] }),
      ],
    });
  });
  it('a robust sword fails on 1 of 8; what was fragile is gone', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { gear: ['robust-sword'] }), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        ...hitBy('p', 'f', 'robust-sword', 3),
        { end: true },
        { answer: { dice: { 'p.robust-sword': [8] } } },
        nowIs({ log: ['comes through undamaged'] }),
      ],
    });
    playOut({
      cast: [oneAt('p', 'a', 'human', { gear: ['fragile-sword'] }), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        ...hitBy('p', 'f', 'fragile-sword', 3),
        { end: true },
        { answer: { dice: { 'p.fragile-sword': [1] } } },
        nowIs({ log: ['is destroyed'] }),
      ],
    });
  });
});

describe('rulings 41, 43, 44: things thrown as an attack', () => {
  it('MU-09: an acid vial is an attack, d8 within 2 zones, and gone', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { gear: ['acid-vial'] }), oneAt('f', 'b', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        nowIs({ offers: { p: { 'attack:acid-vial': true } } }),
        ...hitBy('p', 'f', 'acid-vial', 3),
        nowIs({ tracks: { f: { health: 5 } }, offers: { p: { 'attack:acid-vial': false } } }),
      ],
    });
  });
  it('MU-34: a net entangles without a save and can be dodged; beyond one zone it needs a WIT save', () => {
    const netted = (place: string) => [oneAt('p', 'a', 'human', { gear: ['net'] }), oneAt('f', place, 'bandit')];
    playOut({
      cast: netted('b'),
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'net' },
        { answer: 'f' },
        { answer: 'pass' },
        nowIs({ question: null, badges: { f: { netted: true } } }),
      ],
    });
    playOut({
      cast: netted('c'),
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'net' },
        { answer: 'f' },
        nowIs({ question: { rule: 'MU-16' } }),
      ],
    });
    playOut({
      cast: netted('b'),
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'net' },
        { answer: 'f' },
        { answer: 'dodge' },
        { answer: 1 },
        nowIs({ badges: { f: { netted: false } } }),
      ],
    });
  });
  it('MU-30: flash powder stuns all in the blast without a save; who has acted loses the next round’s turn', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: ['flash-powder'] }),
        oneAt('p2', 'h'),
        oneAt('f', 'b', 'bandit'),
        oneAt('f2', 'b', 'bandit'),
      ],
      lines: [
        ...foesBegin,
        { do: 'turn', by: 'f' },
        { do: 'end-turn', by: 'f' },
        { do: 'attack', by: 'p', with: 'flash-powder' },
        { answer: 'b' },
        { answer: 'pass' },
        { answer: 'pass' },
        nowIs({ question: null, badges: { f: { stunned: true }, f2: { stunned: true } } }),
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'party' },
        // f2 had its turn of round 1 before, and f has had the one of round 2.
        nowIs({ round: 2, may: ['f2'] }),
      ],
    });
  });
});

describe('ruling 46: a coated weapon', () => {
  const coated = [coatedSword];
  it('is spent by the first hit that draws blood; the save is STR', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { gear: coated }), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        ...hitBy('p', 'f', 'sword', 1),
        nowIs({ question: { kind: 'dice' } }),
        { answer: 9 },
        nowIs({ badges: { f: { poisoned: true, incapacitated: true } } }),
      ],
    });
  });
  it('stays coated when armour stops the blow', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: coated }),
        oneAt('f', 'a', 'bandit', { ...stillOne, gear: ['sword', 'light-armour'] }),
        oneAt('f2', 'd', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        ...hitBy('p', 'f', 'sword', 1),
        nowIs({ question: null }),
        { do: 'end-turn', by: 'p' },
        { do: 'pass', by: 'foes' },
        ...hitBy('p', 'f', 'sword', 2).slice(0, 2),
        { answer: 'pass' },
        { answer: 2 },
        nowIs({ question: { kind: 'dice' } }),
      ],
    });
  });
  it('does nothing to the undead', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: coated, skills: ['bravery'] }),
        oneAt('f', 'a', 'shambling-corpse', stillOne),
      ],
      lines: [
        ...partyBegins,
        ...hitBy('p', 'f', 'sword', 2),
        nowIs({ question: null, badges: { f: { poisoned: false } } }),
      ],
    });
  });
});
