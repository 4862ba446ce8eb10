/**
 * The words over the set-up's map: who waits for a click on it, or how to begin while nobody is
 * there.
 */

import { PencilRuler, X } from 'lucide-react';
import { fullName } from '../engine/fight.ts';
import type { Id } from '../engine/words.ts';
import { besideWhom, editsToPlace, placeName } from '../store/cast/cast.ts';
import { tableActions } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { Button } from '../ui/Button.tsx';
import { namesOf } from './AddPanel.tsx';

/** The words. `onStop` leaves the waiting combatants beside the map. */
export function MapWords({
  open,
  placing,
  onPlaced,
  onStop,
  onEditMap,
}: {
  open: OpenEncounter;
  placing: readonly Id[];
  /** Called when the waiting combatants have been placed. */
  onPlaced(): void;
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
            if (edit(label, editsToPlace(ruleset, fight, placing, beside.place))) onPlaced();
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
