/** Holding, words, hands and things, played: rulings 18, 30, 45, 53, 62, 67 and the numbers they belong to. */
import { describe, it } from 'vitest';
import type { Line } from '../../engine/script.ts';
import { one, play } from './edges.testing.ts';
import { hall } from './hall.testing.ts';

const partyBegins: Line[] = [{ begin: true }, { answer: 'party' }];
const foesBegin: Line[] = [{ begin: true }, { answer: 'foes' }];
const state = (expect: Extract<Line, { expect: unknown }>['expect']): Line => ({ expect });
const still = { conditions: ['stunned'] };
const sword = { gear: ['sword'] };
const heldBy = (by: string) => ({ conditions: [{ id: 'grabbed', until: 'cause', by }] });

describe('MU-35: disarm', () => {
  const disarm = (p: Record<string, unknown>, f: Record<string, unknown>, ...more: Line[]) =>
    play({
      cast: [one('p', 'a', 'human', { ...sword, ...p }), one('f', 'a', 'bandit', { ...still, ...f })],
      lines: [...partyBegins, { do: 'disarm', by: 'p', with: 'disarm' }, { answer: 'f' }, ...more],
    });
  it('a failed STR save drops the weapon, a passed one keeps it', () => {
    disarm({}, {}, { answer: 9 }, state({ offers: { f: { 'stow:sword': false } }, tracks: { f: { health: 8 } } }));
    disarm({}, {}, { answer: 8 }, state({ log: ['MU-35'], question: null }));
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
    disarm({}, { gear: two }, state({ question: { rule: 'MU-35', options: ['dagger', 'sword'] } }));
  });
  it('Disarm allows no save, unless the target has it too', () => {
    disarm({ skills: ['disarm'] }, {}, state({ question: null, log: ['drops'] }));
    disarm({ skills: ['disarm'] }, { skills: ['disarm'] }, state({ question: { kind: 'dice' } }));
  });
  it('only a holder of Disarm can disarm the holder', () => {
    play({
      cast: [one('p', 'a', 'human', sword), one('f', 'a', 'bandit', { skills: ['disarm'] })],
      lines: [...partyBegins, { do: 'disarm', by: 'p', with: 'disarm', refused: 'MU-35' }],
    });
  });
  it('what was dropped can be picked up by anybody nearby', () => {
    disarm(
      { gear: ['dagger'] },
      {},
      { answer: 20 },
      { do: 'pick-up', by: 'p', with: 'sword' },
      state({ offers: { p: { 'stow:sword': 'MU-06' } } }),
    );
  });
});

