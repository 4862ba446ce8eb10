/**
 * MU-08: the catalogue of a table's own powers: what the game offers to start from, the form, and
 * the words for what a power does.
 */
import type { FormPart } from '../../../engine/forms/catalogue.ts';
import { catalogueOf, formOf, type Half } from '../../../engine/forms/catalogueKit.ts';
import { optionsOf, optionsOfThings } from '../../common/declare.ts';
import { creatures } from '../data/creatures.ts';
import { conditionSpecs } from '../sheet/conditions.ts';
import { allPowers } from '../sheet/powers.ts';
import { type MadePower, madePowerSchema } from '../sheet/powersMade.ts';
import { conditionIds } from '../sheet/terms.ts';
import { damageDice } from '../sheet/things/itemTypes.ts';
import { allTraits } from '../sheet/traits.ts';

const ranges = { personal: 'Oneself', near: 'Nearby', sight: 'In sight, 8 zones', connection: 'Any distance' } as const;
const clocks = { moment: 'At once', stretch: 'A stretch', watch: 'A watch', lingering: 'Lingering' } as const;
const aims = {
  creature: 'Somebody',
  ally: 'Somebody on one’s side',
  self: 'Oneself',
  zone: 'A zone',
  corpse: 'A corpse',
} as const;
const kinds = {
  attack: 'Strikes',
  condition: 'Puts into a condition',
  trait: 'Lends a trait',
  zone: 'Fills a zone',
  summon: 'Brings somebody',
  heal: 'Heals',
  purify: 'Ends poison',
  told: 'Told: the table works it out',
} as const;
const zones = { miasma: 'With the miasma of chaos', silence: 'With silence', illusion: 'With an illusion' } as const;

/** Lists at what each kind of effect can be aimed. */
const aimsOf = (kind: MadePower['effect']['kind'] | undefined): readonly (keyof typeof aims)[] => {
  if (kind === 'attack') return ['creature'];
  if (kind === 'zone') return ['zone'];
  if (kind === 'summon') return ['zone', 'corpse'];
  return kind === 'told' ? ['creature', 'ally', 'self', 'zone'] : ['creature', 'ally', 'self'];
};

/** Lists the other parts of the form that a kind of effect needs. */
function effectParts(kind: MadePower['effect']['kind'] | undefined): readonly FormPart[] {
  switch (kind) {
    case 'attack':
      return [
        {
          kind: 'choice',
          path: 'effect.die',
          label: 'Damage',
          options: damageDice.map((die) => ({ id: String(die), label: `d${die}` })),
        },
      ];
    case 'condition':
      return [
        {
          kind: 'choice',
          path: 'effect.condition',
          label: 'Which',
          options: conditionIds.map((id) => ({ id, label: conditionSpecs[id].label })),
        },
        {
          kind: 'choice',
          path: 'effect.save',
          label: 'A save against it',
          options: [
            { id: 'str', label: 'STR' },
            { id: 'agi', label: 'AGI' },
            { id: 'wit', label: 'WIT' },
          ],
          none: 'None',
        },
      ];
    case 'trait':
      return [
        {
          kind: 'choices',
          path: 'effect.traits',
          label: 'Which; the first is lent',
          options: optionsOfThings(allTraits),
          none: 'choose',
        },
      ];
    case 'zone':
      return [{ kind: 'choice', path: 'effect.zone', label: 'With what', options: optionsOf(zones) }];
    case 'summon':
      return [
        {
          kind: 'choices',
          path: 'effect.creatures',
          label: 'One of these',
          options: optionsOfThings(creatures),
          none: 'choose',
        },
        { kind: 'switch', path: 'effect.controlled', label: 'Under the invoker’s control' },
      ];
    case 'heal':
      return [{ kind: 'number', path: 'effect.amount', label: 'Health given back', min: 1, max: 40 }];
    default:
      return [];
  }
}

const fresh: Readonly<Record<MadePower['effect']['kind'], MadePower['effect']>> = {
  attack: { kind: 'attack', die: 6 },
  condition: { kind: 'condition', condition: 'stunned' },
  trait: { kind: 'trait', traits: ['fast'] },
  zone: { kind: 'zone', zone: 'silence' },
  summon: { kind: 'summon', creatures: ['skeletal-warrior'], controlled: true },
  heal: { kind: 'heal', amount: 4 },
  purify: { kind: 'purify' },
  told: { kind: 'told' },
};

