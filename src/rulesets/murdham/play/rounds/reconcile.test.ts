/** What the fight corrects by itself for the players' view. */
import { expect, it } from 'vitest';
import { playForSecrecy } from '../../../secrecy.testing.ts';
import { murdham } from '../../index.ts';

it('a fighter who falls in the middle of a move keeps the turn in the players’ order, whether or not a hidden fighter is left out of it', () => {
  const { script } = murdham.ready[239 % murdham.ready.length] ?? {};
  expect(script && playForSecrecy(murdham, script, 239, 24).looks).toBeGreaterThan(3);
});
