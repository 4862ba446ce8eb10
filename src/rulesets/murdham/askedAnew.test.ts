/** Rulings while a question is open: what is set is what is asked, and where a blow lands. */
import { describe, expect, it } from 'vitest';
import type { Line } from '../../engine/script.ts';
import {
  askedOf,
  attackBy,
  bothPass,
  foesBegin,
  laidLow,
  notAsked,
  nowIs,
  oneAt,
  partyBegins,
  playOut,
  withSword,
} from './edges.testing.ts';
import { atLetter, hallOf } from './hall.testing.ts';

const set = (combatant: string, path: string, value: unknown): Line => ({
  edit: [{ edit: 'sheet', combatant, path, value }],
  label: 'By hand',
});
const put = (combatant: string, place: string) => ({
  edit: [{ edit: 'combatant' as const, combatant, place: atLetter(place) }],
  label: 'By hand',
});
const spent = (who: string): Line => ({
  edit: [{ edit: 'state', path: `used.${who}`, value: 'turn' }],
  label: 'By hand',
});
const nothing = (by: string, at: string): string => `What ${by} does to ${at} comes to nothing.`;
const passedOver = nowIs({ log: ['is passed over: nothing is left to ask.'] });

/** A bandit attacks one of two swords who stand together. */
const guarded = [
  oneAt('p', 'a', 'human', withSword),
  oneAt('p2', 'a', 'human', withSword),
  oneAt('f', 'a', 'bandit', withSword),
];
const struck = [...foesBegin, ...attackBy('f', 'p')];
const asked = (...lines: Line[]) => playOut({ cast: guarded, lines: [...struck, ...lines] });

describe('numbers are read when the dice fall', () => {
  const dodging = [...struck, { answer: 'dodge' }, set('p', 'abilities.agi', 12)] as const;
  it('MU-20 an AGI of 8 that is set to 12 while its die is asked is passed with a 12, and failed with a 13', () => {
    const cast = [oneAt('p', 'a', 'human', { ...withSword, 'abilities.agi': 8 }), oneAt('f', 'a', 'bandit', withSword)];
    const rolled = (face: number, log: string) =>
      playOut({ cast, lines: [...dodging, { answer: { dice: [face] } }, nowIs({ log: [log] })] });
    rolled(12, 'P passes the AGI save to dodge (12, AGI 12).');
    rolled(13, 'P fails the AGI save to dodge (13, AGI 12).');
  });
  it('MU-45 a WIT that is set while the die of morale is asked is what the die is read with', () => {
    const cast = [oneAt('p', 'a', 'bandit'), oneAt('f1', 'c', 'bandit'), oneAt('f2', 'c', 'bandit')];
    playOut({
      cast,
      lines: [
        ...partyBegins,
        laidLow(['f2']),
        ...bothPass,
        nowIs({ question: { rule: 'MU-45', kind: 'dice' } }),
        set('f1', 'abilities.wit', 17),
        { answer: { dice: [17] } },
        nowIs({ log: ['F1 passes the WIT save to keep up morale (17, WIT 17).'] }),
      ],
    });
  });
  it('MU-16 a marksman who is put beyond half range while nothing was asked for yet must save to hit', () => {
    const cast = [oneAt('p', 'a', 'human', { gear: ['bow'] }), oneAt('f', 'b', 'bandit')];
    const shot = [...partyBegins, ...attackBy('p', 'f', 'bow')];
    playOut({
      cast,
      lines: [...shot, nowIs({ question: { rule: 'MU-18' } }), put('f', 'h'), nowIs({ question: { rule: 'MU-16' } })],
    });
  });
});

