/** Tests the actor's card as people use it, in the fights of every game. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { everyone } from '../../engine/fight.ts';
import { type Ruleset, withBook } from '../../engine/ruleset.ts';
import { offersFor } from '../../engine/table/derived.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import { loadGame } from '../../rulesets/index.ts';
import { allGames, byTurns, emptyWindow, openScript, readyScript } from '../../store/encounters/window.testing.ts';
import { shownFightNow, tableActions, tableOfWindow } from '../../store/store.ts';
import { chooseOption, newUser } from '../../ui/inputs/userEvents.testing.ts';
import { useFightUi } from '../fightUi.ts';
import { logText, queryQuestionRegion, showFight } from './fightColumn.testing.tsx';

const games = await allGames();

beforeEach(async () => {
  await emptyWindow();
  tableActions.setSession({ asked: ['everyone'], turnsEnd: 'by hand' });
});

const card = () => screen.getByRole('region', { name: 'Who acts' });
const onCard = (name: string | RegExp) => within(card()).getByRole('button', { name });
/** The list of who may act and the card stay on the page out of sight while the other is shown. */
const isInSight = (one: Element) => one.closest('[style*="display: none"]') === null;
const heading = () => within(card()).getAllByRole('heading', { level: 2 }).find(isInSight)?.textContent;
const freeMoves = () => [...card().querySelectorAll<HTMLElement>('[data-offer]')].filter(isInSight);

/**
 * Opens the game's first ready fight. Answers questions and goes on until somebody has a move on
 * the card.
 */
async function openWithMoves(game: Ruleset): Promise<void> {
  await openScript(readyScript(game));
  showFight();
  const user = newUser();
  for (let n = 0; n < 20 && (queryQuestionRegion() || freeMoves().length === 0); n += 1) {
    const option = queryQuestionRegion()?.querySelector<HTMLElement>('[data-option]');
    const may = within(card()).queryAllByRole('button', { name: / may act/ })[0];
    if (option) await user.click(option);
    else if (queryQuestionRegion()) await user.keyboard('{Enter}');
    else if (may) await user.click(may);
    else await user.keyboard('n');
  }
  // The moves get their numbers once the walks are known.
  await waitFor(() => expect(card().querySelector('[data-offer][aria-keyshortcuts]')).not.toBeNull());
}

