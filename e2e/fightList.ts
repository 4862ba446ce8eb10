/** What a script of one game may use: actions, fields, creatures, scenes, and the forms of answers. */
import type { Field, Ruleset } from '../src/engine/ruleset.ts';

const column = (words: readonly [string, string][]): string[] => {
  const width = Math.min(32, Math.max(0, ...words.map(([word]) => word.length)));
  return words.map(([word, about]) => `  ${word.padEnd(width)}  ${about}`);
};
const range = (field: Field): string => {
  switch (field.kind) {
    case 'number':
      return `${field.min} to ${field.max}`;
    case 'switch':
      return 'true or false';
    case 'text':
      return 'words';
    case 'choice':
      return field.options.map(({ id }) => id).join(' | ');
    case 'choices':
      return `several of ${field.options.length}: ${field.options.map(({ id }) => id).join(', ')}`;
  }
};

/** The whole list as text. */
export function listing(ruleset: Ruleset, scenes: readonly string[]): string {
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
      ['{ "answer": … }', 'to the open question, in one of the forms below'],
      ['{ "roll": true }', 'draws the dice asked for from the script’s seed'],
      ['{ "edit": [ … ], "label": S }', 'a ruling by hand'],
      ['{ "undo": N } { "redo": N }', 'takes back, brings back'],
      ['{ "expect": { … } }', 'what must hold now; see docs/scripted-fights.md'],
      ['{ "end": true } { "note": S }', 'ends the fight; a remark'],
      ['"refused": "MU-02"', 'on a line: it must be refused, by this rule or with these words'],
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
      ]),
    ),
    '',
    'Sheet (by dotted path, in “sheet” of the cast and in edits)',
    ...column(ruleset.fields.map((field) => [field.path, range(field)])),
    '',
    'House rules (in “house”)',
    ...column(ruleset.houseRules.map((rule) => [rule.path, `${rule.rule}  ${range(rule)}: ${rule.label}`])),
    '',
    `Creatures: ${ruleset.creatures.map(({ id }) => id).join(', ')}`,
    `Scenes: ${scenes.join(', ')}`,
  ].join('\n');
}
