/** Scripted fights about captives who are dragged and carried off, talked free, or break loose. */
import type { Line, Script } from '../../../engine/script.ts';
import { type Member, memberOf } from './cast.ts';

const script = (title: string, about: string, cast: Member[], lines: Line[]): Script => ({
  title,
  about,
  ruleset: 'murdham',
  scene: 'crossroads',
  seed: 12,
  cast,
  lines: [{ begin: true }, { answer: 'party' }, ...lines],
});
const armed = { gear: ['sword'] };
const heldBy = (by: string): Member['sheet'] => ({ ...armed, conditions: [{ id: 'grabbed', until: 'cause', by }] });

const carriedOff = script(
  'Two captives: one is carried off, the other left (MU-24, MU-37, MU-44)',
  'Una leaves with the red bandit in her grip, past a blow meant for her alone. Otto leaves without his.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'west-road', armed),
    memberOf('otto', 'Otto', 'party', 'soldier', 'west-road', armed),
    memberOf('berta', 'Berta', 'party', 'soldier', 'milestone', armed),
    memberOf('red', 'Red bandit', 'foes', 'bandit', 'west-road', heldBy('una')),
    memberOf('grey', 'Grey bandit', 'foes', 'bandit', 'west-road', heldBy('otto')),
    memberOf('pale', 'Pale bandit', 'foes', 'bandit', 'west-road', armed),
  ],
  [
    { expect: { offers: { una: { 'carry-off:held': true }, berta: { 'carry-off': false } } } },
    { do: 'carry-off', by: 'una', with: 'held' },
    { note: 'The red bandit is dragged: nobody strikes at it for moving away, its own friends least of all.' },
    { expect: { question: { rule: 'MU-24', options: ['pale.sword.una', 'pale.how.una', 'pass'] } } },
    { answer: 'pass' },
    { expect: { place: { red: 'off' }, standing: { una: 'fled', red: 'carried off' }, morale: { foes: 'steady' } } },
    { do: 'pass', by: 'foes' },
    { do: 'leave', by: 'otto' },
    { note: 'Let go of, the grey bandit is free, and may strike at whoever moves away.' },
    { expect: { question: { rule: 'MU-24', has: ['grey.sword.otto', 'pale.sword.otto'] } } },
    { answer: 'grey.sword.otto' },
    { answer: 1 },
    { answer: 'pass' },
    { answer: 'yes' },
    {
      expect: { place: { otto: 'off', grey: 'zone:west-road' }, standing: { grey: 'up' }, morale: { foes: 'steady' } },
    },
  ],
);

const letGo = script(
  'Words let go, and breaking loose is a whole turn (MU-06, MU-09, MU-36, MU-37)',
  'Una calls out and has her captive no more. Otto breaks loose and can do nothing after it.',
  [
    memberOf('una', 'Una', 'party', 'soldier', 'milestone', armed),
    memberOf('otto', 'Otto', 'party', 'soldier', 'milestone', heldBy('grey')),
    memberOf('red', 'Red bandit', 'foes', 'bandit', 'milestone', heldBy('una')),
    memberOf('grey', 'Grey bandit', 'foes', 'bandit', 'milestone', armed),
  ],
  [
    { do: 'say', by: 'una' },
    { answer: { text: 'Hold on, Otto!' } },
    { expect: { badges: { red: { grabbed: false } }, log: ['Una lets go of Red bandit'] } },
    { do: 'end-turn', by: 'una' },
    { do: 'pass', by: 'foes' },
    { do: 'break-free', by: 'otto' },
    { answer: 1 },
    {
      expect: {
        badges: { otto: { grabbed: false } },
        offers: { otto: { move: 'MU-36', say: 'MU-06', 'attack:sword': 'MU-06', 'end-turn': true } },
      },
    },
  ],
);

export const captiveExamples: readonly Script[] = [carriedOff, letGo];
