/** The actions of a turn and those of the table: what each is called, when it is allowed, what it does. */
import { combatantOf, everyone } from '../../engine/fight.ts';
import { askNumber, choose } from '../../engine/flow.ts';
import { all, gm, no, seatOf } from '../../engine/words.ts';
import { freeDeeds, moving } from './actionsMoving.ts';
import { aims, attack, targets, usable } from './attack.ts';
import { surprise } from './begin.ts';
import {
  actionLeft,
  armOf,
  arms,
  type Deed,
  mayAct,
  named,
  real,
  strikesLeft,
  tagOf,
  unhindered,
  usesOf,
} from './deedKit.ts';
import { cast, handle, light, lighten, OTHER, reload, swig } from './deeds.ts';
import { gambit } from './gambit.ts';
import { fallHarm, harm } from './harm.ts';
import { testers, testMorale } from './morale.ts';
import { beginTurn, endBlock, goOn } from './rounds.ts';
import { ATTRIBUTES, has, isUp } from './sheet.ts';
import { nameOf, standing, tell } from './tell.ts';

const mainDeeds: Deed[] = [
  {
    id: 'attack',
    scope: 'combatant',
    label: 'Attack',
    help: 'Violence against Defense; a 20 goes past Grit, a 1 costs ammunition or a Notch.',
    rule: 'HE-09',
    group: 'Action',
    cost: 'action',
    variants: (fight, who) => arms(fight, who, (arm) => arm.where === 'hand').flatMap(usesOf),
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
        { seat: seatOf(who), title: `${arm.name}: against whom?`, rule: 'HE-09', about: [who] },
        aims(fight, who, arm.range),
      );
      const turn = beginTurn(fight, who);
      turn.action = true;
      turn.strikes += 1;
      yield* attack(fight, who, arm.id, target, { tag: tagOf(variant) ?? arm.tag });
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
    help: 'Shove, trip, disarm, grapple or something of your own; failing gives the opponent a free action.',
    rule: 'HE-20',
    group: 'Action',
    cost: 'action',
    variants: () => ATTRIBUTES.map((id) => ({ id, label: `Gambit by ${id}` })),
    allowed: (fight, who) =>
      all(
        mayAct(fight, who),
        () =>
          targets(fight, who, fight.house.meleeFeet).some(({ blocked }) => !blocked) ||
          no('HE-20', 'Nobody is near enough.'),
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
    help: 'Takes out something that is not handy.',
    rule: 'HE-07',
    group: 'Action',
    cost: 'action',
    variants: (fight, who) => [
      ...arms(fight, who, (arm) => arm.where === 'packed' || arm.where === 'dropped').map(named('Fetch')),
      { id: OTHER, label: 'Fetch something else' },
    ],
    allowed: mayAct,
    *perform(fight, who, variant) {
      handle(fight, who, variant ?? '', 'hand', 'action');
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
      ...arms(fight, who, (arm) => arm.where === 'hand' && real(arm)).map(named('Store')),
      { id: OTHER, label: 'Store something else' },
    ],
    allowed: mayAct,
    *perform(fight, who, variant) {
      handle(fight, who, variant ?? '', 'packed', 'action');
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
];

const PACE_WORDS = {
  sheets: 'The enemies are as quick as each of them is.',
  plain: 'The enemies are neither quick nor slow.',
  quick: 'The enemies are quick.',
  slow: 'The enemies are slow-witted.',
} as const;

const tableDeeds: Deed[] = [
  {
    id: 'end-block',
    scope: 'table',
    label: 'The next block',
    help: 'Whoever has not acted in this block passes.',
    rule: 'HE-03',
    group: 'Round',
    allowed: (fight) =>
      all(
        fight.state.phase === 'fight' || no('HE-05', 'It is still a parley.'),
        () => everyone(fight).some(isUp) || no('HE-03', 'Nobody is left.'),
      ),
    *perform(fight) {
      yield* endBlock(fight);
    },
  },
  {
    id: 'to-arms',
    scope: 'table',
    label: 'The parley breaks: fight',
    help: 'Goes on to surprise and the first round.',
    rule: 'HE-05',
    group: 'Round',
    allowed: (fight) => fight.state.phase === 'parley' || no('HE-05', 'The fight has begun already.'),
    *perform(fight) {
      yield* surprise(fight);
    },
  },
  {
    id: 'pace',
    scope: 'table',
    label: 'Quick or slow-witted enemies',
    help: 'A bane or a boon on everybody’s Savvy from the next round.',
    rule: 'HE-02',
    group: 'By ruling',
    allowed: () => true,
    *perform(fight) {
      const pace = yield* choose({ seat: gm, title: 'How quick are the enemies?', rule: 'HE-02' }, [
        { id: 'sheets' as const, label: 'As each foe’s wits are' },
        { id: 'plain' as const, label: 'Like anybody' },
        { id: 'quick' as const, label: 'Quick: a bane on Savvy' },
        { id: 'slow' as const, label: 'Slow-witted: a boon on Savvy' },
      ]);
      fight.state.pace = pace;
      tell(fight, 'HE-02', PACE_WORDS[pace], []);
    },
  },
  {
    id: 'frightful',
    scope: 'table',
    label: 'A frightful event',
    help: 'A side tests its morale now.',
    rule: 'HE-22',
    group: 'By ruling',
    allowed: (fight) =>
      fight.sideOrder.some((side) => testers(fight, side).length > 0) ||
      no('HE-22', 'Nobody is left who could lose heart.'),
    *perform(fight) {
      const side = yield* choose(
        { seat: gm, title: 'Who is frightened?', rule: 'HE-22', audience: 'gm' },
        fight.sideOrder
          .filter((id) => testers(fight, id).length > 0)
          .map((id) => ({ id, label: fight.sides[id]?.name ?? id })),
      );
      yield* testMorale(fight, side, ['event']);
      yield* goOn(fight);
    },
  },
  {
    id: 'fall',
    scope: 'table',
    label: 'A fall',
    help: 'Flesh for each full ten feet, more for the big; the tiny come to no harm.',
    rule: 'HE-13',
    group: 'By ruling',
    allowed: (fight) => standing(fight).length > 0 || no('HE-13', 'Nobody is left.'),
    *perform(fight) {
      const who = yield* choose(
        { seat: gm, title: 'Who falls?', rule: 'HE-13', audience: 'gm' },
        standing(fight).map(({ id }) => ({ id, label: nameOf(fight, id), combatant: id })),
      );
      const feet = yield* askNumber(
        { seat: gm, title: 'From how high?', rule: 'HE-13', about: [who] },
        { min: 0, max: 500, suggested: 10, unit: 'ft' },
      );
      const amount = fallHarm(fight, combatantOf(fight, who), feet);
      tell(fight, 'HE-13', `${nameOf(fight, who)} falls ${feet} ft${amount > 0 ? '' : ' and is unhurt'}.`, [who]);
      if (amount > 0) yield* harm(fight, who, { amount, to: 'flesh', rule: 'HE-13' });
      yield* goOn(fight);
    },
  },
];

export const actions: readonly Deed[] = [...mainDeeds, ...moving, ...freeDeeds, ...tableDeeds];
