/** One fight played twice side by side, with hidden ones in it and without them: as long as what they do is not seen, the players' view is the same. */
import type { Encounter } from '../engine/encounter.ts';
import { everyone, type Fight } from '../engine/fight.ts';
import { answer, dispatch, live, rollFor } from '../engine/history.ts';
import { offersOf, TABLE } from '../engine/legality.ts';
import { anyAnswer, commandOfOffer, decider, freeOffers, setUpOrThrow } from '../engine/play.testing.ts';
import { type PublicView, publicView } from '../engine/public/publicView.ts';
import type { Answer, Option, Question } from '../engine/question.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Script } from '../engine/script.ts';
import type { Id } from '../engine/words.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { alike, excerpt, isSecret, logOf, mayAct, orderOf, sameDice, samePlaces } from './besidesQuestions.testing.ts';
import { withHidden } from './hiddenCast.testing.ts';

/** What came of it: how often both views were held against each other, and why the fights went apart, if they did. */
export interface Besides {
  looks: number;
  moves: number;
  /** Turns and deeds of hidden ones between two looks. */
  secret: number;
  parted?: string;
}

/** The fights can no longer be held against each other: what a hidden one did, or that it is there, has been seen. */
class Parted extends Error {}

/** Both fights, and what is done to them. */
class Pair {
  readonly #ruleset: Ruleset;
  readonly #decide: ReturnType<typeof decider>;
  readonly #hidden: ReadonlySet<Id>;
  /** Without the hidden ones, and with them. */
  w: Encounter;
  h: Encounter;
  readonly told: Besides = { looks: 0, moves: 0, secret: 0 };

  constructor(ruleset: Ruleset, script: Script, seed: number) {
    this.#ruleset = ruleset;
    this.#decide = decider(seed);
    const plain = { ...script, seed, lines: [] };
    this.w = setUpOrThrow(ruleset, readyScenes, plain);
    this.h = setUpOrThrow(ruleset, readyScenes, withHidden(plain, seed));
    this.#hidden = new Set(this.h.fight.order.filter((id) => !this.w.fight.order.includes(id)));
  }

