/** Joins class names. Parts that are false, undefined or empty are left out. */
export const cn = (...parts: readonly (string | false | undefined | null)[]): string => parts.filter(Boolean).join(' ');
