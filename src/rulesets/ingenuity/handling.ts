/** Handling things (IN-09, IN-19): what is held in two hands, doors and items within reach, letting go. */
import { combatantOf, everyone } from '../../engine/fight.ts';
import { askText, choose, type Flow } from '../../engine/flow.ts';
import type { Option } from '../../engine/question.ts';
import { type Id, list, no, seatOf } from '../../engine/words.ts';
import { metresBetween } from '../../space/metrePaths.ts';
import { squareOf, squarePlace } from '../../space/squares.ts';
import { doorsBeside, squaresOf } from './ground.ts';
import type { Item } from './items.ts';
import { type Fighter, type IngenuityFight, itemOf } from './sheet.ts';
import { nameOf, tell } from './tell.ts';

/** Items that fit on a sheet. */
const MOST = 12;
/** Hands that somebody has for items. */
const HANDS = 2;
const ownItems = (one: Fighter) =>
  one.sheet.items.filter(({ kind, where }) => kind !== 'natural' && where !== 'ground');

/** Every way to fill two hands with what somebody carries. */
function holdings(one: Fighter): Item[][] {
  const things = ownItems(one);
  const pairs = things.flatMap((a, n) => things.slice(n + 1).map((b) => [a, b]));
  return [[], ...things.map((thing) => [thing]), ...pairs].filter(
    (held) => held.reduce((sum, { hands }) => sum + hands, 0) <= HANDS,
  );
}

/** IN-09 Brandish: chooses what is in the hands. */
export function* brandish(fight: IngenuityFight, who: Id): Flow<void> {
  const one = combatantOf(fight, who);
  const ways = holdings(one);
  const now = ownItems(one)
    .filter(({ where }) => where === 'hand')
    .map(({ id }) => id)
    .join('+');
  const chosen = yield* choose(
    { seat: seatOf(who), title: `${nameOf(fight, who)}: what is in hand?`, rule: 'IN-09', about: [who] },
    ways.map((held) => ({
      id: held.map(({ id }) => id).join('+') || 'nothing',
      label: held.length === 0 ? 'Nothing' : list(held.map(({ name }) => name)),
      ...(held.map(({ id }) => id).join('+') === now ? { detail: 'as now', tone: 'pass' as const } : {}),
    })),
  );
  const ids = chosen === 'nothing' ? [] : chosen.split('+');
  for (const thing of ownItems(one)) thing.where = ids.includes(thing.id) ? 'hand' : 'carried';
  tell(
    fight,
    'IN-09',
    `${nameOf(fight, who)} holds ${list(ids.map((id) => itemOf(one, id)?.name ?? id)).replace('nobody', 'nothing')}.`,
    [who],
  );
}

/** IN-19: lets go of an item; it lies where its bearer stands. */
export function drop(fight: IngenuityFight, who: Id, id: string): void {
  const one = combatantOf(fight, who);
  const thing = itemOf(one, id);
  const spot = squareOf(one.place);
  if (!thing) return;
  thing.where = 'ground';
  if (spot) thing.lies = { ...spot };
  tell(fight, 'IN-19', `${nameOf(fight, who)} drops ${thing.name}.`, [who]);
}

/** What lies on the ground: all that is one's own, with its metres, and what others let go of within reach. */
function onGround(fight: IngenuityFight, one: Fighter) {
  const from = squareOf(one.place);
  return everyone(fight).flatMap((owner) =>
    owner.sheet.items
      .filter(({ where }) => where === 'ground')
      .map((thing) => ({
        id: owner.id === one.id ? `take:${thing.id}` : `take:${owner.id}:${thing.id}`,
        owner,
        thing,
        far: from && thing.lies ? metresBetween(from, squaresOf(one), thing.lies, 1) : 0,
      }))
      .filter(({ thing, far }) => owner.id === one.id || (thing.lies !== undefined && far <= 1)),
  );
}

/** IN-09 Interact: a door beside one, an item that lies within a metre, or anything else by the table's word. */
export function* interact(fight: IngenuityFight, who: Id): Flow<void> {
  const one = combatantOf(fight, who);
  const doors = doorsBeside(fight, who);
  const lying = onGround(fight, one);
  const options: Option[] = [
    ...doors.map(({ key, state, place }) => ({
      id: `door:${key}`,
      label: state === 'door' ? 'Open the door' : 'Shut the door',
      place,
    })),
    ...lying.map(({ id, owner, thing, far }) => {
      const own = owner.id === who;
      return {
        id,
        label: `Pick up ${thing.name}${own ? '' : ` of ${nameOf(fight, owner.id)}`}`,
        ...(thing.lies ? { place: squarePlace(thing.lies) } : {}),
        ...(far > 1
          ? { blocked: no('IN-09', `It lies ${far} m away.`) }
          : own || one.sheet.items.length < MOST
            ? {}
            : { blocked: no('IN-09', 'Carries too much already.') }),
      };
    }),
    { id: 'other', label: 'Something else' },
  ];
  const chosen = yield* choose(
    { seat: seatOf(who), title: `${nameOf(fight, who)} interacts: with what?`, rule: 'IN-09', about: [who] },
    options,
  );
  if (chosen.startsWith('door:')) return turnDoor(fight, who, chosen.slice(5));
  const taken = lying.find(({ id }) => id === chosen);
  if (taken) {
    const thing = takeOver(one, taken.owner, taken.thing);
    const full = one.sheet.items.reduce((sum, { hands, where }) => sum + (where === 'hand' ? hands : 0), 0);
    thing.where = full + thing.hands > HANDS ? 'carried' : 'hand';
    delete thing.lies;
    return tell(fight, 'IN-09', `${nameOf(fight, who)} picks up ${thing.name}.`, [who]);
  }
  const words = yield* askText(
    { seat: seatOf(who), title: 'What with?', rule: 'IN-09', about: [who] },
    'something at hand',
    80,
  );
  tell(fight, 'IN-09', `${nameOf(fight, who)} handles ${words}.`, [who]);
}

/** What was another's is one's own from now on, under a name that is free among one's own things. */
function takeOver(one: Fighter, owner: Fighter, thing: Item): Item {
  if (one.id === owner.id) return thing;
  owner.sheet.items = owner.sheet.items.filter((other) => other.id !== thing.id);
  let id = thing.id;
  for (let n = 2; itemOf(one, id); n += 1) id = `${thing.id.slice(0, 36)}-${n}`;
  one.sheet.items.push({ ...thing, id });
  return itemOf(one, id) ?? thing;
}

function turnDoor(fight: IngenuityFight, who: Id, key: string): void {
  if (fight.scene.kind !== 'squares') return;
  const opens = fight.scene.walls[key] === 'door';
  fight.scene.walls[key] = opens ? 'open' : 'door';
  tell(fight, 'IN-09', `${nameOf(fight, who)} ${opens ? 'opens' : 'shuts'} the door.`, [who]);
}
