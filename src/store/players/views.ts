/** What makes the players' view of a fight and says what has changed in it: fetched once somebody sees it. */
export { publicView } from '../../engine/public/publicView.ts';
export { changesOf } from '../../players/link/changes.ts';
