/** The account as Markdown: to paste into notes of the campaign. */
import type { Account } from '../../engine/account/account.ts';
import {
  caveats,
  cells,
  diceWords,
  headline,
  heads,
  lossesOf,
  measures,
  namesOf,
  roundWords,
  toldBeside,
  turningsOf,
} from './words.ts';

/** Text that stands in a cell or a line as it is written. */
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
  const beside = toldBeside(account);
  const lines = [
    `# ${plain(account.name)}`,
    '',
    `**${plain(headline(account))}**${beside ? ` ${plain(beside)}` : ''}`,
    '',
    measures(account),
    '',
    ...caveats(account).map((words) => `> ${plain(words)}`),
    '',
    '## The sides',
    '',
    ...table(heads(account), sides.map(cells)),
    '## What each did',
    '',
    ...table(heads(account), people.map(cells)),
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
