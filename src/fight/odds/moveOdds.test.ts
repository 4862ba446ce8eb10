/** Tests of the odds of proposed moves: what they say, and that nothing hidden is in them. */
import { expect, it } from 'vitest';
import { liveStateOf } from '../../engine/history.ts';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import { knownOf } from '../../engine/public/known.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import { oddsJobOfMove } from './moveOdds.ts';
import { workOut } from './workOut.ts';

const begun = (script = toyScript) =>
  liveStateOf(toy, playLines(toy, setUpOrThrow(toy, toyScenes, script), [{ begin: true }])).fight;
const strike = { type: 'act', actor: 'ash', action: 'strike' } as const;

const oddsIn = (fight: ReturnType<typeof begun>, others: 'exact' | 'word') => {
  const found = oddsJobOfMove(toy, fight, strike, { others });
  return found?.tell(found.job.branches.map((branch) => workOut(toy, found.job, branch)));
};

it('tell each target that players see with the chances, exactly of the party alone', () => {
  const odds = oddsIn(begun(), 'word') ?? [];
  expect(odds.map(({ name }) => name)).toEqual(['Ogre', 'Bo']);
  expect(odds[0]?.words).toBe('48 % unhurt · 52 % harmed');
  expect(odds[1]?.words).toMatch(/^48 % unhurt · .*\d/);
  expect(odds[1]?.words).not.toContain('harmed');
});

it('tell exact harm of a foe where the players’ screen shows its health exactly', () => {
  const [ogre] = oddsIn(begun(), 'exact') ?? [];
  expect(ogre?.words).toMatch(/^48 % unhurt/);
  expect(ogre?.words).not.toContain('harmed');
});

it('are those of the fight without whom the players do not see', () => {
  const fight = begun();
  expect(knownOf(toy, fight).seen.has('lurker')).toBe(false);
  const without = begun({ ...toyScript, cast: toyScript.cast.filter(({ id }) => id !== 'lurker') });
  for (const others of ['exact', 'word'] as const) expect(oddsIn(fight, others)).toEqual(oddsIn(without, others));
  expect(oddsJobOfMove(toy, fight, strike, { others: 'exact' })?.job.base.combatants.lurker).toBeUndefined();
});

it('do not tell a foe’s health by another number of hits left', () => {
  const fight = begun();
  const { ogre } = fight.combatants;
  if (!ogre) throw new Error('The toy has an ogre.');
  const hurt = { ...fight, combatants: { ...fight.combatants, ogre: { ...ogre, sheet: { ...ogre.sheet, harm: 4 } } } };
  expect(oddsIn(hurt, 'word')).toEqual(oddsIn(fight, 'word'));
  expect(oddsIn(hurt, 'exact')).not.toEqual(oddsIn(fight, 'exact'));
});

it('are not there for a move that is not aimed at anybody', () => {
  expect(oddsJobOfMove(toy, begun(), { ...strike, action: 'nothing' }, { others: 'word' })).toBeUndefined();
});
