/** Holding and being held: getting loose, helping out, letting go, shoving, throwing (MU-36, MU-37, MU-38). */

import type { Flow } from '../../../engine/flow.ts';
import { all as allOf, type Id, no } from '../../../engine/words.ts';
import { nameOf, sheetOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import { breathes, loseAir } from '../play/harm/breath.ts';
import { heldBy, isStuck, letGo, stuck } from '../play/harm/holds.ts';
import { BREAKS_HOLD, resists } from '../play/harm/nonlethal.ts';
import { featuresAt, isNear, placeOf } from '../play/table/ground.ts';
import { save } from '../play/table/saves.ts';
import { othersToHelp, tell } from '../play/table/table.ts';
import { hasMain, spendMain } from '../play/turns/budget.ts';
import { beginTurn } from '../play/turns/opening.ts';
import { mayAct } from '../play/turns/turn.ts';
import { conditionOf, firstOf, knows, lose } from '../sheet/standing.ts';
import { groups, type MurdhamAction, mainNow } from './allowed.ts';
import { held, shove, throwHeld } from './shoving.ts';

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
  othersToHelp(fight, who, ({ id }) => isStuck(fight, id) && isNear(fight, who, id));

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
