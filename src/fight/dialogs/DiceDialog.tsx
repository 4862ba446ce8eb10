/** Who rolls real dice: one switch for the game master, each side, each player. All others are rolled by the machine. */
import { everyone } from '../../engine/fight.ts';
import { nameOfOne } from '../../store/fight/moves.ts';
import { useTable } from '../../store/store.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SwitchInput } from '../../ui/inputs/inputs.tsx';
import { useFight } from '../useFight.tsx';

/** The switches. They are remembered on this device. */
export function DiceDialog({ onClose }: { onClose(): void }) {
  const { fight } = useFight();
  const ownDice = useTable((table) => table.session.ownDice);
  const setSession = useTable((table) => table.setSession);
  const seats = [
    { key: 'gm', label: 'Game master', help: 'And every combatant without a player.' },
    ...everyone(fight)
      .filter(({ player }) => player !== undefined)
      .map(({ id, player }) => ({ key: id, label: nameOfOne(fight, id), help: player })),
    ...fight.sideOrder.map((id) => ({ key: id, label: fight.sides[id]?.name ?? id, help: 'Rolls of the whole side.' })),
  ];
  return (
    <Dialog title="Who rolls real dice" isOpen onClose={onClose} width="small">
      <p className="mb-3 text-soft">Whoever does is asked for the faces. Everybody else’s dice roll by themselves.</p>
      <div className="flex flex-col gap-3">
        {seats.map(({ key, label, help }) => (
          <SwitchInput
            key={key}
            label={label}
            help={help}
            value={ownDice.includes(key)}
            onChange={(on) =>
              setSession({ ownDice: on ? [...ownDice, key] : ownDice.filter((other) => other !== key) })
            }
          />
        ))}
      </div>
    </Dialog>
  );
}
