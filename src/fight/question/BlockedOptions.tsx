/** The options of a question that cannot be chosen, each with its reason and its rule. */
import { Lock } from 'lucide-react';
import { useId, useState } from 'react';
import type { Option } from '../../engine/question.ts';
import { BareButton } from '../../ui/Button.tsx';
import { RuleLink } from '../RuleLink.tsx';
import { usePointing } from '../usePointing.ts';

/** More greyed options than this are folded. */
const MOST_BLOCKED = 2;

/** More reasons than this are read when the options are unfolded. */
const MOST_REASONS = 2;

/** Why these options cannot be chosen, in a few words: “out of reach”. */
function reasonsOf(options: readonly Option[]): string {
  const reasons = options.flatMap(({ blocked }) => (blocked ? [blocked.text.split(/[:.]/)[0] ?? ''] : []));
  const each = [...new Set(reasons)].map((words) => words.charAt(0).toLowerCase() + words.slice(1));
  return [...each.slice(0, MOST_REASONS), ...(each.length > MOST_REASONS ? ['…'] : [])].join(', ');
}

/** The rules that block these options, each rule once. */
const rulesOf = (options: readonly Option[]): string =>
  [...new Set(options.flatMap(({ blocked }) => (blocked ? [blocked.rule] : [])))].join(', ');

function BlockedOption({ option }: { option: Option }) {
  const id = useId();
  const pointing = usePointing({ token: option.combatant, place: option.place });
  const reason = option.blocked;
  if (!reason) return null;
  return (
    <span className="flex items-center gap-1">
      {/* This button is beside the question form, because the pointer may rest here from the click
          before, and the answers above must stay free. */}
      <BareButton
        aria-disabled="true"
        tip={{ label: reason.text, hint: reason.rule, side: 'left' }}
        {...pointing.props}
        onFocus={pointing.point}
        aria-describedby={id}
        className="flex min-w-0 flex-1 items-center gap-2 rounded-lg px-3 py-1 text-left text-faint text-xs"
      >
        <Lock aria-hidden className="size-3 shrink-0" />
        <span className="min-w-0 leading-4">
          <span className="text-soft">{option.label}</span>
          <span id={id}> · {reason.text}</span>
        </span>
      </BareButton>
      <RuleLink rule={reason.rule} />
    </span>
  );
}

/**
 * The options that cannot be chosen. A few stand there with their reasons; more fold into one line,
 * so that the map stays free.
 */
export function BlockedOptions({ options }: { options: readonly Option[] }) {
  const [unfolded, setUnfolded] = useState(false);
  const few = options.length <= MOST_BLOCKED;
  return (
    <div>
      {few ? null : (
        <BareButton
          onPress={() => setUnfolded(!unfolded)}
          aria-expanded={unfolded}
          tip={{ label: rulesOf(options), side: 'left' }}
          className="flex min-h-6 items-center gap-2 rounded px-1 text-left text-faint text-xs hover:text-ink"
        >
          <Lock aria-hidden className="size-3 shrink-0" />
          {options.length} cannot be chosen{unfolded ? '' : `: ${reasonsOf(options)}`}
        </BareButton>
      )}
      {few || unfolded ? (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] gap-x-2">
          {options.map((option) => (
            <BlockedOption key={option.id} option={option} />
          ))}
        </div>
      ) : null}
    </div>
  );
}
