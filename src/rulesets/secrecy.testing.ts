/**
 * Plays a fight twice, with hidden combatants and without. As long as players have seen no deed of
 * a hidden combatant, both views must be the same.
 */
import { answersOf } from '../engine/byHand/inputs.ts';
import type { Encounter } from '../engine/encounter.ts';
import { everyone, type Fight } from '../engine/fight.ts';
import { answerQuestion, dispatch, liveStateOf, rollFor } from '../engine/history.ts';
import { offersOf, TABLE } from '../engine/legality.ts';
import { anyAnswer, commandOfOffer, freeOffers, randomDecider, setUpOrThrow } from '../engine/play.testing.ts';
import { type PublicView, publicView } from '../engine/public/publicView.ts';
import type { Answer, Option, Question } from '../engine/question.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Script } from '../engine/script.ts';
import type { Id } from '../engine/words.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { withHidden } from './hiddenCast.testing.ts';
import {
  equalSeats,
  excerptOf,
  isAlike,
  isSecret,
  logOf,
  mayAct,
  orderOf,
  type SecrecyResult,
  sameDice,
  samePlaces,
} from './secrecyKit.testing.ts';

/** The fights can no longer be compared: players saw a hidden combatant or one of its deeds. */
class Parted extends Error {}

/** Both fights, and the moves that are made in both. */
class Pair {
  readonly #ruleset: Ruleset;
  readonly #decide: ReturnType<typeof randomDecider>;
  readonly #hidden: ReadonlySet<Id>;
  /** `w` is the fight without the hidden combatants, `h` the fight with them. */
  w: Encounter;
  h: Encounter;
  readonly told: SecrecyResult = { looks: 0, seats: 0, moves: 0, secret: 0 };

  constructor(ruleset: Ruleset, script: Script, seed: number) {
    this.#ruleset = ruleset;
    this.#decide = randomDecider(seed);
    const plain = { ...script, seed, lines: [] };
    this.w = setUpOrThrow(ruleset, readyScenes, plain);
    this.h = setUpOrThrow(ruleset, readyScenes, withHidden(plain, seed));
    this.#hidden = new Set(this.h.fight.order.filter((id) => !this.w.fight.order.includes(id)));
  }

