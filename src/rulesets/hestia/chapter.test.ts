/** The chapter read once more: its sentences that no other test names. */
import { describe, expect, it } from 'vitest';
import { offersOf } from '../../engine/legality.ts';
import { pairOf, plainAxe, rollsIn, sixesIn, whyGrey } from './edges.testing.ts';
import { hestia } from './index.ts';
import { type HestiaSheet, hestiaSheet } from './sheet/sheet.ts';
import { ARMOURY, armouryWeapon } from './sheet/weapons.ts';
import {
  asSheet,
  badgesOf,
  fightOf,
  fightOn,
  lastOf,
  playOn,
  questionOf,
  standingOf,
  tableOf,
  trackOf,
} from './table.testing.ts';

const soft: Partial<HestiaSheet> = { grit: { now: 0, max: 0 }, flesh: { now: 3, max: 3 } };
const dart = {
  ...{ id: 'dart', name: 'Dart', about: '', test: 'violence' as const, range: 60, sides: 6, dice: 1 },
  effect: 'none' as const,
};
const kit: Partial<HestiaSheet> = {
  weapons: [
    plainAxe,
    { ...armouryWeapon('crossbow'), loaded: false },
    { ...armouryWeapon('mace'), where: 'packed' },
    armouryWeapon('knife'),
  ],
  spells: [dart],
  swigs: 1,
  lights: 1,
  load: 'light',
  grit: { now: 1, max: 9 },
};

describe('initiative', () => {
  it('HE-01 all characters test: hirelings and allies’ people with them, enemies never', () => {
    const at = playOn(
      tableOf([
        { id: 'ann' },
        { id: 'tam', sheet: { kind: 'hireling' } },
        { id: 'wolf', sheet: { kind: 'monster' } },
        { id: 'foe' },
      ]),
      { begin: true },
      { answer: 'attack' },
      { answer: 'nobody' },
    );
    expect(rollsIn(at).map(({ id }) => id)).toEqual(['ann', 'tam', 'wolf']);
  });
  it('HE-01 everybody tests anew each round: who was quick may be slow in the next', () => {
    const next = (face: number) =>
      playOn(pairOf(), { do: 'end-block' }, { do: 'end-block' }, { answer: { dice: { ann: [face] } } });
    expect([whyGrey(next(20), 'ann', 'attack'), whyGrey(next(2), 'ann', 'attack')]).toEqual([undefined, 'HE-01']);
  });
});

describe('actions', () => {
  const given: Record<string, Parameters<typeof playOn>[1][]> = {
    attack: [{ answer: 'foe' }, { answer: { dice: [2, 1] } }],
    cast: [{ answer: 'foe' }, { answer: { dice: [2, 1] } }],
    gambit: [{ answer: 'foe' }, { answer: 'other' }, { answer: '0' }, { answer: { dice: [20, 1] } }],
    swig: [{ answer: { dice: [3] } }],
    'something-else': [{ answer: { text: 'waves' } }],
  };
  it.each([
    ['attack', 'axe'],
    ['sprint', undefined],
    ['cast', 'dart'],
    ['fetch', 'mace'],
    ['store', 'axe'],
    ['lighten', undefined],
    ['reload', 'crossbow'],
    ['swig', undefined],
    ['light', undefined],
    ['gambit', 'might'],
    ['something-else', undefined],
  ])('HE-07 a single action: after %s there is none left', (act, form) => {
    const ready = playOn(pairOf(kit), {
      edit: [{ edit: 'sheet', combatant: 'ann', path: 'weapons.1.where', value: 'hand' }],
      label: 'Both in hand',
    });
    expect(whyGrey(ready, 'ann', act, form)).toBeUndefined();
    const at = playOn(ready, { do: act, by: 'ann', ...(form ? { with: form } : {}) }, ...(given[act] ?? []));
    const left = offersOf(hestia, fightOf(at), 'ann').filter(({ cost, blocked }) => cost === 'action' && !blocked);
    expect(left.map(({ action }) => action)).toEqual([]);
  });
  it('HE-07 lightening the load drops all that is not handy, and nothing that is', () => {
    const at = playOn(pairOf(kit), { do: 'lighten', by: 'ann' });
    expect(badgesOf(at, 'ann')).toEqual(['lies-mace']);
    const offered = (action: string) =>
      offersOf(hestia, fightOf(at), 'ann').flatMap((one) => (one.action === action ? [one.variant] : []));
    expect([offered('draw'), offered('drop')]).toEqual([['knife'], ['axe', 'crossbow']]);
  });
  it('HE-07 a torch or lantern is used up as it is lit, and one light is enough', () => {
    const lit = playOn(pairOf({ lights: 1 }), { do: 'light', by: 'ann' });
    expect(badgesOf(lit, 'ann')).toEqual(['lit']);
    expect(whyGrey(pairOf({ lights: 0 }), 'ann', 'light')).toBe('HE-07');
    expect(whyGrey(pairOf({ lights: 3, states: ['lit'] }), 'ann', 'light')).toBe('HE-07');
  });
  it('HE-06 the speed is each one’s own, and half of it under a heavy load', () => {
    const prompt = (ann: Partial<HestiaSheet>) =>
      hestia.order(fightOf(playOn(pairOf(ann), { do: 'sprint', by: 'ann' }))).prompt;
    expect([prompt({ speed: 40 }), prompt({ speed: 60 }), prompt({ speed: 40, load: 'heavy' })]).toEqual([
      'Ann acts: 80 ft of movement left.',
      'Ann acts: 120 ft of movement left.',
      'Ann acts: 40 ft of movement left.',
    ]);
  });
});

