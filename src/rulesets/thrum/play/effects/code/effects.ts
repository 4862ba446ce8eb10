/**
 * The effects that the vocabulary cannot express: each has a procedure of its own, by the name that
 * the data gives.
 */

import { areEnemies } from '../../../../../engine/fight.ts';
import { askChoice, askConfirmation, type Flow } from '../../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../../engine/log/sentence.ts';
import { countWords, type Id, seatOf } from '../../../../../engine/words.ts';
import { optionsFor, sheetOf } from '../../../../common/people.ts';
import type { ThrumFight } from '../../../fight.ts';
import { noteOf, setNote } from '../../../sheet/sheet.ts';
import { CONDITION_TEXT, INFUSION_STATUSES } from '../../../sheet/terms.ts';
import { aimOf, candidates } from '../../aim/targets.ts';
import { amountOf, type Use } from '../../table/owned.ts';
import type { Table } from '../../table/procedures.ts';
import {
  apartFrom,
  fighterOf,
  fightersHere,
  firstTime,
  inOrder,
  isUp,
  nameOf,
  squaresApart,
  tell,
  whereIs,
} from '../../table/table.ts';
import { pushOut } from '../shifting.ts';
import { walkUser } from '../walks.ts';
import { holdTarget } from './chokehold.ts';
import { deflectAttack } from './deflect.ts';
import type { CodeEffect } from './kind.ts';
import { puppetEffect } from './puppet.ts';

/** Wave of Mutilation: applies one of the four statuses to everybody in the area. */
function* wave(t: Table, use: Use): Flow<void> {
  const { fight } = t;
  const condition = yield* askChoice<(typeof INFUSION_STATUSES)[number]>(
    { seat: seatOf(use.user), title: 'Wave of Mutilation: which status?', rule: 'TH-43' },
    INFUSION_STATUSES.map((id) => ({ id, label: CONDITION_TEXT[id].label })),
  );
  for (const who of inOrder(fight)) {
    if (!use.squares?.some((square) => apartFrom(fight, square, who.id) === 0)) continue;
    const n = who.id === use.user ? 1 : amountOf(fight, use, { base: 1, b: 'h(fin)' });
    yield* t.apply(who.id, condition, n, { from: use.user, by: use.ability.name });
  }
}

/**
 * Trick Shot: on a crit shoots again at once, from the last target, at somebody not yet shot at
 * this turn.
 */
function* ricochet(t: Table, use: Use, target: Id): Flow<void> {
  const { fight } = t;
  const from = whereIs(fight, target);
  firstTime(fight, `trick ${target}`);
  if (!from) return;
  const next: Use = { ...use, origin: from };
  const earlier = fight.state.firsts.filter((key) => key.startsWith('trick ')).length;
  const open = candidates(aimOf(fight, next)).filter(
    ({ id, verdict }) => verdict === true && !fight.state.firsts.includes(`trick ${id}`),
  );
  if (open.length === 0) return;
  const answer = yield* askChoice(
    { seat: seatOf(use.user), title: 'Trick Shot: on to whom?', rule: 'TH-43', meant: 'harm', about: [target] },
    [
      ...open.map(({ id }) => ({
        id,
        label: nameOf(fight, id),
        combatant: id,
        detail: `${countWords(earlier, 'Bane')} for earlier targets`,
      })),
      { id: 'no', label: 'Nobody', tone: 'pass' as const },
    ],
  );
  if (answer === 'no') return;
  const { ability } = use;
  const attack = yield* t.attack({
    use: next,
    target: answer,
    kind: 'physical',
    tags: ability.tags ?? [],
    effect: [],
    success: ability.success ?? [],
    critical: ability.critical ?? [],
    boons: [{ label: 'earlier targets', value: -earlier, rule: 'TH-43' }],
  });
  if (attack.outcome === 'crit' && fight.combatants[answer]) yield* ricochet(t, next, answer);
  else firstTime(fight, `trick ${answer}`);
}

/** Prepared Shot: asks for the size of the watched area; a smaller area comes with a Mark. */
function* prepare(t: Table, use: Use): Flow<void> {
  const { fight } = t;
  const sheet = sheetOf(fight, use.user);
  const near = candidates(
    aimOf(fight, { ...use, ability: { ...use.ability, target: { who: 'enemy', shape: 'one' } } }),
  ).filter(({ verdict }) => verdict === true);
  const answer = yield* askChoice({ seat: seatOf(use.user), title: 'Prepared Shot: watch what?', rule: 'TH-43' }, [
    { id: 'wide', label: 'Aura 6' },
    ...near.map(({ id }) => ({ id, label: `Aura 4, and Mark ${nameOf(fight, id)}`, combatant: id })),
  ]);
  if (sheet.stance) sheet.stance.mode = answer === 'wide' ? '6' : '4';
  if (answer !== 'wide')
    yield* t.apply(answer, 'mark', amountOf(fight, use, { base: 1, b: 'h(fin)' }), {
      from: use.user,
      by: use.ability.name,
    });
}

