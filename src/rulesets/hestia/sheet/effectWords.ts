/**
 * Words that sheets, the fight's state and the rules share: effects, and states that end with a
 * turn.
 */

/** States that last until the end of the bearer's next turn. */
export const FADING = ['hampered', 'panicked', 'wild'] as const;

/** The effects of tags, gambits and spells beyond damage; `out` is incapacitated. */
export const EFFECTS = ['dazed', 'bleeding', 'pinned', 'prone', 'staggered', 'out'] as const;
export type Effect = (typeof EFFECTS)[number];
