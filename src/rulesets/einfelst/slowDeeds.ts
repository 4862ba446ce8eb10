/** Slow maneuvers (EW-17): attacks, grapples, magic, flight, words and wits, putting out fire. */
import { combatantOf } from '../../engine/fight.ts';
import { choose, type Flow } from '../../engine/flow.ts';
import { all, type Id, no, seatOf } from '../../engine/words.ts';
import { attack, cast, needed } from './combat.ts';
import { armOf, type Deed, reach, slow, unhindered } from './deedKit.ts';
import { aimOptions, enter, waysOf } from './ground.ts';
import { putOut } from './hazards.ts';
import { flee, grapple, mayFlee } from './holding.ts';
import { poolOf, test } from './pools.ts';
import { goOn, maySlow, spendSlow } from './rounds.ts';
import { type EinfelstFight, SKILLS, type Skill } from './sheet.ts';
import { nameOf, tell } from './tell.ts';

const FISTS = { name: 'a grip', near: 0, far: 0, skill: 'force' as const };
const dice = (fight: EinfelstFight, who: Id, skill: Skill): string =>
  `${Math.max(1, poolOf(fight, who, skill).total)} dice`;

/** A plain test that the table gives its meaning to: sway, lure, survey. */
function plain(id: string, label: string, help: string, skills: readonly Skill[], done: string): Deed {
  return {
    id,
    scope: 'combatant',
    label,
    help,
    rule: 'EW-17',
    group: 'Slow',
    cost: 'slow',
    variants: (fight, who) =>
      skills.map((skill) => ({
        id: skill,
        label: skills.length > 1 ? `${label} with ${skill}` : label,
        detail: dice(fight, who, skill),
      })),
    allowed: (fight, who) => slow(fight, who),
    *perform(fight, who, variant): Flow<void> {
      const skill = SKILLS.find((one) => one === variant) ?? skills[0] ?? 'read';
      spendSlow(fight, who);
      const { extra } = needed(fight, who, 'close');
      const [result] = yield* test(fight, `${nameOf(fight, who)}: ${label.toLowerCase()}`, 'EW-17', { who, skill });
      const success = (result?.successes ?? 0) > extra;
      tell(
        fight,
        'EW-17',
        `${nameOf(fight, who)} ${success ? done : 'has no success'}.`,
        [who],
        result?.dice ?? [],
        success ? 'good' : 'plain',
      );
    },
  };
}

