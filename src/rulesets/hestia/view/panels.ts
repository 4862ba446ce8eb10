/**
 * Everything that the screens draw of this game: standing, tracks, figures, morale, aiming,
 * outcomes.
 */
import { combatantOf, everyone } from '../../../engine/fight.ts';
import type { Aimed } from '../../../engine/question.ts';
import type { CombatantStanding, Figure, MoraleRow, Outcome, Track } from '../../../engine/ruleset.ts';
import { countWords, type Id, nameList, type RuleId } from '../../../engine/words.ts';
import { newBadges, outcomeUnharmed } from '../../common/outcomes.ts';
import { pronounOf } from '../../common/people.ts';
import type { HestiaFight } from '../fight.ts';
import { dueTriggers, strength } from '../play/harm/casualties.ts';
import { defenceTally } from '../play/harm/defence.ts';
import { isOurs } from '../play/table/camps.ts';
import { feetBetween, whatStandsBetween } from '../play/table/distance.ts';
import { isHired, moraleTesters } from '../play/turns/morale.ts';
import { mayReact } from '../play/turns/rounds.ts';
import { isUp, modifier } from '../sheet/sheet.ts';
import { combatantBadges } from './badges.ts';

export function standingOf(fight: HestiaFight, who: Id): CombatantStanding {
  const { gone } = combatantOf(fight, who).sheet;
  if (gone === 'no') return { at: 'up', word: 'standing' };
  return gone === 'stopped' ? { at: 'down', word: 'out of action' } : { at: 'out', word: gone };
}

export function combatantTracks(fight: HestiaFight, who: Id): Track[] {
  const { grit, flesh, stress, attributes, kind, bodiless } = combatantOf(fight, who).sheet;
  return [
    {
      id: 'grit',
      label: 'Grit',
      kind: 'bar',
      value: grit.now,
      max: grit.max,
      weight: bodiless ? 'vital' : 'plain',
      raisedBy: 'grit.now',
    },
    ...(bodiless
      ? []
      : [
          {
            id: 'flesh',
            label: 'Flesh',
            kind: 'bar' as const,
            value: flesh.now,
            max: flesh.max,
            weight: 'vital' as const,
            raisedBy: 'flesh.now',
            detail: 'death at 0',
          },
        ]),
    ...(kind === 'monster'
      ? []
      : [
          {
            id: 'stress',
            label: 'Stress',
            kind: 'load' as const,
            value: stress,
            max: attributes.discipline,
            weight: 'plain' as const,
            raisedBy: 'stress',
            detail: 'full: panic',
          },
        ]),
  ];
}

export function combatantFigures(fight: HestiaFight, who: Id): Figure[] {
  const one = combatantOf(fight, who);
  const { attributes, violence, kind, morale, loyalty } = one.sheet;
  const guard = defenceTally(fight, one);
  const score = (id: keyof typeof attributes, label: string): Figure => ({
    id,
    label,
    value: `${attributes[id]} (${modifier(attributes[id]) >= 0 ? '+' : ''}${modifier(attributes[id])})`,
  });
  return [
    { id: 'violence', label: 'Violence', value: String(violence) },
    { id: 'defense', label: 'Defense', value: String(guard.total), tally: guard },
    score('might', 'Might'),
    score('agility', 'Agility'),
    score('discipline', 'Discipline'),
    score('savvy', 'Savvy'),
    ...(kind === 'character' && isOurs(fight, one)
      ? []
      : [
          { id: 'morale', label: 'Morale', value: String(morale) },
          ...(isHired(fight, one) ? [{ id: 'loyalty', label: 'Loyalty', value: String(loyalty) }] : []),
        ]),
  ];
}

