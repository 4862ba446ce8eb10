/**
 * What lasts beyond a fight of the GLOG hack of Hestia, and how lost values come back (HE-13 and
 * the health page: sleep, a good lunch, a span of downtime). Some points are open and decided here.
 * The effects of a tag end with the rounds in which they are counted (HE-19). A combatant who has
 * not fled gathers up its own arms. A crossbow with ammunition is drawn in peace. What a stay in
 * town restores, and that it ends Stress, is assumed.
 */
import type { After, Lasting, Rest } from '../../engine/after/after.ts';
import { combatantOf } from '../../engine/fight.ts';
import { copyOfJson } from '../../engine/forms/schema.ts';
import { notAllowed } from '../../engine/words.ts';
import { commaList, endedLines, figureLines, inFormerOrder, itemChangeLines } from '../common/after.ts';
import type { HestiaHouse } from './house.ts';
import { type HestiaSheet, modifier } from './sheet/sheet.ts';
import type { Weapon } from './sheet/weapons.ts';
import type { HestiaState } from './state.ts';

/** States that go on after the fight: liquor lays its bane for an hour (HE-07). */
const LASTING_STATES: readonly HestiaSheet['states'][number][] = ['liquor'];

/** A combatant's arms after the fight, carried as before it; a broken or lost weapon stays so. */
function gathered(before: HestiaSheet, sheet: HestiaSheet, left: boolean): Weapon[] {
  const kept = sheet.weapons.flatMap((arm): Weapon[] => {
    const { lies: _, ...rest } = arm;
    if (arm.where === 'broken' || arm.where === 'lost') return [rest];
    if (arm.where === 'dropped' && left) return [{ ...rest, where: 'lost' }];
    const was = before.weapons.find(({ id }) => id === arm.id)?.where;
    const usable = was === 'hand' || was === 'handy' || was === 'packed' ? was : 'handy';
    return [{ ...rest, where: usable, loaded: arm.loaded || arm.ammunition !== 'empty' }];
  });
  return inFormerOrder(before.weapons, kept);
}

const living = ({ gone }: HestiaSheet) => gone !== 'dead' || notAllowed('HE-13', 'The dead do not rest.');
/**
 * A sheet to which Grit and Flesh come back, never more than it can hold. A combatant who was out
 * of action and has Flesh again stands up.
 */
function better(sheet: HestiaSheet, grit: number, flesh = 0): HestiaSheet {
  const to = copyOfJson(sheet);
  to.grit.now = Math.min(Math.max(to.grit.now, to.grit.max), to.grit.now + Math.max(0, grit));
  to.flesh.now = Math.min(Math.max(to.flesh.now, to.flesh.max), to.flesh.now + flesh);
  to.states = to.states.filter((state) => !LASTING_STATES.includes(state));
  if (to.gone === 'stopped' && (to.flesh.now > 0 || to.bodiless)) to.gone = 'no';
  return to;
}
const d6 = [{ id: 'grit', label: 'Grit back, with the discipline modifier', sides: 6 }];
/** The healing of a night's sleep: the die and the discipline modifier, never less than 0. */
const slept = (sheet: HestiaSheet, faces: Readonly<Record<string, number>>): number =>
  (faces.grit ?? 0) + modifier(sheet.attributes.discipline);

const rests: readonly Rest<HestiaSheet>[] = [
  {
    id: 'lunch',
    name: 'A good lunch, an hour',
    rule: 'HE-13',
    says: 'A d6 and the discipline modifier of Grit come back.',
    allowed: living,
    dice: () => d6,
    take: (sheet, { faces }) => better(sheet, slept(sheet, faces)),
  },
  {
    id: 'night',
    name: 'A good night’s sleep',
    rule: 'HE-13',
    says: 'A d6 and the discipline modifier of Grit come back; on a 6 a point of Flesh too.',
    allowed: living,
    dice: () => d6,
    take: (sheet, { faces }) => better(sheet, slept(sheet, faces), faces.grit === 6 ? 1 : 0),
  },
  {
    id: 'poor-night',
    name: 'Poor sleep',
    rule: 'HE-13',
    says: 'A point of Grit comes back.',
    allowed: living,
    take: (sheet) => better(sheet, 1),
  },
  {
    id: 'span',
    name: 'A span of downtime',
    rule: 'HE-13',
    says: 'A point of Flesh comes back.',
    allowed: living,
    take: (sheet) => better(sheet, 0, 1),
  },
  {
    id: 'town',
    name: 'A stay in town',
    rule: 'HE-14',
    says: 'Notches are mended, quivers filled, and Stress goes.',
    assumed: true,
    allowed: living,
    take(sheet) {
      const to = better(sheet, 0);
      to.stress = 0;
      to.armourNotches = 0;
      to.weapons = to.weapons.map((arm) => ({
        ...arm,
        notches: arm.where === 'broken' ? arm.notches : 0,
        ammunition: arm.ammunition === 'empty' ? 'some' : arm.ammunition,
      }));
      return to;
    },
  },
];

