/**
 * Suggestions at the table: asked for by a key, done by another, and sides that play themselves.
 * Nothing is suggested and nothing is done without being asked for.
 */
import { toast } from 'sonner';
import { create } from 'zustand';
import type { Suggestion } from '../../engine/foresight/advice/suggestion.ts';
import type { PolicyId } from '../../engine/foresight/policyWords.ts';
import type { Id } from '../../engine/words.ts';
import { shownFightNow, tableActions, tableOfWindow } from '../../store/store.ts';
import { isBlocked } from '../fightActions.ts';
import { bareEncounter, type SuggestAnswer, type SuggestJob } from './suggestJob.ts';

/** How a suggestion is found where nobody has chosen otherwise. */
export const USUAL_POLICY: PolicyId = 'greedy';

interface SuggestUi {
  /** The suggestion that is shown, and the encounter that it is for. */
  shown: { suggestion: Suggestion; encounter: object } | undefined;
  isThinking: boolean;
  /** The sides that play themselves, each by its policy. */
  plays: Readonly<Record<Id, PolicyId>>;
}

/** What is suggested in this window. Nothing of it is saved, and the players' window has none. */
export const useSuggestUi = create<SuggestUi>()(() => ({ shown: undefined, isThinking: false, plays: {} }));

let worker: Worker | undefined;
let asks = 0;

/** Asks the worker. A later request ends an earlier one, which then comes to nothing. */
function askWorker(policy: PolicyId, wished: SuggestJob['wished']): Promise<Suggestion | undefined> {
  worker ??= new Worker(new URL('./suggestWorker.ts', import.meta.url), { type: 'module' });
  const here = worker;
  asks += 1;
  const ask = asks;
  const { encounter, ruleset } = shownFightNow().open;
  return new Promise((done) => {
    const told = ({ data }: MessageEvent<SuggestAnswer>) => {
      if (data.ask < ask) return;
      here.removeEventListener('message', told);
      done(data.ask === ask ? data.suggestion : undefined);
    };
    here.addEventListener('message', told);
    const job: SuggestJob = { ask, ruleset: ruleset.id, encounter: bareEncounter(encounter), policy, wished };
    here.postMessage(job);
  });
}

/** Finds what the table would do now, and shows it. */
export async function suggestNow(): Promise<void> {
  const { fight, open, actor, question } = shownFightNow();
  if (isBlocked()) return;
  if (fight.stage !== 'running') return void toast('The fight has to run first.');
  if (question?.kind === 'dice') return void toast('Only dice are asked for now: roll them.');
  useSuggestUi.setState({ isThinking: true, shown: undefined });
  const suggestion = await askWorker(USUAL_POLICY, { actor });
  useSuggestUi.setState({ isThinking: false });
  // Somebody may have done something meanwhile.
  if (open.encounter !== tableOfWindow.store.getState().open?.encounter) return;
  if (suggestion) useSuggestUi.setState({ shown: { suggestion, encounter: open.encounter } });
  else toast('The table would do nothing now.');
}

/** Does a suggestion: an ordinary move or answer, which the log tells of and undo takes back. */
function perform(suggestion: Suggestion): boolean {
  const chosen = { chosen: 'by the table' } as const;
  if (suggestion.kind === 'answer')
    return tableActions.answer(suggestion.question, { ...suggestion.answer, ...chosen });
  const { command, first } = suggestion;
  return tableActions.play({ ...command, ...chosen }, ...(first ? [{ ...first, ...chosen }] : []));
}

/** Does what is suggested; suggests first where nothing is. */
export function doSuggestion(): void {
  const { shown } = useSuggestUi.getState();
  if (isBlocked()) return;
  if (!shown || shown.encounter !== shownFightNow().open.encounter) return void suggestNow();
  useSuggestUi.setState({ shown: undefined });
  perform(shown.suggestion);
}

/** Takes the suggestion from the screen. */
export const dropSuggestion = (): void => useSuggestUi.setState({ shown: undefined });

/** Lets a side play itself from now on, by a policy; undefined: a hand plays it again. */
export function letPlay(side: Id, policy: PolicyId | undefined): void {
  const { [side]: _, ...rest } = useSuggestUi.getState().plays;
  useSuggestUi.setState({ plays: policy ? { ...rest, [side]: policy } : rest, shown: undefined });
}

/** Stops every side that plays itself. */
export const stopSelfPlay = (): void => useSuggestUi.setState({ plays: {} });

/**
 * Decides once for the sides that play themselves, after a moment in which people see what has
 * happened. `isStill` says after it whether they still play and nothing else was done. True when
 * anything was done.
 */
export async function playOnce(isStill: () => boolean, moment: Promise<unknown>): Promise<boolean> {
  const { plays } = useSuggestUi.getState();
  const { question, fight } = shownFightNow();
  const sides = Object.keys(plays);
  if (question?.kind === 'dice') {
    const theirs = question.rolls.every(({ seat }) => {
      const side =
        seat.kind === 'side'
          ? seat.side
          : seat.kind === 'combatant'
            ? fight.combatants[seat.combatant]?.side
            : undefined;
      return side !== undefined && sides.includes(side);
    });
    if (!theirs) return false;
    await moment;
    return isStill() && tableActions.roll();
  }
  const [policy] = Object.values(plays);
  const suggestion = await askWorker(policy ?? USUAL_POLICY, { sides });
  await moment;
  return suggestion !== undefined && isStill() && perform(suggestion);
}
