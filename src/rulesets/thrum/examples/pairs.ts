/** Fights in which somebody falls by an action, and the next turn starts with a panic and cold. */
import type { Script } from '../../../engine/script.ts';
import { exampleField } from './field.ts';

const at = (column: number, row: number) => ({ kind: 'square' as const, column, row });
const stance = (ability: string) => ({ ability, mode: '', uses: 0 });
const ended = (n: number) => ({ n, until: 'ended' });
const knows = (...ids: string[]) => ids.map((id) => ({ id, upgrades: [] }));

const flat = exampleField('......\n......\n......\n......');
const high = exampleField('......\n...2..\n......\n......');

/** Ash, who falls by acting; its last point of Tolerance goes at the turn's end. */
const ash = (art: string, sheet: Record<string, unknown> = {}) => ({
  id: 'ash',
  name: 'Ash',
  side: 'party',
  place: at(0, 1),
  sheet: {
    load: { fatigue: 8, stress: 2 },
    tolerance: { fatigue: 2, stress: 2 },
    stance: stance('brace'),
    abilities: knows('messenger-of-woe', art),
    buff: { ability: 'messenger-of-woe', from: 'ash' },
    ...sheet,
  },
});

/** Cy, whose cold lies where Dee stands. */
const cy = (sheet: Record<string, unknown> = {}) => ({
  id: 'cy',
  name: 'Cy',
  side: 'party',
  place: at(3, 1),
  sheet: { abilities: knows('blizzard'), stance: stance('dodge'), ...sheet },
});

/** A sheet near its end: the last of the Fatigue wears off with the turn. */
const light = { load: { fatigue: 2, stress: 2 }, tolerance: { fatigue: 1, stress: 2 } };
const alight = { burning: ended(2), slowed: ended(3) };
const worn = cy({ load: { fatigue: 6, stress: 0 } });

/** Dee, who is Frayed, has Bo’s Spirit Armor, and keeps up a Blizzard of its own. */
const dee = (holds: string) => ({
  id: 'dee',
  name: 'Dee',
  side: 'foes',
  place: at(4, 1),
  sheet: {
    abilities: knows('blizzard', holds),
    'training.dueling': 3,
    load: { fatigue: 1, stress: 3 },
    stance: stance(holds),
    buff: { ability: 'spirit-armor', from: 'bo' },
  },
});

/** Bo, who guards Dee. */
const bo = {
  id: 'bo',
  name: 'Bo',
  side: 'foes',
  place: at(5, 1),
  sheet: { abilities: knows('spirit-armor'), 'load.stress': 2, stance: stance('protect') },
};

type Member = Script['cast'][number];
const cast = (one: Member, other: Member, holds: string): Script['cast'] => [one, other, dee(holds), bo];

const blizzard = (owner: string, column: number, row: number) => ({
  ...{ id: `cold-${owner}`, owner, ability: 'blizzard', name: 'Blizzard', squares: [{ column, row }] },
  ...{ difficult: true, drift: null, price: 0, strikes: true, extra: false },
});

/** Bo’s field, which blows down the column into which Cy may be pushed. */
const wind = {
  ...blizzard('bo', 2, 1),
  ability: 'vector-field',
  name: 'Vector Field',
  difficult: false,
  drift: { column: 0, row: 1 },
  price: 1,
  strikes: false,
};

/** Lays the cold, and begins in the order Ash, Dee, Cy, Bo without changes in round zero. */
const begin: Script['lines'] = [
  {
    edit: [{ edit: 'state', path: 'terrains', value: [blizzard('cy', 4, 1), blizzard('dee', 5, 3), wind] }],
    label: 'The cold of both sides',
  },
  { begin: true },
  { answer: { dice: { ash: [6, 6], dee: [5, 5], cy: [4, 4], bo: [1, 1] } } },
  ...['ash', 'dee', 'cy', 'bo'].map((by) => ({ do: 'end-turn', by })),
];

const mustStand = {
  ...{ id: 'cy', outcome: 'defeat', kind: 'fallen', text: 'Cy has fallen.' },
  ...{ rounds: 0, who: 'cy', terrain: '' },
};

