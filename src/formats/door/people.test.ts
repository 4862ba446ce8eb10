/** Tests creatures of other makers: data of each kind, and stat blocks as text, as creatures of Freeform. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { FreeformSheet } from '../../rulesets/freeform/sheet/sheet.ts';
import { loadGame } from '../../rulesets/index.ts';
import { readCopied } from '../copied/copied.ts';
import { copiedPeople } from '../people/copiedPeople.ts';
import { beginsLikePeople, peopleIn } from '../people/people.ts';
import { type Figure, isFigure } from '../shelf/item.ts';
import { fromJson, toJson } from '../shelf/shelfFile.ts';
import { readShelf } from './readShelf.ts';

let games: Ruleset[] = [];
beforeAll(async () => {
  games = [await loadGame('freeform')].filter((game) => game !== undefined);
});
const open = async (data: unknown, name = 'creatures.json') => {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  const read = await readShelf({ file: new File([text], name), usual: 'freeform', id: 'new' }, games);
  if (!read.ok) throw new Error(read.refusal.text);
  return read.value;
};
type Sheeted = Figure & { sheet: FreeformSheet };
const figuresOf = async (data: unknown, name?: string): Promise<Sheeted[]> =>
  (await open(data, name)).items.filter(isFigure) as Sheeted[];
const rolls = ({ sheet }: Sheeted) => sheet.rolls.map(({ name, formula, does }) => `${name} ${formula} ${does}`);
const figures = ({ sheet }: Sheeted) => Object.fromEntries(sheet.figures.map(({ name, value }) => [name, value]));

const claws = 'Melee Weapon Attack: +5 to hit, reach 5 ft. Hit: 8 (1d8 + 3) slashing damage plus 3 (1d6) cold damage.';
const database = {
  index: 'frost-cat',
  name: 'Frost Cat',
  size: 'Large',
  type: 'beast',
  armor_class: [{ type: 'natural', value: 14 }],
  hit_points: 39,
  hit_points_roll: '6d10+6',
  speed: { walk: '40 ft.', climb: '30 ft.' },
  dexterity: 16,
  proficiencies: [
    { value: 5, proficiency: { name: 'Saving Throw: DEX' } },
    { value: 4, proficiency: { name: 'Skill: Stealth' } },
  ],
  damage_immunities: ['cold'],
  special_abilities: [{ name: 'Keen Nose', desc: 'It smells warm blood.' }],
  actions: [{ name: 'Claws', desc: claws }],
};
const expected = ['Claws to hit 1d20+5 tell', 'Claws 1d8+3 harm', 'Claws: cold 1d6 harm', 'Dex save 1d20+5 tell'];

describe('a creature of the fifth edition as data', () => {
  it('of 5e-database has its figures, attacks and saves, and the rest in its note', async () => {
    const [cat] = await figuresOf(database);
    expect(cat).toMatchObject({ kind: 'creature', game: 'freeform', name: 'Frost Cat', group: 'Beast' });
    expect(cat?.sheet).toMatchObject({ hits: { left: 39, most: 39 }, initiative: 3, squares: 2 });
    expect(cat && figures(cat)).toEqual({ Defence: '14', Speed: '40 ft.', Climb: '30 ft.', Immune: 'cold' });
    expect(cat && rolls(cat)).toEqual(expected);
    for (const words of ['6d10+6', 'Stealth 4', 'Keen Nose. It smells warm blood.', claws])
      expect(cat?.note).toContain(words);
  });
  it('of Open5e is the same, one alone or a page of them', async () => {
    const one = {
      slug: 'frost-cat',
      name: 'Frost Cat',
      size: 'Large',
      type: 'beast',
      armor_class: 14,
      hit_points: 39,
      speed: { walk: 40, climb: 30 },
      dexterity: 16,
      dexterity_save: 5,
      damage_immunities: 'cold',
      actions: [{ name: 'Claws', desc: claws }],
    };
    const [cat, second] = await figuresOf({ count: 2, results: [one, { ...one, name: 'Snow Cat' }] });
    expect(second?.name).toBe('Snow Cat');
    expect(cat && figures(cat)).toEqual({ Defence: '14', Speed: '40 ft.', Climb: '30 ft.', Immune: 'cold' });
    expect(cat && rolls(cat)).toEqual(expected);
  });
  it('of Improved Initiative is the same, in its list, its encounter or alone', async () => {
    const one = {
      Name: 'Frost Cat',
      Type: 'Large beast, unaligned',
      HP: { Value: 39, Notes: '(6d10+6)' },
      AC: { Value: 14, Notes: '' },
      InitiativeModifier: 0,
      Speed: ['40 ft.', 'climb 30 ft.'],
      Abilities: { Dex: 16 },
      DamageImmunities: ['cold'],
      Saves: [{ Name: 'Dex', Modifier: 5 }],
      Actions: [{ Name: 'Claws', Content: claws }],
    };
    for (const file of [
      one,
      { 'Creatures.a': one },
      { Name: 'Fight', Combatants: [{ StatBlock: one, CurrentHP: 3 }] },
    ]) {
      const [cat] = await figuresOf(file);
      expect(cat?.sheet).toMatchObject({ hits: { most: 39 }, initiative: 3, squares: 2 });
      expect(cat && figures(cat)).toEqual({ Defence: '14', Speed: '40 ft.', Climb: '30 ft.', Immune: 'cold' });
      expect(cat && rolls(cat)).toEqual(expected);
    }
  });
});

describe('what a book prints about a creature', () => {
  it('keeps how often a deed may be done, each armour with its value, its forms, worth and bonus', async () => {
    const [cat] = await figuresOf({
      ...database,
      subtype: 'shapechanger',
      armor_class: [
        { type: 'armor', value: 14, armor: [{ name: 'Leather Armor' }, { name: 'Shield' }] },
        { type: 'spell', value: 17, spell: { name: 'Mage Armor' } },
      ],
      challenge_rating: 0.25,
      xp: 50,
      proficiency_bonus: 2,
      forms: [{ name: 'Snow Cat' }],
      special_abilities: [{ name: 'Nine Lives', desc: 'It lives.', usage: { type: 'per day', times: 3 } }],
      actions: [
        { name: 'Hiss', desc: 'It hisses.', usage: { type: 'recharge on roll', dice: '1d6', min_value: 5 } },
        { name: 'Nap', desc: 'It naps.', usage: { type: 'recharge after rest', rest_types: ['short', 'long'] } },
        { name: 'Purr', desc: 'It purrs.', usage_limits: { type: 'RECHARGE_ON_ROLL', param: 6 } },
      ],
    });
    expect(cat && figures(cat)).toMatchObject({ Defence: '14' });
    expect(cat?.note.split('\n')).toEqual(
      expect.arrayContaining([
        'Large beast (shapechanger)',
        'Armour: 14 Leather Armor, Shield, 17 Mage Armor',
        'Challenge: 1/4',
        'Experience: 50',
        'Proficiency bonus: 2',
        'Other forms: Snow Cat',
        'Nine Lives (3/Day). It lives.',
        'Hiss (Recharge 5–6). It hisses.',
        'Nap (Recharges after a short or long rest). It naps.',
        'Purr (Recharge 6). It purrs.',
      ]),
    );
  });
  it.each([
    [
      'Hit: 7 (1d8 + 3) slashing damage, or 8 (1d10 + 3) slashing damage if used with two hands to strike, plus 3 (1d6) fire damage.',
      ['Claws 1d8+3', 'Claws, if used with two hands 1d10+3', 'Claws: fire 1d6'],
    ],
    [
      'Hit: 5 (2d4) piercing damage, or 2 (1d4) piercing damage if the swarm has half of its hit points or fewer.',
      ['Claws 2d4', 'Claws, or else 1d4'],
    ],
    ['Hit: 1 piercing damage, and it takes 5 (2d4) poison damage.', ['Claws 1', 'Claws: poison 2d4']],
    [
      'Hit: 12 (2d6 + 5) slashing damage plus 3 (1d6) lightning or thunder damage (its choice).',
      ['Claws 2d6+5', 'Claws: lightning or thunder 1d6'],
    ],
  ])('reads every harm of “%s”', async (desc, harms) => {
    const [cat] = await figuresOf({ ...database, actions: [{ name: 'Claws', desc }], proficiencies: [] });
    expect(cat && rolls(cat)).toEqual(harms.map((harm) => `${harm} harm`));
  });
});

describe('an actor of Foundry', () => {
  it('of dnd5e has its values, and its weapons by their words or their dice', async () => {
    const [cat] = await figuresOf({
      name: 'Frost Cat',
      type: 'npc',
      system: {
        abilities: { str: { value: 16 }, dex: { value: 16 } },
        attributes: {
          ac: { flat: 14 },
          hp: { value: 20, max: 39, formula: '6d10+6' },
          movement: { walk: 40, climb: 30, units: 'ft' },
        },
        details: { type: { value: 'beast' }, cr: 2 },
        traits: { size: 'lg', di: { value: ['cold'] } },
      },
      items: [
        { name: 'Claws', type: 'weapon', system: { description: { value: `<p>${claws}</p>` } } },
        { name: 'Bite', type: 'weapon', system: { damage: { parts: [['1d10 + @mod', 'piercing']] } } },
      ],
    });
    expect(cat?.sheet).toMatchObject({ hits: { left: 39, most: 39 }, initiative: 3, squares: 2 });
    expect(cat && figures(cat)).toEqual({ Defence: '14', Speed: '40 ft', Climb: '30 ft', Immune: 'cold' });
    expect(cat && rolls(cat)).toEqual([...expected.slice(0, 3), 'Bite 1d10+3 harm']);
  });
  it('of pf2e has its strikes, saves and resistances', async () => {
    const [cat] = await figuresOf({
      name: 'Frost Cat',
      type: 'npc',
      system: {
        attributes: {
          ac: { value: 18 },
          hp: { value: 45, max: 45 },
          speed: { value: 35 },
          immunities: [{ type: 'cold' }],
        },
        perception: { mod: 9 },
        saves: { fortitude: { value: 11 }, reflex: { value: 10 }, will: { value: 7 } },
        traits: { size: { value: 'lg' }, value: ['animal'] },
        details: { level: { value: 3 } },
      },
      items: [
        {
          name: 'Jaws',
          type: 'melee',
          system: { bonus: { value: 12 }, damageRolls: { a: { damage: '1d10+6', damageType: 'piercing' } } },
        },
      ],
    });
    expect(cat?.sheet).toMatchObject({ hits: { most: 45 }, initiative: 9, squares: 2 });
    expect(cat && figures(cat)).toEqual({ Defence: '18', Speed: '35 ft', Immune: 'cold' });
    expect(cat && rolls(cat)).toEqual([
      'Jaws to hit 1d20+12 tell',
      'Jaws 1d10+6 harm',
      'Fortitude save 1d20+11 tell',
      'Reflex save 1d20+10 tell',
      'Will save 1d20+7 tell',
    ]);
  });
});

const old = `Frost Cat
Large beast, unaligned
Armor Class 14 (natural armor)
Hit Points 39 (6d10 + 6)
Speed 40 ft., climb 30 ft.
STR DEX CON INT WIS CHA
16 (+3) 16 (+3) 12 (+1) 3 (−4) 12 (+1) 6 (−2)
Saving Throws Dex +5
Damage Immunities cold
Senses passive Perception 11
Fur white as snow
Challenge 2 (450 XP)

Keen Nose. It smells warm blood.

Actions
Claws. Melee Weapon Attack: +5 to hit, reach 5 ft. Hit: 8 (1d8 + 3) slashing damage
plus 3 (1d6) cold damage.`;

describe('a stat block as text', () => {
  it('of the fifth edition is a creature, and what was not understood is told and kept', async () => {
    const read = await open(old, 'pasted text');
    const cat = read.items[0] as Sheeted;
    expect(cat.name).toBe('Frost Cat');
    expect(cat.sheet).toMatchObject({ hits: { most: 39 }, initiative: 3, squares: 2 });
    expect(figures(cat)).toEqual({ Defence: '14', Speed: '40 ft.', Climb: '30 ft.', Immune: 'cold' });
    expect(rolls(cat)).toEqual(expected);
    expect(read.kept).toEqual([{ name: 'Frost Cat', words: 'Fur white as snow' }]);
    for (const words of ['Fur white as snow', 'Keen Nose. It smells', 'Challenge 2']) expect(cat.note).toContain(words);
  });
  it('of the edition of 2024 is the same creature', async () => {
    const [cat] = await figuresOf(
      `### Frost Cat
*Large Beast, Unaligned*
**AC** 14   **Initiative** +3 (13)
**HP** 39 (6d10 + 6)
**Speed** 40 ft., Climb 30 ft.
Str 16 +3 +3 Dex 16 +3 +5 Con 12 +1 +1
**Immunities** Cold
**CR** 2 (XP 450; PB +2)
Actions
***Claws.*** *Melee Attack Roll:* +5, reach 5 ft. *Hit:* 8 (1d8 + 3) Slashing damage plus 3 (1d6) Cold damage.`,
      'cat.txt',
    );
    expect(cat?.sheet).toMatchObject({ hits: { most: 39 }, initiative: 3, squares: 2 });
    expect(cat && figures(cat)).toEqual({ Defence: '14', Speed: '40 ft.', Climb: '30 ft.', Immune: 'Cold' });
    expect(cat && rolls(cat)).toEqual(['Claws to hit 1d20+5 tell', 'Claws 1d8+3 harm', 'Claws: Cold 1d6 harm']);
  });
  it('of an old-school game in a line is a creature', async () => {
    const [cat] = await figuresOf(
      'Frost Cat: AC 6 [13], HD 3+1 (15hp), Att 2 × claw (1d4), 1 × bite (1d6+1), MV 120’ (40’), SV D12 W13 P14 B15 S16 (2), ML 8, AL Neutral, XP 50',
      'cat.txt',
    );
    expect(cat?.name).toBe('Frost Cat');
    expect(cat?.sheet.hits.most).toBe(15);
    expect(cat && figures(cat)).toMatchObject({ Defence: '6 [13]', Speed: '120’ (40’)', Morale: '8' });
    expect(cat && rolls(cat)).toEqual(['Claw 1d4 harm', 'Bite 1d6+1 harm']);
  });
  it('of DCC in a line is a creature, and many lines are many', async () => {
    const line = (name: string) =>
      `${name}: Init +3; Atk claw +4 melee (1d6) or bite +2 melee (1d8+1); AC 14; HD 3d8+2; MV 40’; Act 1d20; SP frost; SV Fort +3, Ref +5, Will -1; AL N.`;
    const all = await figuresOf(`${line('Frost Cat')}\n${line('Snow Cat')}`, 'cats.txt');
    expect(all.map(({ name }) => name)).toEqual(['Frost Cat', 'Snow Cat']);
    const [cat] = all;
    expect(cat?.sheet).toMatchObject({ hits: { most: 15 }, initiative: 3 });
    expect(cat && rolls(cat)).toEqual([
      'Claw to hit 1d20+4 tell',
      'Claw 1d6 harm',
      'Bite to hit 1d20+2 tell',
      'Bite 1d8+1 harm',
      'Fort save 1d20+3 tell',
      'Ref save 1d20+5 tell',
      'Will save 1d20-1 tell',
    ]);
    expect(cat?.note).toContain('SP: frost');
  });
  it('of several creatures on a page is several', async () => {
    const all = await figuresOf(`${old}\n\n${old.replace('Frost Cat', 'Snow Cat')}`, 'page.txt');
    expect(all.map(({ name }) => name)).toEqual(['Frost Cat', 'Snow Cat']);
  });
});

describe('a stat block pasted into a fight', () => {
  it('of Freeform is a foe with its note and sheet, and what was not understood is told', () => {
    const people = games[0] && copiedPeople(old, games[0]);
    const read = readCopied(people?.copied ?? '');
    expect(read.ok && read.value.combatants).toMatchObject([
      { name: 'Frost Cat', stance: 'foe', sheet: { hits: { most: 39 } }, note: expect.stringContaining('Keen Nose') },
    ]);
    expect(people?.kept).toEqual(['Frost Cat: Fur white as snow']);
  });
  it('of another game is nobody, and neither are other words nor copied combatants', async () => {
    const other = await loadGame('thrum');
    const [game] = games;
    if (!other || !game) throw new Error('A game is missing.');
    expect(copiedPeople(old, other)).toBeUndefined();
    const copied = copiedPeople(old, game)?.copied ?? '';
    for (const text of ['Dear diary', copied, '']) expect(copiedPeople(text, game)).toBeUndefined();
  });
});

describe('a table of another program', () => {
  it('has its names and figures by the usual heads, whatever their case', async () => {
    const [cat, dog] = await figuresOf(
      'NAME,hp,Armor Class,Initiative,Perception\r\nFrost Cat,39,14,3,11\r\nDog,5,12,,\r\n',
      'other.csv',
    );
    expect(cat?.sheet).toMatchObject({ hits: { left: 39, most: 39 }, initiative: 3 });
    expect(cat && figures(cat)).toEqual({ Defence: '14', Perception: '11' });
    expect(dog?.name).toBe('Dog');
  });
  it('of ours is read whatever the case of its heads', async () => {
    const [one] = await figuresOf('Kind,Name,Initiative,most hit points\r\ncreature,Cat,3,39\r\n', 'ours.csv');
    expect(one?.sheet).toMatchObject({ initiative: 3, hits: { most: 39 } });
  });
});

describe('what is no creature of another maker', () => {
  it.each(['Dear diary, today we met a cat.', '{"a": 1}', '[]', '{"affray": "shelf", "hit_points": 3}', '<map/>', ''])(
    'such as %s is none',
    (text) => {
      expect([peopleIn(text), beginsLikePeople(text)]).toEqual([undefined, false]);
    },
  );
  it('is named where it lies among creatures', async () => {
    const read = await open([database, { name: 'Rope', weight: 3 }]);
    expect(read.items).toHaveLength(1);
    expect(read.wrong).toEqual([{ line: 2, text: '“Rope” is of no kind that can be read.' }]);
  });
});

it('read here, written by us and read again is equal', async () => {
  const { items } = await open([database, { ...database, name: 'Snow Cat' }]);
  let n = 0;
  const again = fromJson(toJson(items), games, () => `new-${++n}`);
  expect(again.ok && again.value.items).toEqual(items);
});
it('a stat block longer than a note keeps what fits, and says what does not', async () => {
  const read = await open({ ...database, special_abilities: [{ name: 'Tale', desc: 'x'.repeat(9000) }] });
  expect(read.kept).toMatchObject([{ name: 'Frost Cat', words: expect.stringMatching(/^the last \d+ letters/) }]);
});
