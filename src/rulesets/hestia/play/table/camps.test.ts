/** Hostility: three hostile sides and a neutral one, in every rule that asks for friend or foe. */
import { describe, expect, it } from 'vitest';
import type { Script } from '../../../../engine/script.ts';
import { type At, optionsIn, plainAxe, sixesIn, whyGrey } from '../../edges.testing.ts';
import { hestia } from '../../index.ts';
import type { HestiaSheet } from '../../sheet/sheet.ts';
import {
  asSheet,
  badgesOf,
  fightOf,
  fightOn,
  lastOf,
  mayAct,
  playOn,
  questionOf,
  standingOf,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

const sides: NonNullable<Script['sides']> = [
  { id: 'party', name: 'The party', stance: 'party' },
  { id: 'orcs', name: 'The orcs', stance: 'foe', toward: { undead: 'foe' } },
  { id: 'undead', name: 'The undead', stance: 'foe' },
  { id: 'town', name: 'The town', stance: 'neutral' },
];
const soft: Partial<HestiaSheet> = { grit: { now: 0, max: 0 }, flesh: { now: 3, max: 3 } };
const armed = (more: Partial<HestiaSheet> = {}) => asSheet({ weapons: [plainAxe], violence: 20, ...more });
/**
 * A fight of Ann among two orcs, two ghouls who are the orcs' enemies too, and two people of the
 * town.
 */
const melee = (more: Record<string, Partial<HestiaSheet>> = {}, house: Record<string, unknown> = {}) =>
  tableOf(
    [
      { id: 'ann', sheet: armed(more.ann) },
      ...['orc-1', 'orc-2'].map((id) => ({
        id,
        side: 'orcs',
        sheet: armed({ kind: 'monster', ...soft, ...more[id] }),
      })),
      ...['ghoul-1', 'ghoul-2'].map((id) => ({
        id,
        side: 'undead',
        sheet: armed({ kind: 'monster', ...soft, ...more[id] }),
      })),
      ...['baker', 'smith'].map((id) => ({
        id,
        side: 'town',
        sheet: armed({ kind: 'monster', ...soft, ...more[id] }),
      })),
    ],
    { sides, house },
  );
const begun = (...given: Parameters<typeof melee>) => fightOn(melee(...given), { ann: [20] });
const strike = (at: At, by: string, target: string) =>
  playOn(
    at,
    { do: 'attack', by, with: 'axe' },
    { answer: target },
    { answer: { dice: [10] } },
    { answer: { dice: [5] } },
  );
const enemies = (at: At) => playOn(at, { do: 'end-block' });

describe('three hostile sides', () => {
  it('HE-01 all who are no friends of the characters act between the quick and the slow, and are said to', () => {
    const at = enemies(begun());
    expect(mayAct(at)).toEqual(['orc-1', 'orc-2', 'ghoul-1', 'ghoul-2', 'baker', 'smith']);
    expect(hestia.order(fightOf(at)).title).toBe('Round 1: the enemies and others');
  });
  it('HE-01 an ally who is set against the party alone acts among the enemies', () => {
    const watch = { id: 'watch', name: 'The watch', stance: 'ally' as const };
    const at = fightOn(
      tableOf([{ id: 'ann' }, { id: 'guard', side: 'watch' }, { id: 'spy', side: 'watch', toward: { party: 'foe' } }], {
        sides: [...sides, watch],
      }),
      { ann: [20], guard: [20] },
    );
    expect(mayAct(at)).toEqual(['ann', 'guard']);
    expect(mayAct(enemies(at))).toEqual(['spy']);
  });
  it('HE-02 quick enemies are a bane on those whose enemies they are', () => {
    const savvy = (as: 'foe' | 'neutral') =>
      sixesIn(
        playOn(
          melee({ 'ghoul-1': { wits: 'quick' } }),
          { edit: [{ edit: 'between', sides: ['party', 'undead'], as }], label: 'As they stand' },
          { begin: true },
          { answer: 'attack' },
          { answer: 'nobody' },
        ),
      );
    expect([savvy('foe'), savvy('neutral')]).toEqual([['bane'], ['none']]);
  });
  it('HE-04 any of the sides may be surprised, and only that one waits', () => {
    const at = playOn(
      melee(),
      { begin: true },
      { answer: 'attack' },
      { answer: 'side:undead' },
      { answer: { dice: { ann: [1] } } },
    );
    expect(mayAct(at)).toEqual(['orc-1', 'orc-2', 'baker', 'smith']);
  });
  it('HE-09 aiming lists enemies first, then neutral people, then friends', () => {
    const aimed = playOn(enemies(begun()), { do: 'attack', by: 'orc-1', with: 'axe' });
    expect(optionsIn(aimed).map(({ id, detail }) => `${id}: ${detail}`)).toEqual([
      'ann: 5 ft, Defense 10',
      'ghoul-1: 5 ft, Defense 10',
      'ghoul-2: 5 ft, Defense 10',
      'baker: no enemy, 5 ft, Defense 10',
      'smith: no enemy, 5 ft, Defense 10',
      'orc-2: the same side, 5 ft, Defense 10',
    ]);
  });
  it('HE-22 a side that another than the characters fells is tested, and no other', () => {
    const at = strike(enemies(begun()), 'orc-1', 'ghoul-1');
    expect(questionOf(at)?.title).toBe(
      'The undead: morale after the first casualty of the fight and the loss of half of them',
    );
    expect(questionOf(at)?.about).toEqual(['ghoul-2']);
    const later = strike(playOn(at, { answer: { dice: [20] } }, { do: 'end-turn', by: 'orc-1' }), 'ghoul-2', 'orc-1');
    expect(questionOf(later)?.title).toBe('The orcs: morale after the loss of half of them');
  });
  it('HE-25 the backs of all are struck by the enemies of each: orcs by ghouls and characters, in one question', () => {
    const at = playOn(enemies(begun({}, { opportunist: true })), { do: 'retreat', by: 'orc-1' });
    expect(questionOf(at)).toMatchObject({ kind: 'pick', seat: { kind: 'gm' } });
    expect(optionsIn(at)).toEqual([]);
    const question = questionOf(at);
    expect(question?.kind === 'pick' && question.options.map(({ id }) => id)).toEqual(['ann', 'ghoul-1', 'ghoul-2']);
  });
  it('HE-25 enemies of any side bar the way on squares, and nobody else does', () => {
    const corridor = (second: string, side: string) =>
      fightOn(
        tableOf(
          [
            { id: 'orc', side: 'orcs', place: { kind: 'square', column: 0, row: 0 } },
            { id: second, side, place: { kind: 'square', column: 1, row: 0 } },
          ],
          {
            sides,
            scene: {
              kind: 'squares',
              name: 'Corridor',
              columns: 4,
              rows: 1,
              pixels: 50,
              ground: { kind: 'plain', look: 'stone' },
              cells: {},
              walls: {},
            },
          },
        ),
        {},
      );
    expect(whyGrey(corridor('ghoul', 'undead'), 'orc', 'move')).toBe('HE-06');
    expect(whyGrey(corridor('baker', 'town'), 'orc', 'move')).toBeUndefined();
    expect(whyGrey(corridor('other', 'orcs'), 'orc', 'move')).toBeUndefined();
  });
  it('HE-06 as long as two of them stand against each other nobody holds the field', () => {
    const out = (...ids: string[]) =>
      playOn(
        begun(),
        {
          edit: ids.map((combatant) => ({ edit: 'sheet' as const, combatant, path: 'gone', value: 'dead' })),
          label: 'Fallen',
        },
        { end: true },
      );
    const ending = (...ids: string[]) => hestia.order(fightOf(out(...ids))).ending;
    expect(ending('ann')).toBe('The fight breaks off.');
    expect(ending('ann', 'orc-1', 'orc-2')).toBe('The enemies hold the field.');
    expect(ending('ghoul-1', 'ghoul-2', 'orc-1', 'orc-2')).toBe('The characters hold the field.');
    expect(ending('ann', 'ghoul-1', 'ghoul-2', 'orc-1', 'orc-2')).toBe('Nobody is left standing.');
  });
});

describe('neutral people', () => {
  it('HE-22 are tested by nothing as long as they are nobody’s enemies', () => {
    const at = playOn(begun(), { do: 'frightful' });
    expect(optionsIn(at).map(({ id }) => id)).toEqual(['orcs', 'undead']);
  });
  it('HE-09 who attacks them is met by the question who turns hostile; then they are enemies as any', () => {
    const struck = playOn(begun(), { do: 'attack', by: 'ann', with: 'axe' }, { answer: 'baker' });
    expect(questionOf(struck)).toMatchObject({ rule: 'HE-09', seat: { kind: 'gm' } });
    const hostile = playOn(struck, { answer: 'side' }, { answer: { dice: [10] } }, { answer: { dice: [5] } });
    expect(standingOf(hostile, 'baker')).toBe('dead');
    expect(questionOf(hostile)?.title).toContain('The town: morale after the first casualty');
    const one = playOn(struck, { answer: 'one' }, { answer: { dice: [1] } });
    expect(lastOf(one, 'HE-09')).toBe('Baker: now hostile to the party.');
    expect(optionsIn(playOn(one, { do: 'frightful' })).map(({ id }) => id)).toEqual(['orcs', 'undead', 'town']);
    const peace = playOn(struck, { answer: 'nobody' }, { answer: { dice: [1] } });
    expect(optionsIn(playOn(peace, { do: 'frightful' })).map(({ id }) => id)).toEqual(['orcs', 'undead']);
  });
  it('HE-20 a gambit breaks the peace too, and a spell that harms; what helps does not', () => {
    const spell = (id: string, dice: number, test: 'none' | 'touch') => ({
      ...{ id, name: id, about: '', test, range: 60, sides: 6, dice, effect: 'none' as const },
    });
    const at = begun({
      ann: { spells: [spell('fire', 1, 'none'), spell('light', 0, 'none'), spell('heal', 1, 'touch')] },
    });
    const tried = playOn(
      at,
      { do: 'gambit', by: 'ann', with: 'might' },
      { answer: 'baker' },
      { answer: 'trip' },
      { answer: '0' },
    );
    expect(questionOf(tried)).toMatchObject({
      rule: 'HE-20',
      title: 'Ann attacks Baker, who is no enemy: who turns hostile?',
    });
    const cast = (id: string) => playOn(at, { do: 'cast', by: 'ann', with: id }, { answer: 'baker' });
    expect(questionOf(cast('fire'))).toMatchObject({ rule: 'HE-12', seat: { kind: 'gm' } });
    expect(questionOf(cast('light'))).toBeUndefined();
    expect(questionOf(cast('heal'))).toMatchObject({ rule: 'HE-12', seat: { combatant: 'baker' } });
    expect(questionOf(playOn(cast('heal'), { answer: 'yes' }))).toMatchObject({ kind: 'dice', rule: 'HE-13' });
    expect(questionOf(playOn(cast('heal'), { answer: 'no' }))?.title).toContain('who turns hostile?');
  });
  it('HE-09 a blow at one’s own asks nothing and makes nobody a foe', () => {
    const at = playOn(enemies(begun()), { do: 'attack', by: 'orc-1', with: 'axe' }, { answer: 'orc-2' });
    expect(questionOf(at)?.kind).toBe('dice');
    expect(trackOf(playOn(at, { answer: { dice: [10] } }, { answer: { dice: [1] } }), 'orc-2', 'flesh')).toBe(2);
  });
  it('HE-25 they strike at nobody’s back before they are enemies', () => {
    const at = fightOn(
      tableOf(
        [
          { id: 'ann' },
          { id: 'baker', side: 'town' },
          { id: 'orc', side: 'orcs', place: { kind: 'zone', zone: 'hall' } },
        ],
        {
          sides,
          house: { opportunist: true },
        },
      ),
      { ann: [20] },
    );
    expect(standingOf(playOn(at, { do: 'retreat', by: 'ann' }), 'ann')).toBe('fled');
    const hostile = playOn(at, { edit: [{ edit: 'between', sides: ['party', 'town'], as: 'foe' }], label: 'War' });
    expect(questionOf(playOn(hostile, { do: 'retreat', by: 'ann' }))?.seat).toEqual({
      kind: 'combatant',
      combatant: 'baker',
    });
    expect(badgesOf(hostile, 'baker')).toEqual([]);
  });
});
