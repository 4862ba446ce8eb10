/** Tests what each game that turns doors says of a locked one (MU-09, EW-18, IN-09). */
import { describe, expect, it } from 'vitest';
import { liveStateOf } from '../../../engine/history.ts';
import { offersOf } from '../../../engine/legality.ts';
import { playLines, setUpOrThrow } from '../../../engine/play.testing.ts';
import type { Ruleset } from '../../../engine/ruleset.ts';
import type { Line } from '../../../engine/script.ts';
import type { Place, Scene } from '../../../space/scene.ts';
import { zonesNamed } from '../../../space/scenes/scenes.testing.ts';
import { einfelst } from '../../einfelst/index.ts';
import { ingenuity } from '../../ingenuity/index.ts';
import { murdham } from '../../murdham/index.ts';
import { opensDoor, turnDoor } from './doors.ts';

const crypt = zonesNamed('chapel-crypt');
const LOCK = { id: 'locked', label: 'Locked', kind: 'obstacle', detail: 'The key, or force' } as const;
const [DOOR, ZONE] = ['chancel-stair', 'chancel'] as const;

/** The crypt whose door to the stair is locked, or merely shut. */
function cryptWith(features: (typeof LOCK)[]): Scene {
  const door = crypt.borders[DOOR]!;
  return { ...crypt, borders: { ...crypt.borders, [DOOR]: { ...door, door: 'closed', features } } };
}

function begun(ruleset: Ruleset, scene: Scene, cast: [string, string, Place][], lines: Line[], sheet = {}) {
  return playLines(
    ruleset,
    setUpOrThrow(
      ruleset,
      { here: scene },
      {
        title: 'A door',
        ruleset: ruleset.id,
        scene: 'here',
        seed: 3,
        cast: cast.map(([id, creature, place], n) => ({
          id,
          name: id,
          side: n === 0 ? 'party' : 'foes',
          creature,
          place,
          ...(n === 0 ? { sheet } : {}),
        })),
        lines: [],
      },
    ),
    lines,
  );
}
const zone = (name: string): Place => ({ kind: 'zone', zone: name });

describe('a locked door', () => {
  it('is opened in Murdham by nobody but a burglar, and the GM unlocks it (MU-09)', () => {
    const offered = (features: (typeof LOCK)[], sheet = {}) => {
      const at = begun(
        murdham,
        cryptWith(features),
        [
          ['una', 'soldier', zone(ZONE)],
          ['bandit', 'bandit', zone('nave')],
        ],
        [{ begin: true }, { answer: 'party' }],
        sheet,
      );
      return offersOf(murdham, liveStateOf(murdham, at).fight, 'una').find(
        ({ action, variant }) => action === 'door' && variant === DOOR,
      );
    };
    expect(offered([LOCK])?.blocked?.text).toMatch(/locked/);
    expect(offered([])?.blocked).toBeUndefined();
    expect(offered([LOCK], { skills: ['burglary'] })?.blocked).toBeUndefined();
  });
  it('is refused in Einfelst with the words for it, a shut one is not, and opening takes the lock away (EW-18)', () => {
    const fightWith = (features: (typeof LOCK)[]) => {
      const cast: [string, string, Place][] = [
        ['signe', 'warden', zone(ZONE)],
        ['wolf', 'wolf', zone('nave')],
      ];
      return structuredClone(liveStateOf(einfelst, begun(einfelst, cryptWith(features), cast, [])).fight);
    };
    const fight = fightWith([LOCK]);
    expect(opensDoor(fight, DOOR, 'EW-18')).toMatchObject({ rule: 'EW-18', text: expect.stringMatching(/locked/) });
    expect(opensDoor(fightWith([]), DOOR, 'EW-18')).toBe(true);
    expect(opensDoor(fight, 'no-door', 'EW-18')).toBe(true);
    expect([turnDoor(fight, DOOR), opensDoor(fight, DOOR, 'EW-18'), turnDoor(fight, DOOR)]).toEqual([
      'open',
      true,
      'closed',
    ]);
    expect(opensDoor(fight, DOOR, 'EW-18')).toBe(true);
  });
  it('says in Ingenuity that it is locked, and is no free answer (IN-09)', () => {
    const place = (column: number): Place => ({ kind: 'square', column, row: 1 });
    const cell = (locked: boolean): Scene => ({
      kind: 'squares',
      name: 'A cell',
      columns: 8,
      rows: 4,
      pixels: 60,
      ground: { kind: 'plain', look: 'stone' },
      cells: {},
      walls: { '2,1,e': 'door' },
      ...(locked ? { doors: { '2,1,e': { locked: true as const } } } : {}),
    });
    const asked = (locked: boolean) => {
      const at = begun(
        ingenuity,
        cell(locked),
        [
          ['roland', 'roland', place(2)],
          ['guard', 'guard', place(6)],
        ],
        [{ begin: true }, { answer: 'party' }, { do: 'interact', by: 'roland' }],
      );
      const { question } = liveStateOf(ingenuity, at);
      return question?.kind === 'choose' ? question.options.find(({ id }) => id === 'door:2,1,e') : undefined;
    };
    expect(asked(true)?.blocked?.text).toMatch(/locked/);
    expect(asked(false)).toMatchObject({ label: 'Open the door' });
    expect(asked(false)?.blocked).toBeUndefined();
  });
});