/** Ash uses Messenger of Woe next to Slowed Dee, and falls. Dee panics twice and keeps its cold. */
const fallAndPanic: Script['lines'] = [
  { answer: 'yes' },
  { answer: '3,2' },
  { answer: 'slowed' },
  { answer: 'dee' },
  {
    expect: { place: { ash: 'square:3,2' }, badges: { dee: { slowed: 1 } }, question: { rule: 'TH-34', seat: 'ash' } },
  },
  { answer: { dice: [1, 1] } },
  { note: 'Ash has fallen, and its turn is over. Before its panic roll Dee is asked whether it delays.' },
  {
    expect: {
      log: ['TH-07', 'TH-35', 'TH-36', 'TH-37'],
      tracks: { ash: { wounds: 1 } },
      question: { rule: 'TH-03', seat: 'dee' },
    },
  },
  { answer: 'start' },
  { answer: { dice: [1, 1] } },
  { answer: 'yes' },
  { expect: { question: { rule: 'TH-27', seat: 'bo' } } },
  { answer: 'yes' },
  { note: 'The Stress that keeps Spirit Armor makes Bo Frayed itself; the second roll fails all the same.' },
  { expect: { badges: { bo: { frayed: true } }, question: { rule: 'TH-31' } } },
  { answer: { dice: [1, 1] } },
  {
    expect: {
      tracks: { dee: { stress: 0, fatigue: 4 } },
      badges: { dee: { stunned: true, exhausted: true, frayed: false } },
      question: { rule: 'TH-25', seat: 'dee' },
    },
  },
  { answer: 'yes' },
  {
    note: 'Stunned, Dee still pays for its Blizzard; then that of Cy strikes, and Bo may protect it: Slowed, it has no Evasion.',
  },
  { expect: { tracks: { dee: { stress: 1 } }, question: { rule: 'TH-28', seat: 'bo' } } },
  { answer: 'yes' },
  { expect: { question: { rule: 'TH-19', seat: 'dee', blocked: { evasion: 'TH-41' } } } },
];

/** Dee turns the blow of exhausted Cy and strikes back, and Cy falls. */
const riposte: Script['lines'] = [
  { answer: 'resilience+parry-and-riposte' },
  { answer: { dice: { attack: [1, 1, 1], defence: [6, 6, 1] } } },
  { answer: 'resilience' },
  { note: 'Exhausted by its panic, Dee strikes back with a Bane; a Finisher, and Cy is Exhausted.' },
  { answer: { dice: { attack: [6, 6, 6], defence: [1, 1] } } },
  { expect: { log: ['TH-33'], question: { rule: 'TH-34', seat: 'cy' } } },
  { answer: { dice: [1, 1] } },
  { expect: { stage: 'over', question: null, log: ['TH-35', 'TH-08', 'Cy recovers'] } },
];

/** Dee pushes Cy down from its height into the wind, which carries Cy on after the landing. */
const pushedDown: Script['lines'] = [
  { answer: '2,1' },
  { answer: 'end' },
  { answer: { dice: { roll: [1, 1], drop: [6, 6] } } },
  { expect: { place: { cy: 'square:2,2' }, badges: { cy: { slowed: 1, dazed: false } }, log: ['TH-15', 'TH-26'] } },
];

export const recoverAndRiposte: Script = {
  title: 'A status shed too late (TH-39, TH-40, TH-44, TH-12 with TH-31 to TH-37, TH-08 and TH-09)',
  about:
    'Ash recovers from a status, steps away as a Messenger of Woe, and falls by acting. Dee panics at once, is struck by cold, and its riposte fells the last of the party.',
  ruleset: 'thrum',
  scene: flat,
  cast: cast(
    ash('ameliorate', { conditions: { burning: ended(2), bleed: ended(1), slowed: ended(1) } }),
    worn,
    'parry-and-riposte',
  ),
  lines: [
    ...begin,
    { do: 'use', by: 'ash', with: 'recover' },
    { answer: 'no' },
    { answer: 'status' },
    { answer: 'bleed' },
    ...fallAndPanic,
    ...riposte,
    { expect: { log: ['Every player character', 'Ash stays down'] } },
  ],
};

export const coldAndWatchword: Script = {
  title: 'Two Blizzards (TH-13, TH-25, TH-26, TH-30 with TH-38, TH-08 and TH-09)',
  about:
    'Ash overexerts for a Blizzard, is Frayed by it, falls, and comes round with a Wound. Cy’s fall is a defeat all the same: that is the condition of this fight.',
  ruleset: 'thrum',
  scene: flat,
  cast: cast(ash('blizzard', light), worn, 'parry-and-riposte'),
  lines: [
    { edit: [{ edit: 'state', path: 'goals', value: [mustStand] }], label: 'Cy must not fall.' },
    ...begin,
    { do: 'use', by: 'ash', with: 'blizzard!bite' },
    { answer: 'no' },
    { answer: '0,2' },
    { expect: { log: ['TH-25', 'TH-26'], badges: { ash: { frayed: true } } } },
    ...fallAndPanic,
    { expect: { standing: { ash: 'up' } } },
    ...riposte,
    { expect: { log: ['Cy has fallen.', 'Ash carries on'], logNot: ['Every player character'] } },
  ],
};

