/** House rules of reactions, each played as assumed and as changed. */
import { describe } from 'vitest';
import {
  armedWith,
  attackBy,
  bladedFoe,
  type HouseRuleCase,
  heroP,
  holdsFor,
  nowIs,
  oneAt,
  partyBegins,
  stillOne,
} from './houseRules.testing.ts';

const swing = [...partyBegins, ...attackBy('p', 'f')];
const REACTIONS: Record<string, HouseRuleCase> = {
  leaving: {
    value: 'place',
    cast: [heroP, oneAt('f', 'a', 'bandit')],
    lines: [...partyBegins, { do: 'move', by: 'p' }, { answer: 'border:a-b' }],
    assumed: [nowIs({ question: null, place: { p: 'border:a-b' } })],
    changed: [nowIs({ question: { rule: 'MU-24' } })],
  },
  forcedProvoke: {
    value: true,
    cast: [
      oneAt('p', 'a', 'troll'),
      oneAt('p2', 'a', 'human', armedWith()),
      oneAt('f', 'a', 'bandit', { skills: ['bravery'], conditions: [{ id: 'grabbed', until: 'cause', by: 'p' }] }),
    ],
    lines: [...partyBegins, { do: 'throw', by: 'p', with: 'f' }, { answer: 'c' }],
    assumed: [nowIs({ question: { kind: 'dice', rule: 'MU-38' } })],
    changed: [nowIs({ question: { rule: 'MU-24', seat: 'p2' } })],
  },
  opportunityShots: {
    value: true,
    cast: [heroP, oneAt('f', 'a', 'human', armedWith(['bow']))],
    lines: [...partyBegins, { do: 'move', by: 'p' }, { answer: 'zone:b' }],
    assumed: [nowIs({ question: { options: ['f.unarmed.p', 'f.how.p', 'pass'] } })],
    changed: [nowIs({ question: { options: ['f.bow.p', 'f.how.p', 'pass'] } })],
  },
  frenziedReact: {
    value: 'any',
    cast: [heroP, bladedFoe({ conditions: ['frenzied'] })],
    lines: swing,
    assumed: [nowIs({ question: { options: ['counter-sword', 'counter-how', 'pass'] } })],
    changed: [nowIs({ question: { has: ['counter-sword', 'dodge'] } })],
  },
  tauntedReact: {
    value: 'anyone',
    cast: [heroP, oneAt('p2', 'd'), bladedFoe({ conditions: [{ id: 'taunted', until: 'cause', by: 'p2' }] })],
    lines: swing,
    assumed: [nowIs({ question: { kind: 'dice' } })],
    changed: [nowIs({ question: { rule: 'MU-18', has: ['dodge'], lacks: ['counter-sword'] } })],
  },
  distractedReact: {
    value: true,
    cast: [heroP, bladedFoe({ conditions: ['distracted'] })],
    lines: swing,
    assumed: [nowIs({ question: { kind: 'dice' } })],
    changed: [nowIs({ question: { rule: 'MU-18', has: ['dodge', 'counter-sword'] } })],
  },
  guardThenReact: {
    value: false,
    cast: [heroP, oneAt('f', 'a', 'bandit'), oneAt('f2', 'a', 'bandit', { skills: ['protect'] })],
    lines: [...swing, { answer: 'guard-f2' }],
    assumed: [nowIs({ question: { rule: 'MU-18', has: ['dodge'] } })],
    changed: [nowIs({ question: { kind: 'dice' } })],
  },
  powersGuarded: {
    value: true,
    cast: [
      oneAt('p', 'a', 'human', { powers: ['false-death'] }),
      oneAt('f', 'a', 'bandit'),
      oneAt('f2', 'a', 'bandit'),
    ],
    lines: [...partyBegins, { do: 'invoke', by: 'p', with: 'false-death' }, { answer: 'f' }],
    assumed: [nowIs({ question: { rule: 'MU-18', lacks: ['guard-f2', 'behind-f2'] } })],
    changed: [{ answer: 'guard-f2' }, nowIs({ question: null, standing: { f: 'up', f2: 'down' } })],
  },
  hideOn: {
    value: false,
    cast: [heroP, oneAt('f', 'a', 'bandit'), oneAt('f2', 'a', 'bandit'), oneAt('f3', 'a', 'bandit')],
    lines: [...swing, { answer: 'behind-f2' }, { answer: 'yes' }],
    assumed: [nowIs({ question: { rule: 'MU-18', has: ['behind-f3', 'dodge'] } })],
    changed: [nowIs({ question: { rule: 'MU-18', has: ['dodge'], lacks: ['behind-f3'] } })],
  },
  counterSaves: {
    value: false,
    cast: [heroP, bladedFoe({ conditions: ['blind'] })],
    lines: [...swing, { answer: 'counter-sword' }],
    assumed: [nowIs({ question: { title: 'to hit with the counter' } })],
    changed: [nowIs({ question: { title: 'Both roll' } })],
  },
  harmlessOrder: {
    value: 'attack-first',
    cast: [oneAt('p', 'a'), oneAt('f', 'a')],
    lines: [...partyBegins, { do: 'grapple', by: 'p' }, { answer: 'f' }, { answer: 'grapple' }, { answer: 20 }],
    assumed: [{ answer: 20 }, nowIs({ badges: { p: { grabbed: true }, f: { grabbed: true } } })],
    changed: [nowIs({ question: null, badges: { p: { grabbed: false }, f: { grabbed: true } } })],
  },
  meleeBlastDodge: {
    value: false,
    cast: [oneAt('p', 'a', 'human', armedWith(['torch', 'alcoholic-drink'], { skills: ['fire-eating'] })), bladedFoe()],
    lines: [...partyBegins, { do: 'fire-eating', by: 'p', with: 'fire-eating' }],
    assumed: [nowIs({ question: { has: ['dodge', 'counter-sword'] } })],
    changed: [nowIs({ question: { has: ['counter-sword'], lacks: ['dodge'] } })],
  },
  blastCounter: {
    value: 'never',
    cast: [heroP, oneAt('f', 'a', 'human', armedWith(['alchemists-fire']))],
    lines: swing,
    assumed: [nowIs({ question: { rule: 'MU-18', has: ['counter-alchemists-fire'] } })],
    changed: [nowIs({ question: { rule: 'MU-18', lacks: ['counter-alchemists-fire'] } })],
  },
  blastTwice: {
    value: true,
    cast: [
      oneAt('p', 'a', 'human', armedWith(['alchemists-fire'])),
      oneAt('f', 'b', 'bandit', stillOne),
      oneAt('f2', 'b', 'bandit'),
    ],
    lines: [
      ...partyBegins,
      { do: 'attack', by: 'p', with: 'alchemists-fire' },
      { answer: 'b' },
      { answer: 'guard-f2' },
      { answer: 1 },
    ],
    assumed: [nowIs({ question: null, tracks: { f: { health: 8 }, f2: { health: 7 } } })],
    changed: [nowIs({ question: null, tracks: { f: { health: 8 }, f2: { health: 6 } } })],
  },
  guardAnyone: {
    value: true,
    cast: [heroP, oneAt('p2', 'a'), oneAt('f', 'a', 'bandit')],
    lines: swing,
    assumed: [nowIs({ question: { rule: 'MU-18', lacks: ['guard-p2'] } })],
    changed: [nowIs({ question: { rule: 'MU-18', has: ['guard-p2'] } })],
  },
  strayReact: {
    value: false,
    cast: [oneAt('p', 'a', 'human', armedWith(['alchemists-fire'])), oneAt('f', 'd', 'bandit')],
    lines: [
      ...partyBegins,
      { do: 'attack', by: 'p', with: 'alchemists-fire' },
      { answer: 'c' },
      { answer: 20 },
      { answer: 1 },
    ],
    assumed: [nowIs({ question: { rule: 'MU-18', has: ['dodge'] } })],
    changed: [nowIs({ question: { kind: 'dice', rule: 'MU-28' } })],
  },
  stuntAfterReactions: {
    value: true,
    cast: [heroP, oneAt('f', 'a', 'bandit')],
    lines: [...partyBegins, { do: 'stunt', by: 'p', with: 'sword' }, { answer: 'f' }],
    assumed: [nowIs({ question: { kind: 'text', title: 'what instead' } })],
    changed: [
      nowIs({ question: { rule: 'MU-18' } }),
      { answer: 'pass' },
      { answer: { text: 'kneels' } },
      { answer: 'yes' },
      { answer: 'yes' },
      nowIs({ question: null, tracks: { f: { health: 8 } } }),
    ],
  },
};

describe('house rules of reactions', () => {
  holdsFor(['Reactions'], REACTIONS, ['finalBlowGuarded', 'cleaveOnLeaving']);
});
