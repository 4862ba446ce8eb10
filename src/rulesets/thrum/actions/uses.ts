/**
 * TH-25, TH-39, TH-43: abilities as actions, one form for each ability and each overexerted mode.
 */

import type { Flow } from '../../../engine/flow.ts';
import { allOf, type Id, notAllowed, sentenceAbout, type Verdict } from '../../../engine/words.ts';
import { sheetOf } from '../../common/people.ts';
import type { ThrumAction, ThrumFight } from '../fight.ts';
import { inAura, placings } from '../play/aim/areas.ts';
import { catching, linesOf } from '../play/aim/lines.ts';
import { aimOf, candidates, fitsTarget } from '../play/aim/targets.ts';
import { secondTargets } from '../play/effects/code/twoBody.ts';
import { messenger } from '../play/effects/messenger.ts';
import { canRush } from '../play/effects/shifting.ts';
import { mayWalk } from '../play/ground/walker.ts';
import { afterAction } from '../play/harm/loadRolls.ts';
import { abilityBy, amountOf, ownedAbilities, type Use, usageOf } from '../play/table/owned.ts';
import { fightersHere, nameOf } from '../play/table/table.ts';
import type { Ability } from '../sheet/ability.ts';
import { abilityForm, kindOfForm } from './abilityForm.ts';
import { atTable, mayAct } from './allowed.ts';

/** Reads a variant: `addle` is the plain ability, `addle!more` its overexerted mode. */
const parse = (variant: string | undefined): { id: string; over: string | undefined } => {
  const [id = '', over] = (variant ?? '').split('!');
  return { id, over };
};

/** Whether an ability has a target now, or why not. */
export function hasTarget(fight: ThrumFight, use: Use): Verdict {
  const { ability } = use;
  const { target } = ability;
  if (
    target.who === 'self' ||
    target.from === 'minion' ||
    (target.who === 'ground' && target.shape !== 'area' && target.shape !== 'line')
  )
    return true;
  if (target.shape === 'all')
    return (
      fightersHere(fight).some((who) => who.id !== use.user && fitsTarget(fight, use, who.id) === true) ||
      notAllowed('TH-17', 'Nobody to aim at.')
    );
  if (target.shape === 'aura') {
    if (ability.id === 'cannonball') return true;
    const leaps = ability.id === 'unlimited-power';
    const size = leaps && use.over === undefined ? 1 : amountOf(fight, use, target.size ?? 1);
    if (leaps && use.over !== undefined && inAura(fight, use.user, size).length > 0) return true;
    return (
      inAura(fight, use.user, size).some((id) => fitsTarget(fight, use, id) === true) ||
      notAllowed('TH-13', 'Nobody in the aura.')
    );
  }
  const aim = aimOf(fight, use);
  if (target.shape === 'area') {
    const size = Math.max(1, amountOf(fight, use, target.size ?? 1));
    const some =
      placings(
        aim,
        size,
        ability.attack ? (id) => id !== use.user && fitsTarget(fight, use, id) === true : undefined,
        1,
      ).length > 0;
    return some || notAllowed('TH-13', 'No place within range where it would catch anybody.');
  }
  if (target.shape === 'line')
    return (
      linesOf(aim, catching(aim), 1).length > 0 || notAllowed('TH-13', 'No line within range that would catch anybody.')
    );
  // One possible target is enough for most abilities. Bull Rush and Two Body Problem have rules of
  // their own, so all targets are checked for them.
  const picky = ability.id === 'bull-rush' || ability.id === 'two-body-problem';
  const found = candidates(aim, picky ? undefined : 1);
  if (found.length === 0)
    return notAllowed(
      'TH-17',
      target.down ? 'No incapacitated ally.' : target.who === 'enemy' ? 'No enemy on the map.' : 'Nobody to aim at.',
    );
  const free = found.filter(({ verdict }) => verdict === true);
  const near = found[0]?.verdict;
  if (free.length === 0) {
    if (found.length === 1 && near !== undefined && near !== true) return near;
    // Some target is near enough, so the refusal names what bars the way to it.
    const barred = found.find(({ verdict }) => verdict !== true && verdict.rule !== 'TH-10');
    return barred && barred.verdict !== true
      ? notAllowed(barred.verdict.rule, sentenceAbout(barred.verdict.text, nameOf(fight, barred.id)))
      : notAllowed('TH-10', `Nobody within range ${aim.range}.`);
  }
  if (ability.id === 'two-body-problem')
    return (
      free.some(({ id }) => secondTargets(fight, id).length > 0) ||
      notAllowed('TH-43', 'No two characters in one row or column, at most 4 apart.')
    );
  return ability.id === 'bull-rush'
    ? free.some(({ id }) => canRush(fight, use, id)) ||
        notAllowed('TH-43', 'No free square beside a target within half Speed.')
    : true;
}

