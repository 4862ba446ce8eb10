/** What the table suggests, with its reason; and which sides play themselves. */
import { Bot, Lightbulb, X } from 'lucide-react';
import { nameList, withinSentence } from '../../engine/words.ts';
import { useKeyOf } from '../../keys/bindings.ts';
import { useShownFight } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { doSuggestion, dropSuggestion, stopSelfPlay, useSuggestUi } from './suggest.ts';
import { useSelfPlay } from './useSelfPlay.ts';

/** The suggestion, for as long as nothing else is done. */
function Suggested() {
  const shown = useSuggestUi((ui) => ui.shown);
  const isThinking = useSuggestUi((ui) => ui.isThinking);
  const isOutdated = useShownFight(({ open }) => open.encounter !== shown?.encounter);
  const key = useKeyOf('doSuggested');
  if (isThinking)
    return (
      <section aria-label="Suggestion" className="glass shrink-0 p-2.5 text-sm text-soft">
        The table thinks …
      </section>
    );
  if (!shown || isOutdated) return null;
  const { words, why } = shown.suggestion;
  return (
    <section aria-label="Suggestion" className="glass flex shrink-0 flex-col gap-2 p-2.5">
      <div className="flex items-start gap-2">
        <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0 text-now" />
        <p aria-live="polite" className="min-w-0 flex-1 text-sm leading-snug">
          <span className="font-medium text-ink">{words}</span>
          {why ? <span className="block text-soft">{why}</span> : null}
        </p>
        <IconButton icon={X} label="Drop the suggestion" size="small" onPress={dropSuggestion} />
      </div>
      <Button size="small" keys={key} onPress={doSuggestion}>
        Do it
      </Button>
    </section>
  );
}

/** Which sides play themselves, and the button that stops them; any key stops them too. */
function SelfPlay() {
  useSelfPlay();
  const plays = useSuggestUi((ui) => ui.plays);
  const sides = useShownFight(({ fight }) => fight.sides);
  const names = Object.keys(plays)
    .flatMap((side) => sides[side]?.name ?? [])
    .map(withinSentence);
  if (names.length === 0) return null;
  return (
    <section
      aria-label="Who plays by itself"
      className="glass flex shrink-0 items-center gap-2 border-2 border-now/70 p-2.5"
    >
      <Bot aria-hidden className="size-4 shrink-0 text-now" />
      <p role="status" className="min-w-0 flex-1 text-sm leading-snug">
        The program plays {nameList(names)}. Any key stops it.
      </p>
      <Button size="small" onPress={stopSelfPlay}>
        Stop
      </Button>
    </section>
  );
}

/** Both boxes, over what is next. */
export function SuggestBox() {
  return (
    <>
      <SelfPlay />
      <Suggested />
    </>
  );
}
