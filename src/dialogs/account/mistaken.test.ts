/** Whoever is taken out as a mistake is nowhere in the account of the fight, nor in its print. */
import { expect, it } from 'vitest';
import { accountOf } from '../../engine/account/accountOf.ts';
import type { Line } from '../../engine/script.ts';
import {
  foesBegin,
  hitBy,
  oneAt,
  playOut,
  stillOne,
  withSword,
  woundOf,
} from '../../rulesets/murdham/edges.testing.ts';
import { murdham } from '../../rulesets/murdham/index.ts';
import { markdownOf } from './markdown.ts';

const cast = [
  oneAt('p', 'a', 'human', { ...withSword, ...stillOne }),
  oneAt('f', 'a', 'bandit', withSword),
  { ...oneAt('slip', 'a', 'bandit', withSword), name: 'Slipped' },
];
const takenOut: Line = { edit: [{ edit: 'remove', combatant: 'slip' }], label: 'Taken out as a mistake' };
/** The slip strikes, is struck and falls before it is taken out. */
const fought = [...foesBegin, ...hitBy('slip', 'p', 'sword', 2), ...woundOf('slip', 30)];
const textOf = (...lines: Line[]) => {
  const account = accountOf(murdham, playOut({ cast, lines: [...fought, ...lines] }));
  return { account, text: `${JSON.stringify(account)}\n${markdownOf(account)}` };
};

it('whoever is taken out as a mistake is neither counted nor named after the fight', () => {
  const { account, text } = textOf(takenOut);
  expect(text).not.toMatch(/slip/i);
  expect(account.sides.map(({ people }) => people)).toEqual([1, 1]);
  const [party] = account.sides;
  expect([party?.taken, account.unowned]).toEqual([2, 2]);
});
it('whoever is brought back, or was never taken out, is counted and named', () => {
  const back: Line = { undo: 1 };
  for (const { account, text } of [textOf(), textOf(takenOut, back)]) {
    expect(text).toMatch(/Slipped/);
    expect(account.sides.map(({ people }) => people)).toEqual([1, 2]);
  }
});
it('whoever is taken out while a question is open is not counted either', () => {
  const open: Line[] = [{ do: 'attack', by: 'f', with: 'sword' }];
  const { text } = textOf(...open, takenOut, { answer: 'p' }, { answer: { dice: [1] } });
  expect(text).not.toMatch(/slip/i);
});
