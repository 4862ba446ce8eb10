/** Tests the rules of Skirmish one by one, played as a table plays them. */
import { it } from 'vitest';
import type { Line } from '../../../src/engine/script.ts';
import { playScriptOf } from '../../../src/rulesets/common/playing.testing.ts';
import { squarePlace } from '../../../src/space/squares/squares.ts';
import { skirmish } from './index.ts';

/** Begins a fight of Ann and a raider side by side in the watch yard, and plays these lines. */
const play = (...lines: Line[]) =>
  playScriptOf(skirmish, {
    scene: 'watch-yard',
    cast: [
      { id: 'ann', name: 'Ann', side: 'party', creature: 'hero', place: squarePlace({ column: 8, row: 4 }) },
      { id: 'raider', name: 'Raider', side: 'foes', creature: 'raider', place: squarePlace({ column: 9, row: 4 }) },
    ],
    lines: [{ begin: true }, ...lines],
  });
const strikes = (by: string, whom: string, dodge: 'dodge' | 'pass', die: number): Line[] => [
  { do: 'attack', by },
  { answer: whom },
  { answer: dodge },
  { answer: die },
];

it('SK-01 each combatant acts once a round and not in another’s turn, and when nobody is left the next round begins', () => {
  play(
    { do: 'move', by: 'ann' },
    { answer: 'square:7,4' },
    { expect: { acting: 'ann', may: [] } },
    { do: 'end-turn', by: 'raider', refused: true },
    { do: 'end-turn', by: 'ann' },
    { expect: { acting: null, may: ['raider'] } },
    { do: 'end-turn', by: 'ann', refused: true },
    { do: 'end-turn', by: 'raider' },
    { expect: { round: 2, acting: null, offers: { ann: { 'end-turn': true } } } },
  );
});
it('SK-01 a combatant who leaves the fight has no turn any more', () => {
  play(
    { do: 'move', by: 'ann' },
    { answer: 'square:7,4' },
    { edit: [{ edit: 'remove', combatant: 'ann' }], label: 'Ann leaves.' },
    { expect: { acting: null } },
  );
});
it('SK-02 a combatant walks up to five squares, once in a turn, and not through an enemy', () => {
  play(
    { do: 'move', by: 'ann' },
    { answer: 'square:2,4', refused: true },
    { answer: 'square:9,4', refused: true },
    { answer: 'square:4,3' },
    { expect: { place: { ann: 'square:4,3', raider: 'square:9,4' } } },
    { do: 'move', by: 'ann', refused: true },
  );
});
it('SK-03 a blow hits when die and Might reach Guard, misses at one less, and reaches only the squares beside it', () => {
  play(...strikes('ann', 'raider', 'pass', 2), { expect: { tracks: { raider: { harm: 1 }, ann: { harm: 0 } } } });
  play(...strikes('ann', 'raider', 'pass', 1), { expect: { tracks: { raider: { harm: 0 } } } });
  play({ do: 'move', by: 'ann' }, { answer: 'square:7,4' }, { do: 'attack', by: 'ann', refused: true });
});
it('SK-04 a dodge raises Guard before the die falls, once a round', () => {
  play(...strikes('ann', 'raider', 'dodge', 3), { expect: { tracks: { raider: { harm: 0 } } } });
  play(...strikes('ann', 'raider', 'dodge', 4), { expect: { tracks: { raider: { harm: 1 } } } });
  const again: Line = { edit: [{ edit: 'state', path: 'dodged', value: ['raider'] }], label: 'It has dodged.' };
  play(again, { do: 'attack', by: 'ann' }, { answer: 'raider' }, { expect: { question: { kind: 'dice' } } });
});
it('SK-05 a combatant who has taken all the harm that it can take is down and does nothing', () => {
  play(
    { edit: [{ edit: 'sheet', combatant: 'raider', path: 'harm', value: 3 }], label: 'Nearly down.' },
    ...strikes('ann', 'raider', 'pass', 2),
    { expect: { standing: { raider: 'down', ann: 'standing' } } },
    { do: 'end-turn', by: 'raider', refused: true },
  );
});
it('SK-06 a blow that hits by three may push a square away, and one that hits by two may not', () => {
  play(
    ...strikes('ann', 'raider', 'pass', 5),
    { expect: { question: { rule: 'SK-06', options: ['square:10,3', 'square:10,4', 'square:10,5', 'stays'] } } },
    { answer: 'square:10,4' },
    { expect: { place: { raider: 'square:10,4', ann: 'square:8,4' } } },
  );
  play(...strikes('ann', 'raider', 'pass', 5), { answer: 'stays' }, { expect: { place: { raider: 'square:9,4' } } });
  play(...strikes('ann', 'raider', 'pass', 4), { expect: { place: { raider: 'square:9,4' }, acting: null } });
});
