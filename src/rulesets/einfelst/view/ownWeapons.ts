/**
 * EW-20: weapons that a table makes itself: the form, the words, and the game's weapons to start
 * from.
 */
import { catalogueOf, formOf } from '../../../engine/forms/catalogueKit.ts';
import { capitalized, countWords } from '../../../engine/words.ts';
import { MOST_OWN } from '../house/house.ts';
import { ARMS, type OwnWeapon, ownWeaponSchema, type Weapon } from '../sheet/weapons.ts';

const made = ({ lies: _lies, figures: _figures, ...rest }: Weapon): OwnWeapon => ({
  ...rest,
  where: rest.where === 'dropped' ? 'hand' : rest.where,
  loaded: rest.loaded === 'no' ? 'yes' : rest.loaded,
});
const reachWords = ({ near, far }: OwnWeapon): string => {
  if (far === 0) return 'in one’s own zone';
  return near === 0 ? `up to ${countWords(far, 'zone')} away` : `${near} to ${countWords(far, 'zone')} away`;
};
const SKILL_WORDS = { strike: 'Strike', shoot: 'Shoot', force: 'Force' } as const;

export const weaponCatalogue = catalogueOf<OwnWeapon>({
  one: 'weapon',
  many: 'weapons',
  rule: 'EW-20',
  about:
    'Weapons that your table has made, natural ones too. Once saved they can be put on any sheet of this encounter.',
  path: 'ownWeapons',
  most: MOST_OWN,
  schema: ownWeaponSchema,
  stock: Object.values(ARMS).map(made),
  blank: { skill: 'strike', damage: 1, near: 0, far: 0, hands: 1, where: 'hand', loaded: 'always' },
  form: ({ where, skill }) =>
    formOf(
      {
        title: 'What it is',
        parts: [
          { kind: 'text', path: 'name', label: 'Name', longest: 40 },
          {
            kind: 'choice',
            path: 'skill',
            label: 'Used with',
            options: (['strike', 'shoot', 'force'] as const).map((id) => ({ id, label: SKILL_WORDS[id] })),
          },
          {
            kind: 'choice',
            path: 'where',
            label: 'Where it is at first',
            options: [
              { id: 'hand', label: 'In hand' },
              { id: 'belt', label: 'Put away' },
              { id: 'body', label: 'Part of the body' },
            ],
          },
          ...(where === 'body' ? [] : [{ kind: 'number', path: 'hands', label: 'Hands', min: 0, max: 4 } as const]),
        ],
      },
      {
        title: 'What it does',
        parts: [
          { kind: 'number', path: 'damage', label: 'Harm', min: 0, max: 9 },
          { kind: 'number', path: 'near', label: 'Nearest zone', min: 0, max: 9 },
          { kind: 'number', path: 'far', label: 'Farthest zone', min: 0, max: 9 },
          ...(skill === 'shoot'
            ? [
                {
                  kind: 'choice',
                  path: 'loaded',
                  label: 'Loading',
                  options: [
                    { id: 'always', label: 'None' },
                    { id: 'yes', label: 'A slow maneuver after each shot' },
                  ],
                } as const,
              ]
            : []),
        ],
      },
    ),
  group: ({ skill }) =>
    skill === undefined ? '' : { strike: 'Close combat', shoot: 'Ranged', force: 'Unarmed' }[skill],
  words: (own) => ({
    head: `${SKILL_WORDS[own.skill]} · Harm ${own.damage} · ${reachWords(own)}`,
    lines: [
      own.where === 'body'
        ? 'Part of the body: it cannot be dropped.'
        : `${capitalized(countWords(own.hands, 'hand'))}.`,
      ...(own.loaded === 'yes' ? ['Loaded anew as a slow maneuver after each shot.'] : []),
      ...(own.skill !== 'shoot' && own.far > 0 ? ['Beyond one’s own zone it is thrown.'] : []),
    ],
  }),
  fitted: (data) => ({
    ...data,
    ...(data.where === 'body' ? { hands: 0 } : {}),
    ...(data.skill !== undefined && data.skill !== 'shoot' ? { loaded: 'always' as const } : {}),
  }),
});
