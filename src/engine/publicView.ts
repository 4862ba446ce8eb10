/** The public view: what players see, built field by field from the fight. Nothing is stripped, because nothing secret is put in. */
import { type Cover, coverOf } from '../space/cover.ts';
import type { Drawing } from '../space/drawing.ts';
import type { Border, Feature, Scene, Zone } from '../space/scene.ts';
import {
  type Combatant,
  type Detail,
  everyone,
  type Fight,
  fullName,
  type LoggedDice,
  type Side,
  stanceOf,
} from './fight.ts';
import { isUnknown, namesUnknown, unknownPlaces } from './fog.ts';
import { wallsClosed } from './publicDoors.ts';
import { bordersByName, knownEnds, knownPlace, knownSquares, maskedName, publicDrawings } from './publicFog.ts';
import type { Question } from './question.ts';
import type { Badge, Health, OrderRow, Ruleset, Standing, Track, TurnOrder } from './ruleset.ts';
import type { Id } from './words.ts';

export interface PublicCombatant {
  id: Id;
  name: string;
  side: Id;
  /** How its token looks, where that is not its side's stance: neutral people who fight the party look like foes. */
  stance?: Side['stance'];
  place: Combatant['place'];
  look: Combatant['look'];
  size: { room: number; squares: number };
  standing: Standing;
  /** The whole truth for `exact`; otherwise empty. */
  tracks: Track[];
  /** One word for its health, or the harm it has taken; for `exact` with the pool that tells it. Left out where nothing is told. */
  health?: { word: string; tone?: 'good' | 'hurt' | 'bad' | 'down'; pool?: NonNullable<Health['pool']> };
  badges: Pick<Badge, 'id' | 'label' | 'count' | 'tone'>[];
}

export interface PublicView {
  encounter: string;
  game: string;
  stage: Fight['stage'];
  /** The known part of the map. Under a cover its picture has a name of its own: that of the copy with the cover on it. */
  scene: Scene;
  /** What the board covers; left out while everything is known. */
  cover?: Cover;
  /** Drawings that are meant for the players, the lowest first. */
  drawings: Drawing[];
  sides: Pick<Side, 'id' | 'name' | 'stance'>[];
  combatants: PublicCombatant[];
  order: Pick<TurnOrder, 'style' | 'round' | 'title' | 'groups'> & { rows: Omit<OrderRow, 'note'>[] };
  /** How the fight ended, once it is over. */
  ending?: string;
  /** Whose turn it is. */
  acting?: { id: Id; name: string };
  /** The last thing that happened, as one sentence, with its dice and whom it is about, as far as they are seen. */
  last?: { id: number; text: string; tone: string; dice: LoggedDice[]; who: Id[] };
  /** Who is being asked what, when the mere asking gives nothing away. `combatant` where it is somebody and not a side. */
  asked?: { id: string; title: string; who: string; combatant?: Id; countdown?: number };
}

const shownFeatures = (features: readonly Feature[]): Feature[] =>
  features
    .filter(({ secret }) => !secret)
    .map(({ id, label, kind, detail, amount }) => ({
      id,
      label,
      kind,
      ...(detail === undefined ? {} : { detail }),
      ...(amount === undefined ? {} : { amount }),
    }));

const nothing: ReadonlySet<string> = new Set();

/** The map as the players may know it: `unknown` are the places in fog. */
export function publicScene(scene: Scene, unknown = nothing): Scene {
  const cover = coverOf(scene, unknown);
  const shown = knownPart(scene, unknown);
  return cover && shown.ground.kind === 'picture'
    ? { ...shown, ground: { ...shown.ground, picture: maskedName(shown.ground.picture, shown, cover) } }
    : shown;
}

function knownPart(scene: Scene, unknown: ReadonlySet<string>): Scene {
  if (scene.kind === 'squares')
    return {
      kind: 'squares',
      name: scene.name,
      columns: scene.columns,
      rows: scene.rows,
      pixels: scene.pixels,
      ground: scene.ground,
      ...knownSquares(scene, unknown),
    };
  const borders = Object.values(scene.borders);
  const zone = (one: Zone): Zone => ({
    id: one.id,
    name: one.name,
    polygon: wallsClosed(one, borders),
    capacity: one.capacity,
    features: shownFeatures(one.features),
  });
  const names = bordersByName(scene, unknown);
  const border = (one: Border, id: Id): Border => ({
    id,
    between: knownEnds(one, unknown),
    line: one.line,
    capacity: one.capacity,
    door: one.door,
    features: shownFeatures(one.features),
  });
  return {
    kind: 'zones',
    name: scene.name,
    width: scene.width,
    height: scene.height,
    ground: scene.ground,
    zones: Object.fromEntries(
      Object.values(scene.zones).flatMap((one) => (unknown.has(one.id) ? [] : [[one.id, zone(one)]])),
    ),
    borders: Object.fromEntries(
      Object.values(scene.borders).flatMap((one) => {
        const id = names.get(one.id);
        return id === undefined ? [] : [[id, border(one, id)]];
      }),
    ),
  };
}

/** What the players are told of somebody's health, by how much the table lets them know. */
function publicHealth(
  ruleset: Ruleset,
  fight: Fight,
  who: Id,
  detail: Detail,
  standing: Standing,
): PublicCombatant['health'] {
  if (detail === 'nothing') return undefined;
  const { word, tone, pool, taken } = ruleset.health(fight, who);
  if (detail === 'taken') return { word: `${taken} taken` };
  if (standing.at !== 'up') return { word: standing.word, ...(detail === 'word' ? {} : { tone: 'down' }) };
  if (detail === 'word') return { word };
  return { word, tone, ...(detail === 'exact' && pool ? { pool } : {}) };
}

