/** Commands, answers, undo and redo of a table, with a toy game. */

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../space/scene.ts';
import { zoneGraph } from '../space/zones/zoneGraph.ts';
import { type Encounter, newEncounter, parseEncounter } from './encounter.ts';
import { answerQuestion, dispatch, liveStateOf } from './history.ts';
import { readLog } from './log/read.ts';
import { playAtRandom, playLines, randomDecider, setUpOrThrow, thereAndBack } from './play.testing.ts';
import { publicView } from './public/publicView.ts';
import { toy, toyScenes, toyScript } from './toy.testing.ts';
import { redo, reopenLastMove, settleOpenMove, undo } from './undo.ts';

const fresh = (): Encounter => playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const asked = (encounter: Encounter) => liveStateOf(toy, encounter).question;
const last = (encounter: Encounter) => readLog(liveStateOf(toy, encounter).fight).at(-1)?.text;
const harm = (encounter: Encounter, who: string) => toy.tracks(liveStateOf(toy, encounter).fight, who)[0]?.value;

describe('a move that asks', () => {
  it('stops at each question, takes the answer, and ends as one undo step', () => {
    let at = playLines(toy, fresh(), [{ do: 'strike', by: 'ogre' }]);
    expect(asked(at)?.title).toBe('Strike whom?');
    at = playLines(toy, at, [{ answer: 'ash' }, { answer: 'guard:bo' }]);
    expect(asked(at)?.kind).toBe('choose');
    at = playLines(toy, at, [{ answer: 'pass' }, { answer: { dice: [6, 6, 1, 1, 1, 1] } }]);
    expect(last(at)).toBe('Ogre hits Bo for 2.');
    expect(harm(at, 'bo')).toBe(2);
    expect(harm(at, 'ash')).toBe(0);
    expect(at.past.map(({ label }) => label)).toEqual(['Begin the fight', 'Ogre: Strike']);
  });
  it('nests: a parry with two successes strikes back inside the strike, and that strike can be parried too', () => {
    const at = playLines(toy, fresh(), [
      { do: 'strike', by: 'ogre' },
      { answer: 'ash' },
      { answer: 'parry:ash' },
      { answer: { dice: [6, 6, 1, 1] } },
      { answer: 'parry:ogre' },
      { answer: { dice: [6, 1, 1, 1, 1, 1] } },
      { answer: 'pass' },
      { answer: { dice: [6, 6, 6, 1] } },
      { answer: 'pass' },
      { answer: { dice: [6, 6, 6, 6] } },
    ]);
    expect(harm(at, 'ogre')).toBe(2);
    expect(harm(at, 'ash')).toBe(2);
  });
  it('continues to the same end after a way through JSON in the middle of a question', () => {
    let at = playLines(toy, fresh(), [{ do: 'strike', by: 'ogre' }, { answer: 'ash' }]);
    const back = parseEncounter(JSON.parse(JSON.stringify(at)), () => toy);
    if (!back.ok) throw new Error(back.refusal.text);
    expect(asked(back.value)).toEqual(asked(at));
    const rest = [{ answer: 'pass' }, { roll: true as const }];
    at = playLines(toy, at, rest);
    expect(playLines(toy, back.value, rest)).toEqual(at);
  });
});

describe('the prepared map of a fight', () => {
  const graphOf = (scene: Scene) => (scene.kind === 'zones' ? zoneGraph(scene) : undefined);
  it('is prepared once when the fight is created or read', () => {
    const scene = structuredClone(toyScenes.yard);
    const made = newEncounter(toy, { id: 'new', name: 'New', seed: 1, scene, sides: [] });
    const read = parseEncounter(JSON.parse(JSON.stringify(fresh())), () => toy);
    if (!read.ok) throw new Error(read.refusal.text);
    for (const { fight } of [made, read.value]) {
      expect(graphOf(fight.scene)).toBeDefined();
      expect(graphOf(fight.scene)).toBe(graphOf(fight.scene));
    }
  });
});

describe('the state of an open move', () => {
  it('is worked out once for each open move, equals a fresh run, and is not reused for another game or another fight below the move', () => {
    const at = playLines(toy, fresh(), [{ do: 'strike', by: 'ogre' }, { answer: 'ash' }]);
    expect(liveStateOf(toy, { ...at, dice: [] })).toBe(liveStateOf(toy, at));
    const anew = { ...at, open: at.open && { ...at.open } };
    expect(liveStateOf(toy, anew)).toEqual(liveStateOf(toy, at));
    expect(liveStateOf(toy, anew)).not.toBe(liveStateOf(toy, at));
    const below = { ...at, fight: { ...at.fight, notes: {} } };
    expect(liveStateOf(toy, below)).not.toBe(liveStateOf(toy, at));
    const mute = { ...toy, actions: [] };
    expect(liveStateOf(mute, at).stuck).toContain('has no action');
    expect(liveStateOf(toy, at).question?.title).toBe(liveStateOf(toy, anew).question?.title);
  });
});

