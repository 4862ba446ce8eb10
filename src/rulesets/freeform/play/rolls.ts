/**
 * A combatant's rolls (FF-08): a roll of its sheet or any formula, told alone or used as harm or
 * healing.
 */
import { countReaction } from '../../../engine/facts.ts';
import { combatantOf, everyone } from '../../../engine/fight.ts';
import { askChoice, type Flow } from '../../../engine/flow.ts';
import { personRef, type Sentence, sentence, writtenRef } from '../../../engine/log/sentence.ts';
import type { Id } from '../../../engine/words.ts';
import { askingOf, choosePerson, nameOf } from '../../common/people.ts';
import type { FreeformFight } from '../fight.ts';
import type { Formula } from '../sheet/formula.ts';
import type { OwnRoll } from '../sheet/sheet.ts';
import { askAboutEnd } from './ending.ts';
import { type Change, harmSomebody, healSomebody } from './harm.ts';
import { askFormula, formulaOf, rollFormula } from './rolling.ts';
import { tell } from './telling.ts';

/** The forms of the roll: those of the sheet, and one with a typed formula. */
export const rollVariants = (fight: FreeformFight, who: Id) => [
  ...combatantOf(fight, who).sheet.rolls.map(({ id, name, formula }) => ({
    id: `own-${id}`,
    label: name,
    detail: formula,
  })),
  { id: 'typed', label: 'Roll dice', detail: 'Any formula' },
];

const ownRoll = (fight: FreeformFight, who: Id, variant: string | undefined): OwnRoll | undefined =>
  combatantOf(fight, who).sheet.rolls.find(({ id }) => `own-${id}` === variant);

/** FF-08: rolls one of the forms, and applies the result as the sheet says. */
export function* rollSomething(fight: FreeformFight, who: Id, variant: string | undefined): Flow<void> {
  const own = ownRoll(fight, who, variant);
  if (own && own.does !== 'tell') {
    const to = yield* chooseTarget(fight, who, `${own.name}, ${own.does}`, own.does);
    return yield* changeHealth(fight, who, to, own.does, own.formula, own.name);
  }
  if (own) return yield* tellRoll(fight, who, formulaOf(own.formula), own.name, own.formula);
  const asking = askingOf(who, `${nameOf(fight, who)}: which dice?`, 'FF-08', {
    detail: 'A formula, then what it is for: 2d6+3, d20 adv vs 15 climbing.',
  });
  const { text, formula } = yield* askFormula(asking, fight.state.formula);
  fight.state.formula = text;
  yield* tellRoll(fight, who, formula, formula.purpose || 'Dice', text);
}

function* tellRoll(fight: FreeformFight, who: Id, formula: Formula, name: string, text: string): Flow<void> {
  const asking = askingOf(who, `${nameOf(fight, who)}: ${name}`, 'FF-08', { detail: text });
  const { total, dice } = yield* rollFormula(fight, asking, formula, name);
  const made = formula.reach === undefined ? 'told' : total >= formula.reach ? 'made' : 'failed';
  fight.state.rolled = { by: who, total, made };
  const result: Sentence =
    made === 'told' ? sentence`${total}` : sentence`${total}, ${made} against ${formula.reach ?? 0}`;
  tell(fight, 'FF-08', sentence`${personRef(who)} rolls ${writtenRef(name)}: ${result}.`, {
    dice,
    tone: made === 'told' ? 'plain' : made === 'made' ? 'good' : 'bad',
  });
}

/** FF-10: harms or heals somebody by a typed number or formula. */
export function* changeTyped(fight: FreeformFight, who: Id, does: 'harm' | 'heal'): Flow<void> {
  const word = does === 'harm' ? 'harm' : 'heal';
  const to = yield* chooseTarget(fight, who, word, does);
  const asking = askingOf(who, `${nameOf(fight, who)}: ${word} ${nameOf(fight, to)} by how much?`, 'FF-10', {
    about: [who, to],
    detail: 'A number or dice: 5, 2d6+3.',
  });
  const { text } = yield* askFormula(asking, fight.state.harm);
  fight.state.harm = text;
  yield* changeHealth(fight, who, to, does, text, does === 'harm' ? 'Harm' : 'Healing');
}

const chooseTarget = (fight: FreeformFight, who: Id, name: string, does: 'harm' | 'heal'): Flow<Id> =>
  choosePerson(
    fight,
    askingOf(who, `${nameOf(fight, who)}: ${name} whom?`, 'FF-10', { meant: does === 'harm' ? 'harm' : 'help' }),
    everyone(fight).filter(({ sheet }) => sheet.fate !== 'left'),
  );

/** FF-10: how much of the harm the target takes, where the house rules let the target say. */
function* answered(fight: FreeformFight, { by, to, amount }: Change): Flow<number> {
  if (!fight.house.answers || amount <= 0 || by === to) return amount;
  const half = Math.floor(amount / 2);
  const asking = askingOf(to, `${nameOf(fight, by)} harms ${nameOf(fight, to)}: ${amount}`, 'FF-10', {
    about: [by, to],
  });
  const answer = yield* askChoice(asking, [
    { id: 'all', label: `Takes ${amount}`, usual: true },
    { id: 'half', label: `Takes half: ${half}` },
    { id: 'none', label: 'Takes none' },
  ]);
  if (answer !== 'all') countReaction(fight, to);
  return { all: amount, half, none: 0 }[answer];
}

function* changeHealth(
  fight: FreeformFight,
  by: Id,
  to: Id,
  does: 'harm' | 'heal',
  text: string,
  name: string,
): Flow<void> {
  const asking = askingOf(by, `${nameOf(fight, by)}: ${name}`, 'FF-10', { about: [by, to], detail: text });
  const { total, dice } = yield* rollFormula(fight, asking, formulaOf(text), name);
  const change = { by, to, amount: Math.min(9999, total), dice };
  if (does === 'harm') harmSomebody(fight, { ...change, amount: yield* answered(fight, change) });
  else healSomebody(fight, change);
  yield* askAboutEnd(fight);
}