/** TH-44: whether a nova can be used: once a fight, and only with its Potential. */
function novaReady(fight: ThrumFight, use: Use): Verdict {
  const { nova } = use.ability;
  if (!nova) return true;
  const sheet = sheetOf(fight, use.user);
  const held = sheet.potential[use.ability.id] ?? 0;
  const again = nova.cost === 'x' && use.ups.includes('a');
  if (sheet.novaSpent && !again) return notAllowed('TH-44', 'Potential was already spent this fight.');
  const cost = nova.cost === 'x' ? 1 : amountOf(fight, use, nova.cost);
  return held >= cost || notAllowed('TH-44', `Has Potential ${held}; it costs ${cost}.`);
}

const usable = (fight: ThrumFight, who: Id, variant: string | undefined): Verdict => {
  const { id, over } = parse(variant);
  const ability = abilityBy(fight, id);
  if (!ability) return notAllowed('TH-43', 'No such ability.');
  const use = usageOf(fight, who, ability, over);
  return allOf(
    () => mayAct(fight, who),
    () => novaReady(fight, use),
    () => (ability.id === 'dash' ? mayWalk(fight, who) : true),
    () => hasTarget(fight, use),
  );
};

/**
 * The forms of an ability on the card: the plain one, and one for each overexerted mode that the
 * user announces beforehand.
 */
const formsOf = (ability: Ability) => [
  abilityForm(ability),
  ...(ability.overexert && !ability.overexert.late
    ? ability.overexert.modes.map((mode) => ({
        id: `${ability.id}!${mode.id}`,
        label: `${ability.name}, overexerted`,
        detail: `1 Stress: ${mode.label}`,
        ...kindOfForm(ability),
      }))
    : []),
];

export function* performAbility(fight: ThrumFight, who: Id, variant: string | undefined): Flow<void> {
  yield* atTable(fight, function* (t): Flow<void> {
    const { id, over } = parse(variant);
    const ability = abilityBy(fight, id);
    const { turn } = fight.state;
    if (!ability || !turn) return;
    yield* messenger(t, who, 'before');
    turn.acted = true;
    turn.still = !(
      fight.combatants[who]?.sheet.abilities.some((one) => one.id === 'strafe') &&
      turn.steps.every((step) => step === turn.steps[0])
    );
    const use = usageOf(fight, who, ability, over);
    yield* t.perform(use);
    if (!fight.combatants[who]) return;
    yield* messenger(t, who, 'after');
    yield* afterAction(t, who);
  });
}

export const usingActions: readonly ThrumAction[] = [
  {
    id: 'use',
    scope: 'combatant',
    label: 'Use an ability',
    help: 'One action a turn: a basic ability or one of your Arts.',
    rule: 'TH-05',
    group: 'Action',
    cost: 'action',
    variants: (fight, who) =>
      ownedAbilities(fight, who)
        .filter(({ ability }) => ability.type === 'action')
        .flatMap(({ ability }) => formsOf(ability)),
    allowed: (fight, who, variant) => usable(fight, who, variant),
    perform: (fight, who, variant) => performAbility(fight, who, variant),
  },
];
