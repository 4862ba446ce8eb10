/** The form for what a fight does to somebody: conditions, stance, buff, Potential, initiative, what abilities keep in mind. */
import type { Field, FieldOption, Part } from '../../../engine/forms/field.ts';
import type { Ability } from '../sheet/ability.ts';
import type { Until } from '../sheet/sheet.ts';
import { CONDITION_TEXT, CONDITIONS } from '../sheet/terms.ts';

const UNTIL: Record<Until, string> = {
  ended: 'until something ends it',
  'this turn': 'to the end of the running turn',
  'own turn': 'to the end of its own turn',
  'next turn': 'to the end of its next own turn',
  fight: 'to the end of the fight',
  stance: 'as long as the stance',
};

/** What abilities keep in mind between moments, by the key of the note. */
const NOTES: Record<string, string> = {
  shy: 'Disappearing Act: stays Hidden',
  veiled: 'Disappearing Act: Bane on the next attack against it',
  vanished: 'Disappearing Act: Boon on its next attack, turns left',
  fleet: 'Fleet Footed: Boon on its next attack, turns left',
  forced: 'Force Armor: the push has been used',
  matter: 'Mind Over Matter: uses since its last turn',
  accelerated: 'Accelerate: Dodge as well',
  still: 'Did not move in its last turn',
  beset: 'Shaken by an enemy beside it',
  'no action': 'Prepared Shot: 1 no action this turn, 2 the next',
  ignores: 'Adrenaline: ignores the next status',
  pivoted: 'Pivot: may stay in the stance',
  'pivot boon': 'Pivot: the stance’s Boon once more',
  quickened: 'Piercing Shot: initiative raised once',
  initiative: 'Piercing Shot: raise from the next round',
  oldStance: 'Disciplined: the round of the older stance',
  ...Object.fromEntries(CONDITIONS.map((id) => [`purged ${id}`, `Purging: ${CONDITION_TEXT[id].label} was shed`])),
};

/** The inner parts of a stance that is held. */
const stanceParts = (stances: readonly FieldOption[]): readonly Part[] => [
  { path: 'ability', label: 'Stance', kind: 'choice', options: stances },
  {
    path: 'mode',
    label: 'As chosen on taking it',
    kind: 'text',
    longest: 40,
    help: 'Prepared Shot: the size of its aura. Eigencomplex: clockwise or counter.',
  },
  { path: 'uses', label: 'Uses', kind: 'number', min: 0, max: 99 },
];

/** The fields, with what the table has made among the stances, buffs and novas. */
export function fightFields(abilities: readonly Ability[], option: (ability: Ability) => FieldOption): Field[] {
  const short = (ability: Ability): FieldOption => {
    const { id, label, group } = option(ability);
    return { id, label, ...(group ? { group } : {}) };
  };
  const stances = abilities.filter(({ type }) => type === 'stance').map(short);
  const buffs = abilities.filter(isBuff).map(short);
  const novas = abilities.filter(({ nova }) => nova !== undefined).map(short);
  return [
    {
      path: 'conditions',
      label: 'Statuses and marks',
      group: 'Conditions',
      kind: 'entries',
      one: 'condition',
      keys: CONDITIONS.map((id) => ({ id, label: CONDITION_TEXT[id].label, detail: CONDITION_TEXT[id].does })),
      parts: [
        { path: 'n', label: 'Stacks', kind: 'number', min: 1, max: 99 },
        {
          path: 'until',
          label: 'Lasts',
          kind: 'choice',
          options: Object.entries(UNTIL).map(([id, label]) => ({ id, label })),
        },
      ],
      fresh: { n: 1, until: 'ended' },
    },
    {
      path: 'stance',
      label: 'Stance',
      group: 'Conditions',
      kind: 'group',
      none: 'none',
      parts: stanceParts(stances),
      fresh: { mode: '', uses: 0 },
    },
    {
      path: 'oldStance',
      label: 'Older stance, kept by a trait',
      group: 'Conditions',
      kind: 'group',
      none: 'none',
      parts: stanceParts(stances),
      fresh: { mode: '', uses: 0 },
    },
    {
      path: 'buff',
      label: 'Buff',
      group: 'Conditions',
      kind: 'group',
      none: 'none',
      parts: [
        { path: 'ability', label: 'Buff', kind: 'choice', options: buffs },
        { path: 'from', label: 'From', kind: 'choice', options: 'combatants' },
      ],
      fresh: {},
    },
    {
      path: 'initiative',
      label: 'Initiative rolled',
      group: 'Turn',
      kind: 'number',
      min: -20,
      max: 99,
      none: 'not rolled',
      help: 'Changing it moves it in the order; without one it rolls before the next turn.',
    },
    {
      path: 'potential',
      label: 'Potential',
      group: 'Novas',
      kind: 'entries',
      one: 'store',
      keys: novas,
      parts: [{ path: '', label: 'Stored', kind: 'number', min: 0, max: 20 }],
      fresh: 1,
    },
    { path: 'novaSpent', label: 'Potential was spent in this fight', group: 'Novas', kind: 'switch' },
    {
      path: 'notes',
      label: 'What its abilities keep in mind',
      group: 'Turn',
      kind: 'entries',
      one: 'note',
      keys: Object.entries(NOTES).map(([id, label]) => ({ id, label })),
      parts: [{ path: '', label: 'Value', kind: 'number', min: -99, max: 9999 }],
      fresh: 1,
    },
  ];
}

/** Whether an ability lays a buff on somebody, by its tag or by what it does. */
const isBuff = (ability: Ability): boolean =>
  (ability.tags?.includes('buff') ?? false) || JSON.stringify(ability).includes('"do":"buff"');
