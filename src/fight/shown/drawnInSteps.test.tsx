/**
 * Tests how much of the whole fight screen the steps of a turn draw with a hundred combatants, the
 * map's own tree included. Counts hold this, because times differ between machines.
 */
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throngScript } from '../../../bench/page/throng.ts';
import { withoutPens } from '../../board/noPens.testing.ts';
import { emptyWindow, openScript } from '../../store/encounters/window.testing.ts';
import { shownFightNow, tableActions, tableNow } from '../../store/store.ts';
import { newUser } from '../../ui/inputs/userEvents.testing.ts';
import { FightScreen } from '../FightScreen.tsx';
import { countStep, orderRows, Sight, type StepCount, seeRows } from './sight.testing.ts';

/** So many rows of the order are in sight on a small screen: as many of each side. */
const SEEN_OF_EACH = 10;

/** What each step may draw and make, a little more than it does. */
const MOST: Readonly<Record<string, StepCount>> = {
  'give the turn': { components: 56, elements: 24 },
  'open a question': { components: 54, elements: 90 },
  'answer it': { components: 55, elements: 160 },
  'take the answer back': { components: 50, elements: 76 },
  'take the move back': { components: 49, elements: 20 },
  'end the turn': { components: 50, elements: 10 },
};

/** A save that takes so many milliseconds is called slow on the screen. */
const SLOW = 400;

let drawAgain: () => void;
beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', Sight);
  // On a busy machine each save is slow, and its mark is drawn once more: that is no part of a step.
  const later = setTimeout;
  vi.stubGlobal('setTimeout', (run: () => void, wait = 0) => (wait < SLOW ? later(run, wait) : undefined));
  drawAgain = withoutPens();
  await emptyWindow();
  tableActions.setSession({ asked: ['everyone'], turnsEnd: 'by hand' });
  await openScript(throngScript(100));
});

afterEach(() => drawAgain());

/** Waits until a step is saved and what follows its drawing is drawn. */
async function settled(): Promise<void> {
  await vi.waitFor(() => expect(tableNow().saving).toBe('saved'));
  for (let more = 0; more < 3; more += 1) await new Promise(requestAnimationFrame);
}

it('draws only what changed in each step of a turn, map, log and toolbars included', async () => {
  render(<FightScreen />);
  await act(settled);
  const half = orderRows().length / 2;
  seeRows((at) => at % half < SEEN_OF_EACH);
  const user = newUser();
  const mayAct = () => document.querySelector('button[aria-label$="press to give the turn"]') as Element;
  const undo = () => act(() => void tableActions.undo());
  const counts: Record<string, StepCount> = {};
  const count = async (name: string, step: () => void | Promise<void>) => {
    counts[name] = await countStep(async () => {
      await step();
      await act(settled);
    });
  };
  // The first card and the first question are made anew.
  for (const _ of ['the first', 'the next']) {
    // The pointer comes to the card before it is pressed: that is no part of the step.
    await user.hover(mayAct());
    await act(settled);
    await count('give the turn', () => user.click(mayAct()));
    expect(shownFightNow().derived.acting).toBeDefined();
    await count('open a question', () => user.keyboard('1'));
    expect(shownFightNow().question?.title).toContain('Whom does');
    await count('answer it', () => user.keyboard('1'));
    expect(shownFightNow().question?.title).toContain('any reaction?');
    await count('take the answer back', undo);
    await count('take the move back', undo);
    expect(shownFightNow().question).toBeUndefined();
    // The first press says what is left in the turn.
    await user.keyboard('n');
    await act(settled);
    expect(shownFightNow().derived.acting).toBeDefined();
    await count('end the turn', () => user.keyboard('n'));
    expect(shownFightNow().derived.acting).toBeUndefined();
    await user.click(document.querySelector('button[aria-label^="Pass"]') as Element);
    await act(settled);
  }
  expect(Object.keys(counts)).toEqual(Object.keys(MOST));
  for (const [name, { components, elements }] of Object.entries(counts)) {
    expect(components, `components to ${name}`).toBeGreaterThan(0);
    expect(components, `components to ${name}`).toBeLessThanOrEqual(MOST[name]?.components ?? 0);
    expect(elements, `elements to ${name}`).toBeLessThanOrEqual(MOST[name]?.elements ?? 0);
  }
});
