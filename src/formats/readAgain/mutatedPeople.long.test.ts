/**
 * Tests that creatures of other programs with random faults are read or refused with a sentence, and
 * that whatever is read fits the game. More files: PEOPLE_FILES=20000 npx vitest run
 * src/formats/readAgain/mutatedPeople
 */
import { expect, it } from 'vitest';
import { randomDecider } from '../../engine/play.testing.ts';
import { loadGame } from '../../rulesets/index.ts';
import { readShelf } from '../door/readShelf.ts';
import { beginsLikePeople, peopleIn } from '../people/people.ts';
import { readItem } from '../shelf/item.ts';
import { mutatedPeople } from './mutateMaps.testing.ts';

const FILES = Number(process.env.PEOPLE_FILES ?? 200);

it(`${FILES} files of creatures with random faults are read or refused`, { timeout: 7_200_000 }, async () => {
  const freeform = await loadGame('freeform');
  if (!freeform) throw new Error('There is no Freeform.');
  const count = { read: 0, refused: 0 };
  const broke: string[] = [];
  for (let seed = 1; seed <= FILES; seed += 1) {
    const text = mutatedPeople(randomDecider(seed));
    try {
      beginsLikePeople(text);
      const known = peopleIn(text);
      const read = await readShelf({ file: new File([text], 'a.json'), usual: 'freeform', id: 'new' }, [freeform]);
      if (!read.ok) {
        count.refused += 1;
        expect(known).toBeUndefined();
        expect(read.refusal.text).toMatch(/^[A-Z“].*\.$/s);
        continue;
      }
      count.read += 1;
      for (const item of read.value.items) expect(readItem(item, freeform)).toEqual({ ok: true, value: item });
    } catch (error) {
      broke.push(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (FILES > 1000) console.log(`${FILES} files: ${count.read} read, ${count.refused} refused, ${broke.length} broke`);
  expect(broke.slice(0, 20).join('\n')).toBe('');
  expect(Math.min(count.read, count.refused)).toBeGreaterThan(0);
});
