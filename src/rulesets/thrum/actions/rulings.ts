/** The GM's other rulings: goals, a fall, a table's own ability. */

import { askChoice, askText, type Flow } from '../../../engine/flow.ts';
import { sentence, writtenRef } from '../../../engine/log/sentence.ts';
import { gmSeat, notAllowed } from '../../../engine/words.ts';
import { readAbilities } from '../data/abilities/file.ts';
import type { ThrumAction } from '../fight.ts';
import { dropRoll } from '../play/ground/drops.ts';
import { nameOf, tell } from '../play/table/table.ts';
import { countPassives } from '../play/table/tolerances.ts';
import { atTable } from './allowed.ts';
import { goalRulings } from './goalRulings.ts';

const group = 'By ruling';
export const rulingActions: readonly ThrumAction[] = [
  ...goalRulings,
  {
    id: 'fall',
    scope: 'combatant',
    label: 'Falls from a height',
    help: 'A drop by ruling: Endurance or Reflex against it. Failed: Slowed +1.',
    rule: 'TH-15',
    group,
    allowed: (fight, who) => fight.combatants[who]?.place.kind === 'square' || notAllowed('TH-15', 'Not on the map.'),
    *perform(fight, who) {
      yield* atTable(fight, function* (t): Flow<void> {
        const drop = yield* askChoice(
          { seat: gmSeat, title: `How far does ${nameOf(fight, who)} drop?`, rule: 'TH-15', about: [who] },
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
      fight.house.abilities.length < 200 || notAllowed('TH-43', 'Two hundred abilities of one’s own are enough.'),
    *perform(fight) {
      let fault = '';
      for (let tries = 0; tries < 20; tries += 1) {
        const text = yield* askText(
          {
            seat: gmSeat,
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
        tell(
          fight,
          'TH-43',
          sentence`Own abilities: ${writtenRef(read.abilities.map(({ name }) => name).join(', '))}.`,
          {
            shown: 'gm',
          },
        );
        return;
      }
    },
  },
];
