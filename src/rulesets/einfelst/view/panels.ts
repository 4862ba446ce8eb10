/** Everything that the screens draw of this game: Harm, badges, figures, aiming, outcomes. */

import { combatantOf } from '../../../engine/fight.ts';
import type { Badge, CombatantStanding, Figure, Outcome, Track } from '../../../engine/ruleset.ts';
import { capitalized, countWords, type Id, nameList } from '../../../engine/words.ts';
import { zonesAlong } from '../../../space/ruler.ts';
import type { Place } from '../../../space/scene.ts';
import { newBadges, outcomeUnharmed } from '../../common/outcomes.ts';
import { nameOf } from '../../common/people.ts';
import type { EinfelstFight } from '../fight.ts';
import { heldBy } from '../play/ground/grip.ts';
import { sameZone, whyNotClose, zonesApart } from '../play/ground/ground.ts';
import { slotsOf } from '../play/harm/harm.ts';
import { behindCover, neededSuccesses } from '../play/table/circumstances.ts';
import { poolOf } from '../play/table/pools.ts';
import { hasFast, roundOf, turnBudget } from '../play/turns/rounds.ts';
import { isUp, LEVELS } from '../sheet/sheet.ts';
import type { Skill } from '../sheet/skills.ts';
import { maneuversInWords } from './order.ts';

export function standingOf(fight: EinfelstFight, who: Id): CombatantStanding {
  const { gone } = combatantOf(fight, who).sheet;
  if (gone === 'no') return { at: 'up', word: 'standing' };
  return {
    at: gone === 'fled' || gone === 'dead' ? 'out' : 'down',
    word: { out: 'out', dead: 'dead', fled: 'fled', broken: 'broken' }[gone],
  };
}

const NAME_OF_HARM = { physical: 'Physical', mental: 'Mental' } as const;

export function combatantTracks(fight: EinfelstFight, who: Id): Track[] {
  const { sheet } = combatantOf(fight, who);
  const left = turnBudget(fight, who);
  const round = roundOf(fight, combatantOf(fight, who));
  const pips: Track[] = [
    {
      id: 'slow',
      label: 'Slow',
      kind: 'count',
      value: left.slow,
      max: Math.max(round.slow, left.slow),
      weight: 'plain',
      detail: 'maneuvers left this round',
    },
    {
      id: 'fast',
      label: 'Fast',
      kind: 'count',
      value: left.fast,
      max: Math.max(round.fast, left.fast),
      weight: 'plain',
      detail: 'maneuvers left this round, reactions too',
    },
  ];
  if (sheet.counts === 'points')
    return [
      {
        id: 'points',
        label: 'Harm',
        kind: 'boxes',
        value: sheet.points,
        max: sheet.limit,
        weight: 'vital',
        raisedBy: 'points',
        detail: `out at ${sheet.limit}`,
      },
      ...pips,
    ];
  return [
    ...(['physical', 'mental'] as const).flatMap((kind) =>
      LEVELS.map((level) => ({
        id: `${kind}.${level}`,
        label: `${NAME_OF_HARM[kind]}, ${level}`,
        row: { name: NAME_OF_HARM[kind], part: level },
        kind: 'boxes' as const,
        value: sheet[kind][level],
        max: slotsOf(fight, level),
        weight: level === 'severe' && kind === 'physical' ? ('vital' as const) : ('plain' as const),
        raisedBy: `${kind}.${level}`,
      })),
    ),
    ...pips,
  ];
}

/**
 * EW-22: the dice that plain Harm points take now: fresh points from the next test or, by house
 * rule, all points from every test.
 */
function soreness(fight: EinfelstFight, who: Id): { does: string; dice: number }[] {
  const { sheet } = combatantOf(fight, who);
  if (sheet.counts !== 'points') return [];
  const always = fight.house.soreness === 'always';
  const dice = always ? sheet.points : sheet.sore;
  return dice > 0 ? [{ dice, does: `As many dice fewer on ${always ? 'every' : 'the next'} test.` }] : [];
}

