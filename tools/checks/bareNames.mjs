// Finds names of browser storage outside the one module that may use them: where storage is denied,
// the bare name throws.

/** The one module that may use these names. */
export const KEPT = 'browser/kept.ts';

const NAMES = /\b(?:localStorage|sessionStorage|indexedDB|caches|navigator\??\s*\.\s*storage)\b/g;
// Comments and texts, which may say such a name.
const SAID = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'/g;

/** Lists such names in a source, each once, in order. Comments and plain texts are skipped. */
export function bareNamesIn(text) {
  const bare = text.replace(SAID, "''");
  return [...new Set([...bare.matchAll(NAMES)].map(([name]) => name.replace(/[?\s]/g, '')))];
}
