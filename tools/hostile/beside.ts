/**
 * A hostile client beside a whole fight, for the tools that play fights in browsers. It sends five
 * messages ten times a second: of a stranger, the relay, a phone and a false GM.
 */
import { doorSecretOf, invitationOfFragment } from '../../src/players/link/phone/doorKeys.ts';
import { INVITATION } from '../../src/players/link/phone/doorProtocol.ts';
import { SEAT } from '../../src/players/link/phone/phoneProtocol.ts';
import { chanceBytes, textOfBytes } from '../../src/players/link/remote/secret.ts';
import { type KnownLink, startHostile } from './hostileClient.ts';

const PAUSE = 100;

/**
 * Sends to the relay at a port of this machine until it is stopped. It has the invitation of the
 * table, and hears and answers on the tables of the seats without their keys. `stop` tells how many
 * messages were sent.
 */
export async function hostileBeside(
  port: number,
  invitation: string,
  chance: () => number,
  seats: readonly string[] = [],
): Promise<{ stop(): Promise<number> }> {
  const door = invitationOfFragment(new URL(invitation).hash);
  if (!door || !('gm' in door)) throw new Error('The invitation has no key.');
  const client = await startHostile(
    port,
    [
      { role: 'phone', secret: await doorSecretOf(door.gm), channel: INVITATION, gm: door.gm },
      ...seats.map(
        (table): KnownLink => ({ role: 'phone', secret: { table, key: textOfBytes(chanceBytes(32)) }, channel: SEAT }),
      ),
    ],
    chance,
  );
  let ended = false;
  const sending = (async () => {
    while (!ended) {
      await client.send(5);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  })();
  return {
    async stop() {
      ended = true;
      await sending;
      client.stop();
      return Object.values(client.sent).reduce((all, one) => all + one, 0);
    },
  };
}
