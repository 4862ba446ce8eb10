/**
 * Tests of copying and pasting. Pasted combatants are complete and numbered on, in a set-up and in
 * a running fight. A paste is refused as a whole with one sentence.
 */

import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../engine/encounter.ts';
import { everyone, fullName } from '../../engine/fight.ts';
import { dispatch, liveStateOf } from '../../engine/history.ts';
import { readLog } from '../../engine/log/read.ts';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import { type CopiedOne, copiedText } from '../../formats/copied/copied.ts';
import { plainSquares } from '../../map/scenes/plainScenes.ts';
import type { OpenEncounter } from '../types.ts';
import { pasteCommand, pastedEdits } from './copied.ts';
import { editsToMove } from './together.ts';

const start = setUpOrThrow(toy, toyScenes, toyScript);
const opened = (encounter: Encounter): OpenEncounter => ({ encounter, ruleset: toy, ...liveStateOf(toy, encounter) });
const one = (other: Partial<CopiedOne> = {}): CopiedOne => ({
  name: 'Ogre',
  stance: 'foe',
  hidden: false,
  look: { icon: 'ogre' },
  note: 'owes money',
  sheet: { ...(start.fight.combatants.ogre?.sheet as object), harm: 2 },
  ...other,
});
const text = (combatants: CopiedOne[], other = {}) =>
  copiedText({ game: toy.id, encounter: 'elsewhere', combatants, ...other });
function paste(at: Encounter, what: string): Encounter {
  const read = pastedEdits(opened(at), what, { kind: 'zone', zone: 'hall' });
  if (!read.ok) throw new Error(read.refusal.text);
  const next = dispatch(toy, at, pasteCommand(at.fight, read.value));
  if (!next.ok) throw new Error(next.refusal.text);
  return next.value;
}

describe('pasted combatants', () => {
  it('are complete, on a side of their stance, numbered on, at the given place', () => {
    const { fight } = paste(start, text([one(), one({ hidden: true })]));
    expect(
      everyone(fight)
        .filter(({ name }) => name === 'Ogre')
        .map(fullName),
    ).toEqual(['Ogre 1', 'Ogre 2', 'Ogre 3']);
    expect(fight.combatants['ogre-3']).toMatchObject({
      hidden: true,
      note: 'owes money',
      sheet: { harm: 2 },
      place: { kind: 'zone', zone: 'hall' },
      side: start.fight.combatants.ogre?.side,
    });
  });
  it('join a running fight as newcomers, in one step', () => {
    const begun = playLines(toy, start, [{ begin: true }]);
    const joined = paste(begun, text([one()]));
    expect(readLog(liveStateOf(toy, joined).fight).at(-1)?.text).toContain('Ogre');
    expect(joined.past.at(-1)?.command.type).toBe('join');
    expect(joined.past.length).toBe(begun.past.length + 1);
  });
  it('leave a person of the shelf who is already in the fight as they are', () => {
    const here = paste(start, text([one({ name: 'Brenna', shelf: 'b' })]));
    expect(() => paste(here, text([one({ name: 'Brenna', shelf: 'b' })]))).toThrow('Brenna is in this fight already.');
  });
  it.each([
    ['nothing', ''],
    ['other words', 'Dear diary'],
    ['other JSON', '{"affray":"shelf","version":1}'],
    ['another game', text([one()], { game: 'chess' })],
    ['a newer version', text([one()]).replace('"version": 1', '"version": 9')],
    ['a sheet that does not fit', text([one(), one({ sheet: { harm: 'much' } })])],
    ['nobody', text([])],
  ])('refuse %s with one sentence, and nobody comes', (_, what) => {
    const read = pastedEdits(opened(start), what, undefined);
    expect(read.ok ? '' : read.refusal.text).toMatch(/^[A-Z].*[.]$/);
  });
});

describe('combatants who are moved together', () => {
  const scene = plainSquares({ name: 'Hall', columns: 6, rows: 6, ground: { kind: 'plain', look: 'stone' } });
  const square = (column: number, row: number) => ({ kind: 'square' as const, column, row });
  const stood = dispatch(toy, start, {
    type: 'edit',
    label: 'On squares',
    edits: [
      { edit: 'scene', scene },
      { edit: 'combatant', combatant: 'ash', place: square(1, 1) },
      { edit: 'combatant', combatant: 'bo', place: square(2, 2) },
      { edit: 'combatant', combatant: 'ogre', place: square(5, 5) },
    ],
  });
  const places = (ids: string[], lead: string, at: ReturnType<typeof square>) => {
    if (!stood.ok) throw new Error(stood.refusal.text);
    return editsToMove(toy, stood.value.fight, ids, lead, at).map((edit) => ('place' in edit ? edit.place : undefined));
  };
  it('keep their formation, also over their own squares', () => {
    expect(places(['ash', 'bo'], 'bo', square(3, 3))).toEqual([square(3, 3), square(2, 2)]);
  });
  it('take the nearest free places where their formation meets the edge or another combatant', () => {
    const [first, second] = places(['ash', 'bo'], 'ash', square(5, 4));
    expect(first).toEqual(square(5, 4));
    expect(second).not.toEqual(square(6, 5));
    expect(places(['ash', 'bo'], 'bo', square(5, 5))).not.toContainEqual(square(5, 5));
  });
});
