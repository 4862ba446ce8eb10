/** TH-19, TH-20, TH-21: the defence, which is chosen before the roll, with all its modifiers. */

import { areEnemies } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import type { Option } from '../../../../engine/question.ts';
import type { Id } from '../../../../engine/words.ts';
import { notAllowed } from '../../../../engine/words.ts';
import { sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { DEFENCE_NAMES, type Defence, defenceModifier, hasCondition, isFrayed, noteOf } from '../../sheet/sheet.ts';
import { signedNumber } from '../../sheet/terms.ts';
import { minionOf } from '../conditions/minions.ts';
import { leanText, netOf, seatFor } from '../table/dice.ts';
import { abilityBy, amountOf, hasTrait, inForce, standingOn, type Use, upgradesOf, usageOf } from '../table/owned.ts';
import type { Attack, RollPart } from '../table/procedures.ts';
import { areAllies, fighterOf, fightersHere, isMinion, isUp, nameOf, squaresApart, whereIs } from '../table/table.ts';

/** One way to defend: the kind of roll, the stances and buffs that it uses up, and its numbers. */
export interface Guarded {
  id: string;
  defence: Defence;
  /** The stances and buffs that this choice uses up. */
  with: string[];
  plus: RollPart[];
  boons: RollPart[];
  label: string;
}

/** All parts of a combatant's defence roll of one kind that depend on no choice. */
export function defenceParts(
  fight: ThrumFight,
  attack: Attack,
  defence: Defence,
): { plus: RollPart[]; boons: RollPart[] } {
  const { target } = attack;
  const sheet = sheetOf(fight, target);
  const attacker = attack.striker ?? attack.use.user;
  const known = { target: attacker, kind: attack.kind, tags: attack.tags };
  const plus: RollPart[] = [
    {
      label: DEFENCE_NAMES[defence],
      value: defenceModifier(sheet, defence),
      rule: defence === 'evasion' ? 'TH-21' : 'TH-20',
    },
  ];
  const boons: RollPart[] = [];
  if (defence === 'evasion') {
    boons.push({ label: 'Evasion', value: hasCondition(sheet, 'vulnerable') ? 0 : 1, rule: 'TH-21' });
    if (hasCondition(sheet, 'hastened')) boons.push({ label: 'Hastened', value: 1, rule: 'TH-42' });
    if (noteOf(sheet, 'accelerated') > 0) boons.push({ label: 'Accelerate', value: 1, rule: 'TH-43' });
  }
  if (isFrayed(sheet)) boons.push({ label: 'Frayed', value: -1, rule: 'TH-30' });
  if (hasCondition(sheet, 'dazed')) boons.push({ label: 'Dazed', value: -1, rule: 'TH-42' });
  for (const { label, boons: lean, plus: more } of standingOn(fight, target, ['defence', defence], known)) {
    if (lean !== 0)
      boons.push({
        label,
        value: lean,
        rule: label === 'Brace' || label === 'Dodge' || label === 'Concentrate' ? 'TH-39' : 'TH-43',
      });
    if (more !== 0) plus.push({ label, value: more, rule: 'TH-43' });
  }
  // Pivot b: the Boon of the stance just taken counts once more.
  const basic = boons.find(({ rule }) => rule === 'TH-39');
  if (basic && noteOf(sheet, 'pivot boon') > 0) boons.push({ label: 'Pivot', value: 1, rule: 'TH-43' });
  plus.push(
    ...traitParts(fight, target, attacker, defence),
    ...bolsterParts(fight, target),
    ...forceArmorParts(fight, target, defence),
  );
  boons.push(...attack.defenceBoons);
  plus.push(...attack.defencePlus);
  return { plus, boons };
}

/** Quill, and the phalanx of a faction. */
function traitParts(fight: ThrumFight, target: Id, attacker: Id, defence: Defence): RollPart[] {
  const sheet = sheetOf(fight, target);
  const out: RollPart[] = [];
  const quill = hasTrait(sheet, 'quill+') ? 2 : hasTrait(sheet, 'quill') ? 1 : 0;
  if (quill > 0 && squaresApart(fight, attacker, target) >= 3)
    out.push({ label: 'Quill', value: quill, rule: 'TH-43' });
  if (defence === 'resilience' && hasTrait(sheet, 'phalanx')) {
    const beside = fightersHere(fight).filter(
      (who) => isFellow(fight, target, who.id) && isUp(who) && orthogonal(fight, target, who.id),
    );
    if (beside.length > 0) out.push({ label: 'Phalanx', value: beside.length, rule: 'TH-44' });
  }
  return out;
}

/** Whether two combatants are of the same faction and side. */
export const isFellow = (fight: ThrumFight, a: Id, b: Id): boolean =>
  a !== b &&
  areAllies(fight, a, b) &&
  sheetOf(fight, a).faction !== '' &&
  sheetOf(fight, a).faction === sheetOf(fight, b).faction;

/** Whether two combatants stand in neighbouring squares of one row or column. */
export function orthogonal(fight: ThrumFight, a: Id, b: Id): boolean {
  const [from, to] = [whereIs(fight, a), whereIs(fight, b)];
  return (
    from !== undefined && to !== undefined && Math.abs(from.column - to.column) + Math.abs(from.row - to.row) === 1
  );
}

/** Bolster: helps everybody in the aura of the Minion whose owner holds the stance. */
function bolsterParts(fight: ThrumFight, target: Id): RollPart[] {
  const out: RollPart[] = [];
  for (const owner of fightersHere(fight)) {
    if (owner.sheet.stance?.ability !== 'bolster' || (owner.id !== target && !areAllies(fight, owner.id, target)))
      continue;
    const ability = abilityBy(fight, 'bolster');
    const minion = minionOf(fight, owner.id);
    if (!ability || !minion || minion === target) continue;
    const use = usageOf(fight, owner.id, ability);
    if (squaresApart(fight, minion, target) > amountOf(fight, use, ability.aura ?? 1)) continue;
    out.push({
      label: `Bolster of ${nameOf(fight, owner.id)}`,
      value: amountOf(fight, use, { base: 1, b: 'h(foc)' }),
      rule: 'TH-43',
    });
  }
  return out;
}

/**
 * Force Armor b: better Resilience as long as the armour's push has not been used since the
 * bearer's last turn.
 */
function forceArmorParts(fight: ThrumFight, target: Id, defence: Defence): RollPart[] {
  const sheet = sheetOf(fight, target);
  if (defence !== 'resilience' || sheet.stance?.ability !== 'force-armor' || noteOf(sheet, 'forced') > 0) return [];
  const ups = upgradesOf(sheet, 'force-armor') ?? [];
  return ups.includes('b')
    ? [{ label: 'Force Armor', value: Math.floor(sheet.attributes.foc / 2), rule: 'TH-43' }]
    : [];
}

/** The stances that are a better defence against this attack. */
export function guardsOf(fight: ThrumFight, attack: Attack): Use[] {
  const attacker = attack.striker ?? attack.use.user;
  return inForce(fight, attack.target).filter(({ ability, ...use }) => {
    const { guard } = ability;
    if (!guard || (guard.against && guard.against !== attack.kind)) return false;
    if (guard.from === undefined) return true;
    if (!areEnemies(fight, attack.target, attacker)) return false;
    const away = squaresApart(fight, attack.target, attacker);
    if (guard.from === 'range') {
      const long = sheetOf(fight, attack.target).abilities.some(({ id }) => id === 'long-reach') ? 1 : 0;
      return away <= amountOf(fight, { ...use, ability }, ability.range) + long;
    }
    const [a, b] = [whereIs(fight, attack.target), whereIs(fight, attacker)];
    return (
      a !== undefined && b !== undefined && away >= 3 && (a.column === b.column || a.row === b.row) && dealsLoad(attack)
    );
  });
}
const dealsLoad = (attack: Attack): boolean =>
  [...attack.effect, ...attack.success, ...attack.critical].some((effect) => effect.do === 'deal');

/**
 * Every way to defend, with its numbers. A Minion is defended by its controller's Resolve against
 * any attack.
 */
export function waysToDefend(fight: ThrumFight, attack: Attack): Guarded[] {
  const { target } = attack;
  const who = fighterOf(fight, target);
  if (isMinion(who)) {
    const owner = who.sheet.controller ?? target;
    return [
      {
        id: 'resolve',
        defence: 'resolve',
        with: [],
        label: 'Resolve of its controller',
        boons: [],
        plus: [{ label: 'Resolve', value: defenceModifier(sheetOf(fight, owner), 'resolve'), rule: 'TH-43' }],
      },
    ];
  }
  const kinds: Defence[] = attack.ways?.includes('evasion only')
    ? ['evasion']
    : attack.ways?.includes('resilience only')
      ? ['resilience']
      : attack.kind === 'mental'
        ? ['resolve', 'evasion']
        : ['resilience', 'evasion'];
  const guards = guardsOf(fight, attack);
  const spirit = who.sheet.buff?.ability === 'spirit-armor' ? who.sheet.buff.from : undefined;
  const out: Guarded[] = [];
  for (const defence of kinds) {
    const base = defenceParts(fight, attack, defence);
    const fitting = guards.filter(({ ability }) => ability.guard?.defences.includes(defence));
    const always = fitting.filter(({ ability }) => !ability.guard?.optional);
    const optional = fitting.filter(({ ability }) => ability.guard?.optional);
    const partOf = (use: Use): RollPart => ({
      label: use.ability.name,
      value: amountOf(fight, use, use.ability.guard?.bonus ?? 0),
      rule: 'TH-43',
    });
    const plain: Guarded = {
      id: defence,
      defence,
      with: always.map(({ ability }) => ability.id),
      plus: [...base.plus, ...always.map(partOf)],
      boons: base.boons,
      label: DEFENCE_NAMES[defence],
    };
    const more = optional.map((use) => ({
      ...plain,
      id: `${defence}+${use.ability.id}`,
      with: [...plain.with, use.ability.id],
      plus: [...plain.plus, partOf(use)],
      label: `${plain.label} with ${use.ability.name}`,
    }));
    out.push(plain, ...more);
    if (spirit !== undefined)
      for (const way of [plain, ...more])
        out.push({
          ...way,
          id: `${way.id}+spirit-armor`,
          with: [...way.with, 'spirit-armor'],
          plus: [...way.plus, spiritPart(fight, spirit)],
          label: `${way.label} with Spirit Armor`,
        });
  }
  return out;
}

/** The number of Spirit Armor comes from the combatant who gave it. */
function spiritPart(fight: ThrumFight, from: Id): RollPart {
  const giver = sheetOf(fight, from);
  const extra = upgradesOf(giver, 'spirit-armor')?.includes('a') ? Math.floor(giver.attributes.foc / 2) : 0;
  return { label: 'Spirit Armor', value: giver.training.animism + extra, rule: 'TH-43' };
}

const wayText = (way: Guarded): string => {
  const lean = leanText(way.boons);
  return `2d6 ${signedNumber(netOf(way.plus))}${lean ? `, ${lean}` : ''}`;
};

/**
 * TH-19: the target's seat chooses its defence, by its id; `waive` for none. A single way to defend
 * is taken without a question.
 */
export function* chooseDefence(fight: ThrumFight, attack: Attack): Flow<string> {
  const ways = waysToDefend(fight, attack);
  const slow = hasCondition(sheetOf(fight, attack.target), 'slowed');
  const attacker = attack.striker ?? attack.use.user;
  const foe = areEnemies(fight, attacker, attack.target);
  const options: Option[] = ways.map((way) => ({
    id: way.id,
    label: `${way.label} ${signedNumber(netOf(way.plus))}`,
    detail: `${wayText(way)}${way.defence === 'evasion' ? '; without a crit Vulnerable +1' : ''}`,
    ...(way.defence === 'evasion' && slow ? { blocked: notAllowed('TH-41', 'Slowed: no Evasion.') } : {}),
  }));
  const may = !foe || attack.ways?.includes('evasion only');
  if (may)
    options.push({ id: 'waive', label: foe ? 'Do not defend: hit, never a crit' : 'Let it happen: hit, never a crit' });
  const free = options.filter(({ blocked }) => !blocked);
  let answer = free[0]?.id ?? 'waive';
  if (free.length > 1)
    answer = yield* askChoice(
      {
        seat: seatFor(fight, attack.target),
        title: `${nameOf(fight, attack.target)}: how to defend against ${attack.use.ability.name}?`,
        rule: 'TH-19',
        detail: `${nameOf(fight, attacker)} attacks (${attack.kind}).`,
        about: [attack.target],
      },
      options,
    );
  return answer;
}
