/**
 * The fight screen without its map for component tests: the card, the question, what is next, the
 * log, and the keys.
 */
import { render, screen, within } from '@testing-library/react';
import { useRefusals } from '../../app/useRefusals.tsx';
import { tableOfWindow } from '../../store/store.ts';
import { Toasts } from '../../ui/toasts/Toasts.tsx';
import { Dialogs } from '../dialogs/Dialogs.tsx';
import { useFightKeys } from '../keyActions.ts';
import { NextBox } from '../NextBox.tsx';
import { LogBand } from '../panels/LogPanel.tsx';
import { QuestionForm } from '../question/QuestionForm.tsx';
import { SuggestBox } from '../suggest/SuggestBox.tsx';
import { ActorCard } from './ActorCard.tsx';

function FightColumn() {
  useFightKeys();
  useRefusals();
  return (
    <>
      <section aria-label="Who acts">
        <ActorCard />
      </section>
      <QuestionForm />
      <SuggestBox />
      <NextBox />
      <LogBand />
      <Dialogs />
      <Toasts theme="dark" />
    </>
  );
}

/** Draws the open fight, with no dialog over it. */
export function showFight() {
  return render(<FightColumn />);
}

/** The region of the open question; null while no question is open. */
export const queryQuestionRegion = (): HTMLElement | null => screen.queryByRole('region', { name: 'Question' });
/** The region of the open question. Throws while no question is open. */
export function questionRegion(): HTMLElement {
  const region = queryQuestionRegion();
  if (!region) throw new Error('Nothing is asked.');
  return region;
}
/** A button of the open question. */
export const questionButton = (name: string | RegExp): HTMLElement =>
  within(questionRegion()).getByRole('button', { name });
/** The id of the open question. Each answer leads to another id. */
export const questionId = (): string | undefined => tableOfWindow.store.getState().open?.question?.id;
/** The words of the open question's heading. */
export const questionTitle = (): string | undefined =>
  queryQuestionRegion()?.querySelector('h2')?.textContent ?? undefined;
/** Everything that the log says. */
export const logText = (): string => screen.getByRole('log', { name: 'What has happened' }).textContent ?? '';
