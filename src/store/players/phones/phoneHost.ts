/** One end of a link to phones: a host over the relay with one channel, and a meter for floods. */
import type { createHost, HostState } from '../../../players/link/remote/host.ts';
import { createMeter } from '../../../players/link/remote/intake.ts';
import { createLines } from '../../../players/link/remote/lines.ts';
import { type Clock, droppedCount, type OpenPost } from '../../../players/link/remote/post.ts';
import type { TableSecret } from '../../../players/link/remote/secret.ts';

/** So many messages are heard at once, and so many in each second after that. */
const MOST_AT_ONCE = 20;
const EACH_SECOND = 5;

export interface PhoneHost {
  say(message: unknown): void;
  state(): HostState;
  /** Messages that were dropped because too many came at once. */
  flooded(): number;
  /** All messages that were dropped. */
  dropped(): number;
  /** Ends the link, after all that was said. */
  stop(): void;
}

/** `heard` gets what phones say; `changed` is called when somebody comes or goes. */
export interface PhoneHostEars {
  channel: string;
  heard(message: unknown): void;
  changed(): void;
}

/** Opens a host with this secret. */
export type OpenPhoneHost = (secret: TableSecret, ears: PhoneHostEars) => PhoneHost;

/** Opens a host. */
export function openPhoneHost(
  tools: { createHost: typeof createHost; openPost: OpenPost; clock: Clock },
  secret: TableSecret,
  on: PhoneHostEars,
): PhoneHost {
  const { clock } = tools;
  const hears = createMeter(clock, MOST_AT_ONCE, EACH_SECOND);
  let flooded = 0;
  const lines = createLines((sent) => host.say(sent));
  const line = lines.open(on.channel);
  line.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (hears()) on.heard(data);
    else {
      flooded += 1;
      on.changed();
    }
  };
  const { changed } = on;
  const host = tools.createHost(secret, tools.openPost, { clock, lines, last: () => [], changed });
  return {
    say: (message) => line.postMessage(message),
    state: host.state,
    flooded: () => flooded,
    dropped: () => flooded + droppedCount(host.state().dropped),
    stop() {
      line.close();
      host.stop();
    },
  };
}
