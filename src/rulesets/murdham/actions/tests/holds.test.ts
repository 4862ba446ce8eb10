/**
 * Disarming, holding, shoving and throwing, played: rulings 18, 62 and the numbers they belong to.
 */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { foesBegin, nowIs, oneAt, partyBegins, playOut, stillOne, withSword } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

const heldBy = (by: string) => ({ conditions: [{ id: 'grabbed', until: 'cause', by }] });

describe('MU-35: disarm', () => {
  const disarm = (p: Record<string, unknown>, f: Record<string, unknown>, ...more: Line[]) =>
    playOut({
      cast: [oneAt('p', 'a', 'human', { ...withSword, ...p }), oneAt('f', 'a', 'bandit', { ...stillOne, ...f })],
      lines: [...partyBegins, { do: 'disarm', by: 'p', with: 'disarm' }, { answer: 'f' }, ...more],
    });
  it('a failed STR save drops the weapon, a passed one keeps it', () => {
    disarm({}, {}, { answer: 9 }, nowIs({ offers: { f: { 'stow:sword': false } }, tracks: { f: { health: 8 } } }));
    disarm({}, {}, { answer: 8 }, nowIs({ log: ['MU-35'], question: null }));
  });
  it('of several weapons the attacker chooses', () => {
    const two = ['dagger', 'sword'].map((item, at) => ({
      id: item,
      item,
      held: at === 0 ? 'off' : 'main',
      worn: false,
      damaged: false,
      used: false,
      spent: false,
    }));
    disarm({}, { gear: two }, nowIs({ question: { rule: 'MU-35', options: ['dagger', 'sword'] } }));
  });
  it('Disarm allows no save, unless the target has it too', () => {
    disarm({ skills: ['disarm'] }, {}, nowIs({ question: null, log: ['drops'] }));
    disarm({ skills: ['disarm'] }, { skills: ['disarm'] }, nowIs({ question: { kind: 'dice' } }));
  });
  it('only a holder of Disarm can disarm the holder', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', withSword), oneAt('f', 'a', 'bandit', { skills: ['disarm'] })],
      lines: [...partyBegins, { do: 'disarm', by: 'p', with: 'disarm', refused: 'MU-35' }],
    });
  });
  it('anybody nearby can pick up a dropped item', () => {
    disarm(
      { gear: ['dagger'] },
      {},
      { answer: 20 },
      { do: 'pick-up', by: 'p', with: 'sword' },
      nowIs({ offers: { p: { 'stow:sword': 'MU-06' } } }),
    );
  });
});

describe('MU-36, MU-37 rulings 18, 62: held and holding', () => {
  const wrestle = (p: Record<string, unknown>, f: Record<string, unknown>, ...more: Line[]) =>
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { ...withSword, ...p }),
        oneAt('f', 'a', 'bandit', { ...stillOne, ...f }),
        oneAt('f2', 'a', 'bandit', { ...stillOne }),
      ],
      lines: [...partyBegins, { do: 'grapple', by: 'p', with: 'grapple' }, { answer: 'f' }, ...more],
    });
  it('9 on STR 8 is held, 8 is not', () => {
    wrestle({}, {}, { answer: 9 }, nowIs({ badges: { f: { grabbed: true } } }));
    wrestle({}, {}, { answer: 8 }, nowIs({ badges: { f: { grabbed: false } } }));
  });
  it('Wrestling allows no save, unless the target has it too; only a wrestler grapples a wrestler', () => {
    wrestle({ skills: ['wrestling'] }, {}, nowIs({ question: null, badges: { f: { grabbed: true } } }));
    wrestle({ skills: ['wrestling'] }, { skills: ['wrestling'] }, nowIs({ question: { kind: 'dice' } }));
    playOut({
      cast: [oneAt('p', 'a'), oneAt('f', 'a', 'bandit', { skills: ['wrestling'] })],
      lines: [...partyBegins, { do: 'grapple', by: 'p', with: 'grapple', refused: 'MU-36' }],
    });
  });
  it('the larger wins STR saves without a roll, either way', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { skills: ['bravery'] }), oneAt('f', 'a', 'troll', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'grapple', by: 'p', with: 'grapple' },
        { answer: 'f' },
        nowIs({ question: null, badges: { f: { grabbed: false } } }),
      ],
    });
    playOut({
      cast: [oneAt('p', 'a', 'human', { skills: ['bravery'], ...stillOne }), oneAt('f', 'a', 'troll')],
      lines: [
        ...foesBegin,
        { do: 'grapple', by: 'f', with: 'grapple' },
        { answer: 'p' },
        nowIs({ question: null, badges: { p: { grabbed: true } } }),
      ],
    });
  });
  it('the held one’s turn is only for a STR save to get loose', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { ...withSword, ...heldBy('f') }), oneAt('f', 'a', 'bandit')],
      lines: [
        ...partyBegins,
        nowIs({ offers: { p: { 'attack:sword': 'MU-36', move: 'MU-36', 'break-free': true } } }),
        { do: 'break-free', by: 'p' },
        { answer: 8 },
        nowIs({ badges: { p: { grabbed: false } } }),
      ],
    });
  });
  it('against a larger holder the save fails without a roll', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { skills: ['bravery'], ...heldBy('f') }), oneAt('f', 'a', 'troll')],
      lines: [
        ...partyBegins,
        { do: 'break-free', by: 'p' },
        nowIs({ question: null, badges: { p: { grabbed: true } } }),
      ],
    });
  });
  it('a helper nearby frees with a main action and its own STR save', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', heldBy('f')), oneAt('p2', 'a'), oneAt('f', 'a', 'bandit', { gear: ['dagger'] })],
      lines: [
        ...partyBegins,
        { do: 'free-other', by: 'p2', with: 'p' },
        { answer: 8 },
        nowIs({ badges: { p: { grabbed: false } }, offers: { p2: { 'attack:club': 'MU-06' } } }),
      ],
    });
  });
  it('weapons of bulk 2 do not strike the held; a dagger does, and keeps hold', () => {
    playOut({
      cast: [oneAt('p', 'a', 'human', { gear: ['halberd'] }), oneAt('f', 'a', 'bandit', heldBy('p'))],
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'halberd', refused: 'MU-37' }],
    });
    playOut({
      cast: [oneAt('p', 'a', 'human', { gear: ['dagger'] }), oneAt('f', 'a', 'bandit', heldBy('p'))],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'dagger' },
        { answer: 'f' },
        { answer: 1 },
        nowIs({ badges: { f: { grabbed: true } } }),
      ],
    });
  });
  it('the garrotte works on a held target, not on one who is aware and free', () => {
    const cast = (f: Record<string, unknown>) => [
      oneAt('p', 'a', 'human', { gear: ['garrotte'] }),
      oneAt('f', 'a', 'bandit', { gear: ['sword', 'heavy-armour'], ...f }),
    ];
    playOut({
      cast: cast(heldBy('p')),
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'garrotte' },
        { answer: 'f' },
        { answer: 3 },
        nowIs({ tracks: { f: { health: 5 } } }),
      ],
    });
    playOut({
      cast: cast({}),
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'garrotte', refused: 'held or unaware' }],
    });
  });
  it('attacking somebody else lets go; moving takes the held one along', () => {
    const cast = [
      oneAt('p', 'a', 'human', withSword),
      oneAt('f', 'a', 'bandit', { ...heldBy('p') }),
      oneAt('f2', 'a', 'bandit', stillOne),
    ];
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f2' },
        nowIs({ badges: { f: { grabbed: false } } }),
      ],
    });
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        nowIs({ place: { p: 'zone:b', f: 'zone:b', f2: 'zone:a' }, badges: { f: { grabbed: true } } }),
      ],
    });
  });
  it('a holder who is taken out lets go', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', heldBy('f')),
        oneAt('p2', 'a', 'human', withSword),
        oneAt('f', 'a', 'bandit', { gear: ['dagger'], ...stillOne }),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p2', with: 'sword' },
        { answer: 'f' },
        { answer: 5 },
        nowIs({ badges: { p: { grabbed: false } } }),
      ],
    });
  });
});

