/** What games count and the screens draw: tracks, and a combatant's health at a glance. */

/**
 * The colours that a table may choose for a track of its own. A track without one has the colour of
 * its kind.
 */
export const TRACK_COLOURS = ['red', 'amber', 'green', 'blue'] as const;

/** What a game counts for a combatant or for the whole table, as the screens draw it. */
export interface Track {
  id: string;
  label: string;
  /** Tracks of one row stand side by side; `part` is the name of this track within the row. */
  row?: { name: string; part: string };
  /**
   * `bar`: `value` of `max` is left, and a full bar is unhurt. `boxes`: `value` of `max` is ticked,
   * and none ticked is unhurt. `load`: like boxes, but `value` may pass `max`. `count`: a number
   * that is neither good nor bad.
   */
  kind: 'bar' | 'boxes' | 'load' | 'count';
  value: number;
  max: number;
  /** A combatant falls when a `vital` track comes to its end. */
  weight: 'vital' | 'plain';
  colour?: (typeof TRACK_COLOURS)[number];
  /**
   * The number of the sheet that moves the track, by the path of its field. With `raisedBy` one
   * point more of the number is one point more of the track, with `loweredBy` one point less. The
   * sheet and quick edits set the track through this number. A track with neither cannot be set by
   * hand.
   */
  raisedBy?: string;
  loweredBy?: string;
  detail?: string;
}

/** A combatant's health at a glance: one word, and the pool that is lost first. */
export interface Health {
  /** The game's own short word for the health: "unhurt", "winded", "bloodied". */
  word: string;
  tone: 'good' | 'hurt' | 'bad';
  /** The pool that shows the health; left out for a combatant who falls at one blow. */
  pool?: Pick<Track, 'label' | 'value' | 'max'> & { kind: 'bar' | 'boxes' | 'load' };
  /** The sum of harm taken, over all pools that take harm. */
  taken: number;
}
