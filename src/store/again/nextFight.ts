/** The next fight of the same party: a new encounter of the game on the same map, with those of the party in it. */
import { momentsOf } from '../../engine/account/moments.ts';
import { type Combatant, everyone, type Fight } from '../../engine/fight.ts';
import { editsToBring, figureNewcomer, type Newcomer } from '../entry/bring.ts';
import { shelf } from '../shelf/shelf.ts';
import { verbs } from '../store.ts';
import type { OpenEncounter } from '../types.ts';

/** All of the party: who fled or fell may be there next week, and whether somebody is gone for good is the table's to say. */
const partyIn = ({ fight }: OpenEncounter): Combatant[] =>
  everyone(fight).filter(({ side }) => fight.sides[side]?.stance === 'party');

/** Somebody who is not on the shelf, as they came into this fight: what it did to them is not kept anywhere. */
function asBefore(start: Fight, one: Combatant): Newcomer {
  const { name, copy, look, note, player, sheet } = start.combatants[one.id] ?? one;
  return {
    key: one.id,
    name: copy === undefined ? name : `${name} ${copy}`,
    count: 1,
    kind: 'hero',
    icon: look.icon ?? 'person',
    sheet,
    more: { look, note, ...(player === undefined ? {} : { player }) },
  };
}

/**
 * Sets it up and opens it: persons of the shelf come as they are there, with what they carry over; others as they began. Gives the id of
 * the new encounter; undefined after a refusal, which is told.
 */
export async function nextFight(open: OpenEncounter): Promise<string | undefined> {
  const { ruleset, fight, encounter } = open;
  const party = partyIn(open);
  const items = await shelf.getState().read(party.flatMap(({ shelf: id }) => id ?? []));
  const begun = momentsOf(encounter).find(({ step }) => step.command.type === 'begin');
  const newcomers = party.map((one): Newcomer => {
    const kept = items.find((item) => item.kind === 'character' && item.id === one.shelf);
    return kept?.kind === 'character' ? figureNewcomer(kept) : asBefore(begun?.before ?? fight, one);
  });
  const name = `After ${encounter.name}`.slice(0, 120);
  const id = await verbs().create({ name, ruleset: ruleset.id, scene: fight.scene });
  const next = verbs().open;
  if (id === undefined || !next || newcomers.length === 0) return id;
  const side = next.fight.sideOrder.find((one) => next.fight.sides[one]?.stance === 'party');
  const edits = editsToBring(ruleset, next.fight, newcomers, { came: {}, side });
  verbs().dispatch({ type: 'edit', label: 'The party of the last fight', edits });
  return id;
}
