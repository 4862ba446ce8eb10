/**
 * The single steps by which a fight is made easier or harder: somebody fewer or more, a leader,
 * another distance, something between. Each is an ordinary command, which one undo takes back.
 */
import { editsToAdd } from '../../cast/addCombatants.ts';
import type { Edit } from '../../command.ts';
import type { Encounter } from '../../encounter.ts';
import { type Combatant, type Fight, fullName } from '../../fight.ts';
import { copyOfJson } from '../../forms/schema.ts';
import { dispatch } from '../../history.ts';
import type { Ruleset } from '../../ruleset.ts';
import { type Camps, campsOf, kindsOf } from './cast.ts';
import { type FightStep, stepOfEdits } from './fightStep.ts';
import { leaderFor } from './leader.ts';
import { coverSteps } from './stepsOfCover.ts';
import { stepsOfDistance } from './stepsOfDistance.ts';

/** The most kinds of foes of which one is left out or added. */
const MOST_KINDS = 4;

/** A step by which somebody comes: by an edit in the set-up, and by joining in a running fight. */
const stepOfComing = ({ stage }: Fight, id: string, label: string, done: string, edits: Edit[]): FightStep =>
  stage === 'running'
    ? { id, label, command: { type: 'join', label: done, edits } }
    : stepOfEdits(id, label, done, edits);

function fewer({ foes }: Camps): FightStep[] {
  if (foes.length < 2) return [];
  return kindsOf(foes)
    .slice(0, MOST_KINDS)
    .flatMap((kind) => {
      const last = kind.at(-1);
      if (!last) return [];
      const name = fullName(last);
      return [
        stepOfEdits(`without ${last.id}`, `Leave out ${name}`, `${name} is left out`, [
          { edit: 'remove', combatant: last.id },
        ]),
      ];
    });
}

/** One more of a kind: a fresh one where the game has the creature, else a copy of the one here. */
function oneMore(ruleset: Ruleset, fight: Fight, like: Combatant): FightStep {
  const { name, side, place, look, hidden, sheet } = like;
  const fresh = ruleset.creatures.find((one) => one.name === name)?.sheet ?? sheet;
  const edits = editsToAdd(ruleset, fight, {
    name,
    side,
    count: 1,
    at: place,
    creature: { icon: look.icon ?? 'person', sheet: fresh },
    more: { look: copyOfJson(look), hidden },
  });
  return stepOfComing(fight, `more ${name}`, `Add one more: ${name}`, `One more comes: ${name}`, edits);
}

const more = (ruleset: Ruleset, fight: Fight, { foes }: Camps): FightStep[] =>
  kindsOf(foes)
    .slice(0, MOST_KINDS)
    .flatMap(([first]) => (first ? [oneMore(ruleset, fight, first)] : []));

function leader(ruleset: Ruleset, fight: Fight, { foes }: Camps): FightStep[] {
  const found = leaderFor(ruleset, fight, foes);
  const [beside] = foes;
  if (!found || !beside) return [];
  const { name, icon, sheet } = found;
  const edits = editsToAdd(ruleset, fight, {
    name,
    side: beside.side,
    count: 1,
    at: beside.place,
    creature: { icon, sheet },
  });
  return [stepOfComing(fight, `leader ${name}`, `Add a leader: ${name}`, `${name} comes to lead them`, edits)];
}

/**
 * The steps that are open to a fight, each of which the encounter takes. None while a move is open,
 * after the fight, or where nobody stands against the party.
 */
export function fightStepsOf(ruleset: Ruleset, encounter: Encounter): { step: FightStep; changed: Encounter }[] {
  const { fight, open } = encounter;
  const camps = campsOf(ruleset, fight);
  if (open || fight.stage === 'over' || camps.ours.length === 0 || camps.foes.length === 0) return [];
  const steps = [
    ...fewer(camps),
    ...more(ruleset, fight, camps),
    ...leader(ruleset, fight, camps),
    ...stepsOfDistance(ruleset, fight, camps),
    ...coverSteps(fight, camps),
  ];
  return steps.flatMap((step) => {
    const done = dispatch(ruleset, encounter, step.command);
    return done.ok ? [{ step, changed: done.value }] : [];
  });
}
