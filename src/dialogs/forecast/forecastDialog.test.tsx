/** “How would this go?” as people use it: a chance read, a wish, a step taken and taken back. */
import { render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { everyone } from '../../engine/fight.ts';
import type { Script } from '../../engine/script.ts';
import { Dialogs } from '../../fight/dialogs/Dialogs.tsx';
import { useFightUi } from '../../fight/fightUi.ts';
import { TopBar } from '../../fight/TopBar.tsx';
import { SetupBar, type SetupDialog } from '../../setup/SetupBar.tsx';
import { SetupDialogs } from '../../setup/SetupDialogs.tsx';
import { emptyWindow, openScript } from '../../store/encounters/window.testing.ts';
import { shownFightNow, useShownFight } from '../../store/store.ts';
import { newUser } from '../../ui/inputs/userEvents.testing.ts';
import { playWorkersHere } from './playingWorker.testing.ts';

const putBack = playWorkersHere();
afterAll(putBack);
beforeEach(async () => {
  await emptyWindow();
});

const at = (column: number, row: number) => ({ kind: 'square' as const, column, row });
/** A fight of few blows, because the forecasts play it some thousand times. */
const script = (lines: Script['lines']): Script => ({
  title: 'A small fight',
  ruleset: 'freeform',
  scene: 'watch-yard',
  seed: 5,
  house: { order: 'number' },
  cast: [
    { id: 'ann', name: 'Ann', side: 'party', creature: 'minion', place: at(4, 4) },
    { id: 'raider', name: 'Raider', copy: 1, side: 'foes', creature: 'minion', place: at(6, 4) },
    { id: 'raider-2', name: 'Raider', copy: 2, side: 'foes', creature: 'minion', place: at(6, 5) },
  ],
  lines,
});
/** The set-up without its map. */
function Setup() {
  const open = useShownFight((all) => all.open);
  const [dialog, setDialog] = useState<SetupDialog>();
  const nothing = () => {};
  return (
    <>
      <SetupBar
        open={open}
        onDialog={setDialog}
        onEditMap={nothing}
        onPlace={nothing}
        isSaid={false}
        onBegin={nothing}
      />
      <SetupDialogs open={open} dialog={dialog} note={undefined} quick={undefined} onClose={nothing} />
    </>
  );
}
const dialog = () => screen.getByRole('dialog', { name: 'How would this go?' });
const shown = () => within(dialog()).getByRole('region', { name: 'Who wins' }).textContent;
const foes = () => everyone(shownFightNow().fight).filter(({ side }) => side === 'foes').length;

describe('the forecast', () => {
  it('reads the chance of a running fight and changes it to an even one in five inputs', async () => {
    await openScript(script([{ begin: true }, { roll: true }]));
    render(
      <>
        <TopBar />
        <Dialogs />
      </>,
    );
    const user = newUser();
    let inputs = 0;
    const click = async (what: HTMLElement) => {
      inputs += 1;
      await user.click(what);
    };
    await click(screen.getByRole('button', { name: /^Menu/ }));
    await click(await screen.findByRole('menuitem', { name: 'How would this go?' }));
    await waitFor(() => expect(shown()).toMatch(/\d+ %/));
    await click(within(dialog()).getByRole('button', { name: 'Even' }));
    const steps = within(dialog()).getByRole('list', { name: 'Steps' });
    await waitFor(() => expect(dialog().textContent).toContain('The steps nearest to 50 %'));
    for (const line of within(steps).getAllByRole('listitem')) expect(line.textContent).toMatch(/%/);
    const before = shownFightNow().open.encounter.past.length;
    const had = foes();
    await click(within(steps).getAllByRole('button', { name: /^Take: (Leave out|Add one more)/ })[0] as HTMLElement);
    expect(inputs).toBeLessThanOrEqual(5);
    expect(foes()).not.toBe(had);
    expect(shownFightNow().open.encounter.past.length).toBe(before + 1);
    await waitFor(() => expect(shown()).toMatch(/\d+ %/));
    await user.click(within(dialog()).getByRole('button', { name: 'Take it back' }));
    expect(foes()).toBe(had);
  });

  it('is reached from the set-up by one press, and a wished chance is told by a slider', async () => {
    await openScript(script([]));
    render(<Setup />);
    const user = newUser();
    await user.click(screen.getByRole('button', { name: 'How would this go?' }));
    await waitFor(() => expect(shown()).toMatch(/\d+ %/));
    await user.click(within(dialog()).getByRole('button', { name: 'A chance of …' }));
    const slider = within(dialog()).getByRole('slider', { name: /chance to win/ });
    slider.focus();
    await user.keyboard('{ArrowRight}');
    expect(slider.getAttribute('aria-valuetext')).toContain('65');
    await user.click(within(dialog()).getByRole('switch', { name: 'Figures' }));
    await user.click(within(dialog()).getAllByRole('button', { name: /^Take: Leave out/ })[0] as HTMLElement);
    expect(foes()).toBe(1);
  });

  it('plays an earlier moment again, beside now', async () => {
    await openScript(script([{ begin: true }, { roll: true }]));
    render(<Dialogs />);
    useFightUi.getState().openDialog({ kind: 'timeline' });
    const user = newUser();
    await user.click(
      (await screen.findAllByRole('button', { name: /^From here, again: after/ })).at(-1) as HTMLElement,
    );
    const again = await screen.findByRole('dialog', { name: 'From there, again' });
    await waitFor(() => expect(within(again).getAllByRole('region', { name: 'Who wins' })).toHaveLength(2));
    expect(again.textContent).toContain('From now');
    expect(within(again).queryByRole('region', { name: 'Make it' })).toBeNull();
  });
});
