import type { Server } from 'node:http';

/**
 * Serves a folder, and gives the server and its port: the wanted one, or the next free one. `own`
 * has answers that are no files: each path, and its JSON. `names` are those by which it is known
 * beside its addresses.
 */
export function serveFiles(
  folder: string,
  wanted: number,
  host?: string,
  own?: Record<string, string>,
  names?: string[],
): Promise<{ server: Server; port: number }>;
