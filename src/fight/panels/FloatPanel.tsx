/** A panel that floats beside the map: its heading, what stands in it, and the ways to pin and to close it. */
import { Pin, PinOff, X } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useDeedKeys } from '../../keys/useDeedKeys.ts';
import { IconButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { type PanelId, useDesk } from '../desk.ts';
import { openOver, pin, usePanelAt } from './panels.ts';

/** What closes a panel that is not pinned: Esc, and a press anywhere but in it or on what has it opened. */
export function useLetGo(id: PanelId, panel: { current: HTMLElement | null }): void {
  const isOver = usePanelAt(id) === 'over';
  useDeedKeys(isOver ? 'tool' : 'off', { back: () => openOver(undefined) });
  useEffect(() => {
    if (!isOver) return;
    const quit = new AbortController();
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        const away = target instanceof Element && !panel.current?.contains(target);
        // Its icon closes it by itself; a dialog or words that were opened from it lie over it.
        if (away && !target.closest('[data-rail], [role="dialog"], [role="menu"], [role="listbox"]'))
          openOver(undefined);
      },
      { signal: quit.signal, capture: true, passive: true },
    );
    return () => quit.abort();
  }, [isOver, panel]);
}

/** The heading, with what else stands at its right (a count, a filter) before the ways to pin and to close. */
export function PanelHead({ id, title, children }: { id: PanelId; title: string; children?: ReactNode }) {
  const pinned = usePanelAt(id) === 'pinned';
  return (
    <div className="flex h-9 shrink-0 items-center gap-1 pr-1 pl-3">
      <h2 className="min-w-0 flex-1 truncate font-semibold text-soft text-xs tracking-wide">{title}</h2>
      {children}
      <IconButton
        size="small"
        icon={pinned ? PinOff : Pin}
        label={pinned ? `Let “${title}” go` : `Keep “${title}” open`}
        onPress={() => pin(id, !pinned)}
      />
      {pinned ? null : (
        <IconButton size="small" icon={X} label={`Close “${title}”`} onPress={() => openOver(undefined)} />
      )}
    </div>
  );
}

/**
 * The panel while it is open; nothing while it is an icon on the rail. `aside` stands at the right of its heading (a count, a filter).
 * Give it elements that stay the same, which read for themselves what changes.
 */
export const FloatPanel = memo(function FloatPanel({
  id,
  title,
  aside,
  className,
  children,
}: {
  id: PanelId;
  title: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const at = usePanelAt(id);
  const panel = useRef<HTMLDivElement>(null);
  useLetGo(id, panel);
  const isOpen = at !== 'closed';
  useEffect(() => {
    if (!isOpen || useDesk.getState().sought !== id) return;
    useDesk.setState({ sought: undefined });
    panel.current?.focus();
  }, [id, isOpen]);
  if (at === 'closed') return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
    <div
      ref={panel}
      data-panel={id}
      role="group"
      tabIndex={-1}
      aria-label={title}
      className={cn(
        'glass flex min-h-24 flex-col outline-none contain-content',
        at === 'over' && 'rise z-10 border border-edge/60',
        className,
      )}
    >
      <PanelHead id={id} title={title}>
        {aside}
      </PanelHead>
      <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
    </div>
  );
});
