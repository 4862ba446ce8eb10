/**
 * Tests how much of the screen a step of a large fight changes: order rows in sight, and a card
 * that is changed and not made anew. Counts hold this, because times differ between machines.
 */
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rowsThatMay } from '../../engine/table/derived.ts';
import { emptyWindow, openScript } from '../../store/encounters/window.testing.ts';
import { shownFightNow, tableActions } from '../../store/store.ts';
import { newUser } from '../../ui/inputs/userEvents.testing.ts';
import { ActorCard } from '../card/ActorCard.tsx';
import { NextBox } from '../NextBox.tsx';
import { countStep, orderRows as rows, Sight, seeRows as see } from '../shown/sight.testing.ts';
import { OrderDown } from './OrderDown.tsx';

const MANY = 100;
/** So many rows are in sight. */
const IN_SIGHT = 20;
/** A step may draw so many components and make so many elements, without the map. */
const MOST_DRAWN = 60;
const MOST_MADE = 20;

const nameOfRow = (at: number): string => rows()[at]?.querySelector('button')?.getAttribute('aria-label') ?? '';

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', Sight);
  await emptyWindow();
  tableActions.setSession({ asked: ['everyone'], turnsEnd: 'by hand' });
  await openScript({
    title: 'A throng',
    ruleset: 'murdham',
    scene: 'mill',
    seed: 3,
    cast: Array.from({ length: MANY }, (_, n) => ({
      id: `one-${n}`,
      name: `Friend ${n}`,
      side: n % 2 === 0 ? 'party' : 'foes',
      creature: 'guard',
      place: { kind: 'zone', zone: 'orchard' },
    })),
    lines: [{ begin: true }, { answer: 'party' }],
  });
  render(
    <>
      <OrderDown />
      <ActorCard />
      <NextBox />
    </>,
  );
});
afterEach(() => vi.unstubAllGlobals());

it('changes only the rows in sight when a turn is given, and the others once they come into sight', async () => {
  expect(rows()).toHaveLength(MANY);
  see((at) => at < IN_SIGHT);
  expect(nameOfRow(1)).toContain('may act now');
  // A row out of sight says nothing that could become untrue.
  expect(nameOfRow(IN_SIGHT)).not.toContain('may act');
  const changed = new Set<Element>();
  const watch = new MutationObserver((records) => {
    for (const { target } of records) {
      const row = target instanceof Element ? target.closest('li[data-row]') : null;
      if (row) changed.add(row);
    }
  });
  watch.observe(document.body, { subtree: true, attributes: true, childList: true, characterData: true });
  await newUser().click(rows()[0]?.querySelector('button') as HTMLElement);
  await Promise.resolve();
  watch.disconnect();
  expect(shownFightNow().derived.acting).toBe(shownFightNow().derived.order.rows[0]?.combatant);
  expect(changed.size).toBeGreaterThan(1);
  expect(changed.size).toBeLessThanOrEqual(IN_SIGHT);
  expect(nameOfRow(0)).toContain('acts now');
  see((at) => at >= IN_SIGHT && at < 2 * IN_SIGHT);
  expect(nameOfRow(IN_SIGHT)).toContain('waits');
});

it('draws few components and makes few elements when a turn is given, when it ends, and when it is given to the next', async () => {
  see((at) => at < IN_SIGHT);
  const [first = '', second = ''] = rowsThatMay(shownFightNow().derived.order).map(({ combatant }) => combatant);
  const give = (actor: string) => () => void tableActions.dispatch({ type: 'act', actor, action: 'turn' });
  // The first card is made anew.
  act(give(first));
  act(() => void tableActions.undo());
  for (const step of [give(second), () => void tableActions.undo(), give(first)]) {
    const { components, elements } = await countStep(() => act(step));
    expect(components).toBeGreaterThan(0);
    expect(components).toBeLessThanOrEqual(MOST_DRAWN);
    expect(elements).toBeLessThanOrEqual(MOST_MADE);
  }
  expect(shownFightNow().derived.acting).toBe(first);
});