  #view(at: Encounter): PublicView {
    const { fight, question } = live(this.#ruleset, at);
    return publicView(this.#ruleset, fight, question, { party: 'exact', others: 'exact' });
  }

  /** What anybody at the table can see of the fight itself: sheets and places of whom the players see. */
  #seen(at: Encounter): string {
    const { fight } = live(this.#ruleset, at);
    const own = everyone(fight)
      .filter(({ id }) => !this.#hidden.has(id))
      .map(({ id, sheet, place, side, hidden }) => [id, sheet, place, side, hidden]);
    return JSON.stringify([fight.stage, fight.scene, own]);
  }

  /** The cards and initiatives that lie open, as the fight itself has them. */
  #badges(at: Encounter): string {
    const { rows } = this.#ruleset.order(live(this.#ruleset, at).fight);
    const open = rows.flatMap(({ combatant, badge }) =>
      this.#hidden.has(combatant) ? [] : [`${combatant}: ${badge}`],
    );
    return open.sort().join();
  }

  /** Both views are held against each other. Where the fights themselves have gone apart there is nothing to hold. */
  #look(): void {
    if (this.#seen(this.w) !== this.#seen(this.h)) throw new Parted('its presence told on others');
    if (this.#badges(this.w) !== this.#badges(this.h)) throw new Parted('other cards were drawn');
    this.#pass();
    // A turn of theirs counts for their side; where it has given the next one to others, and none of them is due, the order is another.
    const [one, other] = [live(this.#ruleset, this.w).fight, live(this.#ruleset, this.h).fight];
    const orders = [one, other].map((fight) => orderOf(this.#ruleset, fight, this.#hidden));
    if (this.told.secret > 0 && orders[0] !== orders[1] && !mayAct(this.#ruleset, other, this.#hidden))
      throw new Parted('a hidden turn moved the order on');
    this.told.looks += 1;
    const [without, now] = [this.#view(this.w), this.#view(this.h)];
    for (const key of Object.keys({ ...without, ...now }) as (keyof PublicView)[])
      if (JSON.stringify(without[key]) !== JSON.stringify(now[key]))
        throw new Error(
          `The views differ in ${key}: without ${excerpt(without[key], now[key])}\nwith ${excerpt(now[key], without[key])}\nThe log without:\n${logOf(live(this.#ruleset, this.w))}\nwith:\n${logOf(live(this.#ruleset, this.h))}`,
        );
  }

  /** The order as the GM has it, of whom the players see: where sides take turns, a hidden one that acts gives the turn on. */
  #orderOfSeen(): string {
    return orderOf(this.#ruleset, this.h.fight, this.#hidden);
  }

  /** Whether nobody but hidden ones is due: the table waits for them, and the players see nothing of it. */
  #hiddenDue(): boolean {
    const { fight, question } = live(this.#ruleset, this.h);
    if (question || fight.stage !== 'running') return false;
    const due = this.#ruleset.order(fight).rows.filter(({ state }) => state === 'acting' || state === 'may');
    return due.length > 0 && due.every(({ combatant }) => this.#hidden.has(combatant));
  }

  #viewsEqual(): boolean {
    return JSON.stringify(this.#view(this.w)) === JSON.stringify(this.#view(this.h));
  }

  /**
   * The hidden ones that are due let their turns go, until the fight stands where it does without them. Where the step that comes next only
   * hands the turn round among them, one of them takes it.
   */
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

  /**
   * Questions of the fight with hidden ones, as long as they are for these alone. `before`: what was seen before one of them did what is asked
   * about. Where that has changed, or somebody whom the players see is asked, what it did was seen.
   */
  #finishSecret(before?: string): void {
    let leak: string | undefined;
    for (let n = 0; n < 200; n += 1) {
      const { question } = live(this.#ruleset, this.h);
      const beside = live(this.#ruleset, this.w).question;
      if (!question || !(isSecret(question, this.#hidden) || !alike(question, beside))) {
        // Where the other fight asks what is not asked here any more, it is no question more but another one: they have parted.
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

  /** A question that would not be put without the hidden ones, if the players could see it asked. */
  #leakOf({ title }: Question): string | undefined {
    const { asked } = this.#view(this.h);
    if (asked === undefined || JSON.stringify(asked) === JSON.stringify(this.#view(this.w).asked)) return undefined;
    return `The players see what only a hidden one makes a question: ${asked.title} (${title})\n${logOf(live(this.#ruleset, this.w))}\nwith:\n${logOf(live(this.#ruleset, this.h))}`;
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
    const next = given ? answer(this.#ruleset, this.h, question.id, given) : rollFor(this.#ruleset, this.h);
    if (!next.ok) throw new Parted('a secret question takes no answer');
    this.h = next.value;
  }

  /** Answers the same question in both fights alike. */
  #answerBoth(one: Question, other: Question): void {
    if (one.kind === 'dice') {
      const rolled = rollFor(this.#ruleset, this.w);
      if (!rolled.ok) throw new Error(rolled.refusal.text);
      this.w = rolled.value;
      const given = (this.w.open?.given ?? this.w.past.at(-1)?.given ?? []).at(-1)?.answer;
      const wanted = other.kind === 'dice' ? other.rolls.map(({ id }) => id) : [];
      if (!sameDice(one, other)) throw new Parted('other dice are rolled');
      const faces = given?.kind === 'dice' ? Object.entries(given.faces).filter(([id]) => wanted.includes(id)) : [];
      const next = rollFor(this.#ruleset, this.h, 'drawn', Object.fromEntries(faces));
      if (!next.ok) throw new Parted('other dice are rolled');
      this.h = next.value;
      return;
    }
    // What is entered by hand is asked for one by one, and does not say whose it is: the two could not be kept in step.
    const free = (options: readonly Option[]) =>
      options.filter(({ id, blocked }) => !blocked && id !== 'enter').map(({ id }) => id);
    const both =
      'options' in one && 'options' in other
        ? { ...one, options: one.options.filter(({ id, blocked }) => !blocked && free(other.options).includes(id)) }
        : one;
    if ('options' in both && both.options.length === 0) throw new Parted('nothing is left to choose in both');
    const given = anyAnswer(both, this.#decide);
    for (const which of ['w', 'h'] as const) {
      const { question } = live(this.#ruleset, this[which]);
      const next = given && question && answer(this.#ruleset, this[which], question.id, given);
      if (!next?.ok) throw new Parted('an answer fits only one of them');
      this[which] = next.value;
    }
  }

  /** Answers until nothing is asked in either, and looks after each answer. */
  #settle(): void {
    for (let n = 0; n < 300; n += 1) {
      this.#finishSecret();
      const [one, other] = [live(this.#ruleset, this.w).question, live(this.#ruleset, this.h).question];
      if (!one && !other) return;
      if (!one || !other || !alike(other, one)) throw new Parted('one asks what the other does not');
      if (!samePlaces(one, other)) throw new Parted('a hidden one takes up a place');
      this.#look();
      this.#answerBoth(one, other);
    }
    throw new Parted('it asks without end');
  }

  /** A hidden one does something on the GM's side of the screen; parted when it has touched what players see. */
  #actInSecret(): void {
    const order = this.#orderOfSeen();
    if (!this.#secretDeed([...this.#hidden])) return;
    this.#pass();
    if (this.#orderOfSeen() !== order) throw new Parted('a hidden turn moved the order on');
  }

  /** One of these hidden ones does something that it may; whether any could. */
  #secretDeed(who: readonly Id[]): boolean {
    const mine = who.flatMap((id) => offersOf(this.#ruleset, this.h.fight, id)).filter(({ blocked }) => !blocked);
    if (mine.length === 0) return false;
    const before = this.#seen(this.h);
    this.#do('h', commandOfOffer(this.#decide.of(mine)));
    this.#finishSecret(before);
    this.told.secret += 1;
    if (this.#seen(this.h) !== before) throw new Parted('what a hidden one did was seen');
    return true;
  }

  /** A move that both can make; before it, now and then, one of the hidden. */
  #move(): void {
    if (this.#decide.int(0, 2) === 0) {
      this.#actInSecret();
      this.#look();
    }
    const offers = freeOffers(this.#ruleset, this.w);
    if (offers.length === 0) throw new Parted('nobody may do anything');
    const own = offers.filter(({ actor }) => actor !== TABLE);
    // The time is the hidden ones' alone then, and the rounds that pass are seen.
    if (own.length === 0) throw new Parted('nobody whom the players see may act');
    const command = commandOfOffer(this.#decide.of(own.length > 0 && this.#decide.int(0, 5) > 0 ? own : offers));
    this.#do('w', command);
    const tried = dispatch(this.#ruleset, this.h, command);
    if (!tried.ok) {
      // One of the hidden has the turn: it is let go, and the move is made then.
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

  /** Plays so many moves; stops where the fights part. */
  play(moves: number): Besides {
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

/** Plays a script's set-up twice, with hidden ones and without, by one seed. Throws where the players' views differ though nothing was seen. */
export const playBesides = (ruleset: Ruleset, script: Script, seed: number, moves: number): Besides =>
  new Pair(ruleset, script, seed).play(moves);
