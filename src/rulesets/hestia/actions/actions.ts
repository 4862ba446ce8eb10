/** The actions of a turn: what each is called, when it is allowed, what it does; and the whole list with those of the other files. */

import { combatantOf } from '../../../engine/fight.ts';
import { choose } from '../../../engine/flow.ts';
import { breakPeace } from '../../../engine/hostility.ts';
import { all, no, seatOf } from '../../../engine/words.ts';
import { nameOf } from '../../common/people.ts';
import { aims, attack, strikesLeft, targets, usable } from '../play/blows/attack.ts';
import { gambit, IN_SIGHT } from '../play/blows/gambit.ts';
import { lying, mayPickUp } from '../play/harm/lying.ts';
import { beginTurn, goOn } from '../play/turns/rounds.ts';
import { ATTRIBUTES, has, inHand } from '../sheet/sheet.ts';
import { actionLeft, armOf, arms, attackForms, type Deed, mayAct, named, unhindered } from './allowed.ts';
import { cast, fetch, light, lighten, OTHER, reload, somethingElse, store, swig } from './deeds.ts';
import { freeDeeds } from './free.ts';
import { moving } from './moving.ts';
import { tableDeeds } from './rulings.ts';

const mainDeeds: Deed[] = [
  {
    id: 'attack',
    scope: 'combatant',
    label: 'Attack',
    help: 'Violence against Defense; a 20 goes past Grit, a 1 costs ammunition or a Notch.',
    rule: 'HE-09',
    group: 'Action',
    cost: 'action',
    variants: (fight, who) => arms(fight, who, (arm) => arm.where === 'hand').flatMap(attackForms),
    allowed(fight, who, variant) {
      const arm = armOf(fight, who, variant);
      return all(
        strikesLeft(fight, who) || actionLeft(fight, who),
        () => combatantOf(fight, who).sheet.load !== 'crushing' || unhindered(combatantOf(fight, who)),
        () => (arm ? usable(arm) : no('HE-09', 'Has no such weapon.')),
        () => aims(fight, who, arm?.range ?? 5).some(({ blocked }) => !blocked) || no('HE-09', 'Nobody is in reach.'),
      );
    },
    *perform(fight, who, variant) {
      const arm = armOf(fight, who, variant);
      if (!arm) return;
      const target = yield* choose(
        { seat: seatOf(who), title: `${arm.name}: against whom?`, rule: 'HE-09', about: [who], meant: 'harm' },
        aims(fight, who, arm.range),
      );
      const turn = beginTurn(fight, who);
      turn.action = true;
      turn.strikes += 1;
      yield* breakPeace(fight, target, who, { rule: 'HE-09', round: fight.state.round });
      yield* attack(fight, who, variant ?? arm.id, target);
      yield* goOn(fight);
    },
  },
  {
    id: 'cast',
    scope: 'combatant',
    label: 'Cast',
    help: 'A spell or a magic item; a Violence test only to touch the unwilling, or when it says so.',
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
      yield* cast(fight, who, variant ?? '');
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
    variants: () => ATTRIBUTES.map((id) => ({ id, label: `Gambit by ${id}` })),
    allowed: (fight, who) =>
      all(
        mayAct(fight, who),
        () => targets(fight, who, IN_SIGHT).some(({ blocked }) => !blocked) || no('HE-20', 'Nobody is in sight.'),
      ),
    *perform(fight, who, variant) {
      yield* gambit(fight, who, ATTRIBUTES.find((id) => id === variant) ?? 'might');
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
      ...arms(fight, who, (arm) => arm.where === 'packed').map(named('Fetch')),
      ...lying(fight, who).map(({ id, owner, arm }) => ({
        id,
        label: owner.id === who ? `Pick up ${arm.name}` : `Pick up ${arm.name} of ${nameOf(fight, owner.id)}`,
      })),
      { id: OTHER, label: 'Fetch something else' },
    ],
    allowed: (fight, who, variant) =>
      all(mayAct(fight, who), () => {
        const found = lying(fight, who).find(({ id }) => id === variant);
        return found ? mayPickUp(fight, who, found) : true;
      }),
    *perform(fight, who, variant) {
      fetch(fight, who, variant ?? '');
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
      ...inHand(combatantOf(fight, who)).map(named('Store')),
      { id: OTHER, label: 'Store something else' },
    ],
    allowed: mayAct,
    *perform(fight, who, variant) {
      store(fight, who, variant ?? '');
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
      arms(fight, who, (arm) => arm.kind === 'crossbow' && arm.where === 'hand').map(named('Reload')),
    allowed: (fight, who, variant) =>
      all(
        mayAct(fight, who),
        () => armOf(fight, who, variant)?.loaded !== true || no('HE-07', 'It is loaded.'),
        () => armOf(fight, who, variant)?.ammunition !== 'empty' || no('HE-11', 'It is out of ammunition.'),
      ),
    *perform(fight, who, variant) {
      reload(fight, who, variant ?? '');
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
      all(
        actionLeft(fight, who),
        () => combatantOf(fight, who).sheet.load === 'crushing' || unhindered(combatantOf(fight, who)),
        () =>
          combatantOf(fight, who).sheet.load !== 'free' ||
          arms(fight, who, (arm) => arm.where === 'packed').length > 0 ||
          no('HE-07', 'Carries nothing that is not handy.'),
      ),
    *perform(fight, who) {
      lighten(fight, who);
    },
  },
  {
    id: 'swig',
    scope: 'combatant',
    label: 'Swig of liquor',
    help: 'A d6 and the discipline modifier of Grit back, and a bane on every test.',
    rule: 'HE-07',
    group: 'Action',
    cost: 'action',
    allowed: (fight, who) =>
      all(mayAct(fight, who), () => combatantOf(fight, who).sheet.swigs > 0 || no('HE-07', 'Has no liquor.')),
    *perform(fight, who) {
      yield* swig(fight, who);
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
      all(
        mayAct(fight, who),
        () => combatantOf(fight, who).sheet.lights > 0 || no('HE-07', 'Has nothing to light.'),
        () => !has(combatantOf(fight, who), 'lit') || no('HE-07', 'Carries a light already.'),
      ),
    *perform(fight, who) {
      light(fight, who);
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

export const actions: readonly Deed[] = [...mainDeeds, ...moving, ...freeDeeds, ...tableDeeds];
