/** The moments on which the fight turned. Each can be looked at again. */

import { roundWords, turningsOf } from '../dialogs/account/words.ts';
import type { Account, Turning } from '../engine/account/account.ts';
import { BareButton } from '../ui/Button.tsx';

const key = ({ serial, about }: Turning): string => `${serial} ${about}`;

/**
 * The combatant and the sentence of the log. The two are one text if the sentence begins with the
 * name.
 */
function TurningPointWords({ about, told = '' }: { about: string; told: string | undefined }) {
  const goesOn = told.startsWith(`${about} `);
  return (
    <span className="block text-sm leading-snug">
      <b className="font-medium text-ink">{about}</b>
      {told === '' ? null : <span className="text-soft">{goesOn ? told.slice(about.length) : `. ${told}`}</span>}
    </span>
  );
}

/** The list. `onShow` gets the step of the turning point. */
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
              {roundWords(turn.round)} · {words}
            </span>
            <TurningPointWords about={turn.about} told={turn.told} />
          </BareButton>
        </li>
      ))}
    </ol>
  );
}
