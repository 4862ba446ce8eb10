/**
 * Plays the lesson of each game to its end as a newcomer does: by keys, and by pointer or by a
 * finger in turn. The list of places stands in for clicks on the map.
 */
import { act, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { stanceOf } from '../engine/fight.ts';
import { queryQuestionRegion, showFight } from '../fight/card/fightColumn.testing.tsx';
import { TopBar } from '../fight/TopBar.tsx';
import { emptyWindow } from '../store/encounters/window.testing.ts';
import { shownFightNow, tableNow } from '../store/store.ts';
import { newUser } from '../ui/inputs/userEvents.testing.ts';
import { LessonOf } from './LessonOf.tsx';
import type { LessonGoal } from './lessonGoals.ts';
import { LESSON_GAMES, type LessonGame } from './lessonParts.ts';
import { lessonSteps } from './lessons.ts';
import { useLesson } from './running.ts';
import { startLesson } from './startLesson.ts';

beforeEach(emptyWindow);

/** How each kind of user presses an element on the screen. */
const HANDS: Record<'keys' | 'pointer' | 'a finger', (user: UserEvent, what: HTMLElement) => Promise<void>> = {
  async keys(user, what) {
    const key = what.getAttribute('aria-keyshortcuts');
    if (key !== null && /^\d$/.test(key)) return user.keyboard(key);
    act(() => what.focus());
    return user.keyboard('{Enter}');
  },
  pointer: (user, what) => user.click(what),
  'a finger': async (user, what) => {
    await user.pointer({ keys: '[TouchA]', target: what });
  },
};

/** The place next to the foes that a step sends its hero to, and the place away from them. */
const PLACES: Record<LessonGame, RegExp> = {
  murdham: /Gallows/,
  thrum: /column 7, row 6/i,
  einfelst: /Cart Yard/,
  ingenuity: /column 11, row 7/i,
  hestia: /Gallows/,
  freeform: /column 11, row 7/i,
};

const next = () => within(screen.getByRole('region', { name: 'What is next' })).getAllByRole('button')[0];
const onCard = (name: RegExp) =>
  within(screen.getByRole('region', { name: 'Who acts' })).queryAllByRole('button', { name })[0];
/** The list of who may act and the card stay on the page out of sight while the other is shown. */
const firstMove = () =>
  [...document.querySelectorAll<HTMLElement>('[aria-label="Who acts"] [aria-keyshortcuts="1"]')].find(
    (one) => one.closest('[style*="display: none"]') === null,
  );
const enabled = (buttons: readonly HTMLElement[]) => buttons.filter((one) => !one.hasAttribute('disabled'));

/** The answer that a newcomer gives: the place that the step names, or the first answer. */
function answerTo(goal: LessonGoal, game: LessonGame): HTMLElement | undefined {
  const region = queryQuestionRegion();
  if (!region) return undefined;
  const list = within(region).queryByRole('button', { name: 'show them as a list' });
  if (list) return list;
  const options = enabled(within(region).getAllByRole('button'));
  const wanted = goal === 'parted' ? /^\d?The Milestone/ : PLACES[game];
  const place =
    goal === 'moved' || goal === 'parted' ? options.find((one) => wanted.test(one.textContent ?? '')) : undefined;
  return place ?? options.find((one) => one.getAttribute('aria-keyshortcuts') === '1') ?? options[0];
}

/** The attack of each lesson's swordsman. */
const ATTACK: Partial<Record<LessonGame, RegExp>> = { freeform: /Blade/ };

/** What the step wants to be pressed next, while no question is open. */
function stepTo(goal: LessonGoal, game: LessonGame): HTMLElement | undefined | null {
  const { fight, derived } = shownFightNow();
  const ours = derived.acting !== undefined && stanceOf(fight, derived.acting) === 'party';
  switch (goal) {
    case 'turn':
      return onCard(/may act/);
    case 'moved':
      return onCard(/^Move/) ?? onCard(/may act/);
    case 'attacked':
      return ATTACK[game] ? onCard(ATTACK[game]) : firstMove();
    case 'reacted':
      // In Einfelst the foe of the first blow is asked. In the other games the one whom a foe
      // attacks is asked; the card may show that foe before its turn is given.
      return (derived.acting !== undefined && (!ours || game === 'einfelst')) ||
        /^End (Bandit|Guard)/.test(next()?.textContent ?? '')
        ? firstMove()
        : (onCard(/^Bandit.* may act|^Guard.* may act/) ?? next());
    case 'next round':
      return next();
    case 'parted':
      // The first of the party walks away, before the bandits have acted.
      return ours ? (onCard(/^Move/) ?? next()) : (onCard(/^Aldo may act/) ?? next());
    case 'undone':
      return screen.getAllByRole('button', { name: 'Take back' })[0];
    default:
      return undefined;
  }
}

describe.each(LESSON_GAMES)('$name', ({ game }) => {
  const other = LESSON_GAMES.findIndex((one) => one.game === game) % 2 === 0 ? 'pointer' : 'a finger';
  it.each(['keys', other] as const)('is played to its end by %s', async (by) => {
    const user = newUser();
    const press = (what: HTMLElement) => HANDS[by](user, what);
    await startLesson(game, 'fight');
    const id = useLesson.getState().running?.encounter ?? '';
    showFight();
    render(<TopBar />);
    render(<LessonOf encounter={id} />);
    const steps = lessonSteps(game, 'fight');
    const told: string[] = [];
    for (const [at, { goal, title }] of steps.entries()) {
      expect(screen.getByRole('heading', { name: new RegExp(`^${title}`) })).toBeTruthy();
      for (let presses = 0; (useLesson.getState().running?.at ?? 0) === at; presses += 1) {
        if (presses > 25) throw new Error(`“${title}” has no end: ${told.slice(-12).join(' / ')}`);
        if (goal === 'over') {
          await press(screen.getByRole('button', { name: 'Menu' }));
          await press(await screen.findByRole('menuitem', { name: /^End the fight/ }));
          await press(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End the fight' }));
          continue;
        }
        const what = answerTo(goal, game) ?? stepTo(goal, game);
        told.push(`${title}: ${what?.textContent ?? 'nothing'} ${tableNow().refusal?.text ?? ''}`);
        if (!what) throw new Error(`“${title}” has nothing to press: ${told.slice(-12).join(' / ')}`);
        await press(what);
      }
    }
    expect(screen.getByRole('heading', { name: /^This part is done/ })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Lesson' }).textContent).toContain('The fight is over');
    expect(screen.queryByText(/go on with it/)).toBeNull();
  });
});
