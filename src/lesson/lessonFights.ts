/**
 * The fights that the lessons are played in: two or three heroes, as many foes, and room between
 * them. The first hero has a sword and one plain attack.
 */
import type { Script } from '../engine/script.ts';
import type { Place } from '../space/scene.ts';
import type { LessonGame } from './lessonParts.ts';

type Member = Script['cast'][number];

/** The one ability of Thrum's swordswoman beside her plain attack. */
const PARRY = [{ id: 'parry-and-riposte', upgrades: [] }];

const inZone = (zone: string): Place => ({ kind: 'zone', zone });
const onSquare = (column: number, row: number): Place => ({ kind: 'square', column, row });
const heroOf = (id: string, name: string, creature: string, place: Place, sheet: Member['sheet'] = {}): Member => ({
  id,
  name,
  side: 'party',
  creature,
  place,
  sheet,
});
const foesOf = (creature: string, name: string, ...places: Place[]): Member[] =>
  places.map((place, n) => ({ id: `foe-${n + 1}`, name, copy: n + 1, side: 'foes', creature, place }));

/** One fight for each game, begun as far as the first turn of a hero. */
export const LESSON_FIGHTS: Readonly<Record<LessonGame, Script>> = {
  murdham: {
    title: 'First steps at the gallows',
    ruleset: 'murdham',
    scene: 'crossroads',
    seed: 9,
    cast: [
      heroOf('aldo', 'Aldo', 'duellist', inZone('milestone'), { skills: ['dodge-blows'], gear: ['sword'] }),
      heroOf('gerda', 'Gerda', 'guard', inZone('milestone')),
      ...foesOf('bandit', 'Bandit', inZone('gallows'), inZone('gallows'), inZone('cart')).map((foe) => ({
        ...foe,
        sheet: { skills: ['dodge-blows'] },
      })),
    ],
    // Two bandits have acted, so that the first question, the answer to Aldo's blow, has two answers.
    lines: [
      { begin: true },
      { answer: 'foes' },
      ...['foe-1', 'gerda', 'foe-2'].flatMap((by) => [
        { do: 'turn', by },
        { do: 'end-turn', by },
      ]),
    ],
  },
  thrum: {
    title: 'First steps in the quarry',
    ruleset: 'thrum',
    scene: 'quarry',
    seed: 16,
    cast: [
      heroOf('isolde', 'Isolde', 'isolde', onSquare(4, 5), { abilities: PARRY }),
      heroOf('hale', 'Hale', 'hale', onSquare(4, 3)),
      ...foesOf('biffer', 'Biffer', onSquare(7, 3), onSquare(7, 5)),
    ],
    lines: [
      { begin: true },
      { roll: true },
      { do: 'stance', by: 'isolde', with: 'dodge' },
      ...['foe-1', 'foe-2', 'hale'].map((by) => ({ do: 'end-turn', by })),
    ],
  },
  einfelst: {
    title: 'First steps at the mill',
    ruleset: 'einfelst',
    scene: 'mill',
    seed: 6,
    cast: [
      heroOf('signe', 'Signe', 'warden', inZone('orchard')),
      heroOf('kettil', 'Kettil', 'rover', inZone('orchard')),
      ...foesOf('bandit', 'Bandit', inZone('yard'), inZone('yard')),
    ],
    lines: [{ begin: true }, { answer: { picked: [] } }, { answer: 'deal' }, { roll: true }, { answer: 'no' }],
  },
  ingenuity: {
    title: 'First steps in the yard',
    ruleset: 'ingenuity',
    scene: 'watch-yard',
    seed: 12,
    cast: [
      heroOf('roland', 'Roland', 'roland', onSquare(7, 6), { maneuvers: [] }),
      heroOf('clementine', 'Clementine', 'clementine', onSquare(7, 8)),
      ...foesOf('guard', 'Guard', onSquare(11, 6), onSquare(11, 8)),
    ],
    lines: [{ begin: true }, { answer: 'party' }],
  },
  hestia: {
    title: 'First steps on the road',
    ruleset: 'hestia',
    scene: 'crossroads',
    seed: 11,
    cast: [
      heroOf('brenna', 'Brenna', 'fighter', inZone('milestone'), { load: 'light' }),
      heroOf('corwin', 'Corwin', 'rogue', inZone('milestone')),
      ...foesOf('goblin', 'Goblin', inZone('gallows'), inZone('gallows')),
    ],
    lines: [{ begin: true }, { answer: 'attack' }, { answer: 'nobody' }, { roll: true }],
  },
  freeform: {
    title: 'First steps without rules',
    ruleset: 'freeform',
    scene: 'watch-yard',
    seed: 3,
    house: { order: 'number', numbers: 'written' },
    cast: [
      heroOf('ann', 'Ann', 'hero', onSquare(7, 6), { initiative: 9 }),
      heroOf('bo', 'Bo', 'archer', onSquare(7, 8)),
      ...foesOf('raider', 'Raider', onSquare(11, 6), onSquare(11, 8)),
    ],
    lines: [{ begin: true }],
  },
};
