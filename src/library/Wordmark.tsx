/** The program's name with its mark: two sword edges that meet, in the colour of *now*. */

/** The wordmark. */
export function Wordmark() {
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" className="size-8" aria-hidden>
        <path d="M4 28 15.2 5.6a.9.9 0 0 1 1.6 0L19 10 10.5 28z" className="fill-now-fill" />
        <path d="M28 28 20.6 13.2 17 20.8 20.4 28z" className="fill-soft" />
      </svg>
      <span className="font-bold text-2xl tracking-tight">Affray</span>
    </span>
  );
}
