/** Tests the code that games share for dice and for orders of play. */
import { expect, it } from 'vitest';
import { readFaces } from '../../engine/dice/dice.ts';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import { dicePool, keptDie } from './dice.ts';
import { listOrder } from './turns.ts';

it('counts the dice of a pool that show enough, and none that shows less', () => {
  expect(readFaces(dicePool('grasp', 6, 4, 4), [[3], [4], [6], [1]])).toBe(2);
  expect(readFaces(dicePool('grasp', 6, 2, 4), [[3], [1]])).toBe(0);
});

it('keeps the best or the worst of several dice', () => {
  expect(readFaces(keptDie('blow', 20, 2, 'highest'), [[3], [17]])).toBe(17);
  expect(readFaces(keptDie('blow', 20, 2, 'lowest'), [[3], [17]])).toBe(3);
});

const { fight } = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const turns = {
  round: 2,
  acting: null,
  out: () => false,
  done: () => false,
  may: () => true,
  prompt: 'Anybody may act.',
  next: { actor: 'table', action: 'next-round', label: 'Next round' },
};
const idsIn = (order: ReturnType<typeof listOrder>) => order.rows.map(({ id }) => id);

it('lists everybody as they were set up, with the round as the title', () => {
  const order = listOrder(fight, turns);
  expect(idsIn(order)).toEqual(fight.order);
  expect(order.title).toBe('Round 2');
});

it('lists first whom the game names, then the others, and nobody who has left', () => {
  const [first = '', second = ''] = fight.order;
  const order = listOrder(fight, { ...turns, order: ['gone', second], title: 'Round 2, the quick' });
  expect(idsIn(order)).toEqual([second, first, ...fight.order.slice(2)]);
  expect(order.title).toBe('Round 2, the quick');
});
