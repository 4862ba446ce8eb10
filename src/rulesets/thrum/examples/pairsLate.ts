/**
 * Moves in which many rules meet: a latecomer rolls in the middle of a fall, and abilities are used
 * on an ally’s square.
 */
import type { Script } from '../../../engine/script.ts';
import { thrumSheet } from '../sheet/sheet.ts';
import { burstAndPush, mendAndPush, recoverAndRiposte, rushAndRiposte } from './pairs.ts';

type Lines = Script['lines'];

/** Eve, who is added to the fight by hand and has no initiative yet. */
const eve = {
  id: 'eve',
  name: 'Eve',
  side: 'party',
  hidden: false,
  place: { kind: 'square' as const, column: 0, row: 3 },
  look: {},
  note: '',
  sheet: thrumSheet.start(),
};
const rolls: Lines = [
  { note: 'Ash has fallen. Before the next turn starts the latecomer rolls.' },
  { expect: { log: ['TH-35'], question: { kind: 'dice', rule: 'TH-01' } } },
  { answer: { dice: { eve: [1, 2] } } },
  { expect: { log: ['Eve rolls initiative'], question: { rule: 'TH-03', seat: 'dee' } } },
];

const goesOn: Lines = [
  { note: 'The last of those who began it is down, but Eve is up: it goes on.' },
  { expect: { stage: 'running', standing: { cy: 'down', eve: 'up' }, log: ['TH-34', 'TH-35'], logNot: ['TH-08'] } },
];

/**
 * The same fight with Eve in it. She rolls when Ash has fallen, and the fight goes on while she
 * stands.
 */
function withLatecomer(script: Script, title: string, about: string): Script {
  const { lines } = script;
  const acts = lines.findIndex((line) => 'do' in line && line.do === 'use');
  const starts = lines.findIndex((line, at) => at > acts && 'answer' in line && line.answer === 'start');
  const falls = lines
    .slice(acts, starts)
    .filter((line) => !('expect' in line && line.expect.question?.rule === 'TH-03'));
  const over = lines.findIndex((line) => 'expect' in line && line.expect.stage === 'over');
  const after = over < 0 ? lines.slice(starts) : [...lines.slice(starts, over), ...goesOn];
  const comes: Lines = [{ edit: [{ edit: 'add', combatant: eve }], label: 'Eve comes.' }];
  return {
    ...script,
    title,
    about,
    lines: [...lines.slice(0, acts), ...comes, ...falls, ...rolls, ...after],
  };
}

export const lateRiposte = withLatecomer(
  recoverAndRiposte,
  'Late to a defeat (TH-01 with TH-31 to TH-36)',
  'Eve comes as Ash falls; Dee panics, is struck by cold and strikes back. With Eve on her feet the party is not beaten.',
);
export const lateMend = withLatecomer(
  mendAndPush,
  'Late to a fall from a height (TH-01 with TH-15, TH-25, TH-26, TH-27)',
  'Eve comes as Ash falls, who mended itself first; Dee turns the cold and pushes Cy down into the wind.',
);
export const lateBurst = withLatecomer(
  burstAndPush,
  'Late to the cold (TH-01 with TH-13, TH-30, TH-38)',
  'Ash lays a Blizzard and falls; Eve comes; Cy is pushed down for its cold.',
);
export const lateRush = withLatecomer(
  rushAndRiposte,
  'Late to a leap (TH-01 with TH-11, TH-15, TH-28)',
  'Ash leaps down at Dee, misses and falls; Eve comes before Dee panics.',
);

export const latePairExamples: readonly Script[] = [lateRiposte, lateMend, lateBurst, lateRush];