describe('dice entered as one number', () => {
  it('are marked as such in the log, also after a reload, and the players do not see their faces', () => {
    const rolling = playLines(toy, fresh(), [{ do: 'strike', by: 'ash' }, { answer: 'ogre' }, { answer: 'pass' }]);
    const question = liveStateOf(toy, rolling).question;
    if (question?.kind !== 'dice') throw new Error('Dice should be asked for.');
    const faces = { [question.rolls[0]?.id ?? '']: [[[6], [5], [5], [5]]] };
    const said = { [question.rolls[0]?.id ?? '']: ['1 success'] };
    const told = answerQuestion(toy, rolling, question.id, { kind: 'dice', faces, said }, 'typed');
    const plain = answerQuestion(toy, rolling, question.id, { kind: 'dice', faces }, 'typed');
    if (!told.ok || !plain.ok) throw new Error('Both should be taken.');
    const dice = (encounter: Encounter) => readLog(encounter.fight).flatMap((entry) => entry.dice);
    expect(dice(told.value).map((one) => one.said)).toContain('1 success');
    expect(dice(plain.value).every((one) => one.said === undefined)).toBe(true);
    const again = parseEncounter(JSON.parse(JSON.stringify(told.value)), () => toy);
    expect(again.ok && dice(again.value)).toEqual(dice(told.value));
    const seen = (encounter: Encounter) =>
      publicView(toy, encounter.fight, undefined, encounter.display).last?.dice.flatMap((one) => one.faces) ?? [];
    expect(seen(plain.value)).toEqual([[6], [5], [5], [5]]);
    expect(seen(told.value)).toEqual([]);
  });
});

describe('a refusal changes nothing', () => {
  const refusal = (result: ReturnType<typeof dispatch>) => (result.ok ? undefined : result.refusal);
  it('for an action that is not offered, and names the reason and the rule', () => {
    const at = playLines(toy, fresh(), [
      { do: 'strike', by: 'ogre' },
      { answer: 'ash' },
      { answer: 'pass' },
      { roll: true },
    ]);
    expect(refusal(dispatch(toy, at, { type: 'act', actor: 'ogre', action: 'strike' }))).toEqual({
      rule: 'TY-05',
      text: 'Has already acted this round.',
    });
  });
  it('for a second move while one is open, a late answer, an invented option and wrong dice', () => {
    const at = playLines(toy, fresh(), [{ do: 'strike', by: 'ogre' }]);
    const id = asked(at)?.id ?? '';
    expect(refusal(dispatch(toy, at, { type: 'act', actor: 'ash', action: 'strike' }))?.text).toContain('still open');
    expect(refusal(answerQuestion(toy, at, id, { kind: 'choose', option: 'moon' }))?.text).toContain(
      'no choice “moon”',
    );
    const on = playLines(toy, at, [{ answer: 'ash' }, { answer: 'pass' }]);
    expect(refusal(answerQuestion(toy, on, id, { kind: 'choose', option: 'ash' }))?.text).toContain('no longer open');
    expect(
      refusal(answerQuestion(toy, on, asked(on)?.id ?? '', { kind: 'dice', faces: { roll: [[[7]]] } }))?.text,
    ).toContain('needs 6 dice');
    expect(harm(on, 'ash')).toBe(0);
  });
  it('for an edit of which a part does not fit', () => {
    const at = fresh();
    const bad = dispatch(toy, at, {
      type: 'edit',
      label: 'Two changes',
      edits: [
        { edit: 'sheet', combatant: 'ash', path: 'harm', value: 3 },
        { edit: 'sheet', combatant: 'ash', path: 'harm', value: 'much' },
      ],
    });
    expect(refusal(bad)?.text).toContain('“harm” cannot be set so');
    expect(harm(at, 'ash')).toBe(0);
  });
});

