/**
 * `npm run bench -- far` measures screens and phones on other machines over the relay of `npm run
 * relay`, on loopback: one fight of 40 with 4 screens, and with 30 phones beside them, and 200
 * tables on one relay. All clients are simulated in Node: they open, check and keep each message,
 * and draw nothing. `TABLES=50` for
 * fewer tables. The relay runs in a process of its own.
 */
import { fork } from 'node:child_process';
import { crowdEncounter } from '../e2e/helpers/crowd.ts';
import type { Encounter } from '../src/engine/encounter.ts';
import { dispatch, liveStateOf } from '../src/engine/history.ts';
import { answerAtRandom, commandOfOffer, freeOffers, randomDecider } from '../src/engine/play.testing.ts';
import { type PublicView, publicView } from '../src/engine/public/publicView.ts';
import type { Ruleset } from '../src/engine/ruleset.ts';
import { type SeatView, seatViews } from '../src/engine/seat/seatView.ts';
import type { Id } from '../src/engine/words.ts';
import { changesOf } from '../src/players/link/changes.ts';
import { mqttAt } from '../src/players/link/remote/mqttPost.ts';
import { newTableSecret } from '../src/players/link/remote/secret.ts';
import { loadAllGames } from '../src/rulesets/index.ts';
import { countedPost, openClient, openPhone, openTable, type Sent } from './farEnds.ts';
import { reportFigures } from './report.ts';

const STEPS = 60;
const TABLES = Number(process.env.TABLES ?? 200);
/** Each table of the crowd of tables steps so often, as a quick GM would. */
const BETWEEN_MS = 5000;
const SECONDS = Number(process.env.SECONDS ?? 30);
const COMBATANTS = 40;
const PHONES = 30;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One moment of the fight as its players see it. */
interface Moment {
  /** What screens show. */
  view: PublicView;
  /** Works out what the phones of these combatants show. */
  seats(who: readonly Id[]): (SeatView | undefined)[];
}

/** Moments of a fight of 40, one for each step: moves at random, in the order of the game. */
function momentsOf(ruleset: Ruleset, many: number): Moment[] {
  let encounter: Encounter = crowdEncounter(ruleset, COMBATANTS);
  const decide = randomDecider(11);
  const see = (): Moment => {
    const { fight, question } = liveStateOf(ruleset, encounter);
    const display = { party: 'exact', others: 'word' } as const;
    const open = question && { question, id: question.id };
    return {
      view: publicView(ruleset, fight, question, display),
      seats: (who) => who.map(seatViews(ruleset, fight, { open, display })),
    };
  };
  const moments = [see()];
  for (let at = 0; moments.length <= many && at < many * 4; at += 1) {
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
    if (changesOf((moments.at(-1) as Moment).view, next.view).length > 0) moments.push(next);
  }
  return moments;
}

const middle = (values: readonly number[], share = 0.5): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

async function until(holds: () => boolean, what: string): Promise<void> {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 600) throw new Error(`${what} did not happen within a minute.`);
    await wait(100);
  }
}

/**
 * One fight of 40: from the step, with the working out of what the phones show, to the moment when
 * the last of so many screens and phones has what it shows.
 */
async function measureFight(
  address: string,
  moments: readonly Moment[],
  { screens, phones }: { screens: number; phones: readonly Id[] },
): Promise<string[]> {
  const secret = newTableSecret();
  const sent: Sent = { bytes: 0, messages: 0 };
  const forGm = countedPost(mqttAt(address), sent);
  const table = openTable(forGm, secret, (moments[0] as Moment).view);
  await until(() => table.host.state().standing === 'up', 'The GM’s window reaching the relay');
  let heard = 0;
  const hear = () => {
    heard += 1;
  };
  const clients = Array.from({ length: screens }, () => openClient(mqttAt(address), secret, hear));
  const seats = phones.map(() => openPhone(forGm, mqttAt(address), hear));
  await until(() => clients.every(({ link }) => link.shown().view) && seats.every((one) => one.isHere()), 'Joining');
  const tellSeats = ({ seats: viewsOf }: Moment) =>
    phones.length === 0 ? 0 : viewsOf(phones).filter((view, at) => seats[at]?.tell(view)).length;
  tellSeats(moments[0] as Moment);
  // Whoever has joined asks for everything: the steps are measured after that.
  for (let before = -1; sent.bytes - before > 5000; ) {
    before = sent.bytes;
    await wait(2000);
  }
  const times: number[] = [];
  const sizes: number[] = [];
  const worked: number[] = [];
  const from = process.cpuUsage();
  for (const moment of moments.slice(1)) {
    const [before, bytes] = [heard, sent.bytes];
    const start = performance.now();
    table.step(moment.view);
    const told = tellSeats(moment);
    worked.push(performance.now() - start);
    for (let tries = 0; heard < before + screens + told && tries < 5000; tries += 1) await wait(0);
    times.push(performance.now() - start);
    sizes.push(sent.bytes - bytes);
    await wait(20);
  }
  const { user, system } = process.cpuUsage(from);
  for (const { link, guest } of clients) {
    link.stop();
    guest.stop();
  }
  for (const seat of seats) seat.stop();
  table.host.stop();
  await wait(300);
  return [
    `${screens} screens${phones.length > 0 ? ` and ${phones.length} phones` : ''}`,
    `${middle(times).toFixed(1)}, ${middle(times, 0.95).toFixed(1)}`,
    `${middle(worked).toFixed(1)}, ${middle(worked, 0.95).toFixed(1)}`,
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
const moments = momentsOf(game, STEPS);
const views = moments.map(({ view }) => view);
const phones = crowdEncounter(game, COMBATANTS).fight.order.slice(0, PHONES);
const relay = await startRelay();
const fights = [
  await measureFight(relay.address, moments, { screens: 4, phones: [] }),
  await measureFight(relay.address, moments, { screens: 4, phones }),
];
console.log(fights);
const crowd = await measureTables(relay.address, views, relay);
relay.end();
reportFigures('far', [
  {
    about: `One fight of Murdham with ${COMBATANTS} combatants over the relay of \`npm run relay\`, ${views.length - 1} steps, all on one machine. From the step to the moment when the last screen and phone has what it shows, opened and checked; of it the milliseconds in which the GM’s window works out what to send. Screens and phones are simulated in one process, and draw nothing.`,
    rows: [
      [
        'who looks',
        'ms: median, 95 %',
        'of it the GM’s window',
        'bytes a step: median, 95 %',
        'processor ms a step, all ends together',
      ],
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
