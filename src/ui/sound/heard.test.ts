/** Which sounds follow from which changes of the players' view, and that taking back makes none. */
import { describe, expect, it } from 'vitest';
import { dispatch, live } from '../../engine/history.ts';
import { play, setUpOrThrow } from '../../engine/play.testing.ts';
import { type PublicView, publicView } from '../../engine/public/publicView.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import { heardBetween } from './heard.ts';

const begun = play(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const viewOf = (encounter: typeof begun): PublicView => {
  const { fight, question } = live(toy, encounter);
  return publicView(toy, fight, question, encounter.display);
};
const view = viewOf(begun);
const told = (change: Partial<NonNullable<PublicView['last']>>): PublicView => ({
  ...view,
  last: { id: (view.last?.id ?? 0) + 1, text: 'Something.', tone: 'plain', dice: [], who: [], ...change },
});

describe('what is heard', () => {
  it('is dice where a sentence has some, a hit where it is a bad one, and nothing for plain words', () => {
    const rolled = (view.last?.id ?? 0) + 1;
    expect(heardBetween(view, told({ rolled }))).toEqual(['dice']);
    // Dice that another sentence followed are heard too, and not once more with the next.
    const after = told({ id: rolled + 1, rolled, tone: 'bad' });
    expect(heardBetween(view, after)).toEqual(['dice', 'hit']);
    expect(heardBetween(after, told({ id: rolled + 2, rolled }))).toEqual([]);
    expect(heardBetween(view, told({}))).toEqual([]);
  });
  it('is a fall in place of the hit, when somebody whom the players see goes down', () => {
    const [first] = view.combatants;
    const down = (id: string | undefined): PublicView => ({
      ...told({ tone: 'bad' }),
      combatants: view.combatants.map((one) =>
        one.id === id ? { ...one, standing: { at: 'down', word: 'down' } } : one,
      ),
    });
    expect(heardBetween(view, down(first?.id))).toEqual(['fall']);
    expect(heardBetween(down(first?.id), { ...down(first?.id), last: told({}).last! })).toEqual([]);
  });
  it('is a turn when another acts, and a tick when a countdown begins', () => {
    const acting = { id: 'ash', name: 'Ash' };
    expect(heardBetween(view, { ...view, acting })).toEqual(['turn']);
    expect(heardBetween({ ...view, acting }, { ...view, acting })).toEqual([]);
    const asked = { id: '1.0', title: 'React?', who: 'Ash', countdown: 10 };
    expect(heardBetween(view, { ...view, asked })).toEqual(['tick']);
    expect(heardBetween({ ...view, asked }, { ...view, asked })).toEqual([]);
    // It may have begun before this window heard anything.
    expect(heardBetween(undefined, { ...view, asked })).toEqual(['tick']);
  });
  it('is nothing else at first, and nothing when a step is taken back, and when another fight is shown', () => {
    const later = told({ tone: 'bad' });
    expect(heardBetween(undefined, later)).toEqual([]);
    expect(heardBetween(later, view)).toEqual([]);
    expect(heardBetween({ ...view, encounter: 'Another' }, later)).toEqual([]);
  });
  it('is nothing of one who is hidden, because the view has nothing of it', () => {
    const edit = { edit: 'sheet', combatant: 'lurker', path: 'harm', value: 9 } as const;
    const hurt = dispatch(toy, begun, { type: 'edit', label: 'Unseen', edits: [edit] });
    if (!hurt.ok) throw new Error(hurt.refusal.text);
    const game: Ruleset = toy;
    expect(game.standing(live(game, hurt.value).fight, 'lurker').at).not.toBe('up');
    expect(heardBetween(view, viewOf(hurt.value))).toEqual([]);
  });
});
