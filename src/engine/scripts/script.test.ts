/** Scripted fights: played to their end, stopped at the first line that does not hold with expected and found. */
import { describe, expect, it } from 'vitest';
import { type Line, scriptSchema } from '../script.ts';
import { toy, toyScenes, toyScript } from '../toy.testing.ts';
import { playScript } from './playScript.ts';

const played = (...lines: Line[]) => playScript(toy, toyScenes, { ...toyScript, lines: [{ begin: true }, ...lines] });
const fault = (...lines: Line[]) => played(...lines).lines.at(-1)?.fault;

describe('a script', () => {
  it('that holds is played to its end', () => {
    const result = played(
      { expect: { offers: { ogre: { strike: true } }, may: ['ogre', 'ash', 'bo', 'lurker'], round: 1 } },
      { do: 'strike', by: 'ogre' },
      { expect: { question: { kind: 'choose', seat: 'ogre', options: ['ash', 'bo', 'lurker'] } } },
      { answer: 'ash' },
      { answer: 'pass' },
      { expect: { odds: { about: 'ash', outcomes: { '0': (5 / 6) ** 6, '1': '40.2 %' } } } },
      { answer: { dice: [6, 6, 1, 2, 3, 4] } },
      {
        expect: { tracks: { ash: { harm: 2 } }, log: ['TY-01', 'hits ash for 2'], logNot: ['misses'], question: null },
      },
      { do: 'strike', by: 'ogre', refused: 'TY-05' },
      { do: 'strike', by: 'ogre', refused: true },
      { undo: 1 },
      {
        expect: {
          tracks: { ash: { harm: 0 } },
          seen: { ash: true, lurker: false },
          place: { ash: 'zone:yard' },
          standing: { ash: 'up' },
        },
      },
    );
    expect(result.lines.at(-1)?.fault).toBeUndefined();
    expect(result.ok).toBe(true);
  });
  it('names expected and found where it fails, and goes no further', () => {
    const result = played({ expect: { tracks: { ash: { harm: 1 } } } }, { note: 'never reached' });
    expect(result.ok).toBe(false);
    expect(result.lines.at(-1)).toMatchObject({ line: 2, ok: false, fault: 'ash harm: expected 1, found 0' });
  });
  it('fails each kind of expectation that does not hold', () => {
    expect(fault({ expect: { offers: { ogre: { strike: 'TY-05' } } } })).toContain('expected “TY-05”, found true');
    expect(fault({ expect: { may: [] } })).toContain('may act');
    expect(fault({ expect: { round: 2 } })).toContain('round');
    expect(fault({ expect: { log: ['thunder'] } })).toContain('thunder');
    expect(fault({ expect: { question: { kind: 'dice' } } })).toContain('question');
    expect(fault({ expect: { seen: { lurker: true } } })).toContain('players see lurker');
    expect(fault({ do: 'strike', by: 'ogre', refused: 'TY-05' })).toContain('found that it was allowed');
    expect(fault({ do: 'strike', by: 'ogre', refused: true })).toContain(
      'refusal (any rule), found that it was allowed',
    );
    expect(fault({ do: 'fly', by: 'ogre' })).toContain('no action “fly”');
    expect(fault({ answer: 'ash' })).toContain('Nothing is asked');
    expect(fault({ expect: { standing: { ash: 'down' } } })).toContain('standing of ash');
    expect(fault({ expect: { place: { ash: 'zone:hall' } } })).toContain('zone:yard');
  });
  it('refuses more faces than dice are asked for, of several rolls too, and takes as many as there are', () => {
    const asked: Line[] = [{ do: 'strike', by: 'ogre' }, { answer: 'ash' }, { answer: 'pass' }];
    expect(fault(...asked, { answer: { dice: [6, 6, 1, 2, 3, 4, 5, 5] } })).toContain(
      'More faces than dice are given: 5, 5 are left over.',
    );
    expect(fault(...asked, { answer: { dice: { roll: [6, 6, 1, 2, 3, 4, 5] } } })).toContain(
      'More faces than dice are given for “roll”: 5 is left over.',
    );
    expect(
      fault(...asked, { answer: { dice: [6, 6, 1, 2, 3, 4, 5] }, refused: 'More faces than dice' }),
    ).toBeUndefined();
    expect(fault(...asked, { answer: { dice: [6, 6, 1, 2, 3, 4] } })).toBeUndefined();
  });
  it('tells of each line its own sentences, and of one that added none nothing', () => {
    const { lines } = played(
      { do: 'strike', by: 'ogre' },
      { answer: 'ash' },
      { answer: 'parry:ash' },
      { answer: { dice: [6, 1, 1, 1] } },
      { edit: [{ edit: 'sheet', combatant: 'bo', path: 'harm', value: 1 }], label: 'Bo stumbles.' },
      { answer: 'pass' },
      { answer: { dice: [6, 6, 1, 1, 1, 1] } },
      { note: 'Something is said.' },
      { do: 'strike', by: 'ogre', refused: 'TY-05' },
      { undo: 1 },
      { expect: { round: 1 } },
    );
    expect(lines.map(({ told }) => told.map(({ text }) => text))).toEqual([
      ['The fight begins.'],
      [],
      [],
      [],
      ['Ash parries with 1.'],
      ['Bo stumbles.'],
      [],
      ['Ogre hits Ash for 1.'],
      [],
      [],
      [],
      [],
    ]);
  });
  it('refuses a cast that does not fit, with its name', () => {
    const bad = playScript(toy, toyScenes, {
      ...toyScript,
      cast: [{ id: 'x', name: 'Xan', side: 'party', creature: 'dragon' }],
    });
    expect(bad.lines[0]?.fault).toBe('Xan: there is no creature “dragon”.');
    expect(playScript(toy, toyScenes, { ...toyScript, scene: 'moon' }).lines[0]?.fault).toContain(
      'no ready-made scene “moon”',
    );
  });
  it('refuses unknown lines at the door', () => {
    expect(scriptSchema.safeParse({ ...toyScript, lines: [{ dance: true }] }).success).toBe(false);
    expect(scriptSchema.safeParse({ ...toyScript, lines: [{ expect: { weather: 'fair' } }] }).success).toBe(false);
  });
});
