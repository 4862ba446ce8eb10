/** What somebody did, read from fights that were played by moves and answers. */
import { describe, expect, it } from 'vitest';
import { loadAllGames, loadGame } from '../../../../rulesets/index.ts';
import { readyScenes } from '../../../../space/scenes/index.ts';
import type { Command } from '../../../command.ts';
import type { Encounter } from '../../../encounter.ts';
import { everyone, fullName } from '../../../fight.ts';
import { answerQuestion, dispatch, liveStateOf, rollFor } from '../../../history.ts';
import { commandOfOffer, freeOffers, playAtRandom, setUpOrThrow } from '../../../play.testing.ts';
import { type Ruleset, withBook } from '../../../ruleset.ts';
import type { Script } from '../../../script.ts';
import type { Result } from '../../../words.ts';
import { conductIn } from './conduct.ts';

const freeform = (await loadGame('freeform')) as Ruleset;
const games = await Promise.all((await loadAllGames()).map((game) => withBook(game)));
const at = (column: number, row: number) => ({ kind: 'square' as const, column, row });
const script: Script = {
  title: 'Habits seen',
  ruleset: 'freeform',
  scene: 'watch-yard',
  seed: 5,
  house: { order: 'number' },
  cast: [
    { id: 'cy', name: 'Cy', side: 'party', creature: 'archer', place: at(4, 4) },
    { id: 'raider', name: 'Raider', copy: 1, side: 'foes', creature: 'raider', place: at(5, 4) },
    { id: 'chief', name: 'Chief', side: 'foes', creature: 'raider', place: at(9, 4) },
  ],
  lines: [],
};
const after = (result: Result<Encounter>): Encounter => {
  if (!result.ok) throw new Error(result.refusal.text);
  return result.value;
};

/** Does a move, answers its first choice by this option, and whatever else it asks by the first. */
function done(start: Encounter, command: Command, option: string): Encounter {
  let now = after(dispatch(freeform, start, command));
  let next: string | undefined = option;
  for (let { question } = liveStateOf(freeform, now); question; question = liveStateOf(freeform, now).question) {
    if (question.kind === 'dice') now = after(rollFor(freeform, now));
    else if (question.kind === 'choose') {
      now = after(
        answerQuestion(freeform, now, question.id, {
          kind: 'choose',
          option: next ?? question.options[0]?.id ?? '',
        }),
      );
      next = undefined;
    } else throw new Error(`The move asks ${question.title}`);
  }
  return now;
}

function begun(): Encounter {
  let now = after(dispatch(freeform, setUpOrThrow(freeform, readyScenes, script), { type: 'begin' }));
  while (liveStateOf(freeform, now).question) now = after(rollFor(freeform, now));
  return now;
}

describe('the conduct of somebody', () => {
  it('is read from the blows and walks of its own turns, from where it stood', () => {
    const start = begun();
    const bow = freeOffers(freeform, start).find(({ actor, label }) => actor === 'cy' && /bow/i.test(label));
    if (!bow) throw new Error('Cy has no bow.');
    const shot = done(start, commandOfOffer(bow), 'chief');
    const walked = done(shot, { type: 'act', actor: 'cy', action: 'move' }, 'square:2,4');
    const [turn, ...more] = conductIn(freeform, walked, 'Cy');
    expect(more).toEqual([]);
    expect(turn).toMatchObject({ wasBadlyHurt: false, hadFoeNear: true, keptAway: true, gotAway: false });
    expect(turn?.blows).toEqual([
      { isFar: true, isMild: false, aims: expect.objectContaining({ 'the nearest': { hit: false, blind: 0.5 } }) },
    ]);
    expect(conductIn(freeform, walked, 'Chief')).toEqual([]);
    expect(conductIn(freeform, walked, 'Nobody')).toEqual([]);
  });

  it.each(games.map((game) => [game.name, game] as const))('is read in %s without changing the fight', (_, game) => {
    const ready = game.ready[0]?.script;
    if (!ready) throw new Error('There is no ready fight.');
    let last = setUpOrThrow(game, readyScenes, { ...ready, lines: [] });
    playAtRandom(game, last, 4, 60, (now) => {
      last = now;
    });
    const before = JSON.stringify(last);
    const all = everyone(last.fight).flatMap((one) => conductIn(game, last, fullName(one)));
    expect(all.length).toBeGreaterThan(0);
    expect(JSON.stringify(last)).toBe(before);
    for (const { blows } of all)
      for (const { aims } of blows)
        for (const { blind } of Object.values(aims)) {
          expect(blind).toBeGreaterThan(0);
          expect(blind).toBeLessThan(1);
        }
  });
});
