/** The account in words, the same for the page, for paper and for Markdown. */
import type { Account, DiceAccount, Person, Turning, TurningKind } from '../../engine/account/account.ts';
import { capitalized, countWords } from '../../engine/words.ts';

/** A number with at most one decimal. */
export const shortNumber = (n: number): string => n.toFixed(1).replace(/\.0$/, '');

/** How the fight ended, as one line. */
export function accountHeadline({ ending }: Account): string {
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

/**
 * What the game says of the end beside the headline. Undefined where that is the headline itself.
 */
export const extraLossWords = ({ ending }: Account): string | undefined =>
  ending.how === 'settled' ? undefined : ending.told;

/** The limits of the figures that a reader must know, each as one sentence. */
export function accountCaveats(account: Account): string[] {
  const { ending, counted, unread, rulings, waiting } = account;
  return [
    ...(ending.how === 'cut short' || ending.how === 'settled'
      ? [`Still standing: ${ending.standing.join(', ')}.`]
      : []),
    ...(ending.how === 'running' ? ['The numbers go up to the last finished move.'] : []),
    ...(waiting > 0 ? [`Never came: ${countWords(waiting, 'combatant')} who would have joined in a later round.`] : []),
    ...(counted === 'no'
      ? ['Attacks, harm and reactions were not counted: the fight began with an older Affray. Dice and losses were.']
      : []),
    ...(unread > 0
      ? [`The dice of ${countWords(unread, 'move')} are missing: the rules have changed since they were rolled.`]
      : []),
    ...(rulings > 0 ? [`${countWords(rulings, 'ruling')} by hand: what you set by hand is not counted.`] : []),
  ];
}

/** "Murdham · 4 rounds · 31 moves". */
export const accountMeasures = ({ game, rounds, moves }: Account): string =>
  [game.name, rounds === 0 ? 'before round 1' : countWords(rounds, 'round'), countWords(moves, 'move')].join(' · ');

/**
 * The name of a round. Events before the first round (surprise, the roll for initiative) have no
 * round number.
 */
export const roundWords = (round: number): string => (round < 1 ? 'Before round 1' : `Round ${round}`);

/**
 * The sum of the dice: "214, expected 203". Successes are named as such, because they are no
 * points.
 */
export function diceWords({ points, successes }: DiceAccount): string {
  const parts = [
    ...(points.expected > 0 ? [`${shortNumber(points.rolled)}, expected ${shortNumber(points.expected)}`] : []),
    ...(successes.expected > 0
      ? [`${countWords(successes.rolled, 'success', 'successes')}, expected ${shortNumber(successes.expected)}`]
      : []),
  ];
  return parts.join('; ') || 'none';
}

/** The number of attacks, and how many hit. */
export const attackWords = ({ attacks, hits }: Pick<Person, 'attacks' | 'hits'>): string =>
  attacks === 0 ? '–' : `${hits} of ${attacks}`;
/** A figure, or a dash for nothing. */
export const figureText = (n: number): string => (n === 0 ? '–' : String(n));

const TURNING: Record<TurningKind, string> = {
  'first blood': 'First blood',
  'first down': 'The first to fall',
  down: 'Down',
  'up again': 'Up again',
  half: 'Half of them are out',
  side: 'None of them is standing any more',
  morale: 'Morale breaks',
  joined: 'Joins the fight',
  'changed sides': 'Changes sides',
  hardest: 'The hardest blow',
};

/** The turning points, with everything that one move did to one combatant joined into one. */
export function turningsOf(turning: readonly Turning[]): { first: Turning; words: string }[] {
  const found: { first: Turning; words: string[] }[] = [];
  for (const turn of turning) {
    const same = found.find(({ first }) => first.serial === turn.serial && first.about === turn.about);
    if (same) same.words.push(TURNING[turn.kind]);
    else found.push({ first: turn, words: [TURNING[turn.kind]] });
  }
  return found.map(({ first, words }) => ({ first, words: words.join(' · ') }));
}

/** The headings of the table of combatants, in column order. */
export const tableHeads = (account: Account): string[] => [
  'Who',
  'At the end',
  'Hits',
  `${capitalized(account.harmWord)} dealt`,
  `${capitalized(account.harmWord)} taken`,
  'Reactions',
  'Dice rolled',
];

/** One row of that table. */
export const tableCells = (one: Account['people'][number] | Account['sides'][number]): string[] => [
  one.name,
  'end' in one ? one.end.word : `${one.standing} of ${one.people} standing`,
  attackWords(one),
  figureText(one.dealt),
  figureText(one.taken),
  figureText(one.reactions),
  diceWords(one.dice),
];

/** In a side of this many or more, combatants with nothing to tell get no row of their own. */
const CROWD = 8;

/**
 * The combatants of a crowded side who did nothing that counts and suffered nothing. Empty unless
 * there are several.
 */
export function idleOf(people: readonly Person[]): Person[] {
  const idle = people.filter(
    ({ attacks, dealt, taken, reactions, dice }) => attacks + dealt + taken + reactions + dice.dice === 0,
  );
  return people.length > CROWD && idle.length > 3 ? idle : [];
}

/** Names for a line, with copies of one combatant joined: "Goblin 2, 6, 9, Goblin chief 1". */
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

/**
 * The combatants who did not stand at the end, by side and by kind of end, the most frequent end
 * first.
 */
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
