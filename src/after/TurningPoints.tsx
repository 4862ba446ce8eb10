/** The moments on which the fight turned, each a way to look at it again. */

import { turningsOf } from '../dialogs/account/words.ts';
import type { Account, Turning } from '../engine/account/account.ts';
import { BareButton } from '../ui/Button.tsx';

const key = ({ serial, about }: Turning): string => `${serial} ${about}`;

/** The list; `onShow` is told the step in which it was. */
export function TurningPoints({ account, onShow }: { account: Account; onShow(serial: number): void }) {
  return (
    <ol className="flex flex-col">
      {turningsOf(account.turning).map(({ first: turn, words }) => (
        <li key={key(turn)} className="break-inside-avoid border-line border-l-2 pl-3">
          <BareButton
            tip={{ label: 'Look at it again' }}
            onPress={() => onShow(turn.serial)}
            className="-ml-2 w-full rounded-lg px-2 py-1.5 text-left hover:bg-raised print:py-0.5"
          >
            <span className="block text-faint text-xs">
              Round {turn.round} · {words}
            </span>
            <span className="block font-medium text-ink text-sm">{turn.about}</span>
            {turn.told ? <span className="block text-soft text-xs leading-snug">{turn.told}</span> : null}
          </BareButton>
        </li>
      ))}
    </ol>
  );
}
