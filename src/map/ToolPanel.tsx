/**
 * The floating bar over the map with a tool's options in one line, what belongs to it at the map's
 * edge, and a sentence at the map's foot that says what to do.
 */
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../ui/cn.ts';
import { Picks } from '../ui/Picks.tsx';

/**
 * The bar. It floats at the top of the map, in the middle. `below` stands under the toggles while it
 * is asked for; `beside` is a list at the map's left edge.
 */
export function ToolPanel({
  label,
  hint,
  below,
  beside,
  children,
}: {
  label: string;
  hint: string;
  below?: ReactNode;
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={label}
      className="pointer-events-none absolute inset-2 z-20 flex flex-col items-start justify-between gap-2"
    >
      <div className="rise pointer-events-auto flex w-max max-w-full flex-col gap-1.5 self-center rounded-card bg-panel px-2 py-1.5 shadow-lift">
        <div className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1">{children}</div>
        {below}
      </div>
      {beside ? (
        <div className="rise pointer-events-auto flex min-h-0 w-64 flex-col gap-2 overflow-y-auto rounded-card bg-panel p-2 shadow-lift">
          {beside}
        </div>
      ) : null}
      <p role="status" className="mt-auto self-center rounded-lg bg-panel px-2 py-0.5 text-soft text-xs">
        {hint}
      </p>
    </section>
  );
}

export interface ToolChoice<Id extends string> {
  id: Id;
  label: string;
  icon?: LucideIcon;
  /** A colour or a width, in place of an icon. */
  mark?: ReactNode;
}

/**
 * A choice of one among a few, as a row of toggles. With `words` the labels are shown; otherwise
 * they are tooltips.
 */
export function ToolChoices<Id extends string>({
  label,
  choices,
  chosen,
  words,
  onChoose,
}: {
  label: string;
  choices: readonly ToolChoice<Id>[];
  chosen: Id;
  words?: 'shown';
  onChoose(id: Id): void;
}) {
  return (
    <Picks
      label={label}
      chosen={chosen}
      onChoose={onChoose}
      className="flex gap-0.5"
      buttonClass={cn(
        'inline-flex h-8 items-center justify-center gap-1.5 rounded-lg font-medium text-soft text-xs hover:bg-lifted hover:text-ink aria-checked:bg-now-wash aria-checked:text-now focus-visible:outline-2 focus-visible:outline-now',
        words ? 'px-2.5' : choices.some(({ mark }) => mark) ? 'w-7' : 'w-8',
      )}
      picks={choices.map(({ id, label: name, icon: Icon, mark }) => ({
        id,
        ...(words ? {} : { named: { label: name, side: 'bottom' as const } }),
        face: (
          <>
            {Icon ? <Icon aria-hidden className="size-4" /> : null}
            {mark}
            {words ? name : null}
          </>
        ),
      }))}
    />
  );
}

/** A thin line between groups. */
export const Divider = () => <span aria-hidden className="h-6 w-px bg-line" />;
