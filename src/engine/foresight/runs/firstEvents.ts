/**
 * Watches a fight that is played out for what may turn it: which side first lost somebody, lost
 * heart, or saw somebody give up. What decides the fight by itself does not count.
 */
import { everyone } from '../../fight.ts';
import type { Happened } from '../../logEntry.ts';
import type { Id } from '../../words.ts';
import type { PlainFight } from '../plainFight.ts';

/**
 * `fall`: somebody falls or dies. `morale`: a test of morale fails. `exit`: somebody flees or
 * surrenders.
 */
export const EVENT_KINDS = ['fall', 'morale', 'exit'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** The side to which each kind of event came first. */
export type FirstEvents = Partial<Record<EventKind, Id>>;

const KIND_OF: Partial<Record<Happened['is'], EventKind>> = {
  fell: 'fall',
  died: 'fall',
  fled: 'exit',
  surrendered: 'exit',
};

/** A function to call after each move while the fight goes on. It gives what came so far. */
export function firstEventsWatcher(play: PlainFight): () => FirstEvents {
  const { ruleset, happened } = play;
  const firsts: FirstEvents = {};
  const sideOf = new Map(everyone(play.fight).map(({ id, side }) => [id, side]));
  const morale = () => ruleset.morale(play.fight);
  let states = new Map(morale().map(({ id, state }) => [id, state]));
  let read = 0;
  return () => {
    for (; read < happened.length; read += 1) {
      const one = happened[read];
      const kind = one && KIND_OF[one.is];
      const [who = ''] = one?.whom ?? [];
      const side = play.fight.combatants[who]?.side ?? sideOf.get(who);
      if (kind && side !== undefined) firsts[kind] ??= side;
    }
    if (firsts.morale !== undefined) return firsts;
    const rows = morale();
    for (const { id, side, state } of rows) {
      const was = states.get(id);
      // A row that tests nothing is broken when its side is beaten, which is no test of morale.
      if (state === 'broken' && was !== 'broken' && was !== 'immune') firsts.morale ??= side;
    }
    states = new Map(rows.map(({ id, state }) => [id, state]));
    return firsts;
  };
}