  #view(at: Encounter): PublicView {
    const { fight, question } = liveStateOf(this.#ruleset, at);
    return publicView(this.#ruleset, fight, question, { party: 'exact', others: 'exact' });
  }

  /** What the table can see in the fight itself: sheets and places of the seen combatants. */
  #seen(at: Encounter): string {
    const { fight } = liveStateOf(this.#ruleset, at);
    const own = everyone(fight)
      .filter(({ id }) => !this.#hidden.has(id))
      .map(({ id, sheet, place, side, hidden }) => [id, sheet, place, side, hidden]);
    return JSON.stringify([fight.stage, fight.scene, own]);
  }

  /** The open cards and initiatives, as the fight itself shows them. */
  #badges(at: Encounter): string {
    const { rows } = this.#ruleset.order(liveStateOf(this.#ruleset, at).fight);
    const open = rows.flatMap(({ combatant, badge }) =>
      this.#hidden.has(combatant) ? [] : [`${combatant}: ${badge}`],
    );
    return open.sort().join();
  }

  /** Compares both views. Where the fights themselves differ the comparison is skipped. */
  #look(): void {
    if (this.#seen(this.w) !== this.#seen(this.h)) throw new Parted('its presence told on others');
    if (this.#badges(this.w) !== this.#badges(this.h)) throw new Parted('other cards were drawn');
    this.#pass();
    // A hidden combatant's turn counts for its side, so the two orders may differ after it.
    const [one, other] = [liveStateOf(this.#ruleset, this.w), liveStateOf(this.#ruleset, this.h)];
    const orders = [one, other].map(({ fight }) => orderOf(this.#ruleset, fight, this.#hidden));
    if (this.told.secret > 0 && orders[0] !== orders[1] && !mayAct(this.#ruleset, other.fight, this.#hidden))
      throw new Parted('a hidden turn moved the order on');
    this.told.looks += 1;
    this.told.seats += equalSeats(this.#ruleset, one, other);
    const [without, now] = [this.#view(this.w), this.#view(this.h)];
    for (const key of Object.keys({ ...without, ...now }) as (keyof PublicView)[])
      if (JSON.stringify(without[key]) !== JSON.stringify(now[key]))
        throw new Error(
          `The views differ in ${key}: without ${excerptOf(without[key], now[key])}\nwith ${excerptOf(now[key], without[key])}\nThe log without:\n${logOf(liveStateOf(this.#ruleset, this.w))}\nwith:\n${logOf(liveStateOf(this.#ruleset, this.h))}`,
        );
  }

  /** The GM's order of the seen combatants; the turn of a hidden one may move it on. */
  #orderOfSeen(): string {
    return orderOf(this.#ruleset, this.h.fight, this.#hidden);
  }

  /** Whether only hidden combatants are due. The players see nothing of this wait. */
  #hiddenDue(): boolean {
    const { fight, question } = liveStateOf(this.#ruleset, this.h);
    if (question || fight.stage !== 'running') return false;
    const due = this.#ruleset.order(fight).rows.filter(({ state }) => state === 'acting' || state === 'may');
    return due.length > 0 && due.every(({ combatant }) => this.#hidden.has(combatant));
  }

  #viewsEqual(): boolean {
    return JSON.stringify(this.#view(this.w)) === JSON.stringify(this.#view(this.h));
  }

  /** Passes turns of hidden combatants until both fights stand alike or a seen one has the turn. */
  #pass(): void {
    const tried = new Set<string>();
    for (let n = 0; n < 12 && this.#hiddenDue() && !this.#viewsEqual(); n += 1) {
      const { next, rows } = this.#ruleset.order(this.h.fight);
      if (!next) return;
      if (tried.has(next.action)) {
        const due = rows.flatMap(({ combatant, state }) => (state === 'may' ? [combatant] : []));
        this.#secretDeed(due.filter((id) => this.#hidden.has(id)));
        tried.clear();
        continue;
      }
      tried.add(next.action);
      this.#do('h', { type: 'act', actor: next.actor, action: next.action });
      this.#finishSecret();
      this.told.secret += 1;
    }
  }

  #do(which: 'w' | 'h', command: unknown): void {
    const next = dispatch(this.#ruleset, this[which], command);
    if (!next.ok) throw new Parted(`refused by ${next.refusal.rule}`);
    this[which] = next.value;
  }

  /** Answers questions that only hidden combatants cause. `before`: what players saw earlier. */
  #finishSecret(before?: string): void {
    let leak: string | undefined;
    for (let n = 0; n < 200; n += 1) {
      const { question } = liveStateOf(this.#ruleset, this.h);
      const beside = liveStateOf(this.#ruleset, this.w).question;
      if (!question || !(isSecret(question, this.#hidden) || !isAlike(question, beside))) {
        // The other fight now asks another question, so the two fights have parted.
        if (leak !== undefined && (question || !beside)) throw new Error(leak);
        return;
      }
      if (before !== undefined && (this.#seen(this.h) !== before || this.#view(this.h).asked))
        throw new Parted('what a hidden one did was seen');
      leak ??= this.#leakOf(question);
      this.#answerAlone(question);
    }
    throw new Parted('it asks without end');
  }

  /** The title of a question that would reveal hidden combatants to players who see it asked. */
  #leakOf({ title }: Question): string | undefined {
    const { asked } = this.#view(this.h);
    if (asked === undefined || JSON.stringify(asked) === JSON.stringify(this.#view(this.w).asked)) return undefined;
    return `The players see what only a hidden one makes a question: ${asked.title} (${title})\n${logOf(liveStateOf(this.#ruleset, this.w))}\nwith:\n${logOf(liveStateOf(this.#ruleset, this.h))}`;
  }

  #answerAlone(question: Question): void {
    const pass =
      'options' in question ? question.options.find(({ tone, blocked }) => tone === 'pass' && !blocked) : undefined;
    const given: Answer | undefined =
      question.kind === 'dice'
        ? undefined
        : question.kind === 'choose' && pass
          ? { kind: 'choose', option: pass.id }
          : anyAnswer(question, this.#decide);
    const next = given ? answerQuestion(this.#ruleset, this.h, question.id, given) : rollFor(this.#ruleset, this.h);
    if (!next.ok) throw new Parted('a secret question takes no answer');
    this.h = next.value;
  }

  /** Answers the same question in both fights with the same answer. */
  #answerBoth(one: Question, other: Question): void {
    if (one.kind === 'dice') {
      const rolled = rollFor(this.#ruleset, this.w);
      if (!rolled.ok) throw new Error(rolled.refusal.text);
      this.w = rolled.value;
      const given = answersOf(this.w.open?.given ?? this.w.past.at(-1)?.given ?? []).at(-1);
      const wanted = other.kind === 'dice' ? other.rolls.map(({ id }) => id) : [];
      if (!sameDice(one, other)) throw new Parted('other dice are rolled');
      const faces = given?.kind === 'dice' ? Object.entries(given.faces).filter(([id]) => wanted.includes(id)) : [];
      const next = rollFor(this.#ruleset, this.h, 'drawn', Object.fromEntries(faces));
      if (!next.ok) throw new Parted('other dice are rolled');
      this.h = next.value;
      return;
    }
    // Typed results come one by one without an owner, so they cannot keep two fights in step.
    const free = (options: readonly Option[]) =>
      options.filter(({ id, blocked }) => !blocked && id !== 'enter').map(({ id }) => id);
    const both =
      'options' in one && 'options' in other
        ? { ...one, options: one.options.filter(({ id, blocked }) => !blocked && free(other.options).includes(id)) }
        : one;
    if ('options' in both && both.options.length === 0) throw new Parted('nothing is left to choose in both');
    const given = anyAnswer(both, this.#decide);
    for (const which of ['w', 'h'] as const) {
      const { question } = liveStateOf(this.#ruleset, this[which]);
      const next = given && question && answerQuestion(this.#ruleset, this[which], question.id, given);
      if (!next?.ok) throw new Parted('an answer fits only one of them');
      this[which] = next.value;
    }
  }

  /** Answers until no question is open in either fight, and compares after each answer. */
  #settle(): void {
    for (let n = 0; n < 300; n += 1) {
      this.#finishSecret();
      const [one, other] = [liveStateOf(this.#ruleset, this.w).question, liveStateOf(this.#ruleset, this.h).question];
      if (!one && !other) return;
      if (!one || !other || !isAlike(other, one)) throw new Parted('one asks what the other does not');
      if (!samePlaces(one, other)) throw new Parted('a hidden one takes up a place');
      this.#look();
      this.#answerBoth(one, other);
    }
    throw new Parted('it asks without end');
  }

  /** Lets a hidden combatant act unseen. Parts the fights when players can see what it did. */
  #actInSecret(): void {
    const order = this.#orderOfSeen();
    if (!this.#secretDeed([...this.#hidden])) return;
    this.#pass();
    if (this.#orderOfSeen() !== order) throw new Parted('a hidden turn moved the order on');
  }

  /** Lets one of these hidden combatants do an allowed deed. Gives whether one of them could. */
  #secretDeed(who: readonly Id[]): boolean {
    const mine = who
      .flatMap((id) => offersOf(this.#ruleset, this.h.fight, id))
      // A ruling of the GM is no deed of a hidden combatant.
      .filter(({ blocked, action }) => !blocked && action !== 'ruled');
    if (mine.length === 0) return false;
    const before = this.#seen(this.h);
    this.#do('h', commandOfOffer(this.#decide.of(mine)));
    this.#finishSecret(before);
    this.told.secret += 1;
    if (this.#seen(this.h) !== before) throw new Parted('what a hidden one did was seen');
    return true;
  }

  /** Makes a move that both fights allow; now and then a hidden one acts before it. */
  #move(): void {
    if (this.#decide.int(0, 2) === 0) {
      this.#actInSecret();
      this.#look();
    }
    const offers = freeOffers(this.#ruleset, this.w);
    if (offers.length === 0) throw new Parted('nobody may do anything');
    const own = offers.filter(({ actor }) => actor !== TABLE);
    // Only hidden combatants have moves left, and players would see the rounds pass.
    if (own.length === 0) throw new Parted('nobody whom the players see may act');
    const command = commandOfOffer(this.#decide.of(own.length > 0 && this.#decide.int(0, 5) > 0 ? own : offers));
    this.#do('w', command);
    const tried = dispatch(this.#ruleset, this.h, command);
    if (!tried.ok) {
      // A hidden combatant has the turn. It lets the turn go, and then the move is made.
      const { next } = this.#ruleset.order(this.h.fight);
      if (next && this.#hidden.has(next.actor)) {
        this.#do('h', { type: 'act', actor: next.actor, action: next.action });
        this.told.secret += 1;
      }
      this.#finishSecret();
      this.#pass();
    }
    if (tried.ok) this.h = tried.value;
    else this.#do('h', command);
    this.#settle();
    this.#look();
    this.told.moves += 1;
  }

  /** Plays this many moves; stops where the fights part. */
  play(moves: number): SecrecyResult {
    try {
      for (const which of ['w', 'h'] as const) this.#do(which, { type: 'begin' });
      this.#settle();
      this.#look();
      while (this.told.moves < moves && running(this.w.fight)) this.#move();
    } catch (error) {
      if (!(error instanceof Parted)) throw error;
      this.told.parted = error.message;
    }
    return this.told;
  }
}

const running = ({ stage }: Fight): boolean => stage === 'running';

/**
 * Plays a script's set-up twice with one seed, with hidden combatants and without. Throws where the
 * players' views differ although players have seen no hidden deed.
 */
export const playForSecrecy = (ruleset: Ruleset, script: Script, seed: number, moves: number): SecrecyResult =>
  new Pair(ruleset, script, seed).play(moves);
