/**
 * Tests a combatant's sheet as people use it, in the fights of every game: rulings that the log
 * tells, that are kept, and that are taken back.
 */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyone } from '../../engine/fight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import { allGames, byTurns, emptyWindow, openScript, readyScript } from '../../store/encounters/window.testing.ts';
import { shownFightNow, tableActions } from '../../store/store.ts';
import { chooseOption, newUser, typeOver } from '../../ui/inputs/userEvents.testing.ts';
import { logText, showFight } from '../card/fightColumn.testing.tsx';
import { useFightUi } from '../fightUi.ts';

const games = await allGames();

beforeEach(async () => {
  await emptyWindow();
});

/** Opens the sheet of a ready fight's first combatant. */
async function openSheet(game: Ruleset) {
  const id = await openScript(readyScript(game));
  const view = showFight();
  const one = everyone(shownFightNow().fight)[0];
  if (!one) throw new Error('Nobody is in the fight.');
  const name = () => nameOfOne(shownFightNow().fight, one.id);
  useFightUi.getState().openDialog({ kind: 'sheet', combatant: one.id });
  await screen.findByRole('dialog', { name: `${name()}: set by hand` });
  return { id, who: one.id, name, user: newUser(), unmount: view.unmount };
}
const sheet = () => screen.getByRole('dialog', { name: /: set by hand$/ });
const box = (name: string) => within(sheet()).getByRole('textbox', { name });
const takeBack = '{Control>}z{/Control}';
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe.each(games)('$name', ({ game }) => {
  const { odd, even } = byTurns(games, game);
  even(
    'a new name is a ruling: it is told, stands in the title and is taken back; an empty one is refused',
    async () => {
      const { user, name } = await openSheet(game);
      const before = name();
      const log = logText();
      await typeOver(user, box('Name'), '');
      expect(name()).toBe(before);
      expect(logText()).toBe(log);
      await typeOver(user, box('Name'), 'Wilhelmina');
      expect(screen.getByRole('dialog', { name: `${name()}: set by hand` })).toBeTruthy();
      expect(name()).toContain('Wilhelmina');
      expect(logText()).toContain('is now called Wilhelmina.');
      await user.keyboard('{Escape}');
      await closed();
      await user.keyboard(takeBack);
      expect(name()).toBe(before);
    },
  );
  odd('the sheet closes with its fight: the next fight of this window opens without it', async () => {
    const { unmount } = await openSheet(game);
    unmount();
    await emptyWindow();
    await openScript(readyScript(game));
    showFight();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('a number by hand stays within its bounds, lasts when the fight is opened again, and is undone with its words', async () => {
    const { user, who, id, unmount } = await openSheet(game);
    const [, tab] = within(sheet()).getAllByRole('tab');
    await user.click(tab ?? sheet());
    const input = within(sheet())
      .getAllByRole('textbox')
      .find((one) => one.getAttribute('inputmode') === 'numeric');
    if (!input) throw new Error(`${tab?.textContent} has no number.`);
    const log = logText();
    const was = (input as HTMLInputElement).value;
    const change = was === '1' ? '2' : '1';
    await typeOver(user, input, change);
    const kept = JSON.stringify(shownFightNow().fight.combatants[who]?.sheet);
    expect(logText().length).toBeGreaterThan(log.length);
    await typeOver(user, input, '99999');
    expect(Number((input as HTMLInputElement).value.replace(/\D/g, ''))).toBeLessThan(99_999);
    await user.keyboard('{Escape}');
    await closed();
    await user.keyboard(takeBack);
    expect(JSON.stringify(shownFightNow().fight.combatants[who]?.sheet)).toBe(kept);
    unmount();
    await tableActions.closeEncounter();
    await tableActions.openEncounter(id);
    showFight();
    expect(JSON.stringify(shownFightNow().fight.combatants[who]?.sheet)).toBe(kept);
    await user.keyboard(takeBack);
    expect(logText()).toBe(log);
  });
  it('one less or more on a track is one ruling, told with the track’s name', async () => {
    const { user, who } = await openSheet(game);
    const trackValue = (label: string) =>
      shownFightNow()
        .derived.seen.get(who)
        ?.tracks.find((track) => track.label === label)?.value;
    const tracks = shownFightNow().derived.seen.get(who)?.tracks ?? [];
    let changed = 0;
    for (const { label, value } of tracks) {
      const [more, less] = ['more', 'less'].map(
        (way) => within(sheet()).queryAllByRole('button', { name: `${label}: one ${way}` })[0],
      );
      for (const button of [less, more]) {
        if (!button || trackValue(label) !== value) continue;
        await user.click(button);
      }
      if (trackValue(label) === value) continue;
      expect(Math.abs((trackValue(label) ?? 0) - value)).toBe(1);
      expect(logText()).toContain(label);
      changed += 1;
      break;
    }
    expect(changed).toBe(1);
  });
  odd('who is hidden, who plays and a note are kept for the GM; the note is read on the card', async () => {
    const { user, name, who } = await openSheet(game);
    await user.click(within(sheet()).getByRole('switch', { name: /^Hidden from the players/ }));
    expect(logText()).toContain(`${name()} is hidden from the players.`);
    await typeOver(user, box('Player'), 'Mara');
    expect(logText()).toContain(`${name()} is played by Mara.`);
    await typeOver(user, box('Note'), 'Owes the miller');
    await user.keyboard('{Escape}');
    await closed();
    tableActions.select([who]);
    expect(await screen.findByText('Owes the miller')).toBeTruthy();
    const card = screen.getByRole('region', { name: 'Who acts' });
    expect(card.textContent).toMatch(/hidden.*Mara/);
    expect(logText()).not.toContain('Owes the miller');
  });
  even('another side is a ruling, and the same one again is none', async () => {
    const { user, who, name } = await openSheet(game);
    const sides = shownFightNow().fight.sides;
    const mine = shownFightNow().fight.combatants[who]?.side ?? '';
    const other = Object.values(sides).find(({ id }) => id !== mine);
    const log = logText();
    await chooseOption(user, /^(.*\s)?Side$/, sides[mine]?.name ?? '');
    expect(logText()).toBe(log);
    await chooseOption(user, /^(.*\s)?Side$/, other?.name ?? '');
    expect(logText()).toContain(`${name()} changes to ${other?.name}.`);
    expect(shownFightNow().fight.combatants[who]?.side).toBe(other?.id);
  });
});

describe('only the number', () => {
  it('sets health without the fall that follows from it, and with the switch off the fall comes', async () => {
    const murdham = games.find(({ game }) => game.id === 'murdham')?.game as Ruleset;
    const { user, who } = await openSheet(murdham);
    const fall = () => shownFightNow().derived.seen.get(who)?.standing.at;
    const label = () => shownFightNow().derived.seen.get(who)?.tracks[0]?.label ?? '';
    const value = () => shownFightNow().derived.seen.get(who)?.tracks[0]?.value ?? 0;
    const less = () => within(sheet()).getAllByRole('button', { name: `${label()}: one less` })[0] ?? sheet();
    expect(fall()).toBe('up');
    while (value() > 1) await user.click(less());
    await user.click(within(sheet()).getByRole('switch', { name: /^Only the number/ }));
    const log = logText();
    await user.click(less());
    const raw = logText().slice(log.length);
    await user.keyboard(takeBack);
    await user.click(within(sheet()).getByRole('switch', { name: /^Only the number/ }));
    await user.click(less());
    expect(logText().slice(log.length).length).toBeGreaterThan(raw.length);
  });
});
