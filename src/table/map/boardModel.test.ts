/** What the board is given: tokens, lit places, marks of the open question. */
import { describe, expect, it } from 'vitest';
import { dispatch, live } from '../../engine/history.ts';
import { play, setUpOrThrow } from '../../engine/play.testing.ts';
import type { Question } from '../../engine/question.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import { gm } from '../../engine/words.ts';
import { derive } from '../derived.ts';
import { aimLine, marksOf, tokensOf } from './boardModel.ts';

const begun = play(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const aiming = play(toy, begun, [{ do: 'strike', by: 'ash' }]);
const tokens = (encounter = begun, picked: string[] = [], selected: string[] = []) => {
  const { fight, question } = live(toy, encounter);
  return Object.fromEntries(
    tokensOf(toy, fight, derive(toy, fight), { question, picked, selected }).map((token) => [token.id, token]),
  );
};
const places: Question = {
  id: '1.0',
  seat: gm,
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

describe('tokens', () => {
  it('show side, health, turn and hiding', () => {
    const { ogre, lurker, ash } = tokens();
    expect(ogre).toMatchObject({ stance: 'foe', health: 1, turn: 'may', hidden: false });
    expect(lurker).toMatchObject({ hidden: true });
    expect(ash).toMatchObject({ stance: 'party' });
  });
  it('mark who may be picked and whom the question is about', () => {
    const { ogre, bo, ash } = tokens(aiming);
    expect([ogre?.mark, bo?.mark, ash?.mark]).toEqual(['pick', 'pick', 'asked']);
  });
  it('leave out whoever is beside the map', () => {
    const edit = { edit: 'combatant', combatant: 'bo', place: { kind: 'off' } };
    const moved = dispatch(toy, begun, { type: 'edit', label: 'Bo leaves.', edits: [edit] });
    if (!moved.ok) throw new Error(moved.refusal.text);
    expect(Object.keys(tokens(moved.value)).sort()).toEqual(['ash', 'lurker', 'ogre']);
  });
});

describe('lit places', () => {
  it('tell what can be picked, what is greyed, and nothing beside the map', () => {
    expect(marksOf(places, [])).toEqual([
      { place: { kind: 'zone', zone: 'yard' }, tone: 'pick', label: '15 ft' },
      { place: { kind: 'zone', zone: 'hall' }, tone: 'blocked' },
    ]);
  });
  it('show what the option pointed at would cover', () => {
    const shown = marksOf(places, [], { place: { kind: 'zone', zone: 'yard' } });
    expect(shown.at(-1)).toEqual({ place: { kind: 'border', border: 'gate' }, tone: 'area' });
  });
  it('are none without a question', () => {
    expect(marksOf(undefined, [])).toEqual([]);
  });
});

describe('the aim line', () => {
  const { fight } = live(toy, begun);
  const speaking = { ...toy, aim: () => ({ text: 'nearby', parts: [] }) };
  it('goes from one to the other with the words of the game', () => {
    expect(aimLine(speaking, fight, 'ash', 'ogre')).toMatchObject([{ text: 'nearby', toToken: 'ogre' }]);
  });
  it('is not drawn to oneself, to nobody, or without words', () => {
    expect(aimLine(speaking, fight, 'ash', 'ash')).toEqual([]);
    expect(aimLine(speaking, fight, 'ash', undefined)).toEqual([]);
    expect(aimLine(toy, fight, 'ash', 'ogre')).toEqual([]);
  });
});
