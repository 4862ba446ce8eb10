/**
 * Moves in which two rules meet: a walker halted on an ally's square, the last foe's fall, a delay
 * before the panic, a drop in a Dash.
 */
import type { Script } from '../../../engine/script.ts';
import { exampleField } from './field.ts';

const at = (column: number, row: number) => ({ kind: 'square' as const, column, row });

export const haltedOnAnAlly: Script = {
  title: 'Halted on an ally’s square',
  about: 'Ash walks through Cy; an armour answers the step out of Cy’s square. Nobody stops there: Ash goes back.',
  ruleset: 'thrum',
  scene: exampleField('......\n......\n......\n......'),
  cast: [
    { id: 'ash', name: 'Ash', side: 'party', place: at(0, 0) },
    { id: 'cy', name: 'Cy', side: 'party', place: at(1, 0) },
    {
      id: 'bo',
      name: 'Bo',
      side: 'foes',
      place: at(2, 1),
      sheet: {
        abilities: [{ id: 'magnetic-armor', upgrades: [] }],
        stance: { ability: 'magnetic-armor', mode: '', uses: 0 },
      },
    },
  ],
  lines: [
    { begin: true },
    { answer: { dice: { ash: [6, 6], cy: [5, 5], bo: [1, 1] } } },
    ...['ash', 'cy', 'bo'].map((by) => ({ do: 'end-turn', by })),
    { do: 'move', by: 'ash' },
    { answer: '2,0' },
    { note: 'The step out of Cy’s square is not made, and Ash cannot stay on it.' },
    { expect: { place: { ash: 'square:0,0', cy: 'square:1,0' }, log: ['Magnetic Armor', 'goes back'] } },
  ],
};

export const lastFoe: Script = {
  title: 'The last foe falls first',
  about:
    'Worn-out Isolde fells the last biffer. The fight ends with that fall: the roll for her own exhaustion never comes.',
  ruleset: 'thrum',
  scene: exampleField('......\n......\n......'),
  cast: [
    {
      id: 'isolde',
      name: 'Isolde',
      side: 'party',
      creature: 'isolde',
      player: 'Ben',
      place: at(1, 1),
      sheet: { 'load.fatigue': 9 },
    },
    { id: 'biffer', name: 'Biffer', side: 'foes', creature: 'biffer', place: at(2, 1), sheet: { 'load.fatigue': 8 } },
  ],
  lines: [
    { begin: true },
    { answer: { dice: { isolde: [6, 6], biffer: [1, 1] } } },
    { do: 'end-turn', by: 'isolde' },
    { do: 'end-turn', by: 'biffer' },
    { do: 'use', by: 'isolde', with: 'precision-slash' },
    { answer: 'biffer' },
    { answer: 'resilience' },
    { note: 'Exhausted, she has a Bane: three dice, the two lowest count.' },
    { answer: { dice: { attack: [6, 6, 6], defence: [1, 1] } } },
    { answer: { dice: [1, 1, 1] } },
    {
      expect: {
        question: null,
        stage: 'over',
        log: ['Every foe is incapacitated', 'Isolde carries on'],
        logNot: ['Every player character', 'Biffer recovers'],
      },
    },
    { note: 'What the fight has cost stays, until there is time to rest.' },
    { do: 'downtime', refused: 'TH-09' },
  ],
};

export const delayFirst: Script = {
  title: 'Delaying comes before the panic',
  about:
    'Hale is taken out of the fight in her own turn. Frayed Wren is next: she delays, and panics only when her turn comes after all.',
  ruleset: 'thrum',
  scene: exampleField('......\n......\n......'),
  cast: [
    { id: 'hale', name: 'Hale', side: 'party', creature: 'hale', place: at(0, 0) },
    { id: 'wren', name: 'Wren', side: 'party', creature: 'wren', place: at(0, 1), sheet: { 'load.stress': 6 } },
    { id: 'biffer', name: 'Biffer', side: 'foes', creature: 'biffer', place: at(5, 2) },
  ],
  lines: [
    { begin: true },
    { answer: { dice: { hale: [6, 6], wren: [5, 5], biffer: [1, 1] } } },
    ...['hale', 'wren', 'biffer'].map((by) => ({ do: 'end-turn', by })),
    { edit: [{ edit: 'remove', combatant: 'hale' }], label: 'Hale is called away.' },
    { expect: { acting: null } },
    { do: 'next-turn' },
    { expect: { question: { rule: 'TH-03', seat: 'wren', options: ['start', 'biffer'] } } },
    { answer: 'biffer' },
    { expect: { acting: 'biffer', tracks: { wren: { stress: 6 } } } },
    { do: 'end-turn', by: 'biffer' },
    { expect: { question: { kind: 'dice', rule: 'TH-31' } } },
    { answer: { dice: [6, 6] } },
    {
      expect: { acting: 'wren', log: ['14, over the Stress Load of 6: passed'], offers: { wren: { delay: 'TH-03' } } },
    },
  ],
};

export const dashDown: Script = {
  title: 'A Dash over the edge',
  about:
    'A Dash goes in legs like the Move, and down a drop of three without paying; a bad landing leaves what the new Speed leaves.',
  ruleset: 'thrum',
  scene: exampleField('3.....\n3.....\n3.....'),
  cast: [
    { id: 'ash', name: 'Ash', side: 'party', place: at(0, 1) },
    { id: 'biffer', name: 'Biffer', side: 'foes', creature: 'biffer', place: at(5, 2) },
  ],
  lines: [
    { begin: true },
    { answer: { dice: { ash: [6, 6], biffer: [1, 1] } } },
    { do: 'end-turn', by: 'ash' },
    { do: 'end-turn', by: 'biffer' },
    { do: 'use', by: 'ash', with: 'dash' },
    { expect: { question: { has: ['jump 1,1', '0,0', 'stay'] } } },
    { answer: 'jump 1,1' },
    { answer: 'end' },
    { answer: { dice: { roll: [1, 2], drop: [5, 5] } } },
    { note: 'Slowed, its Speed is 2; 1 of it is spent, so that it may go on by 1 and is not Dazed.' },
    { expect: { badges: { ash: { slowed: 1, dazed: false } }, question: { title: '1 square left' } } },
    { answer: '2,1' },
    { expect: { question: null, place: { ash: 'square:2,1' } } },
  ],
};