/** Drops what the chosen kind of effect does not have, and corrects the aim to one that fits it. */
function fitted(made: Half<MadePower>): Half<MadePower> {
  const given: Half<Record<string, unknown>> = made.effect ?? {};
  const kind = made.effect?.kind;
  if (kind === undefined || !Object.hasOwn(fresh, kind)) return made;
  const start: Record<string, unknown> = { ...fresh[kind] };
  const effect: Record<string, unknown> = {};
  for (const key of [...Object.keys(start), ...(kind === 'condition' ? ['save'] : [])]) {
    const value = given[key] ?? start[key];
    if (value !== undefined) effect[key] = key === 'die' ? Number(value) : value;
  }
  if (kind === 'summon') effect.controlled = given.controlled === true;
  const allowed = aimsOf(kind);
  const aim = allowed.find((one) => one === made.aims) ?? allowed[0] ?? 'creature';
  return { ...made, effect: effect as MadePower['effect'], aims: aim };
}

function effectWords({ effect }: MadePower): string {
  switch (effect.kind) {
    case 'attack':
      return `An attack of d${effect.die} that can be dodged and countered.`;
    case 'condition':
      return `${conditionSpecs[effect.condition].label}${effect.save ? `, unless a ${effect.save.toUpperCase()} save is made` : ', without a save'}.`;
    case 'trait':
      return `Lends a trait: ${allTraits.find(({ id }) => id === effect.traits[0])?.name.toLowerCase() ?? ''}.`;
    case 'zone':
      return `Fills a zone ${zones[effect.zone].toLowerCase()}.`;
    case 'summon':
      return `Brings ${effect.creatures.map((id) => creatures.find((one) => one.id === id)?.name ?? id).join(' or ')}${effect.controlled ? ', under control' : ', under nobody’s control'}.`;
    case 'heal':
      return `Gives back ${effect.amount} health.`;
    case 'purify':
      return 'Ends poison.';
    case 'told':
      return 'The table works it out.';
  }
}

/** Built-in powers that this form can write, to start from. */
const stock: readonly MadePower[] = Object.values(allPowers).flatMap(
  ({ id, name, range, lasts, aims: aim, effect, does }) => {
    const parsed = madePowerSchema.safeParse({ id, name, range, lasts, aims: aim, effect, does });
    return parsed.success ? [parsed.data] : [];
  },
);

export const powerCatalogue = catalogueOf<MadePower>({
  one: 'power',
  many: 'powers',
  rule: 'MU-08',
  about:
    'Powers that your table has made. They can be put on any sheet, or written in a scroll, and are invoked like those of the game.',
  path: 'powers',
  most: 100,
  schema: madePowerSchema,
  stock,
  reserved: Object.keys(allPowers),
  blank: { range: 'near', lasts: 'moment', aims: 'creature', effect: { kind: 'attack', die: 6 }, does: '' },
  fitted,
  form: ({ effect }) =>
    formOf(
      {
        title: 'What it is',
        parts: [
          { kind: 'text', path: 'name', label: 'Name', longest: 60 },
          { kind: 'text', path: 'does', label: 'In words', longest: 300, rows: 3 },
          { kind: 'choice', path: 'range', label: 'Reach', options: optionsOf(ranges) },
          { kind: 'choice', path: 'lasts', label: 'Lasts', options: optionsOf(clocks) },
        ],
      },
      {
        title: 'What it does',
        parts: [
          { kind: 'choice', path: 'effect.kind', label: 'Effect', options: optionsOf(kinds) },
          ...effectParts(effect?.kind),
          {
            kind: 'choice',
            path: 'aims',
            label: 'Aimed at',
            options: aimsOf(effect?.kind).map((id) => ({ id, label: aims[id] })),
          },
        ],
      },
    ),
  group: ({ effect }) => (effect?.kind === undefined ? 'Powers' : kinds[effect.kind]),
  words: (made) => ({
    head: `${ranges[made.range]} · ${clocks[made.lasts]} · ${aims[made.aims]}`,
    lines: [effectWords(made), ...(made.does === '' ? [] : [made.does])],
  }),
});
