/** What each game makes of darkness, on painted maps, where the GM lets it count. */
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../engine/command.ts';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import { placesInDark } from '../../engine/public/partySight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Script } from '../../engine/script.ts';
import { einfelst } from '../../rulesets/einfelst/index.ts';
import { hestia } from '../../rulesets/hestia/index.ts';
import { ingenuity } from '../../rulesets/ingenuity/index.ts';
import { armouryItems } from '../../rulesets/ingenuity/sheet/armoury.ts';
import { bowOf } from '../../rulesets/ingenuity/table.testing.ts';
import { murdham } from '../../rulesets/murdham/index.ts';
import { thrum } from '../../rulesets/thrum/index.ts';
import type { Place } from '../scene.ts';
import { readyScenes } from '../scenes/index.ts';
import { darkPlaces } from '../sight/light.ts';
import { sightBetween } from '../sight/sight.ts';
import { squarePlace } from '../squares/squares.ts';
import { distance, inZone, isNearby } from '../zones/zones.ts';

const counts: Edit = { edit: 'sight', darkness: 'counts' };
const looks = (combatant: string, how: object): Edit => ({ edit: 'combatant', combatant, looks: how });
type Cast = Script['cast'][number];
const one = (id: string, place: Place, more: Partial<Cast> = {}): Cast => ({
  id,
  name: id === 'ann' ? 'Ann' : 'Foe',
  side: id === 'ann' ? 'party' : 'foes',
  place,
  ...more,
});

/** A fight on a painted map, before it begins, with these edits of the GM. */
const fightOn = (game: Ruleset, scene: string, cast: Cast[], edits: Edit[] = [counts]) =>
  playLines(
    game,
    setUpOrThrow(game, readyScenes, { title: 'Dark', ruleset: game.id, scene, cast, lines: [] }),
    edits.length > 0 ? [{ edit: edits, label: 'By hand' }] : [],
  ).fight;
const aimOf = (game: Ruleset, fight: ReturnType<typeof fightOn>) => game.aim(fight, 'ann', 'foe');
const looksOf = (game: Ruleset, fight: ReturnType<typeof fightOn>, who: string) => game.looks?.(fight, who);
const partsOf = (game: Ruleset, fight: ReturnType<typeof fightOn>, from = 'ann', at = 'foe') =>
  game.aim(fight, from, at).parts.map(({ text, rule }) => `${rule} ${text}`);

/** Two zones of the robbers’ camp by night: a lit one, and a dark one that is seen from it. */
function litAndDark(): [Place, Place] {
  const camp = readyScenes['forest-camp'];
  if (camp?.kind !== 'zones') throw new Error('The camp is a map of zones.');
  const dark = darkPlaces(camp, []);
  for (const there of dark)
    for (const here of Object.keys(camp.zones)) {
      const [from, to] = [inZone(here), inZone(there)];
      const isLit = !dark.has(here) && !isNearby(camp, from, to) && distance(camp, from, to) <= 2;
      if (isLit && sightBetween(camp, from, to).seen) return [from, to];
    }
  throw new Error('The camp has no such zones.');
}
const [lit, dark] = litAndDark();

describe('Murdham', () => {
  const cast = (foe: Partial<Cast> = {}) => [
    one('ann', lit, { creature: 'bandit-archer' }),
    one('foe', dark, { creature: 'bandit', ...foe }),
  ];
  it('MU-16: nobody shoots at somebody in the dark, until the target carries a light', () => {
    const said = (foe: Partial<Cast>) => partsOf(murdham, fightOn(murdham, 'forest-camp', cast(foe))).join('; ');
    expect(said({})).toMatch(/MU-16 Bow: .*dark/);
    const torch = { id: 'torch', item: 'torch', held: 'off', worn: false, damaged: false, used: false, spent: false };
    expect(said({ sheet: { gear: [torch] } })).not.toContain('dark');
  });
  it('MU-16: who sees in the dark shoots, and darkness hides nothing where it does not count', () => {
    const said = (...edits: Edit[]) => partsOf(murdham, fightOn(murdham, 'forest-camp', cast(), edits)).join('; ');
    expect(said(counts, looks('ann', { eyes: 'dark' }))).not.toContain('dark');
    expect(said()).not.toContain('dark');
  });
  it('MU-15: the one who stands nearby is seen in the dark too', () => {
    const both = [one('ann', dark, { creature: 'bandit' }), one('foe', dark, { creature: 'bandit' })];
    expect(partsOf(murdham, fightOn(murdham, 'forest-camp', both)).join('; ')).not.toContain('dark');
  });
});