describe('damage', () => {
  it('HE-13 the dice follow the class: light, medium, heavy, missile', () => {
    const of = (id: string) => {
      const arm = ARMOURY.find((one) => one.id === id);
      return `${arm?.dice}d${arm?.sides} ${arm?.adds}`;
    };
    expect(['fists', 'knife', 'cudgel', 'hatchet', 'javelin'].map(of)).toEqual([
      '1d3 none',
      '1d6 none',
      '1d6 none',
      '1d6 none',
      '1d6 none',
    ]);
    expect(['axe', 'mace', 'spear', 'sword', 'staff'].map(of)).toEqual([
      '1d6 mig',
      '1d6 mig',
      '1d6 mig',
      '1d6 mig',
      '1d8 mig',
    ]);
    expect(['great-axe', 'maul', 'polearm', 'great-sword'].map(of)).toEqual(Array(4).fill('1d10 mig'));
    expect(['sling', 'bow', 'crossbow'].map(of)).toEqual(['1d6 none', '1d6 agi', '1d10 agi']);
  });
  it('HE-16 dazed is a bane on all actions: gambits and spells that ask for a test too, and on no save', () => {
    const at = pairOf({ ...kit, load: 'free', states: ['dazed'] });
    const gambit = playOn(
      at,
      { do: 'gambit', by: 'ann', with: 'savvy' },
      { answer: 'foe' },
      { answer: 'other' },
      { answer: '0' },
    );
    expect(sixesIn(gambit)).toEqual(['bane']);
    expect(sixesIn(playOn(at, { do: 'cast', by: 'ann', with: 'dart' }, { answer: 'foe' }))).toEqual(['bane']);
    expect(sixesIn(playOn(at, { do: 'end-block' }, { do: 'end-block' }))).toEqual(['none']);
  });
  it('HE-17 bleeding goes on each round until the save succeeds', () => {
    const hurt = playOn(pairOf(), {
      edit: [{ edit: 'sheet', combatant: 'ann', path: 'states', value: ['bleeding'] }],
      label: 'Ann bleeds',
    });
    const round = (at: typeof hurt, face: number) =>
      playOn(at, { do: 'end-block' }, { do: 'end-block' }, { answer: { dice: { 'ann:bleeding': [face] } } });
    const first = playOn(round(hurt, 1), { answer: { dice: { ann: [2] } } }, { answer: { dice: { ann: [20] } } });
    expect(trackOf(first, 'ann', 'grit')).toBe(7);
    const second = playOn(round(first, 1), { answer: { dice: { ann: [3] } } }, { answer: { dice: { ann: [20] } } });
    expect(trackOf(second, 'ann', 'grit')).toBe(4);
    expect(questionOf(round(second, 20))?.rule).toBe('HE-01');
  });
  it('HE-16 HE-17 HE-18 a combatant may bear all three effects, and saves against each by itself', () => {
    const all = playOn(pairOf({ states: ['dazed', 'pinned'] }), {
      edit: [{ edit: 'sheet', combatant: 'ann', path: 'states', value: ['dazed', 'bleeding', 'pinned'] }],
      label: 'All three',
    });
    const sweep = playOn(all, { do: 'end-block' }, { do: 'end-block' });
    expect(rollsIn(sweep).map(({ id }) => id)).toEqual(['ann:dazed', 'ann:bleeding', 'ann:pinned']);
    const saved = playOn(sweep, {
      answer: { dice: { 'ann:dazed': [1], 'ann:bleeding': [20], 'ann:pinned': [1] } },
    });
    expect(badgesOf(saved, 'ann')).toEqual(['dazed', 'pinned']);
  });
});

