/** The actor's card: states, moves and numbers of who is selected, or of who acts. */

import { ChevronRight, EyeOff, PencilLine, Target, X } from 'lucide-react';
import { Activity, memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OrderRow } from '../../engine/ruleset.ts';
import { healthOf, rowsThatMay } from '../../engine/table/derived.ts';
import { nameOfOne, placeWords } from '../../engine/table/fightWords.ts';
import type { Id } from '../../engine/words.ts';
import type { ShownFight } from '../../store/shownFight.ts';
import { shownFightNow, tableActions, useShownFight } from '../../store/store.ts';
import { BareButton, bareButton, IconButton } from '../../ui/Button.tsx';
import { Chip, chipButton } from '../../ui/Chip.tsx';
import { cn } from '../../ui/cn.ts';
import { keyCap } from '../../ui/Kbd.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { LazyBoundary, lazyPart } from '../../ui/parts/parts.tsx';
import { SideMark, sideMark } from '../../ui/SideMark.tsx';
import { centreOn } from '../boardRef.ts';
import { takeRow } from '../fightActions.ts';
import { useFightUi } from '../fightUi.ts';
import { awaitPlace } from '../several/newcomers.ts';
import { watchElement } from '../shown/inView.ts';
import { onCard, useOnCard, useWhileShown } from '../shown/whileShown.ts';
import { badgePills } from './badgePills.tsx';
import { Numbers } from './Numbers.tsx';
import { useNameOnly } from './nameOnly.ts';
import { Offers } from './Offers.tsx';
import { Rulings } from './Rulings.tsx';

const Markdown = lazyPart(async () => (await import('../../dialogs/notes/Markdown.tsx')).default);

// The element stays the same, so that React does not draw it again with the button.
const chevron = <ChevronRight aria-hidden className="size-5 shrink-0 text-now" />;

/**
 * A combatant who may act now, as a large button. One click gives the turn, or shows the moves in a
 * game that has no turn to give.
 */
const MayButton = memo(function MayButton({ row, number }: { row: OrderRow; number: number }) {
  const seen = useShownFight(({ derived }) => derived.seen.get(row.combatant));
  const share = healthOf(seen?.tracks ?? []);
  const name = useShownFight(({ fight }) => nameOfOne(fight, row.combatant));
  const player = useShownFight(({ fight }) => fight.combatants[row.combatant]?.player);
  const about = [player, row.badge, row.note].filter((word) => word !== undefined && word !== '');
  return bareButton({
    'aria-label': [`${name} may act`, ...about].join(', '),
    ...(number <= 9 ? { 'aria-keyshortcuts': String(number) } : {}),
    onPress: () => takeRow(row),
    className:
      'flex min-h-14 w-full items-center gap-3 rounded-lg bg-raised px-3 py-2 text-left ring-1 ring-now/70 ring-inset hover:bg-lifted active:brightness-90',
    children: (
      <>
        {number <= 9 ? keyCap(String(number)) : null}
        {sideMark({ stance: seen?.stance ?? 'neutral', className: 'size-4' })}
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-base text-ink leading-tight">{name}</span>
          {about.length > 0 ? <span className="block text-soft text-xs">{about.join(' · ')}</span> : null}
          {share === undefined ? null : (
            <span aria-hidden className="mt-1.5 block h-1 overflow-hidden rounded-full bg-lifted">
              <span
                className={`block h-full rounded-full ${share <= 0.25 ? 'bg-danger' : share <= 0.5 ? 'bg-now' : 'bg-soft'}`}
                style={{ width: `${share * 100}%` }}
              />
            </span>
          )}
        </span>
        {chevron}
      </>
    ),
  });
});

/** A list that goes on below its edge fades there, so that no row is cut through its letters. */
const FADES =
  'after:pointer-events-none after:sticky after:-bottom-2 after:-mt-3 after:h-4 after:shrink-0 after:bg-linear-to-t after:from-panel';

/** This many of those who may act are drawn first, and as many more whenever the end is near. */
const AT_ONCE = 9;

/** The room that a row of those who may act takes at least, in rem. */
const ROW = 3.875;

/** Stands for the rows that are not drawn yet; calls back once the user has scrolled this far. */
function RowsToCome({ rows, onSeen }: { rows: number; onSeen(): void }) {
  const item = useRef<HTMLLIElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => (item.current ? watchElement(item.current, (isSeen) => isSeen && seen()) : undefined), []);
  return <li ref={item} aria-hidden style={{ height: `${rows * ROW}rem` }} />;
}

