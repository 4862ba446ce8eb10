/**
 * The words over the set-up's map: who waits for a click on it, how to begin while nobody is there,
 * and what the fight lacks before it begins.
 */

import { PencilRuler, X } from 'lucide-react';
import { fullName } from '../engine/fight.ts';
import type { Id } from '../engine/words.ts';
import { besideWhom, editsToPlace, placeName } from '../store/cast/cast.ts';
import { tableActions } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { Button } from '../ui/Button.tsx';
import { cn } from '../ui/cn.ts';
import { namesOf } from './AddPanel.tsx';

/** What the fight lacks. It stands near the button that begins it. */
const missingWords = (missing: readonly string[], stand: 'in the corner' | 'below the banner') => (
  <div
    role="alert"
    className={cn(
      'rise absolute right-3 z-10 max-w-80 rounded-card border-now border-l-4 bg-panel px-4 py-3 text-sm shadow-lift',
      stand === 'in the corner' ? 'top-3' : 'top-16',
    )}
  >
    <ul className="flex flex-col gap-1 text-ink leading-snug">
      {missing.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
    <p className="mt-1.5 text-soft">Press again to begin all the same.</p>
  </div>
);

/**
 * The words. `missing` has what the fight lacks, in sentences, once a press to begin it has asked.
 * `onStop` leaves the waiting combatants beside the map.
 */
export function MapWords(props: Parameters<typeof PlacingWords>[0] & { missing: readonly string[] }) {
  const { missing, ...placing } = props;
  return (
    <>
      {missing.length > 0
        ? missingWords(missing, placing.placing.length > 0 ? 'below the banner' : 'in the corner')
        : null}
      <PlacingWords {...placing} />
    </>
  );
}

function PlacingWords({
  open,
  placing,
  onPlaced,
  onStop,
  onEditMap,
}: {
  open: OpenEncounter;
  placing: readonly Id[];
  /** Called when the waiting combatants have been placed. */
  onPlaced(ids: readonly Id[]): void;
  onStop(): void;
  onEditMap(): void;
}) {
  const { edit } = tableActions;
  const { ruleset, fight } = open;
  if (fight.scene.kind === 'zones' && Object.keys(fight.scene.zones).length === 0)
    return (
      <div className="absolute inset-x-0 bottom-6 z-10 grid place-items-center px-6">
        <div className="flex items-center gap-3 rounded-card bg-panel py-2 pr-2 pl-5 text-sm shadow-lift">
          <p>
            <strong className="font-semibold">No zones yet.</strong>{' '}
            <span className="text-soft">Draw the places where people can stand.</span>
          </p>
          <Button look="primary" icon={PencilRuler} onPress={onEditMap}>
            Draw zones
          </Button>
        </div>
      </div>
    );
  if (placing.length === 0)
    return fight.order.length > 0 ? null : (
      <div className="pointer-events-none absolute inset-x-0 bottom-6 z-10 grid place-items-center px-6">
        <p className="rounded-card bg-panel px-5 py-3 text-center text-sm shadow-lift">
          <strong className="font-semibold">Who fights?</strong>{' '}
          <span className="text-soft">
            Drag creatures from the right onto the map, or pick one and click its place.
          </span>
        </p>
      </div>
    );
  const first = fight.combatants[placing[0] ?? ''];
  const beside = first && besideWhom(fight, first);
  const names = namesOf(open, placing);
  return (
    <div className="rise absolute top-3 left-1/2 z-10 flex max-w-[90%] -translate-x-1/2 items-center gap-2 rounded-full bg-now-fill py-1.5 pr-1.5 pl-4 font-medium text-on-now text-sm shadow-lift">
      <span role="status" className="min-w-0 truncate">
        Click where {names} {placing.length === 1 ? 'stands' : 'stand'}
      </span>
      {beside ? (
        <button
          type="button"
          className="shrink-0 truncate rounded-full bg-black/15 px-3 py-1 hover:bg-black/25"
          onClick={() => {
            const label = `Placed ${names}: ${placeName(fight.scene, beside.place)}`;
            if (edit(label, editsToPlace(ruleset, fight, placing, beside.place))) onPlaced(placing);
          }}
        >
          Beside {fullName(beside)}
        </button>
      ) : null}
      <button
        type="button"
        onClick={onStop}
        aria-label="Not now"
        className="grid size-7 shrink-0 place-items-center rounded-full hover:bg-black/15"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
