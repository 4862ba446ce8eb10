/** Reinforcements wait in a banner and are placed by clicks, one by one or all together. */
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyone } from '../../engine/fight.ts';
import { allGames, emptyWindow, openScript, readyScript } from '../../store/encounters/window.testing.ts';
import { shownFightNow, tableActions } from '../../store/store.ts';
import { newUser } from '../../ui/inputs/userEvents.testing.ts';
import { logText } from '../card/fightColumn.testing.tsx';
import { Dialogs } from '../dialogs/Dialogs.tsx';
import { askWhoJoins } from '../fightActions.ts';
import { useFightKeys } from '../keyActions.ts';
import { LogBand } from '../panels/LogPanel.tsx';
import { leaveNewcomers, placeByClick, useArrivals, useWaiting } from '../several/newcomers.ts';
import { NewcomersBar } from './NewcomersBar.tsx';

const games = await allGames();
const murdham = games.find(({ game }) => game.id === 'murdham')?.game;

/** Stands for the map: a press on it is a click on one of its places. */
function MapStandIn() {
  useFightKeys();
  useArrivals();
  const waiting = useWaiting();
  return (
    <button type="button" onClick={() => placeByClick(waiting, { kind: 'zone', zone: 'camp' })}>
      Tinkers’ Camp
    </button>
  );
}

beforeEach(async () => {
  await emptyWindow();
  leaveNewcomers();
  tableActions.setSession({ asked: ['everyone'], turnsEnd: 'by hand' });
  if (!murdham) throw new Error('Murdham is there.');
  await openScript(readyScript(murdham));
  render(
    <>
      <MapStandIn />
      <NewcomersBar />
      <LogBand />
      <Dialogs />
    </>,
  );
});

/** Brings four bandits without a place, in three inputs. */
async function bringFour(): Promise<ReturnType<typeof newUser>> {
  const user = newUser();
  askWhoJoins();
  await user.type(await screen.findByRole('textbox', { name: 'Who comes, in words' }), '4 bandits{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return user;
}
const banner = () => screen.queryByRole('region', { name: 'Waiting for a place' });
const inCamp = () =>
  everyone(shownFightNow().fight).filter(({ place }) => place.kind === 'zone' && place.zone === 'camp').length;

describe('four reinforcements', () => {
  it('wait in a banner, and two more inputs place them all', async () => {
    const user = await bringFour();
    expect(banner()?.textContent).toContain('Click where Bandit 3 stands');
    await user.click(screen.getByRole('button', { name: 'All together' }));
    await user.click(screen.getByRole('button', { name: 'Tinkers’ Camp' }));
    expect(inCamp()).toBe(4);
    expect(banner()).toBeNull();
    expect(logText()).toContain('are moved to Tinkers’ Camp.');
  });
  it('are placed by one click each, in the order that is pressed, and undo lets the last one wait again', async () => {
    const user = await bringFour();
    await user.click(within(banner() ?? document.body).getByRole('button', { name: /Bandit 5/ }));
    expect(banner()?.textContent).toContain('Click where Bandit 5 stands');
    for (let n = 1; n <= 3; n += 1) {
      await user.click(screen.getByRole('button', { name: 'Tinkers’ Camp' }));
      expect(inCamp()).toBe(n);
    }
    expect(banner()?.textContent).toContain('Click where Bandit 6 stands');
    await user.keyboard('{Control>}z{/Control}');
    expect(inCamp()).toBe(2);
    expect(within(banner() ?? document.body).getAllByRole('button', { name: /^Bandit/ })).toHaveLength(2);
  });
  it('are left beside the map by “Not now”, and a click on the map then places nobody', async () => {
    const user = await bringFour();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(banner()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Tinkers’ Camp' }));
    expect(inCamp()).toBe(0);
  });
});
