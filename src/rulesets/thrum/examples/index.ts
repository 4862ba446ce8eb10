/** Scripted fights: the chapter's own examples, and one for each family of rules. */
import type { Script } from '../../../engine/script.ts';

export const examples: readonly Script[] = [];
