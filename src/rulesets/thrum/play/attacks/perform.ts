/**
 * A whole use of an ability: aim, Overexert, effects before the targets, each target in turn,
 * effects after them.
 */

import { askChoice, askConfirmation, askPicks, type Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, sentence } from '../../../../engine/log/sentence.ts';
import type { Meant, Option } from '../../../../engine/question.ts';
import { countWords, type Id, nameList, notAllowed, seatOf } from '../../../../engine/words.ts';
import { indexOf, type Square, squareKey, squarePlace } from '../../../../space/squares/squares.ts';
import { optionsFor, plainFight, sheetOf } from '../../../common/people.ts';
import type { ThrumFight } from '../../fight.ts';
import { aimedAt } from '../aim/aim.ts';
import { inAura, placings } from '../aim/areas.ts';
import { askLine } from '../aim/lines.ts';
import { type Aim, aimOf, candidates, fitsTarget, type Origin } from '../aim/targets.ts';
import { lightOf } from '../conditions/beings.ts';
import { minionOf } from '../conditions/minions.ts';
import { codePerforms } from '../effects/code/performs.ts';
import { canRush } from '../effects/shifting.ts';
import { newtonian } from '../ground/recoil.ts';
import { easeLoad } from '../harm/harm.ts';
import { leanText } from '../table/dice.ts';
import { amountOf, type Use, upgradesOf } from '../table/owned.ts';
import type { AttackPlan, Table } from '../table/procedures.ts';
import { apartFrom, areAllies, fightersHere, mayHelp, nameOf, squaresApart, tell, whereIs } from '../table/table.ts';
import { readiedAttack, unveilUser } from './attack.ts';
import { attackParts } from './attackParts.ts';

/** TH-43: uses an ability from its first question to its last effect. */
export function* resolveAbility(t: Table, use: Use): Flow<void> {
  const { fight } = t;
  const { ability } = use;
  const own = ability.code?.map((name) => codePerforms[name]).find((found) => found !== undefined);
  if (own) {
    yield* pay(t, use);
    announce(fight, use);
    return yield* own(t, use);
  }
  const aimed = yield* choosing(t, use);
  if (!aimed) return;
  yield* pay(t, use);
  announce(fight, use);
  if (use.ability.type === 'action') yield* newtonian(t, use, aimed);
  yield* t.run(use, ability.before, aimed[0]);
  if (ability.target.from === 'minion') return yield* byMinion(t, use);
  if (ability.target.who === 'ground') yield* t.run(use, ability.effect, use.user);
  for (const target of aimed) {
    if (!fight.combatants[target] || sheetOf(fight, use.user).incapacitated) continue;
    yield* onOne(t, use, target);
    if (fight.combatants[target] && areAllies(fight, use.user, target)) {
      const at = whereIs(fight, target);
      if (at) yield* lightOf(t, use.user, at);
    }
  }
}

function announce(fight: ThrumFight, use: Use): void {
  const { ability, user } = use;
  const rule = ability.art === 'basic' ? 'TH-39' : ability.nova || ability.art === 'foe' ? 'TH-44' : 'TH-43';
  tell(
    fight,
    rule,
    sentence`${personRef(user)} uses ${itemRef(ability.name)}${use.over === undefined ? '' : ', overexerted'}.`,
  );
}

/** Applies what an ability does to one of its targets. */
export function* onOne(t: Table, use: Use, target: Id, more: Partial<AttackPlan> = {}): Flow<void> {
  const { ability } = use;
  if (!ability.attack) {
    yield* t.run(use, ability.effect, target);
    return yield* unveilUser(t, use.user, target);
  }
  const attack = yield* t.attack({ ...planFor(t.fight, use, target), ...more });
  if (t.fight.combatants[attack.target]) yield* t.run(use, ability.after, attack.target, attack);
}

/** The attack that an ability makes on a target. */
export function planFor(fight: ThrumFight, use: Use, target: Id): AttackPlan {
  const { ability } = use;
  // Infuse Weapon: against a neighbour the attack is no longer Ranged, but a Finisher.
  const close = ability.code?.includes('melee-tags') && apartFrom(fight, use.origin, target) <= 1;
  const ways: AttackPlan['ways'] = [
    ...(ability.tags?.includes('silent') ? (['silent'] as const) : []),
    ...(ability.id === 'smite' ? (['evasion only'] as const) : []),
    ...(use.over === 'crits' ? (['hits crit'] as const) : []),
    ...(use.over === 'double' ? (['crit twice'] as const) : []),
  ];
  return {
    use,
    target,
    kind: ability.attack ?? 'physical',
    tags: close ? ['finisher'] : (ability.tags ?? []),
    effect: ability.effect ?? [],
    success: ability.success ?? [],
    critical: ability.critical ?? [],
    ways,
  };
}

