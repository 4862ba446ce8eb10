/** Parts that are fetched when they are wanted: what is told when one cannot be. */
import { NotLoaded } from '../rulesets/index.ts';

/** What `load` imports. Rejects with a sentence for the GM when it cannot be fetched, and may be asked again. */
export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    throw new NotLoaded(
      'A part of Affray could not be fetched. Nothing is lost: look at the connection and try again.',
    );
  }
}
