/** Who has a reaction left, who has spent it, and what could be answered now. */

import { Check, Minus } from 'lucide-react';
import { memo } from 'react';
import { everyone, type Fight } from '../../engine/fight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Id } from '../../engine/words.ts';
import { nameOfOne } from '../../store/fight/moves.ts';
import { useTable } from '../../store/store.ts';
import { BareButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SideMark, type Stance } from '../../ui/SideMark.tsx';
import { same } from '../../ui/same.ts';
import { RuleLink } from '../RuleLink.tsx';
import { type FightNow, useFight } from '../useFight.tsx';
import { usePanel } from './usePanel.ts';

interface RowProps {
  id: Id;
  name: string;
  stance: Stance;
  left: boolean;
  /** Why, and by which rule. */
  why: string;
  rule: string;
  /** It can answer the open question. */
  asked: boolean;
  select(ids: readonly Id[]): void;
}

const Row = memo(function Row({ id, name, stance, left, why, rule, asked, select }: RowProps) {
  return (
    <li className="flex items-center gap-1 px-1">
      <BareButton
        onPress={() => select([id])}
        className={cn(
          'flex min-h-6 min-w-0 flex-1 items-center gap-1.5 rounded px-1 text-left text-xs hover:bg-raised',
          left ? 'text-ink' : 'text-faint',
        )}
      >
        <SideMark stance={stance} className="size-2.5" />
        <span className="shrink-0">{name}</span>
        <span className="min-w-0 flex-1 truncate text-faint">{why}</span>
        {asked ? <span className="shrink-0 font-medium text-now">may answer</span> : null}
        {left ? (
          <Check role="img" aria-label="has a reaction" className="size-3.5 shrink-0 text-soft" />
        ) : (
          <Minus role="img" aria-label="none left" className="size-3.5 shrink-0" />
        )}
      </BareButton>
      <RuleLink rule={rule} />
    </li>
  );
}, same);

type Left = ReturnType<Ruleset['reactionsLeft']> & { id: Id };
const worked = new WeakMap<Fight, readonly Left[]>();

/** Of all who are up, what they have left: worked out once for each state. */
function reactionsOf({ fight, derived, ruleset }: FightNow): readonly Left[] {
  const rows =
    worked.get(fight) ??
    everyone(fight)
      .filter(({ id }) => derived.seen.get(id)?.standing.at === 'up')
      .map(({ id }) => ({ id, ...ruleset.reactionsLeft(fight, id) }));
  worked.set(fight, rows);
  return rows;
}

function HowMany() {
  const rows = reactionsOf(useFight());
  return <span className="text-2xs text-faint">{rows.filter(({ left }) => left).length} left</span>;
}

function Rows() {
  const now = useFight();
  const { fight, derived, question } = now;
  const select = useTable((table) => table.select);
  const rows = reactionsOf(now);
  const asked = new Set(
    question?.kind === 'choose'
      ? question.options.flatMap(({ combatant, blocked }) => (combatant !== undefined && !blocked ? [combatant] : []))
      : [],
  );
  return (
    <ul className="flex flex-col px-1 pb-2">
      {[...rows.filter(({ left }) => left), ...rows.filter(({ left }) => !left)].map((row) => (
        <Row
          key={row.id}
          {...row}
          name={nameOfOne(fight, row.id)}
          stance={derived.seen.get(row.id)?.stance ?? 'neutral'}
          asked={asked.has(row.id)}
          select={select}
        />
      ))}
    </ul>
  );
}

const howMany = <HowMany />;
const all = <Rows />;

/** The panel. Those who can answer the open question stand out. */
export function ReactionsPanel() {
  const panel = usePanel('reactions');
  return (
    <Panel title="Reactions" aside={howMany} {...panel}>
      {all}
    </Panel>
  );
}
