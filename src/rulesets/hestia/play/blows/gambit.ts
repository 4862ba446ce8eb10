/** Gambits (HE-20): a test of the fitting attribute; success does it, failure gives the opponent a free action at once. */

import { countReaction } from '../../../../engine/facts.ts';
import { combatantOf, everyone } from '../../../../engine/fight.ts';
import { askText, choose, type Flow } from '../../../../engine/flow.ts';
import { breakPeace } from '../../../../engine/hostility.ts';
import { gm, type Id, no, type Reason, seatOf } from '../../../../engine/words.ts';
import { type Place, placeKey } from '../../../../space/scene.ts';
import { type Square, squareOf } from '../../../../space/squares/squares.ts';
import { nameOf } from '../../../common/people.ts';
import type { HestiaFight } from '../../fight.ts';
import type { Effect } from '../../sheet/effectWords.ts';
import { type Attribute, type Fighter, has, inHand, isUp, put } from '../../sheet/sheet.ts';
import { usesOf } from '../../sheet/weapons.ts';
import { bears, inflict } from '../harm/effects.ts';
import { letGo } from '../harm/lying.ts';
import { attributeCheck, baneParts } from '../table/checks.ts';
import { feetBetween, SQUARE_FEET, walkOption, walks } from '../table/distance.ts';
import { rollCheck } from '../table/rolls.ts';
import { plainWords, tell } from '../table/tell.ts';
import { beginTurn, mayReact } from '../turns/rounds.ts';
import { attack, inReach, targets, usable } from './attack.ts';

/** What can be tried. `own` is written down by the table, with what success does; `other` is told aloud and nothing noted. */
const AIMS = [
  { id: 'shove', label: 'Shove', detail: 'one place away' },
  { id: 'trip', label: 'Trip', detail: 'it falls' },
  { id: 'disarm', label: 'Disarm', detail: 'it drops a weapon' },
  { id: 'grapple', label: 'Grapple', detail: 'it is pinned' },
  { id: 'own', label: 'In your own words', detail: 'written down, with what it does' },
  { id: 'other', label: 'Something else', detail: 'told by the table' },
] as const;
type Aim = (typeof AIMS)[number]['id'];

/** How far a gambit in words reaches, in feet: whoever is in sight. */
export const IN_SIGHT = 100_000;

/** The feet that it makes sense for: bodies reach an arm's length, a trip as far as what strikes, a disarm as far as what is in hand. */
function reachOf(fight: HestiaFight, one: Fighter, aim: Aim): number {
  if (aim === 'own' || aim === 'other') return IN_SIGHT;
  const useful = one.sheet.weapons.filter(
    (arm) =>
      usable(arm) === true &&
      (aim === 'disarm' || (aim === 'trip' && (arm.kind === 'melee' || arm.kind === 'natural'))),
  );
  return Math.max(fight.house.meleeFeet, ...useful.map(({ range }) => range));
}

/** What a success can do to somebody. */
type Done = 'shove' | 'disarm' | 'told' | Effect;
const DOES: Record<Exclude<Aim, 'own' | 'other'>, Done> = {
  shove: 'shove',
  trip: 'prone',
  disarm: 'disarm',
  grapple: 'pinned',
};

/** Why that would bring nothing; undefined when it may. HE-18: who is pinned in place is not shoved out of it. */
function vain(victim: Fighter, done: Done): Reason | undefined {
  if (done === 'told') return undefined;
  if (done === 'shove') return has(victim, 'pinned') ? no('HE-18', 'It is pinned in place.') : undefined;
  if (done === 'disarm') return inHand(victim).length === 0 ? no('HE-20', 'It holds nothing to drop.') : undefined;
  if (!bears(victim, done)) return undefined;
  return no('HE-20', done === 'prone' ? 'It lies on the ground already.' : `It is ${done} already.`);
}

/** What can be tried on somebody from where one stands. */
function aimsAt(fight: HestiaFight, who: Id, target: Id) {
  const feet = feetBetween(fight, who, target);
  return AIMS.map((aim) => {
    const reach = reachOf(fight, combatantOf(fight, who), aim.id);
    const blocked =
      vain(combatantOf(fight, target), aim.id === 'own' || aim.id === 'other' ? 'told' : DOES[aim.id]) ??
      (feet > reach ? no('HE-20', `Out of reach: ${feet} ft away, it reaches ${reach} ft.`) : undefined);
    return blocked ? { ...aim, blocked } : aim;
  });
}

