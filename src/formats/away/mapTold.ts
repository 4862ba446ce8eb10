/** What the worker that reads a map file says to the window. */
import type { Result } from '../../engine/words.ts';
import type { ImportedMap } from '../imported.ts';

/** What the worker tells: how far it has come, from 0 to 1, and at last the map or why there is none. */
export type MapTold = { told: 'share'; share: number } | { told: 'read'; read: Result<ImportedMap> };
