/**
 * Lists what a script of one game may use: actions, fields, creatures, scenes, and the forms of
 * answers.
 */
import type { FieldPart, Options } from '../../src/engine/forms/field.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';

const column = (words: readonly [string, string][]): string[] => {
  const width = Math.min(32, Math.max(0, ...words.map(([word]) => word.length)));
  return words.map(([word, about]) => `  ${word.padEnd(width)}  ${about}`);
};
const options = (given: Options): string =>
  typeof given === 'string' ? `the id of one of the ${given}` : given.map(({ id }) => id).join(' | ');

/** The range of a value. */
function range(part: FieldPart): string {
  const empty =
    'none' in part && part.none !== undefined
      ? ' | null'
      : 'unset' in part && part.unset !== undefined
        ? ', or left out'
        : '';
  switch (part.kind) {
    case 'number':
      return `${part.min} to ${part.max}${empty}`;
    case 'switch':
      return 'true or false';
    case 'text':
      return `words${empty}`;
    case 'choice':
      return `${options(part.options)}${empty}`;
    case 'choices':
      return typeof part.options === 'string'
        ? `several ids of ${part.options}`
        : `several of ${part.options.length}: ${part.options.map(({ id }) => id).join(', ')}`;
    case 'words':
      return 'a list of words';
    case 'place':
      return `a place, such as { "kind": "zone", "zone": "road" }${empty}`;
    case 'rows':
      return `a list of records, each a ${part.one}`;
    case 'entries':
      return `a record by ${part.keys === 'words' ? 'name' : `key: ${options(part.keys)}`}`;
    case 'group':
      return `a record${empty}`;
  }
}

/**
 * A field and its parts, each by its path: N is an index in a list, from 0; KEY a key of a record.
 */
function paths(part: FieldPart, base = ''): [string, string][] {
  const path = part.path === '' ? base : base === '' ? part.path : `${base}.${part.path}`;
  const under = part.kind === 'rows' ? `${path}.N` : part.kind === 'entries' ? `${path}.KEY` : path;
  const parts = 'parts' in part && typeof part.parts === 'object' ? part.parts : [];
  return [[path, range(part)], ...parts.flatMap((inner) => paths(inner, under))];
}

/** The form of a sheet in a new fight, with the fields that the house rules add. */
const fieldsAtStart = (ruleset: Ruleset) => ruleset.fieldsWith?.(ruleset.blank().house) ?? ruleset.fields;

/** The whole list as text. */
export function fightListing(ruleset: Ruleset, scenes: readonly string[]): string {
  return [
    `${ruleset.name} (“ruleset”: “${ruleset.id}”)`,
    '',
    'Lines',
    ...column([
      ['{ "begin": true }', 'begins the fight; its first questions follow'],
      [
        '{ "do": A, "by": WHO, "with": V }',
        'an action below; WHO is a combatant, a side, or left out for the table; V is its form, where it has forms',
      ],
      ['"also": [WHO, …]', 'on a ruling (“ruled” below): the same for others, in one step'],
      ['{ "answer": … }', 'to the open question, in one of the forms below'],
      ['{ "roll": true }', 'draws the dice asked for from the script’s seed'],
      [
        '{ "edit": [ … ], "label": S }',
        'a ruling by hand: { "edit": "sheet", "combatant": WHO, "path": P, "value": V }, { "edit": "state", "path": P, "value": V }, …',
      ],
      [
        '{ "join": [ … ], "round": N }',
        'members as in the cast join the running fight at once; with a round, at the start of that round',
      ],
      ['{ "undo": N } { "redo": N }', 'takes back, brings back'],
      ['{ "expect": { … } }', 'what must hold now; see docs/scripted-fights.md'],
      ['{ "end": true } { "note": S }', 'ends the fight; a remark'],
      ['"refused": "MU-02"', 'on a line: it must be refused, by this rule or with these words (true: by any)'],
    ]),
    '',
    'Questions and how they are answered',
    ...column([
      ['choose', '"option" (its id; a combatant’s id, a place such as zone:yard, pass, yes, no)'],
      ['pick', '["one", "two"], or { "picked": [] } for none'],
      [
        'dice',
        '{ "dice": [faces as rolled] }; an exploded die’s further faces right after it; { "dice": { rollId: [faces] } } when several roll at once; a bare number for a single die',
      ],
      ['number', '3'],
      ['text', '{ "text": "…" }'],
    ]),
    '',
    'Actions',
    ...ruleset.actions.flatMap((action) =>
      column([
        [
          `${action.id}${action.variants ? ' + with' : ''}`,
          `${action.rule}  ${action.scope}${action.cost ? `, ${action.cost}` : ''}: ${action.help}`,
        ],
        ...(action.forms ?? []).map(({ id, label, detail }): [string, string] => [
          `  with ${id}`,
          detail === undefined ? label : `${label}: ${detail}`,
        ]),
      ]),
    ),
    '',
    'Sheet (by dotted path, in “sheet” of the cast and in edits)',
    ...column(fieldsAtStart(ruleset).flatMap((field) => paths(field))),
    '',
    'The fight (by dotted path, in edits: { "edit": "state", "path": …, "value": … })',
    ...column(ruleset.stateFields.flatMap((field) => paths(field))),
    '',
    'House rules (in “house”)',
    ...column(ruleset.houseRules.map((rule) => [rule.path, `${rule.rule}  ${range(rule)}: ${rule.label}`])),
    '',
    `Creatures: ${ruleset.creatures.map(({ id }) => id).join(', ')}`,
    `Scenes: ${scenes.join(', ')}`,
  ].join('\n');
}