/** HE-22: the events that would shake each side, and those that have. */
export function moraleRows(fight: HestiaFight): MoraleRow[] {
  return fight.sideOrder.flatMap((side) => {
    const members = everyone(fight).filter((one) => one.side === side);
    const asked = fight.state.asked[side] ?? [];
    if (members.length === 0 || (moraleTesters(fight, side).length === 0 && asked.length === 0)) return [];
    const up = members.filter(isUp).length;
    const of = strength(fight, side);
    const broken = members.some(({ id }) => fight.state.broken.includes(id));
    const now = dueTriggers(fight, side).length > 0;
    return [
      {
        id: side,
        side,
        label: fight.sides[side]?.name ?? side,
        standing: up,
        of,
        state: broken
          ? ('broken' as const)
          : now
            ? ('due' as const)
            : asked.length > 0
              ? ('passed' as const)
              : ('steady' as const),
        why: `${countWords(up, 'stands', 'stand')} of ${of}; tests at the first casualty, a leader’s death, half out${of === 1 ? ', the first wound' : ''}.`,
        rule: 'HE-22',
      },
    ];
  });
}

/** The words under the pointer: the distance, what is in between, and the parts of the Defense. */
export function aimPreview(fight: HestiaFight, from: Id, at: Id): Aimed {
  const feet = feetBetween(fight, from, at);
  const wall = Number.isFinite(feet) ? whatStandsBetween(fight, from, at) : undefined;
  const guard = defenceTally(fight, combatantOf(fight, at));
  const far = Number.isFinite(feet) ? `${feet} ft` : 'beside the map';
  return {
    text: wall ?? `${far}, Defense ${guard.total}`,
    ...(wall === undefined ? {} : { way: 'barred' as const }),
    parts: [
      { text: `${far} away${feet <= fight.house.meleeFeet ? ': within reach of a blow' : ''}`, rule: 'HE-25' },
      ...(wall === undefined ? [] : [{ text: wall, rule: 'HE-09' }]),
      ...guard.parts.map(({ label, value, rule }) => ({ text: `${label} ${value}`, rule })),
    ],
  };
}

export function moveOutcome(before: HestiaFight, after: HestiaFight, about: Id): Outcome {
  const [was, is] = [before.combatants[about]?.sheet, after.combatants[about]?.sheet];
  if (!was || !is) return { key: 'gone', label: 'gone', tone: 'plain', rank: 99 };
  const flesh = was.flesh.now - is.flesh.now;
  const grit = was.grit.now - is.grit.now;
  const harm = Math.max(0, flesh) + Math.max(0, grit);
  if (is.gone === 'dead' && was.gone !== 'dead') return { key: 'dead', label: 'dies', tone: 'bad', rank: 90, harm };
  if (flesh > 0) return { key: `flesh-${flesh}`, label: `${flesh} Flesh`, tone: 'bad', rank: 50 + flesh, harm };
  if (grit > 0) return { key: `grit-${grit}`, label: `${grit} Grit`, tone: 'bad', rank: 1 + Math.min(45, grit), harm };
  const back = [flesh < 0 ? `${-flesh} Flesh` : '', grit < 0 ? `${-grit} Grit` : ''].filter(Boolean);
  const came = newBadges(was.states, is.states, () => combatantBadges(after, about));
  return outcomeUnharmed(-(Math.min(0, flesh) + Math.min(0, grit)), `regains ${nameList(back)}`, came);
}

/** HE-20, HE-25: the reactions that a combatant has outside its own turn, or why it has none. */
export function reactionsLeft(fight: HestiaFight, who: Id): { left: boolean; why: string; rule: RuleId } {
  const may = mayReact(fight, combatantOf(fight, who), 'gambit');
  if (may !== true) return { left: false, why: may.text, rule: may.rule };
  const strikes = fight.house.opportunist || fight.house.moveStrikes;
  const gambit = `a free action when a gambit on ${pronounOf(fight, who, 'object')} fails`;
  const back = strikes ? ', and may strike at the back of whoever goes out of reach' : '';
  return { left: true, why: `Has ${gambit}${back}.`, rule: 'HE-20' };
}
