/**
 * Tells the log: a sentence of words and references becomes an entry, and this file decides whether
 * players are told the entry.
 */
import { zoneName } from '../../space/zones/zoneName.ts';
import { combatantOf, everyone, type Fight, fullName } from '../fight.ts';
import { LONGEST_SENTENCE, MOST_PARTS, shortened } from '../limits/limits.ts';
import type { Happened, LogEntry, LoggedDice, LogPart, LogReference } from '../logEntry.ts';
import { fogKeeps, hasWords, isInFog, unknownPlaces } from '../public/fog.ts';
import { isToldToPlayers, type KnownInLog } from '../public/publicLog.ts';
import type { Id, RuleId } from '../words.ts';
import { type Sentence, type WrittenReference, writtenRef } from './sentence.ts';

/**
 * What goes with a sentence. Left out, the sentence is plain, has no dice and belongs to round 0,
 * and the players read it unchanged.
 */
export interface TellingOf {
  round?: number;
  dice?: readonly LoggedDice[];
  tone?: LogEntry['tone'];
  /** People whom the sentence is about, besides the people it names. */
  who?: readonly Id[];
  happened?: LogEntry['happened'] | undefined;
  /**
   * `gm`: the players never read the sentence. A sentence: the players read this one in its place.
   */
  shown?: 'gm' | Sentence | undefined;
}

/** Lists of what happens in fights whose sentences nobody reads. */
const happenings = new WeakMap<Fight, Happened[]>();

/**
 * Keeps no log of this fight any more, only the list of what happens in it, which is added to the
 * given one. Fights that are tried out by the thousand need no sentences, and a sentence costs as
 * much as a rule.
 */
export function keepHappeningsOnly(fight: Fight, list: Happened[] = []): Happened[] {
  happenings.set(fight, list);
  return list;
}

/** Adds what happened by these entries to the list of a fight that keeps no log. */
export function keepHappened(fight: Fight, entries: readonly LogEntry[]): void {
  const list = happenings.get(fight);
  for (const { happened } of list ? entries : []) if (happened) list?.push(happened);
}

/** A reference with the name that it has now. */
function withName(fight: Fight, part: WrittenReference, isHidden: (id: Id) => boolean): LogReference {
  switch (part.is) {
    case 'combatant': {
      const one = fight.combatants[part.id];
      if (!one) return { ...part, name: part.name ?? part.id };
      return {
        is: 'combatant',
        id: part.id,
        name: one.name,
        ...(part.bare ? { bare: part.bare } : {}),
        ...(one.copy === undefined ? {} : { copy: one.copy }),
        ...(one.known === undefined ? {} : { known: one.known }),
        ...(isHidden(part.id) ? { unseen: true as const } : {}),
      };
    }
    case 'side':
      return { ...part, name: fight.sides[part.id]?.name ?? part.name ?? part.id };
    case 'place':
      return { ...part, name: fight.scene.kind === 'zones' ? zoneName(fight.scene, part.id) : (part.name ?? part.id) };
    default:
      return part;
  }
}

const partsOf = (fight: Fight, sentence: Sentence, isHidden: (id: Id) => boolean): LogPart[] =>
  sentence.map((part) => (typeof part === 'string' ? part : withName(fight, part, isHidden)));

/** The text of a part as the GM reads it now, to measure its length. */
const lettersOf = (part: LogPart): string => {
  if (typeof part === 'string') return part;
  if (part.is === 'combatant') return fullName(part);
  return 'text' in part ? part.text : 'name' in part ? part.name : '';
};

/**
 * Shortens a sentence to the most letters and parts that the log keeps. A shortened sentence ends
 * in “…”.
 */
function shortenedParts(parts: readonly LogPart[]): LogPart[] {
  const letters = parts.reduce((sum, part) => sum + lettersOf(part).length, 0);
  if (letters <= LONGEST_SENTENCE && parts.length <= MOST_PARTS) return [...parts];
  const kept: LogPart[] = [];
  let room = LONGEST_SENTENCE - 1;
  for (const part of parts.slice(0, MOST_PARTS - 1)) {
    const { length } = lettersOf(part);
    if (length > room) {
      if (typeof part === 'string') kept.push(shortened(part, room + 1));
      else if (part.is === 'written') kept.push({ ...part, text: shortened(part.text, room + 1) });
      break;
    }
    kept.push(part);
    room -= length;
  }
  return lettersOf(kept.at(-1) ?? '').endsWith('…') ? kept : [...kept, '…'];
}

/**
 * Whether written words name somebody whom the players cannot see. If they see another person of
 * the same name, the name counts as that person's.
 */
function namesHidden(fight: Fight, text: string, isHidden: (id: Id) => boolean): boolean {
  const named = everyone(fight).filter((one) => text.includes(one.name) && hasWords(text, fullName(one)));
  const hidden = named.filter(({ id }) => isHidden(id));
  return hidden.some((one) => named.every((other) => hidden.includes(other) || !fullName(other).includes(one.name)));
}

/** Whether written words give away a person or a place. */
const writtenKeeps = (fight: Fight, parts: readonly LogPart[], isHidden: (id: Id) => boolean): boolean =>
  parts.some(
    (part) =>
      typeof part !== 'string' &&
      part.is === 'written' &&
      (fogKeeps(fight, part.text, []) || namesHidden(fight, part.text, isHidden)),
  );

/**
 * Tells a sentence in the log. The people and things that the sentence refers to decide whether
 * players read it (`isToldToPlayers`). `hides` is the game's own test of whom players do not see;
 * people whom the GM has hidden are never seen. A sentence that is too long for the log is searched
 * for hidden names first and shortened afterwards.
 */
export function tellSentence(
  fight: Fight,
  rule: RuleId,
  sentence: Sentence,
  { round = 0, dice = [], tone = 'plain', who = [], happened, shown }: TellingOf = {},
  hides: (id: Id) => boolean = () => false,
): void {
  const unread = happenings.get(fight);
  if (unread) {
    if (happened) unread.push(happened);
    fight.nextId += 1;
    return;
  }
  const isHidden = (id: Id) => combatantOf(fight, id).hidden || hides(id) || isInFog(fight, id);
  const parts = partsOf(fight, sentence, isHidden);
  const theirs = shown === undefined || shown === 'gm' ? parts : partsOf(fight, shown, isHidden);
  const unknown = unknownPlaces(fight);
  const known: KnownInLog = { sees: (id) => !isHidden(id), knowsPlace: (zone) => !unknown.has(zone) };
  const isTold =
    shown !== 'gm' &&
    isToldToPlayers(fight, { parts: theirs, who: [...who], ...(happened ? { happened } : {}) }, known) &&
    !writtenKeeps(fight, theirs, isHidden);
  const named = new Set(parts.flatMap((part) => (typeof part !== 'string' && 'id' in part ? [part.id] : [])));
  const others = who.filter((id) => !named.has(id));
  fight.nextId += 1;
  fight.log.push({
    id: fight.nextId,
    round,
    rule,
    parts: shortenedParts(parts),
    ...(isTold ? { shown: theirs === parts ? ('same' as const) : shortenedParts(theirs) } : {}),
    ...(happened ? { happened } : {}),
    ...(others.length > 0 ? { who: others } : {}),
    dice: [...dice],
    tone,
  });
}

/**
 * Tells written words unchanged: the label of a ruling, or what the table did by itself. Words that
 * name something hidden stay with the GM.
 */
export const tellWritten = (
  fight: Fight,
  rule: RuleId,
  text: string,
  telling: TellingOf = {},
  hides?: (id: Id) => boolean,
): void => tellSentence(fight, rule, [writtenRef(text)], telling, hides);
