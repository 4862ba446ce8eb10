/** The one module that names what the browser keeps. */
export const KEPT: string;
/** The names in a source, each once, in the order in which they come; comments and plain texts may have them. */
export function bareNamesIn(text: string): string[];
