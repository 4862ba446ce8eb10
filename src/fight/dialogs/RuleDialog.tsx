/** A rule in our own words, with links to the rules that the text refers to. */
import { use } from 'react';
import { bookOf, ruleOf } from '../../dialogs/book.ts';
import { useShownFight } from '../../store/store.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { RuleWords } from '../RuleLink.tsx';

/**
 * Shows the rule with this number. For a number that the game does not list, the dialog says so.
 */
export function RuleDialog({ rule, onClose }: { rule: string; onClose(): void }) {
  const ruleset = useShownFight((shown) => shown.ruleset);
  const text = ruleOf(use(bookOf(ruleset)), rule);
  return (
    <Dialog
      title={text ? (rule.includes(':') ? text.title : `${text.title} (${rule})`) : rule}
      isOpen
      onClose={onClose}
      width="small"
    >
      {text ? (
        text.text.split('\n').map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a fixed text have no identity but their place
          <p key={at} className="mb-2 text-soft">
            <RuleWords text={paragraph} prefix={ruleset.prefix} />
          </p>
        ))
      ) : (
        <p className="text-soft">{ruleset.name} lists no rule with this number.</p>
      )}
    </Dialog>
  );
}
