/**
 * Morale, surrender, chases, worn gear and the optional rules: MU-44 to MU-53, by commands and
 * answers.
 */
import { describe, expect, it } from 'vitest';
import type { Line } from '../../../../engine/script.ts';
import { playScript } from '../../../../engine/scripts/playScript.ts';
import { readyScenes } from '../../../../space/scenes/index.ts';
import { attackBy, oneAt, partyBegins, playOut } from '../../edges.testing.ts';
import { workedExample } from '../../examples/worked.ts';
import { murdham } from '../../index.ts';

const gear = (item: string, held: 'main' | 'off' | 'both' | null, more: Record<string, unknown> = {}) => ({
  id: item,
  item,
  held,
  worn: false,
  damaged: false,
  used: false,
  spent: false,
  ...more,
});

describe('worn gear', () => {
  it('MU-48: gear that was used makes a durability roll, and one in four is damaged; unused gear makes none', () => {
    const end = playOut({
      cast: [
        oneAt('p1', 'a', 'human', { gear: ['sword', 'dagger'] }),
        oneAt('f1', 'a', 'bandit', {
          gear: [gear('light-armour', null, { worn: true }), gear('fragile-sword', 'main')],
        }),
      ],
      lines: [
        ...partyBegins,
        ...attackBy('p1', 'f1'),
        { answer: 'counter-fragile-sword' },
        { answer: { dice: { attack: [3], counter: [2] } } },
        { end: true },
        { expect: { question: { kind: 'dice', rule: 'MU-48' } } },
        { answer: { dice: { 'p1.sword': [1], 'f1.light-armour': [2], 'f1.fragile-sword': [1] } } },
        {
          expect: { stage: 'over', log: ['Sword is damaged', 'Light armour comes through undamaged', 'is destroyed'] },
        },
      ],
    });
    expect(murdham.sheet.parse(end.fight.combatants.p1?.sheet).gear.map(({ id, damaged }) => [id, damaged])).toEqual([
      ['sword', true],
      ['dagger', false],
    ]);
  });
  it('MU-49: a damaged weapon breaks on a 1; damaged shields and armour break to 8 or more, shields first', () => {
    const worn = [gear('shield', 'off', { damaged: true }), gear('light-armour', null, { worn: true, damaged: true })];
    const cast = [
      oneAt('p1', 'a', 'human', { gear: [gear('sword', 'main', { damaged: true })] }),
      oneAt('f1', 'a', 'bear', { gear: worn, conditions: ['stunned'] }),
    ];
    const blow: Line[] = [...partyBegins, ...attackBy('p1', 'f1')];
    playOut({
      cast,
      lines: [
        ...blow,
        { answer: 1 },
        { expect: { log: ['MU-49', 'Sword was damaged and breaks'], offers: { p1: { 'attack:sword': false } } } },
      ],
    });
    playOut({ cast, lines: [...blow, { answer: { dice: [6, 2] } }, { expect: { logNot: ['MU-49'] } }] });
    playOut({
      cast,
      lines: [
        ...blow,
        { answer: { dice: [6, 3] } },
        {
          expect: {
            log: ['Shield was damaged and breaks'],
            logNot: ['Light armour was damaged'],
            tracks: { f1: { health: 9 } },
          },
        },
      ],
    });
    const suit = [
      oneAt('p1', 'a', 'human', { gear: ['sword'] }),
      oneAt('f1', 'a', 'bear', { gear: worn.slice(1), conditions: ['stunned'] }),
    ];
    playOut({
      cast: suit,
      lines: [
        ...blow,
        { answer: { dice: [6, 3] } },
        { expect: { log: ['Light armour was damaged and breaks'], tracks: { f1: { health: 8 } } } },
      ],
    });
  });
  it('MU-50: improvised weapons are simple ones that count as damaged', () => {
    playOut({
      cast: [
        oneAt('p1', 'a', 'human', { gear: ['improvised-great'] }),
        oneAt('f1', 'a', 'bear', { conditions: ['stunned'] }),
      ],
      lines: [
        ...partyBegins,
        ...attackBy('p1', 'f1', 'improvised-great'),
        { answer: 1 },
        {
          expect: {
            log: ['MU-49'],
            tracks: { f1: { health: 15 } },
            offers: { p1: { 'attack:improvised-great': false } },
          },
        },
      ],
    });
  });
});

describe('optional rules', () => {
  it('MU-51: WIT at the threshold or above may act in the fast phase, all others in the slow one', () => {
    const cast = [
      oneAt('p1', 'a', 'bandit'),
      oneAt('p2', 'a', 'elf'),
      oneAt('f1', 'd', 'bandit'),
      oneAt('f2', 'd', 'ogre'),
    ];
    playOut({
      cast,
      house: { fastAndSlow: true },
      lines: [
        ...partyBegins,
        { answer: 8 },
        { expect: { title: 'fast', may: ['p1', 'p2'] } },
        { do: 'turn', by: 'p1' },
        { do: 'end-turn', by: 'p1' },
        { do: 'turn', by: 'f2', refused: 'MU-51' },
        { expect: { may: ['f1'] } },
        { do: 'pass', by: 'foes' },
        { do: 'pass', by: 'party' },
        { expect: { title: 'slow', may: ['p2'] } },
        { do: 'pass', by: 'party' },
        { expect: { may: ['f1', 'f2'] } },
        { do: 'pass', by: 'foes' },
        { expect: { question: { rule: 'MU-51' } } },
        { note: 'Nobody is quick enough: the slow phase begins at once.' },
        { answer: 20 },
        { expect: { title: 'slow', may: ['p1', 'p2'] } },
      ],
    });
  });
  it('MU-52: a player declares before the time is up, or does nothing', () => {
    const cast = [
      { ...oneAt('p1', 'a', 'bandit'), player: 'Anna' },
      oneAt('p2', 'a', 'bandit'),
      oneAt('f1', 'd', 'bandit'),
    ];
    playOut({
      cast,
      house: { chaos: true },
      lines: [
        ...partyBegins,
        { do: 'turn', by: 'p1' },
        { expect: { question: { rule: 'MU-52', countdown: 15, options: ['declared', 'late'], seat: 'p1' } } },
        { answer: 'late' },
        { expect: { acting: null, may: ['f1'], log: ['does nothing'] } },
        { do: 'pass', by: 'foes' },
        { note: 'The GM’s own have all the time they need.' },
        { do: 'turn', by: 'p2' },
        { expect: { question: null, acting: 'p2' } },
      ],
    });
    playOut({
      cast,
      house: { chaos: true, chaosSeconds: 30 },
      lines: [
        ...partyBegins,
        { do: 'turn', by: 'p1' },
        { expect: { question: { countdown: 30 } } },
        { answer: 'declared' },
        { expect: { acting: 'p1' } },
      ],
    });
  });
  it('MU-53: the worked example plays through exactly as told', () => {
    const { ok, lines } = playScript(murdham, readyScenes, workedExample);
    expect(lines.filter((line) => !line.ok)).toEqual([]);
    expect(ok).toBe(true);
  });
});
