/**
 * Tests the store by what a GM does: moves, dice that roll themselves, undo and redo, opening,
 * closing, copies, the bin.
 */

import { describe, expect, it } from 'vitest';
import { readLog } from '../engine/log/read.ts';
import { toyScene, toyScript } from '../engine/toy.testing.ts';
import {
  answerNow,
  begunTable,
  choiceAnswer,
  freshBrowser,
  openEncounter,
  openWindow,
  strikeCommand,
  untilState,
} from './table.testing.ts';

describe('a new encounter', () => {
  it('is opened at once, saved, and listed', async () => {
    const { now } = await begunTable();
    expect(now().status).toBe('ready');
    expect(now().open?.fight.order).toEqual(['ogre', 'ash', 'bo', 'lurker']);
    expect(now().encounters.map(({ name, combatants }) => [name, combatants])).toEqual([['At the gate', 4]]);
  });
  it('plays the lines of its script, and is refused completely when one line is refused', async () => {
    const { now } = await openWindow(freshBrowser());
    await now().createFromScript({ ...toyScript, lines: [{ begin: true }] });
    expect(now().open?.fight.stage).toBe('running');
    const none = await now().createFromScript({ ...toyScript, lines: [{ do: 'strike', by: 'ogre' }] });
    expect(none).toBeUndefined();
    expect(now().trouble?.text).toContain('A line of the script is refused');
    expect(now().encounters).toHaveLength(1);
  });
  it('is refused on a map that its game is not played on, and in an unknown game', async () => {
    const { now } = await openWindow(freshBrowser());
    const squares = {
      kind: 'squares' as const,
      name: 'Cellar',
      columns: 4,
      rows: 4,
      pixels: 50,
      ground: { kind: 'plain' as const, look: 'stone' as const },
      cells: {},
      walls: {},
    };
    expect(await now().create({ name: 'x', ruleset: 'toy', scene: squares })).toBeUndefined();
    expect(now().trouble?.text).toContain('choose another map');
    expect(await now().create({ name: 'x', ruleset: 'whist', scene: toyScene })).toBeUndefined();
    expect(now().encounters).toEqual([]);
  });
  it('has its own dice: two encounters of the same script do not roll alike', async () => {
    let seed = 0;
    const { now } = await openWindow(freshBrowser(), { newSeed: () => ++seed });
    await now().create({ name: 'One', ruleset: 'toy', scene: toyScene });
    const one = openEncounter(now()).dice;
    await now().create({ name: 'Two', ruleset: 'toy', scene: toyScene });
    expect(openEncounter(now()).dice).not.toEqual(one);
  });
});

describe('a move', () => {
  it('rolls its dice by itself when nobody rolls their own, and one undo takes it back', async () => {
    const window = await begunTable();
    const { now } = window;
    const before = now().open?.fight;
    now().dispatch(strikeCommand);
    answerNow(window, 'ash');
    expect(now().open?.question?.kind).toBe('choose');
    expect(answerNow(window, 'pass')).toBe(true);
    expect(now().open?.question).toBeUndefined();
    const dice = openEncounter(now())
      .past.at(-1)
      ?.given.filter((one) => 'answer' in one && one.answer.kind === 'dice');
    expect(dice?.map(({ by }) => by)).toEqual(['auto']);
    now().undo();
    expect(now().open?.fight).toEqual(before);
  });
  it('stops for the dice of a player who rolls their own, and of the GM for everybody without a player', async () => {
    for (const own of ['ogre', 'gm']) {
      const window = await begunTable();
      const { now } = window;
      now().setSession({ ownDice: [own] });
      now().play(strikeCommand, choiceAnswer('ash'), choiceAnswer('pass'));
      const question = now().open?.question;
      expect(question?.kind).toBe('dice');
      expect(now().roll({ roll: [[[6], [6], [1], [1], [1], [1]]] })).toBe(true);
      expect(readLog(now().open!.fight).at(-1)?.text).toBe('Ogre hits Ash for 2.');
      expect(openEncounter(now()).past.at(-1)?.given.at(-1)?.by).toBe('typed');
    }
  });
  it('does not stop for another player’s dice', async () => {
    const { now } = await begunTable();
    now().setSession({ ownDice: ['bo'] });
    expect(now().play(strikeCommand, choiceAnswer('ash'), choiceAnswer('pass'))).toBe(true);
    expect(now().open?.question).toBeUndefined();
  });
  it('refuses faces that a die does not have, and keeps waiting', async () => {
    const { now } = await begunTable();
    now().setSession({ ownDice: ['ogre'] });
    now().play(strikeCommand, choiceAnswer('ash'), choiceAnswer('pass'));
    const before = now().open;
    expect(now().roll({ roll: [[[7], [6], [1], [1], [1], [1]]] })).toBe(false);
    expect(now().refusal?.text).toContain('A d6 shows 1 to 6, not 7.');
    expect(now().open).toBe(before);
  });
  it('refuses a late answer and a second click on the same answer with a message', async () => {
    const window = await begunTable();
    const { now } = window;
    now().dispatch(strikeCommand);
    const first = now().open?.question?.id ?? '';
    expect(now().answer(first, choiceAnswer('ash'))).toBe(true);
    const open = now().open;
    expect(now().answer(first, choiceAnswer('ash'))).toBe(false);
    expect(now().refusal?.text).toContain('no longer open');
    expect(now().open).toBe(open);
  });
  it('counts refusals, so that the same refusal twice is two', async () => {
    const { now } = await begunTable();
    now().dispatch({ type: 'begin' });
    const first = now().refusal;
    now().dispatch({ type: 'begin' });
    expect(now().refusal).toEqual({ ...first, n: (first?.n ?? 0) + 1 });
  });
  it('played with its answers stops at the first refusal and keeps what came before it', async () => {
    const { now } = await begunTable();
    expect(now().play(strikeCommand, choiceAnswer('nobody'), choiceAnswer('pass'))).toBe(false);
    expect(now().open?.question?.title).toBe('Strike whom?');
    expect(now().play({ type: 'begin' })).toBe(false);
    expect(now().open?.question?.title).toBe('Strike whom?');
  });
  it('is refused while no fight is open', async () => {
    const { now } = await openWindow(freshBrowser());
    expect(now().dispatch({ type: 'begin' })).toBe(false);
    expect(now().refusal?.text).toContain('No fight is open');
  });
});

