/** Words of this game that sheets and its state share: which states end with a turn. */

/** States that last to the end of the bearer's next turn. */
export const FADING = ['hampered', 'panicked', 'wild'] as const;
