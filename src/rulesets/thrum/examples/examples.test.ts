/** Thrum's ready fights open with everybody on a square of their own, or with a place to take. */
import { describe, expect, test } from 'vitest';
import { playScript } from '../../../engine/scripts/playScript.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import { thrumGame } from '../driver.testing.ts';

describe('ready fights', () => {
  test.each(thrumGame.ready.map((one) => [one.id, one] as const))(
    '%s opens, and everyone has a square or a place to take',
    (_, { script }) => {
      const played = playScript(thrumGame, readyScenes, {
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