describe('going back and forth', () => {
  it('undoes an answer without rolling again, and redoes it with the same dice', async () => {
    const window = await begunTable();
    const { now } = window;
    now().setSession({ ownDice: ['ogre'] });
    now().play(strikeCommand, choiceAnswer('ash'), choiceAnswer('pass'));
    now().roll();
    const after = now().open?.fight;
    now().setSession({ ownDice: [] });
    now().reopen();
    expect(now().open?.question?.kind).toBe('dice');
    now().undo();
    expect(now().open?.question?.kind).toBe('choose');
    now().redo();
    expect(now().open?.question?.kind).toBe('dice');
    now().roll();
    expect(now().open?.fight).toEqual(after);
  });
  it('goes to any finished step and back again, also out of an open move', async () => {
    const window = await begunTable();
    const { now } = window;
    const step = () => openEncounter(now()).past.at(-1)?.serial ?? 0;
    const moments = [{ serial: step(), fight: now().open?.fight }];
    for (const target of ['ash', 'bo']) {
      now().play(strikeCommand, choiceAnswer(target), choiceAnswer('pass'));
      if (now().open?.question) now().roll();
      moments.push({ serial: step(), fight: now().open?.fight });
      now().dispatch({ type: 'act', actor: 'table', action: 'round' });
      moments.push({ serial: step(), fight: now().open?.fight });
    }
    now().dispatch(strikeCommand);
    for (const at of [2, 0, 4, 1, 3]) {
      const moment = moments[at];
      expect(now().goTo(moment?.serial ?? -1)).toBe(true);
      expect(now().open?.fight).toEqual(moment?.fight);
      expect(now().open?.question).toBeUndefined();
    }
    expect(now().goTo(0)).toBe(true);
    expect(now().open?.fight.stage).toBe('setup');
    expect(now().goTo(999)).toBe(false);
    expect(now().refusal?.text).toContain('not in this fight any more');
    expect(now().goTo(moments[4]?.serial ?? -1)).toBe(true);
    now().redo();
    expect(now().open?.question?.title).toBe('Strike whom?');
  });
  it('undoes a ruling that was made during a move together with the move', async () => {
    const window = await begunTable();
    const { now } = window;
    now().dispatch(strikeCommand);
    const edit = { edit: 'combatant', combatant: 'bo', name: 'Bobo' } as const;
    expect(now().dispatch({ type: 'edit', label: 'Bo is Bobo', edits: [edit] })).toBe(true);
    expect(now().open?.fight.combatants.bo?.name).toBe('Bobo');
    answerNow(window, 'ash');
    answerNow(window, 'pass');
    const end = openEncounter(now()).past.at(-1)?.serial ?? 0;
    now().goTo(0);
    expect(now().open?.fight.combatants.bo?.name).toBe('Bo');
    expect(now().goTo(end)).toBe(true);
    expect(now().open?.fight.combatants.bo?.name).toBe('Bobo');
    expect(openEncounter(now()).past).toHaveLength(2);
  });
});

describe('two windows', () => {
  it('of one encounter: the second is told, takes over, and has everything; the first can only look on', async () => {
    const { now, table, id, browser } = await begunTable();
    const second = await openWindow(browser);
    await second.now().openEncounter(id);
    expect(second.now().status).toBe('elsewhere');
    expect(second.now().open).toBeUndefined();
    now().dispatch(strikeCommand);
    await second.now().takeOver();
    await untilState(table, ({ status }) => status === 'elsewhere');
    expect(second.now().status).toBe('ready');
    expect(second.now().open?.question?.title).toBe('Strike whom?');
    expect(now().dispatch({ type: 'end' })).toBe(false);
    expect(now().refusal?.text).toContain('another window');
    await now().takeOver();
    await untilState(second.table, ({ status }) => status === 'elsewhere');
    expect(now().status).toBe('ready');
    expect(now().undo()).toBe(true);
  });
  it('of one encounter: the second takes over from one that does not answer, and later writes of the first are refused', async () => {
    const { now, table, id, browser } = await begunTable();
    browser.locks = { ...browser.locks, channel: undefined, patience: 1 };
    const second = await openWindow(browser, { locks: { ...browser.locks, locks: undefined } });
    await second.now().openEncounter(id);
    expect(second.now().status).toBe('ready');
    second.now().dispatch({ type: 'act', actor: 'table', action: 'round' });
    await untilState(second.table, ({ saving }) => saving === 'saved');
    now().dispatch(strikeCommand);
    await untilState(table, ({ status }) => status === 'elsewhere');
    await second.now().closeEncounter();
    await second.now().openEncounter(id);
    expect(openEncounter(second.now()).past.map(({ label }) => label)).toEqual(['Begin the fight', 'Next round']);
  });
});
