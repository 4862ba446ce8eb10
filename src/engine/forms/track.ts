/** What games count and the screens draw: tracks, and a combatant's health at a glance. */

/** The colours of a track that a table names itself. A track without one is drawn as its kind. */
export const TRACK_COLOURS = ['red', 'amber', 'green', 'blue'] as const;

/** What a game counts for a combatant or for the whole table, as the screens draw it. */
export interface Track {
  id: string;
  label: string;
  /** Tracks of one row stand side by side; `part` is what the row calls this track. */
  row?: { name: string; part: string };
  /**
   * `bar`: what is left of `max`, full when unhurt. `boxes`: what is ticked of `max`, empty when
   * unhurt. `load`: like boxes, and may pass `max`. `count`: a number, neither good nor bad.
   */
  kind: 'bar' | 'boxes' | 'load' | 'count';
  value: number;
  max: number;
  /** A combatant falls when a `vital` track comes to its end. */
  weight: 'vital' | 'plain';
  colour?: (typeof TRACK_COLOURS)[number];
  /**
   * The number of the sheet that moves the track, by the path of its field: `raisedBy` when a point
   * more of it is a point more of the track, `loweredBy` when it is a point less. The sheet and
   * quick edits set the track through it. Without either the track is not set by hand.
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
  /** The sum of harm taken, over every pool that harm is taken from. */
  taken: number;
}
