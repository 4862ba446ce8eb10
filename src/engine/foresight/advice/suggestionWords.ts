/** A suggested move and its reason in words: “62 % to hurt her, no foe is beside him”. */
import type { Place } from '../../../space/scene.ts';
import type { Act } from '../../command.ts';
import { type Combatant, everyone, type Fight, fullName, type Pronoun } from '../../fight.ts';
import { deepFreeze } from '../../forms/held.ts';
import { oddsOf } from '../../odds/odds.ts';
import { saidIn } from '../../onlyAnswer.ts';
import type { Answer, Ask } from '../../question.ts';
import type { Ruleset } from '../../ruleset.ts';
import { nameOfOne } from '../../table/fightWords.ts';
import { apartFrom, placesApart } from '../../table/walks/near.ts';
import type { Id } from '../../words.ts';
import { scratchCopyOf } from '../firstQuestion.ts';
import { foesUp, worthOf } from '../judge.ts';

/** An answer that the table may choose: all but dice and rulings. */
export type ChosenAnswer = Extract<Answer, { kind: 'choose' | 'pick' | 'number' | 'text' }>;

/** The most falls of the dice that are tried for the odds of a suggestion. */
const MOST_BRANCHES = 400;
/** At this distance or less, in squares or zones, somebody is beside another. */
const BESIDE = 1;

const OBJECTS: Readonly<Record<Pronoun, string>> = { she: 'her', he: 'him', they: 'them', it: 'it' };
const themOf = ({ pronoun }: Pick<Combatant, 'pronoun'>): string => OBJECTS[pronoun ?? 'they'];

/** The move with its form and its first answer: “Bandit 2: Crossbow, Sybilla”. */
export function moveWords(
  ruleset: Ruleset,
  fight: Fight,
  { actor, action: id, variant }: Act,
  asked: Ask | undefined,
  first: ChosenAnswer | undefined,
): string {
  const action = ruleset.actions.find((one) => one.id === id);
  const form = fight.combatants[actor] ? action?.variants?.(fight, actor).find((one) => one.id === variant) : undefined;
  const what = form
    ? form.label.includes(action?.label ?? '')
      ? form.label
      : `${action?.label ?? id}, ${form.label}`
    : (action?.label ?? id);
  const who = fight.combatants[actor] ? nameOfOne(fight, actor) : fight.sides[actor]?.name;
  const said = asked && first ? ` → ${saidIn(asked, first)}` : '';
  return `${who === undefined ? '' : `${who}: `}${what}${said}`;
}

/** The one combatant whom an answer is aimed at. */
function targetOf(fight: Fight, asked: Ask | undefined, first: ChosenAnswer | undefined): Id | undefined {
  if (!asked || !('options' in asked) || first?.kind !== 'choose') return undefined;
  const target = asked.options.find(({ id }) => id === first.option)?.combatant;
  return target !== undefined && fight.combatants[target] ? target : undefined;
}

/** The chances that a blow hurts its target and fells it, by its exact odds. */
function oddsWords(ruleset: Ruleset, fight: Fight, move: Act, first: ChosenAnswer, target: Id): string | undefined {
  const frozen = deepFreeze(scratchCopyOf(fight));
  const before = worthOf(ruleset, fight, target);
  const { outcomes, covered } = oddsOf(
    ruleset,
    frozen,
    move,
    [first],
    (after) => {
      const worth = worthOf(ruleset, after, target);
      return { key: worth <= 0 ? 'falls' : worth < before ? 'hurt' : 'nothing' };
    },
    undefined,
    { branches: MOST_BRANCHES },
  );
  if (covered === 0) return undefined;
  const chanceOf = (key: string) =>
    outcomes.reduce((sum, { outcome, chance }) => sum + (outcome.key === key ? chance : 0), 0) / covered;
  const [falls, hurt] = [chanceOf('falls'), chanceOf('hurt') + chanceOf('falls')];
  if (hurt === 0) return undefined;
  const them = themOf(fight.combatants[target] ?? {});
  const percent = (share: number) => `${Math.round(100 * share)} %`;
  return `${percent(hurt)} to hurt ${them}${falls >= 0.01 ? `, ${percent(falls)} to fell ${them}` : ''}`;
}

/** Which foes stand beside somebody, in words. */
function besideWords(ruleset: Ruleset, fight: Fight, who: Id): string | undefined {
  const one = fight.combatants[who];
  if (!one) return undefined;
  const beside = foesUp({ ruleset, fight }, who).filter(({ id }) => apartFrom(fight, who, id) <= BESIDE);
  if (beside.length === 0) return `no foe is near ${themOf(one)}`;
  const [first] = beside;
  return beside.length === 1 && first ? `${fullName(first)} is near ${themOf(one)}` : undefined;
}

/** To which foe a walk leads, in words; undefined where the move is no walk. */
function towardsWords(
  ruleset: Ruleset,
  fight: Fight,
  { actor }: Act,
  asked: Ask | undefined,
  first: ChosenAnswer | undefined,
): string | undefined {
  if (!asked || !('options' in asked) || first?.kind !== 'choose') return undefined;
  const place = asked.options.find(({ id }) => id === first.option)?.place;
  const here = fight.combatants[actor]?.place;
  if (!place || !here) return undefined;
  const left = (from: Place) => (foe: Combatant) => placesApart(fight.scene, from, foe.place);
  const [nearest] = foesUp({ ruleset, fight }, actor).sort((a, b) => left(place)(a) - left(place)(b));
  if (!nearest) return undefined;
  const [now, then] = [left(here)(nearest), left(place)(nearest)];
  return then < now ? `nearer to ${fullName(nearest)}` : then > now ? `away from ${fullName(nearest)}` : undefined;
}

/** Why the table would do a move; the most telling first. */
export function reasonOfMove(
  ruleset: Ruleset,
  fight: Fight,
  move: Act,
  asked: Ask | undefined,
  first: ChosenAnswer | undefined,
): string {
  const target = targetOf(fight, asked, first);
  const odds = target !== undefined && first ? oddsWords(ruleset, fight, move, first, target) : undefined;
  const near = everyone(fight).some(({ id }) => id === move.actor)
    ? besideWords(ruleset, fight, move.actor)
    : undefined;
  return [odds, towardsWords(ruleset, fight, move, asked, first), near].filter((one) => one !== undefined).join(', ');
}
