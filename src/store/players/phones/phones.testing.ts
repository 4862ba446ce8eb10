/** A table with phones for tests: a relay in memory, a clock by hand, and phones that join. */
import { expect, onTestFinished } from 'vitest';
import { toyScript } from '../../../engine/toy.testing.ts';
import { doorSecretOf, invitationOfFragment } from '../../../players/link/phone/doorKeys.ts';
import { createGuest } from '../../../players/link/remote/guest.ts';
import { TO_PHONE } from '../../../players/link/remote/intake.ts';
import { createLines } from '../../../players/link/remote/lines.ts';
import { handClock, memoryRelay } from '../../../players/link/remote/relay.testing.ts';
import type { TableSecret } from '../../../players/link/remote/secret.ts';
import { createPhone } from '../../../players/phone/phone.ts';
import { freshBrowser, openWindow, remembered } from '../../table.testing.ts';
import { createPhones } from './phones.ts';

/** Opens the toy fight with phones switched on. */
export async function tableWithPhones() {
  const relay = memoryRelay();
  const clock = handClock();
  const { now, table } = await openWindow(freshBrowser());
  await now().createFromScript(toyScript);
  const gm = { table: table.store, device: remembered(), clock };
  const opened = () => {
    const made = createPhones(gm);
    onTestFinished(made.end);
    made.start(relay.openPost);
    return made;
  };
  const { phones, end } = opened();
  phones.getState().switchTo(true);
  /** The key of the invitation, as a phone reads it. */
  const invitationNow = async (): Promise<string> => {
    await expect.poll(() => phones.getState().invitation).toBeDefined();
    const read = invitationOfFragment(new URL(phones.getState().linkFor('http://a.example/')).hash);
    if (!read || 'fault' in read) throw new Error('The invitation has a key.');
    return read.gm;
  };
  const doorNow = async (): Promise<TableSecret> => doorSecretOf(await invitationNow());
  const open = async (device = remembered(), invitation?: string) => {
    const gm = invitation ?? (await invitationNow());
    const phone = await createPhone({ gm }, { openPost: relay.openPost, clock, device });
    onTestFinished(phone.stop);
    return { device, ...phone };
  };
  const until = (isSo: () => boolean) =>
    expect
      .poll(() => {
        if (!isSo()) clock.go(500);
        return isSo();
      })
      .toBe(true);
  const asking = async (who: string, device = remembered()) => {
    const one = await open(device);
    await until(() => (one.state().people?.length ?? 0) > 0);
    one.ask(one.state().people?.find(({ name }) => name === who)?.id ?? '');
    await until(() => phones.getState().asks.some(({ name }) => name === who));
    return one;
  };
  /** The GM lets a phone in, and says yes to the one that goes out. */
  const letIn = (who: string) => {
    const { phone = '', out } = phones.getState().asks.find(({ name }) => name === who) ?? {};
    return phones.getState().letIn(phone, out?.phone);
  };
  const seated = async (who: string) => {
    const one = await asking(who);
    await letIn(who);
    await until(() => one.state().view !== undefined);
    return one;
  };
  /** Speaks on a link as a program that was changed might. */
  const stranger = async (secret: TableSecret, channel: string) => {
    const lines = createLines((sent) => guest.say(sent));
    const guest = createGuest(secret, relay.openPost, { clock, lines, limits: TO_PHONE, joined: () => undefined });
    onTestFinished(guest.stop);
    await until(() => guest.state().standing === 'joined');
    return (message: unknown) => guest.say({ on: channel, message });
  };
  /** All that is said to whoever has this secret, as text. */
  const heardOn = (secret: TableSecret, channel: string): string[] => {
    const told: string[] = [];
    const lines = createLines(() => undefined);
    lines.open(channel).onmessage = ({ data }) => told.push(JSON.stringify(data));
    onTestFinished(
      createGuest(secret, relay.openPost, { clock, lines, limits: TO_PHONE, joined: () => undefined }).stop,
    );
    return told;
  };
  const secretOf = ({ device }: { device: ReturnType<typeof remembered> }): TableSecret => {
    const { seats } = JSON.parse(device.getItem('affray-phone') ?? '') as { seats: Record<string, TableSecret> };
    return Object.values(seats)[0]!;
  };
  /** Ash strikes, and is asked whom. */
  const strike = () => {
    now().setSession({ asked: ['everyone'], turnsEnd: 'by hand', ownDice: [] });
    now().dispatch({ type: 'begin' });
    now().dispatch({ type: 'act', actor: 'ash', action: 'strike' });
  };
  return {
    ...{
      relay,
      clock,
      now,
      phones,
      end,
      opened,
      open,
      until,
      asking,
      letIn,
      seated,
      stranger,
      heardOn,
      secretOf,
      strike,
    },
    ...{ invitationNow, doorNow },
  };
}
