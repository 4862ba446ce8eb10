/** The main actions of a turn, and the list of all actions, including those of the other files. */

import { combatantOf } from '../../../engine/fight.ts';
import { askChoice } from '../../../engine/flow.ts';
import { breakPeace } from '../../../engine/hostility.ts';
import { allOf, capitalized, notAllowed, seatOf } from '../../../engine/words.ts';
import { nameOf } from '../../common/people.ts';
import {
  aimOptions,
  attackWith,
  isUsableWeapon,
  somebodyFree,
  strikesLeft,
  weaponTargets,
} from '../play/blows/attack.ts';
import { attemptGambit, IN_SIGHT } from '../play/blows/gambit.ts';
import { lyingItems, mayPickUp } from '../play/harm/lying.ts';
import { beginTurn, goOn } from '../play/turns/rounds.ts';
import { ATTRIBUTES, inHand, inState } from '../sheet/sheet.ts';
import {
  actionLeft,
  armOf,
  armVariants,
  attackForms,
  type HestiaAction,
  mayAct,
  unhindered,
  verbVariant,
} from './allowed.ts';
import {
  castSpell,
  fetchWeapon,
  lightenLoad,
  lightTorch,
  OTHER,
  reloadWeapon,
  somethingElse,
  storeWeapon,
  swigLiquor,
} from './deeds.ts';
import { freeActions } from './free.ts';
import { movingActions } from './moving.ts';
import { ruledActions } from './ruled.ts';
import { tableActions } from './rulings.ts';

