/** Scripted fights: the chapter's worked examples with its own dice, and one for each family of rules. */
import type { Script } from '../../engine/script.ts';

export const examples: readonly Script[] = [];
