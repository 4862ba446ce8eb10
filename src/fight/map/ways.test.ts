/**
 * Tests ways before anybody asks for them: a combatant's reach, and what pointer or keys mean on
 * it.
 */
import { afterEach, describe, expect, it } from 'vitest';
import type { BoardHandle } from '../../board/types.ts';
import type { Encounter } from '../../engine/encounter.ts';
import { liveStateOf } from '../../engine/history.ts';
import { playAtRandom, setUpOrThrow } from '../../engine/play.testing.ts';
import type { Question } from '../../engine/question.ts';
import { derivedOf } from '../../engine/table/derived.ts';
import { dragMove } from '../../engine/table/drags.ts';
import { type Driver, playOut, thrumGame } from '../../rulesets/thrum/driver.testing.ts';
import { sceneFrom } from '../../rulesets/thrum/scenes.testing.ts';
import type { Place } from '../../space/scene.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { allGames, readyScript } from '../../store/encounters/window.testing.ts';
import { useFightUi } from '../fightUi.ts';
import { keyedOption, pointAlong, startOf } from './keyed.ts';
import { optionMeant, previewOf, reachMarks, reachOf } from './ways.ts';

const at = (column: number, row: number): Place => ({ kind: 'square', column, row });
/** A fight with Ash on flat ground, mud to its right, and the enemy Bo further on. */
const begun = (): Driver =>
  playOut(
    { ash: { at: [2, 2] }, bo: { at: [6, 2], side: 'foes' } },
    sceneFrom(`
      ........
      ........
      ..~~....
      ........
      ........`),
  ).begin('ash');
const now = (driver: Driver) => liveStateOf(thrumGame, driver.encounter);
const reachIn = (driver: Driver, who: string) => reachOf(thrumGame, now(driver).fight, who, 'chosen');

describe('the reach of the selected combatant', () => {
  const driver = begun();
  const { fight } = now(driver);
  const reach = reachOf(thrumGame, fight, 'ash', 'chosen');
  const marks = reach ? reachMarks(reach) : [];
  const isLit = (column: number, row: number) =>
    marks.some(({ place }) => JSON.stringify(place) === JSON.stringify(at(column, row)));

  it('lights each square within reach, and writes no cost on it', () => {
    // Ash stands in mud: leaving the mud costs 1 more. The way to a square says its cost.
    expect(marks.length).toBeGreaterThan(4);
    expect(marks.every((mark) => mark.label === undefined)).toBe(true);
    expect(marks.every(({ tone }) => tone === 'reach')).toBe(true);
  });
  it('leaves out the combatant’s own square, squares of enemies, and squares too far away', () => {
    expect([isLit(1, 2), isLit(6, 2), isLit(2, 2), isLit(7, 2)]).toEqual([true, false, false, false]);
  });
  it('is the same list of squares that a drag uses', () => {
    for (const { place } of reach?.options ?? [])
      expect(place && dragMove(thrumGame, fight, 'ash', place).kind).toBe('move');
  });
  it('is empty for a combatant who may not move now, and when the Speed is spent', () => {
    expect(reachIn(driver, 'bo')).toBeUndefined();
    const walked = begun().do('move').say('0,2');
    expect(reachIn(walked, 'ash')?.options.map(({ detail }) => detail)).toEqual(Array(5).fill('1 movement'));
    expect(reachIn(walked.do('move').say('0,1'), 'ash')).toBeUndefined();
  });
  it('costs one search for each state of the fight', () => {
    expect(reachOf(thrumGame, fight, 'ash', 'chosen')).toBe(reach);
  });
});

describe('what is drawn at the pointer', () => {
  const driver = begun();
  const reach = reachIn(driver, 'ash');
  const asked: Question | undefined = now(begun().do('move')).question;

  it('is the way from the combatant’s place, with its cost, before and after the question is asked', () => {
    const way = { places: [at(2, 2), at(3, 1), at(4, 2)], squares: 1, text: '3 movement' };
    const pointed = { place: at(4, 2) };
    expect(previewOf(optionMeant(undefined, reach, pointed), pointed, 1)?.way).toEqual(way);
    expect(previewOf(optionMeant(asked, undefined, pointed), pointed, 1)?.way).toEqual(way);
  });
  it('is nothing for a place out of reach', () => {
    const pointed = { place: at(6, 2) };
    expect(previewOf(optionMeant(undefined, reach, pointed), pointed, 1)).toBeUndefined();
    expect(previewOf(optionMeant(undefined, undefined, { place: at(4, 2) }), { place: at(4, 2) }, 1)).toBeUndefined();
  });
  it('is the area that an answer would cover, and no way to a greyed place', () => {
    const area = { id: 'a', label: 'Here', place: at(1, 1), covers: [at(1, 1), at(2, 1)] };
    expect(previewOf(area, {}, 1)).toEqual({ area: area.covers });
    const greyed = { ...area, covers: [], way: [at(0, 0), at(1, 1)], blocked: { rule: 'TH-11', text: 'No.' } };
    expect(previewOf(greyed, {}, 1)).toEqual({ area: [] });
  });
});

