/**
 * Tests of a replay on the players' window: shown only when the GM says so, marked as a replay, and
 * what was hidden then is hidden in it.
 */
import { describe, expect, it } from 'vitest';
import type { PublicView } from '../../engine/public/publicView.ts';
import { framesOf } from '../replay/frames.ts';
import { createShownStore } from '../shownFight.ts';
import { joinedScreen, messagesArrived, testDisplay } from './joined.testing.ts';
import { replayedBy } from './replayed.ts';

/**
 * A fight in which a hidden combatant has since been revealed, with a players' window that watches.
 */
async function replayed() {
  let shown: ReturnType<typeof createShownStore> | undefined;
  const table = await joinedScreen((store) => {
    shown = createShownStore(store);
    return replayedBy(shown);
  });
  const { now, tell, of } = table;
  await tell({ type: 'hello', display: testDisplay });
  now().dispatch({ type: 'begin' });
  const secret = now().open?.fight.combatants.lurker;
  if (!secret || !shown) throw new Error('Nobody hides in this fight.');
  const reveal = { edit: 'sheet' as const, combatant: secret.id, path: 'concealed', value: false };
  now().dispatch({ type: 'edit', label: 'Revealed', edits: [reveal] });
  await messagesArrived();
  const look = async (at: number, players: boolean) => {
    const { open } = now();
    const frames = open ? framesOf(open.encounter) : [];
    const frame = frames[at];
    if (!open || !frame) throw new Error('There is no such picture.');
    const replay = { encounter: open.encounter.id, at, of: frames.length, players };
    shown?.getState().look({ ...frame, replay });
    await messagesArrived();
  };
  const seen = (): PublicView | undefined => of('view').at(-1)?.view;
  const leave = async () => {
    shown?.getState().look(undefined);
    await messagesArrived();
  };
  return { ...table, secret, look, leave, seen };
}

describe('a replay', () => {
  it('stays with the GM until the players may see it', async () => {
    const { look, raw } = await replayed();
    const before = raw.length;
    await look(0, false);
    expect(raw.length).toBe(before);
  });
  it('is marked as a replay, hides who was hidden then, and leaves the fight as it is', async () => {
    const { look, leave, seen, secret, now } = await replayed();
    const stands = JSON.stringify(now().open?.encounter);
    const whole = seen();
    expect(JSON.stringify(whole)).toContain(secret.name);
    await look(0, true);
    expect(seen()?.replay).toEqual({ at: 1, of: 2 });
    expect(JSON.stringify(seen())).not.toContain(secret.name);
    await leave();
    expect(seen()).toEqual(whole);
    expect(JSON.stringify(now().open?.encounter)).toBe(stands);
  });
  it('ends when something is taken back from its record, and a selection changes nothing in it', async () => {
    const { look, seen, secret, now } = await replayed();
    await look(0, true);
    now().select([secret.id]);
    await messagesArrived();
    expect(seen()?.replay).toEqual({ at: 1, of: 2 });
    now().undo();
    await messagesArrived();
    expect(seen()?.replay).toBeUndefined();
  });
  it('ends for the players when another fight is opened', async () => {
    const { look, now, screen } = await replayed();
    await look(0, true);
    const other = await now().duplicate(now().open?.encounter.id ?? '');
    await now().openEncounter(other ?? '');
    screen.getState().watch();
    expect(screen.getState().view?.replay).toBeUndefined();
  });
});
