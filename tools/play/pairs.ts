/**
 * `npm run pairs -- [GAME] [--fights N]`: lists pairs of a game's rules that never came up in one
 * move, in random play or examples.
 */
import { playAtRandom, randomDecider, setUpOrThrow } from '../../src/engine/play.testing.ts';
import { type Book, type Ruleset, withBook } from '../../src/engine/ruleset.ts';
import { playScript } from '../../src/engine/scripts/playScript.ts';
import { loadAllGames } from '../../src/rulesets/index.ts';
import { pairsOf, pairsRecorder } from '../../src/rulesets/pairs.testing.ts';
import { readyScenes } from '../../src/space/scenes/index.ts';

const rulesets = await Promise.all((await loadAllGames()).map(withBook));

const words = process.argv.slice(2);
const at = words.indexOf('--fights');
const fights = at < 0 ? 200 : Number(words[at + 1]);
const wanted = words.find((word) => rulesets.some(({ id }) => id === word));

function report(ruleset: Ruleset & Book): void {
  const recorder = pairsRecorder(ruleset);
  const ready = ruleset.ready.map(({ script }) => script);
  for (let seed = 1; seed <= fights; seed += 1) {
    const script = randomDecider(seed).of(ready);
    recorder.start();
    playAtRandom(ruleset, setUpOrThrow(ruleset, readyScenes, { ...script, lines: [], seed }), seed, 40, recorder.saw);
  }
  const byChance = recorder.met.size;
  for (const script of [...ruleset.examples, ...ready]) {
    recorder.start();
    playScript(ruleset, readyScenes, script, (_, encounter) => recorder.saw(encounter));
  }
  const all = pairsOf(ruleset);
  const never = all.filter((pair) => !recorder.met.has(pair));
  const titles = new Map(ruleset.rules.map(({ id, title }) => [id, title]));
  console.log(
    `${ruleset.name}: of ${all.length} pairs ${byChance} met in ${fights} random fights, ${recorder.met.size} with the examples; never: ${never.length}`,
  );
  if (wanted)
    for (const pair of never)
      console.log(
        `  ${pair}  ${pair
          .split(' ')
          .map((id) => titles.get(id))
          .join(' × ')}`,
      );
}

for (const ruleset of rulesets) if (!wanted || ruleset.id === wanted) report(ruleset);
