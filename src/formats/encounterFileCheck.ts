/** The check of an encounter from outside: beyond its schema, that everything in it that names something names what is there. */
import { type Encounter, parseEncounter } from '../engine/encounter.ts';
import { everyone, type Fight } from '../engine/fight.ts';
import { live } from '../engine/history.ts';
import { actorsOf, offersOf } from '../engine/legality.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { stepBack, stepForth } from '../engine/undo.ts';
import { done, type Result, refused } from '../engine/words.ts';
import { hasFogKey } from '../space/fogged.ts';
import { type Place, placeKey } from '../space/scene.ts';

/**
 * Reads unknown data as an encounter that can be played on. What comes from outside is also shown to the game, and its history is
 * gone back over; `told` says when that was damaged and had to be left out. What this program stored itself is trusted that far,
 * so that a fault of one panel does not keep a whole fight shut.
 */
export function readEncounter(
  raw: unknown,
  rulesetOf: (id: string) => Ruleset | undefined,
  how: 'from outside' | 'as stored',
): Result<{ encounter: Encounter; told?: string }> {
  try {
    const parsed = parseEncounter(raw, rulesetOf);
    if (!parsed.ok) return parsed;
    const encounter = parsed.value;
    const ruleset = rulesetOf(encounter.ruleset);
    if (!ruleset) return refused('by hand', `There is no game “${encounter.ruleset}” here.`);
    const fault = faultOfNames(encounter.fight);
    if (fault !== undefined) return refused('by hand', `The encounter does not hold together: ${fault}`);
    const stumble = how === 'from outside' ? faultInPlay(ruleset, encounter) : undefined;
    if (stumble !== undefined)
      return refused(
        'by hand',
        `The encounter does not hold together: ${ruleset.name} cannot be played from it.`,
        stumble,
      );
    if (how === 'as stored') return done({ encounter });
    // Each way by itself: what can be taken back need not be lost with what cannot be brought back.
    const back = holdsBack(encounter, rulesetOf);
    const forth = holdsForth(ruleset, encounter, rulesetOf);
    const mended = { ...encounter, past: back ? encounter.past : [], future: forth ? encounter.future : [] };
    const told = [
      back
        ? []
        : 'The history in the file is damaged and was left out: the fight stands as it was saved, but earlier steps cannot be taken back.',
      forth ? [] : 'What had been taken back is damaged and was left out: it cannot be brought back again.',
    ].flat();
    return done({ encounter: mended, ...(told.length > 0 ? { told: told.join(' ') } : {}) });
  } catch (error) {
    return refused('by hand', 'The encounter cannot be read: a part of it is not as it was saved.', messageOf(error));
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether every id means somebody or something that is there: a sentence when not. `toString` is nobody, whatever the language thinks. */
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
  for (const [id, note] of Object.entries(fight.notes))
    if (note.id !== id) return `note “${id}” calls itself “${note.id}”.`;
  if (scene.kind === 'zones') {
    for (const [id, zone] of Object.entries(scene.zones))
      if (zone.id !== id) return `zone “${id}” calls itself “${zone.id}”.`;
    for (const [id, border] of Object.entries(scene.borders)) {
      if (border.id !== id) return `border “${id}” calls itself “${border.id}”.`;
      const lost = border.between.find((zone) => !has(scene.zones, zone));
      if (lost !== undefined) return `border “${id}” leads to a zone “${lost}” that is not there.`;
    }
  }
  return undefined;
}

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

/** Asks the game everything that the screens ask. A game that cannot answer throws, and its words are given. */
function faultInPlay(ruleset: Ruleset, encounter: Encounter): string | undefined {
  const { fight } = live(ruleset, encounter);
  try {
    if (!ruleset.scenes.includes(fight.scene.kind)) return `${ruleset.name} is not played on such a map.`;
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

/** Whether everything that was taken back can be brought back, to a fight that holds together and that the game can show. */
function holdsForth(ruleset: Ruleset, encounter: Encounter, rulesetOf: (id: string) => Ruleset | undefined): boolean {
  try {
    let at = encounter;
    while (at.future.length > 0) {
      const on = stepForth(ruleset, at);
      if (!on.ok) return false;
      at = on.value;
    }
    return (
      live(ruleset, at).stuck === undefined &&
      faultOfNames(at.fight) === undefined &&
      parseEncounter({ ...at, past: [] }, rulesetOf).ok &&
      faultInPlay(ruleset, at) === undefined
    );
  } catch {
    return false;
  }
}

/** Whether everything can be taken back to the start, and what is found there still holds together. */
function holdsBack(encounter: Encounter, rulesetOf: (id: string) => Ruleset | undefined): boolean {
  try {
    let at = encounter;
    for (let back = stepBack(at); back.ok; back = stepBack(at)) at = back.value;
    return faultOfNames(at.fight) === undefined && parseEncounter({ ...at, future: [] }, rulesetOf).ok;
  } catch {
    return false;
  }
}
