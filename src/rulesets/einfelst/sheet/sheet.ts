/** A combatant's sheet in Einfelst Wilds: pools, rows of Harm or a plain count, arms, and what it is in. */
import type { Combatant } from '../../../engine/fight.ts';
import { capital } from '../../../engine/words.ts';
import {
  capitals,
  choice,
  declare,
  nested,
  number,
  of,
  orNone,
  people,
  record,
  texts,
  toggle,
  which,
} from '../../common/declare.ts';
import { ATTRIBUTES, SKILLS } from './skills.ts';
import { spells } from './spells.ts';
import { type Weapon, weapons } from './weapons.ts';

export const LEVELS = ['lesser', 'moderate', 'severe'] as const;
export type Level = (typeof LEVELS)[number];

const harm = (label: string) => number(0, 0, 9, { label, group: 'Harm' });
const row = (kind: string) =>
  nested({ lesser: harm(`${kind}, lesser`), moderate: harm(`${kind}, moderate`), severe: harm(`${kind}, severe`) });
const rating = (group: string, start: number) => (name: string) =>
  number(start, 0, 12, { label: capital(name), group });
const attribute = rating('Attributes', 2);
const trained = rating('Actions', 2);
const tried = rating('Actions', 1);
const untried = rating('Actions', 0);

/** Each value with its schema, its field and its words; what a new one holds is an ordinary person. */
export const einfelstSheet = declare({
  /** Rows for player characters; a plain count for others (EW-22). */
  counts: choice('points', capitals('rows', 'points'), { label: 'Harm is kept as', group: 'Harm' }),
  physical: row('Physical'),
  mental: row('Mental'),
  points: number(0, 0, 99, { label: 'Harm points', group: 'Harm' }),
  /** At this many points it is out. */
  limit: number(4, 1, 99, { label: 'Out at', group: 'Harm' }),
  /** Points taken since its last test: as many dice fewer. */
  sore: number(0, 0, 99, { label: 'Fresh points', group: 'Harm', help: 'As many dice fewer on its next test.' }),
  gone: choice('no', capitals('no', 'out', 'dead', 'fled', 'broken'), { label: 'Left the fight', group: 'Harm' }),
  attributes: nested(of(ATTRIBUTES, attribute)),
  skills: nested({
    ...of(SKILLS, untried),
    ...of(['strike', 'shoot'], trained),
    ...of(['force', 'endure', 'finesse', 'sneak', 'track', 'read', 'intimidate'], tried),
  }),
  kind: choice('person', capitals('character', 'person', 'creature'), { label: 'What it is', group: 'Kind' }),
  /** How many initiative cards it holds. */
  cards: number(1, 1, 5, { label: 'Initiative cards', group: 'Kind' }),
  /** Maneuvers that make a turn of it: one slow and one fast but for some monsters (EW-14). */
  slow: number(1, 0, 9, { label: 'Slow maneuvers a turn', group: 'Kind' }),
  fast: number(1, 0, 9, { label: 'Fast maneuvers a turn', group: 'Kind' }),
  /** How many hands it has for weapons (EW-18). */
  hands: number(2, 0, 9, { label: 'Hands', group: 'Kind' }),
  armour: number(0, 0, 9, { label: 'Armour', group: 'Kind' }),
  fear: number(0, 0, 9, { label: 'Fear value', group: 'Kind' }),
  weapons,
  spells,
  cover: choice('none', capitals('none', 'light', 'heavy'), { label: 'In cover', group: 'States' }),
  pinned: toggle(false, { label: 'Pinned', group: 'States' }),
  prone: toggle(false, { label: 'On the ground', group: 'States' }),
  /** Keeps far off in its own zone: close combat with it, or of it, asks for coming close first (EW-19). */
  aloof: toggle(false, { label: 'Far off in its zone', group: 'States' }),
  /** Lies in ambush: not on the players’ screen until it acts, when it is an enemy. */
  lurking: toggle(false, { label: 'In ambush', group: 'States' }),
  /** Harm that a poison will still do at the next round's start. */
  poison: number(0, 0, 99, { label: 'Poison left', group: 'States' }),
  /** Extra dice: on its first maneuver of the round (an ambush), on its next test (a controlled success). */
  firstDice: number(0, 0, 20, { label: 'Dice on its first maneuver', group: 'States' }),
  nextDice: number(0, 0, 20, { label: 'Dice on its next roll', group: 'States' }),
  /** Who holds it, and whether its mouth is shut. */
  held: orNone(
    'by nobody',
    record(
      { by: which('combatants', { label: 'Held by' }), gagged: toggle(false, { label: 'Gagged' }) },
      { label: 'Held', group: 'States' },
    ),
  ),
  /** The fire it is in: its damage, the successes to put it out, those saved up. */
  fire: orNone(
    'not burning',
    record(
      {
        damage: number(1, 0, 9, { label: 'Harm of the fire' }),
        needs: number(1, 1, 9, { label: 'Successes to put it out' }),
        saved: number(0, 0, 9, { label: 'Successes saved up' }),
      },
      { label: 'Burning', group: 'States' },
    ),
  ),
  /** Foes in cover or far off in its zone that it has come close to. */
  close: people({ label: 'Has come close to', group: 'States' }),
  injuries: texts(80, 20, { label: 'Critical injuries', group: 'Harm' }),
});
export type EinfelstSheet = ReturnType<typeof einfelstSheet.start>;
export type Fighter = Combatant<EinfelstSheet>;

/** EW-14: the maneuvers that make a turn of somebody; a sheet that is brought back from an older file may not say, and has what most have. */
export const turnOf = ({ sheet }: Fighter): { slow: number; fast: number } => ({
  slow: sheet.slow ?? 1,
  fast: sheet.fast ?? 1,
});
export const isUp = (one: Fighter): boolean => one.sheet.gone === 'no';
/** What it can use now: what it has in hand, and its own body. */
export const atHand = ({ sheet }: Fighter): Weapon[] =>
  sheet.weapons.filter(({ where }) => where === 'hand' || where === 'body');
/** EW-26: armed with something for close combat, teeth and claws too; bare hands and bows are not. */
export const isArmed = (one: Fighter): boolean => atHand(one).some(({ skill }) => skill === 'strike');
/** What it can be made to drop: nothing that is part of it. */
export const inHand = ({ sheet }: Fighter): Weapon[] =>
  sheet.weapons.filter(({ where, skill }) => where === 'hand' && skill !== 'force');
