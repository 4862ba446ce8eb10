/** What is to be done now, the biggest button, and the moves of sides and of the table. */
import { ChevronRight, MoreHorizontal } from 'lucide-react';
import { TABLE } from '../engine/legality.ts';
import { useKeyOf } from '../keys/bindings.ts';
import { offerKey } from '../store/fight/commands.ts';
import { useShown } from '../store/store.ts';
import { Button as UiButton } from '../ui/Button.tsx';
import { MenuButton, type MenuEntry } from '../ui/Menu.tsx';
import { next as goOn, start } from './deeds.ts';

/** The box at the foot of the right column. */
export function NextBox() {
  const stage = useShown(({ fight }) => fight.stage);
  const sides = useShown(({ fight }) => fight.sides);
  const question = useShown((shown) => shown.question !== undefined);
  const looking = useShown((shown) => shown.looking);
  const next = useShown(({ derived }) => derived.order.next);
  const prompt = useShown(({ derived }) => derived.order.prompt);
  const ending = useShown(({ derived }) => derived.order.ending);
  const common = useShown(({ derived }) => derived.common);
  const key = useKeyOf('next');
  // The tray stands here while something is asked.
  if (question && stage !== 'over') return null;
  const others = common.filter((offer) => !next || offerKey(offer) !== offerKey(next));
  const near = others.filter(({ blocked, actor }) => !blocked && actor !== TABLE).slice(0, 2);
  const entries: MenuEntry[] = others.map((offer) => ({
    id: offerKey(offer),
    label: offer.actor === TABLE ? offer.label : `${sides[offer.actor]?.name ?? ''}: ${offer.label}`,
    detail: offer.blocked ? `${offer.blocked.text} (${offer.blocked.rule})` : `${offer.help} (${offer.rule})`,
    disabled: offer.blocked !== undefined,
    onAction: () => start(offer),
  }));
  if (stage === 'over')
    return (
      <section aria-label="What is next" className="border-line border-t p-3 text-center">
        <p className="font-semibold text-ink">The fight is over.</p>
        {ending ? <p className="py-1 text-base text-ink">{ending}</p> : null}
        <p className="text-soft text-sm">Undo brings it back. The log and the timeline keep all of it.</p>
        {others.length > 0 && !question ? (
          <div className="flex flex-wrap justify-center gap-2 pt-2">
            {others
              .filter(({ blocked }) => !blocked)
              .map((offer) => (
                <UiButton key={offerKey(offer)} onPress={() => start(offer)} isDisabled={looking}>
                  {offer.label}
                </UiButton>
              ))}
          </div>
        ) : null}
      </section>
    );
  const label = stage === 'setup' ? 'Begin the fight' : (next?.label ?? 'Nothing to do');
  return (
    <section aria-label="What is next" className="flex flex-col gap-2 border-line border-t bg-panel p-3">
      <p aria-live="polite" className="text-soft text-sm leading-snug">
        {prompt}
      </p>
      <div className="flex gap-2">
        <UiButton
          look="primary"
          size="large"
          icon={ChevronRight}
          keys={key}
          onPress={goOn}
          isDisabled={looking || (stage === 'running' && !next)}
          className="min-w-0 flex-1"
        >
          {label}
        </UiButton>
        {entries.length > 0 ? (
          <MenuButton
            label="Moves of sides and of the table"
            entries={entries}
            icon={MoreHorizontal}
            look="plain"
            isDisabled={looking}
            className="size-14"
          />
        ) : null}
      </div>
      {near.length > 0 && !looking ? (
        <div className="flex flex-wrap gap-1.5">
          {near.map((offer) => (
            <UiButton key={offerKey(offer)} size="small" onPress={() => start(offer)}>
              {sides[offer.actor]?.name}: {offer.label}
            </UiButton>
          ))}
        </div>
      ) : null}
    </section>
  );
}