/** TH-25: the user takes Stress for Overexert before any roll, and spends Potential for a nova. */
function* pay(t: Table, use: Use): Flow<void> {
  const { fight } = t;
  const { ability } = use;
  const sheet = sheetOf(fight, use.user);
  if (ability.nova) {
    const held = sheet.potential[ability.id] ?? 0;
    const cost = ability.nova.cost === 'x' ? held : amountOf(fight, use, ability.nova.cost);
    use.x = cost;
    const cheaper = ability.nova.cost === 'x' && use.ups.includes('b') ? 1 : 0;
    sheet.potential[ability.id] = Math.max(0, held - Math.max(0, cost - cheaper));
    sheet.novaSpent = true;
  }
  if (use.over !== undefined && !ability.overexert?.late) {
    const by = `${ability.name}, overexerted`;
    yield* t.deal({ to: use.user, fatigue: 0, stress: 1, by, cause: 'cost', rule: 'TH-25' });
  }
}

/** Command Aggressor: the Minion, once positioned, may strike an enemy beside it. */
function* byMinion(t: Table, use: Use): Flow<void> {
  const { fight } = t;
  const minion = minionOf(fight, use.user);
  if (!minion) return;
  const near = fightersHere(fight).filter(
    (who) => fitsTarget(fight, use, who.id) === true && squaresApart(fight, minion, who.id) === 1,
  );
  if (near.length === 0) return;
  const answer = yield* askChoice(
    {
      seat: seatOf(use.user),
      title: `${use.ability.name}: whom does the Minion strike?`,
      rule: 'TH-17',
      meant: 'harm',
    },
    [...optionsFor(fight, near), { id: 'no', label: 'Nobody', tone: 'pass' as const }],
  );
  if (answer !== 'no') yield* onOne(t, use, answer, { striker: minion, ways: ['no ranged bane'] });
}

/** Whether the ability is meant to harm or to help, as far as its data says. */
const meantBy = ({ ability: { target, attack } }: Use): { meant?: Meant } =>
  target.who === 'enemy' || attack !== undefined
    ? { meant: 'harm' }
    : target.who === 'ally' || target.who === 'ally or self'
      ? { meant: 'help' }
      : {};

/** Asks for targets or a place as the ability needs it. Undefined: the ability finds none. */
function* choosing(t: Table, use: Use): Flow<Id[] | undefined> {
  const fight = plainFight(t.fight);
  const { target } = use.ability;
  if (target.from === 'minion') return [];
  const aim = aimOf(fight, use);
  if (target.shape === 'all')
    return fightersHere(fight)
      .filter((who) => who.id !== use.user && fitsTarget(fight, use, who.id) === true)
      .map(({ id }) => id);
  if (target.shape === 'aura')
    return inAura(fight, use.user, amountOf(fight, use, target.size ?? 1)).filter(
      (id) => fitsTarget(fight, use, id) === true,
    );
  if (target.shape === 'area' || target.shape === 'line') {
    const caught = yield* target.shape === 'area' ? area(use, aim) : askLine(use, aim);
    // An effect on the ground happens once, however many stand on it.
    return caught && target.who === 'ground' ? [] : caught;
  }
  if (target.who === 'self') return [use.user];
  const found = candidates(aim);
  const options = found.map(({ id, verdict, origin }) => targetOption(fight, use, aim, id, verdict, origin));
  const most = target.n === undefined ? 1 : Math.max(1, amountOf(fight, use, target.n));
  const asking = { seat: seatOf(use.user), title: `${use.ability.name}: at whom?`, rule: 'TH-17', ...meantBy(use) };
  const free = options.filter(({ blocked }) => !blocked).length;
  if (free === 0) return undefined;
  if (most > 1 && free > 1)
    return yield* askPicks(
      { ...asking, title: `${use.ability.name}: at up to ${countWords(most, 'target')}?` },
      options,
      1,
      Math.min(most, free),
    );
  const answer = yield* askChoice(asking, options);
  const origin = found.find(({ id }) => id === answer)?.origin;
  if (origin?.rangeOnly) yield* channelled(t, use);
  else if (origin) use.origin = origin.square;
  return [answer];
}

