/**
 * Tests of where the table need not stop: questions with one answer, and turns with nothing left.
 * Checks what the log says of them, and how undo takes them back.
 */

import { describe, expect, it } from 'vitest';
import { askChoice } from '../../engine/flow.ts';
import { readLog } from '../../engine/log/read.ts';
import { tellWritten } from '../../engine/log/tell.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { toy, toyScript } from '../../engine/toy.testing.ts';
import { gmSeat, notAllowed } from '../../engine/words.ts';
import { freshBrowser, openEncounter, openWindow } from '../table.testing.ts';

const strike = { type: 'act', actor: 'ogre', action: 'strike' } as const;
const member = (id: string) => toyScript.cast.filter((one) => one.id === id);
/** Only these two fight: there is one target, and nobody has a reaction left. */
const duel = (...ids: string[]) => ({
  ...toyScript,
  cast: ids.flatMap(member).map((one) => ({ ...one, sheet: { ...one.sheet, swift: 0 } })),
});

async function begun(script: typeof toyScript, ruleset: Ruleset = toy) {
  const browser = freshBrowser();
  const { now } = await openWindow(browser, { loadGame: async (id) => (id === ruleset.id ? ruleset : undefined) });
  const id = (await now().createFromScript(script)) ?? '';
  now().dispatch({ type: 'begin' });
  return { now, browser, id };
}
type Now = Awaited<ReturnType<typeof begun>>['now'];
const told = (now: Now) => readLog(now().open!.fight).map(({ text }) => text) ?? [];

describe('a question with only one possible answer', () => {
  it('is answered by the table, told to the GM alone, and one undo takes it back with the move before it', async () => {
    const { now } = await begun(duel('ogre', 'ash'));
    const before = now().open?.fight;
    expect(now().dispatch(strike)).toBe(true);
    expect(now().open?.question).toBeUndefined();
    expect(told(now)).toContain('“Strike whom?” Only one way: Ash.');
    expect(readLog(now().open!.fight).find(({ text }) => text.includes('Only one way'))?.shown).toBeUndefined();
    now().undo();
    expect(now().open?.fight).toEqual(before);
    expect(openEncounter(now()).open).toBeUndefined();
    now().redo();
    expect(told(now)).toContain('“Strike whom?” Only one way: Ash.');
  });
  it('is answered in the same way after a reload', async () => {
    const { now, browser, id } = await begun(duel('ogre', 'ash'));
    now().dispatch(strike);
    const fight = now().open?.fight;
    await now().closeEncounter();
    const again = await openWindow(browser);
    await again.now().openEncounter(id);
    expect(again.now().open?.fight).toEqual(fight);
  });
  it('is asked where there are two answers, or where one of them names somebody hidden', async () => {
    const { now } = await begun(toyScript);
    now().dispatch(strike);
    expect(now().open?.question?.title).toBe('Strike whom?');
    const other = await begun(duel('ogre', 'lurker'));
    other.now().dispatch(strike);
    expect(other.now().open?.question?.title).toBe('Strike whom?');
  });
  it.each(['everyone', 'ogre', 'gm'])('is asked where the table wants questions asked: %s', async (seat) => {
    const { now } = await begun(duel('ogre', 'ash'));
    now().setSession({ asked: [seat] });
    now().dispatch(strike);
    expect(now().open?.question?.title).toBe('Strike whom?');
    now().setSession({ asked: ['ash'] });
    now().undo();
    now().dispatch(strike);
    expect(now().open?.question).toBeUndefined();
  });
  it('does not use up an answer that was given together with the move', async () => {
    const { now } = await begun(duel('ogre', 'ash'));
    expect(now().play(strike, { kind: 'choose', option: 'ash' })).toBe(true);
    expect(now().open?.question).toBeUndefined();
    expect(told(now).some((text) => text.includes('Only one way'))).toBe(false);
  });
  it('is not answered again after undo, because the user wants to stay there', async () => {
    const { now } = await begun(toyScript);
    now().dispatch(strike);
    now().answer(now().open?.question?.id ?? '', { kind: 'choose', option: 'ash' });
    now().undo();
    expect(now().open?.question?.title).toBe('Strike whom?');
  });
});

/** Gives turns one after the other. Each combatant may wave once, and rests to end the turn. */
const actingIn = ({ order, state }: Parameters<typeof toy.order>[0]) => order.find((id) => !state.acted.includes(id));
const turns: typeof toy = {
  ...toy,
  actions: [
    {
      ...(toy.actions[0] as (typeof toy.actions)[number]),
      id: 'wave',
      label: 'Wave',
      allowed: (fight, who) =>
        (actingIn(fight) === who && !fight.state.acted.includes(`waved ${who}`)) || notAllowed('TY-10', 'Not now.'),
      *perform(fight, who) {
        fight.state.acted.push(`waved ${who}`);
        tellWritten(fight, 'TY-10', `${who} waves.`);
      },
    },
    {
      ...(toy.actions[0] as (typeof toy.actions)[number]),
      id: 'rest',
      label: 'End the turn',
      allowed: (fight, who) => actingIn(fight) === who || notAllowed('TY-11', 'Not your turn.'),
      *perform(fight, who) {
        fight.state.acted.push(who);
        tellWritten(fight, 'TY-11', `${who} rests.`);
      },
    },
  ],
  order: (fight) => {
    const acting = actingIn(fight);
    return {
      ...toy.order(fight),
      rows: fight.order.map((id) => ({ id, combatant: id, state: id === acting ? 'acting' : 'waiting' })),
      next: acting
        ? { actor: acting, action: 'rest', label: 'End the turn' }
        : { actor: 'table', action: 'x', label: 'x' },
    };
  },
};
const wave = (actor: string) => ({ type: 'act', actor, action: 'wave' }) as const;
const acting = (now: Now) => {
  const { open } = now();
  return open?.ruleset.order(open.fight).rows.find(({ state }) => state === 'acting')?.combatant;
};

