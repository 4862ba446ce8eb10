/** Words, hands and things, played: rulings 30, 45, 67 and the numbers they belong to. */
import { describe, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { one, partyBegins, play, state, still } from '../../edges.testing.ts';
import { hall } from '../../hall.testing.ts';

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
