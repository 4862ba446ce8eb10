/** Telling files of the shelf from encounters and maps: by their ending, or by how they begin. */

/** Letters of a file that are looked at. */
const ENOUGH = 400;

/** Whether a file is a table, or one that Affray saved from the shelf. */
export async function isShelfFile(file: File): Promise<boolean> {
  if (/\.csv$/i.test(file.name)) return true;
  const start = await file
    .slice(0, ENOUGH)
    .text()
    .catch(() => '');
  // A zip says the name of its first part at its beginning.
  return (
    /^\s*\{\s*"affray":\s*"shelf"/.test(start) || (start.startsWith('PK') && start.slice(0, 60).includes('shelf.json'))
  );
}
