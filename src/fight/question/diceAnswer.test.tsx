/**
 * Tests the form for dice as people use it: typed, erased, tapped and pasted faces, and who rolls
 * the dice.
 */
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Question } from '../../engine/question.ts';
import { allGames, emptyWindow, openAtQuestion } from '../../store/encounters/window.testing.ts';
import { tableActions, tableNow } from '../../store/store.ts';
import { newUser } from '../../ui/inputs/userEvents.testing.ts';
import { questionButton, questionId, questionRegion, showFight } from '../card/fightColumn.testing.tsx';

const games = await allGames();

beforeEach(async () => {
  await emptyWindow();
  tableActions.setSession({ asked: ['everyone'], turnsEnd: 'by hand', ownDice: ['everyone'] });
});

describe('a question for dice', () => {
  /** Tells whether a question is for a single die that no number can stand for. */
  const oneDie = (ask: Question): boolean =>
    ask.kind === 'dice' &&
    ask.rolls.length === 1 &&
    ask.rolls[0]?.groups.length === 1 &&
    ask.rolls[0].groups[0]?.count === 1 &&
    ask.rolls[0].groups[0].sides === 20;
  it('takes typed digits, gives a wrong one back, and refuses a face that the die does not have', async () => {
    const question = await openAtQuestion(games, oneDie);
    tableActions.setSession({ typedDice: 'by key' });
    showFight();
    const user = newUser();
    const die = () => within(questionRegion()).getByRole('button', { name: /, die 1/, hidden: true });
    await user.keyboard('1');
    await user.keyboard('{Backspace}');
    expect(die().getAttribute('aria-label')).toContain('no face yet');
    await user.keyboard('17');
    expect(die().getAttribute('aria-label')).toContain(': 17');
    await user.keyboard('{Backspace}');
    await user.keyboard('99');
    expect(die().getAttribute('aria-label')).not.toContain('99');
    await user.keyboard('{Backspace}{Backspace}');
    await user.keyboard('4{Enter}');
    await user.keyboard('{Enter}');
    expect(questionId()).not.toBe(question.id);
  });
  it('waits for a key where dice are taken by key, and says so on its button', async () => {
    const question = await openAtQuestion(games, oneDie);
    tableActions.setSession({ typedDice: 'by key' });
    showFight();
    const user = newUser();
    await user.click(
      within(within(questionRegion()).getByRole('group', { name: 'Face of the d20' })).getByRole('button', {
        name: '12',
      }),
    );
    expect(questionId()).toBe(question.id);
    await user.click(questionButton('Take these dice'));
    expect(questionId()).not.toBe(question.id);
  });
  it('takes pasted numbers', async () => {
    const question = await openAtQuestion(games, oneDie);
    tableActions.setSession({ typedDice: 'by key' });
    showFight();
    const user = newUser();
    await user.paste('13');
    expect(
      within(questionRegion())
        .getByRole('button', { name: /, die 1/ })
        .getAttribute('aria-label'),
    ).toContain(': 13');
    expect(questionId()).toBe(question.id);
  });
  it('has its seat roll real dice from now on with one press, and remembers it', async () => {
    await openAtQuestion(games, oneDie);
    tableActions.setSession({ ownDice: [] });
    showFight();
    const user = newUser();
    await user.click(questionButton(/^Press when .* rolls real dice$/));
    expect(tableNow().session.ownDice).toHaveLength(1);
    await user.click(questionButton(/ rolls real dice\. Press to have them rolled$/));
    expect(tableNow().session.ownDice).toEqual([]);
  });
  it('takes the numbers of the order in one row, typed one after the other', async () => {
    const question = await openAtQuestion(
      games,
      (ask) =>
        ask.kind === 'dice' &&
        ask.order === true &&
        ask.rolls.length > 1 &&
        ask.rolls.every(({ groups }) => groups.length === 1 && groups[0]?.count === 1 && groups[0].sides === 20),
    );
    if (question.kind !== 'dice') throw new Error('No dice are asked for.');
    tableActions.setSession({ typedDice: 'by key' });
    showFight();
    const numbers = question.rolls.map((_, at) => [14, 9, 17, 3][at % 4]);
    await newUser().keyboard(numbers.join(' '));
    const fields = within(questionRegion()).getAllByRole('listitem');
    expect(fields.map((field) => field.getAttribute('aria-label'))).toEqual(question.rolls.map(({ label }) => label));
    for (const [at, field] of fields.entries())
      expect(
        within(field).getByRole('button', { name: new RegExp(`die 1: ${numbers[at]}$`), hidden: true }),
      ).toBeDefined();
    await newUser().keyboard('{Enter}');
    expect(questionId()).not.toBe(question.id);
  });
  it('lists the reasons of its number behind a fold', async () => {
    const question = await openAtQuestion(
      games,
      (ask) => ask.kind === 'dice' && ask.rolls.some(({ tally }) => (tally?.parts.length ?? 0) > 1),
    );
    showFight();
    const tally =
      question.kind === 'dice' ? question.rolls.find((roll) => (roll.tally?.parts.length ?? 0) > 1)?.tally : undefined;
    const fold = within(questionRegion())
      .getByText(/where it comes from$/)
      .closest('details');
    await newUser().click(within(questionRegion()).getByText(/where it comes from$/));
    for (const part of tally?.parts ?? []) expect(fold?.textContent).toContain(part.label);
    expect(tally?.parts.reduce((sum, { value }) => sum + value, 0)).toBe(tally?.total);
  });
});
