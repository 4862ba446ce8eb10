/** The actor's card: numbers, tracks, states and moves of whoever is selected, or of whoever acts. */
import { ChevronRight, EyeOff, PencilLine, Target, X } from 'lucide-react';
import { useDeferredValue } from 'react';
import type { Badge, OrderRow, Track } from '../../engine/ruleset.ts';
import { healthOf, offersFor, rowsThatMay } from '../../store/fight/derived.ts';
import { nameOfOne, placeWords } from '../../store/fight/moves.ts';
import { useTable } from '../../store/store.ts';
import { BareButton, IconButton } from '../../ui/Button.tsx';
import { Chip, chipButton } from '../../ui/Chip.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { WordsButton } from '../../ui/Overlay.tsx';
import { SideMark } from '../../ui/SideMark.tsx';
import { TrackRow, TrackView, trackLines } from '../../ui/tracks/TrackView.tsx';
import { useDesk } from '../desk.ts';
import { RuleLink, RuleWords } from '../RuleLink.tsx';
import type { Deeds } from '../useDeeds.ts';
import { useFight } from '../useFight.tsx';
import { FigureView } from './FigureView.tsx';
import { Offers } from './Offers.tsx';

/** A state as a pill that says what it does when pressed. */
export function BadgeView({ badge, prefix }: { badge: Badge; prefix: string }) {
  return (
    <WordsButton
      className={chipButton(badge.tone)}
      title={badge.label}
      wordsClass="max-w-72"
      words={() => (
        <div className="text-xs leading-relaxed">
          <p className="font-semibold text-ink text-sm">{badge.label}</p>
          <p className="mt-1 text-soft">
            <RuleWords text={badge.does} prefix={prefix} /> <RuleLink rule={badge.rule} />
          </p>
        </div>
      )}
    >
      {badge.tone === 'bad' ? <span aria-hidden>▾</span> : badge.tone === 'good' ? <span aria-hidden>▴</span> : null}
      {badge.label}
      {badge.count === undefined ? null : <b className="tabular-nums">{badge.count}</b>}
    </WordsButton>
  );
}

