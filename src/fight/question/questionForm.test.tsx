/** Tests the question form as people use it, in the fights of every game. */

import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areFriends } from '../../engine/fight.ts';
import type { Option, Question } from '../../engine/question.ts';
import { allGames, byTurns, emptyWindow, openAtQuestion } from '../../store/encounters/window.testing.ts';
import { shownFightNow, tableActions, tableOfWindow } from '../../store/store.ts';
import { newUser } from '../../ui/inputs/userEvents.testing.ts';
import {
  logText,
  queryQuestionRegion,
  questionButton,
  questionId,
  questionRegion,
  questionTitle,
  showFight,
} from '../card/fightColumn.testing.tsx';

const games = await allGames();

beforeEach(async () => {
  await emptyWindow();
  tableActions.setSession({ asked: ['everyone'], turnsEnd: 'by hand', ownDice: ['everyone'] });
});
afterEach(() => vi.useRealTimers());

const optionsShown = () => [...questionRegion().querySelectorAll<HTMLElement>('[data-option]')];
const isDice = (question: Question) => question.kind === 'dice';
const startsWith = (label: string) => new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

// Freeform has no rule that forbids an answer.
it.each(games.filter(({ game }) => game.id !== 'freeform'))(
  '$name greys what cannot be chosen with its reason, and a press on it answers nothing',
  async ({ game }) => {
    const question = await openAtQuestion(
      [{ game }],
      (ask) => ask.kind === 'choose' && ask.options.filter(({ blocked }) => blocked).length === 1,
    );
    showFight();
    const blocked = question.kind === 'choose' ? question.options.find((option) => option.blocked) : undefined;
    const button = questionButton(startsWith(blocked?.label ?? ''));
    expect(button.textContent).toContain(blocked?.blocked?.text);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await newUser().click(button);
    expect(questionId()).toBe(question.id);
  },
);

it('takes back what it said of an open question once the question is answered', async () => {
  const question = await openAtQuestion(games, ({ kind }) => kind === 'choose');
  showFight();
  const user = newUser();
  await user.keyboard('n');
  const said = () => screen.queryByText(/^A question is open/);
  await waitFor(() => expect(said()).not.toBeNull());
  await user.click(optionsShown().find((option) => option.getAttribute('aria-disabled') !== 'true')!);
  expect(questionId()).not.toBe(question.id);
  await waitFor(() => expect(said()).toBeNull());
});

describe.each(games)('$name', ({ game }) => {
  const { odd, even } = byTurns(games, game);
  const one = [{ game }];
  even('says what is asked, and the number key of an option answers it', async () => {
    const question = await openAtQuestion(one, ({ kind }) => kind === 'choose');
    showFight();
    expect(questionTitle()).toBe(question.title);
    const [first] = optionsShown();
    expect(first?.getAttribute('aria-keyshortcuts')).toBe('1');
    await newUser().keyboard('1');
    expect(questionId()).not.toBe(question.id);
  });
  odd('takes a move back with Escape, and asks nothing then', async () => {
    await openAtQuestion(
      one,
      (question) => question.kind === 'choose' && question.options.some(({ combatant }) => combatant),
    );
    showFight();
    const before = logText();
    const user = newUser();
    // Escape takes the answers back one by one, and then the move itself.
    while (queryQuestionRegion()) await user.keyboard('{Escape}');
    expect(tableOfWindow.store.getState().open?.encounter.open).toBeUndefined();
    expect(logText().length).toBeLessThanOrEqual(before.length);
  });
  it('takes real dice face by face from the pad, and the last face sends them', async () => {
    const question = await openAtQuestion(one, (ask) => ask.kind === 'dice' && ask.rolls.length === 1);
    showFight();
    const user = newUser();
    const asOne = within(questionRegion()).queryByRole('button', { name: /^Tell dice as one number/, pressed: true });
    if (asOne) await user.click(asOne);
    let taps = 0;
    while (questionId() === question.id) {
      const pad = within(questionRegion()).getByRole('group', { name: /^Face of the d/ });
      await user.click(within(pad).getByRole('button', { name: '1' }));
      taps += 1;
    }
    const dice = question.kind === 'dice' ? (question.rolls[0]?.groups ?? []) : [];
    expect(taps).toBe(dice.reduce((sum, { count }) => sum + count, 0));
  });
  even('rolls for who has no dice at hand, by button and by Enter', async () => {
    const question = await openAtQuestion(one, isDice);
    const { unmount } = showFight();
    const user = newUser();
    await user.click(questionButton('Roll for me'));
    expect(questionId()).not.toBe(question.id);
    unmount();
    const next = await openAtQuestion(one, isDice);
    showFight();
    // The form ignores Enter for a moment after it has opened.
    await waitFor(async () => {
      await user.keyboard('{Enter}');
      expect(questionId()).not.toBe(next.id);
    });
  });
  it('rules on a roll before it is made, and steps back from the ruling alone', async () => {
    const question = await openAtQuestion(
      one,
      (ask) => ask.kind === 'dice' && ask.rolls.some(({ rulings }) => rulings),
    );
    const [ruling] = question.kind === 'dice' ? question.rolls.flatMap(({ rulings }) => rulings ?? []) : [];
    showFight();
    const user = newUser();
    await user.click(
      within(questionRegion()).getAllByRole('button', { name: 'Rule on this roll before it is made' })[0] ??
        questionRegion(),
    );
    await user.click(
      await screen.findByRole('menuitem', {
        name: startsWith((ruling?.label ?? '').replace(/^./, (one) => one.toUpperCase())),
      }),
    );
    expect(questionId()).not.toBe(question.id);
    expect(questionTitle()).toBe(question.title);
    await user.click(questionButton('Step back one answer'));
    expect(questionId()).toBe(question.id);
  });
});