describe.each(games)('$name', ({ game }) => {
  const { odd, even } = byTurns(games, game);
  it('shows a combatant’s name, figures and tracks, and a press on a number lists the parts of its sum', async () => {
    await openWithMoves(game);
    const { actor = '', fight, derived, ruleset } = shownFightNow();
    expect(heading()).toBe(nameOfOne(fight, actor));
    const figures = ruleset.figures(fight, actor);
    const moves = freeMoves();
    await newUser().click(onCard(/^Unfold the numbers/));
    const numbers = within(card()).getByRole('region', { name: 'Numbers' });
    for (const move of moves)
      expect(move.compareDocumentPosition(numbers) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    for (const { label, value } of figures) expect(card().textContent).toContain(`${label}${value}`);
    // Tracks with one heading stand in a row under it: the label “Physical, lesser” is split into
    // both words.
    for (const { label } of derived.seen.get(actor)?.tracks ?? [])
      for (const word of label.split(', ')) expect(card().textContent).toContain(word);
    const summed = figures.find(({ tally }) => (tally?.parts.length ?? 0) > 0);
    if (!summed?.tally) return;
    const user = newUser();
    await user.click(onCard(`${summed.label} ${summed.value}: show where it comes from`));
    const words = await screen.findByRole('dialog', { name: `${summed.label}: where it comes from` });
    for (const part of summed.tally.parts) expect(words.textContent).toContain(part.label);
    expect(summed.tally.parts.reduce((sum, { value }) => sum + value, 0)).toBe(summed.tally.total);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(heading()).toBe(nameOfOne(fight, actor));
  });
  it('greys a move that is not allowed with its reason and rule; a press on it changes nothing', async () => {
    await openWithMoves(game);
    const user = newUser();
    const { actor = '', fight } = shownFightNow();
    const blocked = offersFor(game, fight, actor).filter((offer) => offer.blocked);
    for (const fold of within(card()).queryAllByRole('button', { name: / not allowed now$/ })) await user.click(fold);
    const greyed = [...card().querySelectorAll<HTMLElement>('[aria-disabled="true"]')];
    expect(greyed.length).toBeGreaterThan(0);
    const before = shownFightNow().fight;
    for (const one of greyed.slice(0, 3)) {
      const offer = blocked.find(
        ({ label, blocked: why }) => one.textContent?.includes(label) && one.textContent.includes(why?.text ?? '—'),
      );
      expect(offer, one.textContent ?? '').toBeDefined();
      const described = document.getElementById(one.getAttribute('aria-describedby') ?? '');
      expect(described?.textContent).toContain(offer?.blocked?.text);
      await user.click(one);
      await user.click(one.firstElementChild ?? one);
    }
    expect(shownFightNow().fight).toBe(before);
  });
  odd(
    'starts a move by its number key as by a click, and says that the moves come back after the question',
    async () => {
      await openWithMoves(game);
      const user = newUser();
      const keyed = freeMoves().filter((one) => one.getAttribute('aria-keyshortcuts'));
      const [first] = keyed;
      const key = first?.getAttribute('aria-keyshortcuts') ?? '';
      const steps = () =>
        (tableOfWindow.store.getState().open?.encounter.past.length ?? 0) + (queryQuestionRegion() ? 100 : 0);
      const before = steps();
      await user.keyboard(key);
      const byKey = { steps: steps(), log: logText() };
      expect(byKey.steps).toBeGreaterThan(before);
      if (queryQuestionRegion()) expect(card().textContent).toContain('The moves come back after the answer.');
      await user.keyboard('{Control>}z{/Control}');
      expect(steps()).toBe(before);
      const onKey = () => freeMoves().find((one) => one.getAttribute('aria-keyshortcuts') === key);
      await waitFor(() => expect(onKey()).toBeDefined());
      await user.click(onKey() ?? card());
      expect({ steps: steps(), log: logText() }).toEqual(byKey);
    },
  );
  it('rules somebody’s death from the menu of rulings alone, by no number, and asks once', async () => {
    await openWithMoves(game);
    const user = newUser();
    const { actor = '', fight } = shownFightNow();
    const fates = offersFor(game, fight, actor).filter(({ grave, action }) => grave && action === 'ruled');
    expect(fates.length).toBeGreaterThan(1);
    for (const { label } of fates) expect(within(card()).queryByRole('button', { name: label })).toBeNull();
    const [first] = fates;
    const open = async () => {
      await user.keyboard('{Shift>}R{/Shift}');
      return within(await screen.findByRole('menu', { name: 'By ruling' })).findByRole('menuitem', {
        name: first?.label ?? '',
      });
    };
    await user.click(await open());
    const asked = await screen.findByRole('alertdialog', { name: `${nameOfOne(fight, actor)}: ${first?.label}?` });
    await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    expect(shownFightNow().fight).toBe(fight);
    await user.click(await open());
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: first?.label ?? '' }));
    expect(shownFightNow().ruleset.standing(shownFightNow().fight, actor).at).not.toBe('up');
  });
  even('hides whom it shows from the players by a key, marks them, and shows them again', async () => {
    await openWithMoves(game);
    const user = newUser();
    const { actor = '', fight } = shownFightNow();
    const name = nameOfOne(fight, actor);
    await user.keyboard('h');
    expect(within(card()).getByText('hidden')).toBeTruthy();
    expect(logText()).toContain(`${name} is hidden from the players.`);
    await user.keyboard('h');
    expect(within(card()).queryByText('hidden')).toBeNull();
  });
  odd('walks from one combatant to the next by keys, and back', async () => {
    await openWithMoves(game);
    const user = newUser();
    const first = heading();
    await user.keyboard('j');
    expect(heading()).not.toBe(first);
    await user.keyboard('k');
    expect(heading()).toBe(first);
    expect(everyone(shownFightNow().fight).some((one) => nameOfOne(shownFightNow().fight, one.id) === first)).toBe(
      true,
    );
  });
});

