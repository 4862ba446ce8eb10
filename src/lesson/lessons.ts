/**
 * The steps of the lessons: what to do, in words, what is lit meanwhile, and when a step is done.
 */

import type { LessonGoal } from './lessonGoals.ts';
import type { LessonGame, LessonPartId } from './lessonParts.ts';

export interface LessonStep {
  title: string;
  text: string;
  goal: LessonGoal;
  /** A CSS selector of the elements that the text speaks of. They are lit meanwhile. */
  lit?: string;
}

const ORDER = '[aria-label="Turn order"]';
const NEXT = '[aria-label="What is next"]';
const CARD = '[aria-label="Who acts"] article';
const QUESTION = '[aria-label="Question"]';
const MENU = '[aria-label="Menu"]';

const attackStep: LessonStep = {
  title: 'Attack',
  text: 'Press the first attack on the card at the right, or 1; then the foe. The dice fall by themselves. If the foe is asked first, answer for it.',
  goal: 'attacked',
  lit: CARD,
};
const moveStep: LessonStep = {
  title: 'Move up to a foe',
  text: 'Drag your swordsman to the foes; or press Move and then a place. What lies within reach is lit.',
  goal: 'moved',
};
const turnStep: LessonStep = {
  title: 'Give somebody a turn',
  text: 'Those who may act have a bright edge in the turn order. Press one of them.',
  goal: 'turn',
  lit: ORDER,
};
const undoStep: LessonStep = {
  title: 'Take it back',
  text: 'Press the arrow beside the big button, or Ctrl Z. Every step can be taken back, dice too, and brought back again.',
  goal: 'undone',
  lit: '[aria-label="Take back"]',
};
const reactStep: LessonStep = {
  title: 'Answer for whoever is attacked',
  text: 'Go on with the big button until a foe acts, and let it attack as you did. The rules stop where somebody may defend: choose an answer.',
  goal: 'reacted',
  lit: `${NEXT}, ${QUESTION}`,
};
const endStep: LessonStep = {
  title: 'End the fight',
  text: 'Play on as long as you like. Then: Menu at the top left, End the fight. That can be taken back too.',
  goal: 'over',
  lit: MENU,
};

/** The part in which a fight is played, by game: each follows the game's rules. */
const FIGHT_STEPS: Readonly<Record<LessonGame, readonly LessonStep[]>> = {
  murdham: [
    turnStep,
    moveStep,
    attackStep,
    reactStep,
    {
      title: 'Go on to the next round',
      text: 'Press the big button until the next round begins. In a turn with something left it says so first, and the second press ends the turn.',
      goal: 'next round',
      lit: NEXT,
    },
    {
      title: 'Walk away from an enemy',
      text: 'Let a bandit act; then give Aldo the turn and drag him out of their zone. A bandit who has not acted yet may strike at him. That is an opportunity attack: choose for the bandit.',
      goal: 'parted',
      lit: `${NEXT}, ${QUESTION}`,
    },
    undoStep,
    endStep,
  ],
  thrum: [
    {
      ...moveStep,
      text: 'Isolde acts. Drag her next to a foe; or press Move and then a square. What lies within reach is lit.',
    },
    { ...attackStep, text: 'Press an attack on the card at the right, then the foe, and answer what is asked.' },
    {
      ...reactStep,
      text: 'Go on with the big button until a foe acts, and let it attack Isolde. She stands ready to dodge, so she is asked: choose an answer.',
    },
    undoStep,
    endStep,
  ],
  einfelst: [
    {
      ...moveStep,
      text: 'The lowest card acts first: Signe. Drag her into the yard with the foes; or press Move and then a zone. What lies within reach is lit.',
    },
    {
      ...attackStep,
      title: 'Attack, and answer for the foe',
      text: 'Press the first attack on the card at the right, or 1; then the foe. The rules stop: does the foe parry? Choose for it, and the dice fall.',
      goal: 'reacted',
      lit: `${CARD}, ${QUESTION}`,
    },
    undoStep,
    endStep,
  ],
  ingenuity: [
    {
      ...moveStep,
      text: 'Your team acts: Roland first. Drag him next to a foe; or press Move and then a square. What lies within reach is lit.',
    },
    attackStep,
    reactStep,
    undoStep,
    endStep,
  ],
  hestia: [
    {
      ...moveStep,
      text: 'Whoever beat the enemies’ Savvy acts first: take Brenna. Drag her to the goblins; or press Move and then a zone.',
    },
    attackStep,
    undoStep,
    endStep,
  ],
  freeform: [
    {
      ...moveStep,
      text: 'Ann has the highest number and acts first. Drag her next to a raider; or press Move and then a square. Nothing is out of reach: the distance is told, and your table judges.',
    },
    {
      ...attackStep,
      title: 'Roll, and do harm',
      text: 'Press Blade on the card at the right, then a raider. The dice fall, and the raider’s hit points go down. To hit is rolled the same way, if your table wants it.',
    },
    undoStep,
    endStep,
  ],
};

/** The parts that are the same in every game. */
const COMMON_STEPS: Readonly<Record<Exclude<LessonPartId, 'fight'>, readonly LessonStep[]>> = {
  hand: [
    {
      title: 'Harm somebody by hand',
      text: 'Click somebody with the right button, or hold a finger on them: Set a value. Type -2 and press Enter. The rules draw what follows from it.',
      goal: 'harmed',
    },
    {
      title: 'Look a rule up',
      text: 'Press a small number beside a move or in the log: it opens that rule. Ctrl K finds anything by its name.',
      goal: 'looked up',
    },
    undoStep,
  ],
  screen: [
    {
      title: 'Open the players’ screen',
      text: 'Press Players at the top right.',
      goal: 'screen asked',
      lit: '[aria-label="Players’ screen"]',
    },
    {
      title: 'Put it where they see it',
      text: 'Press Open the players’ screen, and drag that window to the television. It shows only what the players know.',
      goal: 'screen shown',
    },
  ],
  fog: [
    {
      title: 'Take the fog',
      text: 'Press the cloud at the left, or F.',
      goal: 'fog tool',
      lit: '[aria-label="Fog: hide and reveal"]',
    },
    {
      title: 'Hide everything',
      text: 'Press Hide all in the bar over the map. You still see what lies under it; the players do not.',
      goal: 'fog laid',
      lit: '[aria-label="Fog"]',
    },
    {
      title: 'Reveal what they find',
      text: 'Click a zone, or drag over squares, and it is seen again.',
      goal: 'fog lifted',
    },
  ],
  map: [
    {
      title: 'Open the map',
      text: 'Press More at the left and then Change the map, or E.',
      goal: 'map tool',
      lit: '[aria-label^="More tools"]',
    },
    {
      title: 'Change something',
      text: 'Take a tool at the top and drag on the map, or press a zone and change it at the right.',
      goal: 'map changed',
      lit: '[aria-label="Tool"]',
    },
    {
      title: 'Go back to the fight',
      text: 'Press Done. For a map of your own drop a picture or a map file on the start page: it opens in every game.',
      goal: 'map left',
    },
  ],
};

/** The steps of a part in a game. */
export const lessonSteps = (game: LessonGame, part: LessonPartId): readonly LessonStep[] =>
  part === 'fight' ? FIGHT_STEPS[game] : COMMON_STEPS[part];
