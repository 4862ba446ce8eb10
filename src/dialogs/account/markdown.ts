/** The account as Markdown, to paste into a campaign's notes. */
import type { Account } from '../../engine/account/account.ts';
import {
  accountCaveats,
  accountHeadline,
  accountMeasures,
  diceWords,
  extraLossWords,
  lossesOf,
  namesOf,
  roundWords,
  tableCells,
  tableHeads,
  turningsOf,
} from './words.ts';

/** Escapes a text, so that a cell or a line shows it as it was written. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>|#]/g, '\\$&').replace(/\s+/g, ' ');
const row = (parts: readonly string[]): string => `| ${parts.map(plain).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[][]): string[] => [
  row(head),
  `|${head.map(() => ' --- |').join('')}`,
  ...rows.map(row),
  '',
];

/** The whole account. */
export function markdownOf(account: Account): string {
  const { turning, sides, people, unowned, others, harmWord } = account;
  const losses = lossesOf(account);
  const beside = extraLossWords(account);
  const lines = [
    `# ${plain(account.name)}`,
    '',
    `**${plain(accountHeadline(account))}**${beside ? ` ${plain(beside)}` : ''}`,
    '',
    accountMeasures(account),
    '',
    ...accountCaveats(account).map((words) => `> ${plain(words)}`),
    '',
    '## The sides',
    '',
    ...table(tableHeads(account), sides.map(tableCells)),
    '## What each did',
    '',
    ...table(tableHeads(account), people.map(tableCells)),
    ...(unowned > 0 ? [`Nobody’s doing: ${unowned} ${plain(harmWord)}.`, ''] : []),
    ...(others.dice > 0 ? [`Dice of the GM and of whole sides: ${diceWords(others)}.`, ''] : []),
    ...(turning.length > 0
      ? [
          '## Turning points',
          '',
          ...turningsOf(turning).map(
            ({ first: { round, about, told }, words }) =>
              `- ${roundWords(round)}, ${words}: **${plain(about)}**${told ? `. ${plain(told)}` : ''}`,
          ),
          '',
        ]
      : []),
    ...(losses.length > 0
      ? [
          '## Losses',
          '',
          ...losses.flatMap(({ side, ends }) =>
            ends.map(({ word, lost }) => `- ${plain(side)}, ${plain(word)}: ${plain(namesOf(lost))}`),
          ),
          '',
        ]
      : []),
  ];
  return `${lines.join('\n').replace(/\n{3,}/g, '\n\n')}`;
}
