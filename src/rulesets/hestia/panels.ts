/** What the screens draw of this game: order, tracks, badges, figures, morale, aiming, outcomes. */
import { combatantOf, everyone } from '../../engine/fight.ts';
import type { Aimed } from '../../engine/question.ts';
import type { Badge, Figure, MoraleRow, Outcome, Standing, Track, TurnOrder } from '../../engine/ruleset.ts';
import { count, type Id } from '../../engine/words.ts';
import { defence } from './attack.ts';
import { DISPOSITION_WORDS } from './begin.ts';
import { strikesLeft } from './deedKit.ts';
import { between, feetBetween } from './distance.ts';
import { byLoyalty, due, strength, testers } from './morale.ts';
import { feetLeft } from './movement.ts';
import { blockOf, canAct, mayReact } from './rounds.ts';
import { type HestiaFight, isUp, modifier, type StateName } from './sheet.ts';
import { isOurs, nameOf } from './tell.ts';

const BLOCK_WORDS = { before: 'Before the enemies', enemies: 'The enemies', after: 'After the enemies' } as const;
/** What passing for all who are left in a block leads to. */
const ONWARD = {
  before: 'On to the enemies',
  enemies: 'On to those who were slow',
  after: 'On to the next round',
} as const;

export function order(fight: HestiaFight): TurnOrder {
  const { state } = fight;
  const running = fight.stage === 'running';
  const acting = running ? state.acting : null;
  const parley = state.phase === 'parley';
  return {
    style: 'list',
    round: state.round,
    title:
      fight.stage === 'setup'
        ? 'Before the fight'
        : parley
          ? 'Parley'
          : state.round === 0
            ? 'The meeting'
            : `Round ${state.round}: ${BLOCK_WORDS[state.block].toLowerCase()}`,
    prompt:
      fight.stage === 'over'
        ? ending(fight)
        : parley
          ? `${DISPOSITION_WORDS[state.disposition]}.`
          : acting
            ? `${nameOf(fight, acting.who)} acts: ${feetLeft(fight, combatantOf(fight, acting.who))} ft left${strikesLeft(fight, acting.who) ? ', and another attack' : acting.action ? '' : ', and an action'}.`
            : `${BLOCK_WORDS[state.block]}: anybody of them may act next.`,
    groups: (['before', 'enemies', 'after'] as const).map((id) => ({ id, label: BLOCK_WORDS[id] })),
    rows: everyone(fight).map((one) => {
      const able = canAct(fight, one);
      const block = blockOf(fight, one);
      return {
        id: one.id,
        combatant: one.id,
        state: !isUp(one)
          ? ('out' as const)
          : acting?.who === one.id
            ? ('acting' as const)
            : state.acted.includes(one.id)
              ? ('done' as const)
              : running && able === true && block === state.block && !acting && !parley
                ? ('may' as const)
                : ('waiting' as const),
        group: block,
        ...(able === true || !isUp(one) || state.acted.includes(one.id) ? {} : { note: able.text }),
      };
    }),
    ...(fight.stage === 'over' ? { ending: ending(fight) } : {}),
    ...(!running
      ? {}
      : {
          next: parley
            ? { actor: 'table', action: 'to-arms', label: 'Fight' }
            : acting
              ? { actor: acting.who, action: 'end-turn', label: `End the turn of ${nameOf(fight, acting.who)}` }
              : { actor: 'table', action: 'end-block', label: ONWARD[state.block] },
        }),
  };
}

/** How it ended: who holds the field, that both still stand, or that nobody drew. */
function ending(fight: HestiaFight): string {
  if (fight.state.phase === 'parley') return 'They part without a fight.';
  const up = everyone(fight).filter((one) => isUp(one) && !one.hidden && fight.sides[one.side]?.stance !== 'neutral');
  const foes = up.filter((one) => !isOurs(fight, one));
  if (up.length === 0) return 'Nobody is left standing.';
  if (foes.length > 0 && foes.length < up.length) return 'The fight breaks off.';
  return foes.length > 0 ? 'The enemies hold the field.' : 'The characters hold the field.';
}

export function standingOf(fight: HestiaFight, who: Id): Standing {
  const { gone } = combatantOf(fight, who).sheet;
  if (gone === 'no') return { at: 'up', word: 'standing' };
  return gone === 'stopped' ? { at: 'down', word: 'out of action' } : { at: 'out', word: gone };
}

export function tracks(fight: HestiaFight, who: Id): Track[] {
  const { grit, flesh, stress, attributes, kind, bodiless } = combatantOf(fight, who).sheet;
  return [
    { id: 'grit', label: 'Grit', kind: 'bar', value: grit.now, max: grit.max, weight: bodiless ? 'vital' : 'plain' },
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
            detail: 'at 0 it dies',
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
            detail: 'full: panic',
          },
        ]),
  ];
}

const STATES: Record<StateName, Omit<Badge, 'id'>> = {
  dazed: { label: 'Dazed', does: 'A bane on every action, until a Might save.', rule: 'HE-16', tone: 'bad' },
  bleeding: { label: 'Bleeding', does: 'Loses a d4 each round, until a Might save.', rule: 'HE-17', tone: 'bad' },
  pinned: { label: 'Pinned', does: 'Cannot move, until a Might save.', rule: 'HE-18', tone: 'bad' },
  staggered: { label: 'Staggered', does: 'Loses its next turn.', rule: 'HE-13', tone: 'bad' },
  hampered: { label: 'Hampered', does: 'A bane on its actions to the end of its turn.', rule: 'HE-20', tone: 'bad' },
  liquor: { label: 'Liquor', does: 'A bane on every test.', rule: 'HE-07', tone: 'bad' },
  panicked: {
    label: 'Panicked',
    does: 'Only moves, sprints or retreats, to the end of its turn.',
    rule: 'HE-13',
    tone: 'bad',
  },
  wild: {
    label: 'Wild',
    does: 'Can only attack whoever is nearest, to the end of its turn.',
    rule: 'HE-13',
    tone: 'bad',
  },
  fleeing: { label: 'Fleeing', does: 'Only moves, sprints or retreats.', rule: 'HE-23', tone: 'bad' },
  lit: { label: 'Light', does: 'Carries a burning light.', rule: 'HE-07', tone: 'good' },
  prone: {
    label: 'Prone',
    does: 'Cannot walk before it stands up, for half of the movement.',
    rule: 'HE-20',
    tone: 'bad',
  },
};

