/** Holding and being held: getting loose, helping out, letting go, shoving, throwing (MU-36, MU-37, MU-38). */
import { choose, type Flow } from '../../../engine/flow.ts';
import type { Option } from '../../../engine/question.ts';
import { all as allOf, type Id, no } from '../../../engine/words.ts';
import { type Place, placeKey, samePlace } from '../../../space/scene.ts';
import { inZone, nearbyPlaces, zonesWithin } from '../../../space/zones.ts';
import type { MurdhamFight } from '../fight.ts';
import { opportunities } from '../play/attacks/opportunity.ts';
import { breathes, loseAir } from '../play/harm/breath.ts';
import { heldBy, letGo } from '../play/harm/decline.ts';
import { BREAKS_HOLD, resists } from '../play/harm/nonlethal.ts';
import { enterHazards, mishap } from '../play/perils/hazards.ts';
import { roomOf } from '../play/table/figures.ts';
import { featuresAt, isNear, mapOf, occupants, placeOf, whereText, whyNoRoom } from '../play/table/ground.ts';
import { save } from '../play/table/saves.ts';
import { all, audienceFor, enemies, fighter, isThere, nameOf, seat, sheetOf, tell } from '../play/table/table.ts';
import { beginTurn, hasMain, mayAct, spendMain } from '../play/turns/turn.ts';
import { isLarger } from '../sheet/scores.ts';
import { conditionOf, firstOf, isGone, knows, lose } from '../sheet/standing.ts';
import { groups, type MurdhamAction, mainNow } from './allowed.ts';

const stuck = ['grabbed', 'netted', 'entangled'] as const;
const isStuck = (fight: MurdhamFight, who: Id): boolean => firstOf(sheetOf(fight, who), ...stuck) !== undefined;

/** A STR save to get somebody loose: against a larger holder it fails without a roll. Contortionists slip out of their own bonds. */
function* workLoose(fight: MurdhamFight, who: Id, helper: Id): Flow<void> {
  const sheet = sheetOf(fight, who);
  const what = firstOf(sheet, ...stuck);
  if (what === undefined) return;
  const holder = conditionOf(sheet, 'grabbed')?.by;
  const slips = helper === who && knows(sheet, 'contortionist');
  const passed =
    slips ||
    (what === 'grabbed' && holder !== undefined && fight.combatants[holder]
      ? yield* resists(fight, helper, holder, 'MU-36', BREAKS_HOLD)
      : yield* save(fight, helper, 'str', { rule: 'MU-36', what: 'to get loose' }));
  if (!passed) return;
  lose(sheet, what);
  tell(fight, 'MU-36', `${nameOf(fight, who)} is free.`, { who: [who], tone: 'good' });
}

const breakFree: MurdhamAction = {
  id: 'break-free',
  scope: 'combatant',
  label: 'Get loose',
  help: 'A STR save to break a hold, a net or a trap: all that the turn is good for.',
  rule: 'MU-36',
  group: groups.main,
  cost: 'the turn',
  allowed: (fight, who) =>
    allOf(
      mayAct(fight, who),
      () => (isStuck(fight, who) ? true : no('MU-36', 'Nothing holds it.')),
      () => hasMain(fight, who),
    ),
  *perform(fight, who) {
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    yield* workLoose(fight, who, who);
  },
};

const stuckFriends = (fight: MurdhamFight, who: Id): Id[] =>
  all(fight)
    .filter(
      (one) =>
        one.id !== who &&
        !enemies(fight, one.id, who) &&
        isThere(fight, one.id) &&
        isStuck(fight, one.id) &&
        isNear(fight, who, one.id),
    )
    .map(({ id }) => id);

const freeOther: MurdhamAction = {
  id: 'free-other',
  scope: 'combatant',
  label: 'Free somebody',
  help: 'A main action and a STR save gets a nearby friend loose.',
  rule: 'MU-36',
  group: groups.main,
  cost: 'main action',
  variants: (fight, who) => stuckFriends(fight, who).map((id) => ({ id, label: `Free ${nameOf(fight, id)}` })),
  allowed: (fight, who) => mainNow(fight, who),
  *perform(fight, who, variant = '') {
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    yield* workLoose(fight, variant, who);
  },
};

