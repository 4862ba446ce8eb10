/** Tests the line on the map that says why somebody does not see a place. */
import { expect, it } from 'vitest';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../../engine/toy.testing.ts';
import { inZone } from '../../space/zones/zones.ts';
import { veilOf } from './fogByHand.ts';
import { sightLineTo } from './sightLine.ts';

const gate = toyScenes.yard.borders.gate!;
const shut = { edit: 'border' as const, id: 'gate', border: { ...gate, door: 'closed' as const } };
const fightWith = (...edits: object[]) =>
  playLines(toy, setUpOrThrow(toy, toyScenes, toyScript), [
    { begin: true },
    { edit: [shut, ...edits] as never, label: 'x' },
  ]).fight;

it('names the thing that bars the look, from the one who is selected to the place', () => {
  const fight = fightWith({ edit: 'sight', fog: 'by sight' });
  expect(sightLineTo(toy, fight, 'ash', inZone('hall'))).toMatchObject({
    fromToken: 'ash',
    to: inZone('hall'),
    text: expect.stringMatching(/^Ash does not see this\. .*closed/),
    tone: 'bad',
  });
  expect(sightLineTo(toy, fight, 'ash', inZone('yard'))).toBeUndefined();
  expect(sightLineTo(toy, fight, undefined, inZone('hall'))).toBeUndefined();
  expect(sightLineTo(toy, fightWith(), 'ash', inZone('hall'))).toBeUndefined();
});

it('veils for the GM what players do not know, and dims what they remember', () => {
  const fight = fightWith({ edit: 'sight', fog: 'by sight' });
  expect(veilOf(toy, fight)).toMatchObject({ part: { outlines: [expect.anything()] } });
  expect(veilOf(toy, fight)?.dim).toBeUndefined();
  const known = fightWith({ edit: 'sight', fog: 'by sight' }, { edit: 'fog', places: 'all', way: 'reveal' });
  expect(veilOf(toy, known)).toMatchObject({ part: { outlines: [] }, dim: { outlines: [expect.anything()] } });
});
