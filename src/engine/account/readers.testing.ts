/**
 * Reads from the sentences of each game what they say of attacks, harm and reactions, without the
 * procedures that told the sentences.
 */
import type { ReadEntry } from '../log/read.ts';
import { type Asked, chosenOption, type Reader } from './counted.testing.ts';

const sumOf = (text: string, words: RegExp): number =>
  [...text.matchAll(words)].reduce((sum, match) => sum + Number(match[1]), 0);
const says = (lines: readonly ReadEntry[], words: RegExp): number =>
  lines.filter(({ text }) => words.test(text)).length;
const answered = (asked: readonly Asked[], is: (one: Asked) => boolean): number => asked.filter(is).length;
/** The value at a path of a sheet. */
const valueAt = (sheet: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (here, key) => (typeof here === 'object' && here !== null ? Reflect.get(here, key) : undefined),
      sheet,
    );
/** The number at a path of a sheet. */
const at = (sheet: unknown, path: string): number => Number(valueAt(sheet, path) ?? 0);

export const logReaders: Readonly<Record<string, Reader>> = {
  murdham: {
    hit: ({ text }) => / hits .* with .*: \d+ damage(?: \(|\.)/.test(text),
    miss: ({ text, rule }) => (rule === 'MU-11' || rule === 'MU-20') && / misses /.test(text),
    lost: ({ text, rule }) => (rule === 'MU-28' ? sumOf(text, / loses (\d+) health: /g) : 0),
    measure: (sheet) => at(sheet, 'harm'),
    besides:
      /regain|heal|omen saves|mends|comes back|injured|mutat|animal|shape|splits|power|drug|over\.$|dies|drink|potion|rest|confus|suffer/i,
    // An action that is no blow (a net, a hold, disarming, a stunt, the final blow, a save to hit)
    // tells no sentence when it has no effect.
    untold: (lines) =>
      lines.some(
        ({ rule, text }) =>
          ['MU-14', 'MU-24', 'MU-33', 'MU-34', 'MU-35', 'MU-36'].includes(rule) ||
          /to hit|does not land|omen saves/.test(text),
      ),
    reactions: (asked, lines) =>
      answered(asked, (one) => one.ask.rule === 'MU-18' && one.ask.kind === 'choose' && chosenOption(one) !== 'pass') +
      says(lines, / makes an opportunity attack on /) -
      says(lines, / does not agree to take the blow |finds a blast unfit/),
  },
  einfelst: {
    hit: ({ text, rule }) => /^EW-2[07]$/.test(rule) && / hits .* with .+: \d+ success/.test(text),
    miss: ({ text, rule }) => /^EW-2[07]$/.test(rule) && / misses /.test(text),
    lost: ({ text }) => sumOf(text, / takes (\d+) (?:Physical Harm|Mental Harm|points? of Harm)/g),
    // Boxes of Harm do not add up to the harm suffered, because full rows push Harm upward. The
    // plain counts of other sheets do add up.
    measure: (sheet) => (valueAt(sheet, 'counts') === 'points' ? at(sheet, 'points') : undefined),
    besides: /heal|recover|regain|rest|by hand/i,
    untold: (lines) => lines.some(({ rule }) => rule === 'EW-25'),
    reactions: (_, lines) =>
      says(lines, / (gives chase|tries to (?:dodge|parry|resist|stand firm|twist away|break free|hold on))\.$/),
  },
  hestia: {
    hit: ({ text, rule, dice }) =>
      (/^HE-(09|10)$/.test(rule) && / hits /.test(text)) ||
      (/^HE-1[02]$/.test(rule) && / casts /.test(text) && dice.length > 0),
    miss: ({ text, rule }) => /^HE-(09|11|12)$/.test(rule) && / misses /.test(text),
    lost: ({ text }) => sumOf(text, / loses (\d+) (?:Grit|Flesh)(?:; [^.]*)?\.$/g),
    measure: (sheet) => -at(sheet, 'grit.now') - at(sheet, 'flesh.now'),
    besides: /for the strain|drinks|Grit back|comes round|by hand|rest/i,
    reactions: (asked, lines) =>
      says(lines, / tries to strike at the back of /) +
      answered(
        asked,
        ({ ask, answer }) => / do with the free action\?$/.test(ask.title) && chosenOption({ ask, answer }) !== 'pass',
      ),
  },
  ingenuity: {
    hit: ({ text, rule }) => /^IN-2[24]$/.test(rule) && / hits .* with .* against \d+/.test(text),
    miss: ({ text, rule }) =>
      (rule === 'IN-22' && / misses .* with /.test(text)) ||
      (rule === 'IN-33' && / does not hit after all: /.test(text)),
    lost: ({ text }) =>
      / endurance, \d+ health left\.$/.test(text) ? sumOf(text.replace(/:.*$/, ''), /(\d+) (?:endurance|health)/g) : 0,
    measure: (sheet) => -at(sheet, 'endurance.now') - at(sheet, 'health.now'),
    besides: /comes to|wakes|recover|heal|rest|conscious again|resuscit|breath|regain|back/i,
    reactions: (asked, lines) =>
      says(lines, / acts as readied: /) +
      asked.reduce((sum, { ask, answer }) => {
        if (answer.kind === 'pick' && /^Who tries to (fortify|resist)/.test(ask.title))
          return sum + answer.options.length;
        const free = ask.detail?.includes('This defence is no reaction.') ?? false;
        const option = chosenOption({ ask, answer });
        if (ask.kind === 'choose' && option === 'ward')
          return sum + (ask.options.some(({ id, label }) => id === 'ward' && /: free$/.test(label)) ? 0 : 1);
        if (/: defend\?$/.test(ask.title) && option.startsWith('intercept:')) return sum + 1;
        return sum + Number(/: defend\?$/.test(ask.title) && option !== 'none' && !free);
      }, 0),
  },
  thrum: {
    hit: ({ text, rule }) =>
      (rule === 'TH-18' && /: (?:a hit|a crit)\b/.test(text)) ||
      (rule === 'TH-19' && / not defended, a hit/.test(text)),
    miss: ({ text, rule }) =>
      (rule === 'TH-18' && /: avoided\b/.test(text)) || (rule === 'TH-43' && / misses: out of range\.$/.test(text)),
    lost: ({ text, rule }) =>
      rule === 'TH-29' && / takes \d/.test(text)
        ? sumOf(text.replace(/ from .*$/, ''), /(\d+) (?:Fatigue|Stress)/g)
        : 0,
    measure: (sheet) => at(sheet, 'load.fatigue') + at(sheet, 'load.stress'),
    besides:
      /The fight is over| pays | → |Tolerance \d|panics|turned|Mind Over Matter|Stress becomes|Wound|comes round|rest|by hand/i,
    reactions: (asked) =>
      answered(asked, ({ ask, answer }) => ask.rule === 'TH-28' && chosenOption({ ask, answer }) === 'yes'),
  },
};
