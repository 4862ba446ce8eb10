/** Creatures of the fifth edition as data: 5e-database, Open5e and Improved Initiative. */
import { capitalized } from '../../engine/words.ts';
import { type BroughtCreature, type BroughtRoll, d20, formulaOf, rollsIn, squaresOfSize } from './brought.ts';
import { type Data, figureOf, groupOf, listOf, modifier, numberIn, valueAt, wordOf } from './fields.ts';

const ABILITIES = ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma'] as const;

/** The lists of traits and deeds, with the heading that each has in the note. */
const LISTS: readonly (readonly [readonly string[], string])[] = [
  [['special_abilities', 'traits', 'Traits'], 'Traits'],
  [['actions', 'Actions'], 'Actions'],
  [['bonus_actions', 'BonusActions'], 'Bonus actions'],
  [['reactions', 'Reactions'], 'Reactions'],
  [['legendary_actions', 'LegendaryActions'], 'Legendary actions'],
  [['mythic_actions', 'MythicActions'], 'Mythic actions'],
];

interface Deed {
  readonly heading: string;
  readonly name: string;
  readonly text: string;
  readonly usage: string;
  readonly data: Data;
}

/** How often a deed may be done, as the book prints it behind its name; empty where it is not told. */
function usageWords(deed: Data): string {
  const usage = deed.usage ?? deed.usage_limits ?? deed.Usage;
  const { type, times, min_value: least, rest_types: rests, param } = groupOf(usage);
  const kind = wordOf(type).toLowerCase().replaceAll('_', ' ');
  const count = numberIn(times ?? least ?? param);
  const rest = listOf(rests).map(wordOf).filter(Boolean).join(' or ');
  const words = [capitalized(kind), count].filter(Boolean).join(' ') || wordOf(usage).replaceAll(/^\(|\)$/g, '');
  if (kind === 'per day' && count) return ` (${count}/Day)`;
  if (kind === 'recharge on roll' && count) return ` (Recharge ${count < 6 ? `${count}–6` : count})`;
  if (rest) return ` (Recharges after a ${rest} rest)`;
  return words && ` (${words})`;
}

const deedsOf = (data: Data): Deed[] =>
  LISTS.flatMap(([keys, heading]) =>
    keys.flatMap((key) =>
      listOf(data[key]).map((one) => {
        const deed = groupOf(one);
        const text = wordOf(deed.desc ?? deed.Content ?? deed.description);
        return { heading, name: wordOf(deed.name ?? deed.Name) || 'Deed', text, usage: usageWords(deed), data: deed };
      }),
    ),
  );

/** The rolls of a deed: by its words, or, where these tell none, by its own fields. */
function rollsOfDeed({ name, text, data }: Deed): BroughtRoll[] {
  const told = rollsIn(name, text);
  if (told.length > 0) return told;
  const bonus = numberIn(data.attack_bonus);
  const dice = wordOf(data.damage_dice);
  const added = numberIn(data.damage_bonus) ?? 0;
  return [
    ...(bonus === undefined ? [] : [{ name: `${name} to hit`, formula: d20(bonus), does: 'tell' as const }]),
    ...(/^\d*d\d+/.test(dice)
      ? [
          {
            name,
            formula: `${formulaOf(dice)}${added > 0 && !/[+-]/.test(dice) ? `+${added}` : ''}`,
            does: 'harm' as const,
          },
        ]
      : []),
  ];
}

const noteOf = (deeds: readonly Deed[]): string[] =>
  deeds.flatMap(({ heading, name, text, usage }, n) => [
    ...(deeds[n - 1]?.heading === heading ? [] : [`— ${heading} —`]),
    `${name.replace(/\.$/, '')}${usage}. ${text}`.trim(),
  ]);

