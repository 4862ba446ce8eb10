/** The tracks of all combatants at a glance. */

import { memo } from 'react';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import type { Id } from '../../engine/words.ts';
import { shownFightNow, useShownFight } from '../../store/store.ts';
import { BareButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { SideMark } from '../../ui/SideMark.tsx';
import { TrackRow, TrackView, trackLines } from '../../ui/tracks/TrackView.tsx';
import { pickListed } from '../several/several.ts';
import { usePointing } from '../usePointing.ts';
import { FloatPanel } from './FloatPanel.tsx';

const Row = memo(function Row({ id }: { id: Id }) {
  const name = useShownFight(({ fight }) => nameOfOne(fight, id));
  const seen = useShownFight(({ derived }) => derived.seen.get(id));
  const chosen = useShownFight(({ actor }) => actor === id);
  const pointing = usePointing({ token: id });
  if (!seen) return null;
  const out = seen.standing.at === 'out';
  const states = seen.standing.at === 'up' ? seen.badges.map(({ label }) => label).join(', ') : seen.standing.word;
  return (
    <li>
      <BareButton
        {...pointing.props}
        onPress={(press) => pickListed(press, id, shownFightNow().fight.order)}
        className={cn(
          'block w-full select-none rounded-md px-1.5 py-1 text-left hover:bg-raised',
          chosen && 'bg-raised',
          out && 'opacity-70',
        )}
      >
        <span className="flex items-center gap-1.5 text-xs">
          <SideMark stance={seen.stance} className="size-2.5" />
          <span className="min-w-0 font-medium text-ink">{name}</span>
        </span>
        {/* The states stand below the name and take as many lines as they need: the name comes
            first. */}
        {states === '' ? null : <span className="block pl-4 text-2xs text-soft leading-snug">{states}</span>}
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
});

/** The tracks that the whole table shares, such as a lantern or doom. */
function OfTheTable() {
  const table = useShownFight(({ derived }) => derived.table);
  if (table.length === 0) return null;
  return (
    <section aria-label="The table" className="grid grid-cols-2 gap-x-3 gap-y-0.5 px-3 pb-1.5">
      {trackLines(table).map((line) =>
        'track' in line ? (
          <TrackView key={line.track.id} track={line.track} size="small" />
        ) : (
          <TrackRow key={line.name} {...line} size="small" />
        ),
      )}
    </section>
  );
}

function Everybody() {
  const ids = useShownFight(({ fight }) => fight.order);
  return (
    <ul className="flex flex-col gap-0.5 px-1.5 pb-2">
      {ids.map((id) => (
        <Row key={id} id={id} />
      ))}
    </ul>
  );
}
const everybody = (
  <>
    <OfTheTable />
    <Everybody />
  </>
);

/** The panel. A click selects a combatant; the pointer on a row shows the combatant on the map. */
export function TracksPanel() {
  return (
    <FloatPanel id="combatants" title="All combatants">
      {everybody}
    </FloatPanel>
  );
}
