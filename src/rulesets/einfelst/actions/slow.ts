/**
 * Slow maneuvers (EW-17): attacks, loading, grapples, magic, flight, putting out fire. `ground.ts`
 * has the others.
 */

import { combatantOf } from '../../../engine/fight.ts';
import { askChoice } from '../../../engine/flow.ts';
import { itemRef, personRef, sentence } from '../../../engine/log/sentence.ts';
import { allOf, capitalized, type Id, notAllowed, seatOf } from '../../../engine/words.ts';
import { nameOf, optionsFor } from '../../common/people.ts';
import type { EinfelstFight } from '../fight.ts';
import { attackWith, castSpell } from '../play/attacks/combat.ts';
import { fleeFight, mayFlee } from '../play/attacks/flight.ts';
import { GRIP, gagTarget, grappleTarget } from '../play/attacks/holding.ts';
import { heldBy } from '../play/ground/grip.ts';
import { aimOptions, mayAim, sameZone, weaponHere } from '../play/ground/ground.ts';
import { putOut } from '../play/harm/hazards.ts';
import { diceInWords } from '../play/table/pools.ts';
import { provokeNeutral, standing, tell } from '../play/table/tell.ts';
import { goOn, maySlow, spendSlow } from '../play/turns/rounds.ts';
import { atHand, type Fighter } from '../sheet/sheet.ts';
import type { Spell } from '../sheet/spells.ts';
import { armOf, type EinfelstAction, reachWords, slowAllowed, unhindered } from './allowed.ts';

/** EW-29: the targets that a grip can reach. Nobody is held twice. */
const graspable = (fight: EinfelstFight, who: Id) =>
  aimOptions(fight, who, GRIP).map((option) =>
    !option.blocked && combatantOf(fight, option.id).sheet.held
      ? { ...option, blocked: notAllowed('EW-29', 'Is held already.') }
      : option,
  );
/**
 * EW-45: the burning combatants whom a combatant can help: itself if it burns, otherwise others in
 * the zone.
 */
const alight = (fight: EinfelstFight, who: Id): Fighter[] => {
  const me = combatantOf(fight, who);
  return me.sheet.fire
    ? [me]
    : standing(fight).filter(({ id, sheet }) => sheet.fire !== null && sameZone(fight, who, id));
};

const spellOf = (fight: EinfelstFight, who: Id, id: string | undefined): Spell | undefined =>
  combatantOf(fight, who).sheet.spells.find((spell) => spell.id === id);
/**
 * EW-25: the targets of a spell: others in the spell's range, the caster last, as the spell allows.
 */
const spellTargets = (fight: EinfelstFight, who: Id, spell: Spell) => [
  ...(spell.whom === 'oneself' ? [] : aimOptions(fight, who, { ...spell, near: 0, skill: 'shoot' })),
  ...(spell.whom === 'others' ? [] : [{ id: who, label: nameOf(fight, who), combatant: who, detail: 'the caster' }]),
];