export const slowDeeds: readonly Deed[] = [
  {
    id: 'attack',
    scope: 'combatant',
    label: 'Attack',
    help: 'Force, Strike or Shoot; one success hits, each more buys something.',
    rule: 'EW-20',
    group: 'Slow',
    cost: 'slow',
    variants: (fight, who) =>
      combatantOf(fight, who)
        .sheet.weapons.filter(({ where }) => where === 'hand')
        .map((arm) => ({
          id: arm.id,
          label: `Attack: ${arm.name}`,
          detail: `${arm.skill}, ${dice(fight, who, arm.skill)}; Harm ${arm.damage}; zones ${reach(arm)}`,
        })),
    allowed: (fight, who, variant) => {
      const arm = armOf(fight, who, variant);
      return all(
        slow(fight, who),
        () => arm?.loaded !== 'no' || no('EW-17', 'It has to be loaded first.'),
        () =>
          (arm && aimOptions(fight, who, arm).some((option) => !('blocked' in option))) ||
          no('EW-10', 'Nobody is in its range.'),
      );
    },
    *perform(fight, who, variant) {
      const arm = armOf(fight, who, variant);
      if (!arm) return;
      const target = yield* choose(
        { seat: seatOf(who), title: `${arm.name}: against whom?`, rule: 'EW-10', about: [who] },
        aimOptions(fight, who, arm),
      );
      spendSlow(fight, who);
      if (arm.loaded === 'yes') arm.loaded = 'no';
      yield* attack(fight, who, arm, target);
      yield* goOn(fight);
    },
  },
  {
    id: 'load',
    scope: 'combatant',
    label: 'Load',
    help: 'Makes a crossbow ready again.',
    rule: 'EW-17',
    group: 'Slow',
    cost: 'slow',
    variants: (fight, who) =>
      combatantOf(fight, who)
        .sheet.weapons.filter(({ loaded, where }) => loaded !== 'always' && where === 'hand')
        .map(({ id, name }) => ({ id, label: `Load ${name}` })),
    allowed: (fight, who, variant) =>
      all(slow(fight, who), () => armOf(fight, who, variant)?.loaded !== 'yes' || no('EW-17', 'It is loaded.')),
    *perform(fight, who, variant) {
      const arm = armOf(fight, who, variant);
      spendSlow(fight, who);
      if (arm) arm.loaded = 'yes';
      tell(fight, 'EW-17', `${nameOf(fight, who)} loads ${arm?.name ?? 'it'}.`, [who]);
    },
  },
  {
    id: 'grapple',
    scope: 'combatant',
    label: 'Wrestle or grapple',
    help: 'A Force test; success holds the target until it breaks free.',
    rule: 'EW-29',
    group: 'Slow',
    cost: 'slow',
    allowed: (fight, who) =>
      all(
        slow(fight, who),
        () =>
          aimOptions(fight, who, FISTS).some((option) => !('blocked' in option)) ||
          no('EW-10', 'Nobody is within reach.'),
      ),
    *perform(fight, who) {
      const options = aimOptions(fight, who, FISTS).map((option) =>
        combatantOf(fight, option.id).sheet.held ? { ...option, blocked: no('EW-29', 'Is held already.') } : option,
      );
      const target = yield* choose(
        { seat: seatOf(who), title: 'Grapple whom?', rule: 'EW-29', about: [who] },
        options.some((option) => !('blocked' in option))
          ? options
          : [{ id: 'nobody', label: 'Nobody is free to be held', tone: 'pass' as const }],
      );
      if (target === 'nobody') return;
      spendSlow(fight, who);
      yield* grapple(fight, who, target);
      yield* goOn(fight);
    },
  },
  {
    id: 'cast',
    scope: 'combatant',
    label: 'Magic',
    help: 'A Cast test; the target may resist with what the spell names.',
    rule: 'EW-25',
    group: 'Slow',
    cost: 'slow',
    variants: (fight, who) =>
      combatantOf(fight, who).sheet.spells.map(({ id, name, about }) => ({
        id,
        label: `Cast: ${name}`,
        detail: about,
      })),
    allowed: (fight, who, variant) => {
      const spell = combatantOf(fight, who).sheet.spells.find(({ id }) => id === variant);
      return all(
        slow(fight, who),
        () =>
          (spell &&
            aimOptions(fight, who, { ...spell, near: 0, skill: 'shoot' }).some((option) => !('blocked' in option))) ||
          no('EW-10', 'Nobody is in its range.'),
      );
    },
    *perform(fight, who, variant) {
      const spell = combatantOf(fight, who).sheet.spells.find(({ id }) => id === variant);
      if (!spell) return;
      const target = yield* choose(
        { seat: seatOf(who), title: `${spell.name}: on whom?`, rule: 'EW-25', about: [who] },
        aimOptions(fight, who, { ...spell, near: 0, skill: 'shoot' }),
      );
      spendSlow(fight, who);
      yield* cast(fight, who, spell, target);
      yield* goOn(fight);
    },
  },
  {
    id: 'flee',
    scope: 'combatant',
    label: 'Flee',
    help: 'One success leaves the fight; somebody of the zone may give chase.',
    rule: 'EW-33',
    group: 'Slow',
    cost: 'slow',
    variants: (fight, who) =>
      (['finesse', 'sneak'] as const).map((skill) => ({
        id: skill,
        label: `Flee with ${skill}`,
        detail: dice(fight, who, skill),
      })),
    allowed: (fight, who) =>
      all(
        maySlow(fight, who),
        () => unhindered(fight, who, 'flight'),
        () => mayFlee(fight, who),
      ),
    *perform(fight, who, variant) {
      yield* flee(fight, who, variant === 'sneak' ? 'sneak' : 'finesse');
      yield* goOn(fight);
    },
  },
  {
    id: 'put-out',
    scope: 'combatant',
    label: 'Put the fire out',
    help: 'Finesse; successes are saved up from round to round.',
    rule: 'EW-45',
    group: 'Slow',
    cost: 'slow',
    allowed: (fight, who) =>
      all(maySlow(fight, who), () => combatantOf(fight, who).sheet.fire !== null || no('EW-45', 'Is not burning.')),
    *perform(fight, who) {
      spendSlow(fight, who);
      yield* putOut(fight, who);
    },
  },
  {
    id: 'clear',
    scope: 'combatant',
    label: 'Get past an obstacle',
    help: 'A test as a slow maneuver, where the way next door asks for one.',
    rule: 'EW-11',
    group: 'Slow',
    cost: 'slow',
    variants: (fight, who) =>
      waysOf(fight, who)
        .filter(({ asks }) => asks !== 'nothing' && asks !== 'maneuver')
        .map(({ zone, border, asks }) => ({
          id: border.id,
          label: `${border.features.find(({ kind }) => kind === 'obstacle' || kind === 'climb')?.label ?? 'The way'} to ${zone.name}`,
          detail: `${asks}, ${dice(fight, who, asks as Skill)}`,
        })),
    allowed: (fight, who) => slow(fight, who),
    *perform(fight, who, variant) {
      const way = waysOf(fight, who).find(({ border }) => border.id === variant);
      if (!way || way.asks === 'nothing' || way.asks === 'maneuver') return;
      spendSlow(fight, who);
      const [result] = yield* test(fight, `${nameOf(fight, who)} gets past to ${way.zone.name}`, 'EW-11', {
        who,
        skill: way.asks,
      });
      const past = (result?.successes ?? 0) > 0;
      if (past) enter(fight, combatantOf(fight, who), way.zone.id);
      tell(
        fight,
        'EW-11',
        `${nameOf(fight, who)} ${past ? `is through to ${way.zone.name}` : 'does not get past'}.`,
        [who],
        result?.dice ?? [],
        past ? 'good' : 'plain',
      );
    },
  },
  plain('sway', 'Sway with words', 'A Persuade test; the table says what comes of it.', ['persuade'], 'is heard'),
  plain(
    'lure',
    'Lure an enemy',
    'Finesse or Intimidate; the table says where it goes.',
    ['finesse', 'intimidate'],
    'draws somebody along',
  ),
  plain(
    'survey',
    'Survey the situation',
    'A Read test; the table tells what is seen.',
    ['read'],
    'sees how things stand',
  ),
  plain('climb', 'Climb', 'Finesse or Endure, up something the table names.', ['finesse', 'endure'], 'gets up'),
];
