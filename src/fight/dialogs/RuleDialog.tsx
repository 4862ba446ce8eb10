/** A rule in our own words, with what it refers to one click away. */
import { bookOf, ruleOf } from '../../dialogs/book.ts';
import { useShown } from '../../store/store.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useComing } from '../../ui/parts/later.tsx';
import { RuleWords } from '../RuleLink.tsx';

/** The rule with this number. A number the game does not list says so. */
export function RuleDialog({ rule, onClose }: { rule: string; onClose(): void }) {
  const ruleset = useShown((shown) => shown.ruleset);
  const text = ruleOf(useComing(bookOf(ruleset)), rule);
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
