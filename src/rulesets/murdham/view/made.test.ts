/**
 * Powers and traits of the table's own, as data in the house rules, work like those that come with
 * the game (MU-08, MU-20, MU-21, MU-28).
 */
import { describe, expect, it } from 'vitest';
import { gameBook } from '../book.ts';
import { nowIs, oneAt, partyBegins, playOut, stillOne } from '../edges.testing.ts';
import { houseRules } from '../house/house.ts';
import { murdham } from '../index.ts';
import { murdhamSheet } from '../sheet/sheet.ts';

const house = houseRules.schema.parse({
  ...houseRules.start(),
  powers: [
    {
      id: 'ember',
      name: 'Ember',
      range: 'sight',
      lasts: 'moment',
      aims: 'creature',
      effect: { kind: 'attack', die: 6 },
    },
    {
      id: 'slumber',
      name: 'Slumber',
      range: 'near',
      lasts: 'stretch',
      aims: 'creature',
      effect: { kind: 'condition', condition: 'incapacitated', save: 'wit' },
    },
    { id: 'mend', name: 'Mend', range: 'near', lasts: 'moment', aims: 'ally', effect: { kind: 'heal', amount: 3 } },
    {
      id: 'dread',
      name: 'Dread',
      range: 'near',
      lasts: 'stretch',
      aims: 'ally',
      effect: { kind: 'trait', traits: ['frightening'] },
    },
  ],
  traits: [
    {
      id: 'stone-skinned',
      name: 'Stone-skinned',
      does: 'Of stone.',
      armour: 1,
      health: 4,
      like: ['slow'],
      skills: ['brawling'],
    },
  ],
});
const wizard = (...powers: string[]) => oneAt('p', 'a', 'human', { powers });

describe('powers of the table’s own', () => {
  it('MU-08, MU-20: an attack by power strikes with its own die and can be dodged', () => {
    playOut({
      house,
      cast: [wizard('ember'), oneAt('f', 'c', 'bandit', { skills: ['bravery'] })],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'ember' },
        { answer: 'f' },
        nowIs({ question: { has: ['dodge'] } }),
        { answer: 'pass' },
        { answer: { dice: [6, 1] } },
        nowIs({ tracks: { f: { health: 2 } } }),
      ],
    });
  });
  it('MU-08: a condition comes on a failed save, and not on one that is passed', () => {
    for (const [die, down] of [
      [9, true],
      [8, false],
    ] as const)
      playOut({
        house,
        cast: [wizard('slumber'), oneAt('f', 'a', 'bandit', stillOne), oneAt('f2', 'h', 'bandit')],
        lines: [
          ...partyBegins,
          { do: 'invoke', by: 'p', with: 'slumber' },
          { answer: 'f' },
          { answer: die },
          nowIs({ badges: { f: { incapacitated: down } } }),
        ],
      });
  });
  it('MU-08: one for allies heals them, and is not offered on enemies; a trait is lent', () => {
    playOut({
      house,
      cast: [wizard('mend', 'dread'), oneAt('p2', 'a', 'human', { harm: 5 }), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'mend' },
        nowIs({ question: { options: ['p', 'p2'] } }),
        { answer: 'p2' },
        nowIs({ tracks: { p2: { health: 6 } } }),
      ],
    });
    playOut({
      house,
      cast: [wizard('dread'), oneAt('p2', 'a'), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [
        ...partyBegins,
        { do: 'invoke', by: 'p', with: 'dread' },
        { answer: 'p2' },
        { do: 'end-turn', by: 'p' },
        { do: 'move', by: 'p2' },
        { answer: 'zone:b' },
        nowIs({ question: { kind: 'dice' } }),
      ],
    });
  });
  it('MU-21: a power of one’s own counters, and one that is no more in the catalogue is not at hand', () => {
    playOut({
      house,
      cast: [
        oneAt('p', 'a', 'human', { gear: ['sword'] }),
        oneAt('f', 'a', 'bandit', { powers: ['ember', 'slumber'], skills: ['bravery'] }),
      ],
      lines: [
        ...partyBegins,
        { do: 'attack', by: 'p', with: 'sword' },
        { answer: 'f' },
        nowIs({ question: { has: ['counter-slumber', 'counter-ember'] } }),
      ],
    });
    playOut({
      cast: [wizard('ember'), oneAt('f', 'a', 'bandit', stillOne)],
      lines: [...partyBegins, nowIs({ offers: { p: { 'invoke:ember': false } } })],
    });
  });
});

