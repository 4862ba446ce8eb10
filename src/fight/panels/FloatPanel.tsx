/**
 * A panel that floats beside the map: its heading, its content, and the buttons that pin and close
 * the panel.
 */
import { Pin, PinOff, X } from 'lucide-react';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useActionKeys } from '../../keys/useActionKeys.ts';
import { IconButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { type PanelId, useFightUi } from '../fightUi.ts';
import { openPanelOver, pinPanel, usePanelAt } from './panels.ts';

/**
 * Closes a panel that is not pinned: on Esc, and on a press outside the panel and outside its icon.
 */
export function useCloseFromOutside(id: PanelId, panel: { current: HTMLElement | null }): void {
  const isOver = usePanelAt(id) === 'over';
  useActionKeys(isOver ? 'tool' : 'off', { back: () => openPanelOver(undefined) });
  useEffect(() => {
    if (!isOver) return;
    const quit = new AbortController();
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        const away = target instanceof Element && !panel.current?.contains(target);
        // The icon closes its panel without this code. A dialog or menu that was opened from the
        // panel lies over it.
        if (away && !target.closest('[data-rail], [role="dialog"], [role="menu"], [role="listbox"]'))
          openPanelOver(undefined);
      },
      { signal: quit.signal, capture: true, passive: true },
    );
    return () => quit.abort();
  }, [isOver, panel]);
}

/**
 * The heading. `children` (a count, a filter) stand at its right, before the buttons that pin and
 * close the panel.
 */
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
        onPress={() => pinPanel(id, !pinned)}
      />
      {pinned ? null : (
        <IconButton size="small" icon={X} label={`Close “${title}”`} onPress={() => openPanelOver(undefined)} />
      )}
    </div>
  );
}

/**
 * The panel while it is open; nothing while it is an icon on the rail. `aside` (a count, a filter)
 * stands at the right of the heading. `aside` needs a stable identity and must read its own
 * changes.
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
  useCloseFromOutside(id, panel);
  const isOpen = at !== 'closed';
  useEffect(() => {
    if (!isOpen || useFightUi.getState().sought !== id) return;
    useFightUi.setState({ sought: undefined });
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