describe('a question for one of many', () => {
  it('folds many places behind the map, and unfolds them as a list', async () => {
    const question = await openAtQuestion(
      games,
      (ask) =>
        ask.kind === 'choose' && ask.options.filter((one) => one.place && !one.combatant && !one.blocked).length > 6,
    );
    const free = question.kind === 'choose' ? question.options.filter(({ blocked }) => !blocked) : [];
    showFight();
    expect(optionsShown().length).toBeLessThan(free.length);
    expect(questionRegion().textContent).toContain('lit places on the map');
    await newUser().click(questionButton('show them as a list'));
    expect(optionsShown()).toHaveLength(free.length);
  });
  it('folds many greyed options into one line that says why, with their rules on pointing', async () => {
    const question = await openAtQuestion(
      games,
      (ask) => ask.kind === 'choose' && ask.options.filter(({ blocked }) => blocked).length > 2,
    );
    const blocked = question.kind === 'choose' ? question.options.filter((option) => option.blocked) : [];
    showFight();
    const line = questionButton(/ cannot be chosen: /);
    expect(line.textContent).toContain(`${blocked.length} cannot be chosen`);
    expect(line.textContent?.toLowerCase()).toContain(blocked[0]?.blocked?.text.split(/[:.]/)[0]?.toLowerCase());
    expect(line.dataset.tip).toContain(blocked[0]?.blocked?.rule);
    expect(questionRegion().textContent).not.toContain(blocked[0]?.label);
    await newUser().click(line);
    for (const option of blocked) expect(questionRegion().textContent).toContain(option.blocked?.text);
  });
  it('says of a friend under “By ruling” that it is a friend, folded and unfolded', async () => {
    const question = await openAtQuestion(
      games.filter(({ game }) => game.id === 'einfelst'),
      (ask) =>
        ask.kind === 'choose' &&
        ask.meant === 'harm' &&
        ask.options.some(({ blocked, detail }) => !blocked && /\ba friend$/.test(detail ?? '')),
    );
    showFight();
    const line = questionButton(/^By ruling: /);
    expect(line.textContent).toContain('(a friend)');
    await newUser().click(line);
    const { fight } = shownFightNow();
    const friends = (question.kind === 'choose' ? question.options : []).filter(
      ({ combatant, blocked }) =>
        !blocked &&
        combatant !== undefined &&
        question.seat.kind === 'combatant' &&
        areFriends(fight, question.seat.combatant, combatant),
    );
    for (const { id } of friends)
      expect(optionsShown().find((row) => row.dataset.option === id)?.textContent).toMatch(/a friend|the same side/);
  });
  it('says that the GM alone sees it only where that is so', async () => {
    await openAtQuestion(games, (ask) => ask.kind === 'choose' && ask.audience === 'gm');
    const { unmount } = showFight();
    expect(questionRegion().textContent).toContain('only you see this');
    unmount();
    await openAtQuestion(games, (ask) => ask.kind === 'choose' && ask.audience === 'all');
    showFight();
    expect(questionRegion().textContent).not.toContain('only you see this');
  });
  it('that counts down answers by itself at its end, and not before', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const question = await openAtQuestion(games, ({ countdown }) => countdown !== undefined);
    showFight();
    const seconds = question.countdown ?? 0;
    expect(within(questionRegion()).getByRole('timer', { name: `${seconds} seconds left` })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync((seconds - 1) * 1000));
    expect(within(questionRegion()).getByRole('timer', { name: '1 seconds left' })).toBeTruthy();
    expect(questionId()).toBe(question.id);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(questionId()).not.toBe(question.id);
  });
});

