/**
 * TH-43 and TH-44: the built-in abilities and creatures are complete, fit their schemas, and name
 * only things that exist.
 */
import { describe, expect, test } from 'vitest';
import { answersInCode } from '../play/effects/code/answers.ts';
import { codeEffects } from '../play/effects/code/effects.ts';
import { codePerforms } from '../play/effects/code/performs.ts';
import { abilitySchema, type Effect } from '../sheet/ability.ts';
import { thrumSheet } from '../sheet/sheet.ts';
import { allAbilities, builtIn, combatAbilities, novaAbilities } from './abilities/index.ts';
import { creatures, FACTION_TRAITS } from './creatures.ts';
import { ruleTexts } from './rules.ts';

/** The hooks that the procedures serve by themselves, by their names in the data. */
const HOOKS = [
  'long-reach',
  'melee-tags',
  'beacon',
  'force-armor',
  'magnetic-anchor',
  'transmuter',
  'sniper',
  'strafe',
  'quiet-mind',
  'fleet-footed',
  'transpositional',
  'eigencomplex',
  'relay',
  'newtonian',
  'bolster',
  'channel-will',
  'soul-bond',
  'willing',
  'soak',
  'living-spark',
];

function* effectsIn(value: unknown): Generator<Effect> {
  if (Array.isArray(value)) for (const part of value) yield* effectsIn(part);
  else if (typeof value === 'object' && value !== null) {
    if ('do' in value) yield value as Effect;
    for (const part of Object.values(value)) yield* effectsIn(part);
  }
}

describe('what is built in', () => {
  test.each(allAbilities.map((ability) => [ability.id, ability] as const))(
    'TH-43: %s fits the schema of abilities',
    (_, ability) => {
      expect(abilitySchema.parse(ability)).toEqual(ability);
      for (const effect of effectsIn(ability))
        if (effect.do === 'code') expect(Object.keys(codeEffects)).toContain(effect.name);
      for (const name of ability.code ?? [])
        expect([...HOOKS, ...Object.keys(answersInCode), ...Object.keys(codePerforms)]).toContain(name);
    },
  );

  // How many actions, stances and passives each Art has in the rules companion.
  test.each([
    ['basic', 4, 5, 0],
    ['brawling', 3, 2, 2],
    ['dueling', 3, 2, 2],
    ['infusion', 3, 2, 2],
    ['archery', 4, 1, 2],
    ['ninjutsu', 3, 2, 2],
    ['kineticism', 3, 2, 2],
    ['animism', 3, 2, 2],
    ['mesmerism', 3, 2, 2],
    ['elementalism', 3, 2, 2],
  ])('TH-43: %s has %i actions, %i stances and %i passives', (art, actions, stances, passives) => {
    const own = combatAbilities.filter((ability) => ability.art === art);
    const of = (type: string) => own.filter((ability) => ability.type === type).length;
    expect([of('action'), of('stance'), of('passive')]).toEqual([actions, stances, passives]);
  });

  test('TH-43: there are 72 combat abilities with 127 upgrades, 7 that overexert, 8 Finishers, 6 Ranged', () => {
    expect(combatAbilities).toHaveLength(72);
    expect(builtIn.size).toBe(allAbilities.length);
    expect(combatAbilities.reduce((sum, { upgrades }) => sum + Object.keys(upgrades ?? {}).length, 0)).toBe(127);
    expect(combatAbilities.filter(({ overexert }) => overexert)).toHaveLength(7);
    const tagged = (tag: 'finisher' | 'ranged') => combatAbilities.filter(({ tags }) => tags?.includes(tag)).length;
    expect(tagged('finisher')).toBe(8);
    // Infuse Weapon also has the tag of the Basic Attack that it makes.
    expect(tagged('ranged')).toBe(6 + 1);
  });

  test('TH-44: there are 9 novas, one for each Art, and each kind of foe in four tiers', () => {
    expect(new Set(novaAbilities.map(({ art }) => art)).size).toBe(9);
    for (const kind of ['biffer', 'plinker', 'caster'])
      expect(creatures.filter(({ id }) => id === kind || id.startsWith(`${kind}-`))).toHaveLength(4);
    for (const trait of Object.keys(FACTION_TRAITS))
      expect(creatures.some(({ sheet }) => sheet.faction === trait)).toBe(true);
  });

  test.each(creatures.map((creature) => [creature.id, creature] as const))(
    'TH-44: %s has a sheet that fits, and knows its abilities',
    (_, { sheet }) => {
      expect(thrumSheet.schema.parse(sheet)).toEqual(sheet);
      for (const { id, upgrades } of sheet.abilities) {
        expect(builtIn.has(id)).toBe(true);
        for (const letter of upgrades) expect(Object.keys(builtIn.get(id)?.upgrades ?? {})).toContain(letter);
      }
    },
  );

  test('every rule of the list has its words', () => {
    expect(ruleTexts.map(({ id }) => id)).toEqual(
      Array.from({ length: 44 }, (_, n) => `TH-${String(n + 1).padStart(2, '0')}`),
    );
  });
});
