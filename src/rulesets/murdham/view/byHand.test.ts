/**
 * The GM sets by hand what Murdham stores beside a fighter's own values, and takes it back: turns
 * used, the chance, wear, clocks, things on the ground.
 */
import { describe, it } from 'vitest';
import type { Line } from '../../../engine/script.ts';
import { nowIs, oneAt, partyBegins, playOut } from '../edges.testing.ts';

const cast = [oneAt('p', 'a', 'human', { gear: ['sword'] }), oneAt('f', 'd', 'bandit', { skills: ['bravery'] })];
const set = (path: string, value: unknown): Line => ({ edit: [{ edit: 'state', path, value }], label: 'By hand' });
const sheet = (combatant: string, path: string, value: unknown): Line => ({
  edit: [{ edit: 'sheet', combatant, path, value }],
  label: 'By hand',
});

describe('by hand', () => {
  it('MU-02: a turn that was used is given back, and taken; both are undone like a move', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        set('used', { p: 'reaction' }),
        nowIs({ offers: { p: { turn: 'MU-02' } } }),
        { undo: 1 },
        nowIs({ may: ['p'] }),
        { do: 'turn', by: 'p' },
        { do: 'end-turn', by: 'p' },
        set('used', {}),
        set('chance', 'party'),
        nowIs({ may: ['p'] }),
      ],
    });
  });
  it('MU-05: the round, the initiative and the phase', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        set('initiative', 'foes'),
        set('round', 7),
        nowIs({ round: 7, offers: { foes: { 'go-first:foes': true } } }),
      ],
    });
  });
  it('MU-48: hands and wear of a thing, and what lies on the ground', () => {
    playOut({
      cast,
      lines: [
        ...partyBegins,
        sheet('p', 'gear.0.held', null),
        nowIs({ offers: { p: { 'attack:sword': false, 'equip:sword': true } } }),
        { undo: 1 },
        set('dropped', [
          {
            item: { id: 'axe', item: 'axe', held: null, worn: false, damaged: true, used: false, spent: false },
            place: { kind: 'zone', zone: 'a' },
          },
        ]),
        nowIs({ offers: { p: { 'pick-up:axe': true } } }),
      ],
    });
  });
  it('MU-29, MU-36: conditions with their clock and from whom', () => {
    playOut({
      cast: [...cast, oneAt('p2', 'a')],
      lines: [
        ...partyBegins,
        sheet('f', 'conditions', [
          { id: 'dying', until: 'cause', rounds: 1 },
          { id: 'incapacitated', until: 'stretch' },
        ]),
        sheet('f', 'harm', 8),
        sheet('p', 'conditions', [{ id: 'grabbed', until: 'cause', by: 'p2' }]),
        nowIs({ badges: { f: { dying: 1 }, p: { grabbed: true } }, offers: { p: { move: 'MU-36' } } }),
      ],
    });
  });
});
