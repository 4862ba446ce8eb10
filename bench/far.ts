/**
 * `npm run bench -- far` measures screens on other machines over the relay of `npm run relay`, on
 * loopback: one fight of 40 with 4 screens and with 34, and 200 tables on one relay. All clients
 * are simulated in Node: they open, check and keep each message, and draw nothing. `TABLES=50` for
 * fewer tables. The relay runs in a process of its own.
 */
import { fork } from 'node:child_process';
import { crowdEncounter } from '../e2e/helpers/crowd.ts';
import type { Encounter } from '../src/engine/encounter.ts';
import { dispatch, liveStateOf } from '../src/engine/history.ts';
import { answerAtRandom, commandOfOffer, freeOffers, randomDecider } from '../src/engine/play.testing.ts';
import { type PublicView, publicView } from '../src/engine/public/publicView.ts';
import type { Ruleset } from '../src/engine/ruleset.ts';
import { changesOf } from '../src/players/link/changes.ts';
import { createScreenLink } from '../src/players/link/link.ts';
import { fromScreenSchema, LOBBY, screenChannel, type ToScreen } from '../src/players/link/protocol.ts';
import { createGuest } from '../src/players/link/remote/guest.ts';
import { createHost } from '../src/players/link/remote/host.ts';
import { createLines } from '../src/players/link/remote/lines.ts';
import { mqttAt } from '../src/players/link/remote/mqttPost.ts';
import { browserClock, type OpenPost } from '../src/players/link/remote/post.ts';
import { newTableSecret, type TableSecret } from '../src/players/link/remote/secret.ts';
import { loadAllGames } from '../src/rulesets/index.ts';
import { reportFigures } from './report.ts';

const STEPS = 60;
const TABLES = Number(process.env.TABLES ?? 200);
/** Each table of the crowd of tables steps so often, as a quick GM would. */
const BETWEEN_MS = 5000;
const SECONDS = Number(process.env.SECONDS ?? 30);
const COMBATANTS = 40;
const ENCOUNTER = 'far';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Bytes that went out, and how often. */
interface Sent {
  bytes: number;
  messages: number;
}

/** The same post, with what goes through it counted. */
const counted =
  (open: OpenPost, sent: Sent): OpenPost =>
  (how) => {
    const post = open(how);
    return {
      ...post,
      send(topic, bytes) {
        if (topic !== 'last') {
          sent.bytes += bytes.length;
          sent.messages += 1;
        }
        post.send(topic, bytes);
      },
    };
  };

/** Views of a fight of 40, one for each step: moves at random, in the order of the game. */
function viewsOf(ruleset: Ruleset, many: number): PublicView[] {
  let encounter: Encounter = crowdEncounter(ruleset, COMBATANTS);
  const decide = randomDecider(11);
  const see = () => {
    const { fight, question } = liveStateOf(ruleset, encounter);
    return publicView(ruleset, fight, question, { party: 'exact', others: 'word' });
  };
  const views = [see()];
  for (let at = 0; views.length <= many && at < many * 4; at += 1) {
    const asked = liveStateOf(ruleset, encounter).question;
    if (asked) encounter = answerAtRandom(ruleset, encounter, asked, decide);
    else {
      const offers = freeOffers(ruleset, encounter);
      const offer = offers[at % Math.max(1, offers.length)];
      const done = offer && dispatch(ruleset, encounter, commandOfOffer(offer));
      if (!done?.ok) continue;
      encounter = done.value;
    }
    const next = see();
    if (changesOf(views.at(-1) as PublicView, next).length > 0) views.push(next);
  }
  return views;
}

/** A table as the GM's window tells of it: the whole view to whoever asks, then the changes. */
function openTable(open: OpenPost, secret: TableSecret, first: PublicView) {
  const on = screenChannel(ENCOUNTER);
  let view = first;
  let n = 1;
  const say = (message: ToScreen) => host.say({ on, message });
  const lines = createLines((sent) => host.say(sent));
  const mine = lines.open(on);
  mine.onmessage = ({ data }) => {
    const message = fromScreenSchema.safeParse(data);
    if (!message.success || (message.data.type !== 'hello' && message.data.type !== 'whole')) return;
    say({ type: 'settings', settings: { blackout: false, textScale: 1, turn: 0, margin: 0, theme: 'dark' } });
    say({ type: 'view', n, view, pictures: [] });
  };
  const lobby = lines.open(LOBBY);
  lobby.onmessage = () => lobby.postMessage({ type: 'open', encounter: ENCOUNTER, touched: 1 });
  const host = createHost(secret, open, { clock: browserClock, lines, last: () => [], changed: () => undefined });
  return {
    host,
    /** Tells the next state; gives its number. */
    step(next: PublicView): number {
      n += 1;
      say({ type: 'change', n, changes: changesOf(view, next) });
      view = next;
      return n;
    },
  };
}

/** A screen as its window does all but drawing: `shows` hears each new view. */
function openClient(open: OpenPost, secret: TableSecret, shows: (view: PublicView) => void) {
  const lines = createLines((sent) => guest.say(sent));
  const guest = createGuest(secret, open, { clock: browserClock, lines, joined: () => link.again() });
  const link = createScreenLink(undefined, {
    open: lines.open,
    display: () => ({ width: 1920, height: 1080, density: 1 }),
  });
  let shown: PublicView | undefined;
  link.subscribe(() => {
    const { view } = link.shown();
    if (!view || view === shown) return;
    shown = view;
    shows(view);
  });
  return { link, guest };
}

const middle = (values: readonly number[], share = 0.5): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

async function until(holds: () => boolean, what: string): Promise<void> {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 600) throw new Error(`${what} did not happen within a minute.`);
    await wait(100);
  }
}

