/**
 * Scripted fights in which two rules meet: manners ticked together, barriers and siege pieces, a
 * fighter felled in their own turn, who goes first.
 */
import type { Line, Script } from '../../../engine/script.ts';
import { type Member, memberOf } from './cast.ts';

const script = (title: string, about: string, cast: Member[], lines: Line[], more: Partial<Script> = {}): Script => ({
  title,
  about,
  ruleset: 'murdham',
  scene: 'crossroads',
  seed: 12,
  cast,
  lines: [{ begin: true }, { answer: 'party' }, ...lines],
  ...more,
});
const brave = { skills: ['bravery'] };

const manners = script(
  'A stunt held back, and a counter in another manner (MU-11, MU-13, MU-21, MU-33)',
  'Several manners of one blow; the bandit’s counter is held back too.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'milestone', { gear: ['sword'] }),
    memberOf('bandit', 'Bandit', 'foes', 'bandit', 'milestone', { ...brave, gear: ['sword'] }),
  ],
  [
    { do: 'attack-how', by: 'una' },
    { answer: 'sword' },
    { answer: 'damage' },
    { answer: 'bandit' },
    { note: 'In the mud, with the flat of the blade, and with an offer.' },
    { answer: { picked: ['hard', 'stunt', 'hold-back'] } },
    { answer: 3 },
    { answer: { text: 'throws down the sword' } },
    { answer: 'surrender' },
    { answer: 'no' },
    { answer: 'counter-how' },
    { answer: 'counter-sword' },
    { answer: { picked: ['hold-back'] } },
    { answer: { dice: { attack: [5, 2], counter: [4, 1] } } },
    { expect: { tracks: { bandit: { health: 6 }, una: { health: 8 } }, log: ['MU-13', 'MU-21'] } },
  ],
);

const siege = script(
  'The bandits at the ballista (MU-05, MU-27, MU-30, MU-32)',
  'The party lets the foes go first; a barrier shields one of two from the bolt; then the ballista itself is attacked.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'milestone', { ...brave, gear: ['great-sword'] }),
    memberOf('otto', 'Otto', 'party', 'soldier', 'milestone', { ...brave, gear: ['sword'] }),
    memberOf('gunner', 'Gunner', 'foes', 'bandit', 'west-road', brave),
    memberOf('ballista', 'Ballista', 'foes', 'ballista', 'west-road'),
  ],
  [
    { do: 'rule-cover' },
    { answer: 'otto' },
    { answer: 'barrier' },
    { do: 'go-first', by: 'party', with: 'foes' },
    { expect: { may: ['gunner'], log: ['MU-05'] } },
    { do: 'attack', by: 'gunner', with: 'ballista.ballista' },
    { answer: 'milestone' },
    { expect: { log: ['A barrier shields Otto'], question: { rule: 'MU-18' } } },
    { answer: 'pass' },
    { answer: 4 },
    { expect: { tracks: { una: { health: 5 } } } },
    { do: 'end-turn', by: 'gunner' },
    { do: 'move', by: 'una' },
    { answer: 'zone:west-road' },
    { do: 'attack', by: 'una', with: 'great-sword' },
    { answer: 'ballista' },
    { answer: 7 },
    { expect: { tracks: { ballista: { health: 9 } } } },
  ],
);

const felled = script(
  'Felled in one’s own turn, and the end of the round (MU-04, MU-06, MU-21, MU-29)',
  'A counter ends the turn of the one it fells. When the last one falls in its own turn the round ends, and the dying die.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'milestone', { gear: ['sword'], harm: 5 }),
    memberOf('bandit', 'Bandit', 'foes', 'bandit', 'milestone', { ...brave, gear: ['sword'] }),
  ],
  [
    { do: 'attack', by: 'una', with: 'sword' },
    { answer: 'bandit' },
    { answer: 'counter-sword' },
    { answer: { dice: { attack: [1], counter: [4] } } },
    { expect: { acting: null, badges: { una: { dying: true } }, log: ['does not land'] } },
    { do: 'turn', by: 'bandit' },
    { note: 'A beam comes down on the bandit, in its own turn: the round is over, and nobody has helped Una.' },
    { do: 'rule-harm' },
    { answer: 'bandit' },
    { answer: 6 },
    { answer: 'direct' },
    { expect: { acting: null, may: [], round: 3, standing: { una: 'dead' }, log: ['Round 2 ends'] } },
  ],
);

export const seamExamples: readonly Script[] = [manners, siege, felled];