describe('whose turn it is', () => {
  const games = ['einfelst', 'murdham', 'thrum'] as const;
  const openFirst = async (id: (typeof games)[number]) => {
    const game = await loadGame(id);
    if (!game) throw new Error(`${id} is there.`);
    await openScript(readyScript(await withBook(game)));
    showFight();
  };
  it('ends by N only at the second press, which says what is left', async () => {
    await openFirst('murdham');
    const user = newUser();
    const next = () => screen.getByRole('region', { name: 'What is next' });
    await user.keyboard('n');
    expect(within(card()).getByText('acts now')).toBeTruthy();
    const { fight } = shownFightNow();
    await user.keyboard('n');
    expect(shownFightNow().fight).toBe(fight);
    expect(next().textContent).toMatch(/Left: Main action.*Press again to end the turn/);
    await user.keyboard('n');
    expect(shownFightNow().derived.acting).toBeUndefined();
    expect(next().textContent).not.toContain('Press again');
  });
  it('is passed by a key of its own alone, which the log tells', async () => {
    await openFirst('murdham');
    const { derived } = shownFightNow();
    await newUser().keyboard('{Shift>}P{/Shift}');
    expect(shownFightNow().derived.order.rows).not.toEqual(derived.order.rows);
    expect(logText()).toContain('The chance to act is passed on by the');
  });
  it('is chosen by a number key where several may act', async () => {
    await openFirst('murdham');
    expect(heading()).toBe('Who acts?');
    await newUser().keyboard('2');
    expect(heading()).toBe('Theobald');
    expect(within(card()).getByText('acts now')).toBeTruthy();
    // The key J shows the next combatant's card, and the card's button goes back to the one who
    // acts.
    await newUser().keyboard('j');
    expect(within(card()).queryByText('acts now')).toBeNull();
    await newUser().click(onCard('Back to who acts'));
    expect(heading()).toBe('Theobald');
  });
  it('EW-05: whose card is due is shown at once; somebody looked at in between gives way to the next', async () => {
    await openFirst('einfelst');
    const user = newUser();
    expect(heading()).toBe('Torvald');
    expect(within(card()).queryByRole('button', { name: 'Back to who acts' })).toBeNull();
    act(() => tableActions.select([everyone(shownFightNow().fight).find(({ name }) => name === 'Signe')?.id ?? '']));
    expect(heading()).toBe('Signe');
    expect(onCard('Back to who acts')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Pass: Torvald has not acted/ }));
    expect(heading()).toBe('Kettil');
    await user.click(screen.getByRole('button', { name: /^Pass: Kettil has not acted/ }));
    await user.click(screen.getByRole('button', { name: /^Pass: Signe has not acted/ }));
    // The bandits share a card. The card shows the first of them, and another one may act first.
    expect(heading()).toBe('Bandit 1');
    const { fight } = shownFightNow();
    const third = everyone(fight).find(({ id }) => nameOfOne(fight, id) === 'Bandit 3');
    act(() => tableActions.select([third?.id ?? '']));
    // Escape out of the first question of a move keeps the selection.
    await user.click(onCard(/^Attack: Axe/));
    expect(queryQuestionRegion()).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(queryQuestionRegion()).toBeNull();
    expect(heading()).toBe('Bandit 3');
  });
  it('a state says what it does and by which rule, and is gone with its words', async () => {
    await openFirst('thrum');
    const user = newUser();
    await user.click(freeMoves().find((one) => /Brace|Protect/.test(one.textContent ?? '')) ?? card());
    const { derived } = shownFightNow();
    const [who, badge] =
      [...derived.seen].flatMap(([id, { badges }]) => badges.slice(0, 1).map((one) => [id, one] as const))[0] ?? [];
    if (who === undefined || badge === undefined) throw new Error('Nobody has a state.');
    act(() => tableActions.select([who]));
    await user.click(onCard(new RegExp(badge.label)));
    const words = await screen.findByRole('dialog', { name: badge.label });
    expect(words.textContent).toContain(badge.rule);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('where only one target fits it is taken, told, and taken back with the move; who wants to be asked is', async () => {
    tableActions.setSession({ asked: [], turnsEnd: 'by themselves' });
    await openFirst('murdham');
    const user = newUser();
    await user.keyboard('2');
    const sword = async () => user.click(onCard(/^Sword/));
    await sword();
    expect(queryQuestionRegion()?.textContent).toContain('any reaction');
    await user.keyboard('{Escape}');
    expect(queryQuestionRegion()).toBeNull();
    expect(logText()).not.toContain('Only one way');
    await sword();
    await user.click(
      within(queryQuestionRegion() ?? document.body).getByRole('button', { name: /^No reaction|^Let it/ }),
    );
    expect(queryQuestionRegion()).toBeNull();
    expect(logText()).toContain('Only one way: Bandit 1');
    await user.keyboard('{Control>}z{/Control}');
    expect(logText()).not.toContain('Only one way');

    useFightUi.getState().openDialog({ kind: 'dice' });
    const dialog = await screen.findByRole('dialog', { name: 'Dice and stops' });
    await user.click(within(within(dialog).getByRole('region', { name: 'Who is asked' })).getByText('Everyone'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await sword();
    expect(within(queryQuestionRegion() ?? document.body).getByRole('button', { name: /^Bandit 1/ })).toBeTruthy();
  });
});

describe('the fight by hand', () => {
  it('sets the round, a state and how sides stand as rulings that are told and taken back', async () => {
    const game = games.find(({ game: { id } }) => id === 'thrum')?.game;
    await openScript(readyScript(game as Ruleset));
    showFight();
    const user = newUser();
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    useFightUi.getState().openDialog({ kind: 'state' });
    const round = within(await screen.findByRole('dialog', { name: 'The fight: set by hand' })).getByRole('textbox', {
      name: 'Round',
    });
    await user.clear(round);
    await user.type(round, '3{Enter}');
    expect(logText()).toContain('Round is set to 3.');
    await user.keyboard('{Escape}');
    await closed();

    await user.click(onCard('Open the sheet'));
    const sheet = await screen.findByRole('dialog', { name: /set by hand$/ });
    await user.click(within(sheet).getByRole('tab', { name: 'Conditions' }));
    await chooseOption(user, /add condition/, 'Slowed');
    expect(logText()).toContain('Statuses and marks: Slowed is added.');
    await user.click(within(sheet).getByRole('button', { name: 'Take away: Slowed' }));
    expect(logText()).toContain('Statuses and marks: Slowed is taken away.');
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await closed();

    useFightUi.getState().openDialog({ kind: 'state' });
    const fight = await screen.findByRole('dialog', { name: 'The fight: set by hand' });
    await user.click(within(fight).getByRole('tab', { name: 'Sides' }));
    const party = within(fight)
      .getAllByRole('listitem')
      .find((one) => within(one).queryByRole('heading', { name: 'The party' }));
    await user.click(within(party ?? fight).getByRole('button', { name: /Toward The foes/ }));
    await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'No enemies' }));
    // TH-08: a fight without enemies is over. The log tells the ruling that ended it before it
    // tells the end.
    expect(logText()).toMatch(/The party and The foes: no enemies\..*The fight is over\./);
    await user.keyboard('{Escape}');
    await closed();
    for (let n = 0; n < 4; n += 1) await user.keyboard('{Control>}z{/Control}');
    expect(logText()).not.toMatch(/no enemies\.|Slowed|Round is set to 3/);
  });
});
