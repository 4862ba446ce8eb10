/** Checks an encounter from outside, beyond its schema: whatever an entry names must exist. */
import { produce } from 'immer';
import type { Encounter } from '../../engine/encounter.ts';
import { everyone, type Fight } from '../../engine/fight.ts';
import { namesStrangers } from '../../engine/forms/strangers.ts';
import { liveStateOf } from '../../engine/history.ts';
import { parseMended } from '../../engine/kept/mend.ts';
import { faultOfKept } from '../../engine/kept/readable.ts';
import { actorsOf, offersOf } from '../../engine/legality.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { settleOpenMove, stepBack, stepForth } from '../../engine/undo.ts';
import { okResult, type Result, refusedResult } from '../../engine/words.ts';
import { faultOfPlaces } from '../../space/faultOfPlaces.ts';
import { hasFogKey } from '../../space/fogged.ts';
import { mapKindOf, type Place, placeKey } from '../../space/scene.ts';
import { patchesForGaps, withBackFilled, withForthFilled } from './historyGaps.ts';

/**
 * Reads unknown data as an encounter that can be played on; `told` says what was mended or left
 * out. An encounter from outside is also shown to the game, an open move that cannot go on is taken
 * back, and the history is checked step by step. An encounter that this program stored itself skips
 * those checks, so that a fault of one panel does not keep a whole fight shut.
 */
