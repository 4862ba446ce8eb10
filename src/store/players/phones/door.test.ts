/**
 * Tests of the door against somebody who has the invitation and the relay in hand: poses as the
 * GM's window, plays old messages again, sends them back, takes seats and fills the list.
 */
import { expect, it, onTestFinished } from 'vitest';
import {
  doorSecretOf,
  newDoorChance,
  newDoorKeys,
  openDoorBox,
  promiseOfChance,
} from '../../../players/link/phone/doorKeys.ts';
import { INVITATION } from '../../../players/link/phone/doorProtocol.ts';
import { cipherOf } from '../../../players/link/remote/cipher.ts';
import { openEnvelope } from '../../../players/link/remote/envelope.ts';
import { createHost } from '../../../players/link/remote/host.ts';
import { TO_TABLE } from '../../../players/link/remote/intake.ts';
import { createJoiner, unpackMessage } from '../../../players/link/remote/pieces.ts';
import { bytesOfText, newTableSecret } from '../../../players/link/remote/secret.ts';
import { relayQuiet } from '../remote/remote.testing.ts';
import { openPhoneHost } from './phoneHost.ts';
import { tableWithPhones } from './phones.testing.ts';

type TestTable = Awaited<ReturnType<typeof tableWithPhones>>;
interface Boxed {
  type: 'box';
  phone: string;
  sealed: string;
}

/** A program that poses as the GM's window at a door; `heard` gets what phones say there. */
async function falseGm({ relay, clock }: TestTable, gm: string, heard: (message: unknown) => void = () => undefined) {
  const tools = { createHost, openPost: relay.openPost, clock };
  const ears = { channel: INVITATION, heard, changed: () => undefined };
  const host = openPhoneHost(tools, await doorSecretOf(gm), ears);
  onTestFinished(host.stop);
  return host;
}
const toldOn = async ({ heardOn, doorNow }: TestTable): Promise<string[]> => heardOn(await doorNow(), INVITATION);

/** All that phones have said at the door, read by whoever has the invitation. */
async function saidUp({ relay, doorNow }: TestTable): Promise<unknown[]> {
  const cipher = await cipherOf(bytesOfText((await doorNow()).key));
  const up = relay.carried.filter(({ topic }) => topic === 'up');
  const envelopes = await Promise.all(up.map(({ bytes }) => openEnvelope(cipher, bytes)));
  return envelopes.flatMap((envelope) => {
    const said = unpackMessage(envelope && createJoiner(TO_TABLE).add(envelope.text), TO_TABLE) as {
      message?: unknown;
    };
    return said?.message ?? [];
  });
}

it('shows the same two words on both screens before the GM lets a phone in, and others for each ask', async () => {
  const { asking, until, phones } = await tableWithPhones();
  const ash = await asking('Ash');
  await until(() => ash.state().words !== undefined);
  expect(phones.getState().asks).toMatchObject([{ name: 'Ash', words: ash.state().words }]);
  expect(ash.state().words).toMatch(/^[a-z]+ [a-z]+$/);
  const seen = new Set([ash.state().words]);
  for (let n = 0; n < 4; n += 1) {
    phones.getState().refuse(phones.getState().asks[0]?.phone ?? '');
    await until(() => ash.state().refused === true);
    ash.ask(ash.state().people?.find(({ name }) => name === 'Ash')?.id ?? '');
    await until(() => phones.getState().asks[0]?.words === ash.state().words && ash.state().words !== undefined);
    seen.add(ash.state().words);
  }
  expect(seen.size).toBeGreaterThan(3);
});

