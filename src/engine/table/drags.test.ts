/** Moves of the table: offers as commands, drags as moves, rulings in words. */
import { describe, expect, it } from 'vitest';
import type { Place } from '../../space/scene.ts';
import { askChoice } from '../flow.ts';
import { dispatch, liveStateOf } from '../history.ts';
import { playLines, setUpOrThrow } from '../play.testing.ts';
import { firstAsked } from '../running/firstAsked.ts';
import { toy, toyScenes, toyScript } from '../toy.testing.ts';
import { notAllowed, seatOf } from '../words.ts';
import { commandOf, hideByHand, placeByHand } from './commands.ts';
import { derivedOf, healthOf, offersFor } from './derived.ts';
import { dragMove, dragRow, optionAt } from './drags.ts';
import { placeWords } from './fightWords.ts';
import { turnOffer } from './turns.ts';

const hall: Place = { kind: 'zone', zone: 'hall' };
const yard: Place = { kind: 'zone', zone: 'yard' };
/**
 * The toy game with a move of its own: to the hall, never to the yard; only for Ash; and a way to
 * take the turn.
 */
const walking: typeof toy = {
  ...toy,
  actions: [
    ...toy.actions,
    {
      id: 'move',
      scope: 'combatant',
      label: 'Move',
      help: '',
      rule: 'TY-09',
      group: 'Movement',
      allowed: (_fight, who) => who === 'ash' || notAllowed('TY-09', 'Is rooted.'),
      *perform(fight, who) {
        const to = yield* askChoice({ seat: seatOf(who), title: 'Where?', rule: 'TY-09' }, [
          { id: 'hall', label: 'Hall', place: hall },
          { id: 'yard', label: 'Yard', place: yard, blocked: notAllowed('TY-09', 'Stands there.') },
        ]);
        const one = fight.combatants[who];
        if (one && to === 'hall') one.place = hall;
      },
    },
    {
      id: 'turn',
      scope: 'combatant',
      label: 'Take the turn',
      help: '',
      rule: 'TY-10',
      group: 'Turn',
      allowed: (_fight, who) => who === 'bo' || notAllowed('TY-10', 'Not now.'),
      *perform() {},
    },
  ],
};
const begun = playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [{ begin: true }]);
const { fight } = liveStateOf(walking, begun);

describe('a drag', () => {
  it('is the game’s own move where it offers the place', () => {
    expect(dragMove(walking, fight, 'ash', hall)).toEqual({
      kind: 'move',
      command: { type: 'act', actor: 'ash', action: 'move' },
      option: 'hall',
    });
  });
  it('is refused with the reason of the place, of the move, or none', () => {
    expect(dragMove(walking, fight, 'ash', yard)).toMatchObject({ kind: 'refused', reason: { text: 'Stands there.' } });
    expect(dragMove(walking, fight, 'bo', hall)).toMatchObject({ kind: 'refused', reason: { text: 'Is rooted.' } });
    expect(dragMove(toy, fight, 'ash', hall)).toEqual({ kind: 'refused', reason: undefined });
  });
});

describe('a drag of a row of the order', () => {
  it('is the exchange that the game names, answered with whom it ends on', () => {
    expect(dragRow(walking, fight, 'strike', 'ash', 'bo')).toEqual({
      kind: 'move',
      command: { type: 'act', actor: 'ash', action: 'strike' },
      option: 'bo',
    });
  });
  it('is refused where the game offers none', () => {
    expect(dragRow(walking, fight, 'strike', 'ash', 'ash').kind).toBe('refused');
    expect(dragRow(walking, fight, 'swap', 'ash', 'bo')).toEqual({ kind: 'refused', reason: undefined });
  });
});

describe('offers', () => {
  it('become commands that are accepted', () => {
    const offer = offersFor(walking, fight, 'ash').find(({ action }) => action === 'strike');
    if (!offer) throw new Error('Ash should be able to strike.');
    expect(dispatch(walking, begun, commandOf(offer)).ok).toBe(true);
  });
  it('are worked out once for one state', () => {
    expect(offersFor(walking, fight, 'ash')).toBe(offersFor(walking, fight, 'ash'));
    expect(derivedOf(walking, fight)).toBe(derivedOf(walking, fight));
  });
  it('give the turn only to a combatant who may have it', () => {
    expect(turnOffer(walking, fight, 'bo')?.action).toBe('turn');
    expect(turnOffer(walking, fight, 'ash')).toBeUndefined();
  });
});

describe('a look at a question', () => {
  it('finds the option of a place or of a combatant, free ones first', () => {
    const question = firstAsked(walking, fight, { type: 'act', actor: 'ash', action: 'strike' });
    expect(optionAt(question, { combatant: 'ogre' })?.id).toBe('ogre');
    expect(optionAt(question, { place: hall })).toBeUndefined();
    expect(optionAt(undefined, { combatant: 'ogre' })).toBeUndefined();
  });
});

describe('rulings', () => {
  it('say what they do', () => {
    expect(placeByHand(fight, 'ash', hall)).toMatchObject({ label: 'Ash is moved to Hall.' });
    expect(placeByHand(fight, 'ash', { kind: 'off' })).toMatchObject({ label: 'Ash is taken off the map.' });
    expect(hideByHand(fight, 'ash')).toMatchObject({ label: 'Ash is hidden from the players.' });
    expect(hideByHand(fight, 'nobody')).toBeUndefined();
  });
  it('name places as the map does', () => {
    expect(placeWords(fight.scene, { kind: 'border', border: 'gate' })).toBe('between Yard and Hall');
    expect(placeWords(fight.scene, { kind: 'square', column: 0, row: 2 })).toBe('column 1, row 3');
  });
});

describe('health', () => {
  const track = { id: 'h', label: 'Harm', weight: 'vital', max: 4 } as const;
  it('is the worst of the vital tracks', () => {
    expect(healthOf([{ ...track, kind: 'boxes', value: 1 }])).toBe(0.75);
    expect(
      healthOf([
        { ...track, kind: 'bar', value: 4 },
        { ...track, kind: 'load', value: 3 },
      ]),
    ).toBe(0.25);
  });
  it('is nothing where nothing is vital, and never leaves 0 to 1', () => {
    expect(healthOf([{ ...track, weight: 'plain', kind: 'bar', value: 1 }])).toBeUndefined();
    expect(healthOf([{ ...track, kind: 'load', value: 9 }])).toBe(0);
  });
});
