/** The form of a sheet: for making combatants by hand and for rulings. */
import type { Field } from '../../../engine/forms/field.ts';
import type { EinfelstHouse } from '../house/house.ts';
import { capital } from '../play/table/tell.ts';
import { LEVELS } from '../sheet/sheet.ts';
import { ATTRIBUTES, SKILLS } from '../sheet/skills.ts';
import { SPELLS } from '../sheet/spells.ts';
import { ARM_IDS, ARMS } from '../sheet/weapons.ts';
import { heldFields } from './heldForm.ts';
import { carried } from './ownWeapons.ts';

const number = (path: string, label: string, group: string, min: number, max: number, help?: string): Field => ({
  path,
  label,
  group,
  kind: 'number',
  min,
  max,
  ...(help ? { help } : {}),
});
const choice = (path: string, label: string, group: string, ids: readonly string[]): Field => ({
  path,
  label,
  group,
  kind: 'choice',
  options: ids.map((id) => ({ id, label: capital(id) })),
});

const OWN = 'Our own';
const STOCK = 'Of the game';
/** With what the table has made itself among the choices. */
export const fieldsWith = (house: EinfelstHouse): readonly Field[] => [
  choice('counts', 'Harm is kept as', 'Harm', ['rows', 'points']),
  ...(['physical', 'mental'] as const).flatMap((kind) =>
    LEVELS.map((level) => number(`${kind}.${level}`, `${capital(kind)}, ${level}`, 'Harm', 0, 9)),
  ),
  number('points', 'Harm points', 'Harm', 0, 99),
  number('limit', 'Out at', 'Harm', 1, 99),
  number('sore', 'Fresh points', 'Harm', 0, 99, 'As many dice fewer on its next test.'),
  choice('gone', 'Left the fight', 'Harm', ['no', 'out', 'dead', 'fled', 'broken']),
  ...ATTRIBUTES.map((id) => number(`attributes.${id}`, capital(id), 'Attributes', 0, 12)),
  ...SKILLS.map((id) => number(`skills.${id}`, capital(id), 'Actions', 0, 12)),
  choice('kind', 'What it is', 'Kind', ['character', 'person', 'creature']),
  number('cards', 'Initiative cards', 'Kind', 1, 5),
  number('slow', 'Slow maneuvers a turn', 'Kind', 0, 9),
  number('fast', 'Fast maneuvers a turn', 'Kind', 0, 9),
  number('hands', 'Hands', 'Kind', 0, 9),
  number('armour', 'Armour', 'Kind', 0, 9),
  number('fear', 'Fear value', 'Kind', 0, 9),
  {
    path: 'weapons',
    label: 'Weapons',
    group: 'Weapons',
    kind: 'choices',
    options: [
      ...house.ownWeapons.map((own) => ({ id: own.id, label: own.name, group: OWN, value: carried(own) })),
      ...ARM_IDS.map((id) => ({ id, label: ARMS[id].name, ...(house.ownWeapons.length > 0 ? { group: STOCK } : {}) })),
    ],
  },
  {
    path: 'spells',
    label: 'Spells',
    group: 'Spells',
    kind: 'choices',
    options: [
      ...house.ownSpells.map((own) => ({ id: own.id, label: own.name, group: OWN, value: own })),
      ...Object.values(SPELLS).map((spell) => ({
        id: spell.id,
        label: spell.name,
        value: spell,
        ...(house.ownSpells.length > 0 ? { group: STOCK } : {}),
      })),
    ],
  },
  choice('cover', 'In cover', 'States', ['none', 'light', 'heavy']),
  { path: 'pinned', label: 'Pinned', group: 'States', kind: 'switch' },
  { path: 'prone', label: 'On the ground', group: 'States', kind: 'switch' },
  { path: 'aloof', label: 'Far off in its zone', group: 'States', kind: 'switch' },
  { path: 'lurking', label: 'In ambush', group: 'States', kind: 'switch' },
  number('poison', 'Poison left', 'States', 0, 99),
  number('firstDice', 'Dice on its first maneuver', 'States', 0, 20),
  number('nextDice', 'Dice on its next roll', 'States', 0, 20),
  ...heldFields,
];
