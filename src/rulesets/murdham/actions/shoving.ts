/** Shoving and throwing those who are held (MU-38). */

import { combatantOf } from '../../../engine/fight.ts';
import { askChoice } from '../../../engine/flow.ts';
import { personRef, sentence, writtenRef } from '../../../engine/log/sentence.ts';
import type { Option } from '../../../engine/question.ts';
import { allOf, type Id, notAllowed } from '../../../engine/words.ts';
import { inZone, zonesWithin } from '../../../space/zones/zones.ts';
import { nameOf, sheetOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import { heldBy, isStuck } from '../play/harm/holds.ts';
import { revealFighter } from '../play/hiding.ts';
import { forceMove, shoveOptions } from '../play/moving/shoving.ts';
import { enterHazards, sufferMishap } from '../play/perils/hazards.ts';
import { roomOf } from '../play/table/figures.ts';
import { mapOf, occupants, placeOf, whereInSentence, whereText, whyNoRoom } from '../play/table/ground.ts';
import { audienceFor, seatOfFighter, tell } from '../play/table/table.ts';
import { spendMain } from '../play/turns/budget.ts';
import { beginTurn } from '../play/turns/opening.ts';
import { isLarger } from '../sheet/scores.ts';
import { isGone, loseCondition } from '../sheet/standing.ts';
import { actionGroups, type MurdhamAction, mainNow } from './allowed.ts';

/** MU-38: shoves a held fighter half a zone away, into a hazard of the zone, or both. */
export const shoveAction: MurdhamAction = {
  id: 'shove',
  scope: 'combatant',
  label: 'Shove',
  help: 'Whoever is held goes free, and is moved half a zone, pushed into a hazard, or both.',
  rule: 'MU-38',
  group: actionGroups.main,
  cost: 'main action',
  variants: (fight, who) => heldOptions(fight, who).map(({ id, label }) => ({ id, label: `Shove ${label}` })),
  allowed: (fight, who) => allOf(mainNow(fight, who, 'attack')),
  *perform(fight, who, variant = '') {
    yield* beginTurn(fight, who);
    spendMain(fight, who, 'keeps hold');
    const options = shoveOptions(fight, variant);
    const answer = yield* askChoice(
      {
        seat: seatOfFighter(fight, who),
        title: `${nameOf(fight, who)} shoves ${nameOf(fight, variant)}: where?`,
        rule: 'MU-38',
        about: [who, variant],
        audience: audienceFor(fight, who, variant),
      },
      options.map(({ to: _, hazard: __, first: ___, ...option }) => option),
    );
    const way = options.find(({ id }) => id === answer);
    revealFighter(fight, who, 'shoving');
    loseCondition(sheetOf(fight, variant), 'grabbed', who);
    if (!way) return;
    if (way.first !== undefined) {
      tell(fight, 'MU-38', sentence`${personRef(who)} pushes ${personRef(variant)} into ${writtenRef(way.first)}.`, {
        tone: 'bad',
      });
      yield* enterHazards(fight, variant, who);
      // A fighter whom the hazard holds fast is not moved any further.
      if (isGone(sheetOf(fight, variant)) || isStuck(fight, variant)) return;
    }
    if (way.to) {
      yield* forceMove(fight, variant, way.to);
      combatantOf(fight, variant).place = { ...way.to };
      tell(
        fight,
        'MU-38',
        sentence`${personRef(who)} shoves ${personRef(variant)} to ${whereInSentence(fight, way.to)}.`,
        {
          happened: { is: 'moved', whom: [variant], by: who },
        },
      );
    }
    if (way.hazard)
      tell(fight, 'MU-38', sentence`${personRef(who)} pushes ${personRef(variant)} into ${writtenRef(way.hazard)}.`, {
        tone: 'bad',
      });
    if (way.hazard) yield* enterHazards(fight, variant, who);
    else if (way.to) yield* enterHazards(fight, variant);
  },
};

/** MU-38: lets a larger holder throw instead of shove: two zones, d4 direct damage. */
export const throwHeld: MurdhamAction = {
  id: 'throw',
  scope: 'combatant',
  label: 'Throw',
  help: 'A larger holder throws the one held up to two zones: d4 direct damage.',
  rule: 'MU-38',
  group: actionGroups.main,
  cost: 'main action',
  variants: (fight, who) =>
    heldOptions(fight, who)
      .filter(({ id }) => isLarger(sheetOf(fight, who), sheetOf(fight, id)))
      .map(({ id, label }) => ({ id, label: `Throw ${label}`, detail: 'up to 2 zones, d4 direct' })),
  allowed: (fight, who) => mainNow(fight, who, 'attack'),
  *perform(fight, who, variant = '') {
    const scene = mapOf(fight);
    const crowd = occupants(fight, [variant]);
    const room = roomOf(sheetOf(fight, variant), fight.house);
    const answer = yield* askChoice(
      {
        seat: seatOfFighter(fight, who),
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
          ...(full === undefined ? {} : { blocked: notAllowed('MU-38', full) }),
        };
      }),
    );
    yield* beginTurn(fight, who);
    spendMain(fight, who, 'keeps hold');
    revealFighter(fight, who, 'throwing');
    loseCondition(sheetOf(fight, variant), 'grabbed', who);
    yield* forceMove(fight, variant, inZone(answer));
    combatantOf(fight, variant).place = inZone(answer);
    yield* sufferMishap(
      fight,
      variant,
      { count: 1, sides: 4 },
      { rule: 'MU-38', text: `thrown by ${nameOf(fight, who)}`, told: sentence`thrown by ${personRef(who)}`, by: who },
    );
    yield* enterHazards(fight, variant, who);
  },
};

export const heldOptions = (fight: MurdhamFight, who: Id) =>
  heldBy(fight, who)
    .filter((id) => !isGone(sheetOf(fight, id)))
    .map((id) => ({ id, label: nameOf(fight, id) }));
