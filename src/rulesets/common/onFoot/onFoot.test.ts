/** Tests what the ruler says of a walk in each game: the cost on foot, the turns, what hinders. */
import { describe, expect, it } from 'vitest';
import { setUpOrThrow } from '../../../engine/play.testing.ts';
import type { Ruleset } from '../../../engine/ruleset.ts';
import type { Script } from '../../../engine/script.ts';
import type { Place, Scene, SquareScene } from '../../../space/scene.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import { squarePlace } from '../../../space/squares/squares.ts';
import { inZone, neighbours } from '../../../space/zones/zones.ts';
import { einfelst } from '../../einfelst/index.ts';
import { freeform } from '../../freeform/index.ts';
import { hestia } from '../../hestia/index.ts';
import { loadAllGames } from '../../index.ts';
import { ingenuity } from '../../ingenuity/index.ts';
import { hallOf } from '../../murdham/hall.testing.ts';
import { murdham } from '../../murdham/index.ts';
import { thrum } from '../../thrum/index.ts';
import { sceneFrom } from '../../thrum/scenes.testing.ts';

type Cast = Script['cast'][number];
const ann = (place: Place, more: Partial<Cast> = {}): Cast => ({
  id: 'ann',
  name: 'Ann',
  side: 'party',
  place,
  ...more,
});
const foe = (place: Place, more: Partial<Cast> = {}): Cast => ({
  id: 'foe',
  name: 'Foe',
  side: 'foes',
  place,
  ...more,
});
const fightOn = (game: Ruleset, scene: Scene | string, cast: Cast[]) =>
  setUpOrThrow(game, readyScenes, { title: 'On foot', ruleset: game.id, scene, cast, lines: [] }).fight;
const square = (column: number, row = 0) => squarePlace({ column, row });
const walked = (game: Ruleset, scene: Scene | string, cast: Cast[], ...way: Place[]) => {
  const said = game.onFoot?.(fightOn(game, scene, cast), 'ann', way);
  if (!said) throw new Error(`${game.name} says nothing of a walk.`);
  return { ...said, hinders: said.hinders.map(({ text, rule }) => `${rule} ${text}`) };
};
/** Ten squares in a row, with two difficult ones and a wall between the first two rows at one. */
const row = sceneFrom('....~~....\n..........');
const shut: SquareScene = { ...row, cells: {}, walls: { '0,0,e': 'wall', '0,1,e': 'wall' } };

describe('on squares', () => {
  it('TH-11, TH-16: counts movement and turns by Speed, difficult ground when it is left, and a way round a foe', () => {
    const plain = walked(thrum, row, [ann(square(0, 1))], square(0, 1), square(9, 1));
    expect(plain).toMatchObject({ cost: '9 movement', hinders: [] });
    expect(plain.takes).toMatch(/^\d+ turns? at speed \d+$/);
    const hard = sceneFrom('....~~....');
    const slow = walked(thrum, hard, [ann(square(0))], square(0), square(9));
    expect(slow).toMatchObject({ cost: '11 movement', hinders: ['TH-16 difficult ground for 3 steps'] });
    const round = walked(thrum, sceneFrom('...\n...'), [ann(square(0)), foe(square(1))], square(0), square(2));
    expect(round).toMatchObject({ cost: '2 movement', path: [square(0), square(1, 1), square(2)] });
  });
  it('TH-14: counts each step of height beyond the first', () => {
    expect(walked(thrum, sceneFrom('0030'), [ann(square(0))], square(0), square(2))).toMatchObject({
      cost: '4 movement',
      hinders: ['TH-14 1 steep step'],
    });
  });
  it('TH-11: goes from corner to corner, and says where no way leads', () => {
    expect(walked(thrum, row, [ann(square(0, 1))], square(0, 1), square(3, 1), square(1, 1))).toMatchObject({
      cost: '5 movement',
    });
    expect(walked(thrum, shut, [ann(square(0))], square(0), square(5))).toEqual({
      cost: 'No way leads there on foot.',
      hinders: [],
      path: [],
    });
  });
  it('IN-09, IN-21: counts metres with every second slanted one as two, and one Move a turn', () => {
    const field = sceneFrom(Array.from({ length: 8 }, () => '........').join('\n'));
    const walk = walked(ingenuity, field, [ann(square(0))], square(0), square(6, 6));
    expect(walk.cost).toBe('9 m');
    expect(walk.takes).toMatch(/^\d Moves? of \d+ m, one a turn$/);
  });
  it('HE-06, HE-07: counts feet, the turns at the combat speed, and those with a sprint', () => {
    const long = sceneFrom('.'.repeat(20));
    expect(walked(hestia, long, [ann(square(0))], square(0), square(8))).toMatchObject({
      cost: '40 ft',
      takes: '1 turn at 40 ft',
    });
    expect(walked(hestia, long, [ann(square(0))], square(0), square(19)).takes).toBe(
      '3 turns at 40 ft, or 2 turns with a sprint in each',
    );
  });
  it('FF-07: walks round walls on squares, and limits no move', () => {
    const wall: SquareScene = { ...row, cells: {}, walls: { '0,0,e': 'wall' } };
    const walk = walked(freeform, wall, [ann(square(0))], square(0), square(1));
    expect(walk).toMatchObject({
      cost: '2 squares',
      hinders: ['FF-07 1 square longer, round what bars the straight way'],
    });
    expect(walk.takes).toBeUndefined();
  });
});

