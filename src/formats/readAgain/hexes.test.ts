/**
 * Tests that fights on hexes are written and read again as they were, and that hexes with random
 * faults are refused with a sentence, or are opened and played.
 */
import { expect, it } from 'vitest';
import { playLines, randomDecider, setUpOrThrow } from '../../engine/play.testing.ts';
import { freeform } from '../../rulesets/freeform/index.ts';
import { withBrushedHexes, withBrushedSides } from '../../space/hexes/hexPaint.ts';
import { plainHexes } from '../../space/hexes/hexScene.ts';
import { inZone } from '../../space/zones/zones.ts';
import { readEncounter } from '../check/encounterFileCheck.ts';
import { openEncounterFile, packEncounter } from '../encounterFile.ts';
import { mutateData, pathsIn, playOnward } from './mutate.testing.ts';

const plain = plainHexes({ name: 'Field', turn: 'flat', columns: 5, rows: 4, ground: { kind: 'plain', look: 'sand' } });
const field = withBrushedSides(withBrushedHexes(plain, ['h2-2'], 'gone'), [['h1-1', 'h2-1']], 'closed');
const start = setUpOrThrow(
  freeform,
  {},
  {
    ...{ title: 'Hexes', ruleset: 'freeform', scene: field, lines: [], house: { order: 'number', numbers: 'written' } },
    cast: ['ann', 'raider'].map((id, n) => ({
      ...{ id, name: id, side: n === 0 ? 'party' : 'foes', creature: n === 0 ? 'hero' : 'raider' },
      place: inZone(`h${1 + 2 * n}-1`),
    })),
  },
);
const moved = playLines(freeform, start, [{ begin: true }, { do: 'move', by: 'ann' }, { answer: 'zone:h3-3' }]);

const rulesetOf = (id: string) => (id === 'freeform' ? freeform : undefined);

it('a fight on hexes is the same after it was written to a file and opened', async () => {
  const file = await packEncounter(moved, new Map());
  const opened = await openEncounterFile(file, rulesetOf);
  if (!opened.ok) throw new Error(opened.refusal.text);
  expect(opened.value.encounter.fight).toEqual(moved.fight);
});

it('hexes with random faults are refused with a sentence, or are opened, played and opened again', () => {
  const count = { opened: 0, refused: 0 };
  for (let seed = 1; seed <= 80; seed += 1) {
    const decide = randomDecider(seed);
    const raw = JSON.parse(JSON.stringify(moved)) as { fight: { scene: unknown } };
    for (let n = decide.int(1, 3); n > 0; n -= 1) mutateData(raw.fight.scene, pathsIn(raw.fight.scene), decide);
    const read = readEncounter(raw, rulesetOf, 'from outside');
    if (!read.ok) {
      count.refused += 1;
      expect(read.refusal.text).toMatch(/^[A-Z“].*\.$/s);
      continue;
    }
    count.opened += 1;
    const played = playOnward(freeform, read.value.encounter, decide, 12, (job) => job());
    const again = readEncounter(JSON.parse(JSON.stringify(played)), rulesetOf, 'from outside');
    expect(again.ok).toBe(true);
  }
  expect(count.opened).toBeGreaterThan(0);
  expect(count.refused).toBeGreaterThan(0);
}, 480_000);