export function readEncounter(
  raw: unknown,
  rulesetOf: (id: string) => Ruleset | undefined,
  how: 'from outside' | 'as stored',
): Result<{ encounter: Encounter; told?: string }> {
  try {
    const parsed = parseMended(raw, rulesetOf);
    if (!parsed.ok) return parsed;
    const named = withOwnNames(parsed.value.encounter);
    const ruleset = rulesetOf(named.ruleset);
    if (!ruleset) return refusedResult('by hand', `There is no game “${named.ruleset}” here.`);
    const fault = faultOfNames(named.fight);
    if (fault !== undefined) return refusedResult('by hand', `The encounter does not hold together: ${fault}`);
    const read = how === 'from outside' ? withoutStrangers(ruleset, named) : named;
    const { encounter, told: settled } = how === 'from outside' ? settleOpenMove(ruleset, read) : { encounter: read };
    const stumble = how === 'from outside' ? faultInPlay(ruleset, encounter) : undefined;
    if (stumble !== undefined)
      return refusedResult(
        'by hand',
        `The encounter does not hold together: ${ruleset.name} cannot be played from it.`,
        stumble,
      );
    if (how === 'as stored') return okResult({ encounter, ...(parsed.value.told ? { told: parsed.value.told } : {}) });
    // Undo and redo are checked separately: a faulty redo need not cost the undo.
    const back = pastThatHolds(ruleset, encounter);
    const forth = futureThatHolds(ruleset, encounter);
    const mended = { ...encounter, past: back ?? [], future: forth ?? [] };
    const told = [
      parsed.value.told ?? [],
      read === named ? [] : 'What named people who are not in this fight was left out: look it over before you go on.',
      settled ?? [],
      back
        ? []
        : 'The history in the file is damaged and was left out: the fight stands as it was saved, but earlier steps cannot be taken back.',
      forth ? [] : 'What had been taken back is damaged and was left out: it cannot be brought back again.',
    ].flat();
    return okResult({ encounter: mended, ...(told.length > 0 ? { told: told.join(' ') } : {}) });
  } catch (error) {
    return refusedResult(
      'by hand',
      'The encounter cannot be read: a part of it is not as it was saved.',
      messageOf(error),
    );
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * A sentence unless every id names somebody or something in the fight. The id `toString` names
 * nobody, although every object has that property.
 */
function faultOfNames(fight: Fight): string | undefined {
  const { scene, sides, combatants } = fight;
  const has = (record: object, id: string): boolean => Object.hasOwn(record, id);
  for (const [id, side] of Object.entries(sides)) if (side.id !== id) return `side “${id}” calls itself “${side.id}”.`;
  for (const [id, one] of Object.entries(combatants)) {
    if (one.id !== id) return `combatant “${id}” calls itself “${one.id}”.`;
    if (!has(sides, one.side)) return `${one.name} is on a side “${one.side}” that is not there.`;
    if (!placeIsThere(fight, one.place))
      return `${one.name} stands at “${placeKey(one.place)}”, which is not on the map.`;
  }
  if (!sameSet(fight.order, Object.keys(combatants))) return 'the list of combatants does not name each of them once.';
  if (!sameSet(fight.sideOrder, Object.keys(sides))) return 'the list of sides does not name each of them once.';
  const stray = Object.keys(fight.fog).find((key) => !hasFogKey(scene, key));
  if (stray !== undefined) return `fog lies on “${stray}”, which is not on the map.`;
  for (const [id, drawing] of Object.entries(fight.drawings))
    if (drawing.id !== id) return `drawing “${id}” calls itself “${drawing.id}”.`;
  for (const [id, area] of Object.entries(fight.areas ?? {}))
    if (area.id !== id) return `area “${id}” calls itself “${area.id}”.`;
  for (const [id, note] of Object.entries(fight.notes))
    if (note.id !== id) return `note “${id}” calls itself “${note.id}”.`;
  return faultOfPlaces(scene);
}

/**
 * The encounter in which the game's own data names nobody who is not in the fight. The same object
 * where no such name is found, or where the game keeps such names on purpose.
 */
function withoutStrangers(ruleset: Ruleset, encounter: Encounter): Encounter {
  const { fight } = encounter;
  if (!hasStrangers(ruleset, fight)) return encounter;
  // A turn is kept in the middle of a move. If it is a stranger's turn, it has to end all the same.
  for (const why of ['within', undefined] as const) {
    const mended = produce(fight, (draft) => ruleset.reconcile(draft as Fight, why));
    if (!hasStrangers(ruleset, mended)) return { ...encounter, fight: mended };
  }
  return encounter;
}
const hasStrangers = (ruleset: Ruleset, fight: Fight): boolean =>
  namesStrangers(fight, fight.state, ruleset.stateFields) ||
  everyone(fight).some(({ sheet }) => namesStrangers(fight, sheet, ruleset.fields));

function placeIsThere({ scene }: Fight, place: Place): boolean {
  switch (place.kind) {
    case 'off':
      return true;
    case 'zone':
      return scene.kind === 'zones' && Object.hasOwn(scene.zones, place.zone);
    case 'border':
      return scene.kind === 'zones' && Object.hasOwn(scene.borders, place.border);
    case 'square':
      return (
        scene.kind === 'squares' &&
        place.column >= 0 &&
        place.row >= 0 &&
        place.column < scene.columns &&
        place.row < scene.rows
      );
  }
}

const sameSet = (listed: readonly string[], there: readonly string[]): boolean =>
  listed.length === there.length && new Set([...listed, ...there]).size === listed.length;

/** Asks the game everything that the screens ask. Where the game throws, its words are returned. */
function faultInPlay(ruleset: Ruleset, encounter: Encounter): string | undefined {
  const { fight } = liveStateOf(ruleset, encounter);
  try {
    if (!ruleset.scenes.includes(mapKindOf(fight.scene)))
      return `${ruleset.name} is played on ${ruleset.scenes.join(' or ')}, not on ${mapKindOf(fight.scene)}.`;
    ruleset.order(fight);
    ruleset.morale(fight);
    for (const who of actorsOf(fight)) offersOf(ruleset, fight, who);
    for (const one of everyone(fight)) {
      ruleset.standing(fight, one.id);
      ruleset.tracks(fight, one.id);
      ruleset.badges(fight, one.id);
      ruleset.figures(fight, one.id);
      ruleset.reactionsLeft(fight, one.id);
      ruleset.seenByPlayers(fight, one.id);
      ruleset.size(one);
    }
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

/**
 * What can be redone, with gaps filled; undefined unless redo works to its end: each step leads to
 * a consistent fight, and the game can show the last one.
 */
function futureThatHolds(ruleset: Ruleset, encounter: Encounter): Encounter['future'] | undefined {
  try {
    const future: Encounter['future'] = [];
    let at = encounter;
    while (at.future.length > 0) {
      const on = forthWhole(ruleset, at);
      if (!on) return undefined;
      future.unshift(...on.from.future.slice(-1));
      at = on.to;
    }
    const isShown = liveStateOf(ruleset, at).stuck === undefined && faultInPlay(ruleset, at) === undefined;
    return isShown ? future : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The finished steps, with gaps filled; undefined unless undo works back to the start, and the
 * fight at each step is consistent, also where redo leads there again.
 */
function pastThatHolds(ruleset: Ruleset, encounter: Encounter): Encounter['past'] | undefined {
  try {
    const past: Encounter['past'] = [];
    let at = encounter;
    for (let back = stepBack(at); back.ok; back = stepBack(at)) {
      const gaps = patchesForGaps(ruleset, back.value);
      const whole = gaps && (gaps.length === 0 ? back : stepBack(withBackFilled(at, gaps)));
      if (!whole?.ok || !holds(ruleset, whole.value)) return undefined;
      const forth = forthWhole(ruleset, whole.value);
      if (!forth) return undefined;
      const done = forth.from.future.at(-1);
      if (done?.kind === 'step') past.unshift(done.step);
      at = whole.value;
    }
    return past;
  } catch {
    return undefined;
  }
}

/** One step of redo with its gaps filled: the encounter before and after it. */
function forthWhole(ruleset: Ruleset, from: Encounter): { from: Encounter; to: Encounter } | undefined {
  const on = stepForth(ruleset, from);
  const gaps = on.ok ? patchesForGaps(ruleset, on.value) : undefined;
  if (!on.ok || !gaps) return undefined;
  const filled = gaps.length === 0 ? from : withForthFilled(from, gaps);
  const to = gaps.length === 0 ? on : stepForth(ruleset, filled);
  return to.ok && holds(ruleset, to.value) ? { from: filled, to: to.value } : undefined;
}

/**
 * Whether the document of one moment is consistent. The steps between moments are checked
 * elsewhere.
 */
const holds = (ruleset: Ruleset, { open: _, ...at }: Encounter): boolean =>
  faultOfNames(at.fight) === undefined &&
  faultOfKept(ruleset, { ...at, past: [], future: [] }) === undefined &&
  withoutStrangers(ruleset, at) === at;

/** The encounter with notes, drawings and areas under their own ids, and fog on existing places. */
function withOwnNames(encounter: Encounter): Encounter {
  const { fight } = encounter;
  const named = <T extends { id: string }>(record: Record<string, T>): Record<string, T> =>
    Object.entries(record).every(([id, one]) => one.id === id)
      ? record
      : Object.fromEntries(Object.entries(record).map(([id, one]) => [id, { ...one, id }]));
  const stray = Object.keys(fight.fog).some((key) => !hasFogKey(fight.scene, key));
  const fog = stray
    ? Object.fromEntries(Object.entries(fight.fog).filter(([key]) => hasFogKey(fight.scene, key)))
    : fight.fog;
  const areas = fight.areas ? { areas: named(fight.areas) } : {};
  return {
    ...encounter,
    fight: { ...fight, notes: named(fight.notes), drawings: named(fight.drawings), ...areas, fog },
  };
}
