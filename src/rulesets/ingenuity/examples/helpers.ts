/** Foes who ready an action for an enemy's blow or step, and the actions that they then take. */
import type { Line } from '../../../engine/script.ts';
import { armouryItems } from '../sheet/armoury.ts';
import { type Cast, fallenState, foe, readiesFor } from './cast.ts';

const crossbow = armouryItems
  .filter(({ id }) => id === 'crossbow')
  .map((thing) => ({ ...thing, where: 'hand' as const, loaded: false }));

/**
 * A cast of foes out of reach: one who commands, one beside a fallen foe whom it can bring back,
 * one who reloads, one who runs, and one who opens a door.
 */
export const helperCast: Cast = [
  foe('caller', 'guard', [2, 7]),
  foe('mender', 'guard', [4, 5]),
  foe('down', 'guard', [5, 5], fallenState),
  foe('loader', 'crossbowman', [7, 5], { items: crossbow }),
  foe('runner', 'rabble', [6, 6], { 'stamina.now': 1 }),
  foe('opener', 'rabble', [2, 6]),
];

/**
 * The turns in which these foes ready their actions. The runner moves first, because a sprint
 * follows a Move.
 */
export const helpersReady = (trigger: 'attacks' | 'moves'): Line[] => [
  ...readiesFor('caller', 'command', trigger),
  ...readiesFor('mender', 'resuscitate', trigger),
  ...readiesFor('loader', 'reload-crossbow', trigger),
  { do: 'move', by: 'runner' },
  { answer: 'square:6,5' },
  ...readiesFor('runner', 'sprint', trigger),
  ...readiesFor('opener', 'interact', trigger),
];

/** A command, a vain try to bring somebody back, a reload, a sprint, and something else. */
export const helpersAct: Line[] = [
  { answer: 'now' },
  { answer: 'opener' },
  { answer: 'now' },
  { answer: 'down' },
  { answer: { dice: [1, 1, 10] } },
  { answer: 'now' },
  { answer: 'now' },
  { answer: 'square:6,6' },
  { answer: 'now' },
  { answer: 'other' },
  { answer: { text: 'the lamp' } },
  {
    expect: {
      log: ['handles the lamp'],
      badges: { loader: { 'empty-crossbow': false }, mender: { prone: true } },
      tracks: { runner: { stamina: 0 } },
      standing: { down: 'unconscious' },
    },
  },
];
