/** Joining a running fight: at once, in the game's own way, or in a round to come; and staying away after all. */
import type { Command } from '../command.ts';
import { type Combatant, combatantSchema, type Fight, fullName } from '../fight.ts';
import type { Flow } from '../flow.ts';
import { faultText } from '../forms/faultWords.ts';
import { say } from '../log.ts';
import type { Ruleset } from '../ruleset.ts';
import { type Id, list } from '../words.ts';
import { applyEdit, faultOfPlace } from './edit.ts';
import { Misfit } from './misfit.ts';

/** What joining may do besides adding: numbering who was alone of a name. */
const FITS = ['add', 'combatant'];

type Join = Extract<Command, { type: 'join' }>;

/** Names for a sentence, copies together: “3 × Bandit and Wolf”. */
function called(who: readonly Combatant[]): string {
  const names = [...new Set(who.map(({ name }) => name))];
  return list(
    names.map((name) => {
      const same = who.filter((one) => one.name === name);
      const [first] = same;
      return same.length === 1 && first ? fullName(first) : `${same.length} × ${name}`;
    }),
  );
}

/** Those whom the edits add, checked by the game's schema and against the map. */
function added(ruleset: Ruleset, fight: Fight, { edits }: Join): Combatant[] {
  return edits.flatMap((edit) => {
    if (edit.edit !== 'add') return [];
    const parsed = combatantSchema(ruleset.sheet).safeParse(edit.combatant);
    if (!parsed.success) throw new Misfit(`The combatant does not fit: ${faultText(parsed.error)}`);
    const fault = faultOfPlace(fight.scene, parsed.data.place);
    if (fault !== undefined) throw new Misfit(fault);
    if (!fight.sides[parsed.data.side]) throw new Misfit(`There is no side “${parsed.data.side}”.`);
    return [parsed.data];
  });
}

function forget(fight: Fight, id: Id): void {
  const rest = (fight.coming ?? []).filter((one) => one.id !== id);
  if (rest.length === (fight.coming ?? []).length) throw new Misfit('They are not waited for any more.');
  if (rest.length > 0) fight.coming = rest;
  else delete fight.coming;
}

/** Some join. What they are told by: the players read of those whom they see. */
export function* join(ruleset: Ruleset, fight: Fight, command: Join): Flow<void> {
  const who = added(ruleset, fight, command);
  if (who.length === 0) throw new Misfit('Nobody is named who would join.');
  if (command.edits.some(({ edit }) => !FITS.includes(edit)))
    throw new Misfit('Who joins can only be added: do the rest by hand.');
  const { round } = ruleset.order(fight);
  if (command.from !== undefined) forget(fight, command.from);
  if (command.round !== undefined && command.round > round) {
    fight.nextId += 1;
    const id = `coming-${fight.nextId}`;
    fight.coming = [...(fight.coming ?? []), { id, round: command.round, label: command.label, combatants: who }];
    const text = `In round ${command.round}: ${called(who)} ${who.length === 1 ? 'comes' : 'come'}.`;
    say(fight, 'by hand', text, { shown: 'gm', tone: 'ruling', round });
    return;
  }
  for (const edit of command.edits) {
    const fault = applyEdit(ruleset, fight, edit);
    if (fault) throw new Misfit(fault);
  }
  ruleset.reconcile(fight);
  const ids = who.map(({ id }) => id);
  const hides = (id: Id) => !ruleset.seenByPlayers(fight, id);
  // Told apart, so that a hidden one does not keep the others from the players.
  for (const seen of [true, false]) {
    const these = who.filter(({ id }) => hides(id) !== seen);
    if (these.length === 0) continue;
    const text = `${called(these)} ${these.length === 1 ? 'joins' : 'join'} the fight${seen ? '' : ', unseen'}.`;
    say(fight, 'by hand', text, { who: these.map(({ id }) => id), tone: 'turn', round }, hides);
  }
  if (ruleset.join) yield* ruleset.join(fight, ids);
}

/** Those who were to come do not. */
export function* stay(ruleset: Ruleset, fight: Fight, command: Extract<Command, { type: 'stay' }>): Flow<void> {
  const coming = (fight.coming ?? []).find(({ id }) => id === command.from);
  forget(fight, command.from);
  const text = `${called(coming?.combatants ?? [])}: not coming after all.`;
  say(fight, 'by hand', text, { shown: 'gm', tone: 'ruling', round: ruleset.order(fight).round });
}
