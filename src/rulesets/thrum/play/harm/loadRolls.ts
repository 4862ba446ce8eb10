/**
 * TH-31, TH-32, TH-34: rolls against a load: panic and incapacity, and a second roll by Spirit
 * Armor.
 */

import { askConfirmation, type Flow } from '../../../../engine/flow.ts';
import { personRef, sentence } from '../../../../engine/log/sentence.ts';
import { type Id, seatOf } from '../../../../engine/words.ts';
import { unlessTheirs } from '../../../common/logWriter.ts';
import { sheetOf } from '../../../common/people.ts';
import { defenceModifier, hasCondition, isExhausted } from '../../sheet/sheet.ts';
import { rollSingle } from '../table/dice.ts';
import { standingOn } from '../table/owned.ts';
import type { RollPart, Table } from '../table/procedures.ts';
import { tellStrain } from '../table/strain.ts';
import { nameOf, tell } from '../table/table.ts';
import { fallDown } from './harm.ts';

/** TH-34: 2d6 and Resilience must be over the Fatigue Load. Gives true when the roll was passed. */
export function* incapacity(t: Table, who: Id, why: string): Flow<boolean> {
  const { fight } = t;
  const sheet = sheetOf(fight, who);
  if (sheet.incapacitated || sheet.removed || sheet.kind === 'minion') return true;
  const load = (): Over => ({ need: sheet.load.fatigue, words: `the Fatigue Load of ${sheet.load.fatigue}` });
  const roll = (bonus: RollPart[]) => {
    const extra = standingOn(fight, who, ['incapacity'], {});
    return rollSingle(
      fight,
      who,
      { title: `${nameOf(fight, who)}: incapacity roll (${why})`, rule: 'TH-34', aim: `${load().need + 1} or more` },
      [
        { label: 'Resilience', value: defenceModifier(sheet, 'resilience'), rule: 'TH-34' },
        ...extra.map(({ label, plus }) => ({ label, value: plus, rule: 'TH-43' })),
        ...bonus,
      ],
      [
        { label: 'Bleed', value: hasCondition(sheet, 'bleed') ? -1 : 0, rule: 'TH-41' },
        ...extra.map(({ label, boons }) => ({ label, value: boons, rule: 'TH-43' })),
      ],
    );
  };
  const passed = yield* rerolled(t, who, 'incapacity', load, roll);
  if (passed) return true;
  yield* fallDown(t, who);
  return false;
}

/**
 * TH-32: the roll of an Exhausted combatant after each action. A combatant whom the action has
 * felled does not roll again.
 */
export function* afterAction(t: Table, who: Id): Flow<void> {
  if (t.fight.combatants[who] && isExhausted(sheetOf(t.fight, who))) yield* t.incapacity(who, 'acting while Exhausted');
}

/** The load that a roll must be over, also in words. */
interface Over {
  need: number;
  words: string;
}

/** One roll that must be over a load. If it fails, Spirit Armor may roll again. */
function* rerolled(
  t: Table,
  who: Id,
  name: string,
  over: () => Over,
  roll: (bonus: RollPart[]) => ReturnType<typeof rollSingle>,
): Flow<boolean> {
  const { fight } = t;
  const first = yield* roll([]);
  const passes = ({ total, dice }: typeof first): boolean => {
    const { need, words } = over();
    tell(
      fight,
      name === 'panic' ? 'TH-31' : 'TH-34',
      sentence`${personRef(who)}’s ${name} roll: ${total}, ${total > need ? '' : 'not '}over ${words}: ${total > need ? 'passed' : 'failed'}.`,
      {
        dice,
        tone: total > need ? 'good' : 'bad',
      },
    );
    return total > need;
  };
  if (passes(first)) return true;
  const again = yield* spiritReroll(t, who);
  if (again === undefined) return false;
  return passes(yield* roll([{ label: 'Spirit Armor', value: again, rule: 'TH-43' }]));
}

/**
 * Spirit Armor: a failed panic or incapacity roll may be rolled again. Gives the bonus, or
 * undefined when the armour is not used.
 */