describe('on zones', () => {
  const three = (way: Place[], cast = [ann(inZone('a'))], at: Parameters<typeof hallOf>[1] = {}) =>
    walked(murdham, hallOf(5, at), cast, ...way);
  it('MU-06, MU-08: counts zones and turns, and those by full movement', () => {
    expect(three([inZone('a'), inZone('d')])).toMatchObject({
      cost: '3 zones',
      takes: '3 turns, or 2 turns by full movement',
      hinders: [],
    });
    expect(three([inZone('a'), inZone('b')])).toMatchObject({ cost: '1 zone', takes: '1 turn' });
  });
  it('MU-06: names what lies on the way, and a shut door bars it', () => {
    const mud = { b: { features: [{ kind: 'difficult', label: 'Mud' } as const] } };
    expect(three([inZone('a'), inZone('c')], undefined, mud).hinders).toEqual(['MU-06 Mud (B)']);
    expect(three([inZone('a'), inZone('c')], undefined, { 'a-b': { door: 'closed' } }).cost).toMatch(/closed/);
  });
  it('MU-24: names the enemies whom the walk leaves and who may strike, and nobody who is elsewhere', () => {
    const both = [ann(inZone('a')), foe(inZone('a'), { creature: 'bandit' })];
    expect(three([inZone('a'), inZone('b')], both).hinders).toEqual(['MU-24 Foe may strike as one leaves']);
    const away = [ann(inZone('a')), foe(inZone('d'), { creature: 'bandit' })];
    expect(three([inZone('a'), inZone('b')], away).hinders).toEqual([]);
  });
  it('EW-14, EW-19: counts a fast maneuver for each zone, and two of them a turn', () => {
    const walk = walked(einfelst, hallOf(5), [ann(inZone('a'))], inZone('a'), inZone('d'));
    expect(walk).toMatchObject({ cost: '3 fast maneuvers', takes: '2 turns' });
  });
  it('EW-11: names obstacles on the way', () => {
    const rubble = hallOf(5, { 'a-b': { features: [{ kind: 'obstacle', label: 'Rubble', detail: 'test:force' }] } });
    expect(walked(einfelst, rubble, [ann(inZone('a'))], inZone('a'), inZone('b')).hinders).toEqual([
      'EW-11 Rubble (the border of A and B)',
    ]);
  });
  it('HE-25: counts the feet of zones by the house rule on a painted map', () => {
    const mill = readyScenes.mill;
    if (mill?.kind !== 'zones') throw new Error('The mill is a map of zones.');
    const here = Object.keys(mill.zones).find((id) =>
      neighbours(mill, id).some(({ border }) => border.door !== 'closed'),
    );
    const next = here && neighbours(mill, here).find(({ border }) => border.door !== 'closed')?.zone.id;
    if (!here || !next) throw new Error('The mill has zones.');
    const { zoneFeet } = hestia.blank().house as { zoneFeet: number };
    expect(walked(hestia, mill, [ann(inZone(here))], inZone(here), inZone(next)).cost).toBe(`${zoneFeet} ft`);
  });
});

// A game may leave walks to the ruler, which then measures the straight way alone.
const tellers = (await loadAllGames()).filter(({ onFoot }) => onFoot);
it.each(tellers)('in $name says something of the walk between any two of a ready fight', (game) => {
  const script = game.ready[0]?.script;
  if (!script) throw new Error(`${game.name} has no ready fight.`);
  const { fight } = setUpOrThrow(game, readyScenes, { ...script, lines: [] });
  const before = JSON.stringify(fight);
  for (const from of fight.order)
    for (const to of fight.order) {
      const [a, b] = [fight.combatants[from]?.place, fight.combatants[to]?.place];
      if (!a || !b || a.kind === 'off' || b.kind === 'off') continue;
      const said = game.onFoot?.(fight, from, [a, b]);
      expect(said?.cost, `${from} to ${to}`).toMatch(/^(?!.*(?:NaN|undefined|Infinity)).*[a-z]/i);
    }
  expect(JSON.stringify(fight)).toBe(before);
});
