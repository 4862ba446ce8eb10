/**
 * Damage and effects that no combatant causes, set by the GM (IN-33, IN-35): a trap, a fall, a
 * fire. The GM is asked once for all victims.
 */

import { combatantOf } from '../../../engine/fight.ts';
import { askChoice, askNumber, askPicks, type Flow } from '../../../engine/flow.ts';
import { personRef, sentence } from '../../../engine/log/sentence.ts';
import { capitalized, gmSeat, type Id, notAllowed, type Verdict } from '../../../engine/words.ts';
import { optionsFor } from '../../common/people.ts';
import type { IngenuityFight } from '../fight.ts';
import { reducedDamage, reductionAgainst } from '../play/attacks/figures.ts';
import { applyEffect } from '../play/attacks/hitEffects.ts';
import { dealHarm } from '../play/harm/harm.ts';
import { testWard, wardAll, wardVerb } from '../play/harm/reactions.ts';
import { fightersHere, standingFighters, tell } from '../play/table/tell.ts';
import { DOES_WORDS, type Does } from '../sheet/effects.ts';
import { DAMAGE, DAMAGE_TYPES } from '../sheet/items.ts';
import type { Fighter } from '../sheet/sheet.ts';
import type { IngenuityAction } from './allowed.ts';
import { anyoneOnField, rulingAction } from './ruling.ts';

const awake = (fight: IngenuityFight): Verdict =>
  standingFighters(fight).length > 0 || notAllowed('IN-33', 'Nobody is left who could ward anything off.');

/** Asks the GM for all combatants whom the harm or effect reaches. */
const all = (fight: IngenuityFight, title: string, rule: string, people: readonly Fighter[]): Flow<Id[]> =>
  askPicks({ seat: gmSeat, title, rule, audience: 'gm' }, optionsFor(fight, people), 1, people.length);

/**
 * Deals damage from a trap, a fall or a fire. The GM sets the damage once; each victim reduces it
 * by its own deflection.
 */
function* harmAll(fight: IngenuityFight, nonlethal: boolean): Flow<void> {
  const touched = yield* all(fight, 'Who is harmed?', 'IN-35', fightersHere(fight));
  const type = yield* askChoice(
    { seat: gmSeat, title: 'Of what type is the damage?', rule: 'IN-35', audience: 'gm' },
    DAMAGE_TYPES.map((id) => ({ id, label: capitalized(id), detail: DAMAGE[id] })),
  );
  const amount = yield* askNumber(
    { seat: gmSeat, title: 'How much damage, before deflection?', rule: 'IN-35', audience: 'gm' },
    { min: 1, max: 99, suggested: 6, unit: 'damage' },
  );
  for (const who of touched) {
    const less = reductionAgainst(fight, undefined, combatantOf(fight, who), type).total;
    const deals = reducedDamage(amount, less);
    const past = less > 0 ? `${deals} past a deflection of ${less}` : 'all of it is dealt';
    tell(fight, 'IN-35', sentence`${amount} ${type} damage to ${personRef(who)}: ${past}.`);
    yield* dealHarm(fight, who, { amount: deals, nonlethal, rule: 'IN-23' });
  }
}

const FROM_ELSEWHERE = ['prone', 'blinded', 'unconscious', 'drop', 'other'] as const satisfies readonly Does[];

export const harmActions: IngenuityAction[] = [
  rulingAction(
    'harm',
    'Damage from elsewhere',
    'A trap, a fall, a fire, on as many as it touches: reduced by its type, endurance first.',
    'IN-35',
    anyoneOnField,
    (fight) => harmAll(fight, false),
  ),
  rulingAction(
    'harm-nonlethal',
    'Nonlethal damage from elsewhere',
    'A trap, a fall, a fire that is not meant to kill: nobody risks death by it, unless at no health already.',
    'IN-39',
    anyoneOnField,
    (fight) => harmAll(fight, true),
  ),
  rulingAction(
    'effect',
    'A physical or mental effect',
    'As many as it touches may fortify or resist; otherwise it takes hold.',
    'IN-33',
    awake,
    function* (fight) {
      const touched = yield* all(fight, 'Whom does the effect touch?', 'IN-33', standingFighters(fight));
      const kind = yield* askChoice(
        { seat: gmSeat, title: 'Of what kind is the effect?', rule: 'IN-33', audience: 'gm' },
        [
          { id: 'physical' as const, label: 'Physical: Fortify' },
          { id: 'mental' as const, label: 'Mental: Resist' },
        ],
      );
      const does = yield* askChoice(
        { seat: gmSeat, title: 'What does the effect do?', rule: 'IN-33', audience: 'gm' },
        FROM_ELSEWHERE.map((id) => ({ id, label: `It ${DOES_WORDS[id]}`.replace('It something', 'Something') })),
      );
      const reach = yield* askNumber(
        {
          seat: gmSeat,
          title: `What must ${kind === 'physical' ? 'Fortify' : 'Resist'} reach?`,
          rule: 'IN-33',
          audience: 'gm',
        },
        { min: 1, max: 30, suggested: 6 },
      );
      const words = does === 'other' ? 'the table has named' : DOES_WORDS[does];
      const [only] = touched;
      const against = {
        kind,
        reach,
        what: `${wardVerb(kind)} an effect that ${words}?`,
        otherwise: 'Let it take hold',
        rule: 'IN-33',
        does: words,
      };
      const off =
        only !== undefined && touched.length === 1
          ? (yield* testWard(fight, only, against))
            ? [only]
            : []
          : yield* wardAll(fight, touched, against);
      for (const who of touched) if (!off.includes(who)) yield* applyEffect(fight, who, does, { rule: 'IN-33' });
    },
  ),
];
