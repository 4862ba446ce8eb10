/** Blasts and sweeps: everyone in a zone and on its borders; a miss goes to a random neighbouring zone (MU-30, MU-31, MU-32). */
import { choose, type Flow, roll } from '../../engine/flow.ts';
import type { Option } from '../../engine/question.ts';
import { count, type Id, no, type Verdict } from '../../engine/words.ts';
import { sight } from '../../space/sight.ts';
import { distance, inZone, neighbourNumbers } from '../../space/zones.ts';
import { aimed, setOff, spendOn } from './attack.ts';
import { type Blow, blowOf } from './blow.ts';
import { exchange } from './exchange.ts';
import { isLarger } from './figures.ts';
import { inBlast, isUnawareOf, mapOf, placeOf, whereText, zonesHere } from './ground.ts';
import {
  audienceFor,
  diceOf,
  is,
  isGone,
  isHelpless,
  isSecret,
  knows,
  type MurdhamFight,
  nameOf,
  seat,
  sheetOf,
  tell,
} from './kit.ts';
import { landHit, rollBlows } from './land.ts';
import { land } from './nonlethal.ts';
import { askReaction, type Window } from './reactions.ts';
import { type Aim, hasMoved, rangeOf, whyUseless } from './targets.ts';
import { beginTurn, reveal } from './turn.ts';
import { hasWord, isMelee, type Weapon } from './weapons.ts';

/** How a blast falls on a zone from here: allowed or why not, and what asks for a WIT save. */
function aimAtZone(fight: MurdhamFight, who: Id, zone: string, weapon: Weapon): Aim {
  const scene = mapOf(fight);
  const far = distance(scene, placeOf(fight, who), inZone(zone));
  const needs: Aim['needs'] = [];
  const { range, half } = rangeOf(fight, who, weapon);
  const moved = hasMoved(fight, who);
  const stop = (rule: string, text: string): Aim => ({ verdict: no(rule, text), needs, distance: far });
  if (far > range) return stop('MU-32', `${count(far, 'zone')} away: ${weapon.name} reaches ${range}.`);
  if (hasWord(weapon, 'indirect')) {
    if (far <= half) return stop('MU-17', `Too near: an indirect attack needs more than ${count(half, 'zone')}.`);
    if (moved) return stop('MU-17', 'An indirect attack cannot be made while moving.');
    needs.push({ text: 'Indirect attacks always ask for a save.', rule: 'MU-17' });
    return { verdict: true, needs, distance: far };
  }
  const seen = sight(scene, placeOf(fight, who), inZone(zone));
  if (!seen.seen) return stop('MU-16', seen.reason);
  if (far > half && moved) return stop('MU-16', `${count(far, 'zone')} away is beyond half range: not while moving.`);
  if (far > half) needs.push({ text: 'Beyond half range.', rule: 'MU-16' });
  if (moved) needs.push({ text: 'Shooting while moving.', rule: 'MU-16' });
  return { verdict: true, needs, distance: far };
}

/** The zones that a blast may be sent to. MU-31: a melee blast hits the own zone; from a border one of the two. */
function zoneOptions(fight: MurdhamFight, who: Id, weapon: Weapon): Option[] {
  const scene = mapOf(fight);
  const zones = isMelee(weapon) ? zonesHere(fight, who) : Object.keys(scene.zones);
  return zones
    .map((zone): Option & { far: number } => {
      const aim: Aim = isMelee(weapon)
        ? { verdict: true, needs: [], distance: 0 }
        : aimAtZone(fight, who, zone, weapon);
      const caught = inBlast(fight, zone).filter((id) => !isSecret(fight, id) && !(isMelee(weapon) && id === who));
      const [need] = aim.needs;
      return {
        id: zone,
        label: whereText(fight, inZone(zone)),
        detail: `${caught.length === 0 ? 'nobody' : caught.map((id) => nameOf(fight, id)).join(', ')}${need ? `. ${need.text} WIT save` : ''}`,
        place: inZone(zone),
        far: aim.distance,
        ...(aim.verdict === true ? {} : { blocked: aim.verdict }),
      };
    })
    .sort((a, b) => Number('blocked' in a) - Number('blocked' in b) || a.far - b.far)
    .map(({ far: _, ...option }) => option);
}

/** Whether a blast has a zone to go to. */
export function canBlast(fight: MurdhamFight, who: Id, weapon: Weapon): Verdict {
  const useless = whyUseless(fight, who, weapon);
  if (useless) return useless;
  if (isMelee(weapon)) return true;
  const options = zoneOptions(fight, who, weapon);
  return options.some(({ blocked }) => !blocked) ? true : (options[0]?.blocked ?? no('MU-32', 'No zone is in range.'));
}

/** Sweeps at the smaller ones around: a melee blast at half damage, open to everybody. */
export const sweepable = (fight: MurdhamFight, who: Id): Id[] =>
  zonesHere(fight, who)
    .flatMap((zone) => inBlast(fight, zone))
    .filter(
      (id) => id !== who && isLarger(sheetOf(fight, who), sheetOf(fight, id)) && !is(sheetOf(fight, id), 'concealed'),
    );

