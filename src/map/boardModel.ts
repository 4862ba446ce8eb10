/**
 * What the board draws: tokens, lit places and aim lines, computed from the fight, the question and
 * the selection.
 */
import type { BoardHappening, BoardLine, BoardMark, BoardNews, BoardShield, BoardToken } from '../board/types.ts';
import { type Combatant, everyone, type Fight, fullName } from '../engine/fight.ts';
import { peopleOfEntry } from '../engine/logEntry.ts';
import { isOutOfSight, unknownPlaces } from '../engine/public/fog.ts';
import { spotAmong, standsOf } from '../engine/public/standsOf.ts';
import type { Aimed, Option, Question } from '../engine/question.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { type Derived, healthOf } from '../engine/table/derived.ts';
import { optionAt } from '../engine/table/drags.ts';
import type { Id } from '../engine/words.ts';
import { stateIcon } from '../ui/icons/stateIcons.ts';
import { loadShares } from '../ui/tracks/loads.ts';

/** A detail with more characters than this is read in the question form, not on the map. */
const LONGEST_LABEL = 12;

const optionsOf = (question: Question | undefined): readonly Option[] =>
  question?.kind === 'choose' || question?.kind === 'pick' ? question.options : [];

/**
 * What the open question says of each combatant: asked, can be picked, greyed. A question to a side
 * or to the GM marks the combatants whom the question is about.
 */
function marksOfCombatants(
  question: Question | undefined,
  picked: readonly string[],
): Map<Id, NonNullable<BoardToken['mark']>> {
  const marks = new Map<Id, NonNullable<BoardToken['mark']>>();
  const asked = question?.seat.kind === 'combatant' ? [question.seat.combatant] : (question?.about ?? []);
  for (const id of asked) marks.set(id, 'asked');
  for (const option of optionsOf(question)) {
    // A combatant who is asked and is also an option keeps the mark of the one who is asked.
    if (option.combatant === undefined || (question?.seat.kind === 'combatant' && asked.includes(option.combatant)))
      continue;
    if (!option.blocked) marks.set(option.combatant, picked.includes(option.id) ? 'asked' : 'pick');
    else if (marks.get(option.combatant) !== 'pick')
      marks.set(option.combatant, option.aimed?.way === 'barred' ? 'barred' : 'blocked');
  }
  return marks;
}

/**
 * The combatants with a part in the open question: who is asked, whom it is about, who rolls, who
 * can be picked. Undefined while no question is open.
 */
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

/**
 * Tells whether the board dims the ground: when a question involves a combatant or is answered on
 * the map.
 */
export const groundOf = (question: Question | undefined): 'whole' | 'dimmed' =>
  (partOf(question)?.size ?? 0) > 0 || optionsOf(question).some(({ place }) => place !== undefined)
    ? 'dimmed'
    : 'whole';

/** How many of the last entries of the log the board is told. */
const NEWS_ENTRIES = 24;

/** What the newest entries of the log tell the board; undefined while the log is empty. */
export function newsOf({ log }: Pick<Fight, 'log'>): BoardNews | undefined {
  const last = log.at(-1);
  return (
    last && {
      id: last.id,
      who: peopleOfEntry(last),
      ruled: last.tone === 'ruling',
      happened: log.slice(-NEWS_ENTRIES).flatMap(({ id, happened, tone }): BoardHappening[] => {
        if (!happened || tone === 'ruling') return [];
        const by = 'by' in happened ? happened.by : undefined;
        return [{ id, is: happened.is, whom: happened.whom, ...(by === undefined ? {} : { by }) }];
      }),
    }
  );
}

/** The tokens of everybody on the map. */
export function tokensOf(
  ruleset: Ruleset,
  fight: Fight,
  derived: Derived,
  now: { question?: Question | undefined; picked: readonly string[]; selected: readonly Id[] },
): BoardToken[] {
  const marks = marksOfCombatants(now.question, now.picked);
  const part = partOf(now.question);
  const squaresOf = (one: Combatant) => ruleset.size(one).squares;
  const unknown = unknownPlaces(fight, squaresOf);
  const stands = standsOf(ruleset, fight);
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
        ...spotAmong(stands, one.id),
        stance: seen?.stance ?? 'neutral',
        icon: one.look.icon ?? 'person',
        ...(one.look.picture ? { picture: one.look.picture } : {}),
        size: ruleset.size(one),
        ...(health === undefined ? {} : { health }),
        ...(loads ? { loads } : {}),
        standing: seen?.standing.at ?? 'up',
        turn: derived.turns.get(one.id) ?? 'waiting',
        badges: (seen?.badges ?? []).map(({ id, label, count, tone }) => ({
          id,
          label,
          icon: stateIcon({ id, label, tone }),
          tone,
          ...(count === undefined ? {} : { count }),
        })),
        taken: ruleset.health(fight, one.id).taken,
        hidden: one.hidden || !ruleset.seenByPlayers(fight, one.id) || isOutOfSight(fight, one, unknown, squaresOf),
        selected: now.selected.includes(one.id),
        ...(mark ? { mark } : {}),
        ...(part && part.size > 0 && !part.has(one.id) && one.id !== derived.acting ? { aside: true as const } : {}),
        draggable: true,
      };
    });
}

/**
 * The label of a lit zone or border: the option's detail if that is short. Squares have none: the
 * way to the square that is pointed at says its cost.
 */
export function labelOf({ place, detail }: Option): { label?: string } {
  return place?.kind !== 'square' && detail && detail.length <= LONGEST_LABEL ? { label: detail } : {};
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

/** What the board draws and says of the aim at the combatant under the pointer. */
export interface Aiming {
  aimed: Aimed;
  lines: BoardLine[];
  shields: BoardShield[];
}

/**
 * The combatant who aims at the one under the pointer: the acting one. Another combatant who is
 * asked answers an attack (who steps in between, say). Such a combatant aims only where the options
 * themselves are aimed.
 */
export function aimerOf(question: Question | undefined, acting: Id | undefined, at: Id | undefined): Id | undefined {
  if (question?.seat.kind !== 'combatant') return acting;
  const asked = question.seat.combatant;
  const told = at !== undefined && optionAt(question, { combatant: at })?.aimed !== undefined;
  return asked === acting || told ? asked : undefined;
}

/**
 * The line from the aiming combatant to the target, with the game's words for the distance and the
 * obstacles.
 */
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