export function combatantBadges(fight: EinfelstFight, who: Id): Badge[] {
  const { sheet } = combatantOf(fight, who);
  const bad = (id: string, label: string, does: string, rule: string, n?: number): Badge => ({
    id,
    label,
    does,
    rule,
    tone: 'bad',
    ...(n === undefined ? {} : { count: n }),
  });
  const good = (id: string, label: string, does: string, rule: string, n?: number): Badge => ({
    id,
    label,
    does,
    rule,
    tone: 'good',
    ...(n === undefined ? {} : { count: n }),
  });
  return [
    ...(sheet.held
      ? [bad('held', 'Held', `By ${nameOf(fight, sheet.held.by)}: only breaks free, shouts or parries.`, 'EW-29')]
      : []),
    ...(sheet.held?.gagged ? [bad('gagged', 'Gagged', 'Cannot shout or swap cards.', 'EW-30')] : []),
    ...(sheet.fire
      ? [
          bad(
            'fire',
            'Burning',
            `Harm at each round’s start; only puts it out, flees or shouts. ${sheet.fire.saved} of ${sheet.fire.needs} successes saved.`,
            'EW-43',
            sheet.fire.damage,
          ),
        ]
      : []),
    ...(sheet.poison > 0
      ? [bad('poison', 'Poisoned', 'That much Harm at the next round’s start, then one fewer.', 'EW-47', sheet.poison)]
      : []),
    ...(sheet.pinned ? [bad('pinned', 'Pinned', 'Leaving the zone costs a Harm.', 'EW-21')] : []),
    ...(sheet.prone ? [bad('prone', 'Down', 'Has to stand up before moving on.', 'EW-18')] : []),
    ...soreness(fight, who).map(({ does, dice }) => bad('sore', 'Sore', does, 'EW-22', dice)),
    ...(sheet.cover !== 'none'
      ? [
          good(
            'cover',
            sheet.cover === 'heavy' ? 'Heavy cover' : 'Light cover',
            `Shots need ${countWords(behindCover(fight, who), 'success', 'successes')} more.`,
            'EW-12',
          ),
        ]
      : []),
    ...(sheet.aloof
      ? [good('aloof', 'Far off', 'Whoever wants to come to blows has to come close first.', 'EW-19')]
      : []),
    ...(heldBy(fight, who).length > 0
      ? [
          good(
            'holds',
            'Holds',
            `${nameList(heldBy(fight, who).map(({ id }) => nameOf(fight, id)))}, until they are let go or break free.`,
            'EW-29',
          ),
        ]
      : []),
    ...(sheet.firstDice > 0
      ? [good('ambush', 'Ambush', 'More dice on the first maneuver of the round.', 'EW-37', sheet.firstDice)]
      : []),
    ...(sheet.nextDice > 0 ? [good('calm', 'Calm', 'A die more on the next roll.', 'EW-41', sheet.nextDice)] : []),
    ...(sheet.lurking ? [good('lurking', 'In ambush', 'Not seen before the first act.', 'EW-36')] : []),
    ...sheet.injuries.map((text, at) =>
      bad(`injury-${at}`, capitalized(text), 'A critical injury: it stays after the fight.', 'EW-23'),
    ),
  ];
}

export function combatantFigures(fight: EinfelstFight, who: Id): Figure[] {
  const { sheet } = combatantOf(fight, who);
  const shown: Skill[] = [
    'strike',
    'shoot',
    'force',
    'finesse',
    'endure',
    'sneak',
    'track',
    'read',
    ...(sheet.spells.length > 0 ? (['cast'] as const) : []),
  ];
  return [
    ...shown.map((skill) => {
      const pool = poolOf(fight, who, skill);
      return {
        id: skill,
        label: capitalized(skill),
        value: `${Math.max(1, pool.total)}d`,
        tally: pool,
      };
    }),
    ...(sheet.armour > 0 ? [{ id: 'armour', label: 'Armour', value: String(sheet.armour) }] : []),
    ...(sheet.fear > 0 ? [{ id: 'fear', label: 'Fear', value: String(sheet.fear) }] : []),
  ];
}