describe('morale', () => {
  it('HE-21 is 10 where nothing is said', () => {
    expect(hestiaSheet.start().morale).toBe(10);
  });
  const blow = (at: ReturnType<typeof tableOf>, target: string) =>
    playOn(
      at,
      { do: 'attack', by: 'foe', with: 'axe' },
      { answer: target },
      { answer: { dice: [10] } },
      { answer: { dice: [5] } },
    );
  it('HE-24 similar circumstances: a leader of theirs dies, half of them are out', () => {
    const at = fightOn(
      tableOf([
        { id: 'foe', sheet: asSheet({ violence: 20, weapons: [plainAxe] }) },
        { id: 'ann', sheet: asSheet({ ...soft, leader: true }) },
        { id: 'tam', sheet: asSheet({ kind: 'hireling', loyalty: 5, morale: 10 }) },
      ]),
      { ann: [1], tam: [1] },
    );
    expect(questionOf(blow(at, 'ann'))).toMatchObject({
      title:
        'The party: morale after the first casualty of the fight, the death of a leader and the loss of half of them',
      about: ['tam'],
    });
  });
  it('HE-22 a lone foe’s first wound is due from a critical hit past its Grit too', () => {
    const at = playOn(
      pairOf({}, { flesh: { now: 9, max: 9 } }),
      { do: 'attack', by: 'ann', with: 'axe' },
      { answer: 'foe' },
      { answer: { dice: [20] } },
      { answer: { dice: [3] } },
    );
    expect(questionOf(at)?.title).toBe('The foes: morale after the first wound of a lone fighter');
    const scratched = playOn(
      pairOf({}, { flesh: { now: 9, max: 9 } }),
      { do: 'attack', by: 'ann', with: 'axe' },
      { answer: 'foe' },
      { answer: { dice: [15] } },
      { answer: { dice: [3] } },
    );
    expect(questionOf(scratched)).toBeUndefined();
  });
  it('HE-23 who surrendered is out of the fight, who flees may still be struck down', () => {
    const failed = playOn(pairOf(), { do: 'frightful' }, { answer: 'foes' }, { answer: { dice: [1] } });
    const gave = playOn(failed, { answer: 'surrender' });
    expect([standingOf(gave, 'foe'), whyGrey(gave, 'ann', 'attack')]).toEqual(['surrendered', 'HE-09']);
    expect(whyGrey(playOn(failed, { answer: 'flee' }), 'ann', 'attack')).toBeUndefined();
  });
  it('HE-12 a magic item is used like a spell, for the action', () => {
    const wand = { ...dart, id: 'wand', name: 'Wand of darts', test: 'none' as const, dice: 0 };
    const at = playOn(pairOf({ spells: [wand] }), { do: 'cast', by: 'ann', with: 'wand' }, { answer: 'foe' });
    expect(lastOf(at, 'HE-12')).toBe('Ann casts Wand of darts on Foe.');
    expect(whyGrey(at, 'ann', 'cast')).toBe('HE-06');
  });
});
