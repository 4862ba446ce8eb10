/**
 * A player's phone: asks to be let in on the invitation, keeps the key of its seat, shows the view
 * of that seat, and answers what is asked.
 */
import * as z from 'zod/mini';
import { type Remembered, recallValue, rememberValue } from '../../browser/kept.ts';
import type { Answer } from '../../engine/question.ts';
import type { MoveOdds, SeatMove } from '../../engine/seat/seatMoves.ts';
import type { SeatView } from '../../engine/seat/seatView.ts';
import { newLetterKeys, openLetter } from '../link/phone/letter.ts';
import {
  type FromInvited,
  type FromSeat,
  INVITATION,
  letterKeysSchema,
  type PersonToBe,
  SEAT,
  type SeatRefusal,
  seatSecretSchema,
  toInvitedSchema,
  toSeatSchema,
} from '../link/phone/phoneProtocol.ts';
import { createGuest } from '../link/remote/guest.ts';
import { TO_PHONE } from '../link/remote/intake.ts';
import { createLines } from '../link/remote/lines.ts';
import type { Clock, OpenPost, RelayStanding } from '../link/remote/post.ts';
import type { TableSecret } from '../link/remote/secret.ts';

const KEY = 'affray-phone';
const rememberedSchema = z.object({
  keys: letterKeysSchema,
  /** The secret of the seat at each table, by the table's name on the relay. */
  seats: z.record(z.string(), seatSecretSchema),
});

export interface PhoneState {
  standing: RelayStanding;
  /** This phone has a seat. */
  seated: boolean;
  /** Whom this phone may be; undefined until the GM's window has said so. */
  people?: readonly PersonToBe[] | undefined;
  /** Whom this phone has asked to be. */
  wanted?: string | undefined;
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

/** Joins a table by its invitation, and stays joined. */
export async function createPhone(
  invitation: TableSecret,
  tools: { openPost: OpenPost; clock: Clock; device: Remembered | undefined },
): Promise<Phone> {
  const { openPost, clock, device } = tools;
  const found = rememberedSchema.safeParse(recallValue(device, KEY));
  const kept = found.success ? found.data : { keys: await newLetterKeys(), seats: {} };
  const phone = kept.keys.publicKey;
  const remember = (): void => rememberValue(device, KEY, kept);
  remember();
  const listeners = new Set<() => void>();
  let state: PhoneState = { standing: 'connecting', seated: false, notes: [] };
  let seat: End | undefined;

  function tell(change: Partial<PhoneState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  interface End {
    say(message: unknown): void;
    standing(): RelayStanding;
    woke(): void;
    stop(): void;
  }
  function openEnd(secret: TableSecret, channel: string, on: { heard(data: unknown): void; joined(): void }): End {
    const lines = createLines((sent) => guest.say(sent));
    const line = lines.open(channel);
    line.onmessage = ({ data }) => on.heard(data);
    const guest = createGuest(secret, openPost, { clock, lines, limits: TO_PHONE, joined: on.joined });
    guest.subscribe(stand);
    return {
      say: (message) => line.postMessage(message),
      standing: () => guest.state().standing,
      woke: guest.woke,
      stop() {
        line.close();
        guest.stop();
      },
    };
  }
  const stand = (): void => {
    const standing = (seat ?? door).standing();
    if (standing !== state.standing) tell({ standing });
  };

  const sayAtDoor = (message: FromInvited): void => door.say(message);
  function askAgain(): void {
    sayAtDoor({ type: 'who' });
    if (state.wanted !== undefined) sayAtDoor({ type: 'ask', phone, who: state.wanted });
  }
  function heardInvited(data: unknown): void {
    const message = toInvitedSchema.safeParse(data);
    if (!message.success) return;
    const said = message.data;
    if (said.type === 'people') {
      tell({ people: said.people });
      // This phone was kicked while it was away. Whoever is at the table hears it on the seat.
      if (seat && seat.standing() !== 'joined' && !said.seated.includes(phone)) leaveSeat();
    } else if (said.phone !== phone || state.wanted === undefined) return;
    else if (said.type === 'no') tell({ wanted: undefined, refused: true });
    else void letIn(said);
  }
  async function letIn(letter: { from: string; sealed: string }): Promise<void> {
    // A letter that is not for this phone opens to nothing.
    const text = await openLetter(kept.keys, letter).catch(() => 'null');
    const secret = seatSecretSchema.safeParse(JSON.parse(text));
    if (!secret.success || state.wanted === undefined) return;
    kept.seats[invitation.table] = secret.data;
    remember();
    takeSeat(secret.data);
  }
  function takeSeat(secret: TableSecret): void {
    seat?.stop();
    seat = openEnd(secret, SEAT, { heard: heardSeat, joined: () => seat?.say({ type: 'hello' } satisfies FromSeat) });
    tell({ seated: true, wanted: undefined, refused: false, standing: 'connecting' });
  }
  function leaveSeat(): void {
    seat?.stop();
    seat = undefined;
    delete kept.seats[invitation.table];
    remember();
    tell({
      seated: false,
      view: undefined,
      notes: [],
      answered: undefined,
      notTaken: undefined,
      standing: door.standing(),
    });
    sayAtDoor({ type: 'who' });
  }
  function heardSeat(data: unknown): void {
    const message = toSeatSchema.safeParse(data);
    if (!message.success) return;
    const said = message.data;
    if (said.type === 'view') tell({ view: said.view, notes: said.notes, proposed: said.proposed, odds: said.odds });
    else if (said.type === 'not taken') tell({ notTaken: said.why, answered: undefined });
    else leaveSeat();
  }

  const door = openEnd(invitation, INVITATION, { heard: heardInvited, joined: askAgain });
  const known = kept.seats[invitation.table];
  if (known) takeSeat(known);
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(who) {
      tell({ wanted: who, refused: false });
      sayAtDoor({ type: 'ask', phone, who });
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
