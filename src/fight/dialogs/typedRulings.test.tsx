/** Tests that a typed word asks once before somebody dies or leaves, in every game. */
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { allGames, emptyWindow, openScript, readyScript } from '../../store/encounters/window.testing.ts';
import { ruledOffers } from '../../store/quickEdit/ruledWords.ts';
import { shownFightNow, tableActions } from '../../store/store.ts';
import { newUser } from '../../ui/inputs/userEvents.testing.ts';
import { showFight } from '../card/fightColumn.testing.tsx';
import { askQuickEdit } from '../fightActions.ts';

beforeEach(emptyWindow);

describe.each(await allGames())('$name', ({ game }) => {
  it('asks once before a typed word takes somebody out of the fight, and for no other word', async () => {
    await openScript({ ...readyScript(game), lines: [] });
    tableActions.dispatch({ type: 'begin' });
    while (shownFightNow().question) tableActions.undo();
    if (shownFightNow().fight.stage !== 'running') await openScript(readyScript(game));
    const [who = ''] = shownFightNow().fight.order;
    const offers = ruledOffers(game, shownFightNow().fight, who);
    const grave = offers.find((offer) => offer.grave);
    const light = offers.find((offer) => !offer.grave && offer.variant !== 'moved');
    if (!grave) throw new Error(`${game.name} rules nobody out of a fight.`);
    showFight();
    const user = newUser();
    const steps = () => shownFightNow().open.encounter.past.length;
    const before = steps();
    const enter = async (word: string) => {
      askQuickEdit([who]);
      await user.type(await screen.findByRole('textbox', { name: 'Value or state, in a word' }), `${word}{Enter}`);
    };
    await enter(grave.label);
    const dialog = () => screen.getByRole('dialog', { name: /^Set by a word/ });
    expect(steps()).toBe(before);
    expect(within(dialog()).getByRole('status').textContent).toContain(`${grave.label}? Press once more`);
    // Another letter takes the question back.
    await user.type(screen.getByRole('textbox', { name: 'Value or state, in a word' }), '{Backspace}');
    expect(within(dialog()).getByRole('status').textContent).not.toContain('Press once more');
    await user.keyboard('{Enter}');
    expect(steps()).toBe(before);
    await user.click(within(dialog()).getByRole('button', { name: 'Yes, it is so' }));
    // A ruling may ask on: what falls out of somebody's hand, who keeps heart.
    const isRuled = () => steps() > before || shownFightNow().open.encounter.open !== undefined;
    expect(isRuled()).toBe(true);
    while (isRuled()) tableActions.undo();
    if (!light) return;
    await enter(light.label);
    expect(isRuled()).toBe(true);
  });
});
