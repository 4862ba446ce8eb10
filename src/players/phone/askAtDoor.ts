/**
 * A phone at the door: asks who may be chosen and to be let in. It believes only what the GM's
 * window has sealed for it, in answer to what it has just said.
 */
import {
  type DoorKeys,
  doorSecretOf,
  doorWordsOf,
  newDoorChance,
  openDoorBox,
  promiseOfChance,
} from '../link/phone/doorKeys.ts';
import {
  type AtDoor,
  type FromInvited,
  INVITATION,
  type PersonToBe,
  type ToDoor,
  toDoorSchema,
  toInvitedSchema,
} from '../link/phone/doorProtocol.ts';
import type { Clock } from '../link/remote/post.ts';
import type { TableSecret } from '../link/remote/secret.ts';
import type { OpenPhoneEnd, PhoneEnd } from './phoneEnd.ts';

/** A question without an answer is put again after so long, in milliseconds. */
const AGAIN = 3000;
/** Many changes make one question. */
const SOON = 400;

/** What this phone has come to know at the door. */
export interface DoorNews {
  /** Whom it may be, and whether it has a seat at this table. */
  people(people: readonly PersonToBe[], seated: boolean): void;
  /** How its ask stands: the words of both screens, or `behind` another phone's ask. */
  waits(how: { words?: string; behind?: boolean }): void;
  in(secret: TableSecret): void;
  no(): void;
}

export interface AtTheDoor extends Pick<PhoneEnd, 'standing' | 'woke' | 'stop'> {
  /** Asks who may be chosen. */
  who(): void;
  /** Asks to be somebody. */
  ask(who: string): void;
}

/** Goes to the door. Rejects where the invitation is no key. */
export async function askAtDoor(
  gm: string,
  keys: DoorKeys,
  { open, clock, news }: { open: OpenPhoneEnd; clock: Clock; news: DoorNews },
): Promise<AtTheDoor> {
  const sides = { gm, phone: keys.publicKey };
  const box = await openDoorBox(keys, sides);
  const secret = await doorSecretOf(gm);
  /** The last question that waits for its answer. */
  let asked: string | undefined;
  let wanted: string | undefined;
  let wish: Pick<AtDoor & { type: 'ask' }, 'id' | 'who' | 'promise'> | undefined;
  let toAsk = false;

  async function say(message: AtDoor): Promise<void> {
    const sealed = await box.seal(message);
    end.say({ type: 'box', phone: keys.publicKey, sealed } satisfies FromInvited);
  }
  function who(): void {
    asked = newDoorChance();
    putAgain();
  }
  /** The same question keeps its name, so that an answer that is slow to come still answers it. */
  function putAgain(): void {
    if (asked !== undefined) void say({ type: 'who', id: asked });
  }
  function whoSoon(): void {
    if (toAsk) return;
    toAsk = true;
    clock.after(SOON, () => {
      toAsk = false;
      who();
    });
  }
  /** The same wish is asked again by the same name; one on a new promise is a new one. */
  function askFor(promise: string): void {
    if (wanted === undefined) return;
    if (wish?.who !== wanted || wish.promise !== promise) {
      wish = { id: newDoorChance(), who: wanted, promise };
      news.waits({});
    }
    void say({ type: 'ask', ...wish });
  }
  async function heard(data: unknown): Promise<void> {
    const message = toInvitedSchema.safeParse(data);
    if (!message.success) return;
    if (message.data.type === 'changed') {
      whoSoon();
      return;
    }
    if (message.data.phone !== keys.publicKey) return;
    const said = toDoorSchema.safeParse(await box.open(message.data.sealed));
    if (said.success) await answered(said.data);
  }
  async function answered(said: ToDoor): Promise<void> {
    if (said.type === 'people') {
      if (said.to !== asked && said.to !== wish?.id) return;
      asked = undefined;
      news.people(said.people, said.seated);
      askFor(said.promise);
      return;
    }
    if (!wish || wanted === undefined || said.to !== wish.id) return;
    if (said.type === 'behind') news.waits({ behind: true });
    else if (said.type === 'heard') {
      const { id, promise } = wish;
      // A chance that was not promised could have been picked for its words.
      if ((await promiseOfChance(said.chance)) !== promise) return;
      const words = await doorWordsOf(sides, said.chance, id);
      if (wish?.id === id) news.waits({ words });
    } else {
      wanted = undefined;
      wish = undefined;
      if (said.type === 'in') news.in(said.secret);
      else news.no();
    }
  }
  let before: Promise<void> = Promise.resolve();
  const end = open(secret, INVITATION, {
    heard(data) {
      before = before.then(() => heard(data)).catch((fault: unknown) => console.error(fault));
    },
    joined: who,
  });
  const still = clock.every(AGAIN, () => {
    if (end.standing() === 'joined') putAgain();
  });
  return {
    who,
    ask(person) {
      wanted = person;
      who();
    },
    standing: end.standing,
    woke: end.woke,
    stop() {
      still();
      end.stop();
    },
  };
}
