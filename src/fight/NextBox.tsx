/** What is to be done now, the biggest button, its undo beside it, and the moves of sides and of the table. */
import { MoreHorizontal, Undo2 } from 'lucide-react';
import { labelOf } from '../engine/history.ts';
import { TABLE } from '../engine/legality.ts';
import { lastByHand } from '../engine/undo.ts';
import { useKeyOf } from '../keys/bindings.ts';
import { offerKey } from '../store/fight/commands.ts';
import { nextStep } from '../store/fight/nextStep.ts';
import type { Shown } from '../store/shown.ts';
import { useKept, useShown, verbs } from '../store/store.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import type { MenuEntry } from '../ui/menus/entries.ts';
import { MenuButton } from '../ui/menus/Menu.tsx';
import { next as goOn, nextOn, start } from './deeds.ts';
import { keyDeeds } from './keyDeeds.ts';

/** What undo would take back now, in words; undefined when there is nothing. */
const lastDone = ({ open: { encounter, ruleset } }: Shown): string | undefined => {
  const move = encounter.open;
  const step = lastByHand(encounter);
  if (!move) return step && `“${step.label}”`;
  const name = labelOf(ruleset, encounter.fight, move.command);
  return move.given.some(({ by }) => by !== 'auto') ? `The last answer of “${name}”` : `“${name}”`;
};

/** Takes back what was done last. */
function Undo() {
  const last = useShown(lastDone);
  return (
    <IconButton
      icon={Undo2}
      label="Take back"
      hint={last}
      look="plain"
      keys={useKeyOf('undo')}
      isDisabled={last === undefined}
      onPress={() => void verbs().undo()}
      className="h-auto min-h-9 w-11"
    />
  );
}

/** What comes next as a button with its key: large, or small where it would be to pass. */
function Next() {
  const stage = useShown(({ fight }) => fight.stage);
  const { next, pass } = useKept(({ open }) => nextStep(open));
  const key = useKeyOf('next');
  const big = stage === 'setup' ? 'Begin the fight' : next?.label;
  if (big === undefined && pass)
    return (
      <Button size="usual" keys={key} onPress={goOn} className="h-auto min-h-9 min-w-0 flex-1 whitespace-normal! py-1">
        {pass.label}
      </Button>
    );
  return (
    <Button
      look="primary"
      size="large"
      keys={key}
      onPress={goOn}
      isDisabled={big === undefined}
      className="h-auto min-h-14 min-w-0 flex-1 py-1.5"
    >
      {big ?? 'Nothing to do'}
    </Button>
  );
}

/** Beside whoever may act next: going on without them. */
function Pass() {
  const { next, pass } = useKept(({ open }) => nextStep(open));
  return next && pass ? (
    <Button size="small" onPress={() => start(pass)}>
      {pass.label}
    </Button>
  ) : null;
}

/** Beside the end of a turn: that, and the turn given to whoever acts then, at once. */
function NextOn() {
  const { next, then } = useKept(({ open }) => nextStep(open));
  const key = useKeyOf('nextOn');
  return next && then ? (
    <Button size="small" keys={key} tip={{ label: `${next.label}, then ${then.label}` }} onPress={nextOn}>
      Then {then.label}
    </Button>
  ) : null;
}

/** The box at the foot of the right column. The tray stands there while something is asked. */
export function NextBox() {
  const stage = useShown(({ fight }) => fight.stage);
  const sides = useShown(({ fight }) => fight.sides);
  const question = useShown((shown) => shown.question !== undefined);
  const next = useShown(({ derived }) => derived.order.next);
  const prompt = useShown(({ derived }) => derived.order.prompt);
  const ending = useShown(({ derived }) => derived.order.ending);
  const carries = useShown(({ fight }) => Object.values(fight.combatants).some((one) => one.shelf !== undefined));
  const common = useShown(({ derived }) => derived.common);
  const account = useKeyOf('account');
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
      <section aria-label="What is next" className="glass shrink-0 p-3 text-center">
        <p className="font-semibold text-ink">The fight is over.</p>
        {ending ? <p className="py-1 text-base text-ink">{ending}</p> : null}
        <div className="py-2">
          <Button look="primary" size="large" keys={account} onPress={keyDeeds.account} className="w-full">
            What happened
          </Button>
        </div>
        {carries ? <p className="pb-2 text-sm">There you keep what carries over on the characters.</p> : null}
        <p className="text-soft text-sm">Undo brings it back. The log and the timeline keep all of it.</p>
        <div className="flex flex-wrap justify-center gap-2 pt-2">
          {question
            ? null
            : others
                .filter(({ blocked }) => !blocked)
                .map((offer) => (
                  <Button key={offerKey(offer)} onPress={() => start(offer)}>
                    {offer.label}
                  </Button>
                ))}
          <Undo />
        </div>
      </section>
    );
  return (
    <section aria-label="What is next" className="glass bottom-0 flex shrink-0 flex-col gap-2 p-2.5 low:sticky">
      <p aria-live="polite" className="text-sm text-soft leading-snug">
        {prompt}
      </p>
      <div className="flex items-stretch gap-2">
        <Next />
        <Undo />
        {entries.length > 0 ? (
          <MenuButton
            label="Moves of sides and of the table"
            entries={entries}
            icon={MoreHorizontal}
            look="plain"
            className="h-auto min-h-9 w-11"
          />
        ) : null}
      </div>
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        <Pass />
        <NextOn />
        {near.map((offer) => (
          <Button key={offerKey(offer)} size="small" onPress={() => start(offer)}>
            {sides[offer.actor]?.name}: {offer.label}
          </Button>
        ))}
      </div>
    </section>
  );
}
