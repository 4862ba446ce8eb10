/** Writes the report on ready fights: for each game who wins, how long it takes, what it costs. */
import { everyone, type Fight, fullName, isPartySide } from '../../src/engine/fight.ts';
import { fightRun } from '../../src/engine/foresight/fightRun.ts';
import { addRun, type ForecastSums, noRuns, shareOf } from '../../src/engine/foresight/forecastSums.ts';
import { policiesBySide } from '../../src/engine/foresight/policies.ts';
import type { PolicyId } from '../../src/engine/foresight/policyWords.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { setUp } from '../../src/engine/scripts/lines.ts';
import { readyScenes } from '../../src/space/scenes/index.ts';

const READY_FIGHTS = 5;
const percent = (share: number): string => `${Math.round(100 * share)} %`;

/**
 * How often a fight is played for a report, and for the comparisons of policies: the quick ones,
 * and the greedy one, of which each fight takes many times longer (0: it is left out).
 */
export interface ReportSize {
  fights: number;
  compared: number;
  greedy: number;
}

interface Played {
  fight: Fight;
  sums: ForecastSums;
  /** Processor seconds. */
  seconds: number;
}

function play(ruleset: Ruleset, at: number, times: number, ours: PolicyId, theirs: PolicyId): Played | undefined {
  const script = ruleset.ready[at]?.script;
  const made = script && setUp(ruleset, readyScenes, { ...script, lines: [] });
  if (!made?.ok) return undefined;
  const { fight } = made.value;
  const policyOf = policiesBySide(
    Object.fromEntries(fight.sideOrder.map((side) => [side, isPartySide(fight, side) ? ours : theirs])),
  );
  const sums = noRuns();
  const before = process.cpuUsage();
  for (let run = 1; run <= times; run += 1)
    addRun(sums, fightRun(ruleset, made.value, policyOf, 1, run), (id) => fight.combatants[id]?.side);
  const { user, system } = process.cpuUsage(before);
  return { fight, sums, seconds: (user + system) / 1e6 };
}

/** The share of the party's wins, counted among all fights. */
function partyShare({ fight, sums }: Played): { share: number; give: number } {
  const won = Object.entries(sums.won).reduce(
    (sum, [sides, n]) => sum + (sides.split(' ').some((side) => isPartySide(fight, side)) ? n : 0),
    0,
  );
  return shareOf(won, sums.runs);
}

/** The round by which half of the fights are over. */
function middleRound({ rounds, runs }: ForecastSums): number {
  let left = runs / 2;
  for (const [round, n] of Object.entries(rounds).sort(([a], [b]) => Number(a) - Number(b))) {
    left -= n;
    if (left <= 0) return Number(round);
  }
  return 0;
}

/** The member of the party who falls most often, in words. */
function mostAtRisk({ fight, sums }: Played): string {
  const ours = everyone(fight).filter(({ side }) => isPartySide(fight, side));
  const risk = (id: string) => Math.max(sums.people[id]?.fell ?? 0, sums.people[id]?.lostOut ?? 0) / sums.runs;
  const [most] = ours.toSorted((a, b) => risk(b.id) - risk(a.id));
  return most ? `${fullName(most)}, ${percent(risk(most.id))}` : '—';
}

/** The foe who does most, with the harm in a fight. */
function worstFoe({ fight, sums }: Played): string {
  const foes = everyone(fight).filter(({ side }) => !isPartySide(fight, side));
  const [worst] = foes.toSorted((a, b) => (sums.people[b.id]?.dealt ?? 0) - (sums.people[a.id]?.dealt ?? 0));
  return worst ? `${fullName(worst)}, ${((sums.people[worst.id]?.dealt ?? 0) / sums.runs).toFixed(1)}` : '—';
}

function readyRow(ruleset: Ruleset, at: number, size: ReportSize): string {
  const played = play(ruleset, at, size.fights, 'simple', 'simple');
  if (!played) return '';
  const { share, give } = partyShare(played);
  const perMinute = Math.round((60 * played.sums.runs) / played.seconds);
  return `| ${ruleset.ready[at]?.name} | ${percent(share)} ± ${Math.round(100 * give)} | ${middleRound(played.sums)} | ${mostAtRisk(played)} | ${worstFoe(played)} | ${perMinute} |\n`;
}

/** One policy against another in the first ready fight, on the party's side and on the foes'. */
function compareRow(ruleset: Ruleset, times: number, strong: PolicyId, weak: PolicyId): string {
  const asParty = play(ruleset, 0, times, strong, weak);
  const asFoes = play(ruleset, 0, times, weak, strong);
  if (!asParty || !asFoes) return '';
  const won = (share: { share: number; give: number }) => `${percent(share.share)} ± ${Math.round(100 * share.give)}`;
  return `| ${ruleset.name} | ${strong} against ${weak} | ${times} | ${won(partyShare(asParty))} | ${won(partyShare(asFoes))} |\n`;
}

/** The whole report as Markdown. `say` is told of each game while the report is made. */
export function forecastReport(games: readonly Ruleset[], size: ReportSize, say: (text: string) => void): string {
  const parts = games.map((ruleset) => {
    say(ruleset.name);
    const rows = ruleset.ready.slice(0, READY_FIGHTS).map((_, at) => readyRow(ruleset, at, size));
    return `## ${ruleset.name}

| ready fight | the party wins | half are over by round | most at risk | the foe who does most (${ruleset.harmWord}) | fights a minute |
|---|---|---|---|---|---|
${rows.join('')}`;
  });
  const compared = games.flatMap((ruleset) => {
    say(`${ruleset.name}, policies`);
    return [
      compareRow(ruleset, size.compared, 'simple', 'random'),
      size.greedy > 0 ? compareRow(ruleset, size.greedy, 'greedy', 'simple') : '',
    ];
  });
  return `# Ready fights foreseen

This page is made by \`npm run simulate -- --report docs/foresight.md\`: each ready fight is played from its set-up ${size.fights} times, both sides simply,
with seed 1. ± is the half width of the range that holds the true share in 95 of 100 cases. “Fights a minute” counts processor time of one core, on the
machine that made the page, beside other work. [How fights are played](policies.md) says what the policies do.

${parts.join('\n')}
## Policies against each other

The first ready fight of each game, as many times for each cell as the third column says: how often the party wins where the stronger policy plays the party, and where it
plays the foes. A stronger policy makes the first figure the larger one.

| game | policies | fights | stronger plays the party | stronger plays the foes |
|---|---|---|---|---|
${compared.join('')}`;
}