/** A blast in one's turn: picks the zone, spends the main action, may miss and stray, and hits all who are there. */
export function* blast(fight: MurdhamFight, who: Id, weapon: Weapon, sweep: 'sweep' | 'blast' = 'blast'): Flow<void> {
  const options = zoneOptions(
    fight,
    who,
    sweep === 'sweep' ? { ...weapon, figures: { ...weapon.figures, way: 'melee' } } : weapon,
  );
  const free = options.filter(({ blocked }) => !blocked);
  const [only] = free;
  const melee = isMelee(weapon);
  let zone =
    melee && free.length === 1 && only
      ? only.id
      : yield* choose(
          {
            seat: seat(fight, who),
            title: `${nameOf(fight, who)}: which zone with ${weapon.name}?`,
            rule: melee ? 'MU-31' : 'MU-32',
            about: [who],
            audience: audienceFor(fight, who),
          },
          options,
        );
  const { needs } = melee ? { needs: [] } : aimAtZone(fight, who, zone, weapon);
  yield* beginTurn(fight, who);
  spendOn(fight, who, weapon);
  if (!melee && fight.state.turn) fight.state.turn.shot = true;
  const aware = new Map(inBlast(fight, zone).map((id) => [id, !isUnawareOf(fight, id, who)]));
  const template = blowOf(who, who, weapon);
  setOff(fight, template);
  reveal(fight, who, 'attacking');
  const onTarget = yield* aimed(fight, who, needs, [who]);
  if (!onTarget) zone = yield* stray(fight, who, zone);
  const caught = inBlast(fight, zone).filter(
    (id) => !(melee && id === who) && (sweep === 'blast' || isLarger(sheetOf(fight, who), sheetOf(fight, id))),
  );
  tell(fight, 'MU-30', `${weapon.name} hits ${whereText(fight, inZone(zone))} and its borders.`, {
    who: [who],
    tone: 'turn',
  });
  const blows = caught.map(
    (target): Blow => ({
      ...template,
      target,
      saved: needs.length > 0,
      // Those reached by a blast that strayed react as the aimed-at do (ruling 21), unless the house has it surprise them.
      surprise: aware.get(target) === false || !(onTarget || fight.house.strayReact),
      times: sweep === 'sweep' ? [{ label: 'Sweep', up: 1, down: 2 }] : [],
    }),
  );
  yield* bestDie(fight, blows);
  yield* fallOn(fight, who, blows);
}

/** Everybody in a zone and on its borders is struck from afar, with no throw of its own: lightning through water (MU-32). */
export function* burst(fight: MurdhamFight, who: Id, zone: string, weapon: Weapon, saved: boolean): Flow<void> {
  tell(fight, 'MU-32', `${weapon.name} leaps through the water of ${whereText(fight, inZone(zone))}.`, {
    who: [who],
    tone: 'turn',
  });
  const blows = inBlast(fight, zone).map((target): Blow => ({ ...blowOf(who, target, weapon), saved }));
  yield* bestDie(fight, blows);
  yield* fallOn(fight, who, blows);
}

/** Skilled blow and Skilled shot help against one target of a blast only. */
function* bestDie(fight: MurdhamFight, blows: Blow[]): Flow<void> {
  const [first] = blows;
  if (!first || blows.length < 2) return;
  const skill = isMelee(first.weapon) ? 'skilled-blow' : 'skilled-shot';
  if (!knows(sheetOf(fight, first.attacker), skill)) return;
  const target = yield* choose(
    {
      seat: seat(fight, first.attacker),
      title: 'Who takes the better die?',
      rule: 'MU-30',
      about: [first.attacker],
      audience: audienceFor(fight, first.attacker),
    },
    blows.map((blow) => ({ id: blow.target, label: nameOf(fight, blow.target), combatant: blow.target })),
  );
  for (const blow of blows) blow.skilled = blow.target === target;
}

/** MU-32: a miss goes to a random neighbouring zone, by a die over the numbered neighbours. */
function* stray(fight: MurdhamFight, who: Id, zone: string): Flow<string> {
  const next = neighbourNumbers(mapOf(fight), zone);
  if (next.length === 0) return zone;
  const groups = [{ id: 'zone', count: 1, sides: next.length, read: { by: 'sum' as const } }];
  const rolled = yield* roll(
    {
      seat: seat(fight, who),
      title: 'Where does the blast stray?',
      rule: 'MU-32',
      detail: next.map((one) => `${one.number} ${one.zone.name}`).join(', '),
    },
    groups,
  );
  const found = next.find(({ number }) => number === rolled.values.zone);
  tell(fight, 'MU-32', `The blast strays to ${found?.zone.name ?? 'nowhere'}.`, {
    who: [who],
    dice: diceOf('Neighbour', groups, rolled),
  });
  return found?.zone.id ?? zone;
}

/** Reactions of all who are caught, one counter at most; then the dice, one roll for all who are hit alike. */
function* fallOn(fight: MurdhamFight, who: Id, blows: Blow[]): Flow<void> {
  const hit: Blow[] = [];
  let counter: Blow | undefined;
  let answered: Blow | undefined;
  for (const blow of blows) {
    const window: Window = { been: [blow.target], guards: [], blast: counter ? 'counter taken' : 'counter open' };
    const reacted = blow.target === who ? ({ kind: 'none' } as const) : yield* askReaction(fight, blow, window);
    if (reacted.kind === 'missed') continue;
    if (reacted.kind === 'counter') {
      counter = reacted.counter;
      answered = blow;
    } else hit.push(blow);
  }
  if (answered && counter) yield* exchange(fight, answered, counter);
  // The one who was countered fell before its blast did anything.
  if (answered && (isHelpless(sheetOf(fight, who)) || isGone(sheetOf(fight, who)))) return;
  for (const blow of hit.filter(({ effect }) => effect.kind !== 'damage')) yield* land(fight, blow);
  const hits = yield* rollBlows(
    fight,
    hit.filter(({ effect }) => effect.kind === 'damage').map((blow) => ({ id: blow.target, blow })),
    fight.house.blastRoll === 'once' ? 'shared' : 'own',
  );
  for (const one of hits) if (!isGone(sheetOf(fight, one.blow.target))) yield* landHit(fight, one);
}