/** Channel Will b: a basic ability measured from the Minion may ease the user's Stress. */
function* channelled(t: Table, { user }: Use): Flow<void> {
  const { fight } = t;
  const sheet = sheetOf(fight, user);
  if (!upgradesOf(sheet, 'channel-will')?.includes('b') || sheet.load.stress === 0) return;
  const eases = yield* askConfirmation(
    { seat: seatOf(user), title: 'Channel Will: Stress Load −1?', rule: 'TH-43', about: [user] },
    'Stress Load −1',
  );
  if (eases) easeLoad(fight, user, 'stress', 1, 'Channel Will');
}

/**
 * A target in the list of answers: its distance and the modifiers of the roll, so that the player
 * need not look anything up.
 */
function targetOption(
  fight: ThrumFight,
  use: Use,
  aim: Aim,
  id: Id,
  verdict: ReturnType<typeof candidates>[number]['verdict'],
  origin: Origin | undefined,
): Option {
  const away = squaresApart(fight, use.user, id);
  const words = [`${countWords(away, 'square')} away`];
  if (use.ability.attack && mayHelp(fight, use.user, id) && !areAllies(fight, use.user, id))
    words.push('no enemy so far');
  if (origin?.by !== undefined) words.push(`by way of ${nameOf(fight, origin.by)}`);
  const from = origin?.rangeOnly ? use.origin : (origin?.square ?? use.origin);
  const boons =
    verdict === true && use.ability.attack
      ? attackParts(fight, readiedAttack(planFor(fight, { ...use, origin: from }, id)), aim).boons
      : [];
  const lean = leanText(boons);
  if (lean) words.push(lean);
  return {
    id,
    label: nameOf(fight, id),
    detail: words.join(' · '),
    combatant: id,
    ...(id === use.user ? {} : { aimed: aimedAt(aim, from, id, verdict, boons) }),
    ...(verdict === true
      ? use.ability.id === 'bull-rush' && !canRush(fight, use, id)
        ? { blocked: notAllowed('TH-43', 'No free square beside the target within half Speed.') }
        : {}
      : { blocked: verdict }),
  };
}

/**
 * The name of a placed area, and its corner on the map. An area that hangs over the upper or left
 * edge has no corner there.
 */
function whereAbout({ grid }: Aim, corner: Square, size: number): Pick<Option, 'label' | 'place'> {
  const { column, row } = corner;
  if (indexOf(grid, corner) >= 0)
    return { label: `${size} by ${size} from column ${column + 1}, row ${row + 1}`, place: squarePlace(corner) };
  const edge = column < 0 ? (row < 0 ? 'the upper left corner' : 'the left edge') : 'the upper edge';
  const till = `column ${column + size}, row ${row + size}`;
  return { label: `${size} by ${size} over ${edge}, to ${till}` };
}

/**
 * TH-13: asks the user where the area goes. Each place says whom it catches; an attack lists only
 * places that catch somebody.
 */
function* area(use: Use, aim: Aim): Flow<Id[] | undefined> {
  const { fight } = aim;
  const full = Math.max(1, amountOf(fight, use, use.ability.target.size ?? 1));
  const least = use.ability.target.smaller ? 2 : full;
  const options: Option[] = [];
  const found = new Map<string, ReturnType<typeof placings>[number]>();
  const offensive = use.ability.attack !== undefined;
  for (let size = full; size >= least; size -= 1)
    for (const placing of placings(
      aim,
      size,
      offensive ? (id) => id !== use.user && fitsTarget(fight, use, id) === true : undefined,
    )) {
      const caught = placing.inside.filter((id) => fitsTarget(fight, use, id) === true);
      const { corner, squares } = placing;
      const id = `${squareKey(corner)}${size === full ? '' : ` ${size}`}`;
      found.set(id, placing);
      options.push({
        id,
        ...whereAbout(aim, corner, size),
        detail: `${countWords(squares.length, 'square')} · ${caught.length === 0 ? 'nobody in it' : `catches ${nameList(caught.map((who) => nameOf(fight, who)))}`}`,
        covers: squares.map(squarePlace),
        catches: caught,
      });
    }
  // Areas whose corner can be pointed at on the map come first.
  options.sort((a, b) => Number(a.place === undefined) - Number(b.place === undefined));
  if (options.length === 0) return undefined;
  const answer = yield* askChoice(
    {
      seat: seatOf(use.user),
      title: `${use.ability.name}: where?`,
      rule: 'TH-13',
      ...(offensive ? { meant: 'harm' as const } : {}),
    },
    options,
  );
  const placing = found.get(answer);
  if (!placing) return undefined;
  use.squares = placing.squares;
  if (!placing.origin.rangeOnly) use.origin = placing.origin.square;
  return placing.inside.filter((id) => fitsTarget(fight, use, id) === true);
}
