/**
 * The settings of where play stops: who rolls real dice, who is asked even when there is nothing to
 * decide, and how turns end.
 */
import { everyone } from '../../engine/fight.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import { tableActions, useShownFight, useTable } from '../../store/store.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SwitchInput } from '../../ui/inputs/inputs.tsx';

interface Seat {
  key: string;
  label: string;
  help?: string | undefined;
}

/** A switch for each seat, in one of the lists of seats that this device remembers. */
function Seats({ list, seats }: { list: 'ownDice' | 'asked'; seats: readonly Seat[] }) {
  const on = useTable((table) => table.session[list]);
  const { setSession } = tableActions;
  return (
    <div className="flex flex-col gap-3">
      {seats.map(({ key, label, help }) => (
        <SwitchInput
          key={key}
          label={label}
          help={help}
          value={on.includes(key)}
          onChange={(yes) => setSession({ [list]: yes ? [...on, key] : on.filter((other) => other !== key) })}
        />
      ))}
    </div>
  );
}

/** The dialog with the switches. This device remembers them. */
export function DiceDialog({ onClose }: { onClose(): void }) {
  const fight = useShownFight((shown) => shown.fight);
  const turnsEnd = useTable((table) => table.session.turnsEnd);
  const typedDice = useTable((table) => table.session.typedDice);
  const { setSession } = tableActions;
  const players: Seat[] = everyone(fight)
    .filter(({ player }) => player !== undefined)
    .map(({ id, player }) => ({ key: id, label: nameOfOne(fight, id), help: player }));
  const master: Seat = { key: 'gm', label: 'Game master', help: 'And every combatant without a player.' };
  const sides: Seat[] = fight.sideOrder.map((id) => ({ key: id, label: fight.sides[id]?.name ?? id }));
  return (
    <Dialog title="Dice and stops" isOpen onClose={onClose} width="small">
      <section aria-label="Who rolls real dice">
        <h3 className="font-semibold text-ink">Who rolls real dice</h3>
        <p className="mb-3 text-soft text-sm">
          Whoever does is asked for the faces. All other dice roll by themselves.
        </p>
        <Seats
          list="ownDice"
          seats={[
            { key: 'everyone', label: 'Stop before every roll', help: 'To rule on it: a boon, a die more.' },
            master,
            ...players,
            ...sides.map((side) => ({ ...side, help: 'Rolls of the whole side.' })),
          ]}
        />
        <SwitchInput
          label="Dice are taken with their last face"
          help="Otherwise they wait for Enter."
          value={typedDice === 'at once'}
          onChange={(on) => setSession({ typedDice: on ? 'at once' : 'by key' })}
          className="mt-3"
        />
      </section>
      <section aria-label="Who is asked" className="mt-5">
        <h3 className="font-semibold text-ink">Who is asked where only one answer fits</h3>
        <p className="mb-3 text-soft text-sm">
          For the others the table gives it and says so in the log. Where a secret hangs on it, you are always asked.
        </p>
        <Seats list="asked" seats={[{ key: 'everyone', label: 'Everyone' }, master, ...players]} />
      </section>
      <section aria-label="Turns" className="mt-5">
        <h3 className="mb-3 font-semibold text-ink">Turns</h3>
        <SwitchInput
          label="A turn with nothing left ends by itself"
          value={turnsEnd === 'by themselves'}
          onChange={(on) => setSession({ turnsEnd: on ? 'by themselves' : 'by hand' })}
        />
      </section>
    </Dialog>
  );
}
