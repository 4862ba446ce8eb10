/**
 * Tests placing combatants: an open form stays open, and without a form a click ends the selection.
 */
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { loadGame } from '../rulesets/index.ts';
import { emptyWindow, openScript, readyScript } from '../store/encounters/window.testing.ts';
import { shownFightNow, tableActions, tableNow, useShownFight } from '../store/store.ts';
import { useSetupPicks } from './setupPicks.ts';
import { usePlacing } from './usePlacing.ts';

beforeEach(emptyWindow);

async function setUpFight() {
  const game = await loadGame('murdham');
  if (!game) throw new Error('Murdham is not there.');
  await openScript({ ...readyScript(game), lines: [] });
  const { result } = renderHook(() => {
    const open = useShownFight((shown) => shown.open);
    return { ...usePlacing(open), ...useSetupPicks(open.encounter.id) };
  });
  const [first = '', second = ''] = shownFightNow().fight.order;
  return { result, first, second };
}
const selected = () => tableNow().session.selected;

it('whose form is open stays selected when placed, and while others are placed', async () => {
  const { result, first } = await setUpFight();
  act(() => result.current.show([first]));
  act(() => result.current.pick({ wanted: [first] }));
  expect(result.current.placing).toEqual([first]);
  act(() => result.current.placed([first]));
  expect([selected(), result.current.tab, result.current.placing]).toEqual([[first], 'details', []]);
});
it('Esc lets go of a request to place first, and of the form only then', async () => {
  const { result, first } = await setUpFight();
  act(() => result.current.show([first]));
  act(() => result.current.pick({ wanted: [first] }));
  act(() => result.current.stop());
  expect([selected(), result.current.placing]).toEqual([[first], []]);
  act(() => result.current.stop());
  expect(selected()).toEqual([]);
});
it('somebody who was just added is let go of when placed', async () => {
  const { result, first } = await setUpFight();
  act(() => tableActions.select([first]));
  act(() => result.current.pick({ wanted: [first], tab: 'add' }));
  act(() => result.current.placed([first]));
  expect(selected()).toEqual([]);
});