const held = (fight: MurdhamFight, who: Id) =>
  heldBy(fight, who)
    .filter((id) => !isGone(sheetOf(fight, id)))
    .map((id) => ({ id, label: nameOf(fight, id) }));

const release: MurdhamAction = {
  id: 'release',
  scope: 'combatant',
  label: 'Let go',
  help: 'Frees whoever is held. It costs nothing.',
  rule: 'MU-37',
  group: groups.move,
  variants: (fight, who) => held(fight, who).map(({ id, label }) => ({ id, label: `Let go of ${label}` })),
  allowed: (fight, who) => mayAct(fight, who),
  *perform(fight, who) {
    yield* beginTurn(fight, who);
    letGo(fight, who);
  },
};

/** MU-38: half a zone, into a hazard of the zone, or both. */
const shove: MurdhamAction = {
  id: 'shove',
  scope: 'combatant',
  label: 'Shove',
  help: 'Frees the one held, and moves it half a zone, pushes it into a hazard, or both.',
  rule: 'MU-38',
  group: groups.main,
  cost: 'main action',
  variants: (fight, who) => held(fight, who).map(({ id, label }) => ({ id, label: `Shove ${label}` })),
  allowed: (fight, who) => allOf(mainNow(fight, who, 'attack')),
  *perform(fight, who, variant = '') {
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    const options = shoveOptions(fight, variant);
    const answer = yield* choose(
      {
        seat: seat(fight, who),
        title: `${nameOf(fight, who)} shoves ${nameOf(fight, variant)}: where?`,
        rule: 'MU-38',
        about: [who, variant],
        audience: audienceFor(fight, who, variant),
      },
      options.map(({ to: _, hazard: __, first: ___, ...option }) => option),
    );
    const way = options.find(({ id }) => id === answer);
    lose(sheetOf(fight, variant), 'grabbed', who);
    if (!way) return;
    if (way.first !== undefined) {
      tell(fight, 'MU-38', `${nameOf(fight, variant)} is pushed into ${way.first}.`, {
        who: [who, variant],
        tone: 'bad',
      });
      yield* enterHazards(fight, variant, true);
      // What the hazard holds fast is not moved on.
      if (isGone(sheetOf(fight, variant)) || isStuck(fight, variant)) return;
    }
    if (way.to) {
      yield* forced(fight, variant, way.to);
      fighter(fight, variant).place = { ...way.to };
      tell(fight, 'MU-38', `${nameOf(fight, variant)} is shoved to ${whereText(fight, way.to)}.`, {
        who: [who, variant],
      });
    }
    if (way.hazard)
      tell(fight, 'MU-38', `${nameOf(fight, variant)} is pushed into ${way.hazard}.`, {
        who: [who, variant],
        tone: 'bad',
      });
    if (way.hazard) yield* enterHazards(fight, variant, true);
    else if (way.to) yield* enterHazards(fight, variant);
  },
};

/** MU-24: being moved by force is not moving away, unless the house has it so. */
function* forced(fight: MurdhamFight, who: Id, to: Place): Flow<void> {
  if (fight.house.forcedProvoke) yield* opportunities(fight, [who], to, 'forced');
}

/** Half a zone (`to`), a hazard of the place one is shoved to, or one of the place one is shoved from (`first`). */
interface ShoveOption extends Option {
  to?: Place;
  hazard?: string;
  first?: string;
}

