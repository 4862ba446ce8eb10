/** A command whose content does not fit the fight: its message is a sentence for the table. */
export class UnfitError extends Error {}
