/** The banner over the map while somebody who has joined the fight waits for a place. */
import { X } from 'lucide-react';
import { memo, type PointerEvent, useState } from 'react';
import { placeAt } from '../../board/layout/placeAt.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import type { Id } from '../../engine/words.ts';
import type { Place } from '../../space/scene.ts';
import { shownFightNow, useShownFight } from '../../store/store.ts';
import { BareButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { SideMark } from '../../ui/SideMark.tsx';
import { boardRef } from '../boardRef.ts';
import { awaitPlace, leaveNewcomers, placeNewcomers, useNewcomers, useWaiting } from '../several/newcomers.ts';

/** A press that moves less than this is a press and no drag, in pixels. */
const STILL = 6;

/** The place of the map under a point of the window; undefined on a panel and off the map. */
function placeUnder({ clientX: x, clientY: y }: { clientX: number; clientY: number }): Place | undefined {
  const board = document
    .elementsFromPoint(x, y)
    .find((one) => !one.closest('[data-newcomer]'))
    ?.closest('[data-board]');
  const view = boardRef.current?.view();
  if (!board || !view) return undefined;
  const { left, top } = board.getBoundingClientRect();
  return placeAt(shownFightNow().fight.scene, {
    x: view.x + (x - left) / view.scale,
    y: view.y + (y - top) / view.scale,
  });
}

/** One who waits. A press makes them the next to be placed, and a drag puts them onto the map. */
function Newcomer({ who, next }: { who: Id; next: boolean }) {
  const name = useShownFight(({ fight }) => nameOfOne(fight, who));
  const stance = useShownFight(({ derived }) => derived.seen.get(who)?.stance ?? 'neutral');
  const [from, setFrom] = useState<{ x: number; y: number }>();
  const [by, setBy] = useState({ x: 0, y: 0 });
  const end = (event: PointerEvent<HTMLButtonElement>) => {
    const place = from && Math.hypot(by.x, by.y) > STILL ? placeUnder(event) : undefined;
    setFrom(undefined);
    setBy({ x: 0, y: 0 });
    if (place && place.kind !== 'off') placeNewcomers([who], place);
  };
  return (
    <span className={cn('relative', from && 'z-10')} style={from && { transform: `translate(${by.x}px, ${by.y}px)` }}>
      <BareButton
        data-newcomer=""
        aria-pressed={next}
        onPress={() => awaitPlace([who])}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          setFrom({ x: event.clientX, y: event.clientY });
        }}
        onPointerMove={({ clientX, clientY }) => from && setBy({ x: clientX - from.x, y: clientY - from.y })}
        onPointerUp={end}
        onPointerCancel={() => setFrom(undefined)}
        className={cn(
          'flex h-8 shrink-0 touch-none select-none items-center gap-1.5 rounded-full px-3 text-sm',
          next ? 'bg-panel font-semibold text-ink' : 'bg-black/15 font-medium hover:bg-black/25',
          from && 'shadow-lift',
        )}
      >
        <SideMark stance={stance} className={next ? '' : 'text-on-now'} />
        {name}
      </BareButton>
    </span>
  );
}

/** The banner. It goes when everybody is placed, or when the GM leaves them beside the map. */
export const NewcomersBar = memo(function NewcomersBar() {
  const waiting = useWaiting();
  const click = useNewcomers((now) => now.click);
  const first = useShownFight(({ fight }) => nameOfOne(fight, waiting[0] ?? ''));
  if (waiting.length === 0) return null;
  const all = click === 'all';
  return (
    <section
      aria-label="Waiting for a place"
      className="rise pointer-events-auto absolute top-2 left-1/2 z-10 flex w-max max-w-full -translate-x-1/2 flex-wrap items-center gap-1.5 rounded-2xl bg-now-fill py-1.5 pr-1.5 pl-4 text-on-now shadow-lift"
    >
      <span role="status" className="font-medium text-sm">
        {all ? `Click where all ${waiting.length} stand` : `Click where ${first} stands`}
      </span>
      {waiting.map((id, at) => (
        <Newcomer key={id} who={id} next={all || at === 0} />
      ))}
      {waiting.length > 1 ? (
        <BareButton
          onPress={() => useNewcomers.setState({ click: all ? 'first' : 'all' })}
          aria-pressed={all}
          className="h-8 shrink-0 rounded-full px-3 font-medium text-sm underline underline-offset-2 hover:bg-black/15"
        >
          {all ? 'One by one' : 'All together'}
        </BareButton>
      ) : null}
      <BareButton
        onPress={leaveNewcomers}
        aria-label="Not now"
        tip={{ label: 'Not now', hint: 'They wait beside the map. Their card can place them.' }}
        className="grid size-8 shrink-0 place-items-center rounded-full hover:bg-black/15"
      >
        <X aria-hidden className="size-4" />
      </BareButton>
    </section>
  );
});