describe('MU-36, MU-37 rulings 18, 62: held and holding', () => {
  const wrestle = (p: Record<string, unknown>, f: Record<string, unknown>, ...more: Line[]) =>
    play({
      cast: [
        one('p', 'a', 'human', { ...sword, ...p }),
        one('f', 'a', 'bandit', { ...still, ...f }),
        one('f2', 'a', 'bandit', { ...still }),
      ],
      lines: [...partyBegins, { do: 'grapple', by: 'p', with: 'grapple' }, { answer: 'f' }, ...more],
    });
  it('9 on STR 8 is held, 8 is not', () => {
    wrestle({}, {}, { answer: 9 }, state({ badges: { f: { grabbed: true } } }));
    wrestle({}, {}, { answer: 8 }, state({ badges: { f: { grabbed: false } } }));
  });
  it('Wrestling allows no save, unless the target has it too; only a wrestler grapples a wrestler', () => {
    wrestle({ skills: ['wrestling'] }, {}, state({ question: null, badges: { f: { grabbed: true } } }));
    wrestle({ skills: ['wrestling'] }, { skills: ['wrestling'] }, state({ question: { kind: 'dice' } }));
    play({
      cast: [one('p', 'a'), one('f', 'a', 'bandit', { skills: ['wrestling'] })],
      lines: [...partyBegins, { do: 'grapple', by: 'p', with: 'grapple', refused: 'MU-36' }],
    });
  });
  it('the larger wins STR saves without a roll, either way', () => {
    play({
      cast: [one('p', 'a', 'human', { skills: ['bravery'] }), one('f', 'a', 'troll', still)],
      lines: [
        ...partyBegins,
        { do: 'grapple', by: 'p', with: 'grapple' },
        { answer: 'f' },
        state({ question: null, badges: { f: { grabbed: false } } }),
      ],
    });
    play({
      cast: [one('p', 'a', 'human', { skills: ['bravery'], ...still }), one('f', 'a', 'troll')],
      lines: [
        ...foesBegin,
        { do: 'grapple', by: 'f', with: 'grapple' },
        { answer: 'p' },
        state({ question: null, badges: { p: { grabbed: true } } }),
      ],
    });
  });
  it('the held one’s turn is only for a STR save to get loose', () => {
    play({
      cast: [one('p', 'a', 'human', { ...sword, ...heldBy('f') }), one('f', 'a', 'bandit')],
      lines: [
        ...partyBegins,
        state({ offers: { p: { 'attack:sword': 'MU-36', move: 'MU-36', 'break-free': true } } }),
        { do: 'break-free', by: 'p' },
        { answer: 8 },
        state({ badges: { p: { grabbed: false } } }),
      ],
    });
  });
  it('against a larger holder the save fails without a roll', () => {
    play({
      cast: [one('p', 'a', 'human', { skills: ['bravery'], ...heldBy('f') }), one('f', 'a', 'troll')],
      lines: [
        ...partyBegins,
        { do: 'break-free', by: 'p' },
        state({ question: null, badges: { p: { grabbed: true } } }),
      ],
    });
  });
  it('a helper nearby frees with a main action and its own STR save', () => {
    play({
      cast: [one('p', 'a', 'human', heldBy('f')), one('p2', 'a'), one('f', 'a', 'bandit', { gear: ['dagger'] })],
      lines: [
        ...partyBegins,
        { do: 'free-other', by: 'p2', with: 'p' },
        { answer: 8 },
        state({ badges: { p: { grabbed: false } }, offers: { p2: { 'attack:club': 'MU-06' } } }),
      ],
    });
  });
  it('weapons of bulk 2 do not strike the held; a dagger does, and keeps hold', () => {
    play({
      cast: [one('p', 'a', 'human', { gear: ['halberd'] }), one('f', 'a', 'bandit', heldBy('p'))],
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'halberd', refused: 'MU-37' }],
    });
    play({
      cast: [one('p', 'a', 'human', { gear: ['dagger'] }), one('f', 'a', 'bandit', heldBy('p'))],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'dagger' },
        { answer: 'f' },
        { answer: 1 },
        state({ badges: { f: { grabbed: true } } }),
      ],
    });
  });
  it('the garrotte works on one who is held, not on one who is aware and free', () => {
    const cast = (f: Record<string, unknown>) => [
      one('p', 'a', 'human', { gear: ['garrotte'] }),
      one('f', 'a', 'bandit', { gear: ['sword', 'heavy-armour'], ...f }),
    ];
    play({
      cast: cast(heldBy('p')),
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'garrotte' },
        { answer: 'f' },
        { answer: 3 },
        state({ tracks: { f: { health: 5 } } }),
      ],
    });
    play({
      cast: cast({}),
      lines: [...partyBegins, { do: 'attack', by: 'p', with: 'garrotte', refused: 'held or unaware' }],
    });
  });
  it('attacking somebody else lets go; moving takes the held one along', () => {
    const cast = [
      one('p', 'a', 'human', sword),
      one('f', 'a', 'bandit', { ...heldBy('p') }),
      one('f2', 'a', 'bandit', still),
    ];
    play({
      cast,
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f2' },
        state({ badges: { f: { grabbed: false } } }),
      ],
    });
    play({
      cast,
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        state({ place: { p: 'zone:b', f: 'zone:b', f2: 'zone:a' }, badges: { f: { grabbed: true } } }),
      ],
    });
  });
  it('a holder who is taken out lets go', () => {
    play({
      cast: [
        one('p', 'a', 'human', heldBy('f')),
        one('p2', 'a', 'human', sword),
        one('f', 'a', 'bandit', { gear: ['dagger'], ...still }),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p2', with: 'sword' },
        { answer: 'f' },
        { answer: 5 },
        state({ badges: { p: { grabbed: false } } }),
      ],
    });
  });
});

