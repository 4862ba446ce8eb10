/** House rules of reactions, each played as assumed and as changed. */
import { describe } from 'vitest';
import {
  armed,
  attack,
  bladed,
  holdsFor,
  one,
  p,
  partyBegins,
  type Reading,
  state,
  still,
} from './houseRules.testing.ts';

const swing = [...partyBegins, ...attack('p', 'f')];
const REACTIONS: Record<string, Reading> = {
  leaving: {
    value: 'place',
    cast: [p, one('f', 'a', 'bandit')],
    lines: [...partyBegins, { do: 'move', by: 'p' }, { answer: 'border:a-b' }],
    assumed: [state({ question: null, place: { p: 'border:a-b' } })],
    changed: [state({ question: { rule: 'MU-24' } })],
  },
  forcedProvoke: {
    value: true,
    cast: [
      one('p', 'a', 'troll'),
      one('p2', 'a', 'human', armed()),
      one('f', 'a', 'bandit', { skills: ['bravery'], conditions: [{ id: 'grabbed', until: 'cause', by: 'p' }] }),
    ],
    lines: [...partyBegins, { do: 'throw', by: 'p', with: 'f' }, { answer: 'c' }],
    assumed: [state({ question: { kind: 'dice', rule: 'MU-38' } })],
    changed: [state({ question: { rule: 'MU-24', seat: 'p2' } })],
  },
  opportunityShots: {
    value: true,
    cast: [p, one('f', 'a', 'human', armed(['bow']))],
    lines: [...partyBegins, { do: 'move', by: 'p' }, { answer: 'zone:b' }],
    assumed: [state({ question: { options: ['f.unarmed.p', 'f.how.p', 'pass'] } })],
    changed: [state({ question: { options: ['f.bow.p', 'f.how.p', 'pass'] } })],
  },
  frenziedReact: {
    value: 'any',
    cast: [p, bladed({ conditions: ['frenzied'] })],
    lines: swing,
    assumed: [state({ question: { options: ['counter-sword', 'counter-how', 'pass'] } })],
    changed: [state({ question: { has: ['counter-sword', 'dodge'] } })],
  },
  tauntedReact: {
    value: 'anyone',
    cast: [p, one('p2', 'd'), bladed({ conditions: [{ id: 'taunted', until: 'cause', by: 'p2' }] })],
    lines: swing,
    assumed: [state({ question: { kind: 'dice' } })],
    changed: [state({ question: { rule: 'MU-18', has: ['dodge'], lacks: ['counter-sword'] } })],
  },
  distractedReact: {
    value: true,
    cast: [p, bladed({ conditions: ['distracted'] })],
    lines: swing,
    assumed: [state({ question: { kind: 'dice' } })],
    changed: [state({ question: { rule: 'MU-18', has: ['dodge', 'counter-sword'] } })],
  },
  guardThenReact: {
    value: false,
    cast: [p, one('f', 'a', 'bandit'), one('f2', 'a', 'bandit', { skills: ['protect'] })],
    lines: [...swing, { answer: 'guard-f2' }],
    assumed: [state({ question: { rule: 'MU-18', has: ['dodge'] } })],
    changed: [state({ question: { kind: 'dice' } })],
  },
  powersGuarded: {
    value: true,
    cast: [one('p', 'a', 'human', { powers: ['false-death'] }), one('f', 'a', 'bandit'), one('f2', 'a', 'bandit')],
    lines: [...partyBegins, { do: 'invoke', by: 'p', with: 'false-death' }, { answer: 'f' }],
    assumed: [state({ question: { rule: 'MU-18', lacks: ['guard-f2', 'behind-f2'] } })],
    changed: [{ answer: 'guard-f2' }, state({ question: null, standing: { f: 'up', f2: 'down' } })],
  },
  hideOn: {
    value: false,
    cast: [p, one('f', 'a', 'bandit'), one('f2', 'a', 'bandit'), one('f3', 'a', 'bandit')],
    lines: [...swing, { answer: 'behind-f2' }, { answer: 'yes' }],
    assumed: [state({ question: { rule: 'MU-18', has: ['behind-f3', 'dodge'] } })],
    changed: [state({ question: { rule: 'MU-18', has: ['dodge'], lacks: ['behind-f3'] } })],
  },
  counterSaves: {
    value: false,
    cast: [p, bladed({ conditions: ['blind'] })],
    lines: [...swing, { answer: 'counter-sword' }],
    assumed: [state({ question: { title: 'to hit with the counter' } })],
    changed: [state({ question: { title: 'Both roll' } })],
  },
  harmlessOrder: {
    value: 'attack-first',
    cast: [one('p', 'a'), one('f', 'a')],
    lines: [...partyBegins, { do: 'grapple', by: 'p' }, { answer: 'f' }, { answer: 'grapple' }, { answer: 20 }],
    assumed: [{ answer: 20 }, state({ badges: { p: { grabbed: true }, f: { grabbed: true } } })],
    changed: [state({ question: null, badges: { p: { grabbed: false }, f: { grabbed: true } } })],
  },
  meleeBlastDodge: {
    value: false,
    cast: [one('p', 'a', 'human', armed(['torch', 'alcoholic-drink'], { skills: ['fire-eating'] })), bladed()],
    lines: [...partyBegins, { do: 'fire-eating', by: 'p', with: 'fire-eating' }],
    assumed: [state({ question: { has: ['dodge', 'counter-sword'] } })],
    changed: [state({ question: { has: ['counter-sword'], lacks: ['dodge'] } })],
  },
  blastCounter: {
    value: 'never',
    cast: [p, one('f', 'a', 'human', armed(['alchemists-fire']))],
    lines: swing,
    assumed: [state({ question: { rule: 'MU-18', has: ['counter-alchemists-fire'] } })],
    changed: [state({ question: { rule: 'MU-18', lacks: ['counter-alchemists-fire'] } })],
  },
  blastTwice: {
    value: true,
    cast: [
      one('p', 'a', 'human', armed(['alchemists-fire'])),
      one('f', 'b', 'bandit', still),
      one('f2', 'b', 'bandit'),
    ],
    lines: [
      ...partyBegins,
      { do: 'attack', by: 'p', with: 'alchemists-fire' },
      { answer: 'b' },
      { answer: 'guard-f2' },
      { answer: 1 },
    ],
    assumed: [state({ question: null, tracks: { f: { health: 8 }, f2: { health: 7 } } })],
    changed: [state({ question: null, tracks: { f: { health: 8 }, f2: { health: 6 } } })],
  },
  guardAnyone: {
    value: true,
    cast: [p, one('p2', 'a'), one('f', 'a', 'bandit')],
    lines: swing,
    assumed: [state({ question: { rule: 'MU-18', lacks: ['guard-p2'] } })],
    changed: [state({ question: { rule: 'MU-18', has: ['guard-p2'] } })],
  },
  strayReact: {
    value: false,
    cast: [one('p', 'a', 'human', armed(['alchemists-fire'])), one('f', 'd', 'bandit')],
    lines: [
      ...partyBegins,
      { do: 'attack', by: 'p', with: 'alchemists-fire' },
      { answer: 'c' },
      { answer: 20 },
      { answer: 1 },
    ],
    assumed: [state({ question: { rule: 'MU-18', has: ['dodge'] } })],
    changed: [state({ question: { kind: 'dice', rule: 'MU-28' } })],
  },
  stuntAfterReactions: {
    value: true,
    cast: [p, one('f', 'a', 'bandit')],
    lines: [...partyBegins, { do: 'stunt', by: 'p', with: 'sword' }, { answer: 'f' }],
    assumed: [state({ question: { kind: 'text', title: 'what instead' } })],
    changed: [
      state({ question: { rule: 'MU-18' } }),
      { answer: 'pass' },
      { answer: { text: 'kneels' } },
      { answer: 'yes' },
      { answer: 'yes' },
      state({ question: null, tracks: { f: { health: 8 } } }),
    ],
  },
};

describe('house rules of reactions', () => {
  holdsFor(['Reactions'], REACTIONS, ['finalBlowGuarded', 'cleaveOnLeaving']);
});
