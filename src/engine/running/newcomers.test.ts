/**
 * Newcomers whom a procedure lets in: in the middle of a move, numbered, told in the log, and
 * undone together with the move.
 */
import { describe, expect, it } from 'vitest';
import type { Command } from '../command.ts';
import { askConfirmation, letNewcomersIn } from '../flow.ts';
import { dispatch, liveStateOf } from '../history.ts';
import { readLog } from '../log/read.ts';
import { playLines, setUpOrThrow } from '../play.testing.ts';
import { toy, toyScenes, toyScript } from '../toy.testing.ts';
import { undo } from '../undo.ts';
import { gmSeat } from '../words.ts';
import { firstAsked } from './firstAsked.ts';

/** The toy game, whose new round lets newcomers in and then asks. */
const asking: typeof toy = {
  ...toy,
  actions: toy.actions.map((action) =>
    action.id === 'round'
      ? {
          ...action,
          *perform(fight: Parameters<typeof action.perform>[0], who: string, variant: string | undefined) {
            yield* action.perform(fight, who, variant);
            const came = yield* letNewcomersIn(fight);
            yield* askConfirmation({ seat: gmSeat, title: `Came: ${came.join(', ')}`, rule: 'TY-01' });
          },
        }
      : action,
  ),
};
const newcomer = (id: string, side = 'foes') => ({
  ...{ id, name: 'Wolf', side, hidden: false, place: { kind: 'zone', zone: 'yard' }, look: {}, note: '' },
  sheet: toy.blank().sheet,
});
const announce = (round: number, ...who: ReturnType<typeof newcomer>[]): Command => ({
  type: 'join',
  label: 'Wolves',
  round,
  edits: who.map((combatant) => ({ edit: 'add', combatant })),
});
const round: Command = { type: 'act', actor: 'table', action: 'round' };
const started = (...commands: Command[]) => {
  let at = playLines(asking, setUpOrThrow(asking, toyScenes, { ...toyScript, lines: [] }), [{ begin: true }]);
  for (const command of commands) {
    const next = dispatch(asking, at, command);
    if (!next.ok) throw new Error(next.refusal.text);
    at = next.value;
  }
  return at;
};
const title = (at: ReturnType<typeof started>) => liveStateOf(asking, at).question?.title;

describe('newcomers who are let in by a procedure', () => {
  it('are there before the next question, numbered as copies, and are told', () => {
    const at = started(announce(2, newcomer('wolf'), newcomer('wolf-b')), round);
    expect(title(at)).toMatch(/^Came: \S+, \S+$/);
    const { fight } = liveStateOf(asking, at);
    expect(Object.values(fight.combatants).flatMap(({ name, copy }) => (name === 'Wolf' ? [copy] : []))).toEqual([
      1, 2,
    ]);
    expect(fight.coming).toBeUndefined();
    expect(readLog(fight).some(({ text }) => text === '2 × Wolf join the fight.')).toBe(true);
  });
  it('come in no earlier round, and where nobody is due the procedure just goes on', () => {
    const at = started(announce(3, newcomer('wolf')), round);
    expect(title(at)).toBe('Came: ');
    expect(liveStateOf(asking, at).fight.coming).toHaveLength(1);
  });
  it('are taken back with the move that let them in', () => {
    const before = started(announce(2, newcomer('wolf')));
    const opened = dispatch(asking, before, round);
    const back = opened.ok && undo(opened.value);
    expect(back && 'value' in back && back.value.fight).toEqual(before.fight);
  });
  it('are known to who asks what a move would ask first', () => {
    const before = started(announce(2, newcomer('wolf')));
    expect(firstAsked(asking, before.fight, round)?.title).toMatch(/^Came: \S+$/);
  });
  it('stay announced where their side is gone, and hold nobody up', () => {
    const before = started(announce(2, newcomer('wolf')));
    const coming = before.fight.coming?.map((one) => ({
      ...one,
      combatants: one.combatants.map((who) => ({ ...who, side: 'nobody' })),
    }));
    const at = dispatch(asking, { ...before, fight: { ...before.fight, coming } }, round);
    expect(at.ok && title(at.value)).toBe('Came: ');
    expect(at.ok && liveStateOf(asking, at.value).fight.coming).toHaveLength(1);
  });
});