const nobodyOnCard = (shown: ShownFight): boolean => onCard(shown) === undefined;

/** While nobody acts: everybody who may act, each one click or one number key from the turn. */
const WhoMay = memo(function WhoMay() {
  const may = useWhileShown(nobodyOnCard, ({ derived }) => rowsThatMay(derived.order), 'by value');
  const question = useWhileShown(nobodyOnCard, (shown) => shown.question !== undefined);
  const over = useWhileShown(nobodyOnCard, ({ fight }) => fight.stage === 'over');
  const [most, setMost] = useState(AT_ONCE);
  // Nobody can begin while a question is open: the number keys answer the question then.
  if (question)
    return <p className="glass p-3 text-soft text-sm">Choose somebody in the order or on the map to look at them.</p>;
  return (
    <div className={cn('glass flex min-h-0 flex-col gap-2 overflow-y-auto px-3 pt-3 pb-2 low:shrink-0', FADES)}>
      <h2 className="font-semibold text-ink text-lg">{may.length > 0 ? 'Who acts?' : 'Nobody acts now'}</h2>
      {may.length > 0 ? (
        <ul className="flex flex-col gap-1.5">
          {may.slice(0, most).map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: who acts next takes over the elements
            <li key={at}>
              <MayButton row={row} number={at + 1} />
            </li>
          ))}
          {may.length > most ? (
            <RowsToCome key={most} rows={may.length - most} onSeen={() => setMost(most + AT_ONCE)} />
          ) : null}
        </ul>
      ) : (
        <p className="text-soft text-sm">
          {over
            ? 'Choose somebody in the order or on the map to look at them.'
            : 'Go on with the button below, or choose somebody to look at them.'}
        </p>
      )}
    </div>
  );
});

/** Does something with the combatant on the card. */
function withOnCard(use: (who: Id) => void): void {
  const who = onCard(shownFightNow());
  if (who !== undefined) use(who);
}

// These functions keep their identity, so that React does not draw the buttons again.
const centreOnCard = () => withOnCard(centreOn);
const openSheetOfCard = () => withOnCard((combatant) => useFightUi.getState().openDialog({ kind: 'sheet', combatant }));
const leaveCard = () => tableActions.select([]);

/** The buttons of the card's head. They are the same for everybody. */
const HeadButtons = memo(function HeadButtons({ due }: { due: boolean }) {
  return (
    <>
      <Rulings />
      <IconButton icon={Target} label="Centre on the map" size="small" placement="bottom" onPress={centreOnCard} />
      <IconButton
        icon={PencilLine}
        label="Open the sheet"
        hint="Set anything by hand"
        size="small"
        placement="bottom"
        onPress={openSheetOfCard}
      />
      {due ? null : (
        <IconButton icon={X} label="Back to who acts" size="small" placement="bottom" onPress={leaveCard} />
      )}
    </>
  );
});

/** The combatant's name, picture and condition. */
function Head({ who }: { who: Id }) {
  const name = useOnCard(who, ({ fight }) => nameOfOne(fight, who));
  const seen = useOnCard(who, ({ derived }) => derived.seen.get(who));
  const acting = useOnCard(who, ({ derived }) => derived.acting === who);
  const turn = useOnCard(who, ({ derived }) => derived.turns.get(who));
  const due = useOnCard(who, (shown) => shown.due === who);
  const one = useOnCard(who, ({ fight }) => fight.combatants[who]);
  const prefix = useOnCard(who, ({ ruleset }) => ruleset.prefix);
  // After the end nobody asks for somebody's column and row any more.
  const place = useOnCard(who, ({ fight }) =>
    one && !(fight.stage === 'over' && one.place.kind === 'square') ? placeWords(fight.scene, one.place) : '',
  );
  const beside = useOnCard(
    who,
    ({ fight, derived, question, looking }) =>
      derived.order.round > 0 &&
      one?.place.kind === 'off' &&
      seen?.standing.at === 'up' &&
      fight.stage === 'running' &&
      !question &&
      !looking,
  );
  return (
    <header className="px-3 pt-3 pb-2">
      <div data-name-row="" className="flex items-center gap-2">
        <SideMark stance={seen?.stance ?? 'neutral'} className="size-4" named />
        {one?.look.picture === undefined ? null : (
          <Portrait picture={one.look.picture} pictureOf={tableActions.picture} className="size-9" />
        )}
        <h2 className="wrap-anywhere min-w-0 flex-1 font-semibold text-ink text-lg leading-tight">{name}</h2>
        <HeadButtons due={due} />
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-1.5 text-soft text-xs group-data-name-only/card:invisible">
        {acting ? <Chip tone="now">acts now</Chip> : turn === 'may' ? <Chip tone="now">may act</Chip> : null}
        {turn === 'done' ? <Chip>has acted</Chip> : null}
        {seen && seen.standing.at !== 'up' ? <Chip tone="bad">{seen.standing.word}</Chip> : null}
        {one?.hidden ? (
          <Chip>
            <EyeOff aria-hidden className="size-3" />
            hidden
          </Chip>
        ) : null}
        {badgePills(seen?.badges ?? [], prefix)}
        {place === '' ? null : <span>{place}</span>}
        {beside ? (
          <BareButton className={chipButton('now')} onPress={() => awaitPlace([who])}>
            Place on the map
          </BareButton>
        ) : null}
        {one?.player ? <span className="text-faint">· {one.player}</span> : null}
      </div>
    </header>
  );
}

