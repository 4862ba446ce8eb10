/**
 * Tests what each game's odds say of a combatant who lost nothing: how much the combatant
 * recovered, and which new state it has.
 */
import { describe, expect, it } from 'vitest';
import { setUp } from '../../engine/scripts/lines.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { loadAllGames } from '../index.ts';

/** Values of a sheet, by path, before and after. */
interface Change {
  who: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}
const CHANGES: Readonly<Record<string, readonly (Change & { label: string; harm?: number })[]>> = {
  thrum: [
    { who: 'Hale', before: { 'load.fatigue': 3 }, after: { 'load.fatigue': 1 }, label: '2 Fatigue less', harm: -2 },
  ],
  einfelst: [
    { who: 'Signe', before: { 'physical.lesser': 2 }, after: { 'physical.lesser': 1 }, label: '1 Harm less', harm: -1 },
    { who: 'Signe', before: {}, after: { pinned: true }, label: 'only Pinned' },
  ],
  hestia: [
    { who: 'Brenna', before: { 'grit.now': 1 }, after: { 'grit.now': 4 }, label: 'regains 3 Grit', harm: -3 },
    { who: 'Brenna', before: {}, after: { states: ['dazed', 'pinned'] }, label: 'only Dazed and Pinned' },
  ],
  ingenuity: [
    { who: 'Clementine', before: { 'endurance.now': 1 }, after: { 'endurance.now': 3 }, label: 'regains 2', harm: -2 },
    { who: 'Clementine', before: {}, after: { states: ['prone'] }, label: 'only Prone' },
  ],
};

/** Sets values in plain data. */
function put(sheet: unknown, values: Record<string, unknown>): void {
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let at = sheet;
    for (const key of keys) at = (at as Record<string, unknown>)[key];
    (at as Record<string, unknown>)[last] = value;
  }
}

describe('whoever lost nothing', async () => {
  it.each(await loadAllGames())('in $name is unhurt, good and of rank 0, where nothing has changed', (game) => {
    const made = game.ready[0] && setUp(game, readyScenes, game.ready[0].script);
    if (!made?.ok) throw new Error('No such fight.');
    const { fight } = made.value;
    for (const id of fight.order) {
      const outcome = game.outcome(fight, fight, id);
      expect(outcome, id).toMatchObject({ tone: 'good', rank: 0 });
      expect(outcome.harm ?? 0, id).toBe(0);
    }
  });
  for (const game of await loadAllGames())
    for (const { who, before, after, label, harm } of CHANGES[game.id] ?? [])
      it(`${game.name}: ${label}`, () => {
        const script = game.ready.find(({ script: { cast } }) => cast.some(({ name }) => name === who))?.script;
        const made = script && setUp(game, readyScenes, script);
        if (!made?.ok) throw new Error('No such fight.');
        const was = structuredClone(made.value.fight);
        const one = Object.values(was.combatants).find(({ name }) => name === who);
        if (!one) throw new Error(`No ${who}.`);
        put(one.sheet, before);
        const is = structuredClone(was);
        expect(game.outcome(was, is, one.id)).toMatchObject({ label: 'unhurt', tone: 'good', rank: 0 });
        put(is.combatants[one.id]?.sheet, after);
        const outcome = game.outcome(was, is, one.id);
        expect(outcome).toMatchObject({ label, tone: harm ? 'good' : 'bad' });
        expect(outcome.harm).toBe(harm);
        // A good state ranks above being unhurt, a harmful one below.
        expect(Math.sign(outcome.rank)).toBe(harm ? -1 : 1);
      });
});
