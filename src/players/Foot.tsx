/** The foot of the players' screen: whose turn it is, large; what happened last, with its dice; what is being asked. */
import type { PublicView } from '../engine/publicView.ts';
import { cn } from '../ui/cn.ts';
import { Die } from '../ui/Die.tsx';
import { SideMark } from '../ui/SideMark.tsx';
import { Countdown } from './Countdown.tsx';
import { headlineOf } from './glance.ts';

const MOST_DICE = 10;

/** A headline with more letters than this is written smaller rather than cut. */
const LONG = 19;

/** The dice of the last result as they fell. An exploded die shows each of its faces. */
function Dice({ dice }: { dice: NonNullable<PublicView['last']>['dice'] }) {
  const all = dice.flatMap(({ sides, faces }, group) =>
    faces.flatMap((chain, die) => chain.map((face, n) => ({ key: `${group}.${die}.${n}`, sides, face }))),
  );
  if (all.length === 0) return null;
  return (
    <span className="flex shrink-0 items-center gap-[0.25em]">
      {all.slice(0, MOST_DICE).map(({ key, sides, face }) => (
        <Die key={key} sides={sides} face={face} className="die-lands size-[2.6em]" />
      ))}
      {all.length > MOST_DICE ? <span className="text-soft">+{all.length - MOST_DICE}</span> : null}
    </span>
  );
}

/** The foot. `narrow` stands its parts one above the other. */
export function Foot({ view, narrow }: { view: PublicView; narrow: boolean }) {
  const { over, name, stance } = headlineOf(view);
  const { asked, ending } = view;
  // What the headline says already is not said twice.
  const last = view.last?.text === `${name}.` ? undefined : view.last;
  return (
    <div
      className={cn(
        'flex h-full gap-[1.4em] overflow-hidden px-[1.2em] py-[0.7em]',
        narrow ? 'flex-col justify-center gap-[0.5em]' : 'items-center',
      )}
    >
      <div className={cn('min-w-0', narrow ? '' : 'max-w-[46%] shrink-0')} aria-live="polite">
        <p className="truncate text-soft leading-tight">{over}</p>
        <p
          className={cn(
            'flex items-center gap-[0.3em] font-bold text-ink leading-[1.1] tracking-tight',
            name.length > LONG ? 'text-[1.8em]' : 'text-[2.5em]',
          )}
        >
          {stance ? <SideMark stance={stance} className="size-[0.55em]" named /> : null}
          <span className="truncate">{name}</span>
        </p>
      </div>
      <div className={cn('flex min-w-0 flex-1 items-center gap-[1em]', narrow ? '' : 'justify-end')} aria-live="polite">
        {asked ? (
          <p className="min-w-0 text-right">
            <span className="block truncate font-semibold text-now">{asked.who}</span>
            <span className="line-clamp-2 text-[1.15em] text-ink leading-snug">{asked.title}</span>
          </p>
        ) : ending ? (
          <p className={cn('rise line-clamp-3 min-w-0 text-[1.3em] text-ink leading-snug', narrow ? '' : 'text-right')}>
            {ending}
          </p>
        ) : last ? (
          <p
            key={last.id}
            className={cn(
              'rise line-clamp-3 min-w-0 text-[1.15em] leading-snug',
              narrow ? '' : 'text-right',
              last.tone === 'bad' ? 'text-danger' : 'text-ink',
            )}
          >
            {last.text}
          </p>
        ) : null}
        {!asked && !ending && last ? <Dice key={`dice-${last.id}`} dice={last.dice} /> : null}
        {asked?.countdown === undefined ? null : <Countdown question={asked.id} seconds={asked.countdown} />}
      </div>
    </div>
  );
}
