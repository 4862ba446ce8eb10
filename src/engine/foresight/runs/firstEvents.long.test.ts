/** What came first in a fight that is played out: a fall, a failed test of morale, an exit. */
import { describe, expect, it } from 'vitest';
import { loadAllGames } from '../../../rulesets/index.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import type { Encounter } from '../../encounter.ts';
import { everyone, isPartySide } from '../../fight.ts';
import type { Happened } from '../../logEntry.ts';
import { setUpOrThrow } from '../../play.testing.ts';
import { type MoraleRow, type Ruleset, withBook } from '../../ruleset.ts';
import { type PlainFight, plainFightOf } from '../plainFight.ts';
import { policiesBySide } from '../policies/policies.ts';
import { duelOf } from '../proofs/duel.testing.ts';
import { type FightRun, fightRun } from './fightRun.ts';
import { EVENT_KINDS, firstEventsWatcher } from './firstEvents.ts';

const RUNS = 4;
const games = await Promise.all((await loadAllGames()).map((game) => withBook(game)));
const simple = policiesBySide({});

const readyFights = (ruleset: Ruleset): Encounter[] =>
  ruleset.ready.slice(0, 2).map(({ script }) => setUpOrThrow(ruleset, readyScenes, { ...script, lines: [] }));
const runsOf = (ruleset: Ruleset, start: Encounter, runs = RUNS): FightRun[] =>
  Array.from({ length: runs }, (_, n) => fightRun(ruleset, start, simple, 3, n + 1));

/** The same fight, in which the foes flee as soon as they are badly hurt. */
function whereFoesFlee(start: Encounter): Encounter {
  const copy = structuredClone(start);
  for (const one of everyone(copy.fight))
    if (!isPartySide(copy.fight, one.side)) one.habits = [{ when: 'when hurt', does: 'flees' }];
  return copy;
}

describe.each(games.map((game) => [game.name, game] as const))('%s foreseen', (_, ruleset) => {
  const fights = readyFights(ruleset);
  const all = fights.flatMap((start) => runsOf(ruleset, start).map((run) => ({ start, run })));

  it('tells which side was the first to lose somebody', () => {
    const fell = all.filter(({ run }) => run.firsts.fall !== undefined);
    // In more than one ready fight; a game with one has no more.
    expect(fell.length).toBeGreaterThan(Math.min(RUNS, all.length - 1));
    for (const { start, run } of fell) {
      const { firstLoss = '' } = run;
      const isFall = (run.people[firstLoss]?.fell ?? 0) > 0;
      if (isFall) expect(run.firsts.fall).toBe(start.fight.combatants[firstLoss]?.side);
    }
  });

  it('names only sides of the fight', () => {
    for (const { start, run } of all)
      for (const kind of EVENT_KINDS) {
        const side = run.firsts[kind];
        if (side !== undefined) expect(start.fight.sideOrder).toContain(side);
      }
  });

  it('leaves out a fall that decides the fight by itself', () => {
    for (const run of runsOf(ruleset, duelOf(ruleset, ['alpha', 'beta'])))
      if (run.ending === 'won' && run.firsts.fall !== undefined)
        // Who fell before the end came to again and fought on, or the other side fell after it.
        expect(Object.values(run.people).reduce((sum, { fell }) => sum + fell, 0)).toBeGreaterThan(1);
  });
});

const gameOf = (id: string) => games.find((game) => game.id === id) as Ruleset;
const firstsOf = (id: string, ready: number, change = (start: Encounter) => start) => {
  const ruleset = gameOf(id);
  const script = ruleset.ready[ready]?.script;
  if (!script) throw new Error('There is no such ready fight.');
  return runsOf(ruleset, change(setUpOrThrow(ruleset, readyScenes, { ...script, lines: [] })), 12).map(
    ({ firsts }) => firsts,
  );
};

describe('a test of morale', () => {
  it.each(['murdham', 'hestia'])('that fails is told of the side that made it, in %s', (id) => {
    expect(firstsOf(id, 0).map(({ morale }) => morale)).toContain('foes');
  });
  it.each(['thrum', 'einfelst', 'ingenuity', 'freeform'])('is never told in %s, which has none', (id) => {
    for (const { morale } of firstsOf(id, 0)) expect(morale).toBeUndefined();
  });
});

describe('an exit', () => {
  it.each(['murdham', 'hestia', 'einfelst'])('is told of the side that fled, in %s', (id) => {
    expect(firstsOf(id, 0, whereFoesFlee).map(({ exit }) => exit)).toContain('foes');
  });
});

describe('the watcher', () => {
  const ruleset = gameOf('freeform');
  const start = duelOf(ruleset, ['alpha', 'beta']);
  /** What is told after each look, with these events and these rows of morale before it. */
  function lookedAt(looks: readonly { happened?: Happened[]; rows?: Partial<MoraleRow>[] }[]) {
    let rows: MoraleRow[] = [];
    const happened: Happened[] = [];
    const play: PlainFight = {
      ...plainFightOf({ ...ruleset, morale: () => rows }, start),
      happened,
    };
    const row = {
      id: 'beta',
      side: 'beta',
      label: '',
      standing: 1,
      of: 1,
      state: 'steady',
      why: '',
      rule: '',
    } as const;
    rows = [{ ...row, ...looks[0]?.rows?.[0] }];
    const look = firstEventsWatcher(play);
    return looks.map((one) => {
      happened.push(...(one.happened ?? []));
      rows = one.rows?.map((more) => ({ ...row, ...more })) ?? rows;
      return { ...look() };
    });
  }

  it('keeps the first side of each kind, and reads a death as a fall and a surrender as an exit', () => {
    const [first, second] = lookedAt([
      { happened: [{ is: 'moved', whom: ['alpha-one'] }] },
      {
        happened: [
          { is: 'died', whom: ['beta-one'] },
          { is: 'fell', whom: ['alpha-one'] },
          { is: 'surrendered', whom: ['alpha-one'] },
          { is: 'fled', whom: ['beta-one'] },
        ],
      },
    ]);
    expect(first).toEqual({});
    expect(second).toEqual({ fall: 'beta', exit: 'alpha' });
  });
  it('tells the side whose test failed, but neither one broken before nor one that tests nothing', () => {
    expect(lookedAt([{ rows: [{}] }, { rows: [{ state: 'due' }] }, { rows: [{ state: 'broken' }] }])).toEqual([
      {},
      {},
      { morale: 'beta' },
    ]);
    expect(lookedAt([{ rows: [{ state: 'broken' }] }, { rows: [{ state: 'broken' }] }])).toEqual([{}, {}]);
    expect(lookedAt([{ rows: [{ state: 'immune' }] }, { rows: [{ state: 'broken' }] }])).toEqual([{}, {}]);
  });
});
