/**
 * Fights of a given size in the middle of a move, for pictures of the players' screen: each game's
 * own people on its own map.
 */
import type { Encounter } from '../../src/engine/encounter.ts';
import { dispatch, liveStateOf } from '../../src/engine/history.ts';
import { answerAtRandom, randomDecider, setUpOrThrow } from '../../src/engine/play.testing.ts';
import { type PublicCombatant, type PublicView, publicView } from '../../src/engine/public/publicView.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import type { Script } from '../../src/engine/script.ts';
import type { Place, Scene } from '../../src/space/scene.ts';
import { readyScenes } from '../../src/space/scenes/index.ts';

type Member = Script['cast'][number];
type Health = NonNullable<PublicCombatant['health']>;

/**
 * Places in the order in which a crowd fills them: each zone in turn, or every second square from
 * the middle outwards.
 */
function placesOf(scene: Scene): Place[] {
  if (scene.kind === 'zones') {
    const zones = Object.values(scene.zones);
    const most = Math.max(...zones.map(({ capacity }) => capacity));
    return Array.from({ length: most }, (_each, n) => n).flatMap((n) =>
      zones
        .filter(({ capacity }) => n < Math.max(1, capacity * 0.6))
        .map(({ id }): Place => ({ kind: 'zone', zone: id })),
    );
  }
  const { columns, rows, cells } = scene;
  const far = ({ column, row }: { column: number; row: number }) =>
    Math.hypot(column - columns / 2, (row - rows / 2) * 1.4);
  return Array.from({ length: columns * rows }, (_each, at) => ({
    column: at % columns,
    row: Math.floor(at / columns),
  }))
    .filter(({ column, row }) => (column + row) % 2 === 0 && cells[`${column},${row}`]?.blocked !== true)
    .sort((a, b) => far(a) - far(b))
    .map(({ column, row }): Place => ({ kind: 'square', column, row }));
}

/**
 * The cast of a ready fight with combatants removed, or foes copied, to reach a number. The party
 * comes first, and everybody has a place.
 */
function castOf(cast: readonly Member[], scene: Scene, count: number): Member[] {
  const party = cast
    .filter(({ side, sheet }) => side === 'party' && sheet?.aboard === undefined)
    .slice(0, Math.max(2, Math.min(5, Math.round(count / 2.5))));
  const foes = cast.filter(({ side, sheet }) => side !== 'party' && sheet?.aboard === undefined);
  const kinds = [...new Map(foes.map((one) => [one.name, one])).values()];
  const wanted = count - party.length;
  const crowd = Array.from({ length: wanted }, (_each, n): Member => {
    const { copy: _copy, ...kind } = kinds[n % kinds.length]!;
    return { ...kind, id: `foe-${n}`, ...(wanted > kinds.length ? { copy: Math.floor(n / kinds.length) + 1 } : {}) };
  });
  const free = placesOf(scene);
  // The sides stand apart: foes start from the list's other end where places are zones, and from
  // the middle where they are squares.
  return [...party, ...crowd].map((one, at) => ({ ...one, place: free[at] ?? { kind: 'off' }, hidden: false }));
}

/** The words for harm in each game, from a scratch to the end, with the remaining share. */
const HARM: Record<string, readonly [word: string, tone: Health['tone'], left: number][]> = {
  murdham: [
    ['hurt', 'good', 0.7],
    ['badly hurt', 'hurt', 0.4],
    ['near death', 'bad', 0.2],
  ],
  thrum: [
    ['tired', 'good', 0.6],
    ['wounded', 'hurt', 0.3],
    ['exhausted', 'bad', 0],
  ],
  einfelst: [
    ['lesser Harm', 'good', 0.8],
    ['moderate Harm', 'hurt', 0.6],
    ['severe Harm', 'bad', 0.4],
  ],
  hestia: [
    ['winded', 'good', 0.5],
    ['bleeding', 'hurt', 0.7],
    ['near death', 'bad', 0.3],
  ],
  ingenuity: [
    ['winded', 'good', 0.7],
    ['harmed', 'hurt', 0.4],
    ['bloodied', 'bad', 0.6],
  ],
};
const STATES = ['Prone', 'Stunned', 'Grappled', 'On fire'];

