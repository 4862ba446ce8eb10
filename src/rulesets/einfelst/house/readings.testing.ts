/** The effect of each house rule at the table: as assumed, and changed. */
import { armReadings, type House, type HouseRuleCase, meetBy, ruleCase } from '../play/attacks/armReadings.testing.ts';
import {
  badgeCount,
  badgesOf,
  begunOn,
  diceAsked,
  labelOfBadge,
  mayAct,
  offerOf,
  playOn,
  poolOf,
  questionOf,
  sixesOf,
  standingOf,
  strikeAt,
  tableOf,
  trackOf,
} from '../table.testing.ts';

/** The foe acts first and hits Ann with its fists; `physical` are Ann's rows before the hit. */
const hit = (house: House, physical: { lesser: number; moderate: number; severe: number }) =>
  strikeAt(
    begunOn(
      tableOf(
        [
          { id: 'foe', sheet: { weapons: ['fists'] } },
          { id: 'ann', sheet: { physical } },
        ],
        house,
      ),
      1,
      2,
    ),
    'foe',
    'ann',
    'pass',
    sixesOf(1),
    undefined,
    'fists',
  );
const full = { lesser: 2, moderate: 2, severe: 1 };
const injured = (house: House, face: number) => playOn(hit(house, full), { answer: { dice: [face] } });
const rowOf = (at: ReturnType<typeof tableOf>) =>
  ['lesser', 'moderate', 'severe'].map((level) => trackOf(at, 'ann', `physical.${level}`));
export const litFoe = (house: House, size: number) =>
  playOn(meetBy(house), { do: 'ignite' }, { answer: 'foe' }, { answer: String(size) });
const fell = (house: House) => diceAsked(playOn(meetBy(house), { do: 'fall' }, { answer: 'foe' }, { answer: 20 }));
const behind = (house: House, cover: string) =>
  trackOf(
    strikeAt(meetBy(house, {}, { cover }, 'mid'), 'ann', 'foe', 'pass', sixesOf(2), undefined, 'bow'),
    'foe',
    'points',
  );
const mentally = (house: House, face: number) =>
  labelOfBadge(
    playOn(
      meetBy(house, { mental: full }),
      { do: 'hunger' },
      { answer: 'ann' },
      { answer: 'mental' },
      { answer: { dice: sixesOf(0) } },
      { answer: { dice: [face] } },
    ),
    'ann',
    'injury-0',
  );

