/** TH-43: runs each effect of the ability vocabulary for one target. */

import { askChoice, askPicks, type Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Option } from '../../../../engine/question.ts';
import { type Id, notAllowed, seatOf } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { Effect } from '../../sheet/ability.ts';
import { hasCondition, stacksOf } from '../../sheet/sheet.ts';
import { CONDITION_TEXT, type Condition, REMOVABLE } from '../../sheet/terms.ts';
import { removable } from '../conditions/statuses.ts';
import { placeTerrain } from '../ground/terrain.ts';
import { askDirection } from '../ground/zones.ts';
import { cleanseStatuses, comeRound, easeLoad } from '../harm/harm.ts';
import { amountOf, conditionsHold, type Use } from '../table/owned.ts';
import type { Attack, Table } from '../table/procedures.ts';
import { nameOf, tell } from '../table/table.ts';
import { codeEffects } from './code/effects.ts';
import { pushOut, shoveAway, steerTarget, teleportUser } from './shifting.ts';
import { walkUser } from './walks.ts';

type Of<D extends Effect['do']> = Extract<Effect, { do: D }>;

/** Runs effects one by one. Effects that need a target are skipped when the target is gone. */
export function* runEffects(
  t: Table,
  use: Use,
  effects: readonly Effect[] | undefined,
  target?: Id,
  attack?: Attack,
): Flow<void> {
  for (const effect of effects ?? []) {
    const { fight } = t;
    if (target !== undefined && !fight.combatants[target]) return;
    const known = { target, outcome: attack?.outcome, kind: attack?.kind, tags: attack?.tags };
    if (!conditionsHold(fight, use, effect.when, known)) continue;
    yield* one(t, use, effect, target ?? use.user, attack);
  }
}

function* one(t: Table, use: Use, effect: Effect, target: Id, attack: Attack | undefined): Flow<void> {
  const { fight } = t;
  const by = use.ability.name;
  const subject = 'to' in effect && effect.to === 'self' ? use.user : target;
  const n = (amount: Parameters<typeof amountOf>[2]) => Math.max(0, amountOf(fight, use, amount, target));
  switch (effect.do) {
    case 'deal':
      return yield* t.deal({
        to: subject,
        fatigue: 0,
        stress: 0,
        [effect.load]: n(effect.n),
        from: use.user,
        by,
        cause: 'ability',
      });
    case 'ease':
      for (const load of effect.load === 'both' ? (['fatigue', 'stress'] as const) : [effect.load]) {
        const now = sheetOf(fight, subject).load[load];
        easeLoad(fight, subject, load, effect.n === 'half' ? Math.ceil(now / 2) : n(effect.n), by);
      }
      return;
    case 'apply':
      return yield* t.apply(subject, effect.condition, n(effect.n ?? 1), {
        from: use.user,
        by,
        ...(effect.until ? { until: effect.until } : {}),
      });
    case 'clear':
      return yield* clear(t, use, effect, subject);
    case 'revive':
      return comeRound(fight, subject, sentence`, by ${personRef(use.user)}’s ${itemRef(by)}`);
    case 'deepen':
      return yield* deepen(t, use, n(effect.n), target);
    case 'push':
      yield* pushOut(t, use, n(effect.n), target, attack);
      return;
    case 'shove':
      return yield* shoveAway(t, use, n(effect.n), effect.end, target);
    case 'walk':
      return yield* walkUser(t, use, effect, target);
    case 'teleport':
      return yield* teleportUser(t, use, n(effect.n));
    case 'steer':
      return yield* steerTarget(t, use, n(effect.n), target);
    case 'minion':
      yield* t.position(use);
      return;
    case 'buff':
      return yield* buff(t, use, target);
    case 'terrain':
      return yield* terrain(t, use, effect);
    case 'lean': {
      if (!attack) return;
      const [boons, plus] =
        effect.roll === 'attack' ? [attack.boons, attack.plus] : [attack.defenceBoons, attack.defencePlus];
      const rule = use.ability.art === 'basic' ? 'TH-39' : 'TH-43';
      if (effect.boons !== undefined)
        boons.push({
          label: `${by} of ${nameOf(fight, use.user)}`,
          value: amountOf(fight, use, effect.boons, target),
          rule,
        });
      if (effect.plus !== undefined)
        plus.push({
          label: `${by} of ${nameOf(fight, use.user)}`,
          value: amountOf(fight, use, effect.plus, target),
          rule,
        });
      return;
    }
    case 'halt':
      return;
    case 'panic':
      yield* t.panic(target, n(effect.harder));
      return;
    case 'code':
      return yield* codeEffects[effect.name]?.(t, use, target, attack) ?? nothing();
    case 'strike':
      yield* t.attack({
        use,
        target,
        kind: effect.kind,
        tags: effect.tags ?? [],
        effect: [],
        success: effect.success,
        critical: effect.critical,
        ways: ['strike'],
        boons:
          effect.boons === undefined
            ? []
            : [{ label: by, value: amountOf(fight, use, effect.boons, target), rule: 'TH-43' }],
      });
      return;
    case 'choose':
      return yield* chosen(t, use, effect, subject, attack);
  }
}
function* nothing(): Flow<void> {}

