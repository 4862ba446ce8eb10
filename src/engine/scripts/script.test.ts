/**
 * Scripted fights are played to their end, or stop at the first line that does not hold, with the
 * expected and the found value.
 */
import { describe, expect, it } from 'vitest';
import { MOST_NAME } from '../encounter.ts';
import { type Line, scriptSchema } from '../script.ts';
import { toy, toyScenes, toyScript } from '../toy.testing.ts';
import { failureText, playScript } from './playScript.ts';

const played = (...lines: Line[]) => playScript(toy, toyScenes, { ...toyScript, lines: [{ begin: true }, ...lines] });
const fault = (...lines: Line[]) => played(...lines).lines.at(-1)?.fault;

describe('a script', () => {
  it('is played to its end when everything holds', () => {
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
  it('names the expected and the found value where it fails, and stops there', () => {
    const result = played({ expect: { tracks: { ash: { harm: 1 } } } }, { note: 'never reached' });
    expect(result.ok).toBe(false);
    expect(result.lines.at(-1)).toMatchObject({ line: 2, ok: false, fault: 'ash harm: expected 1, found 0' });
  });
  it('fails for each kind of expectation that does not hold', () => {
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
  it('refuses more faces than a roll has dice, also for several rolls, and takes as many as there are', () => {
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
  it('reports for each line its own sentences, and nothing for a line that added none', () => {
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
  it('refuses a cast member that does not fit, by name', () => {
    const bad = playScript(toy, toyScenes, {
      ...toyScript,
      cast: [{ id: 'x', name: 'Xan', side: 'party', creature: 'dragon' }],
    });
    expect(bad.lines[0]?.fault).toBe('Xan: there is no creature “dragon”.');
    const unnamed = { id: 'x', name: 'Xan', side: 'party', creature: { id: 'dragon' } } as never;
    expect(playScript(toy, toyScenes, { ...toyScript, cast: [unnamed] }).lines[0]?.fault).toBe(
      'Xan: the creature must be named by its id, as a text.',
    );
    expect(playScript(toy, toyScenes, { ...toyScript, scene: 'moon' }).lines[0]?.fault).toContain(
      'no ready-made scene “moon”',
    );
    const onSquares = playScript({ ...toy, scenes: ['squares'] }, toyScenes, toyScript);
    expect(onSquares.lines[0]?.fault).toMatch(/is not played on a map of zones: choose a map of squares\.$/);
  });
  it('tells a failure as one sentence with one full stop; before the first line it is the set-up’s', () => {
    const cast = [{ id: 'x', name: 'Xan', side: 'party', creature: 'dragon' }];
    expect(failureText(playScript(toy, toyScenes, { ...toyScript, cast }).lines)).toBe(
      'the fight cannot be set up: Xan: there is no creature “dragon”.',
    );
    expect(failureText(played({ answer: 'ash' }).lines)).toMatch(/^line 2 does not hold: .*[^.]\.$/);
    expect(failureText(played({ expect: { tracks: { ash: { harm: 1 } } } }).lines)).toBe(
      'line 2 does not hold: ash harm: expected 1, found 0.',
    );
  });
  it('lets combatants join now or in a later round, and sets only numbers where it says so', () => {
    const cy = { id: 'cy', name: 'Cy', side: 'party', place: { kind: 'zone' as const, zone: 'hall' } };
    const raw: Line = {
      edit: [{ edit: 'sheet', combatant: 'bo', path: 'harm', value: 5 }],
      label: 'Bo falls.',
      raw: true,
    };
    const line = played({ join: [cy] }, { expect: { place: { cy: 'zone:hall' }, log: ['Cy joins the fight'] } });
    expect([line.ok, line.lines.at(-1)?.fault]).toEqual([true, undefined]);
    const later = played({ join: [cy], round: 2 }, { expect: { log: ['In round 2: Cy comes'] } }, raw);
    expect(later.ok && later.encounter?.fight.coming).toMatchObject([{ round: 2 }]);
    expect(later.ok && later.encounter?.past.at(-1)?.command).toMatchObject({ type: 'edit', raw: true });
    expect(fault({ join: [{ ...cy, creature: 'dragon' }] })).toContain('there is no creature “dragon”');
  });
  it('lets an announced combatant come in by itself when its round begins, under its own id, as in the app', () => {
    const late = { id: 'late', name: 'Cy', side: 'party', place: { kind: 'zone' as const, zone: 'hall' } };
    const orc = { id: 'orc', name: 'Orc', side: 'foes', toward: { party: 'friend' as const } };
    const result = played(
      { join: [late, orc], round: 2 },
      { do: 'round' },
      {
        expect: { round: 2, log: ['Cy and Orc join the fight'], place: { late: 'zone:hall' }, standing: { orc: 'up' } },
      },
      // What was taken back does not come by itself again.
      { undo: 1 },
      { do: 'strike', by: 'late', refused: true },
    );
    expect(result.lines.at(-1)?.fault).toBeUndefined();
    expect(played({ join: [orc], round: 2 }, { do: 'round' }).encounter?.fight.combatants.orc?.toward).toEqual({
      party: 'friend',
    });
  });
  it('may have a title longer than the name of an encounter', () => {
    const title = 'x'.repeat(160);
    const result = playScript(toy, toyScenes, { ...toyScript, title, lines: [{ begin: true }] });
    expect(result.lines.at(-1)?.fault).toBeUndefined();
    expect(result.encounter?.name).toHaveLength(MOST_NAME);
  });
  it('refuses unknown lines when it is read', () => {
    expect(scriptSchema.safeParse({ ...toyScript, lines: [{ dance: true }] }).success).toBe(false);
    expect(scriptSchema.safeParse({ ...toyScript, lines: [{ expect: { weather: 'fair' } }] }).success).toBe(false);
  });
});
