/** Damage and effects from elsewhere, by the GM (IN-33, IN-35): a trap, a fall, a fire, asked once for all whom it touches. */

import { combatantOf } from '../../../engine/fight.ts';
import { askNumber, choose, type Flow, pick } from '../../../engine/flow.ts';
import { gm, type Id, no, type Verdict } from '../../../engine/words.ts';
import { nameOf, optionsFor } from '../../common/people.ts';
import type { IngenuityFight } from '../fight.ts';
import { reduced, reductionAgainst } from '../play/attacks/figures.ts';
import { takeHold } from '../play/attacks/rides.ts';
import { hurt } from '../play/harm/harm.ts';
import { ward, wardAll } from '../play/harm/reactions.ts';
import { here, tell, up } from '../play/table/tell.ts';
import { DOES_WORDS, type Does } from '../sheet/effects.ts';
import { DAMAGE, DAMAGE_TYPES } from '../sheet/items.ts';
import type { Fighter } from '../sheet/sheet.ts';
import type { Deed } from './allowed.ts';
import { anyone, ruling } from './ruling.ts';

const awake = (fight: IngenuityFight): Verdict =>
  up(fight).length > 0 || no('IN-33', 'Nobody is left who could ward anything off.');

/** Asks the GM for all whom something touches. */
const all = (fight: IngenuityFight, title: string, rule: string, people: readonly Fighter[]): Flow<Id[]> =>
  pick({ seat: gm, title, rule, audience: 'gm' }, optionsFor(fight, people), 1, people.length);

/** Damage from a trap, a fall, a fire: told once, and taken by each as its own reduction has it. */
function* harmAll(fight: IngenuityFight, nonlethal: boolean): Flow<void> {
  const touched = yield* all(fight, 'Who is harmed?', 'IN-35', here(fight));
  const type = yield* choose(
    { seat: gm, title: 'Of what type?', rule: 'IN-35', audience: 'gm' },
    DAMAGE_TYPES.map((id) => ({ id, label: id, detail: DAMAGE[id] })),
  );
  const amount = yield* askNumber(
    { seat: gm, title: 'How much, before reduction?', rule: 'IN-35', audience: 'gm' },
    { min: 1, max: 99, suggested: 6, unit: 'damage' },
  );
  for (const who of touched) {
    const less = reductionAgainst(fight, undefined, combatantOf(fight, who), type).total;
    const deals = reduced(amount, less);
    tell(
      fight,
      'IN-35',
      `${amount} ${type}${less > 0 ? `, less ${less}` : ''} deals ${deals} to ${nameOf(fight, who)}.`,
      { who: [who] },
    );
    yield* hurt(fight, who, { amount: deals, nonlethal, rule: 'IN-23' });
  }
}

const FROM_ELSEWHERE = ['prone', 'blinded', 'unconscious', 'drop', 'other'] as const satisfies readonly Does[];

export const harmDeeds: Deed[] = [
  ruling(
    'harm',
    'Damage from elsewhere',
    'A trap, a fall, a fire, on as many as it touches: reduced by its type, endurance first.',
    'IN-35',
    anyone,
    (fight) => harmAll(fight, false),
  ),
  ruling(
    'harm-nonlethal',
    'Nonlethal damage from elsewhere',
    'As above, but not meant to kill: it risks no death unless at no health already.',
    'IN-39',
    anyone,
    (fight) => harmAll(fight, true),
  ),
  ruling(
    'effect',
    'A physical or mental effect',
    'As many as it touches may fortify or resist; otherwise it takes hold.',
    'IN-33',
    awake,
    function* (fight) {
      const touched = yield* all(fight, 'Whom does it touch?', 'IN-33', up(fight));
      const kind = yield* choose({ seat: gm, title: 'Of what kind is it?', rule: 'IN-33', audience: 'gm' }, [
        { id: 'physical' as const, label: 'Physical: Fortify' },
        { id: 'mental' as const, label: 'Mental: Resist' },
      ]);
      const does = yield* choose(
        { seat: gm, title: 'What does it do?', rule: 'IN-33', audience: 'gm' },
        FROM_ELSEWHERE.map((id) => ({ id, label: `It ${DOES_WORDS[id]}`.replace('It something', 'Something') })),
      );
      const reach = yield* askNumber(
        { seat: gm, title: 'Against what number?', rule: 'IN-33', audience: 'gm' },
        { min: 1, max: 30, suggested: 6 },
      );
      const [only] = touched;
      const against = {
        kind,
        reach,
        what: `wards off a ${kind} effect?`,
        otherwise: 'Let it take hold',
        rule: 'IN-33',
      };
      const off =
        only !== undefined && touched.length === 1
          ? (yield* ward(fight, only, against))
            ? [only]
            : []
          : yield* wardAll(fight, touched, against);
      for (const who of touched) if (!off.includes(who)) yield* takeHold(fight, who, does, { rule: 'IN-33' });
    },
  ),
];
