/**
 * The fight by hand: the values that the game keeps beside the sheets, and how the sides stand.
 * Each change is a ruling that can be undone.
 */

import { useByHand } from '../../dialogs/quickEdit/useByHand.tsx';
import { byStance, explicitRelationBetween, type Relation, type Side } from '../../engine/fight.ts';
import { plainField } from '../../engine/forms/field.ts';
import { fieldGroups, stateCommand } from '../../engine/table/sheetEdits.ts';
import type { Id } from '../../engine/words.ts';
import { tableActions, useShownFight } from '../../store/store.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FieldForm } from '../../ui/inputs/FieldForm.tsx';
import { ChoiceInput } from '../../ui/inputs/inputs.tsx';
import { RelationInputs } from '../../ui/inputs/RelationInputs.tsx';
import { SideMark, STANCE_WORDS } from '../../ui/SideMark.tsx';
import { Tabs } from '../../ui/Tabs.tsx';

const STANCES = ['party', 'ally', 'neutral', 'foe'] as const;
const AS: Readonly<Record<Relation, string>> = { friend: 'friends', neutral: 'no enemies', foe: 'enemies' };

/** Lists each side with its stance, and how the side stands toward the others. */
function Sides() {
  const fight = useShownFight((shown) => shown.fight);
  const { dispatch } = tableActions;
  const sides = fight.sideOrder.flatMap((id) => fight.sides[id] ?? []);
  const setStance = (side: Side, stance: Side['stance']) =>
    stance === side.stance
      ? undefined
      : dispatch({
          type: 'edit',
          label: `${side.name}: the stance is set to ${STANCE_WORDS[stance]}.`,
          edits: [{ edit: 'side', side: { id: side.id, name: side.name, stance } }],
        });
  const setBetween = (side: Side, other: Id, as: Relation | null) =>
    dispatch({
      type: 'edit',
      label: `${side.name} and ${fight.sides[other]?.name ?? other}: ${as ? AS[as] : 'as their stances have it'}.`,
      edits: [{ edit: 'between', sides: [side.id, other], as }],
    });
  return (
    <ul className="flex flex-col gap-4">
      {sides.map((side) => (
        <li key={side.id} className="flex flex-col gap-3 rounded-lg bg-raised p-3">
          <div className="flex items-end gap-3">
            <SideMark stance={side.stance} className="mb-2.5" named />
            <h3 className="mb-2 min-w-0 flex-1 truncate font-semibold text-sm">{side.name}</h3>
            <ChoiceInput
              label="Stance"
              className="w-56"
              value={side.stance}
              options={STANCES.map((id) => ({
                id,
                label: STANCE_WORDS[id].replace(/^./, (first) => first.toUpperCase()),
              }))}
              onChange={(id) => setStance(side, STANCES.find((one) => one === id) ?? side.stance)}
            />
          </div>
          <RelationInputs
            others={sides.filter(({ id }) => id !== side.id)}
            said={Object.fromEntries(sides.map(({ id }) => [id, explicitRelationBetween(fight, side.id, id)]))}
            usual={{ words: 'By stance', of: (other) => byStance(side, fight.sides[other]) }}
            onChange={(other, as) => setBetween(side, other, as)}
          />
        </li>
      ))}
    </ul>
  );
}

/** The dialog. */
export function StateDialog({ onClose }: { onClose(): void }) {
  const fight = useShownFight((shown) => shown.fight);
  const ruleset = useShownFight((shown) => shown.ruleset);
  const { byHand, onlyNumbers } = useByHand(fight.stage);
  const groups = fieldGroups(ruleset.stateFields.map((field) => plainField(field, fight)));
  return (
    <Dialog title="The fight: set by hand" isOpen onClose={onClose} width="wide">
      {onlyNumbers}
      <Tabs
        label="Parts of the fight"
        tabs={[
          ...groups.map(({ group, fields }) => ({
            id: `group-${group}`,
            label: group,
            panel: (
              <FieldForm
                fields={fields}
                data={fight.state}
                onChange={(field, value, before) => byHand(stateCommand(field, value, before))}
              />
            ),
          })),
          { id: 'sides', label: 'Sides', panel: <Sides /> },
        ]}
      />
    </Dialog>
  );
}
