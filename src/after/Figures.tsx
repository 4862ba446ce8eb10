/** The table of what each did, side by side: hits, harm, reactions, and their dice against what was to be expected. */

import { attackWords, diceWords, fellWord, figure, heads } from '../dialogs/account/words.ts';
import type { Account, DiceAccount } from '../engine/account/account.ts';
import { cn } from '../ui/cn.ts';
import { SideMark } from '../ui/SideMark.tsx';

/** What dice came to, beside their mean, with a word for how they fell. */
function Dice({ dice }: { dice: DiceAccount }) {
  const fell = fellWord(dice);
  return (
    <>
      <span className="whitespace-nowrap">{dice.dice === 0 ? '–' : diceWords(dice)}</span>
      {fell ? <span className="block text-faint text-xs">{fell}</span> : null}
    </>
  );
}

const number = 'py-1.5 pl-3 text-right align-top tabular-nums';

type Row = Account['people'][number] | Account['sides'][number];

function Numbers({ one, counted }: { one: Row; counted: boolean }) {
  return (
    <>
      <td className={number}>{counted ? attackWords(one) : '?'}</td>
      <td className={number}>{counted ? figure(one.dealt) : '?'}</td>
      <td className={number}>{counted ? figure(one.taken) : '?'}</td>
      <td className={number}>{counted ? figure(one.reactions) : '?'}</td>
      <td className={number}>
        <Dice dice={one.dice} />
      </td>
    </>
  );
}

/** One table: each side with its sum, and its people below it. */
export function Figures({ account }: { account: Account }) {
  const counted = account.counted !== 'no';
  const [who, end, ...others] = heads(account);
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-line border-b text-left text-soft text-xs">
            <th scope="col" className="py-1.5 pr-3 font-medium">
              {who}
            </th>
            <th scope="col" className="py-1.5 font-medium">
              {end}
            </th>
            {others.map((head) => (
              <th key={head} scope="col" className="py-1.5 pl-3 text-right align-bottom font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {account.sides.map((side) => (
          <tbody key={side.id}>
            <tr className="break-inside-avoid break-after-avoid border-line border-b bg-raised font-semibold print:bg-transparent">
              <th scope="rowgroup" className="py-1.5 pr-3 pl-2 text-left align-top font-semibold print:pl-0">
                <span className="flex items-center gap-2">
                  <SideMark stance={side.stance} />
                  {side.name}
                </span>
              </th>
              <td className="py-1.5 align-top">
                {side.standing} of {side.people} standing
              </td>
              <Numbers one={side} counted={counted} />
            </tr>
            {account.people
              .filter((one) => one.side === side.id)
              .map((one) => (
                <tr key={one.id} className="break-inside-avoid border-line/60 border-b">
                  <th scope="row" className="py-1.5 pr-3 pl-7 text-left align-top font-normal print:pl-5">
                    {one.name}
                    {one.player ? <span className="ml-1.5 text-faint text-xs">{one.player}</span> : null}
                  </th>
                  <td className={cn('py-1.5 align-top', one.end.at === 'up' ? 'text-soft' : 'font-medium text-danger')}>
                    {one.end.word}
                  </td>
                  <Numbers one={one} counted={counted} />
                </tr>
              ))}
          </tbody>
        ))}
        {account.unowned > 0 || account.others.dice > 0 ? (
          <tbody>
            <tr className="text-soft">
              <th scope="row" className="py-1.5 pr-3 pl-2 text-left align-top font-normal print:pl-0">
                Nobody’s doing, and the GM’s dice
              </th>
              <td />
              <td />
              <td className={number}>{figure(account.unowned)}</td>
              <td />
              <td />
              <td className={number}>
                <Dice dice={account.others} />
              </td>
            </tr>
          </tbody>
        ) : null}
      </table>
    </div>
  );
}
