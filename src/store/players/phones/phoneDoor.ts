/**
 * The door for phones: whoever has the invitation hears who may be chosen, and asks to be let in.
 * All of it is sealed between this window's key and that phone's. Only the GM lets anybody in.
 */
import type { StoreApi } from 'zustand';
import { fullName } from '../../../engine/fight.ts';
import { knownOf } from '../../../engine/public/known.ts';
import { publicWords } from '../../../engine/public/publicWords.ts';
import {
  type DoorBox,
  type DoorKeys,
  doorSecretOf,
  doorWordsOf,
  newDoorChance,
  openDoorBox,
  promiseOfChance,
} from '../../../players/link/phone/doorKeys.ts';
import {
  type AtDoor,
  atDoorSchema,
  fromInvitedSchema,
  INVITATION,
  type ToDoor,
  type ToInvited,
} from '../../../players/link/phone/doorProtocol.ts';
import type { TableStore } from '../../types.ts';
import type { OpenPhoneHost, PhoneHost } from './phoneHost.ts';
import { openFight, partyOf, type Seat, whoIs } from './seats.ts';

/** So many phones at the door are remembered; of those that ask nothing, the oldest goes first. */
const MOST_PHONES = 200;

/** A phone that waits to be let in. `words`: what stands on that phone too. */
export interface PhoneAsk {
  phone: string;
  who: string;
  name: string;
  words: string;
}

/** What this window knows of a phone at the door. `chance` makes the words of its next ask. */
interface Visitor {
  box: DoorBox;
  chance: string;
  promise: string;
  /** What it asks, in the list or behind another phone's ask. */
  asked?: { id: string; ask: PhoneAsk } | undefined;
}

export interface PhoneDoor {
  asks(): readonly PhoneAsk[];
  /** Messages that were dropped at the door. */
  dropped(): number;
  open(openHost: OpenPhoneHost, keys: DoorKeys): Promise<void>;
  close(): void;
  /** Answers the ask of a phone, and takes it off the list. Nothing where it asks no more. */
  answer(phone: string, answer: Pick<ToDoor & { type: 'in' }, 'type' | 'secret'> | { type: 'no' }): Promise<void>;
  /** Tells all phones to ask anew whom they may be. */
  sayChanged(): void;
}