/** A group of numbers or texts as words: “walk 40 ft., fly 80 ft.”. */
function speedFigures(value: unknown): { name: string; value: string }[] {
  if (Array.isArray(value))
    return value.flatMap((one) => {
      const found = /^([a-z]+)\s+(\d.*)$/i.exec(wordOf(one));
      return figureOf(found?.[1] ? capitalized(found[1]) : 'Speed', found?.[2] ?? wordOf(one));
    });
  if (typeof value !== 'object' || value === null) return figureOf('Speed', wordOf(value));
  return Object.entries(value).flatMap(([name, one]) => {
    if (name === 'unit' || one === false) return [];
    const far = one === true ? 'yes' : typeof one === 'number' ? `${one} ft.` : wordOf(one);
    return figureOf(name === 'walk' ? 'Speed' : capitalized(name), far);
  });
}

const saveRoll = (name: string, bonus: number): BroughtRoll => ({
  name: `${capitalized(name.toLowerCase())} save`,
  formula: d20(bonus),
  does: 'tell',
});

/** What is left of the data in words, so that nothing is lost. */
const told = (name: string, value: unknown): string[] => {
  const words =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value)
          .flatMap(([key, one]) => (wordOf(one) ? `${key.replaceAll('_', ' ')} ${wordOf(one)}` : []))
          .join(', ')
      : wordOf(value);
  return words ? [`${name}: ${words}`] : [];
};

/** What gives a creature its armour; of several, each with its own value: “12 dex, 15 Mage Armor”. */
const armourWords = (all: readonly unknown[]): string[] =>
  all.map((one) => {
    const { type, value, armor, spell, condition, desc } = groupOf(one);
    const from = [armor, spell, condition, desc].map(wordOf).filter(Boolean).join(', ') || wordOf(type);
    return all.length > 1 ? `${wordOf(value)} ${from}`.trim() : from;
  });

/** A challenge as printed: that below 1 as a fraction. */
const challengeWords = (value: unknown): string =>
  ({ '0.125': '1/8', '0.25': '1/4', '0.5': '1/2' })[wordOf(value)] ?? wordOf(value);

/** A creature of 5e-database or Open5e. */
export function creatureOfDatabase(data: Data): BroughtCreature {
  const scores = groupOf(data.ability_scores);
  const scoreOf = (name: string): number | undefined => numberIn(data[name] ?? scores[name]);
  const deeds = deedsOf(data);
  const proficiencies = listOf(data.proficiencies).map((one) => ({
    name: wordOf(valueAt(one, 'proficiency.name')),
    value: numberIn(valueAt(one, 'value')),
  }));
  const saves = [
    ...proficiencies.flatMap(({ name, value }) => {
      const found = /^saving throw:\s*(.+)$/i.exec(name);
      return found?.[1] && value !== undefined ? [saveRoll(found[1], value)] : [];
    }),
    ...ABILITIES.flatMap((name) => {
      const value = numberIn(data[`${name}_save`] ?? groupOf(data.saving_throws)[name]);
      return value === undefined ? [] : [saveRoll(name.slice(0, 3), value)];
    }),
  ];
  const skills = proficiencies.filter(({ name }) => name !== '' && !/^saving throw/i.test(name));
  const defences = groupOf(data.resistances_and_immunities);
  const subtype = wordOf(data.subtype);
  const kind = [wordOf(data.size), wordOf(data.type), subtype && `(${subtype})`].filter(Boolean).join(' ');
  const armour = numberIn(data.armor_class) ?? numberIn(valueAt(listOf(data.armor_class)[0], 'value'));
  const hits = numberIn(data.hit_points) ?? 0;
  return {
    name: wordOf(data.name),
    kind: capitalized(wordOf(data.type) || 'Creature'),
    squares: squaresOfSize(wordOf(data.size)),
    hits,
    initiative: numberIn(data.initiative_bonus) ?? modifier(scoreOf('dexterity')),
    figures: [
      ...figureOf('Defence', armour === undefined ? '' : String(armour)),
      ...speedFigures(data.speed),
      ...figureOf('Resists', wordOf(data.damage_resistances)),
      ...figureOf('Immune', wordOf(data.damage_immunities)),
      ...figureOf('Weak against', wordOf(data.damage_vulnerabilities)),
    ],
    rolls: [...deeds.flatMap(rollsOfDeed), ...saves],
    rest: [
      [kind, wordOf(data.alignment)].filter(Boolean).join(', '),
      ABILITIES.flatMap((name) =>
        scoreOf(name) === undefined ? [] : `${capitalized(name.slice(0, 3))} ${scoreOf(name)}`,
      ).join(', '),
      ...told('Hit points', data.hit_points_roll ?? data.hit_dice),
      ...told('Armour', wordOf(data.armor_desc) || armourWords(listOf(data.armor_class))),
      ...(skills.length > 0
        ? [
            `Skills: ${skills.map(({ name, value }) => `${name.replace(/^skill:\s*/i, '')} ${value ?? ''}`.trim()).join(', ')}`,
          ]
        : told('Skills', data.skills ?? data.skill_bonuses)),
      ...told('Conditions without effect', data.condition_immunities),
      ...told('Resistances', defences),
      ...told('Senses', data.senses),
      ...told('Languages', data.languages),
      ...told('Challenge', challengeWords(data.challenge_rating ?? data.cr)),
      ...told('Experience', data.xp ?? data.experience_points),
      ...told('Proficiency bonus', data.proficiency_bonus),
      ...told('Other forms', data.forms),
      ...told('About', data.legendary_desc),
      ...noteOf(deeds),
      ...told('Description', data.desc),
    ].filter(Boolean),
    unread: [],
  };
}

