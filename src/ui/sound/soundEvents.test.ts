/** Tests which sounds follow from which changes of the players' view. Undo makes no sound. */
import { describe, expect, it } from 'vitest';
import { dispatch, liveStateOf } from '../../engine/history.ts';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import { type PublicView, publicView } from '../../engine/public/publicView.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import { soundEventsBetween } from './soundEvents.ts';

const begun = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const viewOf = (encounter: typeof begun): PublicView => {
  const { fight, question } = liveStateOf(toy, encounter);
  return publicView(toy, fight, question, encounter.display);
};
const view = viewOf(begun);
const told = (change: Partial<NonNullable<PublicView['last']>>): PublicView => ({
  ...view,
  last: { id: (view.last?.id ?? 0) + 1, text: 'Something.', tone: 'plain', dice: [], who: [], ...change },
});

describe('the sounds of a change', () => {
  it('are dice where a sentence has some, a hit where it says that somebody was hit, and none for plain words', () => {
    const rolled = (view.last?.id ?? 0) + 1;
    expect(soundEventsBetween(view, told({ rolled }))).toEqual(['dice']);
    // Dice are heard even when another sentence followed them, and they are not heard again with
    // the next one.
    const after = told({ id: rolled + 1, rolled, happened: { is: 'hit', whom: ['ogre'] } });
    expect(soundEventsBetween(view, after)).toEqual(['dice', 'hit']);
    expect(soundEventsBetween(after, told({ id: rolled + 2, rolled }))).toEqual([]);
    expect(soundEventsBetween(view, told({}))).toEqual([]);
  });
  it('are a fall instead of a hit when somebody whom the players see goes down', () => {
    const [first] = view.combatants;
    const down = (id: string | undefined): PublicView => ({
      ...told({ happened: { is: 'hit', whom: ['ogre'] } }),
      combatants: view.combatants.map((one) =>
        one.id === id ? { ...one, standing: { at: 'down', word: 'down' } } : one,
      ),
    });
    expect(soundEventsBetween(view, down(first?.id))).toEqual(['fall']);
    expect(soundEventsBetween(down(first?.id), { ...down(first?.id), last: told({}).last! })).toEqual([]);
  });
  it('are a turn when another combatant acts, and a tick when a countdown begins', () => {
    const acting = { id: 'ash', name: 'Ash' };
    expect(soundEventsBetween(view, { ...view, acting })).toEqual(['turn']);
    expect(soundEventsBetween({ ...view, acting }, { ...view, acting })).toEqual([]);
    const asked = { id: '1.0', title: 'React?', who: 'Ash', countdown: 10 };
    expect(soundEventsBetween(view, { ...view, asked })).toEqual(['tick']);
    expect(soundEventsBetween({ ...view, asked }, { ...view, asked })).toEqual([]);
    // The countdown may have begun before this window heard anything.
    expect(soundEventsBetween(undefined, { ...view, asked })).toEqual(['tick']);
  });
  it('are none at first, none when a step is undone, and none when another fight is shown', () => {
    const later = told({ happened: { is: 'lost', whom: ['ogre'] } });
    expect(soundEventsBetween(undefined, later)).toEqual([]);
    expect(soundEventsBetween(later, view)).toEqual([]);
    expect(soundEventsBetween({ ...view, encounter: 'Another' }, later)).toEqual([]);
  });
  it('are none for a hidden combatant, because the view has nothing of it', () => {
    const edit = { edit: 'sheet', combatant: 'lurker', path: 'harm', value: 9 } as const;
    const hurt = dispatch(toy, begun, { type: 'edit', label: 'Unseen', edits: [edit] });
    if (!hurt.ok) throw new Error(hurt.refusal.text);
    const game: Ruleset = toy;
    expect(game.standing(liveStateOf(game, hurt.value).fight, 'lurker').at).not.toBe('up');
    expect(soundEventsBetween(view, viewOf(hurt.value))).toEqual([]);
  });
});