export function reactionsLeft(fight: EinfelstFight, who: Id): { left: boolean; why: string; rule: string } {
  const { sheet } = combatantOf(fight, who);
  const left = isUp(combatantOf(fight, who)) && hasFast(fight, who);
  if (left && sheet.fire) return { left: false, why: 'Is burning and cannot react.', rule: 'EW-44' };
  const held = left && sheet.held ? ' Is held: may only break free or parry.' : '';
  return { left, why: `${maneuversInWords(fight, who)} this round.${held}`, rule: held ? 'EW-29' : 'EW-15' };
}

export function aimPreview(
  fight: EinfelstFight,
  from: Id,
  at: Id,
): { text: string; parts: { text: string; rule: string }[] } {
  const zones = zonesApart(fight, from, at);
  const far = sameZone(fight, from, at)
    ? 'Same zone'
    : Number.isFinite(zones)
      ? `${countWords(zones, 'zone')} away`
      : 'Beside the map';
  const shot = neededSuccesses(fight, from, 'shot', 'shoot', at);
  const apart = sameZone(fight, from, at) ? whyNotClose(fight, from, at) : undefined;
  return {
    text: shot.extra > 0 ? `${far}; shots need ${countWords(1 + shot.extra, 'success', 'successes')}` : far,
    parts: [
      { text: far, rule: 'EW-10' },
      ...(apart ? [apart] : []),
      ...shot.why.map((text) => ({ text, rule: text.endsWith('cover') ? 'EW-12' : 'EW-13' })),
    ],
  };
}

/** EW-10: a ruler counts zones from place to place. */
export function rulerWords({ scene }: EinfelstFight, way: readonly Place[]): string {
  const far = scene.kind === 'zones' ? zonesAlong(scene, way) : Number.POSITIVE_INFINITY;
  return far === 0 ? 'Same zone' : Number.isFinite(far) ? countWords(far, 'zone') : 'No way there';
}

export function moveOutcome(before: EinfelstFight, after: EinfelstFight, about: Id): Outcome {
  const [was, is] = [before.combatants[about]?.sheet, after.combatants[about]?.sheet];
  if (!was || !is) return { key: 'away', label: 'gone', tone: 'plain', rank: 99 };
  const worth = (sheet: typeof is) =>
    sheet.points +
    (['physical', 'mental'] as const).reduce(
      (sum, kind) => sum + sheet[kind].lesser + sheet[kind].moderate * 2 + sheet[kind].severe * 3,
      0,
    ) +
    sheet.injuries.length * 4;
  const harm = worth(is) - worth(was);
  if (is.gone !== was.gone)
    return {
      key: is.gone,
      label: is.gone === 'fled' ? 'gets away' : `is ${is.gone}`,
      tone: is.gone === 'fled' ? 'good' : 'bad',
      rank: 90,
      harm,
    };
  if (harm > 0) return { key: `harm-${harm}`, label: `${harm} Harm`, tone: 'bad', rank: harm, harm };
  const states = (sheet: typeof is): string[] => [
    ...(sheet.held ? ['held'] : []),
    ...(sheet.held?.gagged ? ['gagged'] : []),
    ...(sheet.fire ? ['fire'] : []),
    ...(sheet.poison > 0 ? ['poison'] : []),
    ...(sheet.pinned ? ['pinned'] : []),
    ...(sheet.prone ? ['prone'] : []),
  ];
  const came = newBadges(states(was), states(is), () => combatantBadges(after, about));
  return outcomeUnharmed(-harm, `${-harm} Harm less`, came);
}
