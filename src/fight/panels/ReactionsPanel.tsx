/** Lists who has a reaction left, who has spent it, and who could answer now. */

import { Check, Minus } from 'lucide-react';
import { memo } from 'react';
import { everyone, type Fight } from '../../engine/fight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import type { Id } from '../../engine/words.ts';
import type { ShownFight } from '../../store/shownFight.ts';
import { tableActions, useShownFight } from '../../store/store.ts';
import { BareButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { SideMark } from '../../ui/SideMark.tsx';
import { RuleLink } from '../RuleLink.tsx';
import { FloatPanel } from './FloatPanel.tsx';

type Left = ReturnType<Ruleset['reactionsLeft']> & { id: Id };
const worked = new WeakMap<Fight, readonly Left[]>();

/**
 * What every standing combatant has left, first those who have a reaction. Computed once for each
 * state.
 */
function reactionsOf({ fight, derived, ruleset }: ShownFight): readonly Left[] {
  const known = worked.get(fight);
  if (known) return known;
  const all = everyone(fight)
    .filter(({ id }) => derived.seen.get(id)?.standing.at === 'up')
    .map(({ id }) => ({ id, ...ruleset.reactionsLeft(fight, id) }));
  const rows = [...all.filter(({ left }) => left), ...all.filter(({ left }) => !left)];
  worked.set(fight, rows);
  return rows;
}

/** Tells whether a combatant can answer the open question. */
const mayAnswer = ({ question }: ShownFight, who: Id): boolean =>
  question?.kind === 'choose' && question.options.some(({ combatant, blocked }) => combatant === who && !blocked);

const Row = memo(function Row({ id, left, why, rule }: Left) {
  const name = useShownFight(({ fight }) => nameOfOne(fight, id));
  const stance = useShownFight(({ derived }) => derived.seen.get(id)?.stance ?? 'neutral');
  const asked = useShownFight((shown) => mayAnswer(shown, id));
  return (
    <li className="flex items-center gap-1 px-1">
      <BareButton
        onPress={() => tableActions.select([id])}
        className={cn(
          'flex min-w-0 flex-1 items-center gap-1.5 rounded px-1 text-left text-xs hover:bg-raised',
          left ? 'text-ink' : 'text-faint',
        )}
      >
        <SideMark stance={stance} className="mt-1 size-2.5 self-start" />
        <span className="min-w-0 flex-1 py-0.5">
          <span className="block">{name}</span>
          <span className="block text-2xs text-faint leading-snug">{why}</span>
        </span>
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
});

function HowMany() {
  const many = useShownFight((shown) => reactionsOf(shown).filter(({ left }) => left).length);
  return <span className="text-2xs text-faint">{many} left</span>;
}

function Rows() {
  const rows = useShownFight(reactionsOf, 'by value');
  return (
    <ul className="flex flex-col px-1 pb-2">
      {rows.map((row) => (
        <Row key={row.id} {...row} />
      ))}
    </ul>
  );
}

const howMany = <HowMany />;
const all = <Rows />;

/** The panel. It highlights the combatants who can answer the open question. */
export function ReactionsPanel() {
  return (
    <FloatPanel id="reactions" title="Reactions" aside={howMany}>
      {all}
    </FloatPanel>
  );
}
