/** Tests of the way from a cast to a fight: the party is offered, and what is missing is told once. */
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withoutPens } from '../board/noPens.testing.ts';
import type { Script } from '../engine/script.ts';
import { loadGame } from '../rulesets/index.ts';
import { emptyWindow, openScript } from '../store/encounters/window.testing.ts';
import { shownFightNow, tableNow } from '../store/store.ts';
import { newUser } from '../ui/inputs/userEvents.testing.ts';
import { missingBeforeBegin } from './beforeBegin.ts';
import { SetupScreen } from './SetupScreen.tsx';

let drawAgain: () => void;
beforeEach(async () => {
  drawAgain = withoutPens();
  await emptyWindow();
});
afterEach(() => drawAgain());

type Cast = Script['cast'];
const zone = (id: string) => ({ kind: 'zone', zone: id }) as const;
const one = (id: string, side: string, place?: Cast[number]['place']): Cast[number] => ({
  id,
  name: id,
  side,
  creature: 'guard',
  ...(place ? { place } : {}),
});
const open = (cast: Cast, script: Pick<Script, 'ruleset' | 'scene'> = { ruleset: 'murdham', scene: 'mill' }) =>
  openScript({ title: 'Before it begins', seed: 3, cast, lines: [], ...script });

const stage = () => shownFightNow().fight.stage;
const begin = (name = /Begin/) => screen.getByRole('button', { name });
const told = () => screen.queryByRole('alert')?.textContent ?? '';

describe('the first press to begin', () => {
  it('begins a fight that lacks nothing', async () => {
    await open([one('Brenna', 'party', zone('orchard')), one('Thug', 'foes', zone('orchard'))]);
    render(<SetupScreen />);
    await newUser().click(begin());
    expect(stage()).toBe('running');
  });
  it('says that a side is empty, that nobody has an enemy, and who stands beside the map; the second begins', async () => {
    await open([one('Brenna', 'party', zone('orchard')), one('Doc', 'party')]);
    render(<SetupScreen />);
    const user = newUser();
    await user.click(begin());
    expect(stage()).toBe('setup');
    expect(told()).toContain('Nobody here has an enemy.');
    expect(told()).toContain('Doc stands beside the map.');
    expect(told()).toMatch(/Nobody belongs to “.+”\./);
    await user.click(begin(/Begin anyway/));
    expect(stage()).toBe('running');
  });
  it('is said again by the key N, and anew after a change', async () => {
    await open([one('Brenna', 'party', zone('orchard')), one('Doc', 'party'), one('Thug', 'foes', zone('orchard'))]);
    render(<SetupScreen />);
    const user = newUser();
    await user.keyboard('n');
    expect([stage(), told()]).toEqual(['setup', expect.stringContaining('Doc stands beside the map.')]);
    await user.click(screen.getByRole('button', { name: 'Remove Doc' }));
    expect(told()).toBe('');
    await user.keyboard('n');
    expect(stage()).toBe('running');
  });
});

it('TH-04 counts nobody of the party as missing who takes a place in play, but foes beside the map', async () => {
  const thrum = await loadGame('thrum');
  const [creature] = thrum?.creatures ?? [];
  const who = (id: string, side: string) => ({ ...one(id, side), creature: creature?.id ?? '' });
  await open([who('Hale', 'party'), who('Biffer', 'foes')], { ruleset: 'thrum', scene: 'watch-yard' });
  expect(missingBeforeBegin(shownFightNow())).toEqual(['Biffer stands beside the map.']);
});

describe('placing', () => {
  it('offers the party once the foes stand, and not again when the GM does not want it now', async () => {
    await open([
      one('Brenna', 'party'),
      one('Doc', 'party'),
      one('Ogre', 'foes', zone('orchard')),
      one('Thug', 'foes'),
    ]);
    render(<SetupScreen />);
    const user = newUser();
    await user.click(screen.getByRole('button', { name: /^Thug beside the map/ }));
    await user.click(screen.getByRole('button', { name: 'Beside Ogre' }));
    expect(screen.getByText('Click where Brenna, Doc stand')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByText(/^Click where/)).toBeNull();
    expect(shownFightNow().fight.combatants.Thug?.place).toEqual(zone('orchard'));
  });
  it('places by one press whoever is not placed yet', async () => {
    await open([one('Brenna', 'party'), one('Thug', 'foes', zone('orchard'))]);
    render(<SetupScreen />);
    await newUser().click(screen.getByRole('button', { name: '1 not placed' }));
    expect(screen.getByText('Click where Brenna stands')).toBeDefined();
  });
});

it('picks a range of both sides with Shift, and one more with Ctrl', async () => {
  await open(
    ['Ada', 'Bo', 'Cy'].map((name) => one(name, 'party')).concat(['Rat', 'Wolf'].map((name) => one(name, 'foes'))),
  );
  render(<SetupScreen />);
  const user = newUser();
  const press = async (name: string, held: string) => {
    await user.keyboard(`{${held}>}`);
    await user.click(screen.getByRole('button', { name: new RegExp(`^${name} beside`) }));
    await user.keyboard(`{/${held}}`);
  };
  await user.click(screen.getByRole('button', { name: /^Bo beside/ }));
  await press('Rat', 'Shift');
  expect(tableNow().session.selected).toEqual(['Bo', 'Cy', 'Rat']);
  await press('Wolf', 'Control');
  await press('Cy', 'Control');
  expect(tableNow().session.selected).toEqual(['Bo', 'Rat', 'Wolf']);
});
