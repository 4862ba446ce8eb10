/** Lists the changes of a fight or a rest, each with its rule. */
import type { Lasting } from '../../engine/after/after.ts';
import { cn } from '../../ui/cn.ts';

/**
 * The list. Draws nothing for no lines. A line without a rule's number (a ruling, the game as such)
 * names none. `quiet` is for lines that matter less than those beside them.
 */
export function Lines({ lines, quiet = false }: { lines: readonly Lasting[]; quiet?: boolean }) {
  if (lines.length === 0) return null;
  return (
    <ul className={cn('flex flex-col gap-0.5 text-sm', quiet && 'text-soft')}>
      {lines.map(({ text, rule, tone }) => (
        <li key={`${rule} ${text}`} className="flex items-baseline gap-2">
          <span className={cn('min-w-0', !quiet && tone === 'bad' && 'text-danger')}>{text}</span>
          {/\d/.test(rule) ? <span className="shrink-0 text-faint text-xs tabular-nums">{rule}</span> : null}
        </li>
      ))}
    </ul>
  );
}