export const slowActions: readonly EinfelstAction[] = [
  {
    id: 'attack',
    scope: 'combatant',
    label: 'Attack',
    help: 'Force, Strike or Shoot; one success hits, each more buys something.',
    rule: 'EW-20',
    group: 'Slow',
    cost: 'slow',
    variants: (fight, who) =>
      atHand(combatantOf(fight, who))
        .map((arm) => weaponHere(fight, arm))
        .map((arm) => ({
          id: arm.id,
          label: `Attack: ${arm.name}`,
          detail: `${capitalized(arm.skill)}, ${diceInWords(fight, who, arm.skill)}; Harm ${arm.damage}; ${reachWords(arm)}`,
        })),
    allowed: (fight, who, variant) => {
      const arm = armOf(fight, who, variant);
      return allOf(
        slowAllowed(fight, who),
        () =>
          arm?.loaded !== 'no' || !fight.house.reload || notAllowed('EW-17', `${arm?.name} has to be loaded first.`),
        () => (arm ? mayAim(fight, who, weaponHere(fight, arm)) : notAllowed('EW-10', 'Has no such weapon.')),
      );
    },
    *perform(fight, who, variant) {
      const arm = armOf(fight, who, variant);
      if (!arm) return;
      const target = yield* askChoice(
        {
          seat: seatOf(who),
          title: `Whom does ${nameOf(fight, who)} attack with ${arm.name}?`,
          rule: 'EW-10',
          about: [who],
          meant: 'harm',
        },
        aimOptions(fight, who, weaponHere(fight, arm)),
      );
      spendSlow(fight, who);
      yield* provokeNeutral(fight, target, who, 'EW-20');
      yield* attackWith(fight, who, arm, target);
      yield* goOn(fight);
    },
  },
  {
    id: 'load',
    scope: 'combatant',
    label: 'Load',
    help: 'Makes a crossbow ready again.',
    rule: 'EW-17',
    group: 'Slow',
    cost: 'slow',
    variants: (fight, who) =>
      combatantOf(fight, who)
        .sheet.weapons.filter(({ loaded, where }) => loaded === 'no' && where === 'hand' && fight.house.reload)
        .map(({ id, name }) => ({ id, label: `Load ${name}` })),
    allowed: slowAllowed,
    *perform(fight, who, variant) {
      const arm = armOf(fight, who, variant);
      spendSlow(fight, who);
      combatantOf(fight, who).sheet.firstDice = 0;
      if (arm) arm.loaded = 'yes';
      tell(fight, 'EW-17', sentence`${personRef(who)} loads ${arm ? itemRef(arm.name) : 'it'}.`);
    },
  },
  {
    id: 'grapple',
    scope: 'combatant',
    label: 'Wrestle or grapple',
    help: 'A Force test; success holds the target until the target breaks free.',
    rule: 'EW-29',
    group: 'Slow',
    cost: 'slow',
    allowed: (fight, who) =>
      allOf(
        slowAllowed(fight, who),
        () => mayAim(fight, who, GRIP),
        () =>
          graspable(fight, who).some(({ blocked }) => !blocked) ||
          notAllowed('EW-29', 'Whoever is in reach is held already.'),
      ),
    *perform(fight, who) {
      const target = yield* askChoice(
        {
          seat: seatOf(who),
          title: `Whom does ${nameOf(fight, who)} try to grapple?`,
          rule: 'EW-29',
          about: [who],
          meant: 'harm',
        },
        graspable(fight, who),
      );
      spendSlow(fight, who);
      yield* provokeNeutral(fight, target, who, 'EW-29');
      yield* grappleTarget(fight, who, target);
      yield* goOn(fight);
    },
  },
  {
    id: 'gag',
    scope: 'combatant',
    label: 'Gag',
    help: 'A Force test with one extra success shuts the mouth of somebody whom one holds.',
    rule: 'EW-30',
    group: 'Slow',
    cost: 'slow',
    variants: (fight, who) =>
      heldBy(fight, who)
        .filter(({ sheet }) => !sheet.held?.gagged)
        .map(({ id }) => ({ id, label: `Gag ${nameOf(fight, id)}`, detail: diceInWords(fight, who, 'force') })),
    allowed: slowAllowed,
    *perform(fight, who, variant) {
      spendSlow(fight, who);
      yield* gagTarget(fight, who, variant ?? '');
      yield* goOn(fight);
    },
  },
  {
    id: 'cast',
    scope: 'combatant',
    label: 'Magic',
    help: 'A Cast test; the target may resist with what the spell names.',
    rule: 'EW-25',
    group: 'Slow',
    cost: 'slow',
    variants: (fight, who) =>
      combatantOf(fight, who).sheet.spells.map(({ id, name, about }) => ({
        id,
        label: `Cast: ${name}`,
        detail: about,
      })),
    allowed: (fight, who, variant) => {
      const spell = spellOf(fight, who, variant);
      return allOf(slowAllowed(fight, who), () => {
        if (!spell) return notAllowed('EW-25', 'Knows no such spell.');
        const isFree = spellTargets(fight, who, spell).some(({ blocked }) => !blocked);
        return isFree || mayAim(fight, who, { ...spell, near: 0, skill: 'shoot' });
      });
    },
    *perform(fight, who, variant) {
      const spell = spellOf(fight, who, variant);
      if (!spell) return;
      const target = yield* askChoice(
        {
          seat: seatOf(who),
          title: `On whom does ${nameOf(fight, who)} cast ${spell.name}?`,
          rule: 'EW-25',
          about: [who],
          meant: spell.harm > 0 ? 'harm' : 'help',
        },
        spellTargets(fight, who, spell),
      );
      spendSlow(fight, who);
      if (spell.harm > 0) yield* provokeNeutral(fight, target, who, 'EW-25');
      yield* castSpell(fight, who, spell, target);
      yield* goOn(fight);
    },
  },
  {
    id: 'flee',
    scope: 'combatant',
    label: 'Flee',
    help: 'One success leaves the fight; somebody of the zone may give chase.',
    rule: 'EW-33',
    group: 'Slow',
    cost: 'slow',
    grave: true,
    variants: (fight, who) =>
      (['finesse', 'sneak'] as const).map((skill) => ({
        id: skill,
        label: `Flee with ${capitalized(skill)}`,
        detail: diceInWords(fight, who, skill),
      })),
    allowed: (fight, who) =>
      allOf(
        maySlow(fight, who),
        () => unhindered(fight, who, 'flight'),
        () => mayFlee(fight, who),
      ),
    *perform(fight, who, variant) {
      yield* fleeFight(fight, who, variant === 'sneak' ? 'sneak' : 'finesse');
      yield* goOn(fight);
    },
  },
  {
    id: 'put-out',
    scope: 'combatant',
    label: 'Put the fire out',
    help: 'Finesse; successes are saved up from round to round. Also for another in the zone.',
    rule: 'EW-45',
    group: 'Slow',
    cost: 'slow',
    allowed: (fight, who) =>
      allOf(
        maySlow(fight, who),
        () =>
          combatantOf(fight, who).sheet.held === null ||
          notAllowed('EW-29', 'Is held: may only break free, shout or parry.'),
        () => alight(fight, who).length > 0 || notAllowed('EW-45', 'Nobody burns in this zone.'),
      ),
    *perform(fight, who) {
      const burning = alight(fight, who);
      const [first] = burning;
      const whose =
        burning.length < 2
          ? first?.id
          : yield* askChoice(
              {
                seat: seatOf(who),
                title: `At whose fire does ${nameOf(fight, who)} beat?`,
                rule: 'EW-45',
                about: [who],
              },
              optionsFor(fight, burning),
            );
      spendSlow(fight, who);
      yield* putOut(fight, who, whose ?? who);
      yield* goOn(fight);
    },
  },
];
