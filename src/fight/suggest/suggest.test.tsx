/** Suggestions as people ask for them: by a key, done by another, and a side that plays itself. */
import { render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Script } from '../../engine/script.ts';
import { withinSentence } from '../../engine/words.ts';
import { loadGame } from '../../rulesets/index.ts';
import { emptyWindow, openScript } from '../../store/encounters/window.testing.ts';
import { shownFightNow, tableActions } from '../../store/store.ts';
import { newUser } from '../../ui/inputs/userEvents.testing.ts';
import { logText, showFight } from '../card/fightColumn.testing.tsx';
import { TopBar } from '../TopBar.tsx';
import { answerSuggest } from './answerSuggest.ts';
import { stopSelfPlay } from './suggest.ts';
import type { SuggestJob } from './suggestJob.ts';

/** A worker that decides in the test's own thread. */
class DecidingWorker extends EventTarget {
  postMessage(message: SuggestJob): void {
    if (message.ask === undefined) return;
    const job = structuredClone(message);
    setTimeout(async () => {
      const data = await answerSuggest(job, loadGame);
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }
  terminate(): void {}
}
const before = globalThis.Worker;
Object.assign(globalThis, { Worker: DecidingWorker });
afterAll(() => Object.assign(globalThis, { Worker: before }));

beforeEach(async () => {
  await emptyWindow();
  stopSelfPlay();
});

const at = (column: number, row: number) => ({ kind: 'square' as const, column, row });
const script: Script = {
  title: 'A small fight',
  ruleset: 'freeform',
  scene: 'watch-yard',
  seed: 5,
  house: { order: 'number' },
  cast: [
    { id: 'ann', name: 'Ann', side: 'party', creature: 'hero', place: at(4, 4) },
    { id: 'raider', name: 'Raider', side: 'foes', creature: 'raider', place: at(5, 4) },
  ],
  lines: [{ begin: true }, { roll: true }],
};
const suggestion = () => screen.findByRole('region', { name: 'Suggestion' });
const steps = () => shownFightNow().open.encounter.past.length;

describe('a suggestion', () => {
  it('is shown with its reason by one key, done by another, told in the log, and taken back by undo', async () => {
    await openScript(script);
    showFight();
    const user = newUser();
    await user.keyboard('i');
    await waitFor(async () => expect((await suggestion()).textContent).toMatch(/(Ann|Raider): /));
    const had = steps();
    // Whoever acts first stands beside a foe, so a blow is suggested, with its odds.
    for (let n = 0; n < 6 && !/to hurt/.test((await suggestion()).textContent ?? ''); n += 1) {
      await user.keyboard('o');
      await user.keyboard('i');
      await waitFor(async () => expect((await suggestion()).textContent).toMatch(/(Ann|Raider): /));
    }
    expect((await suggestion()).textContent).toMatch(/\d+ % to hurt them/);
    expect(logText()).not.toContain('The table chose for');
    await user.keyboard('o');
    await waitFor(() => expect(logText()).toContain('The table chose for'));
    expect(steps() > had || shownFightNow().question !== undefined).toBe(true);
    while (shownFightNow().open.encounter.open) tableActions.undo();
    while (steps() > had) tableActions.undo();
    await waitFor(() => expect(logText()).not.toContain('The table chose for'));
  });

  it('is not made unless somebody asks', async () => {
    await openScript(script);
    showFight();
    const now = shownFightNow().open.encounter;
    await newUser().keyboard('o');
    // The first press of the key only shows what would be done.
    await suggestion();
    expect(shownFightNow().open.encounter).toBe(now);
  });
});

describe('a side that plays itself', () => {
  it('goes on until a key is pressed, and that key does nothing else', async () => {
    await openScript(script);
    showFight();
    render(<TopBar />);
    const user = newUser();
    const had = steps();
    for (const side of ['The party', 'The foes']) {
      await user.click(screen.getByRole('button', { name: /^Menu/ }));
      await user.click(await screen.findByRole('menuitem', { name: `Let the program play ${withinSentence(side)}` }));
    }
    expect(
      within(screen.getByRole('region', { name: 'Who plays by itself' })).getByRole('status').textContent,
    ).toContain('the party and the foes');
    await waitFor(() => expect(steps()).toBeGreaterThan(had + 2));
    await user.keyboard('t');
    expect(screen.queryByRole('region', { name: 'Who plays by itself' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(logText()).toContain('The table chose for');
  });
});
