/** The squares of Skirmish: how tokens stand on them, walk, see each other and are pushed. */
import { areEnemies } from '../../../../src/engine/fight.ts';
import { squareKitOf } from '../../../../src/rulesets/common/squares/squareKit.ts';
import type { SkirmishFight } from '../../game/fight.ts';
import { isUp } from '../../game/sheet.ts';

export const squareGround = squareKitOf<SkirmishFight>({
  squares: () => 1,
  diagonals: 'one',
  // SK-02: enemies on their feet bar the way; everybody else can be passed.
  bars: (fight, who, other) => isUp(other) && areEnemies(fight, who, other.id),
  paysOn: 'entering',
});
