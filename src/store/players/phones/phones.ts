/**
 * The phones of the players, from the GM's side: the invitation, who asks to be let in, and a seat
 * with a key of its own for each phone. A phone changes nothing but by an answer that the open
 * question allows from its seat.
 */
import { dequal } from 'dequal/lite';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Remembered, recallValue, rememberValue } from '../../../browser/kept.ts';
import type { Id } from '../../../engine/words.ts';
import { type DoorKeys, fragmentOfInvitation, newDoorKeys } from '../../../players/link/phone/doorKeys.ts';
import {
  type FromSeat,
  fromSeatSchema,
  LONGEST_NOTE,
  SEAT,
  type SeatRefusal,
  type ToSeat,
} from '../../../players/link/phone/phoneProtocol.ts';
import type { Clock, OpenPost } from '../../../players/link/remote/post.ts';
import { newTableSecret } from '../../../players/link/remote/secret.ts';
import type { OpenEncounter, TableStore } from '../../types.ts';
import { createPhoneAnswers } from './phoneAnswers.ts';
import { createPhoneDoor } from './phoneDoor.ts';
import { type OpenPhoneHost, openPhoneHost, type PhoneHost } from './phoneHost.ts';
import type { PhonesStore } from './phonesStore.ts';
import { phoneViews } from './phoneViews.ts';
import { type Proposal, proposalOf } from './proposals.ts';
import { combatantOfSeat, MOST_NOTES, MOST_SEATS, openFight, rememberedSeatsSchema, type Seat } from './seats.ts';

const KEY = 'affray-phones';

export interface PhonesTools {
  table: Pick<StoreApi<TableStore>, 'getState' | 'subscribe'>;
  device: Remembered | undefined;
  clock: Clock;
}

interface Running {
  host: PhoneHost;
  sent?: ToSeat;
  refused: number;
}

