/**
 * `npm run fight -- FILE`: plays scripted fights without a browser. `--list GAME` prints what a
 * script may use; `--demo GAME` plays the built-in ones.
 */
import { readFileSync } from 'node:fs';
import { faultOf } from '../../src/engine/forms/faultWords.ts';
import { type Book, type Ruleset, withBook } from '../../src/engine/ruleset.ts';
import { type Script, scriptSchema } from '../../src/engine/script.ts';
import { failureText, playScript } from '../../src/engine/scripts/playScript.ts';
import { loadAllGames } from '../../src/rulesets/index.ts';
import { readyScenes } from '../../src/space/scenes/index.ts';
import { fightListing } from './fightList.ts';

const rulesets = await Promise.all((await loadAllGames()).map(withBook));
const rulesetOf = (id: string) => rulesets.find((ruleset) => ruleset.id === id);

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Plays one script and tells it line by line. Returns true when every line holds. */
function play(script: Script, where: string, quiet: boolean): boolean {
  const ruleset = rulesetOf(script.ruleset);
  if (!ruleset) {
    say(`${where}: there is no game “${script.ruleset}”; there are: ${rulesets.map(({ id }) => id).join(', ')}.`);
    return false;
  }
  const { ok, lines } = playScript(ruleset, readyScenes, script, (played) => {
    if (!quiet || !played.ok)
      say(`${played.ok ? '  ok ' : 'FAIL '} ${String(played.line).padStart(3)}  ${played.text}`);
    if (!quiet) for (const { rule, text } of played.told) say(`           ${rule}  ${text}`);
  });
  say(`${where}: ${ok ? `all ${lines.length} lines hold.` : failureText(lines)}`);
  return ok;
}

/** Reads a file as a script. Prints a sentence for a file that is none. */
function read(file: string): Script | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    say(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
  const parsed = scriptSchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const { text, detail } = faultOf(parsed.error);
  say(`${file} is not a scripted fight: ${text} See docs/scripted-fights.md. (${detail})`);
  return undefined;
}

function named(id: string | undefined): (Ruleset & Book) | undefined {
  const ruleset = id === undefined ? undefined : rulesetOf(id);
  if (!ruleset) say(`Name a game: ${rulesets.map((one) => one.id).join(', ')}.`);
  return ruleset;
}

function main(args: readonly string[]): boolean {
  const quiet = args.includes('--quiet');
  const [first, second] = args.filter((arg) => arg !== '--quiet');
  if (first === '--list') {
    const ruleset = named(second);
    if (ruleset) say(fightListing(ruleset, Object.keys(readyScenes)));
    return ruleset !== undefined;
  }
  if (first === '--demo') {
    const ruleset = named(second);
    return ruleset?.examples.map((script) => play(script, script.title, quiet)).every(Boolean) ?? false;
  }
  if (first === undefined) {
    say('Use: npm run fight -- FILE …, or --list GAME, or --demo GAME. --quiet tells only what fails.');
    return false;
  }
  return args
    .filter((arg) => arg !== '--quiet')
    .map((file) => {
      const script = read(file);
      return script !== undefined && play(script, file, quiet);
    })
    .every(Boolean);
}

process.exitCode = main(process.argv.slice(2)) ? 0 : 1;