export function badges(fight: HestiaFight, who: Id): Badge[] {
  const one = combatantOf(fight, who);
  const { sheet } = one;
  const notched = sheet.weapons.filter(({ notches }) => notches > 0);
  return [
    ...sheet.states.map((state) => ({ id: state, ...STATES[state] })),
    ...(fight.state.round === 1 && fight.state.surprised.includes(who)
      ? [
          {
            id: 'surprised',
            label: 'Surprised',
            does: 'Cannot act in the first round.',
            rule: 'HE-04',
            tone: 'bad' as const,
          },
        ]
      : []),
    ...(sheet.armourNotches > 0
      ? [
          {
            id: 'armour',
            label: 'Notched armour',
            does: 'Each Notch takes from its Defense.',
            rule: 'HE-14',
            count: sheet.armourNotches,
            tone: 'bad' as const,
          },
        ]
      : []),
    ...notched.map(({ id, name, notches }) => ({
      id: `notch-${id}`,
      label: `Notched ${name}`,
      does: 'Each Notch takes from its damage; too many break it.',
      rule: 'HE-14',
      count: notches,
      tone: 'bad' as const,
    })),
    ...sheet.weapons
      .filter(({ ammunition }) => ammunition === 'empty')
      .map(({ id, name }) => ({
        id: `empty-${id}`,
        label: `${name}: empty`,
        does: 'Out of ammunition for this fight.',
        rule: 'HE-11',
        tone: 'bad' as const,
      })),
    ...(sheet.load === 'free'
      ? []
      : [
          {
            id: 'load',
            label: 'Burdened',
            does: {
              light: 'A bane on Might, Agility and Violence.',
              heavy: 'Two banes on Might, Agility and Violence, and half the speed.',
              crushing: 'Can do nothing but drop the load.',
            }[sheet.load],
            rule: 'HE-07',
            tone: 'bad' as const,
          },
        ]),
    ...(sheet.leader
      ? [{ id: 'leader', label: 'Leader', does: 'Its death shakes its side.', rule: 'HE-22', tone: 'plain' as const }]
      : []),
  ];
}

export function figures(fight: HestiaFight, who: Id): Figure[] {
  const one = combatantOf(fight, who);
  const { attributes, violence, kind, morale, loyalty } = one.sheet;
  const guard = defence(fight, one);
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
          {
            id: 'morale',
            label: byLoyalty(fight, one) ? 'Loyalty' : 'Morale',
            value: String(byLoyalty(fight, one) ? loyalty : morale),
          },
        ]),
  ];
}

/** HE-22: what would shake each side, and what has. */
export function morale(fight: HestiaFight): MoraleRow[] {
  return fight.sideOrder.flatMap((side) => {
    const members = everyone(fight).filter((one) => one.side === side);
    const asked = fight.state.asked[side] ?? [];
    if (members.length === 0 || (testers(fight, side).length === 0 && asked.length === 0)) return [];
    const up = members.filter(isUp).length;
    const of = strength(fight, side);
    const broken = members.some(({ id }) => fight.state.broken.includes(id));
    const now = due(fight, side).length > 0;
    return [
      {
        id: side,
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
        why: `${count(up, 'stands', 'stand')} of ${of}; tests at the first casualty, a leader’s death, half out${of === 1 ? ', its first wound' : ''}.`,
        rule: 'HE-22',
      },
    ];
  });
}

/** The words under the pointer: how far, what is in between, what Defense is made of. */
export function aim(fight: HestiaFight, from: Id, at: Id): Aimed {
  const feet = feetBetween(fight, from, at);
  const wall = Number.isFinite(feet) ? between(fight, from, at) : undefined;
  const guard = defence(fight, combatantOf(fight, at));
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

export function outcome(before: HestiaFight, after: HestiaFight, about: Id): Outcome {
  const [was, is] = [before.combatants[about]?.sheet, after.combatants[about]?.sheet];
  if (!was || !is) return { key: 'gone', label: 'gone', tone: 'plain', rank: 99 };
  if (is.gone === 'dead' && was.gone !== 'dead') return { key: 'dead', label: 'dies', tone: 'bad', rank: 90 };
  const flesh = was.flesh.now - is.flesh.now;
  if (flesh > 0) return { key: `flesh-${flesh}`, label: `${flesh} Flesh`, tone: 'bad', rank: 50 + flesh };
  const grit = was.grit.now - is.grit.now;
  if (grit > 0) return { key: `grit-${grit}`, label: `${grit} Grit`, tone: 'bad', rank: 1 + Math.min(45, grit) };
  return { key: 'unhurt', label: 'unhurt', tone: 'good', rank: 0 };
}

export const reactionsLeft = (fight: HestiaFight, who: Id) => ({
  left: mayReact(fight, combatantOf(fight, who)) === true,
  why: isOurs(fight, combatantOf(fight, who))
    ? 'Strikes at the back of who leaves its reach.'
    : 'Strikes at who leaves its reach, and at failed gambits.',
  rule: 'HE-20',
});
