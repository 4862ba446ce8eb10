/** What the game counts, of all combatants at a glance. */
import { Button } from 'react-aria-components';
import { everyone } from '../../engine/fight.ts';
import { useTable } from '../../store/store.ts';
import { cn } from '../../ui/cn.ts';
import { Panel } from '../../ui/Panel.tsx';
import { SideMark } from '../../ui/SideMark.tsx';
import { TrackView } from '../../ui/TrackView.tsx';
import { useDesk } from '../desk.ts';
import { nameOfOne } from '../moves.ts';
import { useFight } from '../useFight.tsx';
import { usePanel } from './usePanel.ts';

/** The panel. A click selects; the pointer shows who it is on the map. */
export function TracksPanel() {
  const { fight, derived, actor } = useFight();
  const select = useTable((table) => table.select);
  const point = useDesk((desk) => desk.point);
  const panel = usePanel('tracks');
  return (
    <Panel title="All combatants" {...panel}>
      <ul className="flex flex-col gap-0.5 px-1.5 pb-2">
        {everyone(fight).map(({ id }) => {
          const seen = derived.seen.get(id);
          if (!seen) return null;
          const out = seen.standing.at === 'out';
          return (
            <li key={id}>
              <Button
                onPress={() => select([id])}
                onHoverStart={() => point({ token: id })}
                onHoverEnd={() => point({})}
                className={cn(
                  'block w-full rounded-md px-1.5 py-1 text-left hover:bg-raised',
                  actor === id && 'bg-raised',
                  out && 'opacity-70',
                )}
              >
                <span className="flex items-center gap-1.5 text-xs">
                  <SideMark stance={seen.stance} className="size-2.5" />
                  <span className="min-w-0 truncate font-medium text-ink">{nameOfOne(fight, id)}</span>
                  <span className="ml-auto min-w-0 truncate text-2xs text-faint">
                    {seen.standing.at === 'up' ? seen.badges.map(({ label }) => label).join(', ') : seen.standing.word}
                  </span>
                </span>
                {out ? null : (
                  <span className="mt-0.5 grid grid-cols-2 gap-x-3 gap-y-0.5 pl-4">
                    {seen.tracks.map((track) => (
                      <TrackView key={track.id} track={track} size="small" />
                    ))}
                  </span>
                )}
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
