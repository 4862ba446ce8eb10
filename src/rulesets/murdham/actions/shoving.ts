/** Shoving and throwing those who are held (MU-38). */

import { combatantOf } from '../../../engine/fight.ts';
import { choose } from '../../../engine/flow.ts';
import type { Option } from '../../../engine/question.ts';
import { all as allOf, type Id, no } from '../../../engine/words.ts';
import { inZone, zonesWithin } from '../../../space/zones/zones.ts';
import { nameOf, sheetOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import { heldBy, isStuck } from '../play/harm/holds.ts';
import { forced, shoveOptions } from '../play/moving/shoving.ts';
import { enterHazards, mishap } from '../play/perils/hazards.ts';
import { roomOf } from '../play/table/figures.ts';
import { mapOf, occupants, placeOf, whereText, whyNoRoom } from '../play/table/ground.ts';
import { audienceFor, seat, tell } from '../play/table/table.ts';
import { spendMain } from '../play/turns/budget.ts';
import { beginTurn } from '../play/turns/opening.ts';
import { isLarger } from '../sheet/scores.ts';
import { isGone, lose } from '../sheet/standing.ts';
import { groups, type MurdhamAction, mainNow } from './allowed.ts';

/** MU-38: half a zone, into a hazard of the zone, or both. */
export const shove: MurdhamAction = {
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
      combatantOf(fight, variant).place = { ...way.to };
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

/** A larger holder throws in place of shoving: two zones, d4 direct damage. */
export const throwHeld: MurdhamAction = {
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
    combatantOf(fight, variant).place = inZone(answer);
    yield* mishap(fight, variant, { count: 1, sides: 4 }, { rule: 'MU-38', text: `thrown by ${nameOf(fight, who)}` });
    yield* enterHazards(fight, variant, true);
  },
};

export const held = (fight: MurdhamFight, who: Id) =>
  heldBy(fight, who)
    .filter((id) => !isGone(sheetOf(fight, id)))
    .map((id) => ({ id, label: nameOf(fight, id) }));
