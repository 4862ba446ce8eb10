/** The next step as the biggest button, undo beside it, and the moves of sides and of the table. */
import { MoreHorizontal, Undo2 } from 'lucide-react';
import { labelOf } from '../engine/history.ts';
import { TABLE } from '../engine/legality.ts';
import type { Offer } from '../engine/ruleset.ts';
import { offerKey } from '../engine/table/commands.ts';
import { lastByHand } from '../engine/undo.ts';
import { useKeyOf } from '../keys/bindings.ts';
import type { ShownFight } from '../store/shownFight.ts';
import { tableActions, useShownFight } from '../store/store.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import type { MenuEntry } from '../ui/menus/entries.ts';
import { MenuButton } from '../ui/menus/Menu.tsx';
import {
  performNextStep as goOn,
  isSaidOnce,
  nextStepOf,
  performNextStepAndTurn,
  performPass,
  startMove,
} from './fightActions.ts';
import { useFightUi } from './fightUi.ts';
import { keyActions } from './keyActions.ts';

/** What undo would take back now, in words. Undefined when there is nothing to take back. */
const lastDone = ({ open: { encounter, ruleset } }: ShownFight): string | undefined => {
  const move = encounter.open;
  const step = lastByHand(encounter);
  if (!move) return step && `“${step.label}”`;
  const name = labelOf(ruleset, encounter.fight, move.command);
  const last = move.given.findLast(({ by }) => by !== 'auto');
  if (!last) return `“${name}”`;
  return 'edit' in last ? `“${last.edit.label}”` : `The last answer of “${name}”`;
};

/** The button that undoes the last step. */
function Undo() {
  const last = useShownFight(lastDone);
  return (
    <IconButton
      icon={Undo2}
      label="Take back"
      hint={last}
      look="plain"
      keys={useKeyOf('undo')}
      isDisabled={last === undefined}
      onPress={() => void tableActions.undo()}
      className="h-auto min-h-9"
    />
  );
}

/** The next step as a button with its key. */
function Next() {
  const label = useShownFight((shown) =>
    shown.fight.stage === 'setup' ? 'Begin the fight' : nextStepOf(shown).next?.label,
  );
  const key = useKeyOf('next');
  return (
    <Button
      look="primary"
      size="large"
      keys={key}
      onPress={goOn}
      isDisabled={label === undefined}
      className="h-auto min-h-14 min-w-0 flex-1 gap-1.5! px-2.5! py-1.5"
    >
      {label ?? 'Nothing to do'}
    </Button>
  );
}

/**
 * The button that goes on although somebody has not acted. It names many in brief; its tooltip and
 * its name for screen readers name everybody.
 */
function Pass() {
  const pass = useShownFight((shown) => nextStepOf(shown).pass, 'by value');
  const keys = useKeyOf('pass');
  return pass ? (
    <Button
      aria-label={pass.label}
      tip={{ label: pass.label }}
      keys={keys}
      onPress={performPass}
      className="h-auto min-h-9 min-w-36 flex-1 whitespace-normal! px-2.5 py-1"
    >
      <span className="min-w-0 flex-1 text-left leading-snug">
        Pass
        <span className="block font-normal text-soft text-xs">{pass.brief}</span>
      </span>
    </Button>
  ) : null;
}

/** The button that ends the turn and at once gives the turn to the next combatant. */
function NextOn() {
  const then = useShownFight((shown) => {
    const step = nextStepOf(shown);
    return step.next && step.then && { first: step.next.label, label: step.then.label };
  }, 'by value');
  const key = useKeyOf('nextOn');
  return then ? (
    <Button
      size="small"
      keys={key}
      tip={{ label: `${then.first}, then ${then.label}` }}
      onPress={performNextStepAndTurn}
    >
      Then {then.label}
    </Button>
  ) : null;
}

/** The moves of sides and of the table, without the one that the biggest button makes. */
const otherMoves = ({ derived: { common, order } }: ShownFight): readonly Offer[] => {
  const { next } = order;
  return common.filter((offer) => !next || offerKey(offer) !== offerKey(next));
};