it('keeps room for odds from the start where harm is meant, so that no answer moves away under the pointer', async () => {
  const room = () => questionRegion().querySelector('[data-foot] > p');
  await openAtQuestion(games, (ask) => ask.kind === 'choose' && ask.meant === 'harm');
  const { unmount } = showFight();
  expect(room()).not.toBeNull();
  unmount();
  await openAtQuestion(games, (ask) => ask.kind === 'choose' && ask.meant === undefined);
  showFight();
  expect(room()).toBeNull();
});

describe('a question with more than six answers', () => {
  const isAnswer = ({ blocked, tone, place, combatant }: Option) =>
    !blocked && tone !== 'pass' && (place === undefined || combatant !== undefined);
  /** A question with this many answers in the list that decline nothing, beside what declines. */
  const openWith = (fits: (answers: number) => boolean) =>
    openAtQuestion(
      games,
      (ask) =>
        ask.kind === 'choose' && ask.meant === undefined && fits(ask.options.filter(isAnswer).length) && hasAll(ask),
    );
  const hasAll = (ask: Question) =>
    ask.kind === 'choose' && ask.options.every(({ place, combatant }) => place === undefined || combatant);

  it('lists six, folds the others behind one row that says how many, and lists them all on a press', async () => {
    const question = await openWith((answers) => answers > 7);
    const free = question.kind === 'choose' ? question.options.filter(({ blocked }) => !blocked) : [];
    const answers = free.filter(isAnswer);
    showFight();
    const passes = free.length - answers.length;
    expect(optionsShown()).toHaveLength(6 + passes);
    const more = questionButton(`${answers.length - 6} more`);
    expect(more.getAttribute('aria-expanded')).toBe('false');
    await newUser().click(more);
    expect(optionsShown()).toHaveLength(free.length);
    expect(document.activeElement).toBe(optionsShown()[6]);
    expect(questionId()).toBe(question.id);
  });
  it('lists all by the key of a folded answer and gives none, and the same key answers then', async () => {
    const question = await openWith((answers) => answers > 7);
    showFight();
    const user = newUser();
    await user.keyboard('8');
    expect(questionId()).toBe(question.id);
    expect(optionsShown()[7]?.getAttribute('aria-keyshortcuts')).toBe('8');
    await user.keyboard('8');
    expect(questionId()).not.toBe(question.id);
  });
  it('answers by the key of an answer that is in sight at once', async () => {
    const question = await openWith((answers) => answers > 7);
    showFight();
    await newUser().keyboard('6');
    expect(questionId()).not.toBe(question.id);
  });
  it('folds nothing where a row to unfold would be as high as what it hides', async () => {
    const question = await openWith((answers) => answers === 6 || answers === 7);
    const free = question.kind === 'choose' ? question.options.filter(({ blocked }) => !blocked) : [];
    showFight();
    expect(optionsShown()).toHaveLength(free.length);
  });
});