/** The GM's note on a combatant. */
const noteBox = (text: string) => (
  <div className="rounded-lg bg-raised px-2.5 py-2 text-xs">
    <LazyBoundary over>
      <Markdown text={text} />
    </LazyBoundary>
  </div>
);

/**
 * The card of one combatant. Its head says whether the combatant acts now or is only looked at.
 * Moves come first; the numbers stand at the card's foot, in view however many moves there are.
 */
const Card = memo(function Card({ who }: { who: Id }) {
  const name = useOnCard(who, ({ fight }) => nameOfOne(fight, who));
  const moves = useOnCard(who, ({ looking, question }) => (looking ? 'none' : question ? 'later' : 'now'));
  const note = useOnCard(who, ({ fight }) => fight.combatants[who]?.note);
  const card = useRef<HTMLElement>(null);
  useNameOnly(card, moves === 'later');
  const list = useRef<HTMLDivElement>(null);
  const scrolled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another combatant's moves begin at their first
  useEffect(() => {
    // Scrolling would force a layout, so it is done only where it changes something.
    if (scrolled.current && list.current) list.current.scrollTop = 0;
  }, [who]);
  return (
    <article
      ref={card}
      aria-label={name}
      className="glass group/card relative flex min-h-0 flex-col contain-content low:shrink-0"
    >
      <Head who={who} />
      <div
        ref={list}
        onScroll={({ currentTarget }) => {
          scrolled.current = currentTarget.scrollTop > 0;
        }}
        className={cn(
          'flex min-h-0 flex-col gap-3 overflow-y-auto px-3 pb-2 group-data-name-only/card:invisible empty:hidden',
          moves === 'now' && FADES,
        )}
      >
        {moves === 'later' ? <p className="px-1 text-faint text-xs">The moves come back after the answer.</p> : null}
        {moves === 'none' ? null : (
          <Activity mode={moves === 'now' ? 'visible' : 'hidden'}>
            <Offers who={who} />
          </Activity>
        )}
        {note ? noteBox(note) : null}
      </div>
      <div className="max-h-[min(18rem,40dvh)] shrink-0 overflow-y-auto border-line border-t px-3 py-1.5 group-data-name-only/card:invisible">
        <Numbers who={who} />
      </div>
    </article>
  );
});

/**
 * The actor's card, or everybody who may act while nobody acts. The other of the two stays out of
 * sight, so that the next turn changes its words and does not make all its elements anew.
 */
export function ActorCard() {
  const who = useShownFight(onCard);
  const [last, setLast] = useState(who);
  if (who !== undefined && who !== last) setLast(who);
  const isThere = useShownFight(({ fight }) => last !== undefined && fight.combatants[last] !== undefined);
  const card = who ?? (isThere ? last : undefined);
  return (
    <>
      <Activity mode={who === undefined ? 'visible' : 'hidden'}>
        <WhoMay />
      </Activity>
      {card === undefined ? null : (
        <Activity mode={who === undefined ? 'hidden' : 'visible'}>
          <Card who={card} />
        </Activity>
      )}
    </>
  );
}
