/**
 * Finds what to show at figures when something happens to them: harm as a number, a miss, a block,
 * a dodge, healing, a new state, a rout. Compares two states of the board and reads what the new
 * sentences say happened.
 */
import type { Point } from '../../../space/scene.ts';
import type { BoardNews, BoardToken } from '../../types.ts';
import { isHarmed, newHappenings } from './strikes.ts';

/** The kinds of effects, each with its own colour and sign. */
export type EffectKind = 'harm' | 'heal' | 'miss' | 'block' | 'dodge' | 'good' | 'bad' | 'rout';

/** Something that is shown once, at one figure. */
export interface BoardEffect {
  /** The combatant at whose figure the effect is shown. */
  of: string;
  kind: EffectKind;
  /** A number or a word. Empty for harm whose amount is not told: then the figure only flashes. */
  text: string;
  /** The game icon beside the text. */
  icon?: string;
  /** The place in the pile of effects over the same figure, from 0. */
  step: number;
  /** Seconds to wait, for a wave that goes through several figures. */
  after: number;
}

/** How a blow that does no harm is shown. */
const PASSED: Readonly<Record<string, Pick<BoardEffect, 'kind' | 'text' | 'icon'>>> = {
  missed: { kind: 'miss', text: 'miss' },
  blocked: { kind: 'block', text: 'block', icon: 'checked-shield' },
  dodged: { kind: 'dodge', text: 'dodge', icon: 'dodging' },
  hit: { kind: 'harm', text: 'hit' },
};

/** No more effects than these are shown for one event, and no more new states at one figure. */
const MOST = 24;
const MOST_STATES = 2;

type Shown = Omit<BoardEffect, 'step' | 'after'>;

/** A change of the harm taken, as a number with its sign; undefined where no figures are told. */
function changeOf(before: BoardToken, now: BoardToken): number | undefined {
  return before.taken === undefined || now.taken === undefined ? undefined : now.taken - before.taken;
}

const numberText = (value: number): string => String(Math.round(Math.abs(value) * 10) / 10);

/** The harm or healing that a figure shows. */
function harmOf(before: BoardToken, now: BoardToken, isHealed: boolean): Shown[] {
  const change = changeOf(before, now);
  if (change !== undefined && change > 0) return [{ of: now.id, kind: 'harm', text: `−${numberText(change)}` }];
  if (change !== undefined && change < 0) return [{ of: now.id, kind: 'heal', text: `+${numberText(change)}` }];
  if (isHarmed(before, now)) return [{ of: now.id, kind: 'harm', text: '' }];
  return isHealed ? [{ of: now.id, kind: 'heal', text: 'healed', icon: 'healing' }] : [];
}

/** The states that a combatant has come into. Plain states are no event. */
function gainedOf(before: BoardToken, now: BoardToken): Shown[] {
  const had = new Set(before.badges.map(({ id }) => id));
  return now.badges
    .filter(({ id, tone }) => tone !== 'plain' && !had.has(id))
    .slice(0, MOST_STATES)
    .map(({ label, icon, tone }) => ({ of: now.id, kind: tone === 'good' ? 'good' : 'bad', text: label, icon }));
}

/**
 * The effects between two states of the board, in the order of the figures. None when no sentence
 * is new, so that an undone event is not shown again.
 */
export function effectsBetween(
  before: readonly BoardToken[],
  now: readonly BoardToken[],
  news: BoardNews | undefined,
  newsBefore: BoardNews | undefined,
): BoardEffect[] {
  const happenings = newHappenings(news, newsBefore);
  if (!happenings) return [];
  const old = new Map(before.map((token) => [token.id, token]));
  const present = new Map(now.map((token) => [token.id, token]));
  const happenedTo = (id: string, kinds: readonly string[]) =>
    happenings.findLast(({ is, whom }) => kinds.includes(is) && whom.includes(id));
  const effects: BoardEffect[] = [];
  for (const id of new Set([...present.keys(), ...old.keys()])) {
    const [was, token] = [old.get(id), present.get(id)];
    const rout: Shown[] = happenedTo(id, ['fled']) ? [{ of: id, kind: 'rout', text: 'runs', icon: 'run' }] : [];
    const changed = was && token ? harmOf(was, token, happenedTo(id, ['healed']) !== undefined) : [];
    const passed = PASSED[happenedTo(id, Object.keys(PASSED))?.is ?? ''];
    const blow: Shown[] = token && passed && changed.length === 0 ? [{ of: id, ...passed }] : [];
    const states = was && token && rout.length === 0 ? gainedOf(was, token) : [];
    for (const [step, one] of [...changed, ...blow, ...rout, ...states].entries())
      effects.push({ ...one, step, after: 0 });
  }
  return effects.slice(0, MOST);
}

/** Seconds by which one figure of a wave is later than the one before, and the length of a wave. */
const BEHIND = 0.09;
const LONGEST_WAVE = 0.8;

/**
 * Makes a wave of the combatants who run. The sentences say who runs first, and nearer combatants
 * follow sooner.
 */
export function withWave(
  effects: readonly BoardEffect[],
  spotOf: (id: string) => Point | undefined,
): readonly BoardEffect[] {
  const runners = effects.filter(({ kind }) => kind === 'rout');
  const first = runners[0] && spotOf(runners[0].of);
  if (!first || runners.length < 2) return effects;
  const far = ({ of }: BoardEffect) => {
    const spot = spotOf(of);
    return spot ? Math.hypot(spot.x - first.x, spot.y - first.y) : Number.POSITIVE_INFINITY;
  };
  const order = [...runners].sort((a, b) => far(a) - far(b));
  const behind = Math.min(BEHIND, LONGEST_WAVE / order.length);
  return effects.map((one) => (one.kind === 'rout' ? { ...one, after: order.indexOf(one) * behind } : one));
}
