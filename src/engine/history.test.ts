/** Commands, answers, undo and redo: what a table does and takes back, through a toy game. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Encounter, parseEncounter } from './encounter.ts';
import { answer, dispatch, live } from './history.ts';
import { decider, play, playAtRandom, setUpOrThrow, thereAndBack } from './play.testing.ts';
import { publicView } from './public/publicView.ts';
import { toy, toyScenes, toyScript } from './toy.testing.ts';
import { redo, reopen, settle, undo } from './undo.ts';

const fresh = (): Encounter => play(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const asked = (encounter: Encounter) => live(toy, encounter).question;
const last = (encounter: Encounter) => live(toy, encounter).fight.log.at(-1)?.text;
const harm = (encounter: Encounter, who: string) => toy.tracks(live(toy, encounter).fight, who)[0]?.value;

describe('a move that asks', () => {
  it('stops at each question, takes the answer, and ends as one undo step', () => {
    let at = play(toy, fresh(), [{ do: 'strike', by: 'ogre' }]);
    expect(asked(at)?.title).toBe('Strike whom?');
    at = play(toy, at, [{ answer: 'ash' }, { answer: 'guard:bo' }]);
    expect(asked(at)?.kind).toBe('choose');
    at = play(toy, at, [{ answer: 'pass' }, { answer: { dice: [6, 6, 1, 1, 1, 1] } }]);
    expect(last(at)).toBe('Ogre hits Bo for 2.');
    expect(harm(at, 'bo')).toBe(2);
    expect(harm(at, 'ash')).toBe(0);
    expect(at.past.map(({ label }) => label)).toEqual(['Begin the fight', 'Ogre: Strike']);
  });
  it('nests: a parry with two successes strikes back inside the strike, and can be parried in turn', () => {
    const at = play(toy, fresh(), [
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
  it('goes on after JSON there and back in the middle of a question, to the same end', () => {
    let at = play(toy, fresh(), [{ do: 'strike', by: 'ogre' }, { answer: 'ash' }]);
    const back = parseEncounter(JSON.parse(JSON.stringify(at)), () => toy);
    if (!back.ok) throw new Error(back.refusal.text);
    expect(asked(back.value)).toEqual(asked(at));
    const rest = [{ answer: 'pass' }, { roll: true as const }];
    at = play(toy, at, rest);
    expect(play(toy, back.value, rest)).toEqual(at);
  });
});

describe('where an open move stands', () => {
  it('is worked out once for an encounter, is what a fresh run gives, and another game is not given it', () => {
    const at = play(toy, fresh(), [{ do: 'strike', by: 'ogre' }, { answer: 'ash' }]);
    expect(live(toy, at)).toBe(live(toy, at));
    expect(live(toy, { ...at })).toEqual(live(toy, at));
    expect(live(toy, { ...at })).not.toBe(live(toy, at));
    const mute = { ...toy, actions: [] };
    expect(live(mute, at).stuck).toContain('has no action');
    expect(live(toy, at).question?.title).toBe(live(toy, { ...at }).question?.title);
  });
});

describe('dice told as a number', () => {
  it('are marked in what the log tells of them, also after a reload, and the players are not shown their faces', () => {
    const rolling = play(toy, fresh(), [{ do: 'strike', by: 'ash' }, { answer: 'ogre' }, { answer: 'pass' }]);
    const question = live(toy, rolling).question;
    if (question?.kind !== 'dice') throw new Error('Dice should be asked for.');
    const faces = { [question.rolls[0]?.id ?? '']: [[[6], [5], [5], [5]]] };
    const said = { [question.rolls[0]?.id ?? '']: ['1 success'] };
    const told = answer(toy, rolling, question.id, { kind: 'dice', faces, said }, 'typed');
    const plain = answer(toy, rolling, question.id, { kind: 'dice', faces }, 'typed');
    if (!told.ok || !plain.ok) throw new Error('Both should be taken.');
    const dice = (encounter: Encounter) => encounter.fight.log.flatMap((entry) => entry.dice);
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

describe('what is refused changes nothing', () => {
  const refusal = (result: ReturnType<typeof dispatch>) => (result.ok ? undefined : result.refusal);
  it('an action that is not offered, with its reason and number', () => {
    const at = play(toy, fresh(), [
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
  it('a second move while one is open, a late answer, a made-up option, wrong dice', () => {
    const at = play(toy, fresh(), [{ do: 'strike', by: 'ogre' }]);
    const id = asked(at)?.id ?? '';
    expect(refusal(dispatch(toy, at, { type: 'act', actor: 'ash', action: 'strike' }))?.text).toContain('still open');
    expect(refusal(answer(toy, at, id, { kind: 'choose', option: 'moon' }))?.text).toContain('no choice “moon”');
    const on = play(toy, at, [{ answer: 'ash' }, { answer: 'pass' }]);
    expect(refusal(answer(toy, on, id, { kind: 'choose', option: 'ash' }))?.text).toContain('no longer open');
    expect(refusal(answer(toy, on, asked(on)?.id ?? '', { kind: 'dice', faces: { roll: [[[7]]] } }))?.text).toContain(
      'needs 6 dice',
    );
    expect(harm(on, 'ash')).toBe(0);
  });
  it('an edit whose content does not fit, whole', () => {
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
  it('takes back one answer of an open move, then the move', () => {
    let at = play(toy, fresh(), [{ do: 'strike', by: 'ogre' }, { answer: 'ash' }, { answer: 'guard:bo' }]);
    at = play(toy, at, [{ undo: 1 }]);
    expect(asked(at)?.kind === 'choose' && asked(at)).toMatchObject({
      options: expect.arrayContaining([expect.objectContaining({ id: 'guard:bo' })]),
    });
    at = play(toy, at, [{ undo: 2 }]);
    expect(asked(at)).toBeUndefined();
    at = play(toy, at, [{ redo: 3 }]);
    expect(asked(at)).toMatchObject({ kind: 'choose' });
    expect(asked(at)?.kind === 'choose' && asked(at)).toMatchObject({
      options: expect.not.arrayContaining([expect.objectContaining({ id: 'guard:bo' })]),
    });
  });
  it('rolls the same again after an undo, and the redo brings the very dice back', () => {
    const before = play(toy, fresh(), [{ do: 'strike', by: 'ogre' }, { answer: 'ash' }, { answer: 'pass' }]);
    const rolled = play(toy, before, [{ roll: true }]);
    const again = play(toy, before, [{ roll: true }]);
    expect(again).toEqual(rolled);
    const redone = play(toy, rolled, [{ undo: 1 }, { redo: 1 }]);
    expect(redone).toEqual(rolled);
  });
  const struck = () =>
    play(toy, fresh(), [
      { do: 'strike', by: 'ogre' },
      { answer: 'ash' },
      { answer: 'pass' },
      { answer: { dice: [6, 6, 6, 1, 1, 1] } },
    ]);
  it('takes one wrong die back out of a finished move', () => {
    const at = struck();
    const back = reopen(at);
    if (!back.ok) throw new Error(back.refusal.text);
    expect(asked(back.value)?.kind).toBe('dice');
    const mended = play(toy, back.value, [{ answer: { dice: [6, 1, 1, 1, 1, 1] } }]);
    expect(harm(mended, 'ash')).toBe(1);
  });
  it('brings a reopened move back whole, with nothing of it left open', () => {
    const at = struck();
    const back = reopen(at);
    if (!back.ok) throw new Error(back.refusal.text);
    expect(play(toy, back.value, [{ redo: 1 }])).toEqual(at);
    expect(play(toy, back.value, [{ undo: 1 }, { redo: 2 }])).toEqual(at);
  });
  it('a new move drops what could have been brought back', () => {
    const at = play(toy, fresh(), [{ do: 'round' }, { undo: 1 }, { do: 'strike', by: 'ash' }]);
    expect(redo(toy, at).ok).toBe(false);
  });
  it('refuses at the start', () => {
    const start = setUpOrThrow(toy, toyScenes, toyScript);
    expect(undo(start).ok).toBe(false);
  });
});

describe('the hand above the engine', () => {
  it('edits under an open move when its answers still fit, and the move goes on', () => {
    const at = play(toy, fresh(), [
      { do: 'strike', by: 'ogre' },
      { answer: 'ash' },
      { edit: [{ edit: 'sheet', combatant: 'ogre', path: 'dice', value: 2 }], label: 'The ogre is tired' },
    ]);
    const question = asked(play(toy, at, [{ answer: 'pass' }]));
    expect(question?.kind === 'dice' && question.rolls[0]?.groups[0]?.count).toBe(2);
  });
  it('refuses an edit under which the answers no longer fit', () => {
    const at = play(toy, fresh(), [{ do: 'strike', by: 'ogre' }, { answer: 'ash' }, { answer: 'guard:bo' }]);
    const edited = dispatch(toy, at, {
      type: 'edit',
      label: 'Bo leaves',
      edits: [{ edit: 'remove', combatant: 'bo' }],
    });
    expect(edited.ok ? '' : edited.refusal.text).toContain('finish it or take it back');
  });
  it('after loading, an open move that no longer fits is taken back and nothing before it', () => {
    const at = play(toy, fresh(), [{ do: 'strike', by: 'ogre' }, { answer: 'ash' }]);
    const stale: Encounter = {
      ...at,
      open: at.open && {
        ...at.open,
        given: at.open.given.map((given) => ({ ...given, answer: { kind: 'choose', option: 'gone' } as const })),
      },
    };
    const settled = settle(toy, stale);
    expect(settled.told).toContain('Ogre: Strike');
    expect(settled.encounter.past).toEqual(at.past);
    expect(settle(toy, at)).toEqual({ encounter: at });
  });
});

describe('random play', () => {
  it('whole fights go back to their start and forth to their end, equal; JSON there and back; no canary is shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
        const decide = decider(seed + 1);
        const start = setUpOrThrow(toy, toyScenes, { ...toyScript, seed });
        const { encounter } = playAtRandom(toy, start, seed, 25, (at) => {
          const { fight, question } = live(toy, at);
          expect(JSON.stringify(publicView(toy, fight, question, at.display))).not.toContain('CANARY');
          if (decide.int(0, 9) === 0) {
            const read = parseEncounter(JSON.parse(JSON.stringify(at)), () => toy);
            expect(read.ok && live(toy, read.value)).toEqual(live(toy, at));
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
