/** Tells files of the shelf from encounters and maps, by their ending or their beginning. */

/** How many bytes of a file are read. */
const ENOUGH = 400;
/** How many bytes of a file are read to know creatures of other makers. */
const MUCH = 60_000;

/** Tells whether a file holds creatures of another maker, which come onto the shelf. */
export async function isPeopleFile(file: File): Promise<boolean> {
  const head = await file
    .slice(0, MUCH)
    .text()
    .catch(() => '');
  if (head.includes('\0')) return false;
  // The start page is there sooner without the readers of creatures.
  const { beginsLikePeople } = await import('../formats/people/people.ts');
  return beginsLikePeople(head.replace(/^\uFEFF/, ''));
}

/** Tells whether a file is a table, or a file that Affray saved from the shelf. */
export async function isShelfFile(file: File): Promise<boolean> {
  if (/\.csv$/i.test(file.name)) return true;
  const start = await file
    .slice(0, ENOUGH)
    .text()
    .catch(() => '');
  // A zip has the name of its first entry at its beginning.
  return (
    /^\s*\{\s*"affray":\s*"shelf"/.test(start) || (start.startsWith('PK') && start.slice(0, 60).includes('shelf.json'))
  );
}
