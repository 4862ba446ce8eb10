/**
 * What the screens draw of a fighter: tracks, badges, figures, standing, reactions left, aiming and
 * outcomes.
 */

import type { Badge, CombatantStanding, Figure, Outcome, Track } from '../../../engine/ruleset.ts';
import { countWords, type Id, tallyOf } from '../../../engine/words.ts';
import { zonesAlong } from '../../../space/ruler.ts';
import type { Place } from '../../../space/scene.ts';
import { nameOf, sheetOf } from '../../common/people.ts';
import type { MurdhamFight } from '../fight.ts';
import { aimAt, aimText } from '../play/blows/targets.ts';
import { armourTally } from '../play/table/armour.ts';
import { blowOf } from '../play/table/blow.ts';
import { damageOf } from '../play/table/damage.ts';
import { concealmentFrom, coverAgainst, mapOf, whyUnseen, zonesApart } from '../play/table/ground.ts';
import { armsOf } from '../play/table/siege.ts';
import { hasDone, isSecret, zonesText } from '../play/table/table.ts';
import { isPiece, isVehicle, postOf, seatsOf, seatsTaken, vehicleOf } from '../play/table/vehicles.ts';
import { bareHands, hasWord, isMelee } from '../play/table/weapons.ts';
import { movementLeft } from '../play/turns/budget.ts';
import { canReact } from '../play/turns/readiness.ts';
import { activation, mountOf, paceOf } from '../play/turns/together.ts';
import { isAble } from '../play/turns/turn.ts';
import { conditionSpecs, postSpecs } from '../sheet/conditions.ts';
import { type Ability, abilityName, abilityScore, healthOf, maxHealth, scoreOf } from '../sheet/scores.ts';
import { conditionOf, isConditionActive, knowsSkill, madeBy } from '../sheet/standing.ts';

/** Tells how a fighter stands: `up` can act, `down` lies there, `out` has left the fight. */
export function standing(fight: MurdhamFight, who: Id): CombatantStanding {
  const { sheet } = fight.combatants[who] ?? { sheet: undefined };
  if (!sheet) return { at: 'out', word: 'gone' };
  for (const id of ['dead', 'banished', 'disabled', 'fled'] as const)
    if (isConditionActive(sheet, id)) return { at: 'out', word: id };
  if (isConditionActive(sheet, 'carried-off')) return { at: 'out', word: 'carried off' };
  if (isConditionActive(sheet, 'surrendered')) return { at: 'out', word: 'surrendered' };
  if (isConditionActive(sheet, 'transformed')) return { at: 'down', word: 'transformed' };
  if (isConditionActive(sheet, 'incapacitated'))
    return { at: 'down', word: isConditionActive(sheet, 'dying') ? 'dying' : 'incapacitated' };
  if (conditionOf(sheet, 'terrified')?.note === 'cornered') return { at: 'down', word: 'cornered' };
  if (isConditionActive(sheet, 'dying')) return { at: 'up', word: 'dying, still up' };
  return { at: 'up', word: 'up' };
}

export function combatantTracks(fight: MurdhamFight, who: Id): Track[] {
  const sheet = sheetOf(fight, who);
  const list: Track[] = [
    {
      id: 'health',
      label: 'Health',
      kind: 'bar',
      value: healthOf(sheet),
      max: maxHealth(sheet).total,
      weight: 'vital',
      loweredBy: 'harm',
    },
  ];
  const plain = (id: 'mana' | 'corruption' | 'omens', label: string, max: number) =>
    list.push({ id, label, kind: 'count', value: sheet[id], max, weight: 'plain', raisedBy: id });
  if (sheet.mana > 0 || knowsSkill(sheet, 'sorcery')) plain('mana', 'Mana', 6);
  if (sheet.corruption > 0) plain('corruption', 'Corruption', 12);
  if (sheet.omens > 0) plain('omens', 'Omens', knowsSkill(sheet, 'luck') ? 3 : 2);
  return list;
}