const mainActions: HestiaAction[] = [
  {
    id: 'attack',
    scope: 'combatant',
    label: 'Attack',
    help: 'Violence against Defense; a 20 goes past Grit, a 1 costs ammunition or a Notch.',
    rule: 'HE-09',
    group: 'Action',
    cost: 'action',
    variants: (fight, who) => armVariants(fight, who, (arm) => arm.where === 'hand').flatMap(attackForms),
    allowed(fight, who, variant) {
      const arm = armOf(fight, who, variant);
      return allOf(
        strikesLeft(fight, who) || actionLeft(fight, who),
        () => combatantOf(fight, who).sheet.load !== 'crushing' || unhindered(combatantOf(fight, who)),
        () => (arm ? isUsableWeapon(arm) : notAllowed('HE-09', 'Has no such weapon.')),
        () => somebodyFree(aimOptions(fight, who, arm?.range ?? 5), 'HE-09'),
      );
    },
    *perform(fight, who, variant) {
      const arm = armOf(fight, who, variant);
      if (!arm) return;
      const target = yield* askChoice(
        {
          seat: seatOf(who),
          title: `Whom does ${nameOf(fight, who)} attack with ${arm.name}?`,
          rule: 'HE-09',
          about: [who],
          meant: 'harm',
        },
        aimOptions(fight, who, arm.range),
      );
      const turn = beginTurn(fight, who);
      turn.action = true;
      turn.strikes += 1;
      yield* breakPeace(fight, target, who, { rule: 'HE-09', round: fight.state.round });
      yield* attackWith(fight, who, variant ?? arm.id, target);
      yield* goOn(fight);
    },
  },
  {
    id: 'cast',
    scope: 'combatant',
    label: 'Cast',
    help: 'A spell or a magic item; a Violence test only to touch the unwilling, or when the spell says so.',
    rule: 'HE-12',
    group: 'Action',
    cost: 'action',
    variants: (fight, who) =>
      combatantOf(fight, who).sheet.spells.map(({ id, name, about }) => ({
        id,
        label: `Cast: ${name}`,
        detail: about,
      })),
    allowed: (fight, who) => mayAct(fight, who),
    *perform(fight, who, variant) {
      yield* castSpell(fight, who, variant ?? '');
      yield* goOn(fight);
    },
  },
  {
    id: 'gambit',
    scope: 'combatant',
    label: 'Gambit',
    help: 'Shove, trip, disarm, grapple or something in your words, at any range that makes sense; failing gives the opponent a free action.',
    rule: 'HE-20',
    group: 'Action',
    cost: 'action',
    variants: () => ATTRIBUTES.map((id) => ({ id, label: `Gambit by ${capitalized(id)}` })),
    allowed: (fight, who) =>
      allOf(mayAct(fight, who), () => somebodyFree(weaponTargets(fight, who, IN_SIGHT), 'HE-20')),
    *perform(fight, who, variant) {
      yield* attemptGambit(fight, who, ATTRIBUTES.find((id) => id === variant) ?? 'might');
      yield* goOn(fight);
    },
  },
  {
    id: 'fetch',
    scope: 'combatant',
    label: 'Fetch',
    help: 'Takes out something that is not handy, or picks up what lies within reach.',
    rule: 'HE-07',
    group: 'Action',
    cost: 'action',
    variants: (fight, who) => [
      ...armVariants(fight, who, (arm) => arm.where === 'packed').map(verbVariant('Fetch')),
      ...lyingItems(fight, who).map(({ id, owner, arm }) => ({
        id,
        label: owner.id === who ? `Pick up ${arm.name}` : `Pick up ${arm.name} of ${nameOf(fight, owner.id)}`,
      })),
      { id: OTHER, label: 'Fetch something else' },
    ],
    allowed: (fight, who, variant) =>
      allOf(mayAct(fight, who), () => {
        const found = lyingItems(fight, who).find(({ id }) => id === variant);
        return found ? mayPickUp(fight, who, found) : true;
      }),
    *perform(fight, who, variant) {
      fetchWeapon(fight, who, variant ?? '');
    },
  },
  {
    id: 'store',
    scope: 'combatant',
    label: 'Store',
    help: 'Puts something away where it is not handy.',
    rule: 'HE-07',
    group: 'Action',
    cost: 'action',
    variants: (fight, who) => [
      ...inHand(combatantOf(fight, who)).map(verbVariant('Store')),
      { id: OTHER, label: 'Store something else' },
    ],
    allowed: mayAct,
    *perform(fight, who, variant) {
      storeWeapon(fight, who, variant ?? '');
    },
  },
  {
    id: 'reload',
    scope: 'combatant',
    label: 'Reload',
    help: 'Draws a crossbow again.',
    rule: 'HE-07',
    group: 'Action',
    cost: 'action',
    variants: (fight, who) =>
      armVariants(fight, who, (arm) => arm.kind === 'crossbow' && arm.where === 'hand').map(verbVariant('Reload')),
    allowed: (fight, who, variant) =>
      allOf(
        mayAct(fight, who),
        () =>
          armOf(fight, who, variant)?.loaded !== true ||
          notAllowed('HE-07', `${armOf(fight, who, variant)?.name} is loaded already.`),
        () =>
          armOf(fight, who, variant)?.ammunition !== 'empty' ||
          notAllowed('HE-11', `${armOf(fight, who, variant)?.name} is out of ammunition.`),
      ),
    *perform(fight, who, variant) {
      reloadWeapon(fight, who, variant ?? '');
    },
  },
  {
    id: 'lighten',
    scope: 'combatant',
    label: 'Lighten the load',
    help: 'Drops everything that is not handy.',
    rule: 'HE-07',
    group: 'Action',
    cost: 'action',
    allowed: (fight, who) =>
      allOf(
        actionLeft(fight, who),
        () => combatantOf(fight, who).sheet.load === 'crushing' || unhindered(combatantOf(fight, who)),
        () =>
          combatantOf(fight, who).sheet.load !== 'free' ||
          armVariants(fight, who, (arm) => arm.where === 'packed').length > 0 ||
          notAllowed('HE-07', 'Carries nothing that is not handy.'),
      ),
    *perform(fight, who) {
      lightenLoad(fight, who);
    },
  },
  {
    id: 'swig',
    scope: 'combatant',
    label: 'Swig of liquor',
    help: 'A d6 and the Discipline modifier of Grit come back; every test has a bane from then on.',
    rule: 'HE-07',
    group: 'Action',
    cost: 'action',
    allowed: (fight, who) =>
      allOf(mayAct(fight, who), () => combatantOf(fight, who).sheet.swigs > 0 || notAllowed('HE-07', 'Has no liquor.')),
    *perform(fight, who) {
      yield* swigLiquor(fight, who);
    },
  },
  {
    id: 'light',
    scope: 'combatant',
    label: 'Light a torch or lantern',
    help: 'Carries light from now on.',
    rule: 'HE-07',
    group: 'Action',
    cost: 'action',
    allowed: (fight, who) =>
      allOf(
        mayAct(fight, who),
        () => combatantOf(fight, who).sheet.lights > 0 || notAllowed('HE-07', 'Has nothing to light.'),
        () => !inState(combatantOf(fight, who), 'lit') || notAllowed('HE-07', 'Carries a light already.'),
      ),
    *perform(fight, who) {
      lightTorch(fight, who);
    },
  },
  {
    id: 'something-else',
    scope: 'combatant',
    label: 'Something else',
    help: 'An action that is not on the list, told in your words.',
    rule: 'HE-07',
    group: 'Action',
    cost: 'action',
    allowed: mayAct,
    *perform(fight, who) {
      yield* somethingElse(fight, who);
    },
  },
];

export const gameActions: readonly HestiaAction[] = [
  ...mainActions,
  ...movingActions,
  ...freeActions,
  ...tableActions,
  ruledActions,
];
