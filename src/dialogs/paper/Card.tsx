/**
 * One card on paper: boxes to tick by hand, figures, and the sheet in words. A page break never
 * divides a card.
 */
import type { PaperCard, Tally } from './cards.ts';

/** Empty boxes to tick. What is lost already is crossed. */
function Boxes({ boxes, ticked }: Pick<Tally, 'boxes' | 'ticked'>) {
  return (
    <span aria-hidden className="flex flex-wrap gap-[2px]">
      {Array.from({ length: boxes }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity but their place
        <svg key={at} aria-hidden viewBox="0 0 10 10" className="size-3" fill="none" stroke="black" strokeWidth="1">
          <rect x="0.5" y="0.5" width="9" height="9" rx="1" />
          {at < ticked ? <path d="M2 2l6 6M8 2l-6 6" /> : null}
        </svg>
      ))}
    </span>
  );
}

/** The card. `where` says where the combatant stands; left out where there is no map. */
export function Card({ card, where }: { card: PaperCard; where?: string | undefined }) {
  const { name, player, tallies, figures, states, lines, note } = card;
  return (
    <article className="break-inside-avoid rounded-md border border-black/55 p-2.5 text-black text-xs leading-snug">
      <header className="mb-1.5 flex flex-wrap items-baseline gap-x-2 border-black/55 border-b pb-1">
        <h3 className="min-w-0 flex-auto font-semibold text-sm">{name}</h3>
        {player ? <span>{player}</span> : null}
        {where === undefined ? null : <span className="text-black/75">{where}</span>}
      </header>
      <ul className="flex flex-col gap-1">
        {tallies.map((tally) => (
          <li key={tally.label} className="grid grid-cols-[8rem_minmax(0,1fr)] items-center gap-2">
            <span>{tally.label}</span>
            {tally.boxes > 0 ? (
              <span className="flex items-center gap-2">
                <Boxes {...tally} />
                <span className="sr-only">
                  {tally.ticked} of {tally.boxes}
                </span>
              </span>
            ) : (
              <span className="flex items-end gap-1.5">
                {tally.written}
                <span aria-hidden className="h-3.5 flex-1 border-black/40 border-b" />
              </span>
            )}
          </li>
        ))}
      </ul>
      {figures.length > 0 ? (
        <p className="mt-1.5">
          {figures.map(({ label, value }, at) => (
            <span key={label}>
              {at > 0 ? ' · ' : ''}
              {label} <b className="font-semibold">{value}</b>
            </span>
          ))}
        </p>
      ) : null}
      {states.length > 0 ? (
        <p className="mt-1">
          <b className="font-semibold">Now:</b> {states.join(', ')}
        </p>
      ) : null}
      {lines.map(({ label, words }) => (
        <p key={label} className="mt-1">
          <b className="font-semibold">{label}:</b> {words}
        </p>
      ))}
      {note ? <p className="mt-1 whitespace-pre-line italic">{note}</p> : null}
    </article>
  );
}
