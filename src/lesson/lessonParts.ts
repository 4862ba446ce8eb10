/**
 * What the lesson consists of: one lesson for each game, and its parts, each of which stands alone.
 */

/** The games, in the order of the start page, and what their lesson is called. */
export const LESSON_GAMES = [
  { game: 'murdham', name: 'Murdham', title: 'At the gallows crossroads' },
  { game: 'thrum', name: 'Thrum', title: 'In the quarry' },
  { game: 'einfelst', name: 'Einfelst Wilds', title: 'At the mill' },
  { game: 'ingenuity', name: 'Ingenuity', title: 'In the watch yard' },
  { game: 'hestia', name: 'GLOG of Hestia', title: 'On the road' },
  { game: 'freeform', name: 'Freeform', title: 'Without rules' },
] as const;
export type LessonGame = (typeof LESSON_GAMES)[number]['game'];

/** The parts, in their usual order. */
export const LESSON_PARTS = [
  { id: 'fight', title: 'Run a fight' },
  { id: 'hand', title: 'Change things by hand' },
  { id: 'screen', title: 'Show the players' },
  { id: 'fog', title: 'Hide what nobody has found' },
  { id: 'map', title: 'Change the map, or bring your own' },
] as const;
export type LessonPartId = (typeof LESSON_PARTS)[number]['id'];

/** The part after this one; undefined after the last. */
export const partAfter = (id: LessonPartId): (typeof LESSON_PARTS)[number] | undefined =>
  LESSON_PARTS[LESSON_PARTS.findIndex((part) => part.id === id) + 1];
