/** Tests files that earlier versions saved: each opens as it was. */
import { describe, expect, it } from 'vitest';
import { type Encounter, VERSION } from '../engine/encounter.ts';
import { liveStateOf } from '../engine/history.ts';
import { readLog } from '../engine/log/read.ts';
import { playLines, thereAndBack } from '../engine/play.testing.ts';
import { toy } from '../engine/toy.testing.ts';
import { redo } from '../engine/undo.ts';
import { houseRules } from '../rulesets/murdham/house/house.ts';
import { murdham } from '../rulesets/murdham/index.ts';
import { jsonBytes, openedFile } from './encounterFile.testing.ts';
import { openEncounterFile } from './encounterFile.ts';
import frozenMurdham from './frozen/murdham-v1.json' with { type: 'json' };
import frozen from './frozen/v1.json' with { type: 'json' };
import frozen2 from './frozen/v2.json' with { type: 'json' };
import frozen3 from './frozen/v3.json' with { type: 'json' };
import frozen4 from './frozen/v4.json' with { type: 'json' };
import frozen5 from './frozen/v5.json' with { type: 'json' };

/** The log in words, for the GM and for players: at the end, and after each step. */
const wordsOf = (encounter: Encounter) =>
  readLog(encounter.fight).map(({ rule, text, shown, who }) => ({ rule, text, shown, who }));
const oldWords = (old: { fight: { log: { rule: string; text: string; shown?: string; who: string[] }[] } }) =>
  old.fight.log.map(({ rule, text, shown, who }) => ({ rule, text, shown, who }));

describe('a file of version 1', () => {
  it('opens as it was, with its open question and its undo, and has no fog, drawings or notes yet', async () => {
    const { encounter, told } = await openedFile(jsonBytes(frozen));
    expect(told).toBeUndefined();
    expect(encounter.id).toBe('frozen-1');
    expect(encounter.version).toBe(VERSION);
    const { log } = encounter.fight;
    expect(encounter.fight).toEqual({ ...frozen.fight, fog: {}, drawings: {}, notes: {}, log });
    expect(wordsOf(encounter)).toEqual(oldWords(frozen));
    expect(liveStateOf(toy, encounter).question?.title).toBe('Strike whom?');
    const forth = redo(toy, encounter);
    expect(forth.ok && liveStateOf(toy, forth.value).question?.title).toBe('lurker strikes at ash');
    expect(encounter.past.map(({ label }) => label)).toEqual(frozen.past.map(({ label }) => label));
    expect(thereAndBack(toy, encounter).start.fight.stage).toBe('setup');
  });
});

describe('a fight of Murdham saved at version 1', () => {
  it('opens with default values for missing house rules, its question and its undo, and can be played to the end of the turn', async () => {
    const result = await openEncounterFile(jsonBytes(frozenMurdham), () => murdham);
    if (!result.ok) throw new Error(result.refusal.text);
    const { encounter, told } = result.value;
    expect(told).toBeUndefined();
    expect(encounter.fight.house).toEqual({ ...houseRules.start(), ...frozenMurdham.fight.house });
    expect(encounter.fight.combatants).toEqual(frozenMurdham.fight.combatants);
    const question = liveStateOf(murdham, encounter).question;
    expect(question?.title).toBe('Red Ketil attacks Hilda with War hammer: any reaction?');
    expect(question?.kind === 'choose' && question.options.map(({ id }) => id)).toContain('dodge');
    const { start, end } = thereAndBack(murdham, encounter);
    expect(start.fight.stage).toBe('setup');
    expect(end.fight).toEqual(encounter.fight);
    const on = playLines(murdham, encounter, [{ answer: 'dodge' }, { answer: 1 }, { do: 'end-turn', by: 'ketil' }]);
    expect(on.fight.log.at(-1)?.round).toBe(1);
  });
});

describe('a file of version 2', () => {
  it('opens as it was, with its fog, drawings, open question and undo', async () => {
    const { encounter, told } = await openedFile(jsonBytes(frozen2));
    expect(told).toBeUndefined();
    const { past, fight: now } = encounter;
    const fight = { ...frozen2.fight, notes: {}, log: now.log };
    expect(encounter).toEqual({ ...frozen2, version: VERSION, fight, past });
    expect(wordsOf(encounter)).toEqual(oldWords(frozen2));
    expect(encounter.fight.fog).toEqual({ hall: true });
    expect(Object.values(encounter.fight.drawings).map(({ figure }) => figure.kind)).toEqual(['words', 'free', 'box']);
    expect(liveStateOf(toy, encounter).question?.title).toBe('Strike whom?');
    const { start, end } = thereAndBack(toy, encounter);
    expect(start.fight).toMatchObject({ stage: 'setup', fog: {}, drawings: {} });
    expect(end.fight.drawings).toEqual(encounter.fight.drawings);
  });
});

describe('a file of version 3', () => {
  it('opens as it was, with its notes and pins, its open question, and undo to before they were written', async () => {
    const { encounter, told } = await openedFile(jsonBytes(frozen3));
    expect(told).toBeUndefined();
    const { past, fight: now } = encounter;
    expect(encounter).toEqual({ ...frozen3, version: VERSION, fight: { ...frozen3.fight, log: now.log }, past });
    expect(wordsOf(encounter)).toEqual(oldWords(frozen3));
    expect(Object.values(encounter.fight.notes).map(({ name, at, seen }) => [name, at?.x, seen])).toEqual([
      ['What they want', undefined, 'gm'],
      ['The altar', 120, 'players'],
    ]);
    expect(liveStateOf(toy, encounter).question?.title).toBe('Strike whom?');
    const { start, end } = thereAndBack(toy, encounter);
    expect(start.fight).toMatchObject({ stage: 'setup', notes: {} });
    expect(end.fight.notes).toEqual(encounter.fight.notes);
  });
});

describe('a file of version 4', () => {
  it('opens as it was, with its log in present names, its pronoun, and undo to the old name', async () => {
    const { encounter, told } = await openedFile(jsonBytes(frozen4));
    expect(told).toBeUndefined();
    expect(encounter).toEqual({ ...frozen4, version: VERSION });
    expect(readLog(encounter.fight).map(({ text, shown }) => [text, shown !== undefined])).toEqual([
      ['The fight begins.', true],
      ['Ash hits Grom for 1.', true],
      ['The ogre is called Grom.', false],
    ]);
    expect(encounter.fight.combatants.ash?.pronoun).toBe('she');
    const { start } = thereAndBack(toy, encounter);
    expect(start.fight).toMatchObject({ stage: 'setup', log: [] });
  });
});

describe('a file of version 5', () => {
  it('opens as it was, with rulings among the answers of a finished move and of the open one, and with undo', async () => {
    const { encounter, told } = await openedFile(jsonBytes(frozen5));
    expect(told).toBeUndefined();
    expect(encounter).toEqual({ ...frozen5, version: VERSION });
    expect(
      encounter.past.at(-1)?.given.map((given) => ('edit' in given ? given.edit.label : given.answer.kind)),
    ).toEqual(['choose', 'choose', 'Bo stumbles', 'dice']);
    const { fight, question } = liveStateOf(toy, encounter);
    expect(fight.combatants.bo?.sheet).toMatchObject({ harm: 5 });
    // Bo's guard is gone with the ruling under which Bo fell: what is asked follows the fight.
    expect(question).toMatchObject({ options: [{ id: 'parry:ash' }, { id: 'pass' }] });
    expect(thereAndBack(toy, encounter).end.fight).toEqual(encounter.fight);
  });
});
