/** The actor's card: states, moves and numbers of who is selected, or of who acts. */

import { ChevronRight, EyeOff, PencilLine, Target, X } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import type { OrderRow } from '../../engine/ruleset.ts';
import { healthOf, rowsThatMay } from '../../engine/table/derived.ts';
import { nameOfOne, placeWords } from '../../engine/table/fightWords.ts';
import type { Id } from '../../engine/words.ts';
import { tableActions, useShownFight } from '../../store/store.ts';
import { BareButton, IconButton } from '../../ui/Button.tsx';
import { Chip, chipButton } from '../../ui/Chip.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { LazyBoundary, lazyPart } from '../../ui/parts/parts.tsx';
import { SideMark } from '../../ui/SideMark.tsx';
import { centreOn } from '../boardRef.ts';
import { takeRow } from '../fightActions.ts';
import { useFightUi } from '../fightUi.ts';
import { awaitPlace } from '../several/newcomers.ts';
import { Badges } from './Badges.tsx';
import { Numbers } from './Numbers.tsx';
import { Offers } from './Offers.tsx';

const Markdown = lazyPart(async () => (await import('../../dialogs/notes/Markdown.tsx')).default);

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
  return (
    <BareButton
      aria-label={[`${name} may act`, ...about].join(', ')}
      {...(number <= 9 ? { 'aria-keyshortcuts': String(number) } : {})}
      onPress={() => takeRow(row)}
      className="flex min-h-14 w-full items-center gap-3 rounded-lg bg-raised px-3 py-2 text-left ring-1 ring-now/70 ring-inset hover:bg-lifted active:brightness-90"
    >
      {number <= 9 ? <Kbd>{String(number)}</Kbd> : null}
      <SideMark stance={seen?.stance ?? 'neutral'} className="size-4" />
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
      <ChevronRight aria-hidden className="size-5 shrink-0 text-now" />
    </BareButton>
  );
});

/**
 * The card first draws this many of those who may act. The rest follow once the page has shown
 * these.
 */
const AT_ONCE = 9;

/** While nobody acts: everybody who may act, each one click or one number key from the turn. */
function WhoMay() {
  const may = useShownFight(({ derived }) => rowsThatMay(derived.order), 'by value');
  const question = useShownFight((shown) => shown.question !== undefined);
  const over = useShownFight(({ fight }) => fight.stage === 'over');
  const drawn = useDeferredValue(may.length, AT_ONCE);
  // Nobody can begin while a question is open: the number keys answer the question then.
  if (question)
    return <p className="glass p-3 text-soft text-sm">Choose somebody in the order or on the map to look at them.</p>;
  return (
    <div className="glass flex min-h-0 flex-col gap-2 overflow-y-auto p-3 low:shrink-0">
      <h2 className="font-semibold text-ink text-lg">{may.length > 0 ? 'Who acts?' : 'Nobody acts now'}</h2>
      {may.length > 0 ? (
        <ul className="flex flex-col gap-1.5">
          {may.slice(0, Math.max(drawn, AT_ONCE)).map((row, at) => (
            <li key={row.id}>
              <MayButton row={row} number={at + 1} />
            </li>
          ))}
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
}

/** The combatant's name, picture and condition. */
function Head({ who }: { who: Id }) {
  const name = useShownFight(({ fight }) => nameOfOne(fight, who));
  const seen = useShownFight(({ derived }) => derived.seen.get(who));
  const acting = useShownFight(({ derived }) => derived.acting === who);
  const turn = useShownFight(({ derived }) => derived.turns.get(who));
  const due = useShownFight((shown) => shown.due === who);
  const one = useShownFight(({ fight }) => fight.combatants[who]);
  const place = useShownFight(({ fight }) => (one ? placeWords(fight.scene, one.place) : ''));
  const beside = useShownFight(
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
      <div className="flex items-center gap-2">
        <SideMark stance={seen?.stance ?? 'neutral'} className="size-4" named />
        {one?.look.picture === undefined ? null : (
          <Portrait picture={one.look.picture} pictureOf={tableActions.picture} className="size-9" />
        )}
        <h2 className="wrap-anywhere min-w-0 flex-1 font-semibold text-ink text-lg leading-tight">{name}</h2>
        <IconButton
          icon={Target}
          label="Centre on the map"
          size="small"
          placement="bottom"
          onPress={() => centreOn(who)}
        />
        <IconButton
          icon={PencilLine}
          label="Open the sheet"
          hint="Set anything by hand"
          size="small"
          placement="bottom"
          onPress={() => useFightUi.getState().openDialog({ kind: 'sheet', combatant: who })}
        />
        {due ? null : (
          <IconButton
            icon={X}
            label="Back to who acts"
            size="small"
            placement="bottom"
            onPress={() => tableActions.select([])}
          />
        )}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-1.5 text-soft text-xs">
        {acting ? <Chip tone="now">acts now</Chip> : turn === 'may' ? <Chip tone="now">may act</Chip> : null}
        {turn === 'done' ? <Chip>has acted</Chip> : null}
        {seen && seen.standing.at !== 'up' ? <Chip tone="bad">{seen.standing.word}</Chip> : null}
        {one?.hidden ? (
          <Chip>
            <EyeOff aria-hidden className="size-3" />
            hidden
          </Chip>
        ) : null}
        <Badges who={who} />
        <span>{place}</span>
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

/** The GM's note on a combatant; nothing where there is none. */
function Note({ who }: { who: Id }) {
  const note = useShownFight(({ fight }) => fight.combatants[who]?.note);
  return note ? (
    <div className="rounded-lg bg-raised px-2.5 py-2 text-xs">
      <LazyBoundary over>
        <Markdown text={note} />
      </LazyBoundary>
    </div>
  ) : null;
}

/**
 * The actor's card. Its head says whether the combatant acts now or is only looked at. Moves come
 * first; the numbers stand at the card's foot, in view however many moves there are.
 */
export function ActorCard() {
  const who = useShownFight(({ actor, fight }) => (actor !== undefined && fight.combatants[actor] ? actor : undefined));
  const name = useShownFight(({ fight }) => (who === undefined ? '' : nameOfOne(fight, who)));
  const moves = useShownFight(({ looking, question }) => (looking ? 'none' : question ? 'later' : 'now'));
  if (who === undefined) return <WhoMay />;
  return (
    <article aria-label={name} className="glass flex min-h-0 flex-col contain-content low:shrink-0">
      <Head who={who} />
      <div className="flex min-h-0 flex-col gap-3 overflow-y-auto px-3 pb-2 empty:hidden">
        {moves === 'later' ? <p className="px-1 text-faint text-xs">The moves come back after the answer.</p> : null}
        {moves === 'now' ? <Offers who={who} /> : null}
        <Note who={who} />
      </div>
      <div className="max-h-[min(18rem,40dvh)] shrink-0 overflow-y-auto border-line border-t px-3 py-1.5">
        <Numbers who={who} />
      </div>
    </article>
  );
}