it('a phone believes nobody but the GM: no false welcome, seat, refusal or list from whoever has the invitation', async () => {
  const table = await tableWithPhones();
  const { asking, until, invitationNow, relay, clock, phones } = table;
  const ash = await asking('Ash');
  await until(() => ash.state().words !== undefined);
  const before = ash.state();
  const [gm, phone] = [await invitationNow(), phones.getState().asks[0]?.phone ?? ''];
  const host = await falseGm(table, gm);
  await until(() => host.state().screens > 0);
  // The keys of a stranger seal for this phone, and all that the door knows is said by them.
  const stranger = await newDoorKeys();
  const box = await openDoorBox(stranger, { gm: stranger.publicKey, phone });
  const secret = newTableSecret();
  for (const type of ['in', 'no', 'people', 'heard', 'behind']) {
    const said = {
      type,
      to: newDoorChance(),
      secret,
      people: [],
      seated: false,
      promise: phone,
      chance: newDoorChance(),
    };
    host.say({ type: 'box', phone, sealed: await box.seal(said) });
    host.say({ ...said, phone, from: stranger.publicKey, sealed: await box.seal(secret) });
    host.say(said);
  }
  await relayQuiet(relay);
  clock.go(100);
  expect(ash.state()).toMatchObject({
    seated: false,
    people: before.people,
    words: before.words,
    wanted: before.wanted,
  });
  // When the false one is gone, the GM lets the phone in as if nothing had been.
  host.stop();
  await until(() => phones.getState().asks.length === 1);
  await table.letIn('Ash');
  await until(() => ash.state().view !== undefined);
});

it('nothing that was said at the door counts again: not to a phone, not to the GM, and not sent back to its sender', async () => {
  const table = await tableWithPhones();
  const { asking, letIn, until, phones, invitationNow, relay, doorNow, stranger } = table;
  const down = await toldOn(table);
  const ash = await asking('Ash');
  await letIn('Ash');
  await until(() => ash.state().view !== undefined);
  phones.getState().kick('Ash');
  await until(() => !ash.state().seated);
  const up = await saidUp(table);
  ash.ask(ash.state().people?.find(({ name }) => name === 'Bo')?.id ?? '');
  await until(() => phones.getState().asks[0]?.name === 'Bo' && ash.state().words !== undefined);
  const before = [ash.state(), phones.getState().asks, phones.getState().seats];
  const boxes = down.map((text): unknown => JSON.parse(text)).filter((one) => (one as Boxed).type === 'box');
  expect([boxes.length > 3, up.length > 1]).toEqual([true, true]);
  // To the GM: all that phones said, and what the GM said to them.
  const say = await stranger(await doorNow(), INVITATION);
  for (const message of [...up, ...boxes]) say(message);
  await relayQuiet(relay);
  // To the phone: all that the GM said, and what phones said.
  const host = await falseGm(table, await invitationNow());
  await until(() => host.state().screens > 0);
  for (const message of [...boxes, ...up]) host.say(message);
  await relayQuiet(relay);
  expect([ash.state(), phones.getState().asks, phones.getState().seats]).toEqual([
    { ...before[0], standing: ash.state().standing },
    before[1],
    before[2],
  ]);
});

it('nobody moves another’s phone out of its seat, or asks in its name', async () => {
  const table = await tableWithPhones();
  const { seated, phones, stranger, doorNow, relay, now, until } = table;
  const ash = await seated('Ash');
  const name: string = JSON.parse(ash.device.getItem('affray-phone') ?? '').keys.publicKey;
  const say = await stranger(await doorNow(), INVITATION);
  const keys = await newDoorKeys();
  const gm = await table.invitationNow();
  const box = await openDoorBox(keys, { gm, phone: keys.publicKey });
  const promise = keys.publicKey;
  for (const who of ['bo', 'Bo', 'ash', 'Ash']) {
    say({ type: 'ask', phone: name, who });
    say({ type: 'box', phone: name, sealed: await box.seal({ type: 'ask', id: newDoorChance(), who, promise }) });
  }
  await relayQuiet(relay);
  expect(phones.getState().asks).toEqual([]);
  expect(phones.getState().seats.map((seat) => seat.who)).toEqual(['Ash']);
  now().dispatch({ type: 'begin' });
  await until(() => ash.state().view?.stage === 'running');
});

