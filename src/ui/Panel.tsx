/** A panel that folds: a heading that is a button, and the content under the heading. */
import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { BareButton } from './Button.tsx';
import { cn } from './cn.ts';

/**
 * A foldable panel. `aside` stands at the right of the heading (a count, a filter) and stays when
 * the panel is folded; the content is removed then. Give the panel elements that stay the same, and
 * let them read for themselves what changes.
 */
export const Panel = memo(function Panel({
  id,
  title,
  aside,
  folded,
  onFold,
  className,
  children,
}: {
  /** The id by which a key finds the panel. */
  id?: string;
  title: string;
  aside?: ReactNode;
  folded: boolean;
  onFold(folded: boolean): void;
  className?: string;
  children: ReactNode;
}) {
  const inside = useId();
  const heading = useId();
  return (
    <div
      {...(id ? { 'data-panel': id } : {})}
      className={cn('flex shrink-0 flex-col border-line border-b last:border-b-0', className)}
    >
      <div className="flex h-9 shrink-0 items-center gap-2 pr-2">
        <h2 className="min-w-0 flex-1">
          <BareButton
            id={heading}
            aria-expanded={!folded}
            aria-controls={inside}
            onPress={() => onFold(!folded)}
            className="flex h-9 w-full items-center gap-1.5 px-3 text-left font-semibold text-soft text-xs tracking-wide hover:text-ink focus-visible:-outline-offset-2"
          >
            <ChevronRight
              aria-hidden
              className={cn('size-3.5 shrink-0 text-faint transition-transform', folded ? '' : 'rotate-90')}
            />
            {title}
          </BareButton>
        </h2>
        {aside}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form; this is what the heading folds */}
      <div
        id={inside}
        role="group"
        aria-labelledby={heading}
        hidden={folded}
        className={cn('min-h-0', folded ? '' : 'flex-1')}
      >
        {folded ? null : children}
      </div>
    </div>
  );
});