/** The first two of these moves that sides make and that are allowed now. */
const movesOfSides = (shown: ShownFight): readonly Offer[] =>
  otherMoves(shown)
    .filter(({ blocked, actor }) => !blocked && actor !== TABLE)
    .slice(0, 2);

/** The menu of the moves of sides and of the table. */
function OtherMoves() {
  const sides = useShownFight(({ fight }) => fight.sides);
  const others = useShownFight(otherMoves, 'by value');
  const entries: MenuEntry[] = others.map((offer) => ({
    id: offerKey(offer),
    label: offer.actor === TABLE ? offer.label : `${sides[offer.actor]?.name ?? ''}: ${offer.label}`,
    detail: offer.blocked ? `${offer.blocked.text} (${offer.blocked.rule})` : `${offer.help} (${offer.rule})`,
    disabled: offer.blocked !== undefined,
    onAction: () => startMove(offer),
  }));
  return entries.length > 0 ? (
    <MenuButton
      label="Moves of sides and of the table"
      entries={entries}
      icon={MoreHorizontal}
      look="plain"
      className="h-auto min-h-9"
    />
  ) : null;
}

/** The first two of them as buttons of their own. */
function MovesOfSides() {
  const sides = useShownFight(({ fight }) => fight.sides);
  const near = useShownFight(movesOfSides, 'by value');
  return near.map((offer) => (
    <Button key={offerKey(offer)} size="small" onPress={() => startMove(offer)}>
      {sides[offer.actor]?.name}: {offer.label}
    </Button>
  ));
}

/** What is told and can be done once the fight is over. */
function Over() {
  const question = useShownFight((shown) => shown.question !== undefined);
  const ending = useShownFight(({ derived }) => derived.order.ending);
  const carries = useShownFight(({ fight }) => Object.values(fight.combatants).some((one) => one.shelf !== undefined));
  const others = useShownFight(otherMoves, 'by value');
  const account = useKeyOf('account');
  return (
    <section aria-label="What is next" className="glass shrink-0 p-3 text-center">
      <p className="font-semibold text-ink">The fight is over.</p>
      {ending ? <p className="py-1 text-base text-ink">{ending}</p> : null}
      <div className="py-2">
        <Button look="primary" size="large" keys={account} onPress={keyActions.account} className="w-full">
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
                <Button key={offerKey(offer)} onPress={() => startMove(offer)}>
                  {offer.label}
                </Button>
              ))}
        <Undo />
      </div>
    </section>
  );
}

/**
 * What the table waits for, in words. The first press of the next step in a turn with something
 * left says here what is left; the second press ends the turn.
 */
function Prompt() {
  const said = useFightUi((ui) => ui.saidOnce);
  const { prompt, left } = useShownFight(
    (shown) => ({
      prompt: shown.derived.order.prompt,
      left: isSaidOnce(said, shown) ? nextStepOf(shown).next?.left : undefined,
    }),
    'by value',
  );
  return (
    <p aria-live="polite" className={`text-sm leading-snug ${left === undefined ? 'text-soft' : 'text-now'}`}>
      {left === undefined ? prompt : `${left}. Press again to end the turn.`}
    </p>
  );
}

/**
 * The box at the foot of the right column. While a question is open the question form takes its
 * place. Each part follows the fight by itself: a step draws only the parts that it changes.
 */
export function NextBox() {
  const over = useShownFight(({ fight }) => fight.stage === 'over');
  const question = useShownFight((shown) => shown.question !== undefined);
  if (over) return <Over />;
  if (question) return null;
  return (
    <section
      aria-label="What is next"
      className="glass bottom-0 flex shrink-0 flex-col gap-2 p-2.5 low:sticky low:bg-panel"
    >
      <Prompt />
      <div className="flex items-stretch gap-2">
        <Next />
        <Undo />
        <OtherMoves />
      </div>
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        <Pass />
        <NextOn />
        <MovesOfSides />
      </div>
    </section>
  );
}
