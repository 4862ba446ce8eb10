/** Prints the sums of many played fights as a table of plain text. */
import { everyone, type Fight, fullName } from '../../src/engine/fight.ts';
import { type ForecastSums, shareOf } from '../../src/engine/foresight/runs/forecastSums.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { nameList } from '../../src/engine/words.ts';

const percent = (part: number, runs: number): string => `${Math.round(shareOf(part, runs).share * 100)} %`;

/** The outcomes with their chances, the rounds, and what becomes of everybody. */
export function forecastTable(ruleset: Ruleset, fight: Fight, sums: ForecastSums): string {
  const { runs } = sums;
  const sideName = (id: string) => fight.sides[id]?.name ?? id;
  const outcomes = [
    ...Object.entries(sums.won).map(([key, n]) => [`won by ${nameList(key.split(' ').map(sideName))}`, n] as const),
    ['ended by the game with both sides up', sums.settled] as const,
    ['nobody is left', sums.nobody] as const,
    ['not decided', sums.undecided] as const,
  ].filter(([, n]) => n > 0);
  const people = everyone(fight).flatMap((one) => {
    const sum = sums.people[one.id];
    return sum ? [{ name: fullName(one), side: sideName(one.side), sum }] : [];
  });
  const wide = Math.max(...people.map(({ name }) => name.length), 10) + 2;
  const tracks = (lost: (typeof people)[number]['sum']['lost']) =>
    Object.entries(lost)
      .filter(([, { sum }]) => sum !== 0)
      .map(([track, { sum }]) => `${track} ${(sum / runs).toFixed(1)}`)
      .join(', ');
  return [
    `${runs} fights, ${(sums.moves / runs).toFixed(0)} moves each`,
    '',
    ...outcomes.map(([word, n]) => {
      const { give } = shareOf(n, runs);
      return `${percent(n, runs).padStart(6)}  ± ${(give * 100).toFixed(1)}  ${word}`;
    }),
    '',
    `rounds: ${Object.entries(sums.rounds)
      .map(([round, n]) => `${round}: ${percent(n, runs)}`)
      .join(', ')}`,
    '',
    ...Object.entries(sums.firsts).map(([key, { runs: n, won }]) => {
      const [kind, side = ''] = key.split(' ');
      const wins = Object.entries(won).reduce(
        (sum, [sides, more]) => sum + (sides.split(' ').includes(side) ? more : 0),
        0,
      );
      return `first ${kind}: ${sideName(side)} in ${percent(n, runs)}, who won ${percent(wins, n)} of those`;
    }),
    '',
    `${''.padEnd(wide)}${['falls', 'is lost', 'does', 'takes'].map((word) => word.padStart(9)).join('')}  loses on average (${ruleset.harmWord})`,
    ...people.map(
      ({ name, sum }) =>
        `${name.padEnd(wide)}${[percent(sum.fell, runs), percent(sum.lostOut, runs), (sum.dealt / runs).toFixed(1), (sum.taken / runs).toFixed(1)].map((cell) => cell.padStart(9)).join('')}  ${tracks(sum.lost)}`,
    ),
  ].join('\n');
}
