/**
 * The form of a sheet at a given table, and the fields for values that play changes about each
 * thing on the sheet.
 */
import type { Field } from '../../../engine/forms/field.ts';
import { optionsOf } from '../../common/declare.ts';
import { withOwn } from '../../common/ownThings.ts';
import type { IngenuityHouse } from '../house/house.ts';
import { WHERE_WORDS } from '../sheet/items.ts';
import { unplaced } from '../sheet/made.ts';
import { type IngenuitySheet, ingenuitySheet } from '../sheet/sheet.ts';

/** The figures of single things come last, because few people look there. */
const inFull = ({ group }: Field) => group.endsWith('in full');
const fields = [...ingenuitySheet.fields.filter((field) => !inFull(field)), ...ingenuitySheet.fields.filter(inFull)];

/** The form with the table's own items and maneuvers first among its choices. */
export const fieldsWith = ({ items, maneuvers }: Pick<IngenuityHouse, 'items' | 'maneuvers'>): readonly Field[] =>
  withOwn(fields, {
    items: items.map((made) => ({ id: made.id, label: made.name, value: unplaced(made) })),
    maneuvers: maneuvers.map((made) => ({ id: made.id, label: made.name, value: made })),
  });

/**
 * The values of each thing that play changes, for rulings: its place (IN-09), whether it is loaded
 * (IN-20), its durability (IN-32).
 */
export const heldFields = ({ items }: Pick<IngenuitySheet, 'items'>): readonly Field[] =>
  items.flatMap((thing, at): Field[] => {
    const path = `items.${at}`;
    if (thing.kind === 'natural') return [];
    return [
      {
        path: `${path}.where`,
        label: `${thing.name} is`,
        group: 'Items',
        kind: 'choice',
        options: optionsOf(WHERE_WORDS),
      },
      ...(thing.reload > 0
        ? [{ path: `${path}.loaded`, label: `${thing.name}: loaded`, group: 'Items', kind: 'switch' as const }]
        : []),
      ...(thing.durability.max > 0
        ? [
            {
              path: `${path}.durability.now`,
              label: `${thing.name}: durability`,
              group: 'Items',
              kind: 'number' as const,
              min: 0,
              max: thing.durability.max,
            },
          ]
        : []),
    ];
  });