describe('MU-38: shove', () => {
  it('frees and moves by half a zone, without a blow at the leaving (ruling 9)', () => {
    playOut({
      cast: [
        oneAt('p', 'a-b', 'human', withSword),
        oneAt('p2', 'a', 'human', withSword),
        oneAt('f', 'a-b', 'bandit', heldBy('p')),
      ],
      lines: [
        ...partyBegins,
        { do: 'shove', by: 'p', with: 'f' },
        { answer: 'zone:b' },
        nowIs({ question: null, place: { f: 'zone:b' }, badges: { f: { grabbed: false } } }),
      ],
    });
  });
  it('into a hazard of the zone, or half a zone and into one there', () => {
    const fire = { features: [{ kind: 'hazard' as const, label: 'Bonfire', detail: 'fire' }] };
    playOut({
      scene: hallOf(4, { b: fire }),
      cast: [oneAt('p', 'b', 'human', withSword), oneAt('f', 'b', 'bandit', heldBy('p'))],
      lines: [
        { begin: true },
        { answer: 'party' },
        // Both stand in the fire when the round starts.
        { answer: 1 },
        { answer: 1 },
        { do: 'shove', by: 'p', with: 'f' },
        nowIs({ question: { has: ['hazard', 'border:a-b'] } }),
        { answer: 'hazard' },
        { answer: 3 },
        nowIs({ tracks: { f: { health: 4 } }, place: { f: 'zone:b' }, badges: { f: { grabbed: false } } }),
      ],
    });
    playOut({
      scene: hallOf(4, { b: fire }),
      cast: [oneAt('p', 'a-b', 'human', withSword), oneAt('f', 'a-b', 'bandit', heldBy('p'))],
      lines: [
        ...partyBegins,
        { do: 'shove', by: 'p', with: 'f' },
        nowIs({ question: { has: ['zone:a', 'zone:b', 'zone:b!'] } }),
        { answer: 'zone:b!' },
        { answer: 3 },
        nowIs({ tracks: { f: { health: 5 } }, place: { f: 'zone:b' } }),
      ],
    });
  });
  it('a larger holder throws up to two zones for d4 direct damage', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { gear: ['sword', 'heavy-armour'], skills: ['bravery'], ...heldBy('f') }),
        oneAt('f', 'a', 'troll'),
      ],
      lines: [
        ...foesBegin,
        { do: 'throw', by: 'f', with: 'p' },
        nowIs({ question: { has: ['c'], lacks: ['d'] } }),
        { answer: 'c' },
        { answer: 3 },
        nowIs({ place: { p: 'zone:c' }, tracks: { p: { health: 5 } }, badges: { p: { grabbed: false } } }),
      ],
    });
  });
});
