/** What the board draws: tokens, lit places and aim lines, worked out from the fight, the question and the selection. */
import type { BoardLine, BoardMark, BoardShield, BoardToken } from '../board/types.ts';
import { everyone, type Fight, fullName } from '../engine/fight.ts';
import { isUnknown, unknownPlaces } from '../engine/public/fog.ts';
import type { Aimed, Option, Question } from '../engine/question.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Id } from '../engine/words.ts';
import { type Derived, healthOf } from '../store/fight/derived.ts';
import { optionAt } from '../store/fight/drags.ts';
import { loadShares } from '../ui/tracks/loads.ts';

/** A longer detail is read in the tray, not on the map. */
const LONGEST_LABEL = 12;

const optionsOf = (question: Question | undefined): readonly Option[] =>
  question?.kind === 'choose' || question?.kind === 'pick' ? question.options : [];

/** What the open question says of each combatant: is asked, may be picked, is greyed. A question put to a side or the GM is marked on whom it is about. */
function marksOfCombatants(
  question: Question | undefined,
  picked: readonly string[],
): Map<Id, NonNullable<BoardToken['mark']>> {
  const marks = new Map<Id, NonNullable<BoardToken['mark']>>();
  const asked = question?.seat.kind === 'combatant' ? [question.seat.combatant] : (question?.about ?? []);
  for (const id of asked) marks.set(id, 'asked');
  for (const option of optionsOf(question)) {
    // Whoever is asked and answers for itself stays marked as the one who is asked.
    if (option.combatant === undefined || (question?.seat.kind === 'combatant' && asked.includes(option.combatant)))
      continue;
    if (!option.blocked) marks.set(option.combatant, picked.includes(option.id) ? 'asked' : 'pick');
    else if (marks.get(option.combatant) !== 'pick')
      marks.set(option.combatant, option.aimed?.way === 'barred' ? 'barred' : 'blocked');
  }
  return marks;
}

/** Who has a part in the open question: who is asked, whom it is about, who rolls, who can be picked. Nobody where nothing is asked. */
function partOf(question: Question | undefined): ReadonlySet<Id> | undefined {
  if (!question) return undefined;
  const seats = [question.seat, ...(question.kind === 'dice' ? question.rolls.map(({ seat }) => seat) : [])];
  return new Set([
    ...seats.flatMap((seat) => (seat.kind === 'combatant' ? [seat.combatant] : [])),
    ...(question.about ?? []),
    ...optionsOf(question).flatMap(({ combatant, blocked }) =>
      combatant !== undefined && !blocked ? [combatant] : [],
    ),
  ]);
}

/** Whether the ground is taken back: something is asked that somebody has a part in, or that is answered on the map. */
export const groundOf = (question: Question | undefined): 'whole' | 'dimmed' =>
  (partOf(question)?.size ?? 0) > 0 || optionsOf(question).some(({ place }) => place !== undefined)
    ? 'dimmed'
    : 'whole';

/** The tokens of everybody on the map. */
export function tokensOf(
  ruleset: Ruleset,
  fight: Fight,
  derived: Derived,
  now: { question?: Question | undefined; picked: readonly string[]; selected: readonly Id[] },
): BoardToken[] {
  const marks = marksOfCombatants(now.question, now.picked);
  const part = partOf(now.question);
  const unknown = unknownPlaces(fight, (one) => ruleset.size(one).squares);
  return everyone(fight)
    .filter(({ place }) => place.kind !== 'off')
    .map((one) => {
      const seen = derived.seen.get(one.id);
      const loads = loadShares(seen?.tracks ?? []);
      const health = loads ? undefined : healthOf(seen?.tracks ?? []);
      const mark = marks.get(one.id);
      return {
        id: one.id,
        name: fullName(one),
        place: one.place,
        stance: seen?.stance ?? 'neutral',
        icon: one.look.icon ?? 'person',
        ...(one.look.picture ? { picture: one.look.picture } : {}),
        size: ruleset.size(one),
        ...(health === undefined ? {} : { health }),
        ...(loads ? { loads } : {}),
        standing: seen?.standing.at ?? 'up',
        turn: derived.turns.get(one.id) ?? 'waiting',
        badges: (seen?.badges ?? []).map(({ label, count }) => (count === undefined ? label : `${label} ${count}`)),
        hidden:
          one.hidden ||
          !ruleset.seenByPlayers(fight, one.id) ||
          isUnknown(fight.scene, unknown, one.place, ruleset.size(one).squares),
        selected: now.selected.includes(one.id),
        ...(mark ? { mark } : {}),
        ...(part && part.size > 0 && !part.has(one.id) && one.id !== derived.acting ? { aside: true as const } : {}),
        draggable: true,
      };
    });
}

/**
 * What is written on a lit place: what is said of it where that is short; of a square that is walked to only what costs more than its
 * distance says, for to look is to count the others.
 */
export function labelOf({ place, way, cost, detail }: Option): { label?: string } {
  const label = way && place?.kind === 'square' ? cost : detail;
  return label && label.length <= LONGEST_LABEL ? { label } : {};
}

/** The places that the open question lights. */
export const marksOf = (question: Question | undefined, picked: readonly string[]): BoardMark[] =>
  optionsOf(question).flatMap((option): BoardMark[] =>
    option.place === undefined || option.place.kind === 'off'
      ? []
      : [
          {
            place: option.place,
            tone: option.blocked ? 'blocked' : picked.includes(option.id) ? 'area' : 'pick',
            ...labelOf(option),
          },
        ],
  );

/** What is drawn and told of aiming at whom the pointer is on. */
export interface Aiming {
  aimed: Aimed;
  lines: BoardLine[];
  shields: BoardShield[];
}

/**
 * Who aims at whom the pointer is on: whoever acts. Somebody else who is asked answers what comes at it (who steps in between, say), and
 * aims only where the answers themselves tell of aiming.
 */
export function aimerOf(question: Question | undefined, acting: Id | undefined, at: Id | undefined): Id | undefined {
  if (question?.seat.kind !== 'combatant') return acting;
  const asked = question.seat.combatant;
  const told = at !== undefined && optionAt(question, { combatant: at })?.aimed !== undefined;
  return asked === acting || told ? asked : undefined;
}

/** The line from whoever aims to whom the pointer is on, with the game's words for the distance and what is in the way. */
export function aimingAt(
  ruleset: Ruleset,
  fight: Fight,
  question: Question | undefined,
  from: Id | undefined,
  at: Id | undefined,
): Aiming | undefined {
  if (from === undefined || at === undefined || from === at) return undefined;
  const [one, other] = [fight.combatants[from], fight.combatants[at]];
  if (!one || !other || one.place.kind === 'off' || other.place.kind === 'off') return undefined;
  const aimed = optionAt(question, { combatant: at })?.aimed ?? ruleset.aim(fight, from, at);
  if (aimed.text === '') return undefined;
  const tone = aimed.way === 'barred' ? 'bad' : 'plain';
  return {
    aimed,
    lines: [{ from: one.place, to: other.place, fromToken: from, toToken: at, text: aimed.text, tone }],
    shields: (aimed.between ?? []).map(({ place, before, bars }) => ({ place, before, tone: bars ? 'bar' : 'cover' })),
  };
}