/** A creature of Improved Initiative. */
export function creatureOfInitiative(data: Data): BroughtCreature {
  const deeds = deedsOf(data);
  const kind = wordOf(data.Type);
  const [, size = '', sort = ''] = /^(\w+)\s+([\w ]+)/.exec(kind) ?? [];
  const bonuses = (list: unknown) =>
    listOf(list).flatMap((one) => {
      const [name, value] = [wordOf(valueAt(one, 'Name')), numberIn(valueAt(one, 'Modifier'))];
      return name && value !== undefined ? [{ name, value }] : [];
    });
  const skills = bonuses(data.Skills);
  return {
    name: wordOf(data.Name),
    kind: capitalized(sort.trim() || kind || 'Creature'),
    squares: squaresOfSize(size),
    hits: numberIn(data.HP) ?? 0,
    initiative: (numberIn(data.InitiativeModifier) ?? 0) + modifier(numberIn(valueAt(data, 'Abilities.Dex'))),
    figures: [
      ...figureOf('Defence', wordOf(valueAt(data, 'AC.Value'))),
      ...speedFigures(data.Speed),
      ...figureOf('Resists', wordOf(data.DamageResistances)),
      ...figureOf('Immune', wordOf(data.DamageImmunities)),
      ...figureOf('Weak against', wordOf(data.DamageVulnerabilities)),
    ],
    rolls: [...deeds.flatMap(rollsOfDeed), ...bonuses(data.Saves).map(({ name, value }) => saveRoll(name, value))],
    rest: [
      kind,
      ...told('Abilities', data.Abilities),
      ...told('Hit points', valueAt(data, 'HP.Notes')),
      ...told('Armour', valueAt(data, 'AC.Notes')),
      ...(skills.length > 0 ? [`Skills: ${skills.map(({ name, value }) => `${name} ${value}`).join(', ')}`] : []),
      ...told('Conditions without effect', data.ConditionImmunities),
      ...told('Senses', data.Senses),
      ...told('Languages', data.Languages),
      ...told('Challenge', data.Challenge),
      ...told('Source', data.Source),
      ...noteOf(deeds),
      ...told('Description', data.Description),
    ].filter(Boolean),
    unread: [],
  };
}