describe('what must be pressed to go on', () => {
  const foot = () => questionRegion().querySelector<HTMLElement>('[data-foot]') ?? document.createElement('div');
  it('is pinned at the foot: the answers that decline, and no other', async () => {
    const question = await openAtQuestion(
      games,
      (ask) => ask.kind === 'choose' && ask.options.some(({ tone }) => tone === 'pass') && ask.options.length > 3,
    );
    showFight();
    const declines = question.kind === 'choose' ? question.options.filter(({ tone }) => tone === 'pass') : [];
    expect([...foot().querySelectorAll('[data-option]')].map((one) => one.getAttribute('data-option'))).toEqual(
      declines.map(({ id }) => id),
    );
    expect(optionsShown().length).toBeGreaterThan(declines.length);
    await newUser().click(foot().querySelector('[data-option]') ?? foot());
    expect(questionId()).not.toBe(question.id);
  });
  it('is pinned at the foot: the button that takes the picks', async () => {
    const question = await openAtQuestion(games, (ask) => ask.kind === 'pick' && ask.min === 0);
    showFight();
    const take = within(foot()).getAllByRole('button').at(-1) ?? foot();
    await newUser().click(take);
    expect(questionId()).not.toBe(question.id);
  });
});

describe('a question for several', () => {
  it('takes those that are pressed, says how many, and gives them back with Escape', async () => {
    const question = await openAtQuestion(
      games,
      (ask) =>
        ask.kind === 'pick' &&
        ask.min === 0 &&
        ask.max > 1 &&
        ask.options.filter(({ blocked, usual }) => !blocked && !usual).length > 1,
    );
    showFight();
    const user = newUser();
    const [first, second] = optionsShown();
    await user.click(first as HTMLElement);
    await user.click(second as HTMLElement);
    expect(
      optionsShown()
        .map((one) => one.getAttribute('aria-pressed'))
        .slice(0, 2),
    ).toEqual(['true', 'true']);
    expect(questionRegion().textContent).toMatch(/2 (picked|of )/);
    expect(questionButton(/^Take these 2/)).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(questionId()).toBe(question.id);
    expect(optionsShown()[0]?.getAttribute('aria-pressed')).toBe('false');
    await user.keyboard('2');
    await user.keyboard('{Enter}');
    expect(questionId()).not.toBe(question.id);
  });
  it('is not taken with too few, by button or by Enter, and says the least', async () => {
    const question = await openAtQuestion(
      games,
      (ask) => ask.kind === 'pick' && ask.min > 0 && ask.options.every(({ usual }) => !usual),
    );
    const min = question.kind === 'pick' ? question.min : 0;
    showFight();
    const user = newUser();
    const take = () => within(questionRegion()).getAllByRole('button').at(-1);
    expect(questionRegion().textContent).toMatch(new RegExp(`at least ${min}|0 of ${min}`));
    expect(take()).toHaveProperty('disabled', true);
    await user.keyboard('{Enter}');
    expect(questionId()).toBe(question.id);
    for (const option of optionsShown().slice(0, min)) await user.click(option);
    expect(take()).toHaveProperty('disabled', false);
    await user.keyboard('{Enter}');
    expect(questionId()).not.toBe(question.id);
  });
});

describe('a question for a number or words', () => {
  it('takes a number within its bounds with Enter, and puts one beyond them to the bound', async () => {
    const question = await openAtQuestion(games, ({ kind }) => kind === 'number');
    if (question.kind !== 'number') throw new Error('Another question is asked.');
    showFight();
    const user = newUser();
    const box = within(questionRegion()).getByRole('textbox', { name: `From ${question.min} to ${question.max}` });
    expect(document.activeElement).toBe(box);
    await user.clear(box);
    await user.type(box, String(question.max + 5));
    await user.tab();
    expect(questionButton(new RegExp(`^Take ${question.max}`))).toBeTruthy();
    await user.click(questionButton(new RegExp(`^Take ${question.max}`)));
    expect(questionId()).not.toBe(question.id);
  });
  it('takes words with Enter, no longer than they may be', async () => {
    const question = await openAtQuestion(games, ({ kind }) => kind === 'text');
    if (question.kind !== 'text') throw new Error('Another question is asked.');
    showFight();
    const user = newUser();
    const box = within(questionRegion()).getByRole('textbox', { name: question.title });
    expect(box).toHaveProperty('maxLength', question.longest);
    await user.clear(box);
    await user.type(box, 'A rope and a lantern{Enter}');
    expect(questionId()).not.toBe(question.id);
    await waitFor(() =>
      expect(JSON.stringify(tableOfWindow.store.getState().open?.encounter.open ?? logText())).toContain(
        'A rope and a lantern',
      ),
    );
  });
});
