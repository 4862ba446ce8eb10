/** Fetches the game that the data of an encounter names, before the data is read. */
import * as z from 'zod/mini';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { StoreEnvironment } from '../environment.ts';

const named = z.looseObject({ ruleset: z.string() });

/**
 * Fetches that game, and gives a look-up by id for readers that cannot wait. Rejects when the game
 * cannot be fetched.
 */
export async function gameNamedIn(
  raw: unknown,
  environment: StoreEnvironment,
): Promise<(id: string) => Ruleset | undefined> {
  const header = named.safeParse(raw);
  const game = header.success ? await environment.loadGame(header.data.ruleset) : undefined;
  return (id) => (id === game?.id ? game : undefined);
}
