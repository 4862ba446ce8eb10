/**
 * What profane powers do: conditions, flight, filled zones, summoned beings; and the magic shield
 * that may stop a power.
 */

import { combatantOf } from '../../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../../engine/flow.ts';
import { itemRef, personRef, placeRef, sentence, writtenRef } from '../../../../engine/log/sentence.ts';
import type { Id } from '../../../../engine/words.ts';
import { inZone, zonesWithin } from '../../../../space/zones/zones.ts';
import { nameOf, sheetOf } from '../../../common/people.ts';
import { creatureOf } from '../../data/creatures.ts';
import type { MurdhamFight } from '../../fight.ts';
import type { PowerSpec } from '../../sheet/powerKinds.ts';
import { doesIll } from '../../sheet/powers.ts';
import { conditionOf, gainCondition, isConditionActive, loseCondition } from '../../sheet/standing.ts';
import { allTraits } from '../../sheet/traits.ts';
import { getAir } from '../harm/breath.ts';
import { healFighter, incapacitate } from '../harm/decline.ts';
import { placeCreature, whoseSide } from '../harm/newcomers.ts';
import { becomeAnimal } from '../harm/shape.ts';
import { leaveFeature } from '../harm/states.ts';
import { mapOf } from '../table/ground.ts';
import { rollSave, saveDie } from '../table/saves.ts';
import { audienceFor, seatOfFighter, tell } from '../table/table.ts';

const traitName = (id: string | undefined): string =>
  allTraits.find((one) => one.id === id)?.name.toLowerCase() ?? 'changed';

/** A power as it is invoked, with the level, the range and the enhancements that were chosen. */
export interface Invocation {
  power: PowerSpec;
  level: number;
  range: 'near' | 'sight' | 'connection' | 'personal';
  silent: boolean;
  throughShield: boolean;
  extra: readonly string[];
}

/** Gives the invocation of a power without enhancements. */
export const plainInvocation = (power: PowerSpec): Invocation => ({
  power,
  level: 0,
  range: power.range,
  silent: false,
  throughShield: false,
  extra: [],
});

/**
 * Tells whether a magic shield stops a power. It stops profane powers on its holder one time in
 * two, good and bad ones.
 */
export function* shielded(fight: MurdhamFight, target: Id, what: Invocation): Flow<boolean> {
  if (what.throughShield || !isConditionActive(sheetOf(fight, target), 'magic-shield')) return false;
  const dice = { ...saveDie(1), id: 'shield', sides: 2 };
  const answer = yield {
    kind: 'dice',
    seat: seatOfFighter(fight, target),
    title: `${nameOf(fight, target)}: does the magic shield hold?`,
    rule: 'MU',
    audience: audienceFor(fight, target),
    rolls: [{ id: 'shield', seat: seatOfFighter(fight, target), label: 'Magic shield', groups: [dice], aim: '1' }],
  };
  const holds = answer.kind === 'dice' && answer.faces.shield?.[0]?.[0]?.[0] === 1;
  tell(
    fight,
    'MU',
    holds
      ? sentence`${itemRef(what.power.name)} breaks on ${personRef(target)}’s magic shield.`
      : sentence`${personRef(target)}’s magic shield does not help.`,
  );
  return holds;
}

/** Applies a power's effect. */
export function* effectOf(fight: MurdhamFight, who: Id, what: Invocation, target: string): Flow<void> {
  const { power } = what;
  const { effect } = power;
  switch (effect.kind) {
    case 'condition': {
      const sheet = sheetOf(fight, target);
      const running = sheet.conditions.find(({ id, note }) => id === effect.condition && note === power.id);
      if (running) {
        // The same power, invoked again on the same target, dispels the first.
        sheet.conditions = sheet.conditions.filter((one) => one !== running);
        tell(fight, 'MU', sentence`${itemRef(power.name)} on ${personRef(target)} is dispelled.`);
        return;
      }
      if (
        effect.save !== undefined &&
        (yield* rollSave(fight, target, effect.save, {
          rule: 'MU',
          what: `against ${power.name}`,
          about: [who, target],
        }))
      )
        return;
      if (effect.condition === 'incapacitated') incapacitate(fight, target, 'stretch', power.id);
      else gainCondition(sheet, { id: effect.condition, until: 'stretch', by: who, note: power.id });
      tell(fight, 'MU', sentence`${personRef(target)}: ${writtenRef(power.does)}`, {
        tone: doesIll(power) ? 'bad' : 'good',
      });
      if (effect.condition === 'water-breathing' && conditionOf(sheet, 'breathless')?.note === 'water')
        getAir(fight, target);
      return;
    }
    case 'trait': {
      const trait = what.extra.includes('hovering')
        ? effect.traits[2]
        : what.extra.includes('swooping')
          ? effect.traits[1]
          : effect.traits[0];
      const sheet = sheetOf(fight, target);
      if (trait && !sheet.traits.includes(trait)) sheet.traits.push(trait);
      const flies = trait === 'landing' || trait === 'swooping' || trait === 'hovering';
      tell(fight, 'MU', sentence`${personRef(target)} ${flies ? 'can fly' : `is ${traitName(trait)} now`}.`, {
        tone: 'good',
      });
      return;
    }
    case 'zone': {
      const wide = what.extra.includes('wider') || what.extra.includes('area') ? 1 : 0;
      // “Stronger” doubles the corruption, and so does “wider”.
      const amount = (what.extra.includes('stronger') ? 2 : 1) * (what.extra.includes('wider') ? 2 : 1);
      for (const { id } of zonesWithin(mapOf(fight), inZone(target), wide))
        leaveFeature(
          fight,
          id,
          effect.zone === 'miasma'
            ? { kind: 'opaque', label: 'Miasma of chaos', detail: 'miasma', amount }
            : { kind: 'hazard', label: power.name, detail: effect.zone },
        );
      tell(fight, 'MU', sentence`${itemRef(power.name)} fills ${placeRef(target)}.`, { who: [who] });
      return;
    }
    case 'summon':
      yield* summon(fight, who, power, target);
      return;
    case 'shape':
      yield* becomeAnimal(fight, who, what.extra);
      return;
    case 'heal':
      yield* healFighter(fight, target, effect.amount, 'MU');
      return;
    case 'purify':
      loseCondition(sheetOf(fight, target), 'poisoned');
      tell(fight, 'MU', sentence`Poison has no hold on ${personRef(target)} any more.`, { tone: 'good' });
      return;
    default:
      tell(fight, 'MU', sentence`${itemRef(power.name)}: ${writtenRef(power.does)}`, { who: [who] });
  }
}

/**
 * Brings somebody new into the fight: a corpse that rises under control, or a demon that serves
 * nobody, whose side the GM names.
 */
function* summon(fight: MurdhamFight, who: Id, power: PowerSpec, target: string): Flow<void> {
  if (power.effect.kind !== 'summon') return;
  const kind = yield* askChoice(
    {
      seat: seatOfFighter(fight, who),
      title: `${power.name}: what comes?`,
      rule: 'MU',
      about: [who],
      audience: audienceFor(fight, who),
    },
    power.effect.creatures.map((id) => ({ id, label: creatureOf(id).name, detail: creatureOf(id).summary })),
  );
  const side = power.effect.controlled ? combatantOf(fight, who).side : yield* whoseSide(fight, 'Whose side is it on?');
  const corpse = fight.combatants[target];
  placeCreature(fight, kind, side, corpse ? corpse.place : inZone(target));
  if (corpse) corpse.place = { kind: 'off' };
}
