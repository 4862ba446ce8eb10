/**
 * The public view: what players see, built field by field from the fight. Nothing is stripped,
 * because nothing secret is put in.
 */

import type { Drawing } from '../../space/drawing.ts';
import type { Scene } from '../../space/scene.ts';
import { type Cover, coverOf, type Dimmed, dimmedOf } from '../../space/sight/cover.ts';
import type { Stand } from '../../space/stands/stand.ts';
import { type Combatant, type Detail, everyone, type Fight, type Side, stanceOf } from '../fight.ts';
import type { Question } from '../question.ts';
import type { Badge, CombatantStanding, Health, OrderRow, Ruleset, Track, TurnOrder } from '../ruleset.ts';
import type { Id } from '../words.ts';
import { knownOf, type PlayersKnowledge, withoutUnseen } from './known.ts';
import { rememberedScene } from './partySight.ts';
import { type PublicArea, publicAreas } from './publicAreas.ts';
import { type PublicQuestion, publicAsked } from './publicAsked.ts';
import { knownPlace, publicDrawings } from './publicFog.ts';
import { type PublicLast, publicLast } from './publicLast.ts';
import { publicScene } from './publicScene.ts';
import { type PublicWords, publicWords } from './publicWords.ts';
import { spotAmong, standsOf } from './standsOf.ts';

export interface PublicCombatant {
  /**
   * The id that players use for the combatant everywhere (`publicIds`): the fight's own id may
   * count hidden people.
   */
  id: Id;
  name: string;
  side: Id;
  /**
   * The stance that the token shows, where it differs from its side's: neutral people who fight the
   * party look like foes.
   */
  stance?: Side['stance'];
  place: Combatant['place'];
  /** Where the figure stands within its zone, in map pixels. */
  spot?: Pick<Stand, 'x' | 'y' | 'radius'>;
  look: Combatant['look'];
  size: { room: number; squares: number };
  standing: CombatantStanding;
  /** All tracks for `exact`; otherwise empty. */
  tracks: Track[];
  /**
   * One word for the combatant's health or for the harm taken. For `exact` the pool that shows the
   * health comes with the word. Left out where players are told nothing.
   */
  health?: {
    word: string;
    tone?: 'good' | 'hurt' | 'bad' | 'down';
    pool?: NonNullable<Health['pool']>;
    /** The sum of harm taken, where players are told figures. */
    taken?: number;
  };
  badges: Pick<Badge, 'id' | 'label' | 'count' | 'tone'>[];
}

/**
 * The settings of the players' screen for an encounter: what players read of health, and the name
 * of the fight for them.
 */
export interface PublicDisplay {
  party: Detail;
  others: Detail;
  /**
   * The players' name for the fight. The GM's own name is never shown: “Ambush at the mill” would
   * give the ambush away.
   */
  title?: string;
}

export interface PublicView {
  /** The players' name for the fight; the name of the game where the GM has set none. */
  encounter: string;
  game: string;
  stage: Fight['stage'];
  /**
   * The known part of the map. Under a cover the picture has another name: the name of the masked
   * copy.
   */
  scene: Scene;
  /** The part of the map that the board covers; left out while players know the whole map. */
  cover?: Cover;
  /** The known ground that they only remember: nobody of theirs sees it now. */
  dimmed?: Dimmed;
  /** Drawings that are meant for the players, the lowest first. */
  drawings: Drawing[];
  /** Areas that are meant for the players; left out if there are none. */
  areas?: PublicArea[];
  sides: Pick<Side, 'id' | 'name' | 'stance'>[];
  combatants: PublicCombatant[];
  order: Pick<TurnOrder, 'style' | 'round' | 'title' | 'groups'> & { rows: Omit<OrderRow, 'note'>[] };
  /** An earlier moment that is shown again: its number, and how many moments there are. */
  replay?: { at: number; of: number };
  /** Tracks that the whole table shares; left out if the game counts none. */
  table?: Track[];
  /** How the fight ended, once it is over. */
  ending?: string;
  /** Whose turn it is, and who at the table plays them. */
  acting?: { id: Id; name: string; player?: string };
  /** The last event. */
  last?: PublicLast;
  /** What was told after the last event has been taken back. */
  takenBack?: true;
  /** The question that is open now, if the mere question gives nothing away. */
  asked?: PublicQuestion;
}

/** The part of a combatant's health that the table lets the players know. */
function publicHealth(
  ruleset: Ruleset,
  fight: Fight,
  who: Id,
  detail: Detail,
  { label }: PublicWords,
): PublicCombatant['health'] {
  if (detail === 'nothing') return undefined;
  const { word, tone, pool, taken } = ruleset.health(fight, who);
  const standing = ruleset.standing(fight, who);
  if (detail === 'taken') return { word: `${taken} taken`, taken };
  const figure = detail === 'exact' ? { taken } : {};
  if (standing.at !== 'up')
    return { word: label(standing.word), ...(detail === 'word' ? {} : { tone: 'down' }), ...figure };
  if (detail === 'word') return { word: label(word) };
  return {
    word: label(word),
    tone,
    ...(detail === 'exact' && pool ? { pool: { ...pool, label: label(pool.label) } } : {}),
    ...figure,
  };
}

