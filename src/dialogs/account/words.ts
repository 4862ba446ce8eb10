/** The account in words: for the page, for paper and for Markdown alike. */
import type { Account, DiceAccount, Person, Turning, TurningKind } from '../../engine/account/account.ts';
import { capital, count } from '../../engine/words.ts';

/** A number with one place after the point, where it has one. */
export const short = (n: number): string => n.toFixed(1).replace(/\.0$/, '');

/** How it ended, as one line. */
export function headline({ ending }: Account): string {
  const names = ending.standing.join(', ');
  switch (ending.how) {
    case 'won':
      return `Won: ${names}`;
    case 'settled':
      return ending.told?.replace(/\.$/, '') ?? 'Over by the rules of the game';
    case 'cut short':
      return 'Cut short: nobody has won';
    case 'nobody':
      return 'Nobody is left standing';
    case 'running':
      return 'The fight is still going on';
  }
}

/** What the game says of it beside the headline, where that is not the headline itself. */
export const toldBeside = ({ ending }: Account): string | undefined =>
  ending.how === 'settled' ? undefined : ending.told;

/** What a reader must know before trusting the figures, each as one sentence. */
export function caveats(account: Account): string[] {
  const { ending, counted, unread, rulings, waiting } = account;
  return [
    ...(ending.how === 'cut short' || ending.how === 'settled'
      ? [`Still standing: ${ending.standing.join(', ')}.`]
      : []),
    ...(ending.how === 'running' ? ['These are the figures up to the last finished move.'] : []),
    ...(waiting > 0 ? [`Never came: ${count(waiting, 'combatant')} who would have joined in a later round.`] : []),
    ...(counted === 'no'
      ? ['Attacks, harm and reactions were not counted: the fight began with an older Affray. Dice and losses were.']
      : []),
    ...(unread > 0
      ? [`The dice of ${count(unread, 'move')} are missing: the rules have changed since they were rolled.`]
      : []),
    ...(rulings > 0 ? [`${count(rulings, 'ruling')} by hand: what was set so is not among the figures.`] : []),
  ];
}

/** "Murdham · 4 rounds · 31 moves". */
export const measures = ({ game, rounds, moves }: Account): string =>
  [game.name, rounds === 0 ? 'before round 1' : count(rounds, 'round'), count(moves, 'move')].join(' · ');

/** In which round it was; what comes before the first (surprise, the roll for initiative) is none. */
export const roundWords = (round: number): string => (round < 1 ? 'Before round 1' : `Round ${round}`);

/** What dice came to: "214, expected 203"; successes are said so, since they are no points. */
export function diceWords({ points, successes }: DiceAccount): string {
  const parts = [
    ...(points.expected > 0 ? [`${short(points.rolled)}, expected ${short(points.expected)}`] : []),
    ...(successes.expected > 0
      ? [`${count(successes.rolled, 'success', 'successes')}, expected ${short(successes.expected)}`]
      : []),
  ];
  return parts.join('; ') || 'none';
}

/** Whether dice fell higher or lower than they do on average, in a word: whether that was luck is the game's to say. Few dice say nothing. */
export function fellWord({ dice, points, successes }: DiceAccount): string {
  const expected = points.expected + successes.expected;
  if (dice < 6 || expected === 0) return '';
  const share = (points.rolled + successes.rolled) / expected;
  if (share >= 1.15) return 'high';
  return share <= 0.85 ? 'low' : 'even';
}

/** Attacks with how many hit. */
export const attackWords = ({ attacks, hits }: Pick<Person, 'attacks' | 'hits'>): string =>
  attacks === 0 ? '–' : `${hits} of ${attacks}`;
/** A figure, or a dash for nothing. */
export const figure = (n: number): string => (n === 0 ? '–' : String(n));

const TURNING: Record<TurningKind, string> = {
  'first blood': 'First blood',
  'first down': 'The first to fall',
  down: 'Down',
  'up again': 'Up again',
  half: 'Half of them are out',
  side: 'Nobody of them stands any more',
  morale: 'Morale breaks',
  joined: 'Joins the fight',
  'changed sides': 'Changes sides',
  hardest: 'The hardest blow',
};

/** Turning points with all that one move meant for the same one as one. */
export function turningsOf(turning: readonly Turning[]): { first: Turning; words: string }[] {
  const found: { first: Turning; words: string[] }[] = [];
  for (const turn of turning) {
    const same = found.find(({ first }) => first.serial === turn.serial && first.about === turn.about);
    if (same) same.words.push(TURNING[turn.kind]);
    else found.push({ first: turn, words: [TURNING[turn.kind]] });
  }
  return found.map(({ first, words }) => ({ first, words: words.join(' · ') }));
}

/** The heads of the table of what each did, in its order. */
export const heads = (account: Account): string[] => [
  'Who',
  'At the end',
  'Hits',
  `${capital(account.harmWord)} dealt`,
  `${capital(account.harmWord)} taken`,
  'Reactions',
  'Dice rolled',
];

/** One row of that table. */
export const cells = (one: Account['people'][number] | Account['sides'][number]): string[] => [
  one.name,
  'end' in one ? one.end.word : `${one.standing} of ${one.people} standing`,
  attackWords(one),
  figure(one.dealt),
  figure(one.taken),
  figure(one.reactions),
  diceWords(one.dice),
];

/** From so many of a side on, those of whom there is nothing to tell are not each a row. */
const CROWD = 8;

/** Those of a side who did nothing that is counted and were done nothing, where the side is a crowd and they are several. */
export function idleOf(people: readonly Person[]): Person[] {
  const idle = people.filter(
    ({ attacks, dealt, taken, reactions, dice }) => attacks + dealt + taken + reactions + dice.dice === 0,
  );
  return people.length > CROWD && idle.length > 3 ? idle : [];
}

/** Names for a line, in which the copies of one stand together: "Goblin 2, 6, 9, Goblin chief 1". */
export function namesOf(people: readonly Pick<Person, 'name'>[]): string {
  const said = new Map<string, string>();
  for (const { name } of people) {
    const [, of, copy] = /^(.+) (\d+)$/.exec(name) ?? [];
    const key = of === undefined ? name : `${of} #`;
    const before = said.get(key);
    said.set(key, before === undefined ? name : `${before}, ${copy ?? name}`);
  }
  return [...said.values()].join(', ');
}

/** Who did not stand at the end: by side, and those who ended alike together, the most of them first. */
export const lossesOf = ({ sides, people }: Account): { side: string; ends: { word: string; lost: Person[] }[] }[] =>
  sides
    .map(({ id, name }) => {
      const ends = new Map<string, Person[]>();
      for (const one of people)
        if (one.side === id && one.end.at !== 'up') ends.set(one.end.word, [...(ends.get(one.end.word) ?? []), one]);
      const alike = [...ends].map(([word, lost]) => ({ word, lost }));
      return { side: name, ends: alike.sort((a, b) => b.lost.length - a.lost.length) };
    })
    .filter(({ ends }) => ends.length > 0);