it('many phones that ask make one row for each person, the first one kept; the next is heard once the GM has said no', async () => {
  const { asking, open, until, phones } = await tableWithPhones();
  const first = await asking('Ash');
  await until(() => first.state().words !== undefined);
  const others: (typeof first)[] = [];
  for (let n = 0; n < 12; n += 1) {
    const one = await open();
    await until(() => (one.state().people?.length ?? 0) > 0);
    one.ask(one.state().people?.find(({ name }) => name === 'Ash')?.id ?? '');
    others.push(one);
  }
  await until(() => others.every((one) => one.state().behind === true));
  expect(phones.getState().asks).toMatchObject([{ name: 'Ash', words: first.state().words }]);
  expect(others.every((one) => one.state().words === undefined)).toBe(true);
  phones.getState().refuse(phones.getState().asks[0]?.phone ?? '');
  await until(() => phones.getState().asks.length === 1 && others.some((one) => one.state().words !== undefined));
  const next = others.filter((one) => one.state().words !== undefined);
  expect(next.map((one) => one.state().words)).toEqual([phones.getState().asks[0]?.words]);
});

it('a seat that is taken is left to its phone until the GM has said which one goes out', async () => {
  const { seated, asking, phones, until } = await tableWithPhones();
  const ash = await seated('Ash');
  const other = await asking('Ash');
  const [ask] = phones.getState().asks;
  await phones.getState().letIn(ask?.phone ?? '');
  await phones.getState().letIn(ask?.phone ?? '', ask?.phone);
  phones.getState().doNext();
  expect([ash.state().seated, other.state().seated, phones.getState().asks.length]).toEqual([true, false, 1]);
  await phones.getState().letIn(ask?.phone ?? '', ask?.out?.phone);
  await until(() => other.state().seated && !ash.state().seated);
});

it('a phone that moves to another seat is said to leave its own', async () => {
  const { seated, phones, until, relay } = await tableWithPhones();
  const ash = await seated('Ash');
  ash.ask('bo');
  await until(() => phones.getState().asks.length === 1);
  expect(phones.getState().asks).toMatchObject([{ name: 'Bo', leaves: 'Ash' }]);
  await relayQuiet(relay);
});

it.each([
  ['shows a chance that it had promised: the words differ', true],
  ['shows a chance that it had not promised: the phone shows no words', false],
])(
  'whoever stands between, by an invitation of their own, cannot make both screens show the same words: %s',
  async (_, isPromised) => {
    const table = await tableWithPhones();
    const { open, until, phones, asking } = table;
    const own = await newDoorKeys();
    const chance = newDoorChance();
    const promise = await promiseOfChance(isPromised ? chance : newDoorChance());
    let heard = 0;
    const host = await falseGm(table, own.publicKey, (message) => void answer(message as Boxed));
    async function answer({ phone, sealed }: Boxed): Promise<void> {
      const box = await openDoorBox(own, { gm: own.publicKey, phone });
      const said = (await box.open(sealed)) as { type: string; id: string };
      const people = [{ id: 'ash', name: 'Ash', taken: false }];
      const reply =
        said.type === 'who'
          ? { type: 'people', to: said.id, people, seated: false, promise }
          : { type: 'heard', to: said.id, chance };
      host.say({ type: 'box', phone, sealed: await box.seal(reply) });
      if (said.type !== 'who') heard += 1;
    }
    const victim = await open(undefined, own.publicKey);
    await until(() => victim.state().people?.length === 1);
    victim.ask('ash');
    await until(() => heard > 0);
    await relayQuiet(table.relay);
    // The maker of the false code asks the GM in the meantime.
    const thief = await asking('Ash');
    await until(() => thief.state().words !== undefined);
    expect(victim.state().words !== undefined).toBe(isPromised);
    expect(phones.getState().asks[0]?.words).toBe(thief.state().words);
    expect(victim.state().words).not.toBe(thief.state().words);
  },
);