/** Somebody who may act now, as a large button: one click gives the turn, or shows the moves where the game has no turn to give. */
function MayButton({ row, number, deeds }: { row: OrderRow; number: number; deeds: Deeds }) {
  const { fight, derived } = useFight();
  const seen = derived.seen.get(row.combatant);
  const share = healthOf(seen?.tracks ?? []);
  const name = nameOfOne(fight, row.combatant);
  const player = fight.combatants[row.combatant]?.player;
  const about = [player, row.badge, row.note].filter((word) => word !== undefined && word !== '');
  return (
    <BareButton
      aria-label={[`${name} may act`, ...about].join(', ')}
      {...(number <= 9 ? { 'aria-keyshortcuts': String(number) } : {})}
      onPress={() => deeds.take(row)}
      className="flex min-h-14 w-full items-center gap-3 rounded-lg bg-raised px-3 py-2 text-left ring-1 ring-now/70 ring-inset hover:bg-lifted active:brightness-90"
    >
      {number <= 9 ? <Kbd>{String(number)}</Kbd> : null}
      <SideMark stance={seen?.stance ?? 'neutral'} className="size-4" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold text-base text-ink leading-tight">{name}</span>
        {about.length > 0 ? <span className="block truncate text-soft text-xs">{about.join(' · ')}</span> : null}
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
}

/** So many of those who may act are drawn at once; more follow as soon as the page has shown them. */
const AT_ONCE = 9;

/** While nobody acts: who may, each one click or one number key from the turn. */
function WhoMay({ deeds }: { deeds: Deeds }) {
  const { derived, fight, question } = useFight();
  const may = rowsThatMay(derived.order);
  const drawn = useDeferredValue(may.length, AT_ONCE);
  // Nobody can begin while something is asked, and the number keys answer then.
  if (question)
    return <p className="flex-1 p-3 text-faint text-sm">Choose somebody in the order or on the map to look at them.</p>;
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto p-3">
      <h2 className="font-semibold text-ink text-lg">{may.length > 0 ? 'Who acts?' : 'Nobody acts now'}</h2>
      {may.length > 0 ? (
        <ul className="flex flex-col gap-1.5">
          {may.slice(0, Math.max(drawn, AT_ONCE)).map((row, at) => (
            <li key={row.id}>
              <MayButton row={row} number={at + 1} deeds={deeds} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-soft text-sm">
          {fight.stage === 'over'
            ? 'Choose somebody in the order or on the map to look at them.'
            : 'Go on with the button below, or choose somebody to look at them.'}
        </p>
      )}
    </div>
  );
}

/** Boxes stand beside their name: where one row of them needs the whole width, all take it, so that they line up. */
const boxesNeedWidth = (tracks: readonly Track[]): boolean =>
  tracks.some(({ kind, max, value, label }) => kind === 'boxes' && Math.max(max, value) * 2 + label.length > 17);

/** The card. Its head says whether this one acts now or is only looked at. */
export function ActorCard({ deeds, onCentre }: { deeds: Deeds; onCentre(who: string): void }) {
  const { actor, due, fight, derived, ruleset, question, looking } = useFight();
  const select = useTable((table) => table.select);
  const show = useDesk((desk) => desk.show);
  const one = actor === undefined ? undefined : fight.combatants[actor];
  if (!one || actor === undefined) return <WhoMay deeds={deeds} />;
  const seen = derived.seen.get(actor);
  const figures = ruleset.figures(fight, actor);
  const acting = derived.acting === actor;
  const away = seen && seen.standing.at !== 'up';
  return (
    <article aria-label={nameOfOne(fight, actor)} className="flex min-h-0 flex-1 flex-col">
      <header className="px-3 pt-3 pb-2">
        <div className="flex items-center gap-2">
          <SideMark stance={seen?.stance ?? 'neutral'} className="size-4" named />
          <h2 className="min-w-0 flex-1 truncate font-semibold text-ink text-lg leading-tight">
            {nameOfOne(fight, actor)}
          </h2>
          <IconButton
            icon={Target}
            label="Centre on the map"
            size="small"
            placement="bottom"
            onPress={() => onCentre(actor)}
          />
          <IconButton
            icon={PencilLine}
            label="Open the sheet"
            hint="Set anything by hand"
            size="small"
            placement="bottom"
            onPress={() => show({ kind: 'sheet', combatant: actor })}
          />
          {actor === due ? null : (
            <IconButton icon={X} label="Back to who acts" size="small" placement="bottom" onPress={() => select([])} />
          )}
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-1.5 text-soft text-xs">
          {acting ? <Chip tone="now">acts now</Chip> : seen?.turn === 'may' ? <Chip tone="now">may act</Chip> : null}
          {seen?.turn === 'done' ? <Chip>has acted</Chip> : null}
          {away ? <Chip tone="bad">{seen.standing.word}</Chip> : null}
          {one.hidden ? (
            <Chip>
              <EyeOff aria-hidden className="size-3" />
              hidden
            </Chip>
          ) : null}
          <span className="truncate">{placeWords(fight.scene, one.place)}</span>
          {one.player ? <span className="truncate text-faint">· {one.player}</span> : null}
        </div>
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-3 pb-3">
        {figures.length > 0 ? (
          <div className="grid grid-cols-[repeat(auto-fill,minmax(4.6rem,1fr))] gap-1">
            {figures.map((figure) => (
              <FigureView key={figure.id} figure={figure} />
            ))}
          </div>
        ) : null}
        {(seen?.tracks.length ?? 0) > 0 ? (
          <div className="grid grid-cols-2 gap-x-4 gap-y-1.5">
            {trackLines(seen?.tracks ?? []).map((line) =>
              'track' in line ? (
                <div
                  key={line.track.id}
                  className={line.track.kind === 'boxes' && boxesNeedWidth(seen?.tracks ?? []) ? 'col-span-2' : ''}
                >
                  <TrackView track={line.track} />
                </div>
              ) : (
                <TrackRow key={line.name} {...line} />
              ),
            )}
          </div>
        ) : null}
        {(seen?.badges.length ?? 0) > 0 ? (
          <div className="flex flex-wrap gap-1">
            {seen?.badges.map((badge) => (
              <BadgeView key={badge.id} badge={badge} prefix={ruleset.prefix} />
            ))}
          </div>
        ) : null}
        {one.note ? <p className="rounded-lg bg-raised px-2.5 py-2 text-soft text-xs">{one.note}</p> : null}
        {looking ? null : question ? (
          <p className="px-1 text-faint text-xs">The moves come back when the question is answered.</p>
        ) : (
          <Offers offers={offersFor(ruleset, fight, actor)} onStart={deeds.start} />
        )}
      </div>
    </article>
  );
}
