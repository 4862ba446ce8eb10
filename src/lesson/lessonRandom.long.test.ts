/**
 * Plays the lessons at random, as somebody does who half follows the card: half of the time what a
 * step asks for, else anything, with any answer. A lesson always goes on to its last card.
 */
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../engine/encounter.ts';
import { stanceOf } from '../engine/fight.ts';
import { dispatch } from '../engine/history.ts';
import {
  answerAtRandom,
  commandOfOffer,
  freeOffers,
  playLines,
  randomDecider,
  setUpOrThrow,
} from '../engine/play.testing.ts';
import type { Offer, Ruleset } from '../engine/ruleset.ts';
import { undo } from '../engine/undo.ts';
import { loadGame } from '../rulesets/index.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { LESSON_FIGHTS } from './lessonFights.ts';
import { followGoal, type LessonGoal, type LessonMoment } from './lessonGoals.ts';
import { lessonMomentOf } from './lessonMoment.testing.ts';
import { LESSON_GAMES, type LessonGame } from './lessonParts.ts';
import { lessonSteps } from './lessons.ts';

/** So many lessons of each game are played: LESSONS=200 for a long look. */
const LESSONS = Number(process.env.LESSONS ?? 20);
/** A lesson that takes more inputs than this has no end. */
const MOST = 1500;

/** The moves that a step speaks of. Of none, any will do. */
function spokenOf(goal: LessonGoal, { fight }: LessonMoment, offers: readonly Offer[]): readonly Offer[] {
  const ours = ({ actor }: Offer) => actor in fight.combatants && stanceOf(fight, actor) === 'party';
  const foes = ({ actor }: Offer) => actor in fight.combatants && stanceOf(fight, actor) !== 'party';
  const walks = ({ action }: Offer) => action === 'move';
  const strikes = ({ action }: Offer) => /attack|^use$|^roll$/.test(action);
  const by: Partial<Record<LessonGoal, (offer: Offer) => boolean>> = {
    turn: ours,
    moved: (offer) => ours(offer) && walks(offer),
    attacked: (offer) => ours(offer) && (strikes(offer) || walks(offer)),
    reacted: (offer) => foes(offer) || /end|pass|next/.test(offer.action),
    'next round': ({ action }) => /end|pass|next/.test(action),
    parted: (offer) => (ours(offer) && walks(offer)) || /end|pass|next|turn/.test(offer.action),
  };
  const wanted = offers.filter(by[goal] ?? (() => true));
  return wanted.length > 0 ? wanted : offers;
}

/** Plays one lesson. Gives the steps that were done, those of them after the fight's end left out. */
function playLesson(ruleset: Ruleset, game: LessonGame, seed: number): { inputs: number; whileItRan: number } {
  const decide = randomDecider(seed);
  const script = LESSON_FIGHTS[game];
  const steps = lessonSteps(game, 'fight');
  let encounter = playLines(ruleset, setUpOrThrow(ruleset, readyScenes, script), script.lines);
  let whileItRan = 0;
  let inputs = 0;
  for (const { goal, title } of steps) {
    const isDone = followGoal(goal, lessonMomentOf(ruleset, encounter));
    for (let now = lessonMomentOf(ruleset, encounter); !isDone(now); now = lessonMomentOf(ruleset, encounter)) {
      inputs += 1;
      if (inputs > MOST) throw new Error(`“${title}” has no end (${game}, ${seed}).`);
      encounter = input(now, goal);
    }
    if (encounter.fight.stage === 'running') whileItRan += 1;
  }
  return { inputs, whileItRan };

  function input({ question, fight }: LessonMoment, goal: LessonGoal): Encounter {
    const follows = decide.int(0, 1) === 0;
    // After the fight's end its last step can be taken back, and a fight that was taken back begins.
    if (decide.int(0, 19) === 0 || (goal === 'undone' && follows) || fight.stage === 'over') {
      const back = undo(encounter);
      if (back.ok) return back.value;
    }
    if (question) return answerAtRandom(ruleset, encounter, question, decide);
    const offers = freeOffers(ruleset, encounter);
    const ends = offers.length === 0 || (goal === 'over' && follows);
    const command =
      fight.stage === 'setup'
        ? { type: 'begin' as const }
        : ends
          ? { type: 'end' as const }
          : commandOfOffer(decide.of(follows ? spokenOf(goal, lessonMomentOf(ruleset, encounter), offers) : offers));
    const next = dispatch(ruleset, encounter, command);
    if (!next.ok) throw new Error(next.refusal.text);
    return next.value;
  }
}

describe.each(LESSON_GAMES)('$name', ({ game, name }) => {
  it('comes to its last card, however one plays and answers', async () => {
    const ruleset = await loadGame(game);
    if (!ruleset) throw new Error(`There is no game “${game}”.`);
    let [inputs, steps] = [0, 0];
    for (let seed = 1; seed <= LESSONS; seed += 1) {
      const played = playLesson(ruleset, game, seed);
      inputs += played.inputs;
      steps += played.whileItRan;
    }
    console.log(
      `${name}: ${LESSONS} lessons, each to its last card, ${Math.round(inputs / LESSONS)} inputs each; ` +
        `${((steps / LESSONS / lessonSteps(game, 'fight').length) * 100).toFixed(0)} % of the steps were done while the fight ran.`,
    );
    expect(steps).toBeGreaterThan(0);
  });
});
