/**
 * `npm run words -- GAME …`: every sentence that the program says in a game, each once, sorted by
 * where it is said, to be read aloud and improved.
 */

import type { Encounter } from '../../src/engine/encounter.ts';
import { fullName } from '../../src/engine/fight.ts';
import { liveStateOf } from '../../src/engine/history.ts';
import { actorsOf, offersOf } from '../../src/engine/legality.ts';
import { readLog } from '../../src/engine/log/read.ts';
import { playAtRandom, setUpOrThrow } from '../../src/engine/play.testing.ts';
import { type Book, type Ruleset, withBook } from '../../src/engine/ruleset.ts';
import { playScript } from '../../src/engine/scripts/playScript.ts';
import { loadAllGames } from '../../src/rulesets/index.ts';
import { readyScenes } from '../../src/space/scenes/index.ts';

const KINDS = [
  'questions',
  'what a question adds',
  'answers',
  'what an answer adds',
  'dice',
  'why not',
  'moves',
  'what a move does',
  'prompts',
  'what is next',
  'states',
  'the log',
] as const;
type Kind = (typeof KINDS)[number];

/** The number of random fights, and of moves in each, besides the scripted fights. */
const FIGHTS = 6;
const MOVES = 150;

/**
 * Sentences by where they are said. Names and numbers are blanked, so that each wording is listed
 * once, with one example.
 */
class SentenceCollector {
  readonly #said = new Map<Kind, Map<string, string>>(KINDS.map((kind) => [kind, new Map<string, string>()]));
  #names: readonly string[] = [];

  names(encounter: Encounter): void {
    const people = Object.values(encounter.fight.combatants).map(fullName);
    this.#names = [...new Set(people)].sort((a, b) => b.length - a.length);
  }
  say(kind: Kind, text: string | undefined): void {
    if (!text) return;
    const shape = this.#names.reduce((so, name) => so.replaceAll(name, '◇'), text).replaceAll(/\d+/g, '#');
    const said = this.#said.get(kind);
    if (said && !said.has(shape)) said.set(shape, text);
  }
  lines(): string[] {
    return KINDS.flatMap((kind) => {
      const said = [...(this.#said.get(kind)?.values() ?? [])].sort((a, b) => a.localeCompare(b));
      return ['', `## ${kind} (${said.length})`, ...said];
    });
  }
}

function hear(ruleset: Ruleset, encounter: Encounter, heard: SentenceCollector): void {
  const { fight, question } = liveStateOf(ruleset, encounter);
  heard.names(encounter);
  const { prompt, next, title } = ruleset.order(fight);
  heard.say('prompts', prompt);
  heard.say('prompts', title);
  heard.say('what is next', next?.label);
  for (const { text } of readLog(fight).slice(-12)) heard.say('the log', text);
  for (const who of fight.order)
    for (const { label, does } of ruleset.badges(fight, who)) heard.say('states', `${label}: ${does}`);
  if (question) {
    heard.say('questions', question.title);
    heard.say('what a question adds', question.detail);
    for (const option of 'options' in question ? question.options : []) {
      heard.say('answers', option.label);
      heard.say('what an answer adds', option.detail);
      heard.say('why not', option.blocked?.text);
    }
    for (const roll of question.kind === 'dice' ? question.rolls : []) {
      heard.say('dice', roll.label);
      heard.say('dice', roll.aim);
    }
    return;
  }
  for (const actor of actorsOf(fight))
    for (const offer of offersOf(ruleset, fight, actor)) {
      heard.say('moves', offer.label);
      heard.say('what a move does', offer.help);
      heard.say('why not', offer.blocked?.text);
    }
}

function listen(ruleset: Ruleset & Book): SentenceCollector {
  const heard = new SentenceCollector();
  for (const script of ruleset.examples)
    playScript(ruleset, readyScenes, script, ({ told }) => {
      for (const { text } of told) heard.say('the log', text);
    });
  const scripts = ruleset.ready.map(({ script }) => ({ ...script, lines: [] }));
  for (let n = 0; n < FIGHTS; n += 1) {
    const script = scripts[n % scripts.length];
    if (!script) break;
    const start = setUpOrThrow(ruleset, readyScenes, { ...script, seed: n + 1 });
    let step = 0;
    // Looking through everybody's moves takes long. Every seventh step soon finds them all.
    const listenIn = (encounter: Encounter) => {
      step += 1;
      if (encounter.open || step % 7 === 0) hear(ruleset, encounter, heard);
    };
    // A ruling of the table may end the fight at once. Most moves are therefore of the combatants.
    playAtRandom(ruleset, start, n + 1, MOVES, listenIn, (offers, decide) => {
      const own = offers.filter(({ actor }) => actor !== 'table');
      return decide.of(own.length > 0 && decide.int(0, 11) > 0 ? own : offers);
    });
  }
  return heard;
}

const wanted = process.argv.slice(2);
const games = (await Promise.all((await loadAllGames()).map(withBook))).filter(
  ({ id }) => wanted.length === 0 || wanted.includes(id),
);
if (games.length === 0) process.stdout.write(`There is no game “${wanted.join(', ')}”.\n`);
for (const game of games) process.stdout.write(`# ${game.name}\n${listen(game).lines().join('\n')}\n\n`);
