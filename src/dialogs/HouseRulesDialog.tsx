/**
 * House rules: every value that the program had to assume, with the reason and the rule. The table
 * can change each value and set it back.
 */

import { dequal } from 'dequal/lite';
import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import type { Fight } from '../engine/fight.ts';
import { plainField } from '../engine/forms/field.ts';
import { getPath } from '../engine/forms/schema.ts';
import type { HouseRule, RuleText } from '../engine/ruleset.ts';
import { tableActions } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { Button } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { FieldInput } from '../ui/inputs/FieldInput.tsx';
import { ruleOf, useBook } from './book.ts';

function Rule({
  rule,
  fight,
  text,
  value,
  assumed,
  onChange,
}: {
  rule: HouseRule;
  fight: Fight;
  text: RuleText | undefined;
  value: unknown;
  assumed: unknown;
  onChange(value: unknown): void;
}) {
  const changed = !dequal(value, assumed);
  const { help: _help, ...field } = plainField(rule, fight);
  return (
    <li className="grid gap-x-6 gap-y-2 rounded-card bg-raised p-4 md:grid-cols-[minmax(0,1fr)_16rem]">
      <div>
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{rule.label}</span>
          <Chip tone={changed ? 'now' : 'plain'}>{changed ? 'yours' : 'assumed'}</Chip>
        </p>
        <p className="mt-1 text-soft text-xs leading-relaxed">{rule.why}</p>
        {rule.help ? <p className="mt-1 text-soft text-xs leading-relaxed">{rule.help}</p> : null}
        <p className="mt-1.5 text-faint text-xs">
          About {rule.rule}
          {text ? `: ${text.title}` : ''}
        </p>
      </div>
      <div className="flex flex-col items-stretch gap-2">
        <FieldInput field={{ ...field, label: 'At this table' }} value={value} onChange={onChange} />
        {changed ? (
          <Button size="small" look="quiet" icon={RotateCcw} className="self-start" onPress={() => onChange(assumed)}>
            Back to the assumed value
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** The dialog. A running fight opens it too. */
export function HouseRulesDialog({ open, isOpen, onClose }: { open: OpenEncounter; isOpen: boolean; onClose(): void }) {
  const { ruleset, fight } = open;
  const { edit } = tableActions;
  const book = useBook(ruleset);
  const assumed = useMemo(() => ruleset.blank().house, [ruleset]);
  const groups = [...new Set(ruleset.houseRules.map(({ group }) => group))];
  const changed = ruleset.houseRules.filter(({ path }) => !dequal(getPath(fight.house, path), getPath(assumed, path)));
  return (
    <Dialog
      title={`House rules: ${ruleset.name}`}
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      actions={
        <>
          <Button
            look="quiet"
            icon={RotateCcw}
            isDisabled={changed.length === 0}
            onPress={() =>
              edit(
                'House rules: all as assumed',
                changed.map(({ path }) => ({ edit: 'house', path, value: getPath(assumed, path) })),
              )
            }
          >
            All as assumed
          </Button>
          <Button look="primary" onPress={onClose}>
            Done
          </Button>
        </>
      }
    >
      <p className="max-w-prose text-soft">
        Where the book leaves something open, Affray has to assume it. Here is each assumption with its reason. Change
        what your table plays otherwise; it holds for this encounter.
      </p>
      {ruleset.houseRules.length === 0 ? <p className="mt-4">This game leaves nothing open.</p> : null}
      {groups.map((group) => (
        <section key={group} aria-label={group} className="mt-5">
          <h3 className="font-semibold">{group}</h3>
          <ul className="mt-2 flex flex-col gap-2">
            {ruleset.houseRules
              .filter((rule) => rule.group === group)
              .map((rule) => (
                <Rule
                  key={rule.path}
                  rule={rule}
                  fight={fight}
                  text={book && ruleOf(book, rule.rule)}
                  value={getPath(fight.house, rule.path)}
                  assumed={getPath(assumed, rule.path)}
                  onChange={(value) => edit(`House rule: ${rule.label}`, [{ edit: 'house', path: rule.path, value }])}
                />
              ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