export function combatantBadges(fight: MurdhamFight, who: Id): Badge[] {
  const sheet = sheetOf(fight, who);
  // For the dead no other state matters.
  const dead = sheet.conditions.filter(({ id }) => id === 'dead');
  const states = (dead.length > 0 ? dead : sheet.conditions).map((condition): Badge => {
    const spec = conditionSpecs[condition.id];
    const by =
      condition.by !== undefined && fight.combatants[condition.by] && !isSecret(fight, condition.by)
        ? ` (${nameOf(fight, condition.by)})`
        : '';
    return {
      id: condition.id,
      label: `${spec.label}${by}`,
      does: spec.does,
      rule: spec.rule,
      tone: spec.tone,
      ...(condition.rounds === undefined ? {} : { count: condition.rounds }),
    };
  });
  const made = madeBy(sheet).map(
    ({ id, name, does }): Badge => ({ id: `made-${id}`, label: name, does, rule: 'MU', tone: 'plain' }),
  );
  if (dead.length === 0) states.push(...made);
  const carrier = mountOf(fight, who) ?? vehicleOf(fight, who);
  if (carrier === undefined || carrier === who || isSecret(fight, carrier)) return states;
  const { label, ...riding } = conditionSpecs.mounted;
  const post = postOf(fight, who);
  const carried: Badge =
    post === undefined
      ? { id: 'mounted', label: `${label} (${nameOf(fight, carrier)})`, ...riding }
      : { ...postSpecs[post], id: post, label: `${postSpecs[post].label} (${nameOf(fight, carrier)})` };
  return [...states, carried];
}

export function combatantFigures(fight: MurdhamFight, who: Id): Figure[] {
  const sheet = sheetOf(fight, who);
  const pace = paceOf(fight, who);
  const armour = armourTally(fight, blowOf(who, who, bareHands({ ...sheet, skills: [] })));
  const plain = tallyOf(
    'Armour',
    armour.parts.filter(({ label }) => label !== 'Brawling'),
  );
  const scores = (['str', 'agi', 'wit'] as Ability[]).map((ability) => ({
    id: ability,
    label: abilityName[ability],
    value: String(scoreOf(sheet, ability)),
    tally: abilityScore(sheet, ability),
  }));
  const load = sheet.gear.some(({ spent }) => spent) ? 'fired' : 'loaded';
  const seats = isPiece(sheet)
    ? { id: 'load', label: 'Shot', value: load }
    : { id: 'seats', label: 'Seats', value: `${seatsTaken(fight, who)} of ${seatsOf(fight, who)} taken` };
  return [
    ...(isVehicle(sheet) ? [seats] : scores),
    { id: 'armour', label: 'Armour', value: String(plain.total), tally: plain },
    {
      id: 'movement',
      label: 'Movement',
      value:
        fight.state.turn?.who === activation(fight, who)
          ? `${zonesText(movementLeft(fight, who))} left`
          : zonesText(pace.free),
    },
  ];
}

/** Tells the reactions panel whether a fighter has a reaction left, or why not. */
export function reactionsLeft(fight: MurdhamFight, who: Id): { left: boolean; why: string; rule: string } {
  const sheet = sheetOf(fight, who);
  const verdict = canReact(fight, who);
  const free = [
    knowsSkill(sheet, 'dodge-blows') && !hasDone(fight, who, 'dodge') ? 'a free dodge' : '',
    knowsSkill(sheet, 'protect') ? 'free guards' : '',
  ].filter(Boolean);
  const able_ = isAble(fight, who) === true;
  if (verdict === true)
    return { left: true, why: `Dodge, counter, hide or guard: that takes the turn.`, rule: 'MU-07' };
  if (free.length > 0 && able_)
    return { left: true, why: `Only ${free.join(' and ')}: ${verdict.text}`, rule: 'MU-19' };
  return { left: false, why: verdict.text, rule: verdict.rule };
}

