/**
 * The printed sheet of a fight: the order with boxes for rounds, a plan of the map, and a card for
 * everybody.
 */
import { useState } from 'react';
import { everyone, stanceOf } from '../../engine/fight.ts';
import { capitalized, type Id } from '../../engine/words.ts';
import type { OpenEncounter } from '../../store/types.ts';
import { SwitchInput } from '../../ui/inputs/inputs.tsx';
import { Card } from './Card.tsx';
import { cardOf, standsAt } from './cards.ts';
import { Paper } from './Paper.tsx';
import { Plan } from './Plan.tsx';

/** The number of rounds that can be ticked beside each name. */
const ROUNDS = 8;

/** Everybody in the order of play, or by side where there is no order yet. */
function inOrder({ ruleset, fight }: OpenEncounter): Id[] {
  const rows = fight.stage === 'running' ? ruleset.order(fight).rows.map(({ combatant }) => combatant) : [];
  const sides = fight.sideOrder.flatMap((side) => everyone(fight).filter((one) => one.side === side));
  return [...new Set([...rows, ...sides.map(({ id }) => id)])].filter((id) => fight.combatants[id]);
}

function Order({ open, order }: { open: OpenEncounter; order: readonly Id[] }) {
  const { fight } = open;
  return (
    <table className="w-full border-collapse text-xs">
      <thead>
        <tr className="border-black/55 border-b text-left">
          <th scope="col" className="w-6 py-1 text-right font-semibold">
            No.
          </th>
          <th scope="col" className="py-1 pl-2 font-semibold">
            Order
          </th>
          <th scope="col" className="py-1 pl-3 font-semibold">
            Side
          </th>
          <th scope="col" className="py-1 pl-3 font-semibold">
            Where
          </th>
          {Array.from({ length: ROUNDS }, (_, at) => at + 1).map((round) => (
            <th key={round} scope="col" className="w-6 py-1 text-center font-semibold">
              {round}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.map((id, at) => {
          const one = fight.combatants[id];
          if (!one) return null;
          return (
            <tr key={id} className="break-inside-avoid border-black/25 border-b">
              <td className="py-0.5 text-right tabular-nums">{at + 1}</td>
              <td className="py-0.5 pl-2">{cardName(open, id)}</td>
              <td className="whitespace-nowrap py-0.5 pl-3">{fight.sides[one.side]?.name}</td>
              <td className="py-0.5 pr-2 pl-3">{capitalized(standsAt(fight, one))}</td>
              {Array.from({ length: ROUNDS }, (_, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no identity but their place
                <td key={nth} className="py-0.5">
                  <span aria-hidden className="mx-auto block size-3 rounded-[1px] border border-black/70" />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const cardName = ({ fight }: OpenEncounter, id: Id): string => {
  const one = fight.combatants[id];
  return one ? (one.copy === undefined ? one.name : `${one.name} ${one.copy}`) : id;
};

/**
 * The sheet of the open encounter as it stands now. It is for the GM only, because hidden
 * combatants are on it.
 */
export function FightSheet({ open, onClose }: { open: OpenEncounter; onClose(): void }) {
  const [who, setWho] = useState<'all' | 'foes'>('all');
  const [map, setMap] = useState<'with' | 'without'>('with');
  const { ruleset, fight, encounter } = open;
  const order = inOrder(open);
  const numbers = new Map(order.map((id, at) => [id, at + 1]));
  const cards = order.flatMap((id) => {
    const one = fight.combatants[id];
    return one && (who === 'all' || stanceOf(fight, id) !== 'party') ? [one] : [];
  });
  return (
    <Paper
      title="Fight sheet"
      onClose={onClose}
      choices={
        <>
          <SwitchInput
            label="Cards of the party"
            value={who === 'all'}
            onChange={(on) => setWho(on ? 'all' : 'foes')}
          />
          <SwitchInput label="Plan" value={map === 'with'} onChange={(on) => setMap(on ? 'with' : 'without')} />
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <header className="flex items-baseline gap-3 border-black border-b-2 pb-1">
          <h2 className="min-w-0 flex-1 font-semibold text-lg">{encounter.name}</h2>
          <p className="text-xs">
            {ruleset.name} · {fight.scene.name}
          </p>
        </header>
        <Order open={open} order={order} />
        {map === 'with' ? <Plan fight={fight} numbers={numbers} /> : null}
        <section aria-label="Cards" className="grid grid-cols-2 items-start gap-2.5">
          {cards.map((one) => (
            <Card
              key={one.id}
              card={cardOf(ruleset, fight, one)}
              where={`${numbers.get(one.id)} · ${standsAt(fight, one)}`}
            />
          ))}
        </section>
      </div>
    </Paper>
  );
}
