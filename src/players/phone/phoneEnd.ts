/** A phone's end of one link: the door, or its seat. */

import { createGuest } from '../link/remote/guest.ts';
import { TO_PHONE } from '../link/remote/intake.ts';
import { createLines } from '../link/remote/lines.ts';
import type { Clock, OpenPost, RelayStanding } from '../link/remote/post.ts';
import type { TableSecret } from '../link/remote/secret.ts';

export interface PhoneEnd {
  say(message: unknown): void;
  standing(): RelayStanding;
  woke(): void;
  stop(): void;
}

/** Opens an end. `joined` is called whenever it should ask for everything anew. */
export type OpenPhoneEnd = (
  secret: TableSecret,
  channel: string,
  on: { heard(data: unknown): void; joined(): void },
) => PhoneEnd;

/** Opens the ends of one phone. `changed` is called when one of them stands otherwise. */
export const phoneEnds =
  ({ openPost, clock }: { openPost: OpenPost; clock: Clock }, changed: () => void): OpenPhoneEnd =>
  (secret, channel, { heard, joined }) => {
    const lines = createLines((sent) => guest.say(sent));
    const line = lines.open(channel);
    line.onmessage = ({ data }) => heard(data);
    const guest = createGuest(secret, openPost, { clock, lines, limits: TO_PHONE, joined });
    guest.subscribe(changed);
    return {
      say: (message) => line.postMessage(message),
      standing: () => guest.state().standing,
      woke: guest.woke,
      stop() {
        line.close();
        guest.stop();
      },
    };
  };
