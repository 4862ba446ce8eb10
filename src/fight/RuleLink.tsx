/** A rule's number as a button: it opens the rule in our words. `by hand` is only words. */

import { memo } from 'react';
import { bookOf, ruleOf } from '../dialogs/book.ts';
import { useShown } from '../store/store.ts';
import { BareButton } from '../ui/Button.tsx';
import { cn } from '../ui/cn.ts';
import { useCome } from '../ui/parts/later.tsx';
import { useDesk } from './desk.ts';

/** The number, which opens the rule. Drawn anew only for another rule. */
export const RuleLink = memo(function RuleLink({ rule, className }: { rule: string; className?: string }) {
  const book = useCome(useShown(({ ruleset }) => bookOf(ruleset)));
  const text = book && ruleOf(book, rule);
  // A page without a number is opened by its title.
  const shown = rule.includes(':') ? (text?.title ?? rule) : rule;
  if (!text) return <span className={cn('text-2xs text-faint', className)}>{rule}</span>;
  return (
    <BareButton
      aria-label={shown === rule ? `Rule ${rule}: ${text.title}` : `Rule: ${text.title}`}
      tip={{ label: text.title }}
      onPress={() => useDesk.getState().show({ kind: 'rule', rule })}
      className={cn(
        'rounded px-0.5 font-medium text-2xs text-faint underline decoration-line underline-offset-2 tabular-nums hover:text-now hover:decoration-now',
        className,
      )}
    >
      {shown}
    </BareButton>
  );
});

/** Words in which every rule number of the game is a link. */
export function RuleWords({ text, prefix }: { text: string; prefix: string }) {
  const parts = text.split(new RegExp(`(\\b${prefix}-\\d+\\b)`));
  return (
    <>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text have no identity but their place
          <RuleLink key={at} rule={part} className="text-xs" />
        ) : (
          part
        ),
      )}
    </>
  );
}
