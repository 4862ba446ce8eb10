/** Joins class names; what is false, undefined or empty is left out. */
export const cn = (...parts: readonly (string | false | undefined | null)[]): string => parts.filter(Boolean).join(' ');