/** Gives what the screen shows at the pointer while somebody aims at another. */
export function aimPreview(
  fight: MurdhamFight,
  from: Id,
  at: Id,
): { text: string; parts: { text: string; rule: string }[] } {
  const far = zonesApart(fight, from, at);
  const text = far === 0 ? 'Nearby' : Number.isFinite(far) ? countWords(far, 'zone') : 'No way there';
  const parts: { text: string; rule: string }[] = [];
  const unseen = whyUnseen(fight, from, at);
  if (unseen !== undefined) parts.push({ text: unseen, rule: 'MU-15' });
  for (const weapon of armsOf(fight, from).filter((one) => !hasWord(one, 'unarmed'))) {
    const aimed = aimAt(fight, from, at, weapon);
    const rule = aimed.needs[0]?.rule ?? (isMelee(weapon) ? 'MU-15' : 'MU-16');
    const damage = damageOf(fight, blowOf(from, at, weapon));
    const mode =
      damage.mode === 'plain' ? '' : `, ${damage.mode} (${damage.impaired.map(({ label }) => label).join(', ')})`;
    parts.push(
      aimed.verdict === true
        ? { text: `${weapon.name}: ${aimText(aimed)}${mode}`, rule }
        : { text: `${weapon.name}: ${aimed.verdict.text}`, rule: aimed.verdict.rule },
    );
  }
  const cover = coverAgainst(fight, from, at);
  if (cover !== undefined) parts.push({ text: `Behind ${cover}: armour +1`, rule: 'MU-26' });
  const fog = concealmentFrom(fight, from, at);
  if (fog !== undefined) parts.push({ text: `In ${fog}: damage impaired`, rule: 'MU-25' });
  return { text, parts };
}

/** MU-15, MU-16: words the length of a ruler in zones. A zone and its borders are nearby. */
export function rulerWords(fight: MurdhamFight, way: readonly Place[]): string {
  const far = zonesAlong(mapOf(fight), way);
  return far === 0 ? 'Nearby' : Number.isFinite(far) ? countWords(far, 'zone') : 'No way there';
}

/** Words what happened to a fighter between two states in one line, with the worst last. */
export function moveOutcome(before: MurdhamFight, after: MurdhamFight, about: Id): Outcome {
  const [was, now] = [before.combatants[about], after.combatants[about]];
  if (!was || !now) return { key: 'gone', label: 'is gone', tone: 'bad', rank: 999 };
  const lost = healthOf(was.sheet) - healthOf(now.sheet);
  const ends = [
    'dead',
    'banished',
    'disabled',
    'dying',
    'incapacitated',
    'grabbed',
    'netted',
    'stunned',
    'surrendered',
  ] as const;
  const words = {
    dead: 'dies',
    banished: 'is banished',
    disabled: 'is broken',
    dying: 'is dying',
    incapacitated: 'is taken out',
    grabbed: 'is grabbed',
    netted: 'is netted',
    stunned: 'is stunned',
    surrendered: 'surrenders',
  };
  for (const [at, id] of ends.entries())
    if (isConditionActive(now.sheet, id) && !isConditionActive(was.sheet, id))
      return { key: id, label: words[id], tone: 'bad', rank: 900 - at * 10, harm: lost };
  if (lost > 0) return { key: `lost-${lost}`, label: `loses ${lost} health`, tone: 'bad', rank: lost, harm: lost };
  if (lost < 0)
    return { key: `regains-${-lost}`, label: `regains ${-lost} health`, tone: 'good', rank: lost, harm: lost };
  const armed = (sheet: typeof now.sheet) => sheet.gear.filter(({ held }) => held !== null).length;
  if (armed(now.sheet) < armed(was.sheet)) return { key: 'disarmed', label: 'is disarmed', tone: 'bad', rank: 0.5 };
  // A fighter who is down already is not called unhurt.
  const down = isConditionActive(was.sheet, 'incapacitated') || isConditionActive(was.sheet, 'dying');
  return { key: 'unhurt', label: down ? 'is no worse' : 'is unhurt', tone: 'good', rank: 0 };
}
