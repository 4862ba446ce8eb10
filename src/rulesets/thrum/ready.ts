/** Fights that open with one click. */
import type { ReadyFight } from '../../engine/ruleset.ts';

export const ready: readonly ReadyFight[] = [];