export const READINGS: Record<string, HouseRuleCase> = {
  success: ruleCase(5, 0, 2, (house) =>
    trackOf(strikeAt(meetBy(house), 'ann', 'foe', 'pass', [5, 1, 1, 1]), 'foe', 'points'),
  ),
  attribute: ruleCase('first', 6, 4, (house) =>
    poolOf(
      meetBy(house, { attributes: { strength: 2, dexterity: 2, intuition: 2, reason: 4, presence: 2 } }),
      'ann',
      'track',
    ),
  ),
  lesserSlots: ruleCase(3, [2, 1, 0], [3, 0, 0], (house) => rowOf(hit(house, { lesser: 2, moderate: 0, severe: 0 }))),
  moderateSlots: ruleCase(3, [2, 2, 1], [2, 3, 0], (house) => rowOf(hit(house, { lesser: 2, moderate: 2, severe: 0 }))),
  severeSlots: ruleCase(
    2,
    'Ann suffers a critical injury: which?',
    undefined,
    (house) => questionOf(hit(house, full))?.title,
  ),
  lesserCosts: ruleCase(2, 3, 2, (house) =>
    poolOf(meetBy(house, { physical: { lesser: 1, moderate: 0, severe: 0 } }), 'ann', 'strike'),
  ),
  moderateCosts: ruleCase(3, 2, 1, (house) =>
    poolOf(meetBy(house, { physical: { lesser: 0, moderate: 1, severe: 0 } }), 'ann', 'strike'),
  ),
  severeCosts: ruleCase(0, 1, 4, (house) =>
    poolOf(meetBy(house, { physical: { lesser: 0, moderate: 0, severe: 1 } }), 'ann', 'strike'),
  ),
  damageIs: ruleCase(
    'level',
    'EW-24',
    undefined,
    (house) =>
      questionOf(
        strikeAt(begunOn(tableOf([{ id: 'foe' }, { id: 'ann' }], house), 1, 2), 'foe', 'ann', 'pass', sixesOf(1)),
      )?.rule,
  ),
  touches: ruleCase('all', 4, 2, (house) =>
    poolOf(meetBy(house, { mental: { lesser: 2, moderate: 0, severe: 0 } }), 'ann', 'strike'),
  ),
  soreness: ruleCase('always', [4, undefined], [2, 2], (house) => {
    const at = meetBy(house, {}, { points: 2 });
    return [poolOf(at, 'foe', 'strike'), badgeCount(at, 'foe', 'sore')];
  }),
  'critical.physical.0': ruleCase('a limp', 'A scar', 'A limp', (house) =>
    labelOfBadge(injured(house, 2), 'ann', 'injury-0'),
  ),
  'critical.physical.1': ruleCase('a limp', 'A limb of no use until healed', 'A limp', (house) =>
    labelOfBadge(injured(house, 3), 'ann', 'injury-0'),
  ),
  'critical.physical.2': ruleCase('a limp', 'A limb lost', 'A limp', (house) =>
    labelOfBadge(injured(house, 5), 'ann', 'injury-0'),
  ),
  'critical.mental.0': ruleCase('a tic', 'A lasting fright', 'A tic', (house) => mentally(house, 1)),
  'critical.mental.1': ruleCase('a tic', 'A sense numbed until healed', 'A tic', (house) => mentally(house, 4)),
  'critical.mental.2': ruleCase('a tic', 'A trauma for good', 'A tic', (house) => mentally(house, 5)),
  'critical.rolls': ruleCase('each', undefined, 'EW-23', (house) => {
    const blow = strikeAt(
      begunOn(
        tableOf(
          [
            { id: 'foe', sheet: { weapons: ['sword'] } },
            { id: 'ann', sheet: { physical: full } },
          ],
          house,
        ),
        1,
        2,
      ),
      'foe',
      'ann',
      'pass',
      sixesOf(1),
    );
    const past = questionOf(blow)?.kind === 'choose' ? playOn(blow, { answer: '2-0-0' }) : blow;
    return questionOf(playOn(past, { answer: { dice: [1] } }))?.rule;
  }),
  'critical.deadly': ruleCase(7, 'dead', 'standing', (house) => standingOf(injured(house, 6), 'ann')),
  ...armReadings,
  unarmedMenu: ruleCase('plain', true, false, (house) => {
    const at = questionOf(
      strikeAt(meetBy(house, { weapons: ['fists'] }), 'ann', 'foe', 'pass', sixesOf(2), undefined, 'fists'),
    );
    return at?.kind === 'choose' && at.options.some(({ id }) => id === 'shove');
  }),
  magicExtra: ruleCase('nothing', 3, 2, (house) => {
    const spell = { id: 'spark', name: 'Spark', about: '', far: 1, harm: 2, kind: 'physical', resist: 'none' };
    const at = playOn(meetBy(house, { spells: [spell] }), { do: 'cast', by: 'ann', with: 'spark' }, { answer: 'foe' });
    return trackOf(playOn(at, { answer: { dice: sixesOf(2) } }), 'foe', 'points');
  }),
  pinLasts: ruleCase('zone', false, true, (house) =>
    badgesOf(
      playOn(meetBy(house, {}, { pinned: true }), { do: 'end-turn', by: 'ann' }, { do: 'end-turn', by: 'foe' }),
      'foe',
    ).includes('pinned'),
  ),
  holdWith: ruleCase('endure', 'Force, 4 dice; a fast maneuver', 'Endure, 4 dice; a fast maneuver', (house) => {
    const at = questionOf(
      playOn(
        meetBy(house, {}, { held: { by: 'ann', gagged: false } }),
        { do: 'end-turn', by: 'ann' },
        { do: 'break-free', by: 'foe' },
      ),
    );
    return at?.kind === 'choose' ? at.options[0]?.detail : undefined;
  }),
  breakFree: ruleCase('round', true, 'EW-31', (house) =>
    offerOf(
      playOn(
        meetBy(house, { held: { by: 'foe', gagged: false } }),
        { do: 'break-free', by: 'ann' },
        { answer: 'pass' },
        { answer: { dice: sixesOf(0) } },
        { do: 'end-turn', by: 'ann' },
      ),
      'ann',
      'break-free',
    ),
  ),
  fleeThrough: ruleCase('here', 'EW-33', true, (house) =>
    offerOf(playOn(meetBy(house, {}, {}, 'mid'), { do: 'move', by: 'ann' }, { answer: 'zone:mid' }), 'ann', 'flee'),
  ),
  failing: ruleCase(
    'every',
    undefined,
    'EW-41',
    (house) => questionOf(strikeAt(meetBy(house), 'ann', 'foe', 'pass', sixesOf(0)))?.rule,
  ),
  fallProne: ruleCase(true, false, true, (house) =>
    badgesOf(
      playOn(
        meetBy(house),
        { do: 'fall' },
        { answer: 'foe' },
        { answer: 10 },
        { answer: { dice: { hazard: sixesOf(0, 2), endure: sixesOf(0) } } },
      ),
      'foe',
    ).includes('prone'),
  ),
  lightCover: ruleCase(2, 2, 0, (house) => behind(house, 'light')),
  heavyCover: ruleCase(1, 0, 2, (house) => behind(house, 'heavy')),
  cleared: ruleCase('never', true, false, (house) => {
    const past = playOn(
      begunOn(tableOf([{ id: 'ann', zone: 'east' }, { id: 'foe' }, { id: 'ben', zone: 'east' }], house), 1, 3, 2),
      { do: 'clear', by: 'ann', with: 'east-far' },
      { answer: { dice: sixesOf(1) } },
      { do: 'end-turn', by: 'ann' },
      { do: 'move', by: 'ben' },
    );
    const ways = questionOf(past);
    return ways?.kind === 'choose' && ways.options.some(({ id, blocked }) => id === 'zone:far' && !blocked);
  }),
  fearCounts: ruleCase('oneself', 4, 5, (house) =>
    diceAsked(playOn(meetBy(house), { do: 'fear' }, { answer: 'value:1' }, { answer: ['ann'] })),
  ),
  fallDice: ruleCase(2, 4, 8, fell),
  fallStep: ruleCase(10, 4, 2, fell),
  ignition: ruleCase('one', ['dice', 0], [undefined, 1], (house) => {
    const at = litFoe(house, 1);
    return [questionOf(at)?.kind, trackOf(at, 'foe', 'points')];
  }),
  ...Object.fromEntries(
    [0, 1, 2, 3].flatMap((size) => [
      [
        `fire.${size}.damage`,
        ruleCase(8, size + 1, 8, (house) =>
          trackOf(playOn(litFoe(house, size), { answer: { dice: sixesOf(0) } }), 'foe', 'points'),
        ),
      ],
      [
        `fire.${size}.needs`,
        ruleCase(size === 0 ? 2 : 1, size > 0, size === 0, (house) =>
          badgesOf(
            playOn(
              litFoe(house, size),
              { answer: { dice: sixesOf(4) } },
              { do: 'put-out', by: 'ann' },
              { answer: { dice: sixesOf(1) } },
            ),
            'foe',
          ).includes('fire'),
        ),
      ],
    ]),
  ),
  turnsOnCards: ruleCase('shared', 2, 1, (house) =>
    trackOf(begunOn(tableOf([{ id: 'ann' }, { id: 'foe', sheet: { cards: 2 } }], house), 5, 2, 8), 'foe', 'slow'),
  ),
  actAgain: ruleCase(true, ['foe'], ['ann'], (house) => {
    const at = strikeAt(
      begunOn(tableOf([{ id: 'ann' }, { id: 'foe' }], house), 3, 8),
      'ann',
      'foe',
      'pass',
      sixesOf(2),
    );
    return mayAct(playOn(at, { answer: 'card' }, { do: 'end-turn', by: 'ann' }));
  }),
  ambush: ruleCase(
    'marked',
    'EW-36',
    undefined,
    (house) =>
      questionOf(
        playOn(
          tableOf([{ id: 'ann' }, { id: 'foe' }], house),
          { begin: true },
          ...['enter', '1', '2'].map((answer) => ({ answer })),
        ),
      )?.rule,
  ),
  ties: ruleCase('foes', ['ann'], ['foe-0'], (house) =>
    mayAct(
      playOn(
        tableOf(
          [{ id: 'foe-0' }, { id: 'ann' }, ...Array.from({ length: 9 }, (_, n) => ({ id: `foe-${n + 1}` }))],
          house,
        ),
        { begin: true },
        { answer: 'enter' },
        ...[1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((card) => ({ answer: String(card) })),
        { answer: 'no' },
      ),
    ),
  ),
};
