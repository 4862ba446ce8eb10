/**
 * The door for phones: whoever has the invitation hears who may be chosen, and asks to be let in.
 * Only the GM lets anybody in, and then a letter that this phone alone can open brings its key.
 */
import type { StoreApi } from 'zustand';
import { fullName } from '../../../engine/fight.ts';
import { sealLetter } from '../../../players/link/phone/letter.ts';
import { fromInvitedSchema, INVITATION, type ToInvited } from '../../../players/link/phone/phoneProtocol.ts';
import type { TableSecret } from '../../../players/link/remote/secret.ts';
import type { TableStore } from '../../types.ts';
import type { OpenPhoneHost, PhoneHost } from './phoneHost.ts';
import { openFight, partyOf, type Seat, whoIs } from './seats.ts';

/** So many phones may wait to be let in; the oldest goes first. */
const MOST_ASKS = 30;

/** A phone that waits to be let in. */
export interface PhoneAsk {
  phone: string;
  who: string;
  name: string;
}

export interface PhoneDoor {
  asks(): readonly PhoneAsk[];
  open(openHost: OpenPhoneHost, invitation: TableSecret): void;
  close(): void;
  /** Takes the ask of a phone off the list. */
  take(phone: string): PhoneAsk | undefined;
  say(message: ToInvited): void;
  /** Tells all phones whom they may be, and which of them have a seat. */
  sayPeople(): void;
  /** The letter with the secret of a seat; undefined where the phone's name is no key. */
  letterFor(seat: Seat): Promise<ToInvited | undefined>;
}

/** Makes the door, closed. `changed` is called when the asks have changed. */
export function createPhoneDoor(tools: {
  table: Pick<StoreApi<TableStore>, 'getState'>;
  seats(): readonly Seat[];
  changed(): void;
}): PhoneDoor {
  let host: PhoneHost | undefined;
  let asks: readonly PhoneAsk[] = [];
  const say = (message: ToInvited): void => host?.say(message);
  async function letterFor({ phone, secret }: Seat): Promise<ToInvited | undefined> {
    const letter = await sealLetter(phone, JSON.stringify(secret)).catch(() => undefined);
    return letter && { type: 'in', phone, ...letter };
  }
  const party = () => {
    const open = openFight(tools.table.getState());
    return open ? partyOf(open) : [];
  };
  function sayPeople(): void {
    const seats = tools.seats();
    const people = party().map((one) => ({
      id: whoIs(one),
      name: fullName(one),
      ...(one.player === undefined ? {} : { player: one.player }),
      taken: seats.some(({ who }) => who === whoIs(one)),
    }));
    say({ type: 'people', people, seated: seats.map(({ phone }) => phone) });
  }
  async function heardAsk(phone: string, who: string): Promise<void> {
    const seat = tools.seats().find((one) => one.phone === phone && one.who === who);
    if (seat) {
      // It was let in already: the letter was lost, or this ask came late.
      const letter = await letterFor(seat);
      if (letter) say(letter);
      return;
    }
    const one = party().find((other) => whoIs(other) === who);
    if (!one) return;
    asks = [...asks.filter((ask) => ask.phone !== phone), { phone, who, name: fullName(one) }].slice(-MOST_ASKS);
    tools.changed();
  }
  function heard(data: unknown): void {
    const message = fromInvitedSchema.safeParse(data);
    if (!message.success) return;
    if (message.data.type === 'who') sayPeople();
    else void heardAsk(message.data.phone, message.data.who);
  }
  return {
    asks: () => asks,
    open(openHost, invitation) {
      host = openHost(invitation, { channel: INVITATION, heard, changed: tools.changed });
    },
    close() {
      host?.stop();
      host = undefined;
      asks = [];
    },
    take(phone) {
      const ask = asks.find((one) => one.phone === phone);
      asks = asks.filter((one) => one !== ask);
      return ask;
    },
    say,
    sayPeople,
    letterFor,
  };
}
