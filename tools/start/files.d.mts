import type { Server } from 'node:http';

/**
 * Serves a folder, and gives the server and its port: the wanted one, or the next free one. `own`
 * has answers that are no files: each path, and its JSON.
 */
export function serveFiles(
  folder: string,
  wanted: number,
  host?: string,
  own?: Record<string, string>,
): Promise<{ server: Server; port: number }>;
