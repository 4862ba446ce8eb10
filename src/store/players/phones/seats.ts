/** The seats of the players' phones, as this device remembers them, and whom each one has. */
import * as z from 'zod/mini';
import { type Combatant, everyone, type Fight, fullName } from '../../../engine/fight.ts';
import { knownOf } from '../../../engine/public/known.ts';
import { doorKeysSchema } from '../../../players/link/phone/doorKeys.ts';
import { LONGEST_NOTE } from '../../../players/link/phone/phoneProtocol.ts';
import { tableSecretSchema } from '../../../players/link/remote/secret.ts';
import type { OpenEncounter, TableStore } from '../../types.ts';

export const MOST_SEATS = 60;
/** So many notes of the GM stay on one phone; the oldest goes first. */
export const MOST_NOTES = 20;

const seatSchema = z.object({
  /** Who the phone is: a character of the shelf, or a name. It holds for each fight. */
  who: z.string(),
  name: z.string(),
  /** The public key of the phone. */
  phone: z.string(),
  secret: tableSecretSchema,
  /** What the GM has told this phone alone. */
  notes: z.array(z.string().check(z.maxLength(LONGEST_NOTE))).check(z.maxLength(MOST_NOTES)),
});
export type Seat = z.infer<typeof seatSchema>;

export const rememberedSeatsSchema = z.object({
  on: z.boolean(),
  odds: z.exactOptional(z.boolean()),
  /** The keys of the invitation. They were others before the invitation was a key. */
  door: z.exactOptional(doorKeysSchema),
  seats: z.array(seatSchema).check(z.maxLength(MOST_SEATS)),
});

/** By what a combatant is found again in the next fight. */
export const whoIs = (one: Combatant): string => one.shelf ?? fullName(one);

const isParty = ({ sides }: OpenEncounter['fight'], { side }: Combatant): boolean => sides[side]?.stance === 'party';

/** Those whom a phone may be: the party, as far as the players see it. */
export function partyOf({ ruleset, fight }: OpenEncounter): Combatant[] {
  const { seen } = knownOf(ruleset, fight);
  return everyone(fight as Fight).filter((one) => seen.has(one.id) && isParty(fight, one));
}

/** The combatant of a seat in this fight. */
export const combatantOfSeat = ({ fight }: OpenEncounter, { who }: Pick<Seat, 'who'>): Combatant | undefined =>
  everyone(fight as Fight).find((one) => whoIs(one) === who && isParty(fight, one));

/** The fight that this window runs now. */
export const openFight = ({ open, status }: Pick<TableStore, 'open' | 'status'>): OpenEncounter | undefined =>
  status === 'ready' ? open : undefined;