describe('undo and redo', () => {
  it('undoes one answer of an open move, and then the move', () => {
    let at = playLines(toy, fresh(), [{ do: 'strike', by: 'ogre' }, { answer: 'ash' }, { answer: 'guard:bo' }]);
    at = playLines(toy, at, [{ undo: 1 }]);
    expect(asked(at)?.kind === 'choose' && asked(at)).toMatchObject({
      options: expect.arrayContaining([expect.objectContaining({ id: 'guard:bo' })]),
    });
    at = playLines(toy, at, [{ undo: 2 }]);
    expect(asked(at)).toBeUndefined();
    at = playLines(toy, at, [{ redo: 3 }]);
    expect(asked(at)).toMatchObject({ kind: 'choose' });
    expect(asked(at)?.kind === 'choose' && asked(at)).toMatchObject({
      options: expect.not.arrayContaining([expect.objectContaining({ id: 'guard:bo' })]),
    });
  });
  it('rolls the same dice again after an undo, and the redo brings the same dice back', () => {
    const before = playLines(toy, fresh(), [{ do: 'strike', by: 'ogre' }, { answer: 'ash' }, { answer: 'pass' }]);
    const rolled = playLines(toy, before, [{ roll: true }]);
    const again = playLines(toy, before, [{ roll: true }]);
    expect(again).toEqual(rolled);
    const redone = playLines(toy, rolled, [{ undo: 1 }, { redo: 1 }]);
    expect(redone).toEqual(rolled);
  });
  const struck = () =>
    playLines(toy, fresh(), [
      { do: 'strike', by: 'ogre' },
      { answer: 'ash' },
      { answer: 'pass' },
      { answer: { dice: [6, 6, 6, 1, 1, 1] } },
    ]);
  it('undoes one wrong die in a finished move', () => {
    const at = struck();
    const back = reopenLastMove(at);
    if (!back.ok) throw new Error(back.refusal.text);
    expect(asked(back.value)?.kind).toBe('dice');
    const mended = playLines(toy, back.value, [{ answer: { dice: [6, 1, 1, 1, 1, 1] } }]);
    expect(harm(mended, 'ash')).toBe(1);
  });
  it('brings a reopened move back whole, and leaves nothing of it open', () => {
    const at = struck();
    const back = reopenLastMove(at);
    if (!back.ok) throw new Error(back.refusal.text);
    expect(playLines(toy, back.value, [{ redo: 1 }])).toEqual(at);
    expect(playLines(toy, back.value, [{ undo: 1 }, { redo: 2 }])).toEqual(at);
  });
  it('forgets undone steps when a new move is made', () => {
    const at = playLines(toy, fresh(), [{ do: 'round' }, { undo: 1 }, { do: 'strike', by: 'ash' }]);
    expect(redo(toy, at).ok).toBe(false);
  });
  it('refuses at the start', () => {
    const start = setUpOrThrow(toy, toyScenes, toyScript);
    expect(undo(start).ok).toBe(false);
  });
});

describe('edits by the GM', () => {
  it('change the fight under an open move when its answers still fit, and the move goes on', () => {
    const at = playLines(toy, fresh(), [
      { do: 'strike', by: 'ogre' },
      { answer: 'ash' },
      { edit: [{ edit: 'sheet', combatant: 'ogre', path: 'dice', value: 2 }], label: 'The ogre is tired' },
    ]);
    const question = asked(playLines(toy, at, [{ answer: 'pass' }]));
    expect(question?.kind === 'dice' && question.rolls[0]?.groups[0]?.count).toBe(2);
  });
  it('are refused when the answers no longer fit', () => {
    const at = playLines(toy, fresh(), [{ do: 'strike', by: 'ogre' }, { answer: 'ash' }, { answer: 'guard:bo' }]);
    const edited = dispatch(toy, at, {
      type: 'edit',
      label: 'Bo leaves',
      edits: [{ edit: 'remove', combatant: 'bo' }],
    });
    expect(edited.ok ? '' : edited.refusal.text).toContain('finish it or take it back');
  });
  it('after loading, undo only an open move that no longer fits', () => {
    const at = playLines(toy, fresh(), [{ do: 'strike', by: 'ogre' }, { answer: 'ash' }]);
    const stale: Encounter = {
      ...at,
      open: at.open && {
        ...at.open,
        given: at.open.given.map((given) => ({ ...given, answer: { kind: 'choose', option: 'gone' } as const })),
      },
    };
    const settled = settleOpenMove(toy, stale);
    expect(settled.told).toContain('Ogre: Strike');
    expect(settled.encounter.past).toEqual(at.past);
    expect(settleOpenMove(toy, at)).toEqual({ encounter: at });
  });
});

describe('random play', () => {
  it('goes back to the start and forward to the end with equal states, survives JSON, and shows no planted secret', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const decide = randomDecider(seed + 1);
        const start = setUpOrThrow(toy, toyScenes, { ...toyScript, seed });
        const { encounter } = playAtRandom(toy, start, seed, 25, (at) => {
          const { fight, question } = liveStateOf(toy, at);
          expect(JSON.stringify(publicView(toy, fight, question, at.display))).not.toContain('CANARY');
          if (decide.int(0, 9) === 0) {
            const read = parseEncounter(JSON.parse(JSON.stringify(at)), () => toy);
            expect(read.ok && liveStateOf(toy, read.value)).toEqual(liveStateOf(toy, at));
          }
        });
        const { start: back, end } = thereAndBack(toy, encounter);
        expect(back.fight).toEqual(start.fight);
        expect(back.dice).toEqual(start.dice);
        expect(end.fight).toEqual(encounter.fight);
        expect(end.dice).toEqual(encounter.dice);
        expect(end.past).toEqual(encounter.past);
      }),
      { numRuns: 40 },
    );
  });
});
