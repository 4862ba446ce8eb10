/** Ways before they are asked about: the reach of whoever is chosen, and what the pointer or the keys mean on it. */
import { afterEach, describe, expect, it } from 'vitest';
import type { BoardHandle } from '../../board/types.ts';
import { live } from '../../engine/history.ts';
import type { Question } from '../../engine/question.ts';
import { type Driver, play, ruleset } from '../../rulesets/thrum/driver.testing.ts';
import { sceneFrom } from '../../rulesets/thrum/scenes.testing.ts';
import type { Place } from '../../space/scene.ts';
import { dragMove } from '../../store/fight/drags.ts';
import { useDesk } from '../desk.ts';
import { keyedOption, pointAlong, startOf } from './keyed.ts';
import { optionMeant, previewOf, reachMarks, reachOf } from './ways.ts';

const at = (column: number, row: number): Place => ({ kind: 'square', column, row });
/** Ash on flat ground with mud to its right; Bo, an enemy, further on. */
const begun = (): Driver =>
  play(
    { ash: { at: [2, 2] }, bo: { at: [6, 2], side: 'foes' } },
    sceneFrom(`
      ........
      ........
      ..~~....
      ........
      ........`),
  ).begin('ash');
const now = (driver: Driver) => live(ruleset, driver.encounter);
const reachIn = (driver: Driver, who: string) => reachOf(ruleset, now(driver).fight, who);

describe('the reach of whoever is chosen', () => {
  const driver = begun();
  const { fight } = now(driver);
  const reach = reachOf(ruleset, fight, 'ash');
  const marks = reach ? reachMarks(reach) : [];
  const label = (column: number, row: number) =>
    marks.find(({ place }) => JSON.stringify(place) === JSON.stringify(at(column, row)))?.label;

  it('lights each square that can be reached, with what it costs where that is more than its distance', () => {
    // Ash stands in mud: leaving it costs 1 more; the mud to its right is gone round.
    expect([label(1, 2), label(0, 2), label(3, 2), label(4, 2)]).toEqual(['2', '3', '2', '3']);
    expect(marks.every(({ tone }) => tone === 'reach')).toBe(true);
    // Out of the mud, plain ground needs no words.
    const walked = reachIn(begun().do('move').say('0,2'), 'ash');
    const after = walked ? reachMarks(walked) : [];
    expect(after.length).toBeGreaterThan(0);
    expect(after.every((mark) => mark.label === undefined)).toBe(true);
  });
  it('leaves out where an enemy stands, where one stands oneself, and what is too far', () => {
    expect([label(6, 2), label(2, 2), label(7, 2)]).toEqual([undefined, undefined, undefined]);
  });
  it('is the same list that a drag is read by', () => {
    for (const { place } of reach?.options ?? [])
      expect(place && dragMove(ruleset, fight, 'ash', place).kind).toBe('move');
  });
  it('is nobody’s who may not move now, and gone when the Speed is spent', () => {
    expect(reachIn(driver, 'bo')).toBeUndefined();
    const walked = begun().do('move').say('0,2');
    expect(reachIn(walked, 'ash')?.options.map(({ detail }) => detail)).toEqual(Array(5).fill('1 movement'));
    expect(reachIn(walked.do('move').say('0,1'), 'ash')).toBeUndefined();
  });
  it('costs one search for each state of the fight', () => {
    expect(reachOf(ruleset, fight, 'ash')).toBe(reach);
  });
});

describe('what is drawn along with the pointer', () => {
  const driver = begun();
  const reach = reachIn(driver, 'ash');
  const asked: Question | undefined = now(begun().do('move')).question;

  it('is the way from where one stands, with its cost, before and after the question is asked', () => {
    const way = { places: [at(2, 2), at(3, 1), at(4, 2)], squares: 1, text: '3 movement' };
    const pointed = { place: at(4, 2) };
    expect(previewOf(optionMeant(undefined, reach, pointed), pointed, 1)?.way).toEqual(way);
    expect(previewOf(optionMeant(asked, undefined, pointed), pointed, 1)?.way).toEqual(way);
  });
  it('is nothing where one cannot go', () => {
    const pointed = { place: at(6, 2) };
    expect(previewOf(optionMeant(undefined, reach, pointed), pointed, 1)).toBeUndefined();
    expect(previewOf(optionMeant(undefined, undefined, { place: at(4, 2) }), { place: at(4, 2) }, 1)).toBeUndefined();
  });
  it('is the area that an answer would cover, and no way where it is greyed', () => {
    const area = { id: 'a', label: 'Here', place: at(1, 1), covers: [at(1, 1), at(2, 1)] };
    expect(previewOf(area, {}, 1)).toEqual({ area: area.covers });
    const greyed = { ...area, covers: [], way: [at(0, 0), at(1, 1)], blocked: { rule: 'TH-11', text: 'No.' } };
    expect(previewOf(greyed, {}, 1)).toEqual({ area: [] });
  });
});

describe('pointing by keys', () => {
  afterEach(() => useDesk.getState().point({}));
  const driver = begun().do('move');
  const { fight, question } = now(driver);

  it('begins where the one who is asked about stands and goes square by square, with the way to each', () => {
    expect(startOf({ fight, question })).toEqual(at(2, 2));
    expect(pointAlong({ fight, question }, null, 1, 0)).toBe(true);
    expect(keyedOption(question)?.detail).toBe('2 movement');
    pointAlong({ fight, question }, null, 0, 1);
    expect(keyedOption(question)?.place).toEqual(at(3, 3));
    const { pointed } = useDesk.getState();
    expect(previewOf(keyedOption(question), pointed, 1)).toMatchObject({
      cursor: at(3, 3),
      way: { text: '2 movement' },
    });
  });
  it('stays on the map, and means nothing over squares that are not offered', () => {
    for (let n = 0; n < 12; n += 1) pointAlong({ fight, question }, null, -1, 0);
    expect(useDesk.getState().pointed.place).toEqual(at(0, 2));
    for (let n = 0; n < 12; n += 1) pointAlong({ fight, question }, null, 1, 0);
    expect(keyedOption(question)).toBeUndefined();
  });
  it('is left to other meanings when no place is asked for, and a later question begins anew', () => {
    expect(pointAlong({ fight, question: undefined }, null, 1, 0)).toBe(false);
    pointAlong({ fight, question }, null, 1, 0);
    const later = question && { ...question, id: '99.0' };
    expect(keyedOption(later)).toBeUndefined();
    pointAlong({ fight, question: later }, null, -1, 0);
    expect(useDesk.getState().pointed.place).toEqual(at(1, 2));
  });
});

describe('the map under the keys', () => {
  afterEach(() => useDesk.getState().point({}));
  const driver = begun().do('move');
  const { fight, question } = now(driver);
  /** A window of 3 by 3 squares about Ash at twice the size, that tells how it was pushed. */
  const windowOf = (pushes: [number, number][]): BoardHandle => ({
    zoomIn: () => {},
    zoomOut: () => {},
    fit: () => {},
    centreOn: () => {},
    panBy: (x, y) => pushes.push([x, y]),
    view: () => ({ x: 64, y: 64, width: 192, height: 192, scale: 2 }),
    whereIs: () => undefined,
    figures: () => [],
  });

  it('stays while the square is in sight, and moves by as much as the square lies beyond the edge', () => {
    const pushes: [number, number][] = [];
    pointAlong({ fight, question }, windowOf(pushes), 1, 0);
    expect(pushes).toEqual([]);
    pointAlong({ fight, question }, windowOf(pushes), 1, 0);
    expect(pushes).toEqual([[-128, 0]]);
  });
});
