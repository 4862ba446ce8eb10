/**
 * Combatants copied and pasted: what a copy holds of them, and the edits that bring them into a
 * fight of the same game.
 */

import { faultOfPlace } from '../../engine/byHand/edit.ts';
import { editsToAdd, withAdded } from '../../engine/cast/addCombatants.ts';
import type { Edit } from '../../engine/command.ts';
import { everyone, type Fight } from '../../engine/fight.ts';
import { faultText } from '../../engine/forms/faultWords.ts';
import { absentValue, absentWords, type FieldPart } from '../../engine/forms/field.ts';
import { getPath, withPath } from '../../engine/forms/schema.ts';
import { fieldsOf } from '../../engine/ruleset.ts';
import { type Id, nameList, okResult, type Result, refusedResult } from '../../engine/words.ts';
import { type CopiedOne, readCopied } from '../../formats/copied/copied.ts';
import { type Place, placeSchema } from '../../space/scene.ts';
import type { OpenEncounter } from '../types.ts';
import { sideOfKind } from './cast.ts';

/**
 * The fight that a sheet is pasted into, and which combatants and places the sheet may name there.
 */
interface Here {
  fight: Fight;
  knows(id: unknown): boolean;
}

/**
 * Tells whether the combatant, zone or place that a field names is there; true for fields that name
 * none.
 */
function isHere(part: FieldPart, value: unknown, { fight, knows }: Here): boolean {
  if (part.kind === 'place') {
    const place = placeSchema.safeParse(value);
    return place.success && faultOfPlace(fight.scene, place.data) === undefined;
  }
  if (part.kind !== 'choice' && part.kind !== 'choices') return true;
  if (part.options === 'combatants') return knows(value);
  if (part.options === 'zones') return faultOfPlace(fight.scene, { kind: 'zone', zone: String(value) }) === undefined;
  return true;
}

/**
 * Removes from a sheet the fields that name combatants who are not here, and places that this map
 * lacks.
 */
function ofItself(parts: readonly FieldPart[], sheet: unknown, here: Here): unknown {
  let out = sheet;
  const set = (path: string, value: unknown) => {
    const next = withPath(out, path, value);
    if (next.ok) out = next.value;
  };
  /** Tells whether everything that a record names is here. */
  const holds = (inner: readonly FieldPart[], value: unknown): boolean =>
    inner.every((part) => {
      const said = getPath(value, part.path);
      return said === undefined || said === null || isHere(part, said, here);
    });
  for (const part of parts) {
    const value = getPath(out, part.path);
    if (value === undefined || value === null) continue;
    if (part.kind === 'choices' && Array.isArray(value))
      set(
        part.path,
        value.filter((one) => isHere(part, one, here)),
      );
    else if (part.kind === 'rows' && Array.isArray(value))
      set(
        part.path,
        value.map((row) => ofItself(part.parts, row, here)),
      );
    else if (part.kind === 'group' && absentWords(part) !== undefined && !holds(part.parts, value))
      set(part.path, absentValue(part));
    else if (part.kind === 'entries' && part.keys === 'combatants' && typeof value === 'object')
      set(part.path, Object.fromEntries(Object.entries(value).filter(([id]) => here.knows(id))));
    else if ((part.kind === 'place' || part.kind === 'choice') && !isHere(part, value, here))
      set(part.path, absentValue(part));
  }
  return out;
}

/**
 * The kind of combatant that decides the side in another fight: members of the party are heroes.
 */
const kindOf = (one: CopiedOne) => (one.stance === 'party' ? 'hero' : 'other');

function sideOf(fight: Fight, one: CopiedOne): Id {
  return (
    fight.sideOrder.find((id) => fight.sides[id]?.stance === one.stance) ??
    sideOfKind(fight, kindOf(one), undefined, {})
  );
}

/** What the text of the clipboard brings into a fight. */
export interface PastedEdits {
  label: string;
  edits: Edit[];
}

/**
 * Makes the edits by which the combatants of a text come into this fight. Each comes to a side of
 * the same stance, near `at` as far as there is room. A person of the shelf who is already here
 * stays as they are. Refuses the whole text with one sentence where it is no copy, is of another
 * game, or holds a combatant who does not fit.
 */
export function pastedEdits(
  { encounter, ruleset, fight }: OpenEncounter,
  text: string,
  at: Place | undefined,
): Result<PastedEdits> {
  const read = readCopied(text);
  if (!read.ok) return read;
  const { game, combatants, encounter: from } = read.value;
  if (game !== ruleset.id)
    return refusedResult(
      'by hand',
      `They are of another game (${game}); this fight is of ${ruleset.name}. Nobody was pasted.`,
    );
  const present = new Set(everyone(fight).flatMap(({ shelf }) => shelf ?? []));
  const coming = combatants.filter(({ shelf }) => shelf === undefined || !present.has(shelf));
  if (coming.length === 0)
    return refusedResult(
      'by hand',
      `${nameList(combatants.map(({ name }) => name))} ${combatants.length === 1 ? 'is' : 'are'} in this fight already.`,
    );
  const here: Here = {
    fight,
    knows: (id) => from === encounter.id && typeof id === 'string' && id in fight.combatants,
  };
  const edits: Edit[] = [];
  let now = fight;
  for (const { name, look, note, player, shelf, hidden, sheet: raw, ...one } of coming) {
    const sheet = ruleset.sheet.safeParse(ofItself(fieldsOf(ruleset, fight), raw, here));
    if (!sheet.success)
      return refusedResult(
        'by hand',
        `${name} does not fit ${ruleset.name}: ${faultText(sheet.error)} Nobody was pasted.`,
      );
    const next = editsToAdd(ruleset, now, {
      name,
      side: sideOf(fight, { ...one, name, look, note, hidden, sheet: raw }),
      count: 1,
      creature: { icon: look.icon ?? 'person', sheet: sheet.data },
      at,
      more: {
        look,
        note,
        hidden,
        ...(player === undefined ? {} : { player }),
        ...(shelf === undefined ? {} : { shelf }),
      },
    });
    edits.push(...next);
    now = withAdded(now, next);
  }
  return okResult({ label: `Pasted ${namesIn(coming)}`.slice(0, 200), edits });
}

/** Names in words with how many there are of each name: “3 × Bandit and Torvald”. */
function namesIn(all: readonly Pick<CopiedOne, 'name'>[]): string {
  const names = [...new Set(all.map(({ name }) => name))];
  return nameList(
    names.map((name) => {
      const n = all.filter((one) => one.name === name).length;
      return n === 1 ? name : `${n} × ${name}`;
    }),
  );
}

/**
 * The command by which pasted combatants come: at once in a set-up, in the game's own way into a
 * running fight.
 */
export const pasteCommand = (fight: Fight, { label, edits }: PastedEdits) =>
  ({ type: fight.stage === 'running' ? 'join' : 'edit', label, edits }) as const;