describe('Einfelst', () => {
  const cast = [one('ann', lit, { creature: 'hunter' }), one('foe', dark)];
  const said = (...edits: Edit[]) => partsOf(einfelst, fightOn(einfelst, 'forest-camp', cast, edits));
  it('EW-13: a shot at somebody in the dark needs a success more, and not from who sees in the dark', () => {
    expect(said(counts)).toContain('EW-13 dark');
    expect(said(counts, looks('ann', { eyes: 'dark' }))).not.toContain('EW-13 dark');
    expect(said(counts, looks('foe', { light: 2 }))).not.toContain('EW-13 dark');
  });
  it('EW-13: dim light makes nothing harder, and neither does darkness that does not count', () => {
    expect(said()).not.toContain('EW-13 dark');
    expect(said(counts, { edit: 'ground', setting: { light: 'dusk' } })).not.toContain('EW-13 dark');
  });
});

describe('Ingenuity', () => {
  const camp = readyScenes['forest-camp-squares'];
  const night = camp ? darkPlaces(camp, []) : new Set<string>();
  /** A dark square with an open way to another four squares off. */
  const spot = [...night].find((key) => {
    const [column = 0, row = 0] = key.split(',').map(Number);
    return [0, 1, 2, 3, 4].every((n) => {
      const cell = camp?.kind === 'squares' ? camp.cells[`${column + n},${row}`] : undefined;
      return column + n < 24 && !cell?.blocked && !cell?.elevation;
    });
  });
  const [column = 0, row = 0] = (spot ?? '0,0').split(',').map(Number);
  const cast = (foe: Partial<Cast> = {}) => [
    one('ann', squarePlace({ column, row }), { sheet: { items: [bowOf()] } }),
    one('foe', squarePlace({ column: column + 4, row }), foe),
  ];
  const said = (...edits: Edit[]) => aimOf(ingenuity, fightOn(ingenuity, 'forest-camp-squares', cast(), edits)).text;
  it('IN-27: an attack out of the dark is a sneak attack, and not on who sees in the dark', () => {
    expect(said(counts)).toContain('sneak: does not see Ann in the dark');
    expect(said(counts, looks('foe', { eyes: 'dark' }))).not.toContain('sneak');
    expect(said()).not.toContain('in the dark');
  });
  it('IN-27: a burning torch in hand lights six metres for the map too', () => {
    const looksWith = (sheet: object) =>
      looksOf(ingenuity, fightOn(ingenuity, 'forest-camp-squares', cast({ sheet: { ...sheet } })), 'foe');
    const [torch] = armouryItems.filter(({ id }) => id === 'torch');
    expect(looksWith({ items: [{ ...torch, where: 'hand' }] })).toEqual({ light: 6 });
    expect(looksWith({ items: [{ ...torch, where: 'worn' }] })).toEqual({});
    expect(looksWith({ darksight: true })).toEqual({ eyes: 'dark' });
    expect(looksWith({ darksight: true, states: ['blinded'] })).toEqual({ eyes: 'blind' });
  });
});

describe('Hestia', () => {
  it('HE-07: a torch or lantern that is lit lights the zones around on a dark map', () => {
    const cast = (states: string[]) => [one('ann', dark, { sheet: { states } })];
    const inDark = (states: string[]) =>
      placesInDark(fightOn(hestia, 'forest-camp', cast(states))).has(dark.kind === 'zone' ? dark.zone : '');
    expect([inDark([]), inDark(['lit'])]).toEqual([true, false]);
  });
});

describe('Thrum', () => {
  it('TH-41: Blinded is a state of its own, and the chapter has no rule for darkness: aims stay as they are', () => {
    const cast = [one('ann', squarePlace({ column: 2, row: 2 })), one('foe', squarePlace({ column: 6, row: 2 }))];
    const aim = (edits: Edit[]) => aimOf(thrum, fightOn(thrum, 'forest-camp-squares', cast, edits));
    expect(aim([counts])).toEqual(aim([]));
    expect(thrum.looks).toBeUndefined();
  });
});
