/**
 * Handling things (IN-09, IN-19): items in hands, doors and items within reach, also those of the
 * fallen, and dropping items.
 */

import { combatantOf, everyone } from '../../../../engine/fight.ts';
import { askChoice, askText, type Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, sentence, sentenceList, writtenRef } from '../../../../engine/log/sentence.ts';
import type { Option } from '../../../../engine/question.ts';
import { type Id, nameList, notAllowed, seatOf } from '../../../../engine/words.ts';
import { changeScene } from '../../../../space/changeScene.ts';
import { LOCKED_SENTENCE } from '../../../../space/locks.ts';
import { metresBetween } from '../../../../space/squares/metrePaths.ts';
import { squareOf, squarePlace } from '../../../../space/squares/squares.ts';
import { nameOf } from '../../../common/people.ts';
import type { IngenuityFight } from '../../fight.ts';
import { handsFull, type Item } from '../../sheet/items.ts';
import { type Fighter, isUp, itemOf, MOST_ITEMS } from '../../sheet/sheet.ts';
import { tell } from '../table/tell.ts';
import { abandonLongAction } from '../turns/abandon.ts';
import { doorsBeside } from './doors.ts';
import { squaresOf, wallParts } from './ground.ts';

const ownItems = (one: Fighter) =>
  one.sheet.items.filter(({ kind, where }) => kind !== 'natural' && where !== 'ground');

/**
 * Every way to fill a combatant's hands with its items; by house rule items in the pack are left
 * out.
 */
function holdings(fight: IngenuityFight, one: Fighter): Item[][] {
  const things = ownItems(one).filter(({ where }) => where !== 'carried' || fight.house.packed === 'brandish');
  let ways: Item[][] = [[]];
  for (const thing of things)
    ways = [...ways, ...ways.map((held) => [...held, thing])].filter((held) => fits(one, held));
  return ways.sort((a, b) => a.length - b.length);
}
const fits = (one: Fighter, held: readonly Item[]): boolean =>
  held.reduce((sum, { hands }) => sum + hands, 0) <= one.sheet.hands;

/** IN-09 Brandish: asks what a combatant holds in its hands. */
export function* brandish(fight: IngenuityFight, who: Id): Flow<void> {
  const one = combatantOf(fight, who);
  const ways = holdings(fight, one);
  const now = ownItems(one)
    .filter(({ where }) => where === 'hand')
    .map(({ id }) => id)
    .join('+');
  const chosen = yield* askChoice(
    { seat: seatOf(who), title: `${nameOf(fight, who)}: what is in hand?`, rule: 'IN-09', about: [who] },
    ways.map((held) => ({
      id: held.map(({ id }) => id).join('+') || 'nothing',
      label: held.length === 0 ? 'Nothing' : nameList(held.map(({ name }) => name)),
      ...(held.map(({ id }) => id).join('+') === now ? { detail: 'as now', tone: 'pass' as const } : {}),
    })),
  );
  const ids = chosen === 'nothing' ? [] : chosen.split('+');
  for (const thing of ownItems(one))
    if (ids.includes(thing.id)) thing.where = 'hand';
    else if (thing.where === 'hand') thing.where = 'worn';
  const held = ids.map((id) => [itemRef(itemOf(one, id)?.name ?? id)]);
  tell(fight, 'IN-09', sentence`${personRef(who)} holds ${held.length > 0 ? sentenceList(held) : 'nothing'}.`);
}

/** IN-19: drops an item where its bearer stands. */
export function dropItem(fight: IngenuityFight, who: Id, id: string): void {
  const one = combatantOf(fight, who);
  const thing = itemOf(one, id);
  const spot = squareOf(one.place);
  if (!thing) return;
  thing.where = 'ground';
  if (spot) thing.lies = { ...spot };
  tell(fight, 'IN-19', sentence`${personRef(who)} drops ${itemRef(thing.name)}.`, {
    happened: { is: 'lost', whom: [who], what: thing.name },
  });
  // IN-20: a longer action with the item ends, whether its bearer dropped the item or lost it.
  if (fight.state.longs[who]?.item === id) abandonLongAction(fight, who);
}

/** Whether a combatant on the map cannot keep its things, because it is unconscious or dead. */
const isFallen = (one: Fighter): boolean => !isUp(one) && (one.sheet.gone === 'no' || one.sheet.gone === 'dead');

/**
 * The things that a combatant could pick up: its own things on the ground, each with its metres;
 * things that others let go of within reach; and everything that the fallen within reach hold, wear
 * and carry.
 */
