/** Who has a reaction left, who has spent it, and what could be answered now. */
import { Check, Minus } from 'lucide-react';
import { Button } from 'react-aria-components';
import { everyone } from '../../engine/fight.ts';
import { useTable } from '../../store/store.ts';
import { cn } from '../../ui/cn.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SideMark } from '../../ui/SideMark.tsx';
import { nameOfOne } from '../moves.ts';
import { RuleLink } from '../RuleLink.tsx';
import { useFight } from '../useFight.tsx';
import { usePanel } from './usePanel.ts';

/** The panel. Those who can answer the open question stand out. */
export function ReactionsPanel() {
  const { fight, derived, ruleset, question } = useFight();
  const select = useTable((table) => table.select);
  const panel = usePanel('reactions');
  const rows = everyone(fight)
    .filter(({ id }) => derived.seen.get(id)?.standing.at === 'up')
    .map(({ id }) => ({ id, ...ruleset.reactionsLeft(fight, id) }));
  const asked = new Set(
    question?.kind === 'choose'
      ? question.options.flatMap(({ combatant, blocked }) => (combatant !== undefined && !blocked ? [combatant] : []))
      : [],
  );
  const left = rows.filter((row) => row.left).length;
  return (
    <Panel title="Reactions" aside={<span className="text-2xs text-faint">{left} left</span>} {...panel}>
      <ul className="flex flex-col px-1 pb-2">
        {[...rows.filter((row) => row.left), ...rows.filter((row) => !row.left)].map((row) => (
          <li key={row.id} className="flex items-center gap-1 px-1">
            <Button
              onPress={() => select([row.id])}
              className={cn(
                'flex min-h-6 min-w-0 flex-1 items-center gap-1.5 rounded px-1 text-left text-xs hover:bg-raised',
                row.left ? 'text-ink' : 'text-faint',
              )}
            >
              <SideMark stance={derived.seen.get(row.id)?.stance ?? 'neutral'} className="size-2.5" />
              <span className="shrink-0">{nameOfOne(fight, row.id)}</span>
              <span className="min-w-0 flex-1 truncate text-faint">{row.why}</span>
              {asked.has(row.id) ? <span className="shrink-0 font-medium text-now">may answer</span> : null}
              {row.left ? (
                <Check role="img" aria-label="has a reaction" className="size-3.5 shrink-0 text-soft" />
              ) : (
                <Minus role="img" aria-label="none left" className="size-3.5 shrink-0" />
              )}
            </Button>
            <RuleLink rule={row.rule} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