describe('MU-38: shove', () => {
  it('frees and moves by half a zone, without a blow at the leaving (ruling 9)', () => {
    play({
      cast: [one('p', 'a-b', 'human', sword), one('p2', 'a', 'human', sword), one('f', 'a-b', 'bandit', heldBy('p'))],
      lines: [
        ...partyBegins,
        { do: 'shove', by: 'p', with: 'f' },
        { answer: 'zone:b' },
        state({ question: null, place: { f: 'zone:b' }, badges: { f: { grabbed: false } } }),
      ],
    });
  });
  it('into a hazard of the zone, or half a zone and into one there', () => {
    const fire = { features: [{ kind: 'hazard' as const, label: 'Bonfire', detail: 'fire' }] };
    play({
      scene: hall(4, { b: fire }),
      cast: [one('p', 'b', 'human', sword), one('f', 'b', 'bandit', heldBy('p'))],
      lines: [
        { begin: true },
        { answer: 'party' },
        // Both stand in the fire when the round starts.
        { answer: 1 },
        { answer: 1 },
        { do: 'shove', by: 'p', with: 'f' },
        state({ question: { has: ['hazard', 'border:a-b'] } }),
        { answer: 'hazard' },
        { answer: 3 },
        state({ tracks: { f: { health: 4 } }, place: { f: 'zone:b' }, badges: { f: { grabbed: false } } }),
      ],
    });
    play({
      scene: hall(4, { b: fire }),
      cast: [one('p', 'a-b', 'human', sword), one('f', 'a-b', 'bandit', heldBy('p'))],
      lines: [
        ...partyBegins,
        { do: 'shove', by: 'p', with: 'f' },
        state({ question: { has: ['zone:a', 'zone:b', 'zone:b!'] } }),
        { answer: 'zone:b!' },
        { answer: 3 },
        state({ tracks: { f: { health: 5 } }, place: { f: 'zone:b' } }),
      ],
    });
  });
  it('a larger holder throws up to two zones for d4 direct damage', () => {
    play({
      cast: [
        one('p', 'a', 'human', { gear: ['sword', 'heavy-armour'], skills: ['bravery'], ...heldBy('f') }),
        one('f', 'a', 'troll'),
      ],
      lines: [
        ...foesBegin,
        { do: 'throw', by: 'f', with: 'p' },
        state({ question: { has: ['c'], lacks: ['d'] } }),
        { answer: 'c' },
        { answer: 3 },
        state({ place: { p: 'zone:c' }, tracks: { p: { health: 5 } }, badges: { p: { grabbed: false } } }),
      ],
    });
  });
});

