/** The public view: what players see, built field by field from the fight. Nothing is stripped, because nothing secret is put in. */

import type { Drawing } from '../../space/drawing.ts';
import type { Scene } from '../../space/scene.ts';
import { type Cover, coverOf } from '../../space/sight/cover.ts';
import { type Combatant, type Detail, everyone, type Fight, type LoggedDice, type Side, stanceOf } from '../fight.ts';
import { isOneWay } from '../onlyWay.ts';
import type { Option, Question } from '../question.ts';
import type { Badge, Health, OrderRow, Ruleset, Standing, Track, TurnOrder } from '../ruleset.ts';
import type { Id } from '../words.ts';
import { type Known, knownOf, withoutUnseen } from './known.ts';
import { knownPlace, publicDrawings } from './publicFog.ts';
import { publicScene } from './publicScene.ts';
import { type PublicWords, publicWords } from './publicWords.ts';

export interface PublicCombatant {
  /** The players' own (`publicIds`), as everywhere in the view: the fight's may count hidden ones. */
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

/** How the players' screen is set for an encounter: what they read of health, and what they are told that the fight is called. */
export interface PublicDisplay {
  party: Detail;
  others: Detail;
  /** The GM's own name for the encounter is never told: “Ambush at the mill” would give it away. */
  title?: string;
}

export interface PublicView {
  /** What the players are told that the fight is called; the game's name where the GM has said nothing. */
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
  /** An earlier moment is shown again: which picture of how many. */
  replay?: { at: number; of: number };
  /** What the whole table shares; left out where the game counts nothing of the kind. */
  table?: Track[];
  /** How the fight ended, once it is over. */
  ending?: string;
  /** Whose turn it is, and who at the table plays them. */
  acting?: { id: Id; name: string; player?: string };
  /**
   * The last thing that happened, as one sentence, with its dice and whom it is about, as far as they are seen. `id` counts the sentences
   * that players were told, and no others; `rolled` is that of the last one with dice, which other sentences may have followed.
   */
  last?: { id: number; text: string; tone: string; dice: LoggedDice[]; who: Id[]; rolled?: number };
  /**
   * Who is being asked what, when the mere asking gives nothing away. `id` tells one question from the next; `combatant` where it is
   * somebody and not a side.
   */
  asked?: { id: string; title: string; who: string; combatant?: Id; countdown?: number };
}

/** What the players are told of somebody's health, by how much the table lets them know. */
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
  if (detail === 'taken') return { word: `${taken} taken` };
  if (standing.at !== 'up') return { word: label(standing.word), ...(detail === 'word' ? {} : { tone: 'down' }) };
  if (detail === 'word') return { word: label(word) };
  return {
    word: label(word),
    tone,
    ...(detail === 'exact' && pool ? { pool: { ...pool, label: label(pool.label) } } : {}),
  };
}

function publicCombatant(
  ruleset: Ruleset,
  fight: Fight,
  one: Combatant,
  detail: Detail,
  { unknown }: Known,
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

const publicTrack = ({ detail, row, ...track }: Track, { label }: PublicWords): Track => ({
  ...track,
  label: label(track.label),
  ...(row ? { row: { name: label(row.name), part: label(row.part) } } : {}),
  ...(detail === undefined ? {} : { detail: label(detail) }),
});

/** What the players' screen receives. `question` is the open one of the live fight. */
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
  const open = withoutUnseen(ruleset, fight, known);
  const order = publicOrder(ruleset.order(open), words);
  const table = ruleset.tableTracks(open).map((track) => publicTrack(track, words));
  const acting = order.rows.find(({ state }) => state === 'acting')?.combatant;
  const acts = seen.find(({ id }) => words.id(id) === acting);
  const ending = order.ending === undefined ? undefined : words.told(order.ending);
  const title = display.title ?? ruleset.name;
  const last = lastTold(fight, words);
  return {
    encounter: title,
    game: ruleset.name,
    stage: fight.stage,
    scene: publicScene(fight.scene, unknown, { title, label: words.label }),
    ...(cover ? { cover } : {}),
    drawings: publicDrawings(fight, unknown),
    // A side that nobody can see anyone of is not named: its name alone would tell of an ambush.
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
    ...askedOf(fight, question, known, words, last?.id ?? 0),
  };
}

const played = ({ player }: Combatant, { label }: PublicWords): { player?: string } =>
  player === undefined ? {} : { player: label(player) };

/** The order in words for the players. Rows and groups are numbered anew: a game's own ids may be made of somebody hidden. */
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

/**
 * The last sentence that players may still read: one that names somebody who has hidden since, or a place gone back into fog, gives way
 * to the one before it.
 */
function lastTold({ log }: Fight, words: PublicWords): PublicView['last'] {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const entry = log[at];
    const text = entry?.shown === undefined ? undefined : words.told(entry.shown);
    if (!entry || text === undefined) continue;
    let [told, rolled] = [0, 0];
    for (const { shown, dice } of log.slice(0, at + 1)) {
      if (shown === undefined) continue;
      told += 1;
      if (dice.some(({ said }) => said === undefined)) rolled = told;
    }
    // Dice that were said as one number have no faces to show.
    const dice = entry.dice.flatMap(({ label, sides, faces, said, kept }) =>
      said === undefined ? [{ label: words.label(label), sides, faces, ...(kept ? { kept } : {}) }] : [],
    );
    const who = entry.who.flatMap((id) => words.id(id) ?? []);
    return { id: told, text, tone: entry.tone, dice, who, ...(rolled > 0 ? { rolled } : {}) };
  }
  return undefined;
}

/** Whether a question would be put without those whom the players do not see: with them left out it must still have two answers. */
function isOpenWithout(question: Question, { seen }: Known): boolean {
  const isKnown = ({ combatant }: Option): boolean => combatant === undefined || seen.has(combatant);
  if (!('options' in question)) return true;
  return !isOneWay({ ...question, options: question.options.filter(isKnown) });
}

/** The question as the players may know of it: not at all when it is the GM's, or is put to or about somebody they cannot see. */
function askedOf(
  fight: Fight,
  question: Question | undefined,
  known: Known,
  words: PublicWords,
  told: number,
): Pick<PublicView, 'asked'> {
  const { seen } = known;
  if (!question || question.audience === 'gm' || question.about?.some((id) => !seen.has(id))) return {};
  const { seat } = question;
  if (seat.kind === 'gm') return {};
  if (seat.kind === 'combatant' && !seen.has(seat.combatant)) return {};
  if (seat.kind === 'side' && !everyone(fight).some(({ id, side }) => side === seat.side && seen.has(id))) return {};
  const title = words.told(question.title);
  if (title === undefined || !isOpenWithout(question, known)) return {};
  const combatant = seat.kind === 'combatant' ? words.id(seat.combatant) : undefined;
  const who = seat.kind === 'side' ? words.label(fight.sides[seat.side]?.name ?? '') : words.name(seat.combatant);
  return {
    asked: {
      id: `${told}: ${who}: ${title}`,
      title,
      who,
      ...(combatant === undefined ? {} : { combatant }),
      ...(question.countdown === undefined ? {} : { countdown: question.countdown }),
    },
  };
}
