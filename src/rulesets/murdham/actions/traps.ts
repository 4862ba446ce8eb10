/** Taking up a laid bear trap, which is a main action like setting it. */

import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { allOf, type Id, notAllowed } from '../../../engine/words.ts';
import type { Feature } from '../../../space/scene.ts';
import { inZone } from '../../../space/zones/zones.ts';
import { sheetOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import { removeFeature } from '../play/perils/hazards.ts';
import { featuresAt, zonesHere } from '../play/table/ground.ts';
import { tell } from '../play/table/table.ts';
import { spendMain } from '../play/turns/budget.ts';
import { beginTurn } from '../play/turns/opening.ts';
import { actionGroups, type MurdhamAction, mainNow } from './allowed.ts';

/** Lists the traps in the fighter's zones that are not secret. */
const trapsHere = (fight: MurdhamFight, who: Id): Feature[] =>
  zonesHere(fight, who)
    .flatMap((zone) => featuresAt(fight, inZone(zone)))
    .filter(({ detail, secret }) => detail === 'bear-trap' && secret !== true);

export const liftTrap: MurdhamAction = {
  id: 'lift-trap',
  scope: 'combatant',
  label: 'Lift a trap',
  help: 'Takes a bear trap up from the ground, to be set again.',
  rule: 'MU-08',
  group: actionGroups.main,
  cost: 'main action',
  variants: (fight, who) =>
    sheetOf(fight, who).mind === 'human'
      ? trapsHere(fight, who).map(({ id, label }) => ({ id, label: `Lift: ${label || 'bear trap'}` }))
      : [],
  allowed: (fight, who, variant) =>
    allOf(mainNow(fight, who), () =>
      trapsHere(fight, who).some(({ id }) => id === variant)
        ? true
        : notAllowed('MU-08', 'The trap is not here any more.'),
    ),
  *perform(fight, who, variant = '') {
    yield* beginTurn(fight, who);
    spendMain(fight, who);
    removeFeature(fight, variant);
    fight.nextId += 1;
    sheetOf(fight, who).gear.push({
      id: `lifted.${fight.nextId}`,
      item: 'bear-trap',
      held: null,
      worn: false,
      damaged: false,
      used: false,
      spent: false,
    });
    tell(fight, 'MU-08', sentence`${personRef(who)} takes up the bear trap.`);
  },
};