function lyingAbout(fight: IngenuityFight, one: Fighter) {
  const from = squareOf(one.place);
  const parted = (other: Fighter) => wallParts(fight, one.id, other.id);
  return everyone(fight).flatMap((owner) => {
    const own = owner.id === one.id;
    const lies = squareOf(owner.place);
    const fallen = !own && isFallen(owner) && lies !== undefined && !parted(owner);
    return owner.sheet.items.flatMap((thing) => {
      if (thing.kind === 'natural') return [];
      const spot = thing.where === 'ground' ? thing.lies : fallen ? lies : undefined;
      if (!spot && !(own && thing.where === 'ground')) return [];
      const size = thing.where === 'ground' ? 1 : squaresOf(owner);
      const far = from && spot ? metresBetween(from, squaresOf(one), spot, size) : 0;
      const id = own ? `take:${thing.id}` : `take:${owner.id}:${thing.id}`;
      return own || far <= 1 ? [{ id, owner, thing, spot, far }] : [];
    });
  });
}

/**
 * IN-09 Interact: a combatant turns a door, takes an item within a metre, or does what the table
 * says.
 */
export function* interact(fight: IngenuityFight, who: Id): Flow<void> {
  const one = combatantOf(fight, who);
  const doors = doorsBeside(fight, who);
  const lying = lyingAbout(fight, one);
  const packed = fight.house.packed === 'interact' ? ownItems(one).filter(({ where }) => where === 'carried') : [];
  const options: Option[] = [
    ...doors.map(({ key, state, locked, place }) => ({
      id: `door:${key}`,
      label: state === 'door' ? 'Open the door' : 'Shut the door',
      place,
      ...(locked ? { blocked: notAllowed('IN-09', LOCKED_SENTENCE) } : {}),
    })),
    ...packed.map(({ id, name }) => ({ id: `unpack:${id}`, label: `Take ${name} out of the pack` })),
    ...lying.map(({ id, owner, thing, spot, far }) => {
      const own = owner.id === who;
      return {
        id,
        label: `${thing.where === 'ground' ? 'Pick up' : 'Take'} ${thing.name}${own ? '' : ` of ${nameOf(fight, owner.id)}`}`,
        ...(spot ? { place: squarePlace(spot) } : {}),
        ...(far > 1
          ? { blocked: notAllowed('IN-09', `${thing.name} lies ${far} m away.`) }
          : own || one.sheet.items.length < MOST_ITEMS
            ? {}
            : { blocked: notAllowed('IN-09', 'Carries too much already.') }),
      };
    }),
    { id: 'other', label: 'Something else' },
  ];
  const chosen = yield* askChoice(
    { seat: seatOf(who), title: `${nameOf(fight, who)} interacts: with what?`, rule: 'IN-09', about: [who] },
    options,
  );
  if (chosen.startsWith('door:')) return turnDoor(fight, who, chosen.slice(5));
  const taken = lying.find(({ id }) => id === chosen);
  if (taken) {
    const lay = taken.thing.where === 'ground';
    const thing = takeOver(one, taken.owner, taken.thing);
    inHandOrWorn(one, thing);
    const [verb, from] = lay ? ['picks up', ''] : ['takes', sentence` from ${personRef(taken.owner.id)}`];
    return tell(fight, 'IN-09', sentence`${personRef(who)} ${verb} ${itemRef(thing.name)}${from}.`, {
      happened: { is: 'gained', whom: [who], what: thing.name },
    });
  }
  const unpacked = packed.find(({ id }) => `unpack:${id}` === chosen);
  if (unpacked) {
    inHandOrWorn(one, unpacked);
    return tell(fight, 'IN-09', sentence`${personRef(who)} takes ${itemRef(unpacked.name)} out of the pack.`);
  }
  const words = yield* askText(
    { seat: seatOf(who), title: `What does ${nameOf(fight, who)} handle?`, rule: 'IN-09', about: [who] },
    'something at hand',
    80,
  );
  tell(fight, 'IN-09', sentence`${personRef(who)} handles ${writtenRef(words)}.`);
}

/** Puts an item into a free hand; without a free hand the item is worn. */
function inHandOrWorn(one: Fighter, thing: Item): void {
  // The item itself must not count among the items that fill the hands.
  thing.where = 'worn';
  if (handsFull(one.sheet.items) + thing.hands <= one.sheet.hands) thing.where = 'hand';
  delete thing.lies;
}

/** Gives another's item to a combatant, under an id that is free among its own items. */
function takeOver(one: Fighter, owner: Fighter, thing: Item): Item {
  if (one.id === owner.id) return thing;
  owner.sheet.items = owner.sheet.items.filter((other) => other.id !== thing.id);
  let id = thing.id;
  for (let n = 2; itemOf(one, id); n += 1) id = `${thing.id.slice(0, 36)}-${n}`;
  one.sheet.items.push({ ...thing, id, where: 'ground' });
  return itemOf(one, id) ?? thing;
}

function turnDoor(fight: IngenuityFight, who: Id, key: string): void {
  if (fight.scene.kind !== 'squares') return;
  const opens = fight.scene.walls[key] === 'door';
  changeScene(fight, 'squares', ({ walls }) => {
    walls[key] = opens ? 'open' : 'door';
  });
  tell(fight, 'IN-09', sentence`${personRef(who)} ${opens ? 'opens' : 'shuts'} the door.`);
}