/** Ends a condition: a named one, all negative ones, or one that the user picks. */
function* clear(t: Table, use: Use, effect: Of<'clear'>, subject: Id): Flow<void> {
  const { fight } = t;
  const cause = use.ability.id === 'recover' ? 'Recover' : use.ability.name;
  const n = effect.n === undefined ? ('all' as const) : amountOf(fight, use, effect.n, subject);
  if (effect.what === 'negative') return yield* cleanseStatuses(t, subject, cause);
  if (effect.what !== 'choice') return yield* t.lose(subject, effect.what, n, cause);
  const list = removable(fight, subject);
  const first = list[0];
  if (!first) return;
  const sheet = sheetOf(fight, subject);
  const picked =
    list.length === 1
      ? first
      : yield* askChoice<Condition>(
          {
            seat: seatOf(use.user),
            title: `${use.ability.name}: which status of ${nameOf(fight, subject)}?`,
            rule: 'TH-40',
            about: [subject],
          },
          list.map((condition) => ({
            id: condition,
            label: `${CONDITION_TEXT[condition].label} ${stacksOf(sheet, condition)}`,
          })),
        );
  yield* t.lose(subject, picked, n, cause);
}

/**
 * Adds one stack to each of as many conditions of the target as `n` says; the user picks if it has
 * more.
 */
function* deepen(t: Table, use: Use, n: number, target: Id): Flow<void> {
  const { fight } = t;
  const list = REMOVABLE.filter(
    (condition) => hasCondition(sheetOf(fight, target), condition) && CONDITION_TEXT[condition].rule === 'TH-41',
  );
  if (list.length === 0) return;
  const most = Math.min(list.length, Math.max(1, n));
  const picked =
    list.length === 1
      ? list
      : yield* askPicks(
          {
            seat: seatOf(use.user),
            title: `${use.ability.name}: +1 on which statuses?`,
            rule: 'TH-43',
            about: [target],
          },
          list.map((condition) => ({ id: condition, label: CONDITION_TEXT[condition].label })),
          0,
          most,
        );
  for (const condition of list)
    if (picked.includes(condition)) yield* t.apply(target, condition, 1, { from: use.user, by: use.ability.name });
}

/** TH-27: one buff for each target; a target that already has one chooses which to keep. */
function* buff(t: Table, use: Use, target: Id): Flow<void> {
  const { fight } = t;
  const sheet = sheetOf(fight, target);
  const { id, name } = use.ability;
  // The same buff from the same giver is only renewed.
  if (sheet.buff && (sheet.buff.ability !== id || sheet.buff.from !== use.user)) {
    const answer = yield* askChoice(
      {
        seat: seatOf(target),
        title: `${nameOf(fight, target)}: ${name} in place of the buff of now?`,
        rule: 'TH-27',
        about: [target],
      },
      [
        { id: 'new', label: `Take ${name}` },
        { id: 'old', label: 'Keep the old one', tone: 'pass' as const },
      ],
    );
    if (answer === 'old') {
      tell(fight, 'TH-27', sentence`${personRef(target)} declines ${itemRef(name)}.`);
      return;
    }
    if (sheet.buff.ability === 'accelerate') delete sheet.conditions.hastened;
    if (sheet.buff.ability === 'wraith-on-wings') delete sheet.conditions.hidden;
  }
  sheet.buff = { ability: id, from: use.user };
  tell(fight, 'TH-27', sentence`${personRef(target)} has the buff ${itemRef(name)}.`, { tone: 'good' });
  if (id === 'accelerate') yield* t.apply(target, 'hastened', 1, { from: use.user, until: 'fight', by: name });
}

/** TH-26: lays a terrain effect over the placed area. */
function* terrain(t: Table, use: Use, effect: Of<'terrain'>): Flow<void> {
  const { fight } = t;
  const drift =
    effect.drift === undefined
      ? null
      : yield* askDirection(use.user, `${use.ability.name}: shift toward which side or corner?`);
  placeTerrain(fight, {
    owner: use.user,
    ability: use.ability.id,
    name: use.ability.name,
    squares: [...(use.squares ?? [])],
    difficult: effect.difficult ?? false,
    drift,
    price: effect.drift === undefined ? 0 : amountOf(fight, use, effect.drift),
    strikes: (effect.strikes ?? false) && use.over !== undefined,
    extra: use.ability.id === 'homing-beacon' && use.ups.includes('c'),
  });
}

/**
 * Lets the user pick from a list of effects: each effect once, or the same again where that is
 * allowed.
 */
function* chosen(t: Table, use: Use, effect: Of<'choose'>, subject: Id, attack: Attack | undefined): Flow<void> {
  const { fight } = t;
  const times = Math.max(0, amountOf(fight, use, effect.n, subject));
  const taken: string[] = [];
  for (let n = 0; n < times; n += 1) {
    const options: Option[] = effect.options
      .filter(
        ({ id, effects }) =>
          (effect.repeat || !taken.includes(id)) &&
          effects.some((part) => conditionsHold(fight, use, part.when, { target: subject })),
      )
      .map(({ id, label, effects }) => ({
        id,
        label,
        ...(effects.some((part) => part.do === 'clear' && part.what === 'choice') &&
        removable(fight, subject).length === 0
          ? { blocked: notAllowed('TH-40', 'No status to end.') }
          : {}),
      }));
    if (effect.optional) options.push({ id: 'none', label: 'Nothing more', tone: 'pass' });
    if (!options.some(({ blocked }) => !blocked)) return;
    const answer = yield* askChoice(
      { seat: seatOf(use.user), title: effect.title, rule: 'TH-43', about: [subject] },
      options,
    );
    const option = effect.options.find(({ id }) => id === answer);
    if (!option) return;
    taken.push(option.id);
    yield* runEffects(t, use, option.effects, subject, attack);
  }
}
