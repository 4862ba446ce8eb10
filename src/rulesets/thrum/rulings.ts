/** What the GM calls by ruling: goals, the end of the fight, a fall, a table's own ability. */

import { everyone } from '../../engine/fight.ts';
import { askText, choose, type Flow } from '../../engine/flow.ts';
import { gm, no } from '../../engine/words.ts';
import { readAbilities } from './abilities/file.ts';
import type { ThrumAction } from './actions.ts';
import { dropRoll } from './drops.ts';
import { finish } from './ending.ts';
import { atTable } from './legal.ts';
import { isMinion, nameOf, tell } from './table.ts';
import { countPassives } from './tolerances.ts';

const group = 'By ruling';
export const rulings: readonly ThrumAction[] = [
  {
    id: 'goal-met',
    scope: 'table',
    label: 'A condition is met',
    help: 'A win or defeat condition of this fight is met: the fight ends.',
    rule: 'TH-08',
    group,
    variants: (fight) =>
      fight.state.goals.map(({ id, text, outcome }) => ({
        id,
        label: `${outcome === 'win' ? 'Won' : 'Lost'}: ${text}`,
      })),
    allowed: () => true,
    *perform(fight, _who, variant) {
      const goal = fight.state.goals.find(({ id }) => id === variant);
      if (goal) finish(fight, `${goal.outcome === 'win' ? 'Won' : 'Lost'}: ${goal.text}`);
    },
  },
  {
    id: 'set-goal',
    scope: 'table',
    label: 'Set a condition',
    help: 'Add a win or defeat condition that ends the fight when it is met.',
    rule: 'TH-08',
    group,
    allowed: (fight) => fight.state.goals.length < 12 || no('TH-08', 'Twelve conditions are enough.'),
    *perform(fight) {
      const outcome = yield* choose({ seat: gm, title: 'A condition of what?', rule: 'TH-08' }, [
        { id: 'win', label: 'Victory' },
        { id: 'defeat', label: 'Defeat' },
      ]);
      const fighters = everyone(fight).filter((who) => !isMinion(who));
      const what = yield* choose({ seat: gm, title: 'Met when?', rule: 'TH-08' }, [
        { id: 'hand', label: 'When I say so' },
        { id: 'rounds', label: `When round ${Math.max(1, fight.state.round) + 3} has ended` },
        ...fighters.map(({ id }) => ({ id: `fallen ${id}`, label: `When ${nameOf(fight, id)} falls`, combatant: id })),
      ]);
      const text = yield* askText(
        { seat: gm, title: 'In a few words?', rule: 'TH-08' },
        outcome === 'win' ? 'The day is saved' : 'All is lost',
        120,
      );
      fight.nextId += 1;
      fight.state.goals.push({
        id: `goal-${fight.nextId}`,
        outcome,
        kind: what === 'hand' || what === 'rounds' ? what : 'fallen',
        text: text.trim() || 'A condition',
        rounds: Math.max(1, fight.state.round) + 3,
        who: what.startsWith('fallen ') ? what.slice(7) : '',
        terrain: '',
      });
      tell(fight, 'TH-08', `A condition is set: ${text}.`, { secret: true });
    },
  },
  {
    id: 'fall',
    scope: 'combatant',
    label: 'Falls from a height',
    help: 'A drop by ruling: Endurance or Reflex against it.',
    rule: 'TH-15',
    group,
    allowed: (fight, who) => fight.combatants[who]?.place.kind === 'square' || no('TH-15', 'Not on the map.'),
    *perform(fight, who) {
      yield* atTable(fight, function* (t): Flow<void> {
        const drop = yield* choose(
          { seat: gm, title: `${nameOf(fight, who)} drops how far?`, rule: 'TH-15', about: [who] },
          [2, 3, 4, 5, 6].map((n) => ({ id: `${n}`, label: `${n} steps` })),
        );
        yield* dropRoll(t, who, Number(drop));
      });
    },
  },
  {
    id: 'own-ability',
    scope: 'table',
    label: 'Add an ability of our own',
    help: 'Paste an ability as JSON; a mistake is named with its line. It can then be put on a sheet.',
    rule: 'TH-43',
    group,
    allowed: (fight) =>
      fight.house.abilities.length < 200 || no('TH-43', 'Two hundred abilities of one’s own are enough.'),
    *perform(fight) {
      let fault = '';
      for (let tries = 0; tries < 20; tries += 1) {
        const text = yield* askText(
          {
            seat: gm,
            title: 'Paste the ability as JSON (empty: never mind)',
            rule: 'TH-43',
            ...(fault ? { detail: fault } : {}),
          },
          '',
          2000,
        );
        if (text.trim() === '') return;
        const read = readAbilities(text);
        if (!read.ok) {
          fault = read.fault;
          continue;
        }
        const ids = read.abilities.map(({ id }) => id);
        fight.house.abilities = [...fight.house.abilities.filter(({ id }) => !ids.includes(id)), ...read.abilities];
        countPassives(fight);
        tell(fight, 'TH-43', `Own abilities: ${read.abilities.map(({ name }) => name).join(', ')}.`, { secret: true });
        return;
      }
    },
  },
];