export const rushOverTheEdge: Script = {
  title: 'A rush over the edge',
  about:
    'One move in which twenty rules meet: worn-out Ash jumps at Bo, whom Dee protects; a crit hurls Bo down and fells it; Ash falls by acting, is wounded and comes round, and frayed Dee panics.',
  ruleset: 'thrum',
  scene: exampleField('522...\n522...\n522...'),
  cast: [
    {
      id: 'ash',
      name: 'Ash',
      side: 'party',
      place: at(0, 1),
      sheet: {
        'attributes.pow': 4,
        'training.brawling': 3,
        abilities: [{ id: 'bull-rush', upgrades: [] }],
        load: { fatigue: 2, stress: 0 },
        tolerance: { fatigue: 1, stress: 2 },
      },
    },
    { id: 'cy', name: 'Cy', side: 'party', place: at(0, 0) },
    {
      id: 'bo',
      name: 'Bo',
      side: 'foes',
      place: at(2, 1),
      sheet: {
        'load.fatigue': 2,
        conditions: { vulnerable: { n: 1, until: 'ended' }, dazed: { n: 1, until: 'ended' } },
      },
    },
    {
      id: 'dee',
      name: 'Dee',
      side: 'foes',
      place: at(2, 2),
      sheet: { 'load.stress': 3, stance: { ability: 'protect', mode: '', uses: 0 } },
    },
  ],
  lines: [
    { begin: true },
    { answer: { dice: { ash: [6, 6], dee: [5, 5], cy: [4, 4], bo: [1, 1] } } },
    ...['ash', 'dee', 'cy', 'bo'].map((by) => ({ do: 'end-turn', by })),
    { do: 'use', by: 'ash', with: 'bull-rush' },
    { answer: 'bo' },
    { answer: 'jump 1,1' },
    { answer: 'end' },
    { answer: { dice: { roll: [1, 1], drop: [6, 6] } } },
    { expect: { question: { title: 'Protect for Bo' }, badges: { ash: { slowed: 1, dazed: false } } } },
    { answer: 'yes' },
    { answer: 'evasion' },
    { note: 'Exhausted, Ash has a Bane; Dazed and Protect cancel, and the Vulnerable have no Boon on Evasion.' },
    { answer: { dice: { attack: [6, 6, 6], defence: [1, 1] } } },
    { note: 'A crit: 2 and 1, and 1 more for Vulnerable. Bo may be moved, over the next edge.' },
    { expect: { tracks: { bo: { fatigue: 6 } }, badges: { bo: { exhausted: true, dazed: false } } } },
    { answer: '3,1' },
    { answer: 'ref' },
    { answer: { dice: { roll: [1, 1], drop: [6, 6] } } },
    { note: 'Bull Rush is a Finisher, and Bo is Exhausted.' },
    { expect: { question: { title: 'Bo: incapacity roll' } } },
    { answer: { dice: [1, 1] } },
    { expect: { standing: { bo: 'down' }, question: { title: 'Ash: incapacity roll' } } },
    { answer: { dice: [1, 1] } },
    { note: 'Ash falls; its turn is over at Tolerance 0: a Wound, and the last of the Load is gone with it.' },
    {
      expect: {
        standing: { ash: 'up' },
        tracks: { ash: { fatigue: 0, wounds: 1 } },
        log: ['TH-35', 'TH-37', 'TH-38'],
        question: { rule: 'TH-03', seat: 'dee' },
      },
    },
    { answer: 'start' },
    { answer: { dice: [1, 1] } },
    { expect: { acting: 'dee', badges: { dee: { stunned: true, frayed: false } } } },
  ],
};

export const blastAndStep: Script = {
  title: 'A blast, and a step back (TH-11, TH-13)',
  about: 'A caster strikes an area, and walks up to half its Speed afterwards: not onto the square of an ally.',
  ruleset: 'thrum',
  scene: exampleField('......\n......\n......\n......'),
  cast: [
    { id: 'wren', name: 'Wren', side: 'party', place: at(4, 1) },
    { id: 'caster', name: 'Caster', side: 'foes', creature: 'caster', place: at(1, 1) },
    { id: 'biffer', name: 'Biffer', side: 'foes', creature: 'biffer', place: at(0, 1) },
  ],
  lines: [
    { begin: true },
    { answer: { dice: { caster: [6, 6], wren: [3, 3], biffer: [1, 1] } } },
    ...['caster', 'wren', 'biffer'].map((by) => ({ do: 'end-turn', by })),
    { do: 'use', by: 'caster', with: 'blast' },
    { expect: { question: { rule: 'TH-13' } } },
    { answer: '3,0' },
    { answer: 'resilience' },
    { answer: { dice: { attack: [5, 5], defence: [2, 2] } } },
    { note: 'Biffer may be passed, and nobody stops on its square.' },
    { expect: { tracks: { wren: { fatigue: 1 } }, question: { rule: 'TH-11', has: ['0,0'], lacks: ['0,1'] } } },
    { answer: '0,0' },
    {
      expect: {
        question: null,
        place: { caster: 'square:0,0' },
        acting: 'caster',
        offers: { caster: { move: 'TH-06' } },
      },
    },
  ],
};
