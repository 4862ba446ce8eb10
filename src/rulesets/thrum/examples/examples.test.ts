/** The scripted examples play to their last line; the ready fights open and begin. */
import { describe, expect, test } from 'vitest';
import { scriptSchema } from '../../../engine/script.ts';
import { playScript } from '../../../engine/scripts/playScript.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import { book } from '../book.ts';
import { ruleset } from '../driver.testing.ts';

describe('scripted fights', () => {
  test.each(book.examples.map((script) => [script.title, script] as const))('%s', (_, script) => {
    expect(scriptSchema.parse(JSON.parse(JSON.stringify(script)))).toEqual(script);
    const played = playScript(ruleset, readyScenes, script);
    expect(played.lines.at(-1)).toMatchObject({ ok: true });
    expect(played.ok).toBe(true);
  });
});

describe('ready fights', () => {
  test.each(ruleset.ready.map((one) => [one.id, one] as const))(
    '%s opens, and everyone has a square or a place to take',
    (_, { script }) => {
      const played = playScript(ruleset, readyScenes, {
        ...script,
        lines: [...script.lines, { roll: true }],
      });
      expect(played.lines.filter(({ ok }) => !ok)).toEqual([]);
      const fight = played.encounter?.fight;
      for (const who of Object.values(fight?.combatants ?? {}))
        if (who.side === 'foes') expect(who.place.kind).toBe('square');
      const places = Object.values(fight?.combatants ?? {})
        .filter(({ place }) => place.kind === 'square')
        .map(({ place }) => JSON.stringify(place));
      expect(new Set(places).size).toBe(places.length);
    },
  );
});
