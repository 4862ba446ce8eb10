/** A panel that folds: a heading that is a button, and what is under it. */
import { ChevronRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { cn } from './cn.ts';

/**
 * A foldable panel. `aside` stands at the right of its heading (a count, a filter) and stays when it is folded.
 * Give it elements that stay the same, which read for themselves what changes: whenever the panel is drawn, so is every button in it,
 * because they look to it for their role.
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
  /** Found by keys that go to a panel. */
  id?: string;
  title: string;
  aside?: ReactNode;
  folded: boolean;
  onFold(folded: boolean): void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Disclosure
      {...(id ? { 'data-panel': id } : {})}
      isExpanded={!folded}
      onExpandedChange={(open) => onFold(!open)}
      className={cn('group/panel flex shrink-0 flex-col border-line border-b last:border-b-0', className)}
    >
      <div className="flex h-9 shrink-0 items-center gap-2 pr-2">
        <Heading level={2} className="min-w-0 flex-1">
          <Button
            slot="trigger"
            className="flex h-9 w-full items-center gap-1.5 px-3 text-left font-semibold text-soft text-xs tracking-wide hover:text-ink focus-visible:-outline-offset-2"
          >
            <ChevronRight
              aria-hidden
              className="size-3.5 shrink-0 text-faint transition-transform group-expanded/panel:rotate-90"
            />
            {title}
          </Button>
        </Heading>
        {aside}
      </div>
      <DisclosurePanel className={cn('min-h-0', folded ? '' : 'flex-1')}>{children}</DisclosurePanel>
    </Disclosure>
  );
});
