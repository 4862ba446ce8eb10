/** What is dragged from a list of the set-up to the map: a creature to add there, or combatants who wait beside the map. */
import { create } from 'zustand';
import type { Id } from '../engine/words.ts';

export type Dragged = { kind: 'creature'; creature: Id } | { kind: 'combatants'; ids: readonly Id[] };

/** Browsers keep what is dragged to themselves until it is dropped; the map lights up the place before that. */
export const useSetupDrag = create<{ dragged: Dragged | undefined }>()(() => ({ dragged: undefined }));

/** The attributes that make an element of a list something to drag to the map. */
export const dragOf = (dragged: Dragged) => ({
  draggable: true,
  onDragStart: (event: React.DragEvent) => {
    event.dataTransfer.effectAllowed = 'copyMove';
    // Some browsers drag nothing that has no data.
    event.dataTransfer.setData('text/plain', '');
    useSetupDrag.setState({ dragged });
  },
  onDragEnd: () => useSetupDrag.setState({ dragged: undefined }),
});
