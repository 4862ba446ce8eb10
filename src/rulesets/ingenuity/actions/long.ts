/**
 * Actions that take more than one action of a turn, and may go on over turns (IN-13, IN-15, IN-20,
 * IN-40).
 */

import { combatantOf } from '../../../engine/fight.ts';
import { askChoice, askNumber, askText } from '../../../engine/flow.ts';
import { allOf, capitalized, countWords, type Id, notAllowed, seatOf, type Verdict } from '../../../engine/words.ts';
import { nameOf } from '../../common/people.ts';
import type { IngenuityFight } from '../fight.ts';
import { heldItems, isUsableItem } from '../play/attacks/attack.ts';
import { kneelBeside, loadable, mayReload, someoneLies, whoLies } from '../play/long/care.ts';
import { beginLongAction, goOnWith } from '../play/long/long.ts';
import { abandonLongAction } from '../play/turns/abandon.ts';
import { beginTurn, goOn, mayTurn } from '../play/turns/turns.ts';
import { type Item, SKILLS } from '../sheet/items.ts';
import { itemOf } from '../sheet/sheet.ts';
import { actionsLeft, type IngenuityAction, mayAct } from './allowed.ts';

const GROUP = 'Longer';

/**
 * Makes a longer action. `may` gives the action's own reasons, which are checked after the common
 * ones.
 */
const longActionOf = (
  parts: Pick<IngenuityAction, 'id' | 'label' | 'help' | 'rule' | 'cost' | 'variants'>,
  may: (fight: IngenuityFight, who: Id, variant: string | undefined) => Verdict,
  starts: IngenuityAction['perform'],
): IngenuityAction => ({
  scope: 'combatant',
  group: GROUP,
  ...parts,
  allowed: (fight, who, variant) => allOf(mayAct(fight, who), () => may(fight, who, variant)),
  *perform(fight, who, variant) {
    beginTurn(fight, who);
    yield* starts(fight, who, variant);
    yield* goOn(fight);
  },
});

/** IN-40: whether a weapon can kill at a stroke. A house rule says how the book is read here. */
const kills = ({ house }: IngenuityFight, thing: Item): Verdict =>
  house.killingWith === 'any' ||
  thing.nonlethal === (house.killingWith === 'nonlethal') ||
  notAllowed('IN-40', `A killing strike takes a ${house.killingWith} weapon.`);
export const longActions: IngenuityAction[] = [
  longActionOf(
    {
      id: 'resuscitate',
      label: 'Resuscitate',
      help: 'Goes prone, then a test brings somebody back to consciousness.',
      rule: 'IN-13',
      cost: '2 actions',
    },
    (fight, who) => someoneLies(fight, who, 'IN-13'),
    function* (fight, who) {
      const target = yield* kneelBeside(fight, who);
      yield* beginLongAction(fight, who, 2, {
        deed: 'resuscitate',
        label: `resuscitate ${nameOf(fight, target)}`,
        target,
      });
    },
  ),
  longActionOf(
    {
      id: 'reload',
      label: 'Reload',
      help: 'Loads a weapon again; it may run on into the next turn.',
      rule: 'IN-20',
      cost: 'by weapon',
      variants: (fight, who) =>
        loadable(fight, who).map(({ id, name, reload }) => ({
          id,
          label: `Reload ${name}`,
          detail: countWords(reload, 'action'),
        })),
    },
    mayReload,
    function* (fight, who, variant) {
      const thing = itemOf(combatantOf(fight, who), variant);
      if (thing)
        yield* beginLongAction(fight, who, thing.reload, {
          deed: 'reload',
          label: `reload ${thing.name}`,
          item: thing.id,
        });
    },
  ),
  longActionOf(
    {
      id: 'killing-strike',
      label: 'Killing strike',
      help: 'Combat with advantage against the constitution of somebody unconscious; failing, a sneak attack.',
      rule: 'IN-40',
      cost: '3 actions',
      variants: (fight, who) =>
        heldItems(combatantOf(fight, who)).map(({ id, name }) => ({
          id,
          label: `Killing strike: ${name}`,
        })),
    },
    (fight, who, variant) => {
      const thing = itemOf(combatantOf(fight, who), variant);
      return allOf(
        () => (thing ? isUsableItem(fight, thing) : notAllowed('IN-40', 'Has no such weapon.')),
        () => !thing || kills(fight, thing),
        () => someoneLies(fight, who, 'IN-40'),
      );
    },
    function* (fight, who, variant) {
      const target = yield* whoLies(fight, who, `On whom does ${nameOf(fight, who)} try a killing strike?`, 'IN-40');
      yield* beginLongAction(fight, who, 3, {
        deed: 'killing-strike',
        label: `killing strike on ${nameOf(fight, target)}`,
        target,
        ...(variant ? { item: variant } : {}),
      });
    },
  ),
  longActionOf(
    {
      id: 'task',
      label: 'Short task',
      help: 'Something that takes three actions and a test; the GM says how hard it is.',
      rule: 'IN-15',
      cost: '3 actions',
    },
    () => true,
    function* (fight, who) {
      const skill = yield* askChoice(
        { seat: seatOf(who), title: `${nameOf(fight, who)}: a task of which skill?`, rule: 'IN-15', about: [who] },
        SKILLS.map((id) => ({ id, label: capitalized(id) })),
      );
      yield* beginLongAction(fight, who, 3, { deed: 'task', label: `a task of ${skill}`, skill });
    },
  ),
  longActionOf(
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
        {
          seat: seatOf(who),
          title: `How many actions does it take ${nameOf(fight, who)}?`,
          rule: 'IN-20',
          about: [who],
        },
        { min: 2, max: 60, suggested: 4, unit: 'actions' },
      );
      yield* beginLongAction(fight, who, needs, { deed: 'work', label: label || 'a longer work' });
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
      return long
        ? [{ id: 'it', label: `Go on: ${long.label}`, detail: `${countWords(long.left, 'action')} to go` }]
        : [];
    },
    allowed: (fight, who) =>
      allOf(
        mayTurn(fight, who),
        () => actionsLeft(fight, who) > 0 || notAllowed('IN-08', 'Has no action left this turn.'),
      ),
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
      abandonLongAction(fight, who);
    },
  },
];