describe('pointing by keys', () => {
  afterEach(() => useFightUi.getState().point({}));
  const driver = begun().do('move');
  const { fight, question } = now(driver);

  it('begins at the combatant who is asked and goes square by square, with the way to each', () => {
    expect(startOf({ fight, question })).toEqual(at(2, 2));
    expect(pointAlong({ fight, question }, null, 1, 0)).toBe(true);
    expect(keyedOption(question)?.detail).toBe('2 movement');
    pointAlong({ fight, question }, null, 0, 1);
    expect(keyedOption(question)?.place).toEqual(at(3, 3));
    const { pointed } = useFightUi.getState();
    expect(previewOf(keyedOption(question), pointed, 1)).toMatchObject({
      cursor: at(3, 3),
      way: { text: '2 movement' },
    });
  });
  it('stays on the map, and chooses nothing on squares that are not offered', () => {
    for (let n = 0; n < 12; n += 1) pointAlong({ fight, question }, null, -1, 0);
    expect(useFightUi.getState().pointed.place).toEqual(at(0, 2));
    for (let n = 0; n < 12; n += 1) pointAlong({ fight, question }, null, 1, 0);
    expect(keyedOption(question)).toBeUndefined();
  });
  it('leaves the keys alone when no place is asked for, and starts anew with a later question', () => {
    expect(pointAlong({ fight, question: undefined }, null, 1, 0)).toBe(false);
    pointAlong({ fight, question }, null, 1, 0);
    const later = question && { ...question, id: '99.0' };
    expect(keyedOption(later)).toBeUndefined();
    pointAlong({ fight, question: later }, null, -1, 0);
    expect(useFightUi.getState().pointed.place).toEqual(at(1, 2));
  });
});

describe('the view of the map while keys point', () => {
  afterEach(() => useFightUi.getState().point({}));
  const driver = begun().do('move');
  const { fight, question } = now(driver);
  /**
   * A window of 3 by 3 squares about Ash at twice the size, which records how the test pushes it.
   */
  const windowOf = (pushes: [number, number][]): BoardHandle => ({
    zoomIn: () => {},
    zoomOut: () => {},
    fit: () => {},
    centreOn: () => {},
    panBy: (x, y) => pushes.push([x, y]),
    view: () => ({ x: 64, y: 64, width: 192, height: 192, scale: 2 }),
    whereIs: () => undefined,
    figures: () => [],
    picture: () => Promise.reject(new Error('not drawn')),
  });

  it('stays while the square is in sight, and else moves as far as the square lies beyond the edge', () => {
    const pushes: [number, number][] = [];
    pointAlong({ fight, question }, windowOf(pushes), 1, 0);
    expect(pushes).toEqual([]);
    pointAlong({ fight, question }, windowOf(pushes), 1, 0);
    expect(pushes).toEqual([[-128, 0]]);
  });
});

describe('the reach of a carried combatant in zones', () => {
  it('lights each zone that a drop would move to, with its cost; choosing somebody lights none', async () => {
    const { game: ruleset } = (await allGames()).find(({ game: { id } }) => id === 'murdham')!;
    const costs: string[] = [];
    const check = (encounter: Encounter) => {
      const { fight, question } = liveStateOf(ruleset, encounter);
      const { acting } = derivedOf(ruleset, fight);
      const reach = question || acting === undefined ? undefined : reachOf(ruleset, fight, acting, 'carried');
      if (acting === undefined || !reach) return;
      expect(reachOf(ruleset, fight, acting, 'chosen')).toBeUndefined();
      for (const { place, tone, label } of reachMarks(reach)) {
        expect(tone).toBe('reach');
        expect(dragMove(ruleset, fight, acting, place).kind).toBe('move');
        if (label !== undefined) costs.push(label);
      }
    };
    playAtRandom(ruleset, setUpOrThrow(ruleset, readyScenes, readyScript(ruleset)), 3, 30, check);
    expect(costs).toContain('1 zone');
  });
});