/** Lines for each weapon that has more Notches than before, or fewer. */
const wear = (before: HestiaSheet, sheet: HestiaSheet): Lasting[] =>
  sheet.weapons.flatMap((arm): Lasting[] => {
    const was = before.weapons.find(({ id }) => id === arm.id);
    if (!was) return [];
    const lost = arm.where !== was.where && (arm.where === 'broken' || arm.where === 'lost');
    return [
      ...(lost ? [{ text: `${arm.name}: ${arm.where}`, rule: 'HE-14', tone: 'bad' } as const] : []),
      ...figureLines(was, arm, [
        { label: `${arm.name}: Notches`, rule: 'HE-14', of: ({ notches }) => notches, better: 'down' },
      ]),
      ...(arm.ammunition !== was.ammunition
        ? [
            {
              text: `${arm.name}: ${arm.ammunition === 'empty' ? 'out of ammunition' : 'has ammunition again'}`,
              rule: 'HE-11',
              tone: arm.ammunition === 'empty' ? 'bad' : 'good',
            } as const,
          ]
        : []),
    ];
  });

export const afterRules: After<HestiaSheet, HestiaState, HestiaHouse> = {
  stays: [
    { path: 'grit.now', rule: 'HE-13' },
    { path: 'flesh.now', rule: 'HE-13' },
    { path: 'stress', rule: 'HE-13' },
    { path: 'gone', rule: 'HE-13' },
    { path: 'states', rule: 'HE-07' },
    { path: 'armourNotches', rule: 'HE-14' },
    { path: 'shield', rule: 'HE-14' },
    { path: 'weapons', rule: 'HE-11' },
    { path: 'swigs', rule: 'HE-07' },
    { path: 'lights', rule: 'HE-07' },
    { path: 'load', rule: 'HE-07' },
  ],
  over(fight, who, before) {
    const sheet = copyOfJson(combatantOf(fight, who).sheet);
    const { gone, states } = sheet;
    const left = gone === 'fled' || gone === 'dead' || gone === 'surrendered';
    sheet.states = states.filter((state) => LASTING_STATES.includes(state));
    // HE-13: a combatant who is out of action without any Flesh stays so until some comes back.
    const down = gone === 'stopped' && sheet.flesh.now === 0 && !sheet.bodiless;
    sheet.gone = gone === 'dead' || down ? gone : 'no';
    sheet.weapons = gathered(before, sheet, left);
    // HE-07: combatants who are still there take up the loads that they dropped.
    if (!left) sheet.load = before.load;
    const over = states.filter((state) => !LASTING_STATES.includes(state));
    return { sheet, ended: endedLines(over, 'HE-19') };
  },
  changes: (before, sheet) => [
    ...figureLines(before, sheet, [
      { label: 'Grit', rule: 'HE-13', of: ({ grit }) => grit.now, better: 'up' },
      { label: 'Flesh', rule: 'HE-13', of: ({ flesh }) => flesh.now, better: 'up' },
      { label: 'Stress', rule: 'HE-13', of: ({ stress }) => stress, better: 'down' },
      { label: 'Notches in the armour', rule: 'HE-14', of: ({ armourNotches }) => armourNotches, better: 'down' },
      { label: 'Swigs of liquor', rule: 'HE-07', of: ({ swigs }) => swigs, better: 'up' },
      { label: 'Torches and oil', rule: 'HE-07', of: ({ lights }) => lights, better: 'up' },
    ]),
    ...(sheet.shield !== before.shield ? [{ text: `Shield: ${sheet.shield}`, rule: 'HE-14' }] : []),
    ...wear(before, sheet),
    ...itemChangeLines(before.weapons, sheet.weapons, 'HE-11'),
    ...(sheet.load !== before.load ? [{ text: `Load: ${sheet.load}`, rule: 'HE-07' }] : []),
    ...(sheet.states.includes('liquor') !== before.states.includes('liquor')
      ? [{ text: sheet.states.includes('liquor') ? 'Liquor: a bane for an hour' : 'Sober', rule: 'HE-07' }]
      : []),
    ...(sheet.gone !== before.gone
      ? [
          sheet.gone === 'dead'
            ? ({ text: 'Dead', rule: 'HE-13', tone: 'bad' } as const)
            : sheet.gone === 'stopped'
              ? ({ text: 'Out of action until Flesh comes back', rule: 'HE-13', tone: 'bad' } as const)
              : ({ text: 'Can fight again', rule: 'HE-13', tone: 'good' } as const),
        ]
      : []),
  ],
  words(sheet) {
    if (sheet.gone === 'dead') return 'Dead';
    const { grit, flesh, stress, bodiless } = sheet;
    const worn = sheet.weapons.filter(
      ({ notches, where, ammunition }) => notches > 0 || where === 'broken' || ammunition === 'empty',
    );
    return commaList(
      grit.now < grit.max ? `Grit ${grit.now} of ${grit.max}` : '',
      !bodiless && flesh.now < flesh.max ? `Flesh ${flesh.now} of ${flesh.max}` : '',
      stress > 0 ? `Stress ${stress}` : '',
      sheet.gone === 'stopped' ? 'out of action' : '',
      sheet.armourNotches > 0 ? `armour Notched ${sheet.armourNotches}` : '',
      ...worn.map(({ name, notches, where, ammunition }) =>
        where === 'broken'
          ? `${name} broken`
          : ammunition === 'empty'
            ? `${name} without ammunition`
            : `${name} Notched ${notches}`,
      ),
      ...sheet.states,
    );
  },
  counts: [
    { id: 'flesh', one: 'Flesh lost', many: 'Flesh lost', of: (before, sheet) => before.flesh.now - sheet.flesh.now },
    { id: 'stress', one: 'Stress', many: 'Stress', of: (before, sheet) => sheet.stress - before.stress },
  ],
  rests,
};
