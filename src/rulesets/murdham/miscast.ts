/** The miscast: what goes wrong when an overreached power works all the same. */
import { type Flow, roll } from '../../engine/flow.ts';
import type { Id } from '../../engine/words.ts';
import { zonesWithin } from '../../space/zones.ts';
import { mapOf, placeOf, zonesApart } from './ground.ts';
import { mishap } from './hazards.ts';
import { all, audienceFor, diceOf, isThere, type MurdhamFight, nameOf, seat, sheetOf, tell } from './kit.ts';
import { miscasts, type PowerSpec } from './powers.ts';
import { canReact, react } from './readiness.ts';
import { save } from './saves.ts';
import { leave } from './states.ts';
import { discard } from './weapons.ts';

/** Rolls a miscast and does what of it the rules can do; the rest is told and the GM's. False: the power fizzles. */
export function* miscast(fight: MurdhamFight, who: Id, power: PowerSpec): Flow<boolean> {
  const dice = [{ id: 'miscast', count: 1, sides: 12, read: { by: 'sum' as const } }];
  const rolled = yield* roll(
    {
      seat: seat(fight, who),
      title: `${nameOf(fight, who)}: miscast`,
      rule: 'MU',
      about: [who],
      audience: audienceFor(fight, who),
    },
    dice,
  );
  const found = miscasts.find((one) => one.roll === rolled.values.miscast);
  if (!found) return true;
  tell(fight, 'MU', `Miscast: ${found.label}`, { who: [who], dice: diceOf('Miscast', dice, rolled), tone: 'bad' });
  const { effect } = found;
  switch (effect.kind) {
    case 'fizzle':
      return false;
    case 'darkness':
      for (const { id } of zonesWithin(mapOf(fight), placeOf(fight, who), effect.reach))
        leave(fight, id, { kind: 'opaque', label: 'Darkness' });
      return true;
    case 'scroll-lost': {
      const scroll = sheetOf(fight, who).gear.find(({ held, powers }) => held !== null && powers?.includes(power.id));
      if (scroll) discard(sheetOf(fight, who), scroll.id);
      return true;
    }
    case 'corruption':
      for (const id of others(fight, who, effect.reach)) sheetOf(fight, id).corruption += effect.amount;
      return true;
    case 'fire':
      for (const id of others(fight, who, effect.reach)) yield* scorch(fight, id, effect.die);
      return true;
    default:
      return true;
  }
}

const others = (fight: MurdhamFight, who: Id, reach: number): Id[] =>
  all(fight)
    .filter((one) => one.id !== who && isThere(fight, one.id) && zonesApart(fight, who, one.id) <= reach)
    .map(({ id }) => id);

/** A dodge is allowed to who still has the turn to react; it is tried for everyone who can. */
function* scorch(fight: MurdhamFight, who: Id, sides: number): Flow<void> {
  if (canReact(fight, who) === true) {
    yield* react(fight, who);
    if (yield* save(fight, who, 'agi', { rule: 'MU-20', what: 'to dodge the fire' })) return;
  }
  yield* mishap(fight, who, { count: 1, sides }, { rule: 'MU', text: 'unbound fire', kind: 'fire' });
}