/** Study: marks an enemy in range, if there is one, and hides. */
function* study(t: Table, use: Use): Flow<void> {
  const { fight } = t;
  const near = candidates(
    aimOf(fight, { ...use, ability: { ...use.ability, target: { who: 'enemy', shape: 'one' } } }),
  ).filter(({ verdict }) => verdict === true);
  if (near.length > 0) {
    const answer = yield* askChoice(
      { seat: seatOf(use.user), title: 'Study: mark whom?', rule: 'TH-43', meant: 'harm' },
      [...optionsFor(fight, near), { id: 'no', label: 'Nobody', tone: 'pass' as const }],
    );
    if (answer !== 'no') yield* t.apply(answer, 'mark', 1, { from: use.user, by: use.ability.name });
  }
  yield* t.apply(use.user, 'hidden', 1, { from: use.user, by: use.ability.name });
}

/**
 * Assassinate, after a hit: changes the target's Mark. If the target fell, the user hides and may
 * choose the next target.
 */
function* assassin(t: Table, use: Use, target: Id, crit: boolean): Flow<void> {
  const { fight } = t;
  const sheet = sheetOf(fight, target);
  if (!sheet.incapacitated && !sheet.removed) {
    if (!crit) return yield* t.lose(target, 'mark', 1, use.ability.name);
    if (use.ups.includes('b')) yield* t.apply(target, 'mark', 1, { from: use.user, by: use.ability.name });
    return;
  }
  yield* t.lose(target, 'mark', 'all', use.ability.name);
  yield* t.apply(use.user, 'hidden', 1, { from: use.user, by: use.ability.name });
  const others = crit
    ? fightersHere(fight).filter(
        (who) => isUp(who) && areEnemies(fight, use.user, who.id) && squaresApart(fight, use.user, who.id) <= 3,
      )
    : [];
  if (others.length === 0) return;
  const answer = yield* askChoice(
    { seat: seatOf(use.user), title: 'Assassinate: who is Marked next?', rule: 'TH-43' },
    [...optionsFor(fight, others), { id: 'no', label: 'Nobody', tone: 'pass' as const }],
  );
  if (answer !== 'no')
    yield* t.apply(answer, 'mark', amountOf(fight, use, { base: 1, b: 'h(rea)' }), {
      from: use.user,
      by: use.ability.name,
    });
}

/** Overexert that is announced after the roll. */
function* late(t: Table, use: Use): Flow<void> {
  const mode = use.ability.overexert?.modes[0];
  if (!mode || use.over !== undefined) return;
  const yes = yield* askConfirmation(
    { seat: seatOf(use.user), title: `${use.ability.name}: overexert? ${mode.label}`, rule: 'TH-25' },
    'Pay 1 Stress',
    'No',
  );
  if (!yes) return;
  use.over = mode.id;
  yield* t.deal({ to: use.user, fatigue: 0, stress: 1, by: use.ability.name, cause: 'cost' });
}

/** Compulsion b: on a crit the user applies the overexerted part for free, or deals Stress. */
function* freeOrStress(t: Table, use: Use, target: Id): Flow<void> {
  const answer = yield* askChoice(
    { seat: seatOf(use.user), title: `${use.ability.name}: a crit`, rule: 'TH-25', about: [target] },
    [
      { id: 'hold', label: 'Immobilized, for nothing' },
      { id: 'stress', label: 'Stress' },
    ],
  );
  if (answer === 'hold')
    yield* t.apply(target, 'immobilized', 1, { from: use.user, until: 'own turn', by: use.ability.name });
  else yield* t.run(use, [{ do: 'deal', load: 'stress', n: { base: 2, a: 'h(rea)' } }], target);
}

function* disappear(t: Table, use: Use): Flow<void> {
  const sheet = sheetOf(t.fight, use.user);
  yield* t.apply(use.user, 'hidden', 1, { from: use.user, by: use.ability.name });
  if (use.ups.includes('a')) setNote(sheet, 'vanished', 1);
  if (use.ups.includes('b')) {
    setNote(sheet, 'veiled', 1);
    setNote(sheet, 'shy', 1);
  }
}

