/**
 * The view of one seat: what the player of one combatant sees on a phone, built field by field.
 * It has the whole of the own combatant, and of everybody else what the players' screen shows.
 */
import { combatantOf, type Fight } from '../fight.ts';
import { knownOf, withoutUnseen } from '../public/known.ts';
import { type PublicDisplay, type PublicView, publicView } from '../public/publicView.ts';
import { type PublicWords, publicWords } from '../public/publicWords.ts';
import type { Question } from '../question.ts';
import type { CombatantStanding, Ruleset, Track } from '../ruleset.ts';
import { type SheetLine, sheetLines } from '../table/sheetLines.ts';
import type { Id } from '../words.ts';
import { type SeatAsked, seatAsked } from './seatAsked.ts';
import { proposableMoves, type SeatMove } from './seatMoves.ts';

export interface SeatView {
  encounter: string;
  game: string;
  stage: Fight['stage'];
  ending?: string;
  /** The own combatant, whole. */
  own: {
    name: string;
    standing: CombatantStanding;
    tracks: Track[];
    badges: { id: string; label: string; does: string; count?: number; tone: 'good' | 'bad' | 'plain' }[];
    figures: { id: string; label: string; value: string }[];
    lines: SheetLine[];
  };
  round: string;
  /** The turn order as the players' screen has it, and which rows are the own ones. */
  order: {
    id: string;
    name: string;
    state: PublicView['order']['rows'][number]['state'];
    badge?: string;
    own: boolean;
  }[];
  last?: { id: number; text: string };
  /** What is asked of this player now. */
  asked?: SeatAsked;
  /** What this player may propose on the own turn; left out where there is nothing. */
  moves?: SeatMove[];
  /** Who else is asked now, as the players' screen shows it. */
  waitsFor?: { who: string; title: string };
}

/**
 * The views of the seats at one moment: the function gives the view of the player of `who`,
 * undefined where the players do not see that combatant. `open` is the open question, and the name
 * by which a phone answers it.
 */
export function seatViews(
  ruleset: Ruleset,
  fight: Fight,
  shown: { open: { question: Question; id: string } | undefined; display: PublicDisplay },
): (who: Id) => SeatView | undefined {
  const known = knownOf(ruleset, fight);
  const words = publicWords(fight, known);
  const { label } = words;
  const { open, display } = shown;
  const all = publicView(ruleset, fight, open?.question, { ...display, party: 'exact' });
  const names = new Map(all.combatants.map(({ id, name }) => [id, name]));
  // A move waits until nothing is asked of anybody.
  const mayMove = open ? undefined : withoutUnseen(ruleset, fight, known);
  return (who) => {
    const mine = known.seen.has(who) ? words.id(who) : undefined;
    const own = all.combatants.find(({ id }) => id === mine);
    if (!own) return undefined;
    const moves = mayMove ? proposableMoves(ruleset, mayMove, who, words).map(({ move }) => move) : [];
    const asked = seatAsked(fight, open?.question, who, { known, words, id: open?.id ?? '' });
    return {
      encounter: all.encounter,
      game: all.game,
      stage: all.stage,
      ...(all.ending === undefined ? {} : { ending: all.ending }),
      own: {
        name: own.name,
        standing: own.standing,
        tracks: own.tracks,
        ...ownFigures(ruleset, fight, who, { words, tracks: own.tracks }),
      },
      round: all.order.title,
      order: all.order.rows.map(({ id, combatant, state, badge }) => ({
        id,
        name: names.get(combatant) ?? '',
        state,
        own: combatant === mine,
        ...(badge === undefined ? {} : { badge: label(badge) }),
      })),
      ...(all.last ? { last: { id: all.last.id, text: all.last.text } } : {}),
      ...(asked ? { asked } : {}),
      ...(moves.length > 0 ? { moves } : {}),
      ...(all.asked && !asked ? { waitsFor: { who: all.asked.who, title: all.asked.title } } : {}),
    };
  };
}

/** What lasts on the own combatant, its figures, and the rest of its sheet. */
function ownFigures(
  ruleset: Ruleset,
  fight: Fight,
  who: Id,
  { words, tracks }: { words: PublicWords; tracks: readonly Track[] },
): Pick<SeatView['own'], 'badges' | 'figures' | 'lines'> {
  const { label } = words;
  const figures = ruleset.figures(fight, who).map(({ id, label: name, value }) => ({
    id,
    label: label(name),
    value: label(value),
  }));
  const told = new Set([...tracks, ...figures].map(({ label: name }) => name.toLowerCase()));
  return {
    badges: ruleset.badges(fight, who).flatMap(({ id, label: name, does, count, tone }) => {
      const called = words.told(name);
      return called === undefined
        ? []
        : [{ id, label: called, does: label(does), tone, ...(count === undefined ? {} : { count }) }];
    }),
    figures,
    lines: sheetLines(ruleset, fight, combatantOf(fight, who), told).map((line) => ({
      label: label(line.label),
      words: label(line.words),
    })),
  };
}
