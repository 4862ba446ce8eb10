/** Gambits (HE-20): a test of the fitting attribute; success does it, failure gives the opponent a free action at once. */
import { combatantOf, everyone } from '../../engine/fight.ts';
import { choose, type Flow } from '../../engine/flow.ts';
import { gm, type Id, no, seatOf } from '../../engine/words.ts';
import { type Place, placeKey } from '../../space/scene.ts';
import { type Square, squareOf } from '../../space/squares.ts';
import { attack, inReach, targets, usable } from './attack.ts';
import { attributeCheck, baneParts, check } from './checks.ts';
import { walkOption, walks } from './distance.ts';
import { beginTurn, mayReact } from './rounds.ts';
import { type Attribute, type Fighter, type HestiaFight, has, isUp, put } from './sheet.ts';
import { nameOf, tell } from './tell.ts';
import { ofBody, type Weapon } from './weapons.ts';

const AIMS = [
  { id: 'shove', label: 'Shove', detail: 'one place away' },
  { id: 'trip', label: 'Trip', detail: 'it falls' },
  { id: 'disarm', label: 'Disarm', detail: 'it drops a weapon' },
  { id: 'grapple', label: 'Grapple', detail: 'it is pinned' },
  { id: 'other', label: 'Something else', detail: 'told by the table' },
] as const;
type Aim = (typeof AIMS)[number]['id'];

const heldBy = ({ sheet }: Fighter): Weapon[] => sheet.weapons.filter((arm) => arm.where === 'hand' && !ofBody(arm));

/** Why trying this on somebody would bring nothing; undefined when it may. */
function vain(victim: Fighter, aim: Aim): string | undefined {
  if (aim === 'trip' && has(victim, 'prone')) return 'It lies on the ground already.';
  if (aim === 'grapple' && has(victim, 'pinned')) return 'It is pinned already.';
  return aim === 'disarm' && heldBy(victim).length === 0 ? 'It holds nothing to drop.' : undefined;
}

/** The whole gambit: whom, what, with how many boons or banes, and what comes of it. */
export function* gambit(fight: HestiaFight, who: Id, attribute: Attribute): Flow<void> {
  const one = combatantOf(fight, who);
  const target = yield* choose(
    { seat: seatOf(who), title: `Gambit by ${attribute}: against whom?`, rule: 'HE-20', about: [who] },
    targets(fight, who, fight.house.meleeFeet),
  );
  const aim: Aim = yield* choose({ seat: seatOf(who), title: 'What is tried?', rule: 'HE-20', about: [who, target] }, [
    ...AIMS.map((one) => {
      const why = vain(combatantOf(fight, target), one.id);
      return why ? { ...one, blocked: no('HE-20', why) } : one;
    }),
  ]);
  const net = yield* choose(
    {
      seat: gm,
      title: `${nameOf(fight, who)} tries to ${aim === 'other' ? 'do it' : aim}: boons or banes?`,
      rule: 'HE-20',
      about: [who, target],
    },
    [
      { id: '0', label: 'Neither' },
      { id: '1', label: 'A boon' },
      { id: '2', label: 'Two boons' },
      { id: '-1', label: 'A bane' },
      { id: '-2', label: 'Two banes' },
    ],
  );
  beginTurn(fight, who).action = true;
  const boons = [...baneParts(one, 'action', attribute), { label: 'by ruling', value: Number(net), rule: 'HE-20' }];
  const result = yield* check(
    fight,
    who,
    `gambit by ${attribute}`,
    'HE-20',
    attributeCheck(one, attribute, 'HE-20', boons),
    [who, target],
  );
  const tried = `${nameOf(fight, who)} tries ${aim === 'other' ? 'a gambit on' : `to ${aim}`} ${nameOf(fight, target)}`;
  if (result.passed) {
    tell(fight, 'HE-20', `${tried}, and it succeeds.`, [who, target], result.dice, 'good');
    return yield* succeed(fight, who, target, aim);
  }
  tell(fight, 'HE-20', `${tried}, and it backfires.`, [who, target], result.dice, 'bad');
  yield* freeAction(fight, target, who);
}

