/** The moments on which the fight turned, each a way to look at it again. */
import type { Account, Turning } from '../engine/account/account.ts';
import { momentsOf } from '../engine/account/moments.ts';
import type { Encounter } from '../engine/encounter.ts';
import { look } from '../store/store.ts';
import { BareButton } from '../ui/Button.tsx';
import { turningsOf } from './words.ts';

/** Shows the fight as it was then. */
function show(encounter: Encounter, { serial }: Turning): void {
  const moment = momentsOf(encounter).find(({ step }) => step.serial === serial);
  if (moment) look({ fight: moment.after, serial, label: moment.step.label });
}

const key = ({ serial, about }: Turning): string => `${serial} ${about}`;

/** The list; `onShow` is called once the moment is looked at. */
export function TurningPoints({
  account,
  encounter,
  onShow,
}: {
  account: Account;
  encounter: Encounter;
  onShow(): void;
}) {
  return (
    <ol className="flex flex-col">
      {turningsOf(account).map(({ first: turn, words }) => (
        <li key={key(turn)} className="break-inside-avoid border-line border-l-2 pl-3">
          <BareButton
            tip={{ label: 'Look at it again' }}
            onPress={() => {
              show(encounter, turn);
              onShow();
            }}
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
