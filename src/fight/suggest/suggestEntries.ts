/** The entries of the fight's menu for suggestions and for sides that play themselves. */
import { Bot, Lightbulb } from 'lucide-react';
import { withinSentence } from '../../engine/words.ts';
import { useKeyOf } from '../../keys/bindings.ts';
import { useShownFight } from '../../store/store.ts';
import type { MenuEntry } from '../../ui/menus/entries.ts';
import { letPlay, suggestNow, USUAL_POLICY, useSuggestUi } from './suggest.ts';

/** The entries; none where no fight runs. */
export function useSuggestEntries(): MenuEntry[] {
  const key = useKeyOf('suggest');
  const plays = useSuggestUi((ui) => ui.plays);
  const present = useShownFight(
    ({ fight: { sideOrder, sides, combatants, stage } }) =>
      stage === 'running'
        ? sideOrder
            .filter((side) => Object.values(combatants).some((one) => one.side === side))
            .map((side) => ({ side, name: withinSentence(sides[side]?.name ?? side) }))
        : [],
    'by value',
  );
  if (present.length === 0) return [];
  return [
    { id: 'suggest', label: 'Suggest what to do', icon: Lightbulb, keys: key, onAction: () => void suggestNow() },
    ...present.map(({ side, name }) => ({
      id: `plays ${side}`,
      label: plays[side] ? `Play ${name} by hand again` : `Let the program play ${name}`,
      icon: Bot,
      onAction: () => letPlay(side, plays[side] ? undefined : USUAL_POLICY),
    })),
  ];
}
