/** Makes ids from names. */

/**
 * A name as an id: small letters, digits and hyphens, with a number if that id is taken. A name
 * without letters or digits gives “own”.
 */
export function freeId(name: string, taken: (id: string) => boolean): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '');
  const base = plain || 'own';
  if (!taken(base)) return base;
  for (let n = 2; ; n += 1) {
    const id = `${base.slice(0, 36)}-${n}`;
    if (!taken(id)) return id;
  }
}
