/** Words of this game that sheets, its state and its rules share: what befalls somebody, which states end with a turn. */

/** States that last to the end of the bearer's next turn. */
export const FADING = ['hampered', 'panicked', 'wild'] as const;

/** What a tag, a gambit or a spell may do beyond damage; `out` is incapacitated. */
export const EFFECTS = ['dazed', 'bleeding', 'pinned', 'prone', 'staggered', 'out'] as const;
export type Effect = (typeof EFFECTS)[number];
