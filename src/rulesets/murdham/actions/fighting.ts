/**
 * The attack actions: one for each way of attacking, each with a form for every weapon (MU-08,
 * MU-11 to MU-17, MU-30 to MU-36).
 */

import { areEnemies } from '../../../engine/fight.ts';
import { allOf, type Id, notAllowed, type Verdict } from '../../../engine/words.ts';
import { sheetOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import { attackInTurn, canAttack } from '../play/attacks/attack.ts';
import { blastInTurn } from '../play/attacks/blast.ts';
import { canBlast, sweepable } from '../play/attacks/blastAim.ts';
import { isQuickThrow } from '../play/blows/launching.ts';
import { canStun, isPairStrike, type Manner } from '../play/blows/manner.ts';
import { rangeOf } from '../play/blows/targets.ts';
import { clumsiness, trainedDie } from '../play/table/damage.ts';
import { isNear } from '../play/table/ground.ts';
import { armOf, armsOf } from '../play/table/siege.ts';
import { allFighters, isThere } from '../play/table/table.ts';
import { bestOf, hasWord, isMelee, trickWeapon, type Weapon, weaponsOf } from '../play/table/weapons.ts';
import { isHelpless } from '../sheet/standing.ts';
import { actionGroups, bonusNow, type MurdhamAction, mainNow } from './allowed.ts';
import { attackHow } from './attackHow.ts';

const isBlast = (weapon: Weapon): boolean => hasWord(weapon, 'blast');
const harms = (weapon: Weapon): boolean => weapon.figures.die !== undefined;

/**
 * Words a weapon's figures as they will be rolled, such as "d8, range 8": with what this fighter's
 * skill adds and their clumsiness takes away (MU-12, MU-13).
 */
function figures(fight: MurdhamFight, who: Id, weapon: Weapon, manner: Manner): string {
  const sheet = sheetOf(fight, who);
  const clumsy = clumsiness(sheet, weapon).length + (manner === 'hold-back' ? 1 : 0);
  const mode = ['', ' impaired'][clumsy] ?? ' without effect';
  const die = weapon.figures.die === undefined ? 'no damage' : `d${trainedDie(sheet, weapon).die}${mode}`;
  const far = isMelee(weapon) ? '' : `, range ${rangeOf(fight, who, weapon).range}`;
  const words = (['blast', 'direct', 'fire', 'grab', 'reload'] as const).filter((word) => hasWord(weapon, word));
  return `${die}${far}${words.length > 0 ? `, ${words.join(', ')}` : ''}${weapon.frail ? ', damaged' : ''}${isQuickThrow(fight, weapon) ? ', bonus action' : ''}`;
}

interface Way {
  id: string;
  manner: Manner;
  label: string;
  help: string;
  rule: string;
  group?: string;
  /**
   * Tells whether the weapon suits this way. A way that suits none of the fighter's weapons is not
   * on the card.
   */
  fits(fight: MurdhamFight, who: Id, weapon: Weapon): boolean;
  /** Tells whether the card shows this way at all. */
  when?(fight: MurdhamFight, who: Id): boolean;
  prefix: string;
}

const helplessNear = (fight: MurdhamFight, who: Id): boolean =>
  allFighters(fight).some(
    (one) => one.id !== who && isThere(fight, one.id) && isHelpless(one.sheet) && isNear(fight, who, one.id),
  );

const ways: readonly Way[] = [
  {
    id: 'attack',
    manner: 'plain',
    label: 'Attack',
    help: 'Hits without a roll unless something makes it hard; the target may react.',
    rule: 'MU-11',
    fits: () => true,
    prefix: '',
  },
  {
    id: 'final-blow',
    manner: 'final',
    label: 'Final blow',
    help: 'Kills a nearby incapacitated target; one of one’s own side as a mercy.',
    rule: 'MU-14',
    fits: (_fight, _who, weapon) => isMelee(weapon) && !isBlast(weapon) && harms(weapon),
    when: helplessNear,
    prefix: 'Final blow: ',
  },
  {
    id: 'hold-back',
    manner: 'hold-back',
    label: 'Attack, holding back',
    help: 'Impaired damage: rolled twice, the lower counts.',
    rule: 'MU-13',
    fits: (_fight, _who, weapon) => harms(weapon) && !isBlast(weapon),
    prefix: 'Holding back: ',
  },
  {
    id: 'stunt',
    manner: 'stunt',
    label: 'Attack with a stunt',
    help: 'Proposes another effect instead of damage. The GM approves; the target accepts it or takes the attack.',
    rule: 'MU-33',
    fits: (_fight, _who, weapon) => harms(weapon) && !isBlast(weapon),
    prefix: 'Stunt: ',
  },
  {
    id: 'stun',
    manner: 'stun',
    label: 'Strike to stun',
    help: 'With a blunt weapon: no health is lost, but half of what is left takes the target out for the stretch.',
    rule: 'MU-34',
    fits: canStun,
    prefix: 'Stun: ',
  },
  {
    id: 'two-weapons',
    manner: 'two-weapons',
    label: 'Attack with both weapons',
    help: 'Ambidextrous: both dice are rolled, the higher counts.',
    rule: 'MU-12',
    fits: isPairStrike,
    prefix: 'Both weapons: ',
  },
  {
    id: 'focused',
    manner: 'focused',
    label: 'Focused blast',
    help: 'The whole blast on one large or massive target: double damage, nobody else is hit.',
    rule: 'MU-30',
    fits: (_fight, _who, weapon) => isBlast(weapon) && harms(weapon),
    when: (fight, who) =>
      allFighters(fight).some(
        ({ id, sheet }) => areEnemies(fight, who, id) && (sheet.size === 'large' || sheet.size === 'massive'),
      ),
    prefix: 'Focused: ',
  },
  {
    id: 'hard-attack',
    manner: 'hard',
    label: 'Attack in challenging circumstances',
    help: 'The GM rules that a WIT save to hit is needed.',
    rule: 'MU-11',
    group: actionGroups.ruling,
    fits: (_fight, _who, weapon) => !isBlast(weapon),
    prefix: 'Challenging: ',
  },
  {
    id: 'through-cover',
    manner: 'through-cover',
    label: 'Attack that goes through cover',
    help: 'The GM rules that the attack is strong enough to ignore cover.',
    rule: 'MU-26',
    group: actionGroups.ruling,
    fits: (_fight, _who, weapon) => harms(weapon) && !isBlast(weapon),
    prefix: 'Through cover: ',
  },
  {
    id: 'attack-friend',
    manner: 'friend',
    label: 'Attack one of one’s own side',
    help: 'For the confused, the bewitched and the treacherous.',
    rule: 'MU-11',
    group: actionGroups.ruling,
    fits: (_fight, _who, weapon) => !isBlast(weapon),
    prefix: 'Own side: ',
  },
];

/**
 * Lists the weapons for a way of attacking. The card shows bare hands for the plain attack; other
 * ways show them only when the fighter holds nothing better.
 */
function weaponsFor(fight: MurdhamFight, who: Id, way: Way): Weapon[] {
  if (way.when && !way.when(fight, who)) return [];
  const fitting = armsOf(fight, who).filter((weapon) => way.fits(fight, who, weapon));
  return way.manner === 'plain' ? fitting : bestOf(fitting);
}

const action = (way: Way): MurdhamAction => ({
  id: way.id,
  scope: 'combatant',
  label: way.label,
  help: way.help,
  rule: way.rule,
  group: way.group ?? (way.manner === 'plain' ? actionGroups.main : actionGroups.special),
  cost: 'main action',
  variants: (fight, who) =>
    weaponsFor(fight, who, way).map((weapon) => ({
      id: weapon.id,
      label: `${way.prefix}${weapon.name}`,
      detail: figures(fight, who, weapon, way.manner),
    })),
  allowed(fight, who, variant): Verdict {
    const weapon = variant === undefined ? undefined : armOf(fight, who, variant);
    if (!weapon) return notAllowed(way.rule, 'Choose a weapon in hand.');
    const now = isQuickThrow(fight, weapon) ? bonusNow : mainNow;
    return allOf(now(fight, who, 'attack'), () =>
      isBlast(weapon) && way.manner === 'plain'
        ? canBlast(fight, who, weapon)
        : canAttack(fight, who, weapon, way.manner),
    );
  },
  *perform(fight, who, variant) {
    const weapon = variant === undefined ? undefined : armOf(fight, who, variant);
    if (!weapon) return;
    if (isBlast(weapon) && way.manner === 'plain') yield* blastInTurn(fight, who, weapon);
    else yield* attackInTurn(fight, who, weapon, way.manner);
  },
});

const trick = (manner: 'disarm' | 'grapple', label: string, help: string, rule: string): MurdhamAction => ({
  id: manner,
  scope: 'combatant',
  label,
  help,
  rule,
  group: actionGroups.special,
  cost: 'main action',
  allowed: (fight, who) =>
    allOf(mainNow(fight, who, 'attack'), () => canAttack(fight, who, trickWeapon(sheetOf(fight, who), manner), manner)),
  *perform(fight, who) {
    yield* attackInTurn(fight, who, trickWeapon(sheetOf(fight, who), manner), manner);
  },
});

const sweep: MurdhamAction = {
  id: 'sweep',
  scope: 'combatant',
  label: 'Sweep',
  help: 'A melee blast at half damage that hits only smaller ones.',
  rule: 'MU-31',
  group: actionGroups.special,
  cost: 'main action',
  variants: (fight, who) =>
    sweepable(fight, who).length === 0
      ? []
      : weaponsOf(sheetOf(fight, who))
          .filter((weapon) => isMelee(weapon) && harms(weapon) && !isBlast(weapon))
          .map((weapon) => ({
            id: weapon.id,
            label: `Sweep: ${weapon.name}`,
            detail: 'half damage to all smaller ones',
          })),
  allowed: (fight, who) => mainNow(fight, who, 'attack'),
  *perform(fight, who, variant) {
    const weapon = variant === undefined ? undefined : armOf(fight, who, variant);
    if (weapon) yield* blastInTurn(fight, who, weapon, 'sweep');
  },
};

export const fighting: readonly MurdhamAction[] = [
  ...ways.filter(({ group }) => group === undefined).map(action),
  attackHow,
  sweep,
  trick('disarm', 'Disarm', 'A nearby target makes a STR save or drops a weapon of your choice.', 'MU-35'),
  trick(
    'grapple',
    'Grapple',
    'A nearby target makes a STR save or is held: entangled, with the turn only for getting loose.',
    'MU-36',
  ),
];
export const fightingByRuling: readonly MurdhamAction[] = ways.filter(({ group }) => group !== undefined).map(action);
