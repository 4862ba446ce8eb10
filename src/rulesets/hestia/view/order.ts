/**
 * The order of play as the screens draw it (HE-01, HE-03): blocks, who may act now, the Next
 * button, how the fight ended.
 */

import { combatantOf, everyone } from '../../../engine/fight.ts';
import type { TurnOrder } from '../../../engine/ruleset.ts';
import { nameOf } from '../../common/people.ts';
import { endsTurn, rowState } from '../../common/turns.ts';
import type { HestiaFight } from '../fight.ts';
import { strikesLeft } from '../play/blows/attack.ts';
import { feetLeft } from '../play/movement.ts';
import { isBystander, isContested, isOurs } from '../play/table/camps.ts';
import { blockOf, canAct } from '../play/turns/rounds.ts';
import { isUp } from '../sheet/sheet.ts';
import { BLOCKS, type Block, DISPOSITION_WORDS } from '../state.ts';

const BLOCK_WORDS = { before: 'Before the enemies', enemies: 'The enemies', after: 'After the enemies' } as const;
/** What follows when everybody left in a block passes. */
const ONWARD = {
  before: 'On to the enemies',
  enemies: 'On to those who failed their Savvy',
  after: 'On to the next round',
} as const;

/** The names of the blocks; bystanders act in the middle one too. */
const blockWordsOf = (fight: HestiaFight): Readonly<Record<Block, string>> =>
  everyone(fight).some((one) => isUp(one) && !one.hidden && isBystander(fight, one))
    ? { ...BLOCK_WORDS, enemies: 'The enemies and others' }
    : BLOCK_WORDS;

export function turnOrder(fight: HestiaFight): TurnOrder {
  const { state } = fight;
  const running = fight.stage === 'running';
  const acting = running ? state.acting : null;
  const parley = state.phase === 'parley';
  const words = blockWordsOf(fight);
  return {
    style: 'list',
    round: state.round,
    title:
      fight.stage === 'setup'
        ? 'Before the fight'
        : parley
          ? 'Parley'
          : state.round === 0
            ? 'The meeting'
            : `Round ${state.round}: ${words[state.block].toLowerCase()}`,
    prompt:
      fight.stage === 'over'
        ? ending(fight)
        : parley
          ? `${DISPOSITION_WORDS[state.disposition]}.`
          : acting
            ? `${nameOf(fight, acting.who)} acts: ${feetLeft(fight, combatantOf(fight, acting.who))} ft of movement${strikesLeft(fight, acting.who) ? ' and another attack' : acting.action ? '' : ' and an action'} left.`
            : `${words[state.block]}: any of them may act.`,
    groups: BLOCKS.map((id) => ({ id, label: words[id] })),
    rows: everyone(fight).map((one) => {
      const able = canAct(fight, one);
      const block = blockOf(fight, one);
      return {
        id: one.id,
        combatant: one.id,
        state: rowState({
          out: !isUp(one),
          acting: acting?.who === one.id,
          done: state.acted.includes(one.id),
          may: running && able === true && block === state.block && !acting && !parley,
        }),
        group: block,
        ...(able === true || !isUp(one) || state.acted.includes(one.id) ? {} : { note: able.text }),
      };
    }),
    ...(fight.stage === 'over' ? { ending: ending(fight) } : {}),
    ...(!running
      ? {}
      : {
          next: parley
            ? { actor: 'table', action: 'to-arms', label: 'Fight' }
            : acting
              ? endsTurn(fight, acting.who)
              : { actor: 'table', action: 'end-block', label: ONWARD[state.block] },
        }),
  };
}

/**
 * How the fight ended: who holds the field, that enemies still stand against each other, or that
 * nobody drew a weapon.
 */
function ending(fight: HestiaFight): string {
  if (fight.state.phase === 'parley') return 'Both sides part without a fight.';
  const up = everyone(fight).filter((one) => isUp(one) && !one.hidden && !isBystander(fight, one));
  if (up.length === 0) return 'Nobody is left standing.';
  if (isContested(fight, up)) return 'The fight breaks off.';
  return up.some((one) => isOurs(fight, one)) ? 'The characters hold the field.' : 'The enemies hold the field.';
}