function shoveOptions(fight: MurdhamFight, target: Id): ShoveOption[] {
  const scene = mapOf(fight);
  const here = placeOf(fight, target);
  const crowd = occupants(fight, [target]);
  const room = roomOf(sheetOf(fight, target), fight.house);
  const perilAt = (place: Place) => featuresAt(fight, place).find(({ kind }) => kind === 'hazard' || kind === 'fall');
  const places = nearbyPlaces(scene, here).filter(
    (place) => !samePlace(place, here) && whyNoRoom(fight, crowd, place, room) === undefined,
  );
  const own = perilAt(here);
  const stay = own
    ? [
        {
          id: 'hazard',
          label: `Into ${own.label || 'the hazard'}`,
          hazard: own.label || 'the hazard',
          tone: 'danger' as const,
        },
      ]
    : [];
  return [
    ...stay,
    ...places.flatMap((place) => {
      const peril = perilAt(place);
      const plain = { id: placeKey(place), label: `To ${whereText(fight, place)}`, place, to: place };
      const through = own
        ? [
            {
              ...plain,
              id: `hazard>${placeKey(place)}`,
              label: `Into ${own.label || 'the hazard'}, then to ${whereText(fight, place)}`,
              first: own.label || 'the hazard',
              tone: 'danger' as const,
            },
          ]
        : [];
      return peril
        ? [
            plain,
            ...through,
            {
              ...plain,
              id: `${placeKey(place)}!`,
              label: `To ${whereText(fight, place)}, into ${peril.label || 'the hazard'}`,
              hazard: peril.label || 'the hazard',
              tone: 'danger' as const,
            },
          ]
        : [plain, ...through];
    }),
    { id: 'down', label: 'Just free', tone: 'pass' as const },
  ];
}

/** A larger holder throws in place of shoving: two zones, d4 direct damage. */
const throwHeld: MurdhamAction = {
  id: 'throw',
  scope: 'combatant',
  label: 'Throw',
  help: 'A larger holder throws the one held up to two zones: d4 direct damage.',
  rule: 'MU-38',
  group: groups.main,
  cost: 'main action',
  variants: (fight, who) =>
    held(fight, who)
      .filter(({ id }) => isLarger(sheetOf(fight, who), sheetOf(fight, id)))
      .map(({ id, label }) => ({ id, label: `Throw ${label}`, detail: 'up to 2 zones, d4 direct' })),
  allowed: (fight, who) => mainNow(fight, who, 'attack'),
  *perform(fight, who, variant = '') {
    const scene = mapOf(fight);
    const crowd = occupants(fight, [variant]);
    const room = roomOf(sheetOf(fight, variant), fight.house);
    const answer = yield* choose(
      {
        seat: seat(fight, who),
        title: `${nameOf(fight, who)} throws ${nameOf(fight, variant)}: where?`,
        rule: 'MU-38',
        about: [who, variant],
      },
      zonesWithin(scene, placeOf(fight, who), 2).map(({ id }): Option => {
        const full = whyNoRoom(fight, crowd, inZone(id), room);
        return {
          id,
          label: whereText(fight, inZone(id)),
          place: inZone(id),
          ...(full === undefined ? {} : { blocked: no('MU-38', full) }),
        };
      }),
    );
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    lose(sheetOf(fight, variant), 'grabbed', who);
    yield* forced(fight, variant, inZone(answer));
    fighter(fight, variant).place = inZone(answer);
    yield* mishap(fight, variant, { count: 1, sides: 4 }, { rule: 'MU-38', text: `thrown by ${nameOf(fight, who)}` });
    yield* enterHazards(fight, variant, true);
  },
};

/** Keeping somebody's head under: it has no air for as long as it is held there. */
const holdUnder: MurdhamAction = {
  id: 'hold-under',
  scope: 'combatant',
  label: 'Hold under water',
  help: 'The one held has breath for 8 rounds, 16 with Swim, until it gets loose.',
  rule: 'MU-37',
  group: groups.special,
  cost: 'main action',
  variants: (fight, who) =>
    featuresAt(fight, placeOf(fight, who)).some(({ kind }) => kind === 'water')
      ? held(fight, who).map(({ id, label }) => ({ id, label: `Hold ${label} under water` }))
      : [],
  allowed: (fight, who, variant = '') =>
    allOf(
      mainNow(fight, who, 'attack'),
      () =>
        heldBy(fight, who).includes(variant) && breathes(fight, variant, 'water')
          ? true
          : no('MU-37', 'It needs no breath there.'),
      () => (conditionOf(sheetOf(fight, variant), 'breathless') ? no('MU-37', 'Its breath is running already.') : true),
    ),
  *perform(fight, who, variant = '') {
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    tell(fight, 'MU-37', `${nameOf(fight, who)} holds ${nameOf(fight, variant)} under water.`, { who: [who, variant] });
    loseAir(fight, variant, 'water', who);
  },
};

export const holdingActions: readonly MurdhamAction[] = [breakFree, freeOther, shove, throwHeld, holdUnder, release];