describe('MU-08 ruling 67: words', () => {
  const pair = (p: Record<string, unknown> = {}, f: Record<string, unknown> = {}, place = 'd') => [
    one('p', 'a', 'human', p),
    one('f', place, 'bandit', f),
    one('f2', place, 'bandit'),
  ];
  const say = (what: string): Line[] => [...partyBegins, { do: what, by: 'p' }, { answer: 'f' }];
  it('distract: a failed WIT save costs the next turn', () => {
    play({
      cast: pair(),
      lines: [...say('distract'), { answer: 9 }, { do: 'end-turn', by: 'p' }, state({ may: ['f2'] })],
    });
    play({
      cast: pair(),
      lines: [...say('distract'), { answer: 8 }, { do: 'end-turn', by: 'p' }, state({ may: ['f', 'f2'] })],
    });
  });
  it('intimidate: frightened of the speaker for the stretch; Bravery hears nothing', () => {
    play({
      cast: pair(),
      lines: [...say('intimidate'), { answer: 9 }, state({ badges: { f: { frightened: true } } })],
    });
    play({
      cast: pair({}, { skills: ['bravery'] }),
      lines: [...partyBegins, { do: 'intimidate', by: 'p' }, state({ question: { blocked: { f: 'MU-08' } } })],
    });
  });
  it('taunt: through the next turn only the taunter is harmed', () => {
    play({
      cast: [...pair({}, {}, 'a'), one('p2', 'a')],
      lines: [
        ...say('taunt'),
        { answer: 9 },
        { do: 'end-turn', by: 'p' },
        { do: 'attack', by: 'f', with: 'sword' },
        state({ question: { has: ['p'], lacks: ['p2'], blocked: { p2: 'MU-08' } } }),
        { answer: 'p' },
        { answer: 'pass' },
        { answer: 1 },
        { do: 'end-turn', by: 'f' },
        state({ badges: { f: { taunted: false } } }),
      ],
    });
  });
  it('Blather and Intimidate allow the target no save', () => {
    play({
      cast: pair({ skills: ['blather'] }),
      lines: [...say('taunt'), state({ question: null, badges: { f: { taunted: true } } })],
    });
    play({
      cast: pair({ skills: ['intimidate'] }),
      lines: [...say('intimidate'), state({ question: null, badges: { f: { frightened: true } } })],
    });
  });
  it('reaches 8 zones and no mindless one', () => {
    play({
      scene: hall(12),
      cast: [
        one('p', 'a'),
        one('f', 'i', 'bandit'),
        one('f2', 'j', 'bandit'),
        one('f3', 'b', 'shambling-corpse', { traits: [] }),
      ],
      lines: [
        ...partyBegins,
        { do: 'distract', by: 'p' },
        state({ question: { options: ['f'], blocked: { f2: 'MU-08', f3: 'MU-08' } } }),
      ],
    });
  });
  it('Leadership: once a stretch, the frightened within 2 zones save again together', () => {
    play({
      cast: [
        one('p', 'a', 'human', { skills: ['leadership'] }),
        one('p2', 'c', 'human', { conditions: [{ id: 'frightened', until: 'stretch', by: 'f' }] }),
        one('p3', 'd', 'human', { conditions: [{ id: 'frightened', until: 'stretch', by: 'f' }] }),
        one('f', 'h', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        { do: 'rally', by: 'p', with: 'rally' },
        { answer: 8 },
        state({ badges: { p2: { frightened: false }, p3: { frightened: true } } }),
      ],
    });
  });
});

describe('MU-09 rulings 30, 45: things used', () => {
  const healer = (gear: string[], more: Record<string, unknown> = {}) => one('p', 'a', 'human', { gear, ...more });
  const foe = one('f', 'h', 'bandit');
  it('a draught gives back half of STR for a bonus action, and is gone', () => {
    play({
      cast: [healer(['healing-draught'], { harm: 6 }), foe],
      lines: [
        ...partyBegins,
        { do: 'use', by: 'p', with: 'healing-draught' },
        state({ tracks: { p: { health: 6 } }, offers: { p: { 'use:healing-draught': false } } }),
      ],
    });
  });
  it('the incapacitated cannot drink; somebody nearby feeds them; dying ends, an injury is rolled, out they stay', () => {
    play({
      cast: [
        healer(['healing-draught']),
        one('p2', 'a', 'human', { harm: 8, conditions: ['incapacitated', 'dying'] }),
        foe,
      ],
      lines: [
        ...partyBegins,
        { do: 'feed', by: 'p', with: 'healing-draught' },
        { answer: 'p2' },
        { answer: 1 },
        state({
          tracks: { p2: { health: 4 } },
          standing: { p2: 'incapacitated' },
          badges: { p2: { dying: false } },
        }),
      ],
    });
  });
  it('alcohol does not help the dying', () => {
    play({
      cast: [
        healer(['alcoholic-drink']),
        one('p2', 'a', 'human', { harm: 8, conditions: ['incapacitated', 'dying'] }),
        foe,
      ],
      lines: [
        ...partyBegins,
        { do: 'feed', by: 'p', with: 'alcoholic-drink' },
        { answer: 'p2' },
        { answer: 1 },
        state({ tracks: { p2: { health: 0 } }, badges: { p2: { dying: true } } }),
      ],
    });
  });
  it('the second drink in a stretch fails by itself: confused', () => {
    play({
      cast: [healer(['alcoholic-drink', 'alcoholic-drink']), foe],
      lines: [
        ...partyBegins,
        { do: 'use', by: 'p', with: 'alcoholic-drink' },
        { answer: 8 },
        state({ badges: { p: { confused: false } } }),
        { do: 'use', by: 'p', with: 'alcoholic-drink-2' },
        state({ question: null, badges: { p: { confused: true } } }),
      ],
    });
  });
  it('ruling 33: confusion costs 2 health with STR', () => {
    play({
      cast: [healer(['darkroot']), foe],
      lines: [
        ...partyBegins,
        { do: 'use', by: 'p', with: 'darkroot' },
        { answer: 20 },
        state({ badges: { p: { confused: true } }, tracks: { p: { health: 6 } } }),
      ],
    });
  });
  it('the medicine box is a main action: 1 health, with Heal a d8 up to half of STR', () => {
    play({
      cast: [healer(['medicine-box'], { harm: 6 }), foe],
      lines: [
        ...partyBegins,
        { do: 'use-long', by: 'p', with: 'medicine-box' },
        state({ tracks: { p: { health: 3 } }, offers: { p: { 'attack:unarmed': 'MU-06' } } }),
      ],
    });
    play({
      cast: [healer(['medicine-box'], { harm: 6, skills: ['heal'] }), foe],
      lines: [
        ...partyBegins,
        { do: 'use-long', by: 'p', with: 'medicine-box' },
        { answer: 7 },
        state({ tracks: { p: { health: 6 } } }),
      ],
    });
  });
  it('a swap of two things is two bonus actions, and takes the main action’s place', () => {
    play({
      cast: [healer(['sword', 'dagger']), one('f', 'a', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'stow', by: 'p', with: 'sword' },
        { do: 'equip', by: 'p', with: 'dagger' },
        state({ offers: { p: { 'attack:dagger': 'MU-06', 'stow:dagger': 'MU-06' } } }),
      ],
    });
  });
  it('Quick draw swaps any number in one bonus action', () => {
    play({
      cast: [healer(['sword', 'dagger'], { skills: ['quick-draw'] }), one('f', 'a', 'bandit', still)],
      lines: [
        ...partyBegins,
        { do: 'stow', by: 'p', with: 'sword' },
        { do: 'equip', by: 'p', with: 'dagger' },
        state({ offers: { p: { 'attack:dagger': true } } }),
      ],
    });
  });
  it('armour is never changed in a fight', () => {
    play({
      cast: [
        healer([], {
          gear: [
            { id: 'suit', item: 'light-armour', held: null, worn: false, damaged: false, used: false, spent: false },
          ],
        }),
        foe,
      ],
      lines: [...partyBegins, { do: 'equip', by: 'p', with: 'suit', refused: 'MU-09' }],
    });
  });
  it('a smoke bomb blinds the zones within one of where it bursts', () => {
    play({
      cast: [healer(['smoke-bomb', 'bow']), one('f', 'd', 'bandit')],
      lines: [
        ...partyBegins,
        state({ offers: { p: { 'attack:bow': true } } }),
        { do: 'use', by: 'p', with: 'smoke-bomb' },
        { answer: 'c' },
        state({ offers: { p: { 'attack:bow': 'MU-16' } } }),
      ],
    });
  });
  it('ruling 34: worn armour helps against a bear trap, which is no direct damage', () => {
    play({
      scene: hall(4, { b: { features: [{ kind: 'hazard', label: 'Trap', detail: 'bear-trap', secret: true }] } }),
      cast: [healer(['heavy-armour']), one('f', 'd', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { answer: 5 },
        state({ tracks: { p: { health: 5 } }, badges: { p: { entangled: true } } }),
      ],
    });
  });
});
