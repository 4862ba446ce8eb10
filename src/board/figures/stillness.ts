/** Tells whether the operating system asks for little motion. */
export const stillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
