/** Writes the report on ready fights: for each game who wins, how long it takes, what it costs. */
import { everyone, type Fight, fullName, isPartySide } from '../../src/engine/fight.ts';
import { policiesBySide } from '../../src/engine/foresight/policies/policies.ts';
import type { PolicyId } from '../../src/engine/foresight/policyWords.ts';
import { fightRun } from '../../src/engine/foresight/runs/fightRun.ts';
import { addRun, type ForecastSums, noRuns, shareOf } from '../../src/engine/foresight/runs/forecastSums.ts';
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
  /** How many fights tell the speed of the policy that looks ahead (0: it is left out). */
  ahead: number;
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

/** Fights a minute of one core. */
const perMinute = ({ sums, seconds }: Played): number => (60 * sums.runs) / seconds;
const withGive = ({ share, give }: { share: number; give: number }): string =>
  `${percent(share)} ± ${Math.round(100 * give)}`;

const readyRow = (ruleset: Ruleset, at: number, played: Played): string =>
  `| ${ruleset.ready[at]?.name} | ${withGive(partyShare(played))} | ${middleRound(played.sums)} | ${mostAtRisk(played)} | ${worstFoe(played)} | ${Math.round(perMinute(played))} |\n`;

/**
 * One policy against another in a ready fight, on the party's side and on the foes', and by
 * how much the party wins more often where the stronger one plays it.
 */
function compareRow(ruleset: Ruleset, at: number, times: number, strong: PolicyId, weak: PolicyId): string {
  const asParty = times > 0 ? play(ruleset, at, times, strong, weak) : undefined;
  const asFoes = asParty && play(ruleset, at, times, weak, strong);
  if (!asParty || !asFoes) return '';
  const [first, second] = [partyShare(asParty), partyShare(asFoes)];
  const give = Math.hypot(first.give, second.give);
  return `| ${strong} against ${weak} | ${times} | ${withGive(first)} | ${withGive(second)} | ${withGive({ share: first.share - second.share, give })} |\n`;
}

/** Fights a minute where both sides play by the same policy. */
function speedWords(ruleset: Ruleset, at: number, size: ReportSize): string {
  const times: [PolicyId, number][] = [
    ['random', Math.ceil(size.compared / 3)],
    ['simple', Math.ceil(size.compared / 3)],
    ['greedy', Math.ceil(size.greedy / 4)],
    ['ahead', size.ahead],
  ];
  return times
    .flatMap(([policy, n]) => {
      const played = n > 0 ? play(ruleset, at, n, policy, policy) : undefined;
      return played ? [`${policy} ${Number(perMinute(played).toPrecision(2))}`] : [];
    })
    .join(', ');
}

function sectionOf(ruleset: Ruleset, size: ReportSize): string {
  const ready = ruleset.ready.slice(0, READY_FIGHTS).flatMap((_, at) => {
    const played = play(ruleset, at, size.fights, 'simple', 'simple');
    return played ? [{ at, played, row: readyRow(ruleset, at, played) }] : [];
  });
  // Where one side always wins, no policy can show that it is the stronger.
  const open = ({ played }: (typeof ready)[number]) => Math.abs(partyShare(played).share - 0.5);
  const at = ready.toSorted((a, b) => open(a) - open(b))[0]?.at ?? 0;
  const compared = [
    compareRow(ruleset, at, size.compared, 'simple', 'random'),
    compareRow(ruleset, at, size.greedy, 'greedy', 'simple'),
  ];
  return `## ${ruleset.name}

| ready fight | the party wins | half are over by round | most at risk | the foe who does most (${ruleset.harmWord}) | fights a minute |
|---|---|---|---|---|---|
${ready.map(({ row }) => row).join('')}
| policies, in “${ruleset.ready[at]?.name}” | fights each way | the party wins, played by the stronger | the party wins, played by the weaker | more by |
|---|---|---|---|---|
${compared.join('')}
Fights a minute with both sides alike, in the same fight: ${speedWords(ruleset, at, size)}.
`;
}

/**
 * The report as Markdown, after each game the whole page so far. `say` is told of each game before
 * it is played. `date`: the day of the report.
 */
export function* forecastReport(
  games: readonly Ruleset[],
  size: ReportSize,
  date: string,
  say: (text: string) => void,
): Generator<string> {
  let page = `# Ready fights foreseen

Made on ${date} by \`npm run simulate -- --report docs/foresight.md --fights ${size.fights} --compared ${size.compared} --greedy ${size.greedy} --ahead ${size.ahead}\`.

Each ready fight is played from its set-up ${size.fights} times, both sides simply, with seed 1. ± is the half width of the range that holds the true share in 95 of 100
cases. “Fights a minute” counts processor time of one core, on the machine that made the page, beside other work: compare figures of this page
with each other alone. Policies meet in the fight that is nearest to even. [How fights are played](policies.md) says what the policies do. Where two policies meet, a stronger one makes “more by” positive; where it is
smaller than its ±, the page does not show which is the stronger.
`;
  for (const ruleset of games) {
    say(ruleset.name);
    page += `\n${sectionOf(ruleset, size)}`;
    yield page;
  }
}