/** Wraith on Wings: marks for all enemies, then a buff that outlasts the stance. */
function* wings(t: Table, use: Use): Flow<void> {
  const { fight } = t;
  for (const who of inOrder(fight))
    if (areEnemies(fight, use.user, who.id))
      yield* t.apply(who.id, 'mark', 1, { from: use.user, by: use.ability.name });
  yield* t.run(use, [{ do: 'buff' }], use.user);
  if (sheetOf(fight, use.user).buff?.ability === use.ability.id)
    yield* t.apply(use.user, 'hidden', 1, { from: use.user, until: 'fight', by: use.ability.name });
}

/** Eigencomplex: asks in which direction its squares turn. */
function* spin(t: Table, use: Use): Flow<void> {
  const answer = yield* askChoice({ seat: seatOf(use.user), title: 'Eigencomplex: which way round?', rule: 'TH-43' }, [
    { id: 'clockwise', label: 'Clockwise' },
    { id: 'counter', label: 'Counter-clockwise' },
  ]);
  const { stance } = sheetOf(t.fight, use.user);
  if (stance) stance.mode = answer;
}

/** Piercing Shot b: adds Reflex to the initiative once a fight, from the next round on. */
function* quicken(t: Table, use: Use): Flow<void> {
  const sheet = sheetOf(t.fight, use.user);
  if (noteOf(sheet, 'quickened') > 0 || sheet.attributes.ref === 0) return;
  const yes = yield* askConfirmation({
    seat: seatOf(use.user),
    title: `Piercing Shot: initiative +${sheet.attributes.ref} for this fight?`,
    rule: 'TH-43',
  });
  if (!yes) return;
  setNote(sheet, 'quickened', 1);
  setNote(sheet, 'initiative', sheet.attributes.ref);
}

/** Lets a combatant feast on a fallen member of its faction, which leaves the map. */
function feast(fight: ThrumFight, user: Id, target: Id): void {
  const sheet = sheetOf(fight, user);
  const fallen = fighterOf(fight, target);
  fallen.sheet.removed = true;
  fallen.place = { kind: 'off' };
  sheet.tolerance.fatigue = Math.min(40, sheet.tolerance.fatigue + 1);
  sheet.tolerance.stress = Math.min(40, sheet.tolerance.stress + 1);
  tell(fight, 'TH-44', sentence`${personRef(user)} feasts on ${personRef(target)}: both Tolerances +1.`, {
    happened: { is: 'left', whom: [target], by: user },
    tone: 'bad',
  });
}

export const codeEffects: Readonly<Record<string, CodeEffect>> = {
  hold: (t, use, target) => holdTarget(t, use, target),
  wave: (t, use) => wave(t, use),
  ricochet: (t, use, target) => ricochet(t, use, target),
  prepare: (t, use) => prepare(t, use),
  study: (t, use) => study(t, use),
  assassin: (t, use, target, attack) => assassin(t, use, target, attack?.outcome === 'crit'),
  'late-overexert': (t, use) => late(t, use),
  'free-or-stress': (t, use, target) => freeOrStress(t, use, target),
  disappear: (t, use) => disappear(t, use),
  wings: (t, use) => wings(t, use),
  spin: (t, use) => spin(t, use),
  quicken: (t, use) => quicken(t, use),
  puppet: (t, use, target, attack) => puppetEffect(t, use, target, attack),
  deflect: (t, use, target, attack) => deflectAttack(t, use, target, attack),
  *'force-push'(t, use, target, attack) {
    const n = attack?.defenceCrit
      ? amountOf(t.fight, use, { base: 2, a: 'rea' })
      : amountOf(t.fight, use, { base: 1, a: 'h(rea)' });
    // Upgraded, the armour is better as long as its push has not been used.
    if (yield* pushOut(t, use, n, target, undefined)) setNote(sheetOf(t.fight, use.user), 'forced', 1);
  },
  // A short walk afterwards, once for the whole use.
  *'slip-away'(t, use, target) {
    if (!firstTime(t.fight, `slip ${use.user}`)) return;
    const n = use.ability.id === 'blast' ? 'half-speed' : ({ base: 'half-speed-up', c: 'h(fin)' } as const);
    yield* walkUser(t, use, { n, end: 'any' }, target);
  },
  *'ignore-next'(t, _use, target) {
    setNote(sheetOf(t.fight, target), 'ignores', 1);
    yield* none();
  },
  // If the shot is loosed in the user's own turn, the turn after this one has no action, because
  // this turn ends in between.
  *loosed(t, use) {
    setNote(sheetOf(t.fight, use.user), 'no action', t.fight.state.turn?.who === use.user ? 2 : 1);
    yield* none();
  },
  *accelerated(t, use) {
    setNote(sheetOf(t.fight, use.user), 'accelerated', 1);
    yield* none();
  },
  *feast(t, use, target) {
    feast(t.fight, use.user, target);
    yield* none();
  },
};
function* none(): Flow<void> {}