/** The whole gambit: whom, what, with how many boons or banes, and what comes of it. */
export function* gambit(fight: HestiaFight, who: Id, attribute: Attribute): Flow<void> {
  const one = combatantOf(fight, who);
  const target = yield* choose(
    { seat: seatOf(who), title: `Gambit by ${attribute}: against whom?`, rule: 'HE-20', about: [who], meant: 'harm' },
    targets(fight, who, IN_SIGHT),
  );
  const aim = yield* choose(
    { seat: seatOf(who), title: 'What is tried?', rule: 'HE-20', about: [who, target] },
    aimsAt(fight, who, target),
  );
  const words =
    aim === 'own'
      ? plainWords(
          yield* askText({ seat: seatOf(who), title: 'What is tried, in words?', rule: 'HE-20', about: [who, target] }),
        )
      : '';
  const tries = words !== '' ? `“${words}”` : aim === 'own' || aim === 'other' ? 'a gambit' : `to ${aim}`;
  const net = yield* choose(
    {
      seat: gm,
      title: `${nameOf(fight, who)} tries ${tries}: boons or banes?`,
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
  yield* breakPeace(fight, target, who, { rule: 'HE-20', round: fight.state.round });
  const boons = [...baneParts(one, 'action', attribute), { label: 'by ruling', value: Number(net), rule: 'HE-20' }];
  const result = yield* rollCheck(
    fight,
    who,
    `gambit by ${attribute}`,
    'HE-20',
    attributeCheck(one, attribute, 'HE-20', boons),
    [who, target],
  );
  const tried = `${nameOf(fight, who)} tries ${tries}${aim === 'own' || aim === 'other' ? ' on' : ''} ${nameOf(fight, target)}`;
  if (result.passed) {
    tell(fight, 'HE-20', `${tried}, and it succeeds.`, { who: [who, target], dice: result.dice, tone: 'good' });
    if (aim === 'other') return;
    return yield* achieve(fight, who, target, aim === 'own' ? yield* comesOf(fight, who, target) : DOES[aim]);
  }
  tell(fight, 'HE-20', `${tried}, and it backfires.`, { who: [who, target], dice: result.dice, tone: 'bad' });
  yield* freeAction(fight, target, who);
}

/** What a gambit in words does when it succeeds: the GM says. */
function* comesOf(fight: HestiaFight, who: Id, target: Id): Flow<Done> {
  const name = nameOf(fight, target);
  const options: readonly { id: Done; label: string; tone?: 'danger' }[] = [
    { id: 'told', label: 'As told: nothing to note' },
    { id: 'shove', label: `${name} is moved` },
    { id: 'prone', label: `${name} falls` },
    { id: 'disarm', label: `${name} drops a weapon` },
    { id: 'pinned', label: `${name} is pinned` },
    { id: 'dazed', label: `${name} is dazed` },
    { id: 'bleeding', label: `${name} bleeds` },
    { id: 'staggered', label: `${name} loses a turn` },
    { id: 'out', label: `${name} is out of action`, tone: 'danger' },
  ];
  return yield* choose(
    { seat: gm, title: 'It succeeds: what does it do?', rule: 'HE-20', about: [who, target] },
    options.map((option) => {
      const blocked = vain(combatantOf(fight, target), option.id);
      return blocked ? { ...option, blocked } : option;
    }),
  );
}

function* achieve(fight: HestiaFight, who: Id, target: Id, what: Done): Flow<void> {
  const victim = combatantOf(fight, target);
  if (what === 'told') return;
  if (what === 'disarm') return yield* disarm(fight, who, victim);
  if (what === 'shove') return yield* shove(fight, who, victim);
  inflict(fight, victim, what);
}

function* disarm(fight: HestiaFight, who: Id, victim: Fighter): Flow<void> {
  const arms = inHand(victim);
  const picked =
    arms.length > 1
      ? yield* choose(
          { seat: seatOf(who), title: 'Which weapon falls?', rule: 'HE-20', about: [victim.id] },
          arms.map(({ id, name }) => ({ id, label: name })),
        )
      : arms[0]?.id;
  const arm = arms.find(({ id }) => id === picked);
  if (!arm) return;
  letGo(arm, victim.place);
  tell(fight, 'HE-20', `${nameOf(fight, victim.id)} drops ${arm.name}.`, { who: [victim.id], tone: 'bad' });
}

function* shove(fight: HestiaFight, who: Id, victim: Fighter): Flow<void> {
  const name = nameOf(fight, victim.id);
  const feet = fight.scene.kind === 'squares' ? SQUARE_FEET : fight.house.zoneFeet / 2;
  const ways = walks(fight, victim.id, feet).filter(({ place }) => away(fight, who, victim.id, place));
  if (ways.length === 0) return tell(fight, 'HE-20', `${name} has nowhere to be shoved.`, { who: [victim.id] });
  const picked = yield* choose(
    { seat: seatOf(who), title: `Shove ${name} where?`, rule: 'HE-20', about: [victim.id] },
    ways.map(walkOption(fight)),
  );
  victim.place = ways.find(({ place }) => placeKey(place) === picked)?.place ?? victim.place;
  tell(fight, 'HE-20', `${name} is shoved.`, { who: [victim.id], tone: 'bad' });
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
  const able = mayReact(fight, foe, 'gambit');
  if (able !== true)
    return tell(
      fight,
      able.rule,
      `${nameOf(fight, by)} cannot make use of it: ${able.text.charAt(0).toLowerCase()}${able.text.slice(1)}`,
      { who: [by, against] },
    );
  // HE-15: any use of any weapon that reaches.
  const uses = foe.sheet.weapons
    .filter((arm) => usable(arm) === true && inReach(fight, by, against, arm.range) === true)
    .flatMap(usesOf);
  const answer = yield* choose(
    { seat: seatOf(by), title: `${nameOf(fight, by)} has a free action`, rule: 'HE-20', about: [by, against] },
    [
      ...uses.map(({ id, words }) => ({ id: `attack:${id}`, label: `Attack with ${words}` })),
      {
        id: 'hamper',
        label: `Hamper ${nameOf(fight, against)}`,
        detail: 'a bane on its actions to the end of its next turn',
      },
      { id: 'pass', label: 'Let it be', tone: 'pass' as const },
    ],
  );
  if (answer !== 'pass') countReaction(fight, by);
  if (answer === 'hamper') {
    put(combatantOf(fight, against), 'hampered');
    tell(fight, 'HE-20', `${nameOf(fight, by)} hampers ${nameOf(fight, against)}.`, {
      who: [by, against],
      tone: 'bad',
    });
  } else if (answer !== 'pass') yield* attack(fight, by, answer.slice('attack:'.length), against);
}
