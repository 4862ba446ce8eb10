/**
 * A player's phone: asks to be let in at the door, keeps the key of its seat, shows the view of
 * that seat, and answers what is asked.
 */
import * as z from 'zod/mini';
import { type Remembered, recallValue, rememberValue } from '../../browser/kept.ts';
import type { Answer } from '../../engine/question.ts';
import type { MoveOdds, SeatMove } from '../../engine/seat/seatMoves.ts';
import type { SeatView } from '../../engine/seat/seatView.ts';
import { doorKeysSchema, doorSecretOf, newDoorKeys } from '../link/phone/doorKeys.ts';
import type { PersonToBe } from '../link/phone/doorProtocol.ts';
import { type FromSeat, SEAT, type SeatRefusal, toSeatSchema } from '../link/phone/phoneProtocol.ts';
import type { Clock, OpenPost, RelayStanding } from '../link/remote/post.ts';
import { type TableSecret, tableSecretSchema } from '../link/remote/secret.ts';
import { askAtDoor } from './askAtDoor.ts';
import { type PhoneEnd, phoneEnds } from './phoneEnd.ts';

const KEY = 'affray-phone';
const rememberedSchema = z.object({
  keys: doorKeysSchema,
  /** The secret of the seat at each table, by the table's name on the relay. */
  seats: z.record(z.string(), tableSecretSchema),
});

export interface PhoneState {
  standing: RelayStanding;
  /** This phone has a seat. */
  seated: boolean;
  /** Whom this phone may be; undefined until the GM's window has said so. */
  people?: readonly PersonToBe[] | undefined;
  /** Whom this phone has asked to be. */
  wanted?: string | undefined;
  /** The two words that stand on the GM's screen too, if this is the GM's window. */
  words?: string | undefined;
  /** Another phone asks to be the same one, and the GM decides about that one first. */
  behind?: boolean | undefined;
  /** The GM has said no to the last wish. */
  refused?: boolean;
  /** The view of the seat; null while the fight is without that combatant. */
  view?: SeatView | null | undefined;
  /** The question that this phone has answered last. */
  answered?: string | undefined;
  /** Why the last answer was not taken. */
  notTaken?: SeatRefusal | undefined;
  /** What the GM has told this player alone. */
  notes: readonly string[];
  /** The move that this player has proposed, until the GM decides. */
  proposed?: string | undefined;
  /** Its odds, where the GM shows them. */
  odds?: readonly MoveOdds[] | undefined;
}

export interface Phone {
  state(): PhoneState;
  subscribe(changed: () => void): () => void;
  /** Asks to be somebody. */
  ask(who: string): void;
  answer(question: string, answer: Answer): void;
  /** Proposes a move for the own turn. */
  propose(move: SeatMove): void;
  /** The page came back: from sleep, from the background. */
  woke(): void;
  stop(): void;
}

/** Joins a table by its invitation, and stays joined. Rejects where the invitation is no key. */
export async function createPhone(
  { gm }: { gm: string },
  tools: { openPost: OpenPost; clock: Clock; device: Remembered | undefined },
): Promise<Phone> {
  const { clock, device } = tools;
  const found = rememberedSchema.safeParse(recallValue(device, KEY));
  const kept = found.success ? found.data : { keys: await newDoorKeys(), seats: {} };
  const { table } = await doorSecretOf(gm);
  const remember = (): void => rememberValue(device, KEY, kept);
  remember();
  const listeners = new Set<() => void>();
  let state: PhoneState = { standing: 'connecting', seated: false, notes: [] };
  let seat: PhoneEnd | undefined;

  function tell(change: Partial<PhoneState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  const open = phoneEnds(tools, () => {
    const standing = (seat ?? door).standing();
    if (standing !== state.standing) tell({ standing });
  });

  function takeSeat(secret: TableSecret): void {
    seat?.stop();
    seat = open(secret, SEAT, { heard: heardSeat, joined: () => seat?.say({ type: 'hello' } satisfies FromSeat) });
    tell({ seated: true, wanted: undefined, words: undefined, refused: false, standing: 'connecting' });
  }
  function leaveSeat(): void {
    seat?.stop();
    seat = undefined;
    delete kept.seats[table];
    remember();
    tell({
      seated: false,
      view: undefined,
      notes: [],
      answered: undefined,
      notTaken: undefined,
      standing: door.standing(),
    });
    door.who();
  }
  function heardSeat(data: unknown): void {
    const message = toSeatSchema.safeParse(data);
    if (!message.success) return;
    const said = message.data;
    if (said.type === 'view') tell({ view: said.view, notes: said.notes, proposed: said.proposed, odds: said.odds });
    else if (said.type === 'not taken') tell({ notTaken: said.why, answered: undefined });
    else leaveSeat();
  }

  const door = await askAtDoor(gm, kept.keys, {
    open,
    clock,
    news: {
      people(people, seated) {
        tell({ people });
        // This phone was kicked while it was away. Whoever is at the table hears it on the seat.
        if (seat && seat.standing() !== 'joined' && !seated) leaveSeat();
      },
      waits: ({ words, behind }) => tell({ words, behind }),
      in(secret) {
        kept.seats[table] = secret;
        remember();
        takeSeat(secret);
      },
      no: () => tell({ wanted: undefined, words: undefined, behind: undefined, refused: true }),
    },
  });
  const known = kept.seats[table];
  if (known) takeSeat(known);
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(who) {
      tell({ wanted: who, words: undefined, behind: undefined, refused: false });
      door.ask(who);
    },
    answer(question, answer) {
      tell({ answered: question, notTaken: undefined });
      seat?.say({ type: 'answer', question, answer } satisfies FromSeat);
    },
    propose({ id, label }) {
      tell({ notTaken: undefined });
      seat?.say({ type: 'propose', move: id, label } satisfies FromSeat);
    },
    woke() {
      door.woke();
      seat?.woke();
    },
    stop() {
      listeners.clear();
      door.stop();
      seat?.stop();
    },
  };
}