describe('a question that the table nearly always answers in the same way', () => {
  /** A game whose fight begins with a question: nobody is surprised, unless somebody says so. */
  const surprising = (byItself: 'always' | 'rolled'): Ruleset =>
    ({
      ...toy,
      *begin(fight) {
        const who = yield* askChoice({ seat: gmSeat, title: 'Is anybody surprised?', rule: 'TY-01' }, [
          { id: 'nobody', label: 'Nobody', byItself },
          { id: 'ogre', label: 'The ogre' },
        ]);
        yield* toy.begin(fight);
        tellWritten(fight, 'TY-01', `Surprised: ${who}.`);
      },
    }) satisfies typeof toy as Ruleset;

  it('is answered without a stop, unless its seat wants to be asked', async () => {
    const { now } = await begun(toyScript, surprising('always'));
    expect(told(now)).toContain('Surprised: nobody.');
    now().undo();
    now().setSession({ asked: ['gm'] });
    now().dispatch({ type: 'begin' });
    expect(now().open?.question?.title).toBe('Is anybody surprised?');
  });
  it('is asked where it is about dice and its seat rolls real dice', async () => {
    const { now } = await begun(toyScript, surprising('rolled'));
    expect(told(now)).toContain('Surprised: nobody.');
    now().undo();
    now().setSession({ ownDice: ['gm'] });
    now().dispatch({ type: 'begin' });
    expect(now().open?.question?.title).toBe('Is anybody surprised?');
  });
});

describe('a turn with nothing left', () => {
  it('does not wait for actions that need no turn', async () => {
    const { now } = await begun(toyScript, { ...turns, idle: ['wave'] } as Ruleset);
    expect(told(now)).toContain('lurker rests.');
    expect(told(now).some((text) => text.includes('waves'))).toBe(false);
  });
  it('ends by itself, and a turn with something left does not', async () => {
    const { now } = await begun(toyScript, turns as Ruleset);
    expect(acting(now)).toBe('ogre');
    now().dispatch(wave('ogre'));
    expect(told(now).slice(-2)).toEqual(['ogre waves.', 'ogre rests.']);
    expect(acting(now)).toBe('ash');
  });
  it('comes back completely with one undo and ends again with one redo, also after a reload', async () => {
    const { now, browser, id } = await begun(toyScript, turns as Ruleset);
    now().dispatch(wave('ogre'));
    now().dispatch(wave('ash'));
    const after = now().open?.fight;
    now().undo();
    expect(told(now).at(-1)).toBe('ogre rests.');
    expect(acting(now)).toBe('ash');
    now().redo();
    expect(now().open?.fight).toEqual(after);
    await now().closeEncounter();
    const again = await openWindow(browser, { loadGame: async () => turns as Ruleset });
    await again.now().openEncounter(id);
    again.now().undo();
    expect(told(again.now).at(-1)).toBe('ogre rests.');
  });
  it('is ended by hand at a table that wants it so', async () => {
    const { now } = await begun(toyScript, turns as Ruleset);
    now().setSession({ turnsEnd: 'by hand' });
    now().dispatch(wave('ogre'));
    expect(acting(now)).toBe('ogre');
    now().dispatch({ type: 'act', actor: 'ogre', action: 'rest' });
    expect(acting(now)).toBe('ash');
  });
  it('can be looked at by going to the moment before it ended', async () => {
    const { now } = await begun(toyScript, turns as Ruleset);
    now().dispatch(wave('ogre'));
    const waved = openEncounter(now()).past.find(({ label }) => label.includes('Wave'))?.serial ?? 0;
    expect(now().goTo(waved)).toBe(true);
    expect(told(now).at(-1)).toBe('ogre waves.');
    expect(acting(now)).toBe('ogre');
  });
});

describe('two moves that belong together', () => {
  const two = (now: Now, first = wave('ogre')) => now().chain(first, () => wave('ash'));
  it('are done one after the other, and one undo takes both back', async () => {
    const { now, browser, id } = await begun(toyScript, turns as Ruleset);
    const before = now().open?.fight;
    expect(two(now)).toBe(true);
    expect(told(now)).toEqual(expect.arrayContaining(['ogre waves.', 'ash waves.']));
    const after = now().open?.fight;
    now().undo();
    expect(now().open?.fight).toEqual(before);
    now().redo();
    expect(now().open?.fight).toEqual(after);
    await now().closeEncounter();
    const again = await openWindow(browser, { loadGame: async () => turns as Ruleset });
    await again.now().openEncounter(id);
    expect(again.now().open?.fight).toEqual(after);
  });
  it('stop after the first where the second is not allowed, or where something is asked before it', async () => {
    const { now } = await begun(toyScript, turns as Ruleset);
    now().setSession({ turnsEnd: 'by hand' });
    expect(two(now)).toBe(true);
    expect(told(now)).not.toContain('ash waves.');
    expect(now().refusal).toBeUndefined();
    const asked = await begun(toyScript);
    expect(asked.now().chain(strike, () => strike)).toBe(true);
    expect(asked.now().open?.question?.title).toBe('Strike whom?');
  });
  it('are both left out where the first is refused', async () => {
    const { now } = await begun(toyScript, turns as Ruleset);
    expect(two(now, wave('ash'))).toBe(false);
    expect(now().refusal?.rule).toBe('TY-10');
    expect(told(now)).not.toContain('ash waves.');
  });
});
