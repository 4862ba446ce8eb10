/**
 * Holding and being held: getting loose, helping out, letting go, shoving, throwing (MU-36, MU-37,
 * MU-38).
 */

import type { Flow } from '../../../engine/flow.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { allOf, type Id, notAllowed } from '../../../engine/words.ts';
import { nameOf, sheetOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import { breathes, loseAir } from '../play/harm/breath.ts';
import { heldBy, isStuck, letGo, stuckConditions } from '../play/harm/holds.ts';
import { BREAKS_HOLD, resistSave } from '../play/harm/nonlethal.ts';
import { featuresAt, isNear, placeOf } from '../play/table/ground.ts';
import { rollSave } from '../play/table/saves.ts';
import { othersToHelp, tell } from '../play/table/table.ts';
import { hasMain, spendMain, spendRest } from '../play/turns/budget.ts';
import { beginTurn } from '../play/turns/opening.ts';
import { mayAct } from '../play/turns/turn.ts';
import { conditionOf, firstOf, knowsSkill, loseCondition } from '../sheet/standing.ts';
import { actionGroups, type MurdhamAction, mainNow } from './allowed.ts';
import { heldOptions, shoveAction, throwHeld } from './shoving.ts';

/**
 * Makes a STR save to free a held fighter. Against a larger holder the save fails without a roll.
 * Contortionists slip out of their own bonds.
 */
function* workLoose(fight: MurdhamFight, who: Id, helper: Id): Flow<void> {
  const sheet = sheetOf(fight, who);
  const what = firstOf(sheet, ...stuckConditions);
  if (what === undefined) return;
  const holder = conditionOf(sheet, 'grabbed')?.by;
  const slips = helper === who && knowsSkill(sheet, 'contortionist');
  const passed =
    slips ||
    (what === 'grabbed' && holder !== undefined && fight.combatants[holder]
      ? yield* resistSave(fight, helper, holder, 'MU-36', BREAKS_HOLD)
      : yield* rollSave(fight, helper, 'str', { rule: 'MU-36', what: 'to get loose' }));
  if (!passed) return;
  loseCondition(sheet, what);
  const bond = what === 'netted' ? 'the net' : what === 'entangled' ? 'the bonds' : 'the hold';
  const hold = what === 'grabbed' && holder !== undefined && fight.combatants[holder] ? personRef(holder) : bond;
  const loosened =
    helper === who
      ? sentence`${personRef(who)} breaks loose from ${hold}.`
      : sentence`${personRef(helper)} gets ${personRef(who)} loose from ${hold}.`;
  tell(fight, 'MU-36', loosened, { tone: 'good' });
}

const breakFree: MurdhamAction = {
  id: 'break-free',
  scope: 'combatant',
  label: 'Get loose',
  help: 'A STR save to break a hold, a net or a trap. It takes the whole turn, passed or failed.',
  rule: 'MU-36',
  group: actionGroups.main,
  cost: 'the turn',
  allowed: (fight, who) =>
    allOf(
      mayAct(fight, who),
      () => (isStuck(fight, who) ? true : notAllowed('MU-36', 'Is not held by anybody or anything.')),
      () => hasMain(fight, who),
    ),
  *perform(fight, who) {
    yield* beginTurn(fight, who);
    spendRest(fight, who);
    yield* workLoose(fight, who, who);
  },
};

const stuckFriends = (fight: MurdhamFight, who: Id): Id[] =>
  othersToHelp(fight, who, ({ id }) => isStuck(fight, id) && isNear(fight, who, id));

const freeOther: MurdhamAction = {
  id: 'free-other',
  scope: 'combatant',
  label: 'Free somebody',
  help: 'A main action and a STR save get a nearby friend loose.',
  rule: 'MU-36',
  group: actionGroups.main,
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
  group: actionGroups.move,
  variants: (fight, who) => heldOptions(fight, who).map(({ id, label }) => ({ id, label: `Let go of ${label}` })),
  allowed: (fight, who) => mayAct(fight, who),
  *perform(fight, who) {
    yield* beginTurn(fight, who);
    letGo(fight, who);
  },
};

/**
 * Lets a holder keep a fighter's head under water. The fighter has no air as long as it is held
 * there.
 */
const holdUnder: MurdhamAction = {
  id: 'hold-under',
  scope: 'combatant',
  label: 'Hold under water',
  help: 'The one held is without air until free: breath for 8 rounds, 16 with Swim.',
  rule: 'MU-37',
  group: actionGroups.special,
  cost: 'main action',
  variants: (fight, who) =>
    featuresAt(fight, placeOf(fight, who)).some(({ kind }) => kind === 'water')
      ? heldOptions(fight, who).map(({ id, label }) => ({ id, label: `Hold ${label} under water` }))
      : [],
  allowed: (fight, who, variant = '') =>
    allOf(
      mainNow(fight, who, 'attack'),
      () =>
        heldBy(fight, who).includes(variant) && breathes(fight, variant, 'water')
          ? true
          : notAllowed('MU-37', 'Whoever is held needs no breath there.'),
      () =>
        conditionOf(sheetOf(fight, variant), 'breathless')
          ? notAllowed('MU-37', 'Whoever is held has no air already.')
          : true,
    ),
  *perform(fight, who, variant = '') {
    yield* beginTurn(fight, who);
    spendMain(fight, who, 'keeps hold');
    tell(fight, 'MU-37', sentence`${personRef(who)} holds ${personRef(variant)} under water.`, { tone: 'bad' });
    loseAir(fight, variant, 'water', who);
  },
};

export const holdingActions: readonly MurdhamAction[] = [
  breakFree,
  freeOther,
  shoveAction,
  throwHeld,
  holdUnder,
  release,
];