function* spiritReroll(t: Table, who: Id): Flow<number | undefined> {
  const { fight } = t;
  const { buff } = sheetOf(fight, who);
  if (buff?.ability !== 'spirit-armor') return undefined;
  const again = yield* askConfirmation(
    { seat: seatOf(who), title: 'Spirit Armor: roll again?', rule: 'TH-43', about: [who] },
    'Roll again',
    'Let it stand',
  );
  if (!again) return undefined;
  const owner = sheetOf(fight, buff.from);
  const upgraded = owner.abilities.find(({ id }) => id === 'spirit-armor')?.upgrades.includes('b');
  yield* payForSpirit(t, who);
  return upgraded ? owner.training.animism : 0;
}

/**
 * Ends Spirit Armor when its bearer has used it, unless the combatant who gave it pays 1 Stress.
 */
export function* payForSpirit(t: Table, who: Id): Flow<void> {
  const { fight } = t;
  const sheet = sheetOf(fight, who);
  const from = sheet.buff?.from;
  if (from === undefined) return;
  const keep = yield* askConfirmation(
    { seat: seatOf(from), title: 'Spirit Armor: pay 1 Stress to keep it?', rule: 'TH-27', about: [who] },
    'Pay 1 Stress',
    'Let it end',
  );
  if (keep) yield* t.deal({ to: from, fatigue: 0, stress: 1, by: 'Spirit Armor', cause: 'cost' });
  else {
    sheet.buff = null;
    tell(fight, 'TH-27', sentence`Spirit Armor on ${personRef(who)} ends.`);
  }
}

/** TH-31: 2d6 and Resolve must be over the Stress Load. Gives true when the roll was passed. */
export function* rollPanic(t: Table, who: Id, harder: number): Flow<boolean> {
  const { fight } = t;
  const sheet = sheetOf(fight, who);
  if (sheet.kind === 'minion' || sheet.removed) return true;
  const load = (): Over => ({
    need: sheet.load.stress + harder,
    words: `the Stress Load of ${sheet.load.stress}${harder > 0 ? ` and ${harder} more` : ''}`,
  });
  const roll = (bonus: RollPart[]) => {
    const extra = standingOn(fight, who, ['panic'], {});
    return rollSingle(
      fight,
      who,
      { title: `${nameOf(fight, who)}: panic roll`, rule: 'TH-31', aim: `${load().need + 1} or more` },
      [
        { label: 'Resolve', value: defenceModifier(sheet, 'resolve'), rule: 'TH-31' },
        ...extra.map(({ label, plus }) => ({ label, value: plus, rule: 'TH-43' })),
        ...bonus,
      ],
      [
        { label: 'Shocked', value: hasCondition(sheet, 'shocked') ? -1 : 0, rule: 'TH-41' },
        ...extra.map(({ label, boons }) => ({ label, value: boons, rule: 'TH-43' })),
      ],
    );
  };
  if (yield* rerolled(t, who, 'panic', load, roll)) return true;
  const exhausted = isExhausted(sheet);
  const before = { stress: sheet.load.stress, tolerance: sheet.tolerance.stress };
  sheet.load.fatigue = Math.min(99, sheet.load.fatigue + sheet.load.stress);
  sheet.load.stress = 0;
  sheet.tolerance.stress = Math.max(0, sheet.tolerance.stress - 1);
  tell(
    fight,
    'TH-31',
    sentence`${personRef(who)} panics: ${before.stress} Stress becomes Fatigue (Fatigue Load ${sheet.load.fatigue}), Stress Tolerance ${before.tolerance} → ${sheet.tolerance.stress}.`,
    {
      happened: { is: 'lost', whom: [who], what: 'Fatigue', amount: before.stress },
      tone: 'bad',
      ...unlessTheirs(
        fight,
        who,
        sentence`${personRef(who)} panics: all Stress becomes Fatigue, Stress Tolerance goes down by 1.`,
      ),
    },
  );
  tellStrain(fight, who, { frayed: true, exhausted });
  yield* t.apply(who, 'stunned', 1, { by: 'panic' });
  return false;
}
