/** Tests the rules of Skirmish one by one, played as a table plays them. */
import { it } from 'vitest';
import type { Line } from '../../../src/engine/script.ts';
import { playScriptOf } from '../../../src/rulesets/common/playing.testing.ts';
import { inZone } from '../../../src/space/zones/zones.ts';
import { skirmish } from './index.ts';

/** Begins a fight of Ann and a raider in the mill's yard, and plays these lines. */
const play = (...lines: Line[]) =>
  playScriptOf(skirmish, {
    scene: 'mill',
    cast: [
      { id: 'ann', name: 'Ann', side: 'party', creature: 'hero', place: inZone('yard') },
      { id: 'raider', name: 'Raider', side: 'foes', creature: 'raider', place: inZone('yard') },
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
    { answer: 'zone:orchard' },
    { expect: { acting: 'ann', may: [] } },
    { do: 'end-turn', by: 'raider', refused: true },
    { do: 'end-turn', by: 'ann' },
    { expect: { acting: null, may: ['raider'] } },
    { do: 'end-turn', by: 'ann', refused: true },
    { do: 'end-turn', by: 'raider' },
    { expect: { round: 2, acting: null, offers: { ann: { 'end-turn': true } } } },
  );
});
it('SK-01 whoever has not acted when the next round begins is passed over, and the log names them', () => {
  play(
    { do: 'end-turn', by: 'ann' },
    { do: 'next-round' },
    { expect: { round: 2, log: ['Passed over without acting: Raider.', 'Round 2.'] } },
  );
});
it('SK-01 a combatant who leaves the fight has no turn any more', () => {
  play(
    { do: 'move', by: 'ann' },
    { answer: 'zone:orchard' },
    { edit: [{ edit: 'remove', combatant: 'ann' }], label: 'Ann leaves.' },
    { expect: { acting: null } },
  );
});
it('SK-02 a combatant moves to a place next to its own, once in a turn', () => {
  play(
    { do: 'move', by: 'ann' },
    { answer: 'zone:orchard' },
    { expect: { place: { ann: 'zone:orchard', raider: 'zone:yard' } } },
    { do: 'move', by: 'ann', refused: true },
  );
});
it('SK-03 a blow hits when die and Might reach Guard, misses at one less, and reaches only the same place', () => {
  play(...strikes('ann', 'raider', 'pass', 2), { expect: { tracks: { raider: { harm: 1 }, ann: { harm: 0 } } } });
  play(...strikes('ann', 'raider', 'pass', 1), { expect: { tracks: { raider: { harm: 0 } } } });
  play({ do: 'move', by: 'ann' }, { answer: 'zone:orchard' }, { do: 'attack', by: 'ann', refused: true });
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
    ...strikes('ann', 'raider', 'pass', 6),
    { expect: { standing: { raider: 'down', ann: 'standing' } } },
    { do: 'end-turn', by: 'raider', refused: true },
  );
});
