/** The miscast: what goes wrong when an overreached power takes effect all the same. */

import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { sentence } from '../../../../engine/log/sentence.ts';
import { capitalized, gmSeat, type Id } from '../../../../engine/words.ts';
import { nearbyPlaces, zonesWithin } from '../../../../space/zones/zones.ts';
import { dieGroup, rollFor } from '../../../common/dice.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import { placeIn, placeOptions } from '../../../common/places.ts';
import { creatureOf } from '../../data/creatures.ts';
import type { MurdhamFight } from '../../fight.ts';
import { type Miscast, miscasts } from '../../sheet/miscasts.ts';
import type { PowerSpec } from '../../sheet/powerKinds.ts';
import { demonKinds } from '../../sheet/powers.ts';
import { exposeToPox } from '../harm/disease.ts';
import { growMutation } from '../harm/mutations.ts';
import { placeCreature, possessFighter, whoseSide } from '../harm/newcomers.ts';
import { leaveFeature } from '../harm/states.ts';
import { sufferMishap } from '../perils/hazards.ts';
import { mapOf, occupants, placeOf, whereText, whyNoRoom, zonesApart } from '../table/ground.ts';
import { rollSave } from '../table/saves.ts';
import { allFighters, audienceFor, isThere, seatOfFighter, tell } from '../table/table.ts';
import { discardItem } from '../table/weapons.ts';
import { canReact, spendReaction } from '../turns/readiness.ts';

/**
 * The fate of the power itself: it has no effect, its usual effect, another target, or it is
 * reversed.
 */
export type Cast = 'fizzles' | 'works' | 'astray' | 'reversed';

function* rolled12(fight: MurdhamFight, who: Id): Flow<Miscast | undefined> {
  const { value, dice } = yield* rollFor(
    {
      seat: seatOfFighter(fight, who),
      title: `${nameOf(fight, who)}: miscast`,
      rule: 'MU',
      about: [who],
      audience: audienceFor(fight, who),
    },
    'Miscast',
    [dieGroup('miscast', 12)],
  );
  const found = miscasts.find((one) => one.roll === value);
  if (found) tell(fight, 'MU', sentence`Miscast: ${found.label}`, { who: [who], dice, tone: 'bad' });
  return found;
}

/**
 * Rolls a miscast and applies it. When a wrong target or a reversal makes no sense by the GM's
 * word, the miscast is rolled again.
 */
export function* rollMiscast(fight: MurdhamFight, who: Id, power: PowerSpec): Flow<Cast> {
  for (;;) {
    const found = yield* rolled12(fight, who);
    const kind = found?.effect.kind;
    if (kind !== 'wrong-target' && kind !== 'reversed') {
      yield* befall(fight, who, power, found);
      return kind === 'fizzle' ? 'fizzles' : 'works';
    }
    const goes = yield* askChoice(
      { seat: gmSeat, title: `${power.name}: ${found?.label ?? ''}`, rule: 'MU', about: [who], audience: 'gm' },
      [
        { id: 'so', label: 'So it is' },
        { id: 'again', label: 'It makes no sense here: roll again' },
      ],
    );
    if (goes === 'so') return kind === 'reversed' ? 'reversed' : 'astray';
  }
}

function* befall(fight: MurdhamFight, who: Id, power: PowerSpec, found: Miscast | undefined): Flow<void> {
  const effect = found?.effect ?? { kind: 'told' as const };
  switch (effect.kind) {
    case 'darkness':
      for (const { id } of zonesWithin(mapOf(fight), placeOf(fight, who), effect.reach))
        leaveFeature(fight, id, { kind: 'opaque', label: 'Darkness' });
      return;
    case 'scroll-lost': {
      const scroll = sheetOf(fight, who).gear.find(({ held, powers }) => held !== null && powers?.includes(power.id));
      if (scroll) discardItem(sheetOf(fight, who), scroll.id);
      return;
    }
    case 'corruption':
      for (const id of others(fight, who, effect.reach)) corrupt(fight, id, effect.amount);
      return;
    case 'fire':
      for (const id of others(fight, who, effect.reach)) yield* scorch(fight, id, effect.die);
      return;
    case 'demon-pox':
      for (const id of [who, ...others(fight, who, effect.reach)]) yield* exposeToPox(fight, id);
      return;
    case 'mutation':
      return yield* growMutation(fight, who);
    case 'demon':
      return yield* demon(fight, who);
    case 'possessed':
      return yield* possessFighter(fight, who);
    default:
      return;
  }
}

/** Gives a fighter corruption. Constructs are immune to it. */
function corrupt(fight: MurdhamFight, who: Id, amount: number): void {
  const sheet = sheetOf(fight, who);
  if (sheet.kind !== 'construct') sheet.corruption += amount;
}

const others = (fight: MurdhamFight, who: Id, reach: number): Id[] =>
  allFighters(fight)
    .filter((one) => one.id !== who && isThere(fight, one.id) && zonesApart(fight, who, one.id) <= reach)
    .map(({ id }) => id);

/** Burns a fighter with unbound fire. A fighter who can still react spends its turn on a dodge. */
function* scorch(fight: MurdhamFight, who: Id, sides: number): Flow<void> {
  if (canReact(fight, who) === true) {
    yield* spendReaction(fight, who);
    if (yield* rollSave(fight, who, 'agi', { rule: 'MU-20', what: 'to dodge the fire' })) return;
  }
  yield* sufferMishap(fight, who, { count: 1, sides }, { rule: 'MU', text: 'unbound fire', kind: 'fire' });
}

/** Lets a demon break through nearby. The GM says which, where, and in what mood. */
function* demon(fight: MurdhamFight, who: Id): Flow<void> {
  const ask = { seat: gmSeat, rule: 'MU', about: [who], audience: 'gm' as const };
  const kind = yield* askChoice(
    { ...ask, title: 'Which demon appears?' },
    demonKinds.map((id) => ({ id, label: creatureOf(id).name, detail: creatureOf(id).summary })),
  );
  const near = nearbyPlaces(mapOf(fight), placeOf(fight, who));
  const crowd = occupants(fight);
  const free = near.filter((place) => whyNoRoom(fight, crowd, place, 1) === undefined);
  const places = free.length > 0 ? free : near.slice(0, 1);
  const at = yield* askChoice(
    { ...ask, title: 'Where does it appear?' },
    placeOptions(places, (place) => capitalized(whereText(fight, place))),
  );
  const side = yield* whoseSide(fight, 'What is its mood: whose side is it on?');
  placeCreature(fight, kind, side, placeIn(places, at) ?? placeOf(fight, who));
}