describe('traits of the table’s own', () => {
  const cast = [
    oneAt('p', 'a', 'human', { made: ['stone-skinned'] }),
    oneAt('f', 'a', 'bandit', { ...stillOne, gear: ['sword'] }),
  ];
  it('MU-06, MU-12, MU-28: armour, health, a built-in trait and a skill come with it', () => {
    playOut({
      house,
      cast,
      lines: [
        ...partyBegins,
        nowIs({ tracks: { p: { health: 12 } }, badges: { p: { 'made-stone-skinned': true } } }),
        { do: 'move', by: 'p' },
        nowIs({ question: { options: ['border:a-b'] } }),
        { undo: 1 },
        { do: 'attack', by: 'p', with: 'unarmed' },
        { answer: 'f' },
        { answer: { dice: [5] } },
        nowIs({ tracks: { f: { health: 3 } } }),
        { do: 'rule-harm' },
        { answer: 'p' },
        { answer: 3 },
        { answer: 'plain' },
        nowIs({ tracks: { p: { health: 10 } } }),
      ],
    });
  });
  it('MU-28: it goes with its bearer where the catalogue has none of it; what the catalogue says of it goes first', () => {
    const borne = murdhamSheet.schema.parse({
      ...murdhamSheet.start(),
      made: [{ id: 'stone-skinned', name: 'Stone-skinned', health: 2 }],
    });
    expect(borne.made?.[0]).toMatchObject({ id: 'stone-skinned', health: 2, armour: 0, like: [] });
    playOut({
      cast: [
        oneAt('p', 'a', 'human', { made: [{ id: 'stone-skinned', name: 'Stone-skinned', health: 2 }] }),
        oneAt('f', 'a', 'bandit'),
      ],
      lines: [...partyBegins, nowIs({ tracks: { p: { health: 10 } } })],
    });
  });
});

describe('the catalogues of powers and traits', () => {
  it.each(gameBook.catalogues.map((catalogue) => [catalogue.many, catalogue] as const))(
    'MU-08: %s: what comes with the game can be copied, told in words, and is whole but for its name',
    (_many, catalogue) => {
      expect(catalogue.stock.length).toBeGreaterThan(9);
      for (const { data } of catalogue.stock) {
        const copied = catalogue.copyOf(data, []);
        expect(catalogue.finish(copied, []).faults, JSON.stringify(data)).toEqual([]);
        expect(catalogue.words(copied).lines.length, JSON.stringify(data)).toBeGreaterThan(0);
        expect(catalogue.form(copied).sections.length).toBe(2);
      }
      expect(catalogue.finish(catalogue.blank(), []).faults.map(({ path }) => path)).toEqual([['name']]);
    },
  );
  const [powers, traits] = gameBook.catalogues;
  it('MU-08: a power takes an aim and figures that go with its effect; what belongs to another is dropped', () => {
    const made = { name: 'Fog of sleep', range: 'near', lasts: 'stretch', aims: 'creature', does: '' };
    expect(powers?.finish({ ...made, effect: { kind: 'zone', die: 8 } }, [])).toEqual({
      data: { ...made, id: 'fog-of-sleep', aims: 'zone', effect: { kind: 'zone', zone: 'silence' } },
      faults: [],
    });
    expect(powers?.finish({ ...made, effect: { kind: 'attack', die: '8' } }, []).data).toMatchObject({
      effect: { kind: 'attack', die: 8 },
    });
  });
  it('MU-08: it is read from text, and faults name their lines', () => {
    const text =
      '[\n{ "name": "Ember", "range": "near", "lasts": "moment", "aims": "creature",\n"effect": { "kind": "attack", "die": 7 } }]';
    const read = powers?.read(text);
    expect(read?.ok === false && read.faults.map(({ line }) => line)).toEqual([3]);
    expect(powers?.read(text.replace('7', '8')).ok).toBe(true);
    expect(traits?.read('{ "name": "Stone-skinned", "armour": 1 }')).toMatchObject({
      ok: true,
      list: [{ id: 'stone-skinned', armour: 1, like: [] }],
    });
  });
  it('MU-08: what the table has made stands among the choices of a sheet', () => {
    const fields = murdham.fieldsWith?.(house) ?? [];
    const ids = (path: string) => {
      const field = fields.find((one) => one.path === path);
      return field?.kind === 'choices' && typeof field.options === 'object' ? field.options.map(({ id }) => id) : [];
    };
    expect(ids('powers')).toContain('ember');
    expect(ids('made')).toEqual(['stone-skinned']);
  });
});