function publicCombatant(
  ruleset: Ruleset,
  fight: Fight,
  one: Combatant,
  detail: Detail,
  { unknown }: PlayersKnowledge,
  words: PublicWords,
): PublicCombatant {
  const standing = ruleset.standing(fight, one.id);
  const stance = stanceOf(fight, one.id);
  const health = publicHealth(ruleset, fight, one.id, detail, words);
  return {
    id: words.id(one.id) ?? '',
    name: words.name(one.id),
    side: one.side,
    ...(stance === fight.sides[one.side]?.stance ? {} : { stance }),
    place: knownPlace(fight.scene, unknown, one.place),
    ...spotAmong(standsOf(ruleset, fight), one.id),
    look: one.look,
    size: ruleset.size(one),
    standing: { at: standing.at, word: words.label(standing.word) },
    tracks: detail === 'exact' ? ruleset.tracks(fight, one.id).map((track) => publicTrack(track, words)) : [],
    ...(health ? { health } : {}),
    badges: ruleset.badges(fight, one.id).flatMap(({ id, label, count, tone: mood }) => {
      const told = words.told(label);
      return told === undefined ? [] : [{ id, label: told, tone: mood, ...(count === undefined ? {} : { count }) }];
    }),
  };
}

const publicTrack = (track: Track, { label }: PublicWords): Track => {
  const { id, kind, value, max, weight, colour, detail, row } = track;
  return {
    id,
    label: label(track.label),
    kind,
    value,
    max,
    weight,
    ...(colour ? { colour } : {}),
    ...(row ? { row: { name: label(row.name), part: label(row.part) } } : {}),
    ...(detail === undefined ? {} : { detail: label(detail) }),
  };
};

/** All that the players' screen receives. `question` is the open question of the live fight. */
export function publicView(
  ruleset: Ruleset,
  fight: Fight,
  question: Question | undefined,
  display: PublicDisplay,
): PublicView {
  const known = knownOf(ruleset, fight);
  const { unknown } = known;
  const words = publicWords(fight, known);
  const seen = everyone(fight).filter(({ id }) => known.seen.has(id));
  const cover = coverOf(fight.scene, unknown);
  const dimmed = dimmedOf(fight.scene, known.remembered);
  const open = withoutUnseen(ruleset, fight, known);
  // The turn of somebody hidden is nobody's: nobody else has it or may take it meanwhile, and what
  // was told of the turn before is over. Where everybody is seen the order is worked out once.
  const due = open === fight ? undefined : ruleset.order(fight).rows.find(({ state }) => state === 'acting')?.combatant;
  const isNobodys = due !== undefined && !known.seen.has(due);
  const order = publicOrder(ruleset.order(open), words);
  if (isNobodys)
    order.rows = order.rows.map((row) => (/acting|may/.test(row.state) ? { ...row, state: 'waiting' } : row));
  const table = ruleset.tableTracks(open).map((track) => publicTrack(track, words));
  const acting = order.rows.find(({ state }) => state === 'acting')?.combatant;
  const acts = seen.find(({ id }) => words.id(id) === acting);
  const ending = order.ending === undefined ? undefined : words.told(order.ending);
  const title = display.title ?? ruleset.name;
  const told = publicLast(fight, known, words);
  const last = isNobodys && told?.tone === 'turn' && told.who.length > 0 ? undefined : told;
  const areas = publicAreas(ruleset, fight, unknown, words);
  return {
    encounter: title,
    game: ruleset.name,
    stage: fight.stage,
    scene: publicScene(rememberedScene(fight), unknown, { title, label: words.label }),
    ...(cover ? { cover } : {}),
    ...(dimmed ? { dimmed } : {}),
    drawings: publicDrawings(fight, unknown),
    ...(areas.length > 0 ? { areas } : {}),
    // A side of which players see nobody is not named: its name alone would reveal an ambush.
    sides: Object.values(fight.sides)
      .filter(({ id }) => seen.some(({ side }) => side === id))
      .map(({ id, name: called, stance }) => ({ id, name: words.label(called), stance })),
    combatants: seen.map((one) => {
      const detail = fight.sides[one.side]?.stance === 'party' ? display.party : display.others;
      return publicCombatant(ruleset, fight, one, detail, known, words);
    }),
    order: {
      style: order.style,
      round: order.round,
      title: order.title,
      groups: order.groups.filter(({ id }) => !fight.sides[id] || seen.some(({ side }) => side === id)),
      rows: order.rows,
    },
    ...(table.length > 0 ? { table } : {}),
    ...(ending === undefined ? {} : { ending }),
    ...(acting === undefined || !acts
      ? {}
      : { acting: { id: acting, name: words.name(acts.id), ...played(acts, words) } }),
    ...(last ? { last } : {}),
    ...publicAsked(fight, question, known, words, told?.id ?? 0),
  };
}

const played = ({ player }: Combatant, { label }: PublicWords): { player?: string } =>
  player === undefined ? {} : { player: label(player) };

/**
 * The turn order in words for the players. Rows and groups are numbered anew, because a game's own
 * ids may be made from a hidden combatant.
 */
function publicOrder(
  order: TurnOrder,
  { label, id: idOf }: PublicWords,
): Pick<PublicView['order'], 'style' | 'round' | 'title' | 'groups' | 'rows'> & { ending?: string } {
  const named = new Set(order.groups.map(({ id }) => id));
  const first = new Map<string, string>();
  const rowsOf = new Map<Id, number>();
  const rows = order.rows.map(({ combatant: own, state, badge, group }) => {
    const combatant = idOf(own) ?? '';
    const nth = (rowsOf.get(combatant) ?? 0) + 1;
    rowsOf.set(combatant, nth);
    if (group !== undefined && !first.has(group)) first.set(group, named.has(group) ? group : combatant);
    const within = group === undefined ? undefined : first.get(group);
    return {
      id: nth === 1 ? combatant : `${combatant}.${nth}`,
      combatant,
      state,
      ...(badge === undefined ? {} : { badge: label(badge) }),
      ...(within === undefined ? {} : { group: within }),
    };
  });
  return {
    style: order.style,
    round: order.round,
    title: label(order.title),
    groups: order.groups.map(({ id, label: name }) => ({ id, label: label(name) })),
    rows,
    ...(order.ending === undefined ? {} : { ending: order.ending }),
  };
}
