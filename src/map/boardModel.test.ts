/** Tests what the board is given: tokens, lit places, marks of the open question. */
import { describe, expect, it } from 'vitest';
import { dispatch, liveStateOf } from '../engine/history.ts';
import { playLines, setUpOrThrow } from '../engine/play.testing.ts';
import type { Aimed, Question } from '../engine/question.ts';
import { derivedOf } from '../engine/table/derived.ts';
import { toy, toyScenes, toyScript } from '../engine/toy.testing.ts';
import { gmSeat } from '../engine/words.ts';
import type { Place } from '../space/scene.ts';
import { aimerOf, aimingAt, marksOf, tokensOf } from './boardModel.ts';

const begun = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const aiming = playLines(toy, begun, [{ do: 'strike', by: 'ash' }]);
const tokens = (encounter = begun, picked: string[] = [], selected: string[] = []) => {
  const { fight, question } = liveStateOf(toy, encounter);
  return Object.fromEntries(
    tokensOf(toy, fight, derivedOf(toy, fight), { question, picked, selected }).map((token) => [token.id, token]),
  );
};
const places: Question = {
  id: '1.0',
  seat: gmSeat,
  title: 'Where?',
  rule: 'TY-01',
  audience: 'all',
  kind: 'choose',
  options: [
    {
      id: 'a',
      label: 'Yard',
      place: { kind: 'zone', zone: 'yard' },
      detail: '15 ft',
      covers: [{ kind: 'border', border: 'gate' }],
    },
    { id: 'b', label: 'Hall', place: { kind: 'zone', zone: 'hall' }, blocked: { rule: 'TY-01', text: 'Too far.' } },
    { id: 'c', label: 'Stay', place: { kind: 'off' } },
  ],
};

describe('the tokens of the board', () => {
  it('show side, health, turn and hiding', () => {
    const { ogre, lurker, ash } = tokens();
    expect(ogre).toMatchObject({ stance: 'foe', health: 1, turn: 'may', hidden: false });
    expect(lurker).toMatchObject({ hidden: true });
    expect(ash).toMatchObject({ stance: 'party' });
  });
  it('mark who may be picked and who is asked, and for a question to the GM the combatant it is about', () => {
    const { ogre, bo, ash } = tokens(aiming);
    expect([ogre?.mark, bo?.mark, ash?.mark]).toEqual(['pick', 'pick', 'asked']);
    const { fight } = liveStateOf(toy, begun);
    const marks = (question: Question) =>
      Object.fromEntries(
        tokensOf(toy, fight, derivedOf(toy, fight), { question, picked: [], selected: [] }).map(({ id, mark }) => [
          id,
          mark,
        ]),
      );
    // Ash attacks Bo, and Bo answers: Bo is asked, not Ash.
    const dodge: Question = {
      ...places,
      seat: { kind: 'combatant', combatant: 'bo' },
      about: ['ash', 'bo'],
      options: [{ id: 'dodge', label: 'Bo dodges', combatant: 'bo' }],
    };
    expect(marks(dodge)).toMatchObject({ bo: 'asked', ash: undefined });
    expect(marks({ ...places, about: ['ash'] })).toMatchObject({ bo: undefined, ash: 'asked' });
  });
  it('leave out combatants off the map', () => {
    const edit = { edit: 'combatant', combatant: 'bo', place: { kind: 'off' } };
    const moved = dispatch(toy, begun, { type: 'edit', label: 'Bo leaves.', edits: [edit] });
    if (!moved.ok) throw new Error(moved.refusal.text);
    expect(Object.keys(tokens(moved.value)).sort()).toEqual(['ash', 'lurker', 'ogre']);
  });
});

describe('lit places', () => {
  it('show what can be picked and what is greyed, and nothing off the map', () => {
    expect(marksOf(places, [])).toEqual([
      { place: { kind: 'zone', zone: 'yard' }, tone: 'pick', label: '15 ft' },
      { place: { kind: 'zone', zone: 'hall' }, tone: 'blocked' },
    ]);
  });
  it('are none without a question', () => {
    expect(marksOf(undefined, [])).toEqual([]);
  });
});

describe('the line of an attack', () => {
  const { fight } = liveStateOf(toy, begun);
  const yard: Place = { kind: 'zone', zone: 'yard' };
  const speaking = { ...toy, aim: () => ({ text: 'nearby', parts: [] }) };
  const at = (aimed: Aimed): Question => ({
    ...places,
    kind: 'choose',
    options: [{ id: 'ogre', label: 'Ogre', combatant: 'ogre', blocked: { rule: 'TY-01', text: 'No way.' }, aimed }],
  });
  it('goes from the attacker to the target, with the words of the game', () => {
    const clear = aimingAt(speaking, fight, undefined, 'ash', 'ogre');
    expect(clear?.lines).toMatchObject([{ text: 'nearby', toToken: 'ogre', tone: 'plain' }]);
    expect(clear?.shields).toEqual([]);
  });
  it('has the words of the question’s own option before those of the game', () => {
    const between = [{ place: yard, before: yard, bars: false }];
    const seen = aimingAt(speaking, fight, at({ text: 'cover', parts: [], way: 'hard', between }), 'ash', 'ogre');
    expect(seen?.lines).toMatchObject([{ text: 'cover', tone: 'plain' }]);
    expect(seen?.shields).toEqual([{ place: yard, before: yard, tone: 'cover' }]);
  });
  it('shows an obstacle that blocks the way as danger, and crosses the target out', () => {
    const question = at({
      text: 'obstructed',
      parts: [],
      way: 'barred',
      between: [{ place: yard, before: yard, bars: true }],
    });
    const seen = aimingAt(speaking, fight, question, 'ash', 'ogre');
    expect(seen?.lines).toMatchObject([{ tone: 'bad' }]);
    expect(seen?.shields).toMatchObject([{ tone: 'bar' }]);
    const drawn = tokensOf(toy, fight, derivedOf(toy, fight), { question, picked: [], selected: [] });
    expect(drawn.find(({ id }) => id === 'ogre')?.mark).toBe('barred');
    const merely = tokensOf(toy, fight, derivedOf(toy, fight), {
      question: at({ text: 'too far', parts: [] }),
      picked: [],
      selected: [],
    });
    expect(merely.find(({ id }) => id === 'ogre')?.mark).toBe('blocked');
  });
  it('starts from the acting combatant, and from others who are asked only where the answers are about aiming', () => {
    const asks = (combatant: string, aimed?: Aimed): Question => ({
      ...places,
      seat: { kind: 'combatant', combatant },
      options: [{ id: 'ogre', label: 'Ogre', combatant: 'ogre', ...(aimed ? { aimed } : {}) }],
    });
    expect(aimerOf(undefined, 'ash', 'ogre')).toBe('ash');
    expect(aimerOf(asks('ash'), 'ash', 'ogre')).toBe('ash');
    expect(aimerOf(asks('bo'), 'ash', 'ogre')).toBeUndefined();
    expect(aimerOf(asks('bo', { text: 'near', parts: [] }), 'ash', 'ogre')).toBe('bo');
    expect(aimerOf(places, 'ash', 'ogre')).toBe('ash');
  });
  it('is missing to oneself, to nobody, or without words', () => {
    expect(aimingAt(speaking, fight, undefined, 'ash', 'ash')).toBeUndefined();
    expect(aimingAt(speaking, fight, undefined, 'ash', undefined)).toBeUndefined();
    expect(aimingAt(toy, fight, undefined, 'ash', 'ogre')).toBeUndefined();
  });
});
