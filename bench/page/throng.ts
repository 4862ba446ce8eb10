/**
 * The fight in which the steps of a turn are measured, as a script: Murdham at the mill, half of
 * the combatants against the other half.
 */
import type { Script } from '../../src/engine/script.ts';

const SCENE = 'mill';
/** The places without deep water: nobody drowns, so everybody who is attacked may react. */
const DRY = ['orchard', 'yard', 'garden', 'loading', 'store', 'room', 'floor'];
const kinds = {
  party: ['knight', 'duellist', 'guard', 'berserker', 'soldier'],
  foes: ['bandit', 'bandit-archer', 'thug', 'peasant'],
} as const;

/**
 * The whole fight of so many combatants: both sides mixed over all zones, in the first round, when
 * the party may act. Everybody has a name of their own, so the turn order folds nobody.
 */
export function throngScript(many: number): Script {
  // At least two of each side stand together, so that every attack asks whom it is meant for.
  const zones = DRY.slice(0, Math.ceil(many / 4));
  const cast = Array.from({ length: many }, (_, n): Script['cast'][number] => {
    const side = n % 2 === 0 ? 'party' : 'foes';
    const of = n >> 1;
    return {
      id: `${side}-${of + 1}`,
      name: `${side === 'party' ? 'Friend' : 'Raider'} ${of + 1}`,
      side,
      creature: kinds[side][of % kinds[side].length] ?? 'peasant',
      place: { kind: 'zone', zone: zones[of % zones.length] ?? '' },
    };
  });
  return {
    title: 'A throng, to measure turns in',
    ruleset: 'murdham',
    scene: SCENE,
    seed: 3,
    cast,
    lines: [{ begin: true }, { answer: 'party' }],
  };
}