/** Starts it. `start` is called when this window has a relay, and `end` when it has none. */
export function createPhones({ table, device, clock }: PhonesTools): {
  phones: StoreApi<PhonesStore>;
  start(openPost: OpenPost): void;
  end(): void;
} {
  const found = rememberedSeatsSchema.safeParse(recallValue(device, KEY));
  let keys: DoorKeys | undefined = found.success ? found.data.door : undefined;
  let seats: readonly Seat[] = found.success ? found.data.seats : [];
  let relay: OpenPost | undefined;
  let openHost: OpenPhoneHost | undefined;
  const running = new Map<string, Running>();

  const isHere = (seat: Seat): boolean => (running.get(seat.who)?.host.state().screens ?? 0) > 0;
  const openNow = (): OpenEncounter | undefined => openFight(table.getState());
  const idOf = (seat: Seat, open = openNow()): Id | undefined => open && combatantOfSeat(open, seat)?.id;
  const answers = createPhoneAnswers({
    table,
    clock,
    isHere: (who) => seats.some((seat) => isHere(seat) && idOf(seat) === who),
    changed: show,
  });
  const door = createPhoneDoor({ table, seats: () => seats, changed: tell });
  const remember = (): void => {
    const { on, odds } = phones.getState();
    rememberValue(device, KEY, { on, odds, ...(keys ? { door: keys } : {}), seats });
  };
  function tell(): void {
    phones.setState({
      seats: seats.map((seat) => {
        const { host, refused = 0 } = running.get(seat.who) ?? {};
        const { who, name, notes } = seat;
        return {
          who,
          name,
          notes,
          combatant: idOf(seat),
          here: isHere(seat),
          refused: refused + (host?.flooded() ?? 0),
        };
      }),
      asks: door.asks().map(({ phone, who, name, words }) => {
        const taken = seats.find((seat) => seat.who === who);
        const leaves = seats.find((seat) => seat.phone === phone)?.name;
        return { phone, name, words, leaves, ...(taken ? { out: { phone: taken.phone, here: isHere(taken) } } : {}) };
      }),
      doorDropped: door.dropped(),
    });
  }

  /** Shows each phone its view, where the view has changed. */
  function show(): void {
    const open = openNow();
    answers.keep(open?.question);
    const here = seats.filter(isHere);
    const views = open && here.length > 0 ? phoneViews(open, answers) : undefined;
    const names: string[] = [];
    const { proposals, odds } = phones.getState();
    for (const seat of here) {
      const view = views?.(idOf(seat, open));
      if (view?.asked) names.push(view.own.name);
      const one = running.get(seat.who);
      const proposed = proposals.find(({ who }) => who === seat.who);
      const message: ToSeat = {
        type: 'view',
        view: view ?? null,
        notes: [...seat.notes],
        ...(proposed ? { proposed: proposed.label } : {}),
        ...(odds && proposed?.odds ? { odds: [...proposed.odds] } : {}),
      };
      if (!one || dequal(message, one.sent)) continue;
      one.sent = message;
      one.host.say(message);
    }
    const { asked, rolled, decided } = phones.getState();
    const now = names.length > 0 ? { names, since: answers.since() ?? clock.now() } : undefined;
    if (!dequal(asked, now) || rolled !== answers.rolled() || decided !== answers.decided())
      phones.setState({ asked: now, rolled: answers.rolled(), decided: answers.decided() });
  }

  /** Takes what a phone wants; why not, where it may not. */
  function take(seat: Seat, wish: FromSeat): SeatRefusal | undefined {
    const open = openNow();
    if (wish.type === 'hello') {
      delete running.get(seat.who)?.sent;
      show();
      return undefined;
    }
    if (!open) return 'not open';
    const combatant = idOf(seat, open);
    if (wish.type === 'answer') return answers.take(open, combatant, wish);
    const proposal = proposalOf(open, { ...seat, combatant }, wish);
    if (!proposal) return 'not open';
    setProposals([...phones.getState().proposals.filter(({ who }) => who !== seat.who), proposal]);
    return undefined;
  }
  function setProposals(proposals: readonly Proposal[]): void {
    phones.setState({ proposals });
    show();
  }
  function heardSeat(seat: Seat, data: unknown): void {
    const one = running.get(seat.who);
    const message = fromSeatSchema.safeParse(data);
    if (!one) return;
    const why = message.success ? take(seat, message.data) : undefined;
    if (message.success && !why) return;
    one.refused += 1;
    if (why) one.host.say({ type: 'not taken', why } satisfies ToSeat);
    tell();
  }
  function openSeat(seat: Seat): void {
    const host = openHost?.(seat.secret, {
      channel: SEAT,
      heard: (data) => heardSeat(seat, data),
      changed: () => {
        tell();
        show();
      },
    });
    if (host) running.set(seat.who, { host, refused: 0 });
  }

  function stop(): void {
    door.close();
    openHost = undefined;
    for (const { host } of running.values()) host.stop();
    running.clear();
    tell();
    show();
  }
  async function begin(): Promise<void> {
    stop();
    const openPost = relay;
    if (!openPost || !phones.getState().on) return;
    // A table without phones never fetches this part.
    const { createHost } = await import('../../../players/link/remote/host.ts');
    if (relay !== openPost || !phones.getState().on || openHost) return;
    openHost = (secret, ears) => openPhoneHost({ createHost, openPost, clock }, secret, ears);
    for (const seat of seats) openSeat(seat);
    keys ??= await newDoorKeys();
    remember();
    phones.setState({ invitation: fragmentOfInvitation(keys.publicKey) });
    if (openHost) await door.open(openHost, keys);
    tell();
  }
  function takeOut(who: string): void {
    const one = running.get(who);
    one?.host.say({ type: 'out' } satisfies ToSeat);
    one?.host.stop();
    running.delete(who);
    seats = seats.filter((seat) => seat.who !== who);
  }
  function seatsChanged(): void {
    remember();
    door.sayChanged();
    tell();
    show();
  }
  function setNotes(who: string, notesOf: (notes: readonly string[]) => string[]): void {
    seats = seats.map((seat) => (seat.who === who ? { ...seat, notes: notesOf(seat.notes) } : seat));
    remember();
    tell();
    show();
  }

  const phones = createStore<PhonesStore>()((set, get) => ({
    on: found.success && found.data.on,
    odds: found.success && found.data.odds === true,
    seats: [],
    asks: [],
    asked: undefined,
    proposals: [],
    rolled: answers.rolled(),
    decided: answers.decided(),
    invitation: undefined,
    doorDropped: 0,
    linkFor: (page) => new URL(`phone.html${get().invitation ?? ''}`, page).href,
    switchTo(on) {
      set({ on });
      remember();
      void begin();
    },
    switchOdds(odds) {
      set({ odds });
      remember();
      show();
    },
    tellOdds: (proposal, odds) =>
      setProposals(get().proposals.map((one) => (one === proposal ? { ...one, odds } : one))),
    newInvitation() {
      keys = undefined;
      void begin();
    },
    async letIn(phone, out) {
      const ask = door.asks().find((one) => one.phone === phone);
      const taken = seats.find((seat) => seat.who === ask?.who);
      // Only the phone goes out of which the GM was told, and none that came in meanwhile.
      if (!ask || taken?.phone !== out || (!taken && seats.length >= MOST_SEATS)) return;
      const { who, name } = ask;
      // The notes are the character's, whatever phone it has.
      const seat: Seat = { who, name, phone, secret: newTableSecret(), notes: taken?.notes ?? [] };
      for (const one of seats.filter((other) => other.who === who || other.phone === phone)) takeOut(one.who);
      seats = [...seats, seat];
      openSeat(seat);
      remember();
      await door.answer(phone, { type: 'in', secret: seat.secret });
      seatsChanged();
    },
    refuse: (phone) => void door.answer(phone, { type: 'no' }),
    kick(who) {
      takeOut(who);
      seatsChanged();
    },
    decide(who, answer) {
      const proposal = phones.getState().proposals.find((one) => one.who === who);
      setProposals(phones.getState().proposals.filter((one) => one !== proposal));
      if (proposal && answer === 'do it') table.getState().dispatch(proposal.act);
    },
    doNext() {
      const { proposals, decide } = get();
      if (proposals[0]) decide(proposals[0].who, 'do it');
    },
    whisper: (who, text) => setNotes(who, (notes) => [...notes, text.slice(0, LONGEST_NOTE)].slice(-MOST_NOTES)),
    takeBackNote: (who, at) => setNotes(who, (notes) => notes.filter((_, n) => n !== at)),
  }));
  tell();
  table.subscribe((is, was) => {
    if (is.open === was.open && is.status === was.status) return;
    if (phones.getState().proposals.length > 0) phones.setState({ proposals: [] });
    show();
    if (is.open?.encounter.id === was.open?.encounter.id && is.open?.fight.order === was.open?.fight.order) return;
    tell();
    door.sayChanged();
  });
  return {
    phones,
    start(openPost) {
      relay = openPost;
      void begin();
    },
    end() {
      relay = undefined;
      stop();
    },
  };
}
