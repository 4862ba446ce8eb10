/** A rule's number as a button that opens the rule in our words. `by hand` stays plain words. */

import { memo } from 'react';
import { ruleOf, useBook } from '../dialogs/book.ts';
import { useShownFight } from '../store/store.ts';
import { bareButton } from '../ui/Button.tsx';
import { cn } from '../ui/cn.ts';
import { useFightUi } from './fightUi.ts';

/**
 * Shows the rule's number, and opens the rule when pressed. React draws the link again only for
 * another rule.
 */
export const RuleLink = memo(function RuleLink({ rule, className }: { rule: string; className?: string }) {
  const book = useBook(useShownFight(({ ruleset }) => ruleset));
  const text = book && ruleOf(book, rule);
  // A page without a number is known by its title.
  const shown = rule.includes(':') ? (text?.title ?? rule) : rule;
  if (!text) return <span className={cn('text-2xs text-faint', className)}>{rule}</span>;
  return bareButton({
    'aria-label': shown === rule ? `Rule ${rule}: ${text.title}` : `Rule: ${text.title}`,
    tip: { label: text.title },
    onPress: () => useFightUi.getState().openDialog({ kind: 'rule', rule }),
    className: cn(
      'rounded px-0.5 font-medium text-2xs text-faint underline decoration-line underline-offset-2 tabular-nums hover:text-now hover:decoration-now',
      className,
    ),
    children: shown,
  });
});

/** Shows a text in which every rule number of the game is a link. */
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