function publicCombatant(
  ruleset: Ruleset,
  fight: Fight,
  one: Combatant,
  detail: Detail,
  { seen, unknown }: Known,
): PublicCombatant {
  const standing = ruleset.standing(fight, one.id);
  const stance = stanceOf(fight, one.id);
  const health = publicHealth(ruleset, fight, one.id, detail, standing);
  return {
    id: one.id,
    name: fullName(one),
    side: one.side,
    ...(stance === fight.sides[one.side]?.stance ? {} : { stance }),
    place: knownPlace(fight.scene, unknown, one.place),
    look: one.look,
    size: ruleset.size(one),
    standing,
    tracks: detail === 'exact' ? ruleset.tracks(fight, one.id) : [],
    ...(health ? { health } : {}),
    badges: ruleset
      .badges(fight, one.id)
      .filter(({ label }) => !namesUnseen(fight, { seen, unknown }, label))
      .map(({ id, label, count, tone: mood }) => ({
        id,
        label,
        tone: mood,
        ...(count === undefined ? {} : { count }),
      })),
  };
}

/** What the players' screen receives. `question` is the open one of the live fight. */
export function publicView(
  ruleset: Ruleset,
  fight: Fight,
  question: Question | undefined,
  display: { party: Detail; others: Detail },
  name: string,
): PublicView {
  const unknown = unknownPlaces(fight, (one) => ruleset.size(one).squares);
  const seen = everyone(fight).filter(
    (one) =>
      !one.hidden &&
      ruleset.seenByPlayers(fight, one.id) &&
      !isUnknown(fight.scene, unknown, one.place, ruleset.size(one).squares),
  );
  const ids = new Set(seen.map(({ id }) => id));
  const known: Known = { seen: ids, unknown };
  const cover = coverOf(fight.scene, unknown);
  const order = ruleset.order(fight);
  const rows = order.rows
    .filter(({ combatant }) => ids.has(combatant))
    .map(({ id, combatant, state, badge, group }) => ({
      id,
      combatant,
      state,
      ...(badge === undefined ? {} : { badge }),
      ...(group === undefined ? {} : { group }),
    }));
  const acting = rows.find(({ state }) => state === 'acting');
  const actor = acting && fight.combatants[acting.combatant];
  const last = fight.log.findLast(({ shown }) => shown !== undefined);
  return {
    encounter: name,
    game: ruleset.name,
    stage: fight.stage,
    scene: publicScene(fight.scene, unknown),
    ...(cover ? { cover } : {}),
    drawings: publicDrawings(fight, unknown),
    // A side that nobody can see anyone of is not named: its name alone would tell of an ambush.
    sides: Object.values(fight.sides)
      .filter(({ id }) => seen.some(({ side }) => side === id))
      .map(({ id, name: called, stance }) => ({ id, name: called, stance })),
    combatants: seen.map((one) =>
      publicCombatant(
        ruleset,
        fight,
        one,
        fight.sides[one.side]?.stance === 'party' ? display.party : display.others,
        known,
      ),
    ),
    order: {
      style: order.style,
      round: order.round,
      title: order.title,
      groups: order.groups
        .filter(({ id }) => !fight.sides[id] || seen.some(({ side }) => side === id))
        .map(({ id, label }) => ({ id, label })),
      rows,
    },
    ...(order.ending !== undefined && !namesUnseen(fight, known, order.ending) ? { ending: order.ending } : {}),
    ...(actor ? { acting: { id: actor.id, name: fullName(actor) } } : {}),
    ...(last
      ? {
          last: {
            id: last.id,
            text: last.shown ?? '',
            tone: last.tone,
            dice: last.dice.flatMap(({ label, sides, faces, said, kept }) =>
              said === undefined ? [{ label, sides, faces, ...(kept ? { kept } : {}) }] : [],
            ),
            who: last.who.filter((id) => ids.has(id)),
          },
        }
      : {}),
    ...askedOf(fight, question, known),
  };
}

/** What the players know: whom they see, and which places they do not know. */
interface Known {
  seen: ReadonlySet<Id>;
  unknown: ReadonlySet<string>;
}

/** A last guard for words that a game makes: whether they name somebody whom the players cannot see, or a place they do not know. */
const namesUnseen = (fight: Fight, { seen, unknown }: Known, text: string): boolean =>
  everyone(fight).some((one) => !seen.has(one.id) && text.includes(one.name)) ||
  namesUnknown(fight.scene, unknown, text);

/** The question as the players may know of it: not at all when it is the GM's, or is put to or about somebody they cannot see. */
function askedOf(fight: Fight, question: Question | undefined, known: Known): Pick<PublicView, 'asked'> {
  const { seen } = known;
  if (!question || question.audience === 'gm' || question.about?.some((id) => !seen.has(id))) return {};
  const { seat } = question;
  if (seat.kind === 'gm') return {};
  if (seat.kind === 'combatant' && !seen.has(seat.combatant)) return {};
  if (seat.kind === 'side' && !everyone(fight).some(({ id, side }) => side === seat.side && seen.has(id))) return {};
  if (
    question.kind === 'choose' &&
    question.options.some(({ combatant }) => combatant !== undefined && !seen.has(combatant))
  )
    return {};
  if (namesUnseen(fight, known, question.title)) return {};
  const who =
    seat.kind === 'side'
      ? (fight.sides[seat.side]?.name ?? '')
      : fullName(fight.combatants[seat.combatant] ?? { name: '' });
  return {
    asked: {
      id: question.id,
      title: question.title,
      who,
      ...(seat.kind === 'combatant' ? { combatant: seat.combatant } : {}),
      ...(question.countdown === undefined ? {} : { countdown: question.countdown }),
    },
  };
}
