/**
 * Prepares the next fight of the same party: a new encounter of the game on the same map, with the
 * members of the party in it.
 */
import { momentsOf } from '../../engine/account/moments.ts';
import { type Combatant, everyone, type Fight } from '../../engine/fight.ts';
import { editsForNewcomers, figureNewcomer, type Newcomer } from '../entry/newcomers.ts';
import { shelfStore } from '../shelf/shelf.ts';
import { shownFightNow, tableActions } from '../store.ts';
import type { OpenEncounter } from '../types.ts';

/**
 * All members of the party, also those who fled or fell. Only the table can say whether somebody is
 * gone for good.
 */
const partyIn = ({ fight }: OpenEncounter): Combatant[] =>
  everyone(fight).filter(({ side }) => fight.sides[side]?.stance === 'party');

/**
 * A combatant who is not on the shelf comes to the next fight as they came to this one: their
 * changes are stored nowhere else.
 */
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
 * Sets the next fight up and opens it. Persons of the shelf come with what they carry over; all
 * others come as they began this fight. Gives the id of the new encounter; undefined after a
 * refusal, which the user is told.
 */
export async function nextFight(open: OpenEncounter): Promise<string | undefined> {
  const { ruleset, fight, encounter } = open;
  const party = partyIn(open);
  const items = await shelfStore.getState().read(party.flatMap(({ shelf: id }) => id ?? []));
  const begun = momentsOf(encounter).find(({ step }) => step.command.type === 'begin');
  const newcomers = party.map((one): Newcomer => {
    const kept = items.find((item) => item.kind === 'character' && item.id === one.shelf);
    return kept?.kind === 'character' ? figureNewcomer(kept) : asBefore(begun?.before ?? fight, one);
  });
  const name = `After ${encounter.name}`.slice(0, 120);
  const id = await tableActions.create({ name, ruleset: ruleset.id, scene: fight.scene });
  if (id === undefined || newcomers.length === 0) return id;
  const { open: next } = shownFightNow();
  const side = next.fight.sideOrder.find((one) => next.fight.sides[one]?.stance === 'party');
  const edits = editsForNewcomers(ruleset, next.fight, newcomers, { lastSides: {}, side });
  tableActions.dispatch({ type: 'edit', label: 'The party of the last fight', edits });
  return id;
}