/** Makes the door, closed. `changed` is called when the asks have changed. */
export function createPhoneDoor(tools: {
  table: Pick<StoreApi<TableStore>, 'getState'>;
  seats(): readonly Seat[];
  changed(): void;
}): PhoneDoor {
  let host: PhoneHost | undefined;
  let keys: DoorKeys | undefined;
  const visitors = new Map<string, Visitor>();
  const asks = (): PhoneAsk[] => [...visitors.values()].flatMap(({ asked }) => asked?.ask ?? []);

  const sayChanged = (): void => host?.say({ type: 'changed' } satisfies ToInvited);
  /** A row has gone: whoever waits behind it asks again. */
  function changed(): void {
    sayChanged();
    tools.changed();
  }
  /** Those whom a phone may be, by the names and ids that players use. */
  function party() {
    const open = openFight(tools.table.getState());
    if (!open) return [];
    const { ruleset, fight } = open;
    const words = publicWords(fight, knownOf(ruleset, fight));
    return partyOf(open).map((one) => ({ one, id: words.id(one.id) ?? '', name: words.name(one.id) }));
  }
  async function say(phone: string, { box }: Visitor, message: ToDoor): Promise<void> {
    const sealed = await box.seal(message);
    host?.say({ type: 'box', phone, sealed } satisfies ToInvited);
  }
  async function renew(visitor: Visitor): Promise<void> {
    const chance = newDoorChance();
    Object.assign(visitor, { chance, promise: await promiseOfChance(chance), asked: undefined });
  }
  async function visitorOf(phone: string): Promise<Visitor | undefined> {
    const known = visitors.get(phone);
    if (known || !keys) return known;
    const box = await openDoorBox(keys, { gm: keys.publicKey, phone }).catch(() => undefined);
    if (!box) return undefined;
    const visitor: Visitor = { box, chance: '', promise: '' };
    await renew(visitor);
    return visitor;
  }
  /** Remembers a phone that has shown that it has its key. */
  function remember(phone: string, visitor: Visitor): void {
    visitors.set(phone, visitor);
    const [idle] = [...visitors].find(([, { asked }]) => !asked) ?? [];
    if (visitors.size > MOST_PHONES && idle !== undefined) visitors.delete(idle);
  }
  function sayPeople(phone: string, visitor: Visitor, to: string): Promise<void> {
    const seats = tools.seats();
    const people = party().map(({ one, id, name }) => ({
      id,
      name,
      ...(one.player === undefined ? {} : { player: one.player }),
      taken: seats.some(({ who }) => who === whoIs(one)),
    }));
    const seated = seats.some((seat) => seat.phone === phone);
    return say(phone, visitor, { type: 'people', to, people, seated, promise: visitor.promise });
  }
  async function heardAsk(phone: string, visitor: Visitor, ask: AtDoor & { type: 'ask' }): Promise<void> {
    const { one } = party().find(({ id }) => id === ask.who) ?? {};
    const again = visitor.asked?.id === ask.id;
    // An ask of before, played again; or of somebody who is not there.
    if (!one || ask.promise !== visitor.promise) return sayPeople(phone, visitor, ask.id);
    // Another wish: its words need a chance that was not shown yet.
    if (visitor.asked && !again) {
      await renew(visitor);
      changed();
      return sayPeople(phone, visitor, ask.id);
    }
    const who = whoIs(one);
    const seat = tools.seats().find((other) => other.phone === phone && other.who === who);
    // It was let in already: the letter was lost.
    if (seat) return say(phone, visitor, { type: 'in', to: ask.id, secret: seat.secret });
    // One row for each person, and the first one is kept.
    if (!again && asks().some((other) => other.who === who)) return say(phone, visitor, { type: 'behind', to: ask.id });
    if (!again) {
      const words = await doorWordsOf({ gm: keys?.publicKey ?? '', phone }, visitor.chance, ask.id);
      visitor.asked = { id: ask.id, ask: { phone, who, name: fullName(one), words } };
      tools.changed();
    }
    return say(phone, visitor, { type: 'heard', to: ask.id, chance: visitor.chance });
  }
  async function heard(data: unknown): Promise<void> {
    const message = fromInvitedSchema.safeParse(data);
    if (!message.success) return;
    const { phone, sealed } = message.data;
    const visitor = await visitorOf(phone);
    const said = atDoorSchema.safeParse(await visitor?.box.open(sealed));
    if (!visitor || !said.success) return;
    remember(phone, visitor);
    if (said.data.type === 'who') await sayPeople(phone, visitor, said.data.id);
    else await heardAsk(phone, visitor, said.data);
  }
  /** One message after the other: two of one phone must not pass each other. */
  let before: Promise<void> = Promise.resolve();
  const heardNext = (data: unknown): void => {
    before = before.then(() => heard(data)).catch((fault: unknown) => console.error(fault));
  };
  return {
    asks,
    dropped: () => host?.dropped() ?? 0,
    async open(openHost, own) {
      keys = own;
      const secret = await doorSecretOf(own.publicKey);
      if (keys === own) host = openHost(secret, { channel: INVITATION, heard: heardNext, changed: tools.changed });
    },
    close() {
      host?.stop();
      host = undefined;
      keys = undefined;
      visitors.clear();
    },
    async answer(phone, answer) {
      const visitor = visitors.get(phone);
      const { asked } = visitor ?? {};
      if (!visitor || !asked) return;
      await renew(visitor);
      await say(phone, visitor, { ...answer, to: asked.id });
      changed();
    },
    sayChanged,
  };
}
