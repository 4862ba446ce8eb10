/** The beginning (IN-02, IN-06): whose act started the fight, who was attacked, the other teams, and surprise. */
import { everyone } from '../../engine/fight.ts';
import { choose, type Flow } from '../../engine/flow.ts';
import { gm, type Id, list } from '../../engine/words.ts';
import { type IngenuityFight, isUp } from './sheet.ts';
import { sideName, sideWithin, tell } from './tell.ts';
import { beginRound, goOn } from './turns.ts';

/** From set-up to the first pick. One question for two teams; with more, one for each place that is open. */
export function* begin(fight: IngenuityFight): Flow<void> {
  fight.stage = 'running';
  const sides = fight.sideOrder.filter((side) => everyone(fight).some((one) => one.side === side));
  const first = yield* choose(
    {
      seat: gm,
      title: 'Which team starts the fight?',
      detail: 'Its act begins the combat.',
      rule: 'IN-02',
      audience: 'gm',
    },
    [
      ...sides.map((side) => ({ id: side, label: sideName(fight, side) })),
      ...sides.map((side) => ({
        id: `surprise:${side}`,
        label: `${sideName(fight, side)}, by surprise`,
        detail: 'IN-06',
      })),
    ],
  );
  const surprise = first.startsWith('surprise:') ? first.slice(9) : undefined;
  const teams: Id[] = [surprise ?? first];
  for (let rest = open(sides, teams); rest.length > 0; rest = open(sides, teams)) {
    const only = rest.length === 1 ? rest[0] : undefined;
    const next =
      only ??
      (yield* choose(
        {
          seat: gm,
          title: teams.length === 1 ? 'Which team is attacked?' : 'Which team comes next?',
          rule: 'IN-02',
          audience: 'gm',
        },
        rest.map((side) => ({ id: side, label: sideName(fight, side) })),
      ));
    teams.push(next);
  }
  fight.state.teams = teams;
  tell(
    fight,
    'IN-02',
    `The teams act in this order: ${list(teams.map((side) => sideWithin(fight, side)))}.`,
    everyone(fight).map(({ id }) => id),
  );
  fight.state.round = surprise ? 0 : 1;
  fight.state.surprise = surprise ?? null;
  beginRound(fight);
  if (everyone(fight).some(isUp)) yield* goOn(fight);
}

const open = (sides: readonly Id[], taken: readonly Id[]): Id[] => sides.filter((side) => !taken.includes(side));
