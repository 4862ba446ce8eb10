/**
 * A sentence of the log. A click on the sentence shows the fight as it was then; a click on a name
 * shows the figure on the map.
 */
import { EyeOff } from 'lucide-react';
import { Fragment, memo, useId } from 'react';
import { spansInFight } from '../../engine/log/read.ts';
import type { LogEntry } from '../../engine/logEntry.ts';
import type { Id } from '../../engine/words.ts';
import { lookBackAt, shownFightNow, tableActions, useShownFight } from '../../store/store.ts';
import { bareButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { Die } from '../../ui/Die.tsx';
import { centreOn } from '../boardRef.ts';
import { fightAfter, stepOfEntry } from '../lookBack.ts';
import { RuleLink } from '../RuleLink.tsx';

const toneLook: Record<LogEntry['tone'], string> = {
  plain: 'border-transparent',
  good: 'border-soft',
  bad: 'border-danger',
  turn: 'border-now',
  ruling: 'border-edge border-dotted',
};

/** The faces of written dice, each with its index as key. */
const slotsOfFaces = (faces: readonly (readonly number[])[]) =>
  faces.flatMap((chain, die) => chain.map((face, link) => ({ key: `${die}.${link}`, face })));

/** Selects a combatant named in a sentence, and brings the map to its figure. */
function showFigure(who: Id): void {
  tableActions.select([who]);
  centreOn(who);
}

/** Shows the fight as it was when this entry was written. */
function lookBackTo(entry: number): void {
  const { encounter } = shownFightNow().open;
  const step = stepOfEntry(encounter, entry);
  const then = step && fightAfter(encounter, step.serial);
  if (step && then) lookBackAt({ fight: then, serial: step.serial, label: step.label });
}

/**
 * One entry. It shows the current names, so React draws the entry again only when one of these
 * names changes.
 */
export const LogEntryView = memo(function LogEntryView({ entry }: { entry: LogEntry }) {
  const spans = useShownFight(({ fight }) => spansInFight(fight, entry.parts), 'by value');
  const sentence = useId();
  return (
    <li className={cn('relative border-l-2 py-1 pr-2 pl-2.5 group-data-short/log:py-0.5', toneLook[entry.tone])}>
      <div className="flex items-baseline gap-1.5">
        {/* This button lies under the words, so that the names in the words can be buttons of
            their own. */}
        {bareButton({
          onPress: () => lookBackTo(entry.id),
          'aria-labelledby': sentence,
          className: 'peer absolute inset-0 rounded',
        })}
        <p
          id={sentence}
          className={cn(
            'pointer-events-none relative min-w-0 flex-1 text-left text-xs leading-snug peer-hover:underline peer-hover:decoration-line',
            entry.tone === 'turn' ? 'font-semibold text-ink' : entry.tone === 'bad' ? 'text-ink' : 'text-soft',
          )}
        >
          {spans.map(({ key, text, who }) =>
            who === undefined ? (
              <span key={key}>{text}</span>
            ) : (
              <Fragment key={key}>
                {bareButton({
                  tip: { label: 'Show on the map' },
                  onPress: () => showFigure(who),
                  className:
                    'pointer-events-auto inline cursor-pointer rounded-sm text-ink decoration-line underline-offset-2 hover:underline',
                  children: text,
                })}
              </Fragment>
            ),
          )}
        </p>
        {entry.shown === undefined ? (
          <EyeOff
            role="img"
            aria-label="not shown to the players"
            className="relative size-3 shrink-0 self-center text-faint"
          />
        ) : null}
        <RuleLink rule={entry.rule} className="relative group-data-short/log:hidden" />
      </div>
      {entry.dice.length > 0 ? (
        <div className="pointer-events-none relative group-data-short/log:hidden mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-0.5">
          {entry.dice.map((dice, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of a written entry never change their order
            <span key={at} title={dice.label} className="pointer-events-auto flex items-center gap-0.5">
              {dice.said === undefined ? (
                slotsOfFaces(dice.faces).map(({ key, face }) => (
                  <Die key={key} sides={dice.sides} face={face} className="size-5" />
                ))
              ) : (
                <span className="text-2xs text-soft">
                  {dice.faces.length}d{dice.sides}, told as {dice.said}
                </span>
              )}
            </span>
          ))}
        </div>
      ) : null}
    </li>
  );
});
