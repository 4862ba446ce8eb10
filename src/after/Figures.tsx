/** The table of what each combatant did: hits, harm, reactions, and the dice against their mean. */

import { attackWords, diceWords, figureText, idleOf, namesOf, tableHeads } from '../dialogs/account/words.ts';
import type { Account, DiceAccount } from '../engine/account/account.ts';
import { cn } from '../ui/cn.ts';
import { SideMark } from '../ui/SideMark.tsx';

const number = 'whitespace-nowrap py-1.5 pl-4 text-right align-top tabular-nums';

/** The sum of the dice beside their mean. Whether high is lucky depends on the roll: no word says it. */
function Dice({ dice }: { dice: DiceAccount }) {
  return (
    <td className={cn(number, 'pr-2')}>
      {(dice.dice === 0 ? '–' : diceWords(dice)).split('; ').map((part) => (
        <span key={part} className="block">
          {part}
        </span>
      ))}
    </td>
  );
}

type Row = Account['people'][number] | Account['sides'][number];

function Numbers({ one, counted }: { one: Row; counted: boolean }) {
  return (
    <>
      <td className={number}>{counted ? attackWords(one) : '?'}</td>
      <td className={number}>{counted ? figureText(one.dealt) : '?'}</td>
      <td className={number}>{counted ? figureText(one.taken) : '?'}</td>
      <td className={number}>{counted ? figureText(one.reactions) : '?'}</td>
      <Dice dice={one.dice} />
    </>
  );
}

/**
 * The table: each side with its sum, and its people below. In a crowd one row names everybody who
 * did nothing.
 */
export function Figures({ account }: { account: Account }) {
  const counted = account.counted !== 'no';
  const [who, end, ...others] = tableHeads(account);
  return (
    <div className="overflow-x-auto print:overflow-visible">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-line border-b text-left text-soft text-xs">
            <th scope="col" className="w-[30%] py-1.5 pr-3 pl-2 align-bottom font-medium print:pl-0">
              {who}
            </th>
            <th scope="col" className="py-1.5 align-bottom font-medium">
              {end}
            </th>
            {others.map((head) => (
              <th key={head} scope="col" className="py-1.5 pl-4 text-right align-bottom font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {account.sides.map((side) => {
          const people = account.people.filter((one) => one.side === side.id);
          const idle = idleOf(people);
          return (
            <tbody key={side.id}>
              <tr className="break-inside-avoid break-after-avoid border-line border-b bg-raised font-semibold print:bg-transparent">
                <th scope="rowgroup" className="py-1.5 pr-3 pl-2 text-left align-top font-semibold print:pl-0">
                  <span className="flex items-center gap-2">
                    <SideMark stance={side.stance} />
                    {side.name}
                  </span>
                </th>
                <td className="whitespace-nowrap py-1.5 align-top">
                  {side.standing} of {side.people} standing
                </td>
                <Numbers one={side} counted={counted} />
              </tr>
              {people
                .filter((one) => !idle.includes(one))
                .map((one) => (
                  <tr key={one.id} className="break-inside-avoid border-line/60 border-b">
                    <th scope="row" className="py-1.5 pr-3 pl-7 text-left align-top font-normal print:pl-5">
                      {one.name}
                      {one.player ? <span className="ml-1.5 text-faint text-xs">{one.player}</span> : null}
                    </th>
                    <td
                      className={cn('py-1.5 align-top', one.end.at === 'up' ? 'text-soft' : 'font-medium text-danger')}
                    >
                      {one.end.word}
                    </td>
                    <Numbers one={one} counted={counted} />
                  </tr>
                ))}
              {idle.length === 0 ? null : (
                <tr className="border-line/60 border-b">
                  <th scope="row" className="py-1.5 pr-3 pl-7 text-left align-top font-normal print:pl-5">
                    {idle.length} {idle.length < people.length ? 'others' : 'of them'}
                  </th>
                  <td colSpan={6} className="py-1.5 pr-2 text-soft">
                    Neither struck nor were struck: {namesOf(idle)}.
                  </td>
                </tr>
              )}
            </tbody>
          );
        })}
        {account.unowned > 0 || account.others.dice > 0 ? (
          <tbody>
            <tr className="text-soft">
              <th scope="row" className="py-1.5 pr-3 pl-2 text-left align-top font-normal print:pl-0">
                Nobody’s doing, and the GM’s dice
              </th>
              <td />
              <td />
              <td className={number}>{figureText(account.unowned)}</td>
              <td />
              <td />
              <Dice dice={account.others} />
            </tr>
          </tbody>
        ) : null}
      </table>
    </div>
  );
}
