/** The steps of the lessons: what to do, in words, and the sign that a step is done. */

import type { LessonGoal } from './lessonGoals.ts';
import type { LessonId } from './running.ts';

export interface LessonStep {
  title: string;
  text: string;
  goal: LessonGoal;
}

const attack: LessonStep = {
  title: 'Attack',
  text: 'Press an attack on the card at the right, then a foe on the map or in the list. The dice fall by themselves; the log says what became of it.',
  goal: 'attacked',
};
const lookUp: LessonStep = {
  title: 'Look a rule up',
  text: 'Press the small number beside a move or in the log: it opens that rule. Ctrl K finds anything by its name.',
  goal: 'looked up',
};
const undo: LessonStep = {
  title: 'Take it back',
  text: 'Press Ctrl Z. Every step can be taken back, one after the other, and brought back again.',
  goal: 'undone',
};
const end: LessonStep = {
  title: 'End the fight',
  text: 'Play on as long as you like. When you have seen enough: the menu at the top left, End the fight. That can be taken back too.',
  goal: 'over',
};

export const LESSON_STEPS: Readonly<Record<LessonId, readonly LessonStep[]>> = {
  murdham: [
    {
      title: 'Give somebody a turn',
      text: 'Those who may act are lit in the order at the top. Press one of the party.',
      goal: 'turn',
    },
    {
      title: 'Move',
      text: 'Drag the one who acts to a zone next door. What lies within reach is lit, with its cost.',
      goal: 'moved',
    },
    attack,
    {
      title: 'React',
      text: 'Go on with the big button until a bandit’s turn, and let it attack. Whoever is attacked is asked: choose a reaction, or none.',
      goal: 'reacted',
    },
    lookUp,
    undo,
    end,
  ],
  thrum: [
    {
      title: 'Place your two',
      text: 'The table asks in the box at the right. Click a lit square for each, and answer what else it asks.',
      goal: 'placed',
    },
    {
      title: 'Take a turn',
      text: 'The big button begins what comes next. Go on until one of yours acts.',
      goal: 'turn',
    },
    {
      title: 'Move',
      text: 'Drag the one who acts. The way and its cost follow the pointer; the roof drops three at its edge.',
      goal: 'moved',
    },
    attack,
    {
      title: 'React',
      text: 'Go on with the big button. When the other side acts, one of yours is asked for a reaction: choose one, or none.',
      goal: 'reacted',
    },
    lookUp,
    undo,
    end,
  ],
};
