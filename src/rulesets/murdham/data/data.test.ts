/**
 * Murdham's tables are complete: they count what the chapters count, every reference resolves, and
 * sizes come out as printed.
 */
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { conditionSpecs } from '../sheet/conditions.ts';
import { miscasts } from '../sheet/miscasts.ts';
import { allPowers } from '../sheet/powers.ts';
import { maxHealth } from '../sheet/scores.ts';
import { murdhamSheet } from '../sheet/sheet.ts';
import { skillNames } from '../sheet/skills.ts';
import { BEING_KINDS, conditionIds, MINDS, traitIds } from '../sheet/terms.ts';
import { itemSpecs, specOf } from '../sheet/things/gear.ts';
import { allPoisons } from '../sheet/things/poisons.ts';
import { allTraits, kindSpecs, mindSpecs } from '../sheet/traits.ts';
import { creatureOf, creatures, printedCreatures } from './creatures.ts';
import { allSkills } from './skills.ts';

const icons = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as {
  icons: object;
  aliases?: object;
};
const items = Object.values(itemSpecs);
const repeated = (ids: readonly string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);

describe('skills', () => {
  it('are 64: 42 with fight mechanics, 12 around a fight, 10 without effect', () => {
    const of = (bears: string) => allSkills.filter((one) => one.bears === bears).length;
    expect([allSkills.length, of('fight'), of('around'), of('none')]).toEqual([64, 42, 12, 10]);
    expect(repeated(allSkills.map(({ id }) => id))).toEqual([]);
  });
});

describe('traits, kinds, minds and conditions', () => {
  it('have a text for each id that a sheet accepts', () => {
    expect(allTraits.map(({ id }) => id).sort()).toEqual([...traitIds].sort());
    expect(kindSpecs.map(({ id }) => id).sort()).toEqual([...BEING_KINDS].sort());
    expect(mindSpecs.map(({ id }) => id).sort()).toEqual([...MINDS].sort());
    expect(Object.keys(conditionSpecs).sort()).toEqual([...conditionIds].sort());
  });
});

describe('items', () => {
  it('each stand under their own id, with a weapon whenever they are one', () => {
    for (const [id, spec] of Object.entries(itemSpecs)) {
      expect(spec.id).toBe(id);
      if (['weapon', 'natural', 'siege', 'shield'].includes(spec.category)) expect(spec.weapon, id).toBeDefined();
      if (spec.category === 'armour') expect(spec.armour, id).toBeGreaterThan(0);
    }
  });
  it.each([
    ['unarmed', 0, 4, 0],
    ['simple-hand', 1, 4, 0],
    ['simple-great', 2, 6, 0],
    ['huge-club', 2, 6, 0],
    ['martial-hand', 1, 6, 0],
    ['martial-great', 2, 8, 0],
    ['missile-hand', 1, 4, 8],
    ['missile-great', 2, 6, 8],
    ['handgun', 1, 6, 8],
    ['long-gun', 2, 8, 8],
    ['garrotte', 1, 8, 0],
    ['lance', 1, 8, 0],
    ['mancatcher', 2, 4, 0],
    ['shield', 1, 4, 0],
    ['torch', 1, 4, 0],
    ['acid-vial', 1, 8, 2],
    ['alchemists-fire', 1, 6, 2],
    ['blessed-water', 1, 10, 2],
    ['flash-powder', 1, undefined, 2],
    ['ballista', 2, 8, 16],
    ['cannon', 2, 10, 16],
    ['catapult', 2, 8, 32],
    ['mortar', 2, 10, 32],
  ])('MU-12: %s takes %i hands, does d%s and reaches %i zones', (id, hands, die, range) => {
    const spec = specOf(id);
    expect([spec.hands, spec.weapon?.die, spec.weapon?.range]).toEqual([hands, die, range]);
  });
  it('that burn are direct as well, and every poison on them is a poison', () => {
    for (const { id, weapon } of items) {
      if (weapon?.words.includes('fire')) expect(weapon.words, id).toContain('direct');
      if (weapon?.poison) expect(allPoisons[weapon.poison], id).toBeDefined();
    }
  });
  it('are a die better as mastercrafted weapons (to a d12), half the bulk as such shields and suits', () => {
    expect(specOf('mastercrafted-sword').weapon?.die).toBe(8);
    expect(specOf('mastercrafted-great-sword').weapon?.die).toBe(10);
    expect(specOf('mastercrafted-shield')).toMatchObject({ bulk: 1, weapon: { die: 4 } });
    expect(specOf('mastercrafted-heavy-armour')).toMatchObject({ bulk: 2, armour: 2, price: 4096 });
    expect(specOf('fragile-sword')).toMatchObject({ price: 4, quality: 'fragile' });
  });
  it('whose id names none are refused with the id', () => {
    expect(() => specOf('vorpal-spoon')).toThrow(/vorpal-spoon/);
  });
});

describe('powers', () => {
  it('are 25 profane and 12 sacred ones, each with its text, summoning creatures that exist', () => {
    const all = Object.values(allPowers);
    expect(all.filter(({ path }) => path === 'profane')).toHaveLength(25);
    expect(all.filter(({ path }) => path === 'sacred')).toHaveLength(12);
    for (const { effect, does } of all) {
      expect(does.length).toBeGreaterThan(3);
      if (effect.kind === 'summon') for (const id of effect.creatures) expect(creatureOf(id).id).toBe(id);
    }
  });
  it('miscast on every face of a d12', () => {
    expect(miscasts.map(({ roll }) => roll)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

describe('creatures', () => {
  it('are the 49 printed profiles and people besides, each id once', () => {
    expect(printedCreatures).toHaveLength(49);
    expect(repeated(creatures.map(({ id }) => id))).toEqual([]);
  });
  it.each(creatures.map((one) => [one.id, one] as const))(
    '%s: sheet, items, skills, powers and icon are all known',
    (_, one) => {
      expect(murdhamSheet.schema.safeParse(one.sheet).error).toBeUndefined();
      for (const { item, id, powers: read } of one.sheet.gear) {
        expect(itemSpecs[item], item).toBeDefined();
        expect(id).toMatch(/^[a-z0-9-]+$/);
        for (const power of read ?? []) expect(allPowers[power], power).toBeDefined();
      }
      for (const id of one.sheet.natural) expect(specOf(id).category, id).toBe('natural');
      for (const id of one.sheet.skills) expect(Object.keys(skillNames), id).toContain(id);
      for (const id of one.sheet.powers) expect(allPowers[id], id).toBeDefined();
      expect(Object.keys(icons.icons).concat(Object.keys(icons.aliases ?? {})), one.icon).toContain(one.icon);
      expect(one.summary).toContain(`health ${maxHealth(one.sheet).total}`);
    },
  );
  it.each(creatures.map((one) => [one.id, one] as const))('%s: hands hold what they can', (_, one) => {
    const held = one.sheet.gear.filter((item) => item.held !== null);
    expect(repeated(held.map((item) => item.held ?? ''))).toEqual([]);
    for (const item of held) expect(item.held === 'both', item.item).toBe(specOf(item.item).hands === 2);
    if (held.some((item) => item.held === 'both')) expect(held).toHaveLength(1);
  });
  it.each([
    ['human', 8],
    ['troll', 24],
    ['wyrm', 32],
    ['elephant', 24],
    ['rat', 2],
    ['bone-raven', 2],
    ['viper', 1],
    ['bear', 16],
    ['sybilla', 14],
  ])('MU-29: %s has health %i as sized', (id, health) => {
    expect(maxHealth(creatureOf(id).sheet).total).toBe(health);
  });
});
