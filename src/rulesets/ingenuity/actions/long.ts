/** The actions that take more than one, and may run on over turns (IN-13, IN-15, IN-20, IN-40). */

import { combatantOf } from '../../../engine/fight.ts';
import { askNumber, askText, choose } from '../../../engine/flow.ts';
import { all, capital, count, type Id, no, seatOf, type Verdict } from '../../../engine/words.ts';
import { nameOf } from '../../common/people.ts';
import type { IngenuityFight } from '../fight.ts';
import { arms, usable } from '../play/attacks/attack.ts';
import { begin, goOnWith, lying, whoLies } from '../play/long/long.ts';
import { tell } from '../play/table/tell.ts';
import { abandon } from '../play/turns/abandon.ts';
import { beginTurn, goOn, mayTurn } from '../play/turns/turns.ts';
import { type Item, SKILLS } from '../sheet/items.ts';
import { itemOf, put } from '../sheet/sheet.ts';
import { actionsLeft, type Deed, mayAct } from './allowed.ts';

const GROUP = 'Longer';

/** A longer action: the common reasons, then its own. */
const longDeed = (
  parts: Pick<Deed, 'id' | 'label' | 'help' | 'rule' | 'cost' | 'variants'>,
  may: (fight: IngenuityFight, who: Id, variant: string | undefined) => Verdict,
  starts: Deed['perform'],
): Deed => ({
  scope: 'combatant',
  group: GROUP,
  ...parts,
  allowed: (fight, who, variant) => all(mayAct(fight, who), () => may(fight, who, variant)),
  *perform(fight, who, variant) {
    beginTurn(fight, who);
    yield* starts(fight, who, variant);
    yield* goOn(fight);
  },
});

const someoneLies = (fight: IngenuityFight, who: Id, rule: string): Verdict =>
  lying(fight, who).length > 0 || no(rule, 'Nobody lies unconscious within a metre.');
/** IN-40: whether a weapon will do; how the book's sentence is read is a house rule. */
const kills = ({ house }: IngenuityFight, thing: Item): Verdict =>
  house.killingWith === 'any' ||
  thing.nonlethal === (house.killingWith === 'nonlethal') ||
  no('IN-40', `A killing strike takes a ${house.killingWith} weapon.`);
const held = (fight: IngenuityFight, who: Id, which: (thing: Item) => boolean) =>
  combatantOf(fight, who).sheet.items.filter((thing) => thing.where === 'hand' && which(thing));

