/** What the game counts, of all combatants at a glance. */

import { memo } from 'react';
import { everyone } from '../../engine/fight.ts';
import type { Id } from '../../engine/words.ts';
import type { Seen } from '../../store/fight/derived.ts';
import { nameOfOne } from '../../store/fight/moves.ts';
import { useTable } from '../../store/store.ts';
import { BareButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SideMark } from '../../ui/SideMark.tsx';
import { same } from '../../ui/same.ts';
import { TrackRow, TrackView, trackLines } from '../../ui/tracks/TrackView.tsx';
import { useDesk } from '../desk.ts';
import { useFight } from '../useFight.tsx';
import { usePanel } from './usePanel.ts';

interface RowProps {
  id: Id;
  name: string;
  /** What is shown of it: whose turn it is stands in the order. */
  seen: Omit<Seen, 'turn'>;
  chosen: boolean;
}

const Row = memo(function Row({ id, name, seen, chosen }: RowProps) {
  const select = useTable((table) => table.select);
  const point = useDesk((desk) => desk.point);
  const out = seen.standing.at === 'out';
  return (
    <li>
      <BareButton
        onPress={() => select([id])}
        onPointerEnter={() => point({ token: id })}
        onPointerLeave={() => point({})}
        className={cn(
          'block w-full rounded-md px-1.5 py-1 text-left hover:bg-raised',
          chosen && 'bg-raised',
          out && 'opacity-70',
        )}
      >
        <span className="flex items-center gap-1.5 text-xs">
          <SideMark stance={seen.stance} className="size-2.5" />
          <span className="min-w-0 truncate font-medium text-ink">{name}</span>
          <span className="ml-auto min-w-0 truncate text-2xs text-faint">
            {seen.standing.at === 'up' ? seen.badges.map(({ label }) => label).join(', ') : seen.standing.word}
          </span>
        </span>
        {out ? null : (
          <span className="mt-0.5 grid grid-cols-2 gap-x-3 gap-y-0.5 pl-4">
            {trackLines(seen.tracks).map((line) =>
              'track' in line ? (
                <TrackView key={line.track.id} track={line.track} size="small" />
              ) : (
                <TrackRow key={line.name} {...line} size="small" />
              ),
            )}
          </span>
        )}
      </BareButton>
    </li>
  );
}, same);

function Everybody() {
  const { fight, derived, actor } = useFight();
  return (
    <ul className="flex flex-col gap-0.5 px-1.5 pb-2">
      {everyone(fight).map(({ id }) => {
        const seen = derived.seen.get(id);
        if (!seen) return null;
        const { turn: _, ...shown } = seen;
        return <Row key={id} id={id} name={nameOfOne(fight, id)} seen={shown} chosen={actor === id} />;
      })}
    </ul>
  );
}
const everybody = <Everybody />;

/** The panel. A click selects; the pointer shows who it is on the map. */
export function TracksPanel() {
  const panel = usePanel('tracks');
  return (
    <Panel title="All combatants" {...panel}>
      {everybody}
    </Panel>
  );
}
