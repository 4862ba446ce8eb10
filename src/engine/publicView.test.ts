/** The public view: planted secrets never reach it, and what is open does. */
import { describe, expect, it } from 'vitest';
import { live } from './history.ts';
import { play, setUpOrThrow } from './play.testing.ts';
import { publicView } from './publicView.ts';
import { toy, toyScenes, toyScript } from './toy.testing.ts';

const start = play(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const view = (at = start, display: Parameters<typeof publicView>[3] = { party: 'exact', others: 'word' }) => {
  const { fight, question } = live(toy, at);
  return publicView(toy, fight, question, display, at.name);
};

describe('the public view', () => {
  it('shows the open ones with their place and whose side they are on', () => {
    expect(view().combatants.map(({ id }) => id)).toEqual(['ogre', 'ash', 'bo']);
    expect(view().order.rows.map(({ combatant }) => combatant)).not.toContain('lurker');
  });
  it('has no note, no concealed name and no secret feature, whoever is asked and whatever is said', () => {
    let at = play(toy, start, [
      { edit: [{ edit: 'combatant', combatant: 'ogre', note: 'CANARY-note' }], label: 'CANARY-ruling' },
      { do: 'strike', by: 'lurker' },
    ]);
    expect(JSON.stringify(view(at))).not.toContain('CANARY');
    expect(view(at).asked).toBeUndefined();
    at = play(toy, at, [{ answer: 'ash' }]);
    expect(view(at).asked).toBeUndefined();
    at = play(toy, at, [{ answer: 'pass' }, { roll: true }]);
    expect(JSON.stringify(view(at))).not.toContain('CANARY');
  });
  it('says who is asked when nobody hidden is part of it', () => {
    const at = play(toy, start, [
      { do: 'strike', by: 'ogre' },
      { edit: [{ edit: 'remove', combatant: 'lurker' }], label: 'Gone' },
    ]);
    expect(view(at).asked).toMatchObject({ title: 'Strike whom?', who: 'Ogre' });
  });
  it('does not say that a question is asked whose options would name a hidden one', () => {
    expect(view(play(toy, start, [{ do: 'strike', by: 'ogre' }])).asked).toBeUndefined();
  });
  it('tells health in five ways', () => {
    const hurt = play(toy, start, [
      { edit: [{ edit: 'sheet', combatant: 'ogre', path: 'harm', value: 3 }], label: 'Hurt' },
    ]);
    const ogre = (others: 'exact' | 'coloured' | 'word' | 'taken' | 'nothing') =>
      view(hurt, { party: 'exact', others }).combatants.find(({ id }) => id === 'ogre');
    expect(ogre('exact')?.tracks[0]?.value).toBe(3);
    expect(ogre('coloured')?.health).toEqual({ word: 'badly hurt', tone: 'hurt' });
    expect(ogre('word')).toMatchObject({ health: { word: 'badly hurt' }, tracks: [] });
    expect(ogre('taken')?.health?.word).toBe('3 taken');
    expect(ogre('nothing')?.health).toBeUndefined();
  });
  it('someone hidden by hand is gone at once, and back when revealed', () => {
    const hidden = play(toy, start, [
      { edit: [{ edit: 'combatant', combatant: 'ogre', hidden: true }], label: 'Hide' },
    ]);
    expect(view(hidden).combatants.map(({ id }) => id)).not.toContain('ogre');
    expect(view(play(toy, hidden, [{ undo: 1 }])).combatants.map(({ id }) => id)).toContain('ogre');
  });
});