export const longDeeds: Deed[] = [
  longDeed(
    {
      id: 'resuscitate',
      label: 'Resuscitate',
      help: 'Goes prone, then a test brings somebody back to consciousness.',
      rule: 'IN-13',
      cost: '2 actions',
    },
    (fight, who) => someoneLies(fight, who, 'IN-13'),
    function* (fight, who) {
      const target = yield* whoLies(fight, who, `${nameOf(fight, who)} brings whom back?`, 'IN-13');
      put(combatantOf(fight, who), 'prone');
      tell(fight, 'IN-13', `${nameOf(fight, who)} kneels by ${nameOf(fight, target)}, prone.`, { who: [who, target] });
      yield* begin(fight, who, 2, { deed: 'resuscitate', label: `resuscitate ${nameOf(fight, target)}`, target });
    },
  ),
  longDeed(
    {
      id: 'reload',
      label: 'Reload',
      help: 'Loads a weapon again; it may run on into the next turn.',
      rule: 'IN-20',
      cost: 'by weapon',
      variants: (fight, who) =>
        held(fight, who, ({ reload }) => reload > 0).map(({ id, name, reload }) => ({
          id,
          label: `Reload ${name}`,
          detail: count(reload, 'action'),
        })),
    },
    (fight, who, variant) => itemOf(combatantOf(fight, who), variant)?.loaded === false || no('IN-20', 'It is loaded.'),
    function* (fight, who, variant) {
      const thing = itemOf(combatantOf(fight, who), variant);
      if (thing)
        yield* begin(fight, who, thing.reload, { deed: 'reload', label: `reload ${thing.name}`, item: thing.id });
    },
  ),
  longDeed(
    {
      id: 'killing-strike',
      label: 'Killing strike',
      help: 'Combat with advantage against the constitution of somebody unconscious; failing, a sneak attack.',
      rule: 'IN-40',
      cost: '3 actions',
      variants: (fight, who) =>
        arms(combatantOf(fight, who)).map(({ id, name }) => ({
          id,
          label: `Killing strike: ${name}`,
        })),
    },
    (fight, who, variant) => {
      const thing = itemOf(combatantOf(fight, who), variant);
      return all(
        () => (thing ? usable(fight, thing) : no('IN-40', 'Has no such weapon.')),
        () => !thing || kills(fight, thing),
        () => someoneLies(fight, who, 'IN-40'),
      );
    },
    function* (fight, who, variant) {
      const target = yield* whoLies(fight, who, `${nameOf(fight, who)} kills whom?`, 'IN-40');
      yield* begin(fight, who, 3, {
        deed: 'killing-strike',
        label: `killing strike on ${nameOf(fight, target)}`,
        target,
        ...(variant ? { item: variant } : {}),
      });
    },
  ),
  longDeed(
    {
      id: 'task',
      label: 'Short task',
      help: 'Something that takes three actions and a test; the GM says how hard it is.',
      rule: 'IN-15',
      cost: '3 actions',
    },
    () => true,
    function* (fight, who) {
      const skill = yield* choose(
        { seat: seatOf(who), title: `${nameOf(fight, who)}: a task of which skill?`, rule: 'IN-15', about: [who] },
        SKILLS.map((id) => ({ id, label: capital(id) })),
      );
      yield* begin(fight, who, 3, { deed: 'task', label: `a task of ${skill}`, skill });
    },
  ),
  longDeed(
    {
      id: 'work',
      label: 'Longer action',
      help: 'Anything of so many actions; its effect comes when they are spent.',
      rule: 'IN-20',
      cost: 'as many as it takes',
    },
    () => true,
    function* (fight, who) {
      const label = yield* askText(
        { seat: seatOf(who), title: `What does ${nameOf(fight, who)} begin?`, rule: 'IN-20', about: [who] },
        'a longer work',
        80,
      );
      const needs = yield* askNumber(
        { seat: seatOf(who), title: 'How many actions does it take?', rule: 'IN-20', about: [who] },
        { min: 2, max: 60, suggested: 4, unit: 'actions' },
      );
      yield* begin(fight, who, needs, { deed: 'work', label: label || 'a longer work' });
    },
  ),
  {
    id: 'go-on',
    scope: 'combatant',
    label: 'Go on with it',
    help: 'Spends what actions are left on what was begun.',
    rule: 'IN-20',
    group: GROUP,
    cost: 'what is left of it',
    variants: (fight, who) => {
      const long = fight.state.longs[who];
      return long ? [{ id: 'it', label: `Go on: ${long.label}`, detail: `${count(long.left, 'action')} to go` }] : [];
    },
    allowed: (fight, who) =>
      all(mayTurn(fight, who), () => actionsLeft(fight, who) > 0 || no('IN-08', 'Has no action left this turn.')),
    *perform(fight, who) {
      beginTurn(fight, who);
      yield* goOnWith(fight, who);
      yield* goOn(fight);
    },
  },
  {
    id: 'abandon',
    scope: 'combatant',
    label: 'Abandon it',
    help: 'Lets go of what was begun; free.',
    rule: 'IN-20',
    group: GROUP,
    cost: 'free',
    variants: (fight, who) => {
      const long = fight.state.longs[who];
      return long ? [{ id: 'it', label: `Abandon: ${long.label}` }] : [];
    },
    allowed: mayTurn,
    *perform(fight, who) {
      beginTurn(fight, who);
      abandon(fight, who);
    },
  },
];