describe('who may react is asked anew', () => {
  it('MU-23 a guard who is put two zones away guards no more, and one who is put near may', () => {
    asked(askedOf(['guard-p2']), put('p2', 'c'), askedOf(['dodge'], ['guard-p2']));
    const cast = [...guarded.slice(0, 1), oneAt('p2', 'c', 'human', withSword), ...guarded.slice(2)];
    playOut({ cast, lines: [...struck, askedOf(['dodge'], ['guard-p2']), put('p2', 'a'), askedOf(['guard-p2'])] });
  });
  it('MU-19 whose turn is marked as used is offered no reaction that costs it', () => {
    asked(spent('p2'), askedOf(['dodge'], ['guard-p2']));
    asked(spent('p2'), spent('p'), notAsked, passedOver);
  });
  it('MU-23 for a target that changes sides its old friend does not step in', () => {
    const over: Line = { edit: [{ edit: 'combatant', combatant: 'p', side: 'foes' }], label: 'By hand' };
    asked(askedOf(['guard-p2']), over, askedOf(['dodge'], ['guard-p2', 'behind-p2']));
  });
  it('MU-21 a sword that is taken from the hand is no counter', () => {
    asked(askedOf(['counter-sword']), set('p', 'gear', []), askedOf(['dodge'], ['counter-sword']));
  });
  it('MU-08 a taunt of which the GM leaves nobody to hear it is taken back or finished first', () => {
    const cast = [oneAt('p', 'a'), oneAt('f', 'a', 'bandit')];
    playOut({
      cast,
      lines: [
        ...partyBegins,
        { do: 'taunt', by: 'p' },
        { ...put('f', 'off'), refused: 'under its answers' },
        { answer: 'f' },
      ],
    });
  });
});

describe('reach and place are looked at once more where the blow lands', () => {
  const moments: [string, Line[]][] = [
    ['the reaction', []],
    ['the damage', [{ answer: 'pass' }]],
  ];
  it.each(moments)('MU-15 a sword strikes nobody who is put two zones away while %s is asked', (_, lines) => {
    const at = asked(...lines, put('p', 'c'), nowIs({ question: null, log: [nothing('F', 'P'), '2 zones away'] }));
    expect(at.fight.combatants.p?.sheet).toMatchObject({ harm: 0 });
  });
  it('MU-15 a step to the border is still nearby, so the sword strikes', () => {
    asked(
      { answer: 'pass' },
      put('p', 'a-b'),
      notAsked,
      { answer: { dice: [1] } },
      nowIs({ log: ['F hits P with Sword'] }),
    );
  });
  it.each(moments)('MU-16 a sling strikes nobody who is put out of its range while %s is asked', (_, lines) => {
    const cast = [oneAt('p', 'b', 'human', withSword), oneAt('f', 'a', 'bandit', { gear: ['sling'] })];
    const shot = [...foesBegin, ...attackBy('f', 'p', 'sling')];
    const lands = nowIs({ question: null, log: [nothing('F', 'P'), 'Sling reaches'] });
    playOut({ cast, scene: hallOf(14), lines: [...shot, ...lines, put('p', 'n'), lands] });
  });
  it('MU-23 a guard who is put away after stepping in is not struck, and one who stays is', () => {
    const guards: Line[] = [{ answer: 'guard-p2' }];
    asked(...guards, put('p2', 'd'), nowIs({ question: null, log: [nothing('F', 'P2')] }));
    asked(...guards, put('p', 'd'), notAsked, { answer: { dice: [1] } }, nowIs({ log: ['F hits P2'] }));
  });
  it('MU-21 a counter does not land on whom the GM puts away, and neither does the attack', () => {
    const both = [nothing('F', 'P'), nothing('P', 'F')];
    asked({ answer: 'counter-sword' }, put('f', 'e'), nowIs({ question: null, log: both }));
  });
  it('MU-14 whoever has died by the GM’s hand meanwhile is struck no more', () => {
    asked({ answer: 'pass' }, set('p', 'conditions', ['dead']), nowIs({ question: null, log: [nothing('F', 'P')] }));
  });
  it('MU-12 a blow with a sword that is taken from the hand comes to nothing', () => {
    asked({ answer: 'pass' }, set('f', 'gear', []), nowIs({ question: null, log: ['Sword is out of hand.'] }));
  });
  it('MU-24 an opportunity attack does not reach a mover whom the GM puts elsewhere', () => {
    playOut({
      cast: guarded,
      lines: [
        ...partyBegins,
        { do: 'move', by: 'p' },
        { answer: 'zone:b' },
        nowIs({ question: { rule: 'MU-24' } }),
        { answer: 'f.sword.p' },
        put('p', 'f'),
        nowIs({ log: [nothing('F', 'P')] }),
      ],
    });
  });
});
