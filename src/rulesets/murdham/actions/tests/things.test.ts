/** Words, hands and things, played: rulings 30, 45, 67 and the numbers they belong to. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { nowIs, oneAt, partyBegins, playOut, stillOne } from '../../edges.testing.ts';
import { hallOf } from '../../hall.testing.ts';

describe('MU-08 ruling 67: words', () => {
  const pair = (p: Record<string, unknown> = {}, f: Record<string, unknown> = {}, place = 'd') => [
    oneAt('p', 'a', 'human', p),
    oneAt('f', place, 'bandit', f),
    oneAt('f2', place, 'bandit'),
  ];
  const say = (what: string): Line[] => [...partyBegins, { do: what, by: 'p' }, { answer: 'f' }];
  it('distract: a failed WIT save costs the next turn', () => {
    playOut({
      cast: pair(),
      lines: [...say('distract'), { answer: 9 }, { do: 'end-turn', by: 'p' }, nowIs({ may: ['f2'] })],
    });
    playOut({
      cast: pair(),
      lines: [...say('distract'), { answer: 8 }, { do: 'end-turn', by: 'p' }, nowIs({ may: ['f', 'f2'] })],
    });
  });
  it('intimidate: frightened of the speaker for the stretch; Bravery hears nothing', () => {
    playOut({
      cast: pair(),
      lines: [...say('intimidate'), { answer: 9 }, nowIs({ badges: { f: { frightened: true } } })],
    });
    playOut({
      cast: pair({}, { skills: ['bravery'] }),
      lines: [...partyBegins, { do: 'intimidate', by: 'p' }, nowIs({ question: { blocked: { f: 'MU-08' } } })],
    });
  });
  it('taunt: through the next turn only the taunter is harmed', () => {
    playOut({
      cast: [...pair({}, {}, 'a'), oneAt('p2', 'a')],
      lines: [
        ...say('taunt'),
        { answer: 9 },
        { do: 'end-turn', by: 'p' },
        { do: 'attack', by: 'f', with: 'sword' },
        nowIs({ question: { has: ['p'], lacks: ['p2'], blocked: { p2: 'MU-08' } } }),
        { answer: 'p' },
        { answer: 'pass' },
        { answer: 1 },
        { do: 'end-turn', by: 'f' },
        nowIs({ badges: { f: { taunted: false } } }),
      ],
    });
  });
  it('Blather and Intimidate allow the target no save', () => {
    playOut({
      cast: pair({ skills: ['blather'] }),
      lines: [...say('taunt'), nowIs({ question: null, badges: { f: { taunted: true } } })],
    });
    playOut({
      cast: pair({ skills: ['intimidate'] }),
      lines: [...say('intimidate'), nowIs({ question: null, badges: { f: { frightened: true } } })],
    });
  });
  it('reaches 8 zones and no mindless one', () => {
    playOut({
      scene: hallOf(12),
      cast: [
        oneAt('p', 'a'),
        oneAt('f', 'i', 'bandit'),
        oneAt('f2', 'j', 'bandit'),
        oneAt('f3', 'b', 'shambling-corpse', { traits: [] }),
      ],
      lines: [
        ...partyBegins,
        { do: 'distract', by: 'p' },
        nowIs({ question: { options: ['f'], blocked: { f2: 'MU-08', f3: 'MU-08' } } }),
      ],
    });
  });
  it('Leadership: once a stretch, the frightened within 2 zones save again together', () => {
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { skills: ['leadership'] }),
        oneAt('p2', 'c', 'human', { conditions: [{ id: 'frightened', until: 'stretch', by: 'f' }] }),
        oneAt('p3', 'd', 'human', { conditions: [{ id: 'frightened', until: 'stretch', by: 'f' }] }),
        oneAt('f', 'h', 'bandit'),
      ],
      lines: [
        ...partyBegins,
        { do: 'rally', by: 'p', with: 'rally' },
        { answer: 8 },
        nowIs({ badges: { p2: { frightened: false }, p3: { frightened: true } } }),
      ],
    });
  });
});

describe('MU-09 rulings 30, 45: things used', () => {
  const healer = (gear: string[], more: Record<string, unknown> = {}) => oneAt('p', 'a', 'human', { gear, ...more });
  const foe = oneAt('f', 'h', 'bandit');
  it('a draught gives back half of STR for a bonus action, and is gone', () => {
    playOut({
      cast: [healer(['healing-draught'], { harm: 6 }), foe],
      lines: [
        ...partyBegins,
        { do: 'use', by: 'p', with: 'healing-draught' },
        nowIs({ tracks: { p: { health: 6 } }, offers: { p: { 'use:healing-draught': false } } }),
      ],
    });
  });
  it('the incapacitated cannot drink; somebody nearby feeds them; dying ends, an injury is rolled, out they stay', () => {
    playOut({
      cast: [
        healer(['healing-draught']),
        oneAt('p2', 'a', 'human', { harm: 8, conditions: ['incapacitated', 'dying'] }),
        foe,
      ],
      lines: [
        ...partyBegins,
        { do: 'feed', by: 'p', with: 'healing-draught' },
        { answer: 'p2' },
        { answer: 1 },
        nowIs({
          tracks: { p2: { health: 4 } },
          standing: { p2: 'incapacitated' },
          badges: { p2: { dying: false } },
        }),
      ],
    });
  });
  it('alcohol does not help the dying', () => {
    playOut({
      cast: [
        healer(['alcoholic-drink']),
        oneAt('p2', 'a', 'human', { harm: 8, conditions: ['incapacitated', 'dying'] }),
        foe,
      ],
      lines: [
        ...partyBegins,
        { do: 'feed', by: 'p', with: 'alcoholic-drink' },
        { answer: 'p2' },
        { answer: 1 },
        nowIs({ tracks: { p2: { health: 0 } }, badges: { p2: { dying: true } } }),
      ],
    });
  });
  it('the second drink in a stretch fails by itself: confused', () => {
    playOut({
      cast: [healer(['alcoholic-drink', 'alcoholic-drink']), foe],
      lines: [
        ...partyBegins,
        { do: 'use', by: 'p', with: 'alcoholic-drink' },
        { answer: 8 },
        nowIs({ badges: { p: { confused: false } } }),
        { do: 'use', by: 'p', with: 'alcoholic-drink-2' },
        nowIs({ question: null, badges: { p: { confused: true } } }),
      ],
    });
  });
  it('ruling 33: confusion costs 2 health with STR', () => {
    playOut({
      cast: [healer(['darkroot']), foe],
      lines: [
        ...partyBegins,
        { do: 'use', by: 'p', with: 'darkroot' },
        { answer: 20 },
        nowIs({ badges: { p: { confused: true } }, tracks: { p: { health: 6 } } }),
      ],
    });
  });
  it('the medicine box is a main action: 1 health, with Heal a d8 up to half of STR', () => {
    playOut({
      cast: [healer(['medicine-box'], { harm: 6 }), foe],
      lines: [
        ...partyBegins,
        { do: 'use-long', by: 'p', with: 'medicine-box' },
        nowIs({ tracks: { p: { health: 3 } }, offers: { p: { 'attack:unarmed': 'MU-06' } } }),
      ],
    });
    playOut({
      cast: [healer(['medicine-box'], { harm: 6, skills: ['heal'] }), foe],
      lines: [
        ...partyBegins,
        { do: 'use-long', by: 'p', with: 'medicine-box' },
        { answer: 7 },
        nowIs({ tracks: { p: { health: 6 } } }),
      ],
    });
  });
  it('a swap of two things is two bonus actions, and takes the main action’s place', () => {
    playOut({
      cast: [healer(['sword', 'dagger']), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'stow', by: 'p', with: 'sword' },
        { do: 'equip', by: 'p', with: 'dagger' },
        nowIs({ offers: { p: { 'attack:dagger': 'MU-06', 'stow:dagger': 'MU-06' } } }),
      ],
    });
  });
  it('Quick draw swaps any number in one bonus action', () => {
    playOut({
      cast: [healer(['sword', 'dagger'], { skills: ['quick-draw'] }), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'stow', by: 'p', with: 'sword' },
        { do: 'equip', by: 'p', with: 'dagger' },
        nowIs({ offers: { p: { 'attack:dagger': true } } }),
      ],
    });
  });
  it('armour is never changed in a fight', () => {
    playOut({
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
    playOut({
      cast: [healer(['smoke-bomb', 'bow']), oneAt('f', 'd', 'bandit')],
      lines: [
        ...partyBegins,
        nowIs({ offers: { p: { 'attack:bow': true } } }),
        { do: 'use', by: 'p', with: 'smoke-bomb' },
        { answer: 'c' },
        nowIs({ offers: { p: { 'attack:bow': 'MU-16' } } }),
      ],
    });
  });
  it('ruling 34: worn armour helps against a bear trap, which is no direct damage', () => {
    playOut({
      scene: hallOf(4, { b: { features: [{ kind: 'hazard', label: 'Trap', detail: 'bear-trap', secret: true }] } }),
      cast: [healer(['heavy-armour']), oneAt('f', 'd', 'bandit')],
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        { answer: 5 },
        nowIs({ tracks: { p: { health: 5 } }, badges: { p: { entangled: true } } }),
      ],
    });
  });
});
