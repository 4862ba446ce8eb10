/**
 * `npm run far-fights`: a fight of each game with a screen joined by WebRTC and three phones over a
 * relay on loopback, each in a browser of its own, and a hostile client beside them. `-- murdham`
 * plays one game, `SEED=7` another fight. It ends with 1 where a fight is not equal to the same fight played on one machine.
 */
import { chromium } from 'playwright';
import { launchOptions } from '../../../e2e/helpers/browser.ts';
import { loadAllGames } from '../../../src/rulesets/index.ts';
import { playFar } from './playFar.ts';

const only = process.argv.slice(2);
const seed = Number(process.env.SEED ?? 1);
const say = (text: string) => process.stdout.write(`${text}\n`);

const options = launchOptions();
const browser = await chromium.launch({
  ...options,
  // Browsers of one machine cannot look up the names by which Chromium hides local addresses.
  args: [...options.args, '--disable-features=WebRtcHideLocalIpsWithMdns'],
});
let fell = 0;
say('game        steps  answers of phones (dice)  by the GM  reloads  asleep  relay away  hostile  faults');
for (const game of await loadAllGames()) {
  if (only.length > 0 ? !only.includes(game.id) : game.id === 'freeform') continue;
  const played = await playFar(browser, game, seed);
  if (played.faults.length > 0) fell += 1;
  say(
    [
      game.id.padEnd(10),
      String(played.steps).padStart(6),
      `${played.answers} (${played.dice})`.padStart(25),
      String(played.byGm).padStart(10),
      String(played.reloads).padStart(8),
      String(played.asleep).padStart(7),
      String(played.away).padStart(11),
      String(played.hostile).padStart(8),
      played.faults.length === 0 ? '   none: equal to the fight on one machine' : `   ${played.faults.join('; ')}`,
    ].join(' '),
  );
}
await browser.close();
process.exit(fell === 0 ? 0 : 1);
