/** Fear, fire, poison, falls and hunger before a fight, after it, and without any fight. */
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../../../engine/encounter.ts';
import {
  badgesOf,
  diceAsked,
  duelOf,
  fightOf,
  offerOf,
  playOn,
  questionOf,
  sixesOf,
  tableOf,
  trackOf,
} from '../../table.testing.ts';

const scene = () => tableOf([{ id: 'ann' }, { id: 'ben', zone: 'far' }, { id: 'foe' }]);
const after = () => playOn(duelOf(), { end: true });
const times: [string, () => Encounter][] = [
  ['before a fight', scene],
  ['after it', after],
];

describe('with no fight running', () => {
  it('EW-40 fear counts the player characters of the whole scene, and of the zone alone in a fight', () => {
    const dread = (at: Encounter) => diceAsked(playOn(at, { do: 'fear' }, { answer: 'value:2' }, { answer: ['ann'] }));
    expect(dread(scene())).toBe(4 + 1);
    const fought = playOn(scene(), { begin: true }, { answer: 'deal' }, { roll: true }, { answer: 'no' });
    expect(dread(fought)).toBe(4);
  });
  it.each(times)('EW-41 %s failing it is Mental Harm by the Position', (_, at) => {
    const set = playOn(at(), { do: 'position' }, { answer: 'controlled' }, { do: 'fear' }, { answer: 'value:1' });
    const asking = playOn(set, { answer: ['ann'] });
    const failed = playOn(asking, { answer: { dice: { ann: sixesOf(0, diceAsked(asking)) } } });
    expect(questionOf(failed)?.title).toContain('takes 2 Mental Harm');
  });
  it.each(times)('EW-43 EW-45 %s somebody catches fire, burns on while time passes, and is put out', (_, at) => {
    expect(offerOf(at(), 'table', 'while')).toBe('EW-43');
    const lit = playOn(at(), { do: 'ignite' }, { answer: 'foe' }, { answer: '1' }, { answer: { dice: sixesOf(1) } });
    expect([trackOf(lit, 'foe', 'points'), badgesOf(lit, 'foe')]).toEqual([1, ['fire', 'sore']]);
    const later = playOn(lit, { do: 'while' }, { answer: { dice: sixesOf(0, 3) } });
    expect([trackOf(later, 'foe', 'points'), trackOf(later, 'ann', 'physical.lesser')]).toEqual([3, 0]);
    expect(badgesOf(playOn(later, { do: 'douse' }, { answer: 'foe' }), 'foe')).not.toContain('fire');
  });
  it.each(times)('EW-46 EW-47 %s poison does its Harm, goes on by one fewer, and an antidote ends it', (_, at) => {
    const dosed = playOn(
      at(),
      { do: 'poison' },
      { answer: 'foe' },
      { answer: '3' },
      { answer: { dice: { hazard: sixesOf(3, 3), endure: sixesOf(0) } } },
    );
    const later = playOn(dosed, { do: 'while' });
    expect([trackOf(dosed, 'foe', 'points'), trackOf(later, 'foe', 'points')]).toEqual([3, 5]);
    const cured = playOn(later, { do: 'antidote' }, { answer: 'foe' });
    expect(offerOf(cured, 'table', 'while')).toBe('EW-43');
  });
  it.each(times)('EW-48 %s somebody falls', (_, at) => {
    const fell = playOn(
      at(),
      { do: 'fall' },
      { answer: 'foe' },
      { answer: 20 },
      { answer: { dice: { hazard: sixesOf(2), endure: sixesOf(0) } } },
    );
    expect(trackOf(fell, 'foe', 'points')).toBe(2);
  });
  it.each(times)('EW-49 %s hunger asks for Endure, and no round begins of it', (_, at) => {
    const hungry = playOn(
      at(),
      { do: 'hunger' },
      { answer: 'foe' },
      { answer: 'physical' },
      { answer: { dice: sixesOf(0) } },
    );
    expect(trackOf(hungry, 'foe', 'points')).toBe(1);
    expect([fightOf(hungry).stage, questionOf(hungry)]).toEqual([fightOf(at()).stage, undefined]);
    expect(offerOf(hungry, 'foe', 'attack')).toBe(false);
  });
  it('EW-43 while a fight runs the rounds say when a fire works, not a ruling', () => {
    expect(offerOf(duelOf(), 'table', 'while')).toBe(false);
  });
});