export const mendAndPush: Script = {
  title: 'Mended and hurled down (TH-17, TH-25, TH-40 with TH-15 and TH-26)',
  about:
    'Ash overexerts to mend itself; Dee turns Cy’s cold with Spirit Armor and pushes Cy down from its height into Bo’s wind.',
  ruleset: 'thrum',
  scene: high,
  cast: cast(ash('ameliorate', { ...light, conditions: alight }), cy(), 'force-armor'),
  lines: [
    ...begin,
    { do: 'use', by: 'ash', with: 'ameliorate!more' },
    { answer: 'no' },
    { answer: 'ash' },
    { answer: 'status' },
    { answer: 'slowed' },
    { answer: 'stress' },
    ...fallAndPanic,
    { answer: 'resilience+spirit-armor' },
    { answer: { dice: { attack: [1, 1], defence: [6, 6, 1] } } },
    ...pushedDown,
    { note: 'Spirit Armor was used: Bo does not pay for it again.' },
    { expect: { question: { rule: 'TH-27', seat: 'bo' } } },
    { answer: 'no' },
    { expect: { log: ['Spirit Armor on Dee ends'], question: null, acting: 'dee' } },
  ],
};

export const recoverAndPush: Script = {
  title: 'Burning on the ground (TH-39, TH-40 with TH-15, TH-26 and TH-38)',
  about:
    'Recover puts the fire out, so that Ash’s last Fatigue ebbs away and it comes round; Cy is pushed down into the wind.',
  ruleset: 'thrum',
  scene: high,
  cast: cast(ash('ameliorate', { ...light, conditions: alight }), cy(), 'force-armor'),
  lines: [
    ...begin,
    { do: 'use', by: 'ash', with: 'recover' },
    { answer: 'no' },
    { answer: 'status' },
    { answer: 'slowed' },
    ...fallAndPanic,
    { expect: { standing: { ash: 'up' } } },
    { answer: 'resilience' },
    { answer: { dice: { attack: [1, 1], defence: [6, 6, 1] } } },
    ...pushedDown,
    { expect: { question: null, acting: 'dee', offers: { dee: { move: true } } } },
  ],
};

export const burstAndPush: Script = {
  title: 'Cold laid, and a fall from a height (TH-13, TH-25, TH-30 with TH-15)',
  about: 'Ash lays a Blizzard of its own and falls; Cy, whose Blizzard it is that strikes Dee, is pushed down for it.',
  ruleset: 'thrum',
  scene: high,
  cast: cast(ash('blizzard', light), cy(), 'force-armor'),
  lines: [
    ...begin,
    { do: 'use', by: 'ash', with: 'blizzard!bite' },
    { answer: 'no' },
    { answer: '0,2' },
    { expect: { log: ['TH-25', 'TH-26'], badges: { ash: { frayed: true } } } },
    ...fallAndPanic,
    { expect: { standing: { ash: 'up' } } },
    { answer: 'resilience' },
    { answer: { dice: { attack: [1, 1], defence: [6, 6, 1] } } },
    ...pushedDown,
    { expect: { question: null, acting: 'dee', offers: { dee: { move: true } } } },
  ],
};

export const rushAndRiposte: Script = {
  title: 'A leap, a step and the end (TH-11, TH-15, TH-28 with TH-12, TH-27, TH-08 and TH-09)',
  about: 'Ash leaps down at Dee, misses, steps away and falls; the cold strikes Dee and its riposte ends the fight.',
  ruleset: 'thrum',
  scene: exampleField('..3...\n......\n......\n......'),
  cast: cast({ ...ash('bull-rush'), place: at(2, 0) }, worn, 'parry-and-riposte'),
  lines: [
    ...begin,
    { do: 'use', by: 'ash', with: 'bull-rush' },
    { answer: 'no' },
    { answer: 'dee' },
    { answer: 'jump 3,0' },
    { answer: 'end' },
    { answer: { dice: { roll: [1, 1], drop: [6, 6] } } },
    { answer: 'no' },
    { answer: 'resilience' },
    { answer: { dice: { attack: [1, 1, 1], defence: [6, 6, 6] } } },
    ...fallAndPanic,
    ...riposte,
    { expect: { log: ['Every player character', 'Ash stays down'] } },
  ],
};
