/** Tests the rules of Freeform besides the order of play, played as a table plays them. */
import { expect, it } from 'vitest';
import { inputsOf } from '../../engine/byHand/inputs.ts';
import { forecast } from '../../engine/odds/odds.ts';
import type { Line } from '../../engine/script.ts';
import { freeform } from './index.ts';
import { harmBy, playTable, setOn, trackWith } from './table.testing.ts';

it('FF-07 anybody goes anywhere where there is room, and the distance is told in the table’s unit', () => {
  playTable({
    scene: 'watch-yard',
    house: { unit: '5 ft' },
    lines: [
      { do: 'move', by: 'bo' },
      { answer: 'square:4,4', refused: true },
      { answer: 'square:13,6' },
      { expect: { place: { bo: 'square:13,6', ann: 'square:4,4' }, log: ['moves 30 ft'], acting: 'ann' } },
      setOn('raider', 'hits.left', 0),
      { answer: 'no' },
      { do: 'move', by: 'raider', refused: 'FF-13' },
    ],
  });
  playTable({
    lines: [{ do: 'move', by: 'ann' }, { answer: 'zone:orchard' }, { expect: { place: { ann: 'zone:orchard' } } }],
  });
});
it('FF-07 a slanted step counts one, or two every second time, and a ruler and the pointer say so', () => {
  const way = [
    { kind: 'square', column: 0, row: 0 },
    { kind: 'square', column: 4, row: 4 },
  ] as const;
  const read = (house: object) => freeform.ruler(playTable({ scene: 'watch-yard', house: { ...house } }).fight, way);
  expect([read({}), read({ diagonals: 'one or two' }), read({ unit: '2 m' })]).toEqual([
    '4 squares',
    '6 squares',
    '8 m',
  ]);
  const { fight } = playTable({ scene: 'watch-yard' });
  expect(freeform.aim(fight, 'ann', 'raider').text).toBe('6 squares');
  expect(freeform.aim(playTable({}).fight, 'ann', 'raider').text).toBe('same zone');
});
it('FF-08 any formula is rolled for any purpose, against a number, by typed dice, and a fault is asked about again', () => {
  playTable({
    lines: [
      { do: 'roll', by: 'bo', with: 'typed' },
      { expect: { question: { kind: 'text', rule: 'FF-08' } } },
      { answer: { text: '2x6' } },
      { expect: { question: { kind: 'text', rule: 'FF-08' } } },
      { answer: { text: '2d6+3 vs 10 climbing the wall' } },
      { expect: { odds: { about: 'bo', outcomes: { made: 21 / 36, failed: 15 / 36 } } } },
      { answer: { dice: [3, 4] } },
      { expect: { log: ['Bo rolls climbing the wall: 10, made against 10'] } },
      { do: 'roll', by: 'ann', with: 'own-to-hit' },
      { answer: 7 },
      { expect: { log: ['Ann rolls To hit: 11'] } },
    ],
  });
});
it('FF-08 an exploding die counts its top whole and is rolled again, and the kept dice alone count', () => {
  playTable({
    lines: [
      { do: 'roll', by: 'ann', with: 'typed' },
      { answer: { text: '1d6!' } },
      { answer: { dice: [6, 6, 2] } },
      { expect: { log: ['rolls Dice: 14'] } },
      { do: 'roll', by: 'ann', with: 'typed' },
      { answer: { text: '4d6kh3 - 1d4' } },
      { answer: { dice: [1, 5, 5, 6, 2] } },
      { expect: { log: ['rolls Dice: 14'] } },
      { do: 'roll', by: 'ann', with: 'typed' },
      { answer: { text: '5d10>=7' } },
      { answer: { dice: [7, 6, 10, 1, 9] } },
      { expect: { log: ['rolls Dice: 3'] } },
    ],
  });
});
it('FF-09 an advantage adds a die and keeps the best, a disadvantage the worst, and they cancel each other', () => {
  const rolls = (text: string, ...answers: Line[]): Line[] => [
    { do: 'roll', by: 'ann', with: 'typed' },
    { answer: { text } },
    ...answers,
  ];
  playTable({
    lines: [
      ...rolls('d20 adv vs 11', { expect: { odds: { about: 'ann', outcomes: { made: 0.75, failed: 0.25 } } } }),
      { answer: { ruling: 'disadvantage' } },
      { expect: { odds: { about: 'ann', outcomes: { made: 0.5, failed: 0.5 } } } },
      { answer: { ruling: 'disadvantage' } },
      { answer: { dice: [15, 4] } },
      { expect: { log: ['4, failed against 11'] } },
      ...rolls('2d6', { answer: { ruling: 'advantage' } }, { answer: { dice: [1, 5, 4] } }),
      { expect: { log: ['rolls Dice: 9'] } },
      ...rolls(
        '2d20kl1',
        { answer: { ruling: 'advantage' } },
        { expect: { question: { kind: 'dice' } } },
        { answer: { dice: [12] } },
      ),
      { expect: { log: ['rolls Dice: 12'] } },
    ],
  });
});
it('FF-10 harm takes hit points down to 0, healing gives them back up to their most, and nobody else is touched', () => {
  playTable({
    lines: [
      ...harmBy('ann', 'bo', '1d6+1'),
      { answer: 4 },
      { expect: { tracks: { bo: { hits: 11 }, ann: { hits: 20 } } } },
      ...harmBy('ann', 'raider', '40'),
      { answer: 'no' },
      { expect: { tracks: { raider: { hits: 0 } }, standing: { raider: 'out' } } },
      { do: 'heal', by: 'ann' },
      { answer: 'bo' },
      { answer: { text: '99' } },
      { expect: { tracks: { bo: { hits: 16 } } } },
    ],
  });
});
it('FF-10 the target says how much harm it takes where the house rules say so', () => {
  playTable({
    house: { answers: true },
    lines: [
      ...harmBy('ann', 'raider', '5'),
      { expect: { question: { rule: 'FF-10', seat: 'raider', options: ['all', 'half', 'none'] } } },
      { answer: 'half' },
      { expect: { tracks: { raider: { hits: 7 } } } },
      ...harmBy('ann', 'raider', '5'),
      { answer: 'none' },
      { expect: { tracks: { raider: { hits: 7 } } } },
    ],
  });
});
it('FF-11 a track takes harm of those without hit points, and its end puts its bearer out only where it says so', () => {
  const sheets = { bo: { 'hits.most': 0, tracks: [trackWith({})] } };
  playTable({
    sheets,
    lines: [
      ...harmBy('ann', 'bo', '2'),
      { expect: { tracks: { bo: { 'own-doom': 2 } }, standing: { bo: 'standing' } } },
    ],
  });
  playTable({ sheets, lines: [...harmBy('ann', 'bo', '3'), { expect: { standing: { bo: 'out' } } }] });
  const down = trackWith({ counts: 'down', value: 2 });
  playTable({
    sheets: { bo: { tracks: [down, trackWith({ id: 'heat', name: 'Heat', end: 'nothing' })] } },
    lines: [
      setOn('bo', 'tracks.1.value', 3),
      { expect: { standing: { bo: 'standing' } } },
      setOn('bo', 'tracks.0.value', 0),
      { expect: { standing: { bo: 'out' }, log: ['Bo is out of the fight'] } },
    ],
  });
});
it('FF-11 the table shares tracks, which go no further than their ends', () => {
  playTable({
    lines: [
      { do: 'new-clock' },
      { answer: { text: 'Oil' } },
      { answer: 1 },
      { do: 'clock', with: 'own-oil:down', refused: 'FF-11' },
      { do: 'clock', with: 'own-oil:up' },
      { expect: { tracks: { table: { 'own-oil': 1 } }, log: ['Oil: 1 of 1, and full'] } },
      { do: 'clock', with: 'own-oil:up', refused: 'FF-11' },
    ],
  });
});
it('FF-12 a state ends with its turn, with its round, at the next turn, or by hand', () => {
  const gains = (by: string, state: string): Line[] => [{ do: 'state', by }, { answer: `state-${state}` }];
  const badges = (ann: Record<string, boolean | number>): Line => ({ expect: { badges: { ann } } });
  playTable({
    lines: [
      ...gains('ann', 'stunned'),
      ...gains('ann', 'guarding'),
      ...gains('ann', 'frightened'),
      ...gains('ann', 'prone'),
      { do: 'state', by: 'ann' },
      { answer: 'state-prone', refused: true },
      { answer: 'another' },
      { answer: { text: 'On fire' } },
      { answer: 'rounds' },
      { answer: 1 },
      badges({ 'own-stunned': true, 'own-guarding': true, 'own-frightened': 3, 'own-prone': true, 'own-on-fire': 1 }),
      { do: 'end-turn', by: 'ann' },
      badges({ 'own-stunned': false, 'own-guarding': true }),
      { do: 'next-round' },
      badges({ 'own-guarding': false, 'own-frightened': 2, 'own-on-fire': false, 'own-prone': true }),
      { do: 'end-state', by: 'ann' },
      { answer: 'own-prone' },
      badges({ 'own-prone': false, 'own-frightened': 2 }),
      { do: 'end-state', by: 'bo', refused: 'FF-12' },
    ],
  });
});
it('FF-13 a combatant who is defeated or has left has no turn, and the game master can bring anybody back', () => {
  playTable({
    lines: [
      { do: 'ruled', by: 'raider', with: 'defeated' },
      { answer: 'no' },
      { expect: { standing: { raider: 'out' } } },
      { do: 'end-turn', by: 'ann' },
      { expect: { acting: 'bo' } },
      { do: 'harm', by: 'raider', refused: 'FF-13' },
      { do: 'ruled', by: 'raider', with: 'back' },
      { expect: { standing: { raider: 'standing' }, log: ['Raider is back'] } },
      { do: 'ruled', by: 'bo', with: 'dies' },
      { expect: { standing: { bo: 'dead' }, log: ['Bo is dead'] } },
      { do: 'ruled', by: 'bo', with: 'back' },
      { expect: { standing: { bo: 'standing' } } },
      { do: 'ruled', by: 'ann', with: 'leaves' },
      { expect: { standing: { ann: 'has left' } } },
      setOn('raider', 'hits.left', 0),
      { answer: 'no' },
      { do: 'ruled', by: 'raider', with: 'back' },
      { expect: { tracks: { raider: { hits: 1 } }, standing: { raider: 'standing' } } },
    ],
  });
});
it('FF-14 the table is reminded of morale once half of a side are out, and only where it wants to be', () => {
  const half = setOn('bo', 'hits.left', 0);
  playTable({ lines: [half, { do: 'morale', by: 'party', refused: 'FF-14' }] });
  playTable({
    house: { morale: true },
    lines: [
      { expect: { morale: { party: 'steady' } } },
      { do: 'morale', by: 'party', refused: 'FF-14' },
      half,
      { expect: { morale: { party: 'due' } } },
      { do: 'morale', by: 'party' },
      { expect: { morale: { party: 'passed' } } },
    ],
  });
});
it('FF-15 the game master is asked about the end once all of a side are out, and ends the fight at any time', () => {
  const again: Line[] = [setOn('raider', 'hits.left', 3), ...harmBy('ann', 'raider', '3')];
  playTable({
    lines: [
      ...harmBy('ann', 'raider', '9'),
      { expect: { question: { rule: 'FF-15', seat: 'gm' } } },
      { answer: 'no' },
      { expect: { stage: 'running' } },
      ...harmBy('ann', 'raider', '1'),
      { expect: { question: null } },
      ...again,
      { answer: 'yes' },
      { expect: { stage: 'over', log: ['The fight is over'] } },
    ],
  });
  playTable({
    house: { asksEnd: false },
    lines: [...harmBy('ann', 'raider', '9'), { expect: { question: null } }, { end: true }],
  });
});
it('FF-16 a note stands in the log for all or for the game master, and an empty one is none', () => {
  const { fight } = playTable({
    lines: [
      { do: 'note', by: 'ann', with: 'gm' },
      { answer: { text: 'She lies.' } },
      { expect: { log: ['Ann: She lies.'] } },
      { do: 'note', by: 'ann', with: 'all' },
      { answer: { text: '' } },
      { expect: { logNot: ['Ann:'] } },
    ],
  });
  expect(fight.log.find(({ rule }) => rule === 'FF-16')?.shown).toBeUndefined();
});
it('FF-10 the odds of an open spear never count a healing by hand as its doing', () => {
  const { encounter } = playTable({
    sheets: { raider: { hits: { left: 10, most: 20, end: 'out' } } },
    lines: [...harmBy('ann', 'raider', '1d4'), setOn('raider', 'hits.left', 15)],
  });
  const { open, fight } = encounter;
  if (!open) throw new Error('No move is open.');
  const { outcomes } = forecast(freeform, fight, open.command, inputsOf(open.given), 'raider');
  expect(outcomes.map(({ outcome }) => outcome.label)).toEqual(['1 harm', '2 harm', '3 harm', '4 harm']);
});
