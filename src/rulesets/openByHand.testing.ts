/**
 * What of each game nobody can set by hand yet, by its path. A list may only shrink: a path that has got its field, or its reason in
 * the game's `notByHand`, is struck off here, and no new one comes in.
 */
export const OPEN_BY_HAND: Readonly<Record<string, readonly string[]>> = {
  hestia: [],
};