/** The view some rounds later: some are hurt, some are down, one acts, and one is asked. */
function inTheThick(game: string, view: PublicView): PublicView {
  const harm = HARM[game] ?? [];
  const combatants = view.combatants.map((one, at): PublicCombatant => {
    const told = harm[at % 5];
    if (at > 3 && at % 7 === 6)
      return { ...one, standing: { at: 'down', word: 'down' }, health: { word: 'down', tone: 'down' } };
    if (!told || at % 2 === 0 || !one.health) return one;
    const [word, tone, left] = told;
    const { pool } = one.health;
    const value = pool && Math.round(pool.max * (pool.kind === 'bar' ? left : 1 - left));
    return {
      ...one,
      health: { word, ...(tone ? { tone } : {}), ...(pool && value !== undefined ? { pool: { ...pool, value } } : {}) },
      badges: at % 3 === 0 ? [...one.badges, { id: 'state', label: STATES[at % 4]!, tone: 'bad' }] : one.badges,
    };
  });
  const up = combatants.filter(({ standing }) => standing.at === 'up');
  const [acting, asked] = [up[0]!, up.find(({ side }) => side !== up[0]!.side)!];
  return {
    ...view,
    combatants,
    order: {
      ...view.order,
      round: 2,
      title: view.order.title.replace(/\b(?:Round zero|Round \d+|Set-up)\b/, 'Round 2'),
      rows: view.order.rows.map((row) => ({
        ...row,
        state:
          row.combatant === acting.id
            ? 'acting'
            : combatants.find(({ id }) => id === row.combatant)?.standing.at === 'up'
              ? 'waiting'
              : 'out',
      })),
    },
    acting: { id: acting.id, name: acting.name },
    last: {
      id: 1,
      text: `${acting.name} strikes ${asked.name}.`,
      tone: 'plain',
      who: [acting.id, asked.id],
      dice: [{ sides: game === 'hestia' ? 20 : 6, faces: [[5], [2], [6]], kept: [0, 2] }],
    },
    asked: { id: 'q1', title: 'Dodge, counter or nothing?', who: asked.name, combatant: asked.id },
  };
}

/**
 * A begun fight of this many combatants in one game, with all of them in sight. The same every
 * time.
 */
export function crowdEncounter(ruleset: Ruleset, count: number): Encounter {
  const script = ruleset.ready[0]!.script;
  const scene = typeof script.scene === 'string' ? readyScenes[script.scene]! : script.scene;
  const cast = castOf(script.cast, scene, count);
  const start = setUpOrThrow(ruleset, readyScenes, { ...script, seed: 7, cast, lines: [] });
  const begun = dispatch(ruleset, start, { type: 'begin' });
  if (!begun.ok) throw new Error(begun.refusal.text);
  for (let seed = 1; seed < 40; seed += 1) {
    let encounter = begun.value;
    const decide = randomDecider(seed);
    for (let asked = liveStateOf(ruleset, encounter).question; asked; asked = liveStateOf(ruleset, encounter).question)
      encounter = answerAtRandom(ruleset, encounter, asked, decide);
    if (viewOf(ruleset, encounter).combatants.length === count) return encounter;
  }
  throw new Error(`${ruleset.name}: no beginning shows all ${count}.`);
}

const viewOf = (ruleset: Ruleset, encounter: Encounter): PublicView =>
  publicView(ruleset, liveStateOf(ruleset, encounter).fight, undefined, { party: 'exact', others: 'coloured' });

/** What the players see of a fight of this many in one game, in the middle of a move. */
export const crowdView = (ruleset: Ruleset, count: number): PublicView =>
  inTheThick(ruleset.id, viewOf(ruleset, crowdEncounter(ruleset, count)));