/** One fight of 40: from the step to the moment when the last of so many screens has the view. */
async function measureFight(address: string, views: readonly PublicView[], screens: number): Promise<string[]> {
  const secret = newTableSecret();
  const sent: Sent = { bytes: 0, messages: 0 };
  const table = openTable(counted(mqttAt(address), sent), secret, views[0] as PublicView);
  await until(() => table.host.state().standing === 'up', 'The GM’s window reaching the relay');
  let heard = 0;
  const clients = Array.from({ length: screens }, () =>
    openClient(mqttAt(address), secret, () => {
      heard += 1;
    }),
  );
  await until(() => clients.every(({ link }) => link.shown().view), 'Joining');
  // Whoever has joined asks for everything: the steps are measured after that.
  for (let before = -1; sent.bytes - before > 5000; ) {
    before = sent.bytes;
    await wait(2000);
  }
  const times: number[] = [];
  const sizes: number[] = [];
  const from = process.cpuUsage();
  for (const view of views.slice(1)) {
    const [before, bytes] = [heard, sent.bytes];
    const start = performance.now();
    table.step(view);
    for (let tries = 0; heard < before + screens && tries < 5000; tries += 1) await wait(0);
    times.push(performance.now() - start);
    sizes.push(sent.bytes - bytes);
    await wait(20);
  }
  const { user, system } = process.cpuUsage(from);
  for (const { link, guest } of clients) {
    link.stop();
    guest.stop();
  }
  table.host.stop();
  await wait(300);
  return [
    `${screens} screens`,
    `${middle(times).toFixed(1)}, ${middle(times, 0.95).toFixed(1)}`,
    `${Math.round(middle(sizes))}, ${Math.round(middle(sizes, 0.95))}`,
    ((user + system) / 1000 / times.length).toFixed(1),
  ];
}

/** Many tables at once on one relay, each with a screen and a step every `BETWEEN_MS`. */
async function measureTables(
  address: string,
  views: readonly PublicView[],
  relay: { spent(): Promise<{ ms: number; mb: number }> },
): Promise<string[]> {
  const times: number[] = [];
  let steps = 0;
  const tables = await Promise.all(
    Array.from({ length: TABLES }, async (_each, nth) => {
      await wait(nth * 20);
      const secret = newTableSecret();
      const table = openTable(mqttAt(address), secret, views[0] as PublicView);
      /** When each step was made that the screen has not shown yet. */
      const made: number[] = [];
      let at = 0;
      const client = openClient(mqttAt(address), secret, () => {
        const since = made.shift();
        if (since !== undefined) times.push(performance.now() - since);
      });
      await until(() => client.link.shown().view !== undefined, `Table ${nth} joining`);
      const step = () => {
        at = (at + 1) % views.length;
        const next = views[at] as PublicView;
        steps += 1;
        made.push(performance.now());
        table.step(next);
      };
      return { table, client, step };
    }),
  );
  const before = await relay.spent();
  const from = process.cpuUsage();
  const timers = tables.map(({ step }, at) => {
    const timers: { each?: ReturnType<typeof setInterval> } = {};
    setTimeout(
      () => {
        timers.each = setInterval(step, BETWEEN_MS);
      },
      (at * BETWEEN_MS) / TABLES,
    );
    return timers;
  });
  await wait(SECONDS * 1000);
  for (const { each } of timers) clearInterval(each);
  await wait(1000);
  const after = await relay.spent();
  const { user, system } = process.cpuUsage(from);
  for (const { table, client } of tables) {
    client.link.stop();
    client.guest.stop();
    table.host.stop();
  }
  return [
    `${TABLES} tables`,
    `${steps} steps, ${times.length} shown`,
    `${middle(times).toFixed(1)}, ${middle(times, 0.95).toFixed(1)}`,
    `${((after.ms - before.ms) / SECONDS / 10).toFixed(1)} %`,
    after.mb.toFixed(0),
    `${((user + system) / 1000 / SECONDS / 10).toFixed(0)} %`,
  ];
}

/** The relay in a process of its own, which says what it has spent. */
async function startRelay() {
  const child = fork(new URL('./farRelay.mjs', import.meta.url), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const said = <T>(): Promise<T> => new Promise((resolve) => child.once('message', (message) => resolve(message as T)));
  const { port } = await said<{ port: number }>();
  return {
    address: `ws://127.0.0.1:${port}/relay`,
    spent() {
      const answer = said<{ ms: number; mb: number }>();
      child.send('spent');
      return answer;
    },
    end: () => child.kill(),
  };
}

const game = (await loadAllGames()).find(({ id }) => id === 'murdham');
if (!game) throw new Error('Murdham is missing.');
const views = viewsOf(game, STEPS);
const relay = await startRelay();
const fights = [await measureFight(relay.address, views, 4), await measureFight(relay.address, views, 34)];
console.log(fights);
const crowd = await measureTables(relay.address, views, relay);
relay.end();
reportFigures('far', [
  {
    about: `One fight of Murdham with ${COMBATANTS} combatants over the relay of \`npm run relay\`, ${views.length - 1} steps, all on one machine. From the change to the moment when the last screen has it, opened and checked; the screens are simulated in one process, and draw nothing.`,
    rows: [
      ['screens', 'ms: median, 95 %', 'bytes a step: median, 95 %', 'processor ms a step, all ends together'],
      ...fights,
    ],
  },
  {
    about: `${TABLES} such tables on one relay, each with one screen and a step every ${BETWEEN_MS / 1000} s, for ${SECONDS} s.`,
    rows: [
      [
        'tables',
        'steps',
        'ms: median, 95 %',
        'the relay, of one core',
        'the relay’s memory, MB',
        'all ends, of one core',
      ],
      crowd,
    ],
  },
]);
process.exit(0);