function* succeed(fight: HestiaFight, who: Id, target: Id, aim: Aim): Flow<void> {
  const victim = combatantOf(fight, target);
  if (aim === 'trip' || aim === 'grapple') {
    const state = aim === 'trip' ? 'prone' : 'pinned';
    put(victim, state);
    return tell(fight, 'HE-20', `${nameOf(fight, target)} is ${state}.`, [target], [], 'bad');
  }
  if (aim === 'disarm') {
    const arms = heldBy(victim);
    const picked =
      arms.length > 1
        ? yield* choose(
            { seat: seatOf(who), title: 'Which weapon falls?', rule: 'HE-20', about: [target] },
            arms.map(({ id, name }) => ({ id, label: name })),
          )
        : arms[0]?.id;
    const arm = victim.sheet.weapons.find(({ id }) => id === picked);
    if (arm) arm.where = 'dropped';
    return tell(fight, 'HE-20', `${nameOf(fight, target)} drops ${arm?.name ?? 'it'}.`, [target], [], 'bad');
  }
  if (aim === 'shove') {
    const feet = fight.scene.kind === 'squares' ? 5 : fight.house.zoneFeet / 2;
    const ways = walks(fight, target, feet).filter(({ place }) => away(fight, who, target, place));
    if (ways.length === 0) return tell(fight, 'HE-20', `${nameOf(fight, target)} has nowhere to be shoved.`, [target]);
    const picked = yield* choose(
      { seat: seatOf(who), title: `Shove ${nameOf(fight, target)} where?`, rule: 'HE-20', about: [target] },
      ways.map(walkOption(fight)),
    );
    victim.place = ways.find(({ place }) => placeKey(place) === picked)?.place ?? victim.place;
    tell(fight, 'HE-20', `${nameOf(fight, target)} is shoved.`, [target], [], 'bad');
  }
}

/** Whether a place is farther from the one who shoves than where the shoved one stands; on zones any way out will do. */
function away(fight: HestiaFight, who: Id, target: Id, place: Place): boolean {
  if (fight.scene.kind === 'zones') return true;
  const [from, at, to] = [combatantOf(fight, who).place, combatantOf(fight, target).place, place].map(squareOf);
  if (!from || !at || !to) return false;
  const far = (square: Square) => (square.column - from.column) ** 2 + (square.row - from.row) ** 2;
  return far(to) > far(at);
}

/** The opponent's free action: an attack, or hampering whoever failed. */
function* freeAction(fight: HestiaFight, by: Id, against: Id): Flow<void> {
  const foe = combatantOf(fight, by);
  if (!isUp(foe) || !everyone(fight).some(({ id }) => id === against)) return;
  const able = mayReact(fight, foe);
  if (able !== true)
    return tell(
      fight,
      able.rule,
      `${nameOf(fight, by)} cannot make use of it: ${able.text.charAt(0).toLowerCase()}${able.text.slice(1)}`,
      [by],
    );
  const arms = foe.sheet.weapons.filter(
    (arm) => usable(arm) === true && inReach(fight, by, against, arm.range) === true,
  );
  const answer = yield* choose(
    { seat: seatOf(by), title: `${nameOf(fight, by)} has a free action`, rule: 'HE-20', about: [by, against] },
    [
      ...arms.map(({ id, name }) => ({ id: `attack:${id}`, label: `Attack with ${name}` })),
      {
        id: 'hamper',
        label: `Hamper ${nameOf(fight, against)}`,
        detail: 'a bane on its actions to the end of its next turn',
      },
      { id: 'pass', label: 'Let it be', tone: 'pass' as const },
    ],
  );
  if (answer === 'hamper') {
    put(combatantOf(fight, against), 'hampered');
    tell(fight, 'HE-20', `${nameOf(fight, by)} hampers ${nameOf(fight, against)}.`, [by, against], [], 'bad');
  } else if (answer !== 'pass') yield* attack(fight, by, answer.replace('attack:', ''), against);
}
