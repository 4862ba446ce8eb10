/** Every game's view goes through the strict door of the players' window unchanged, at every step of its examples. */

import { describe, expect, it } from 'vitest';
import { live } from '../../engine/history.ts';
import { setUpOrThrow } from '../../engine/play.testing.ts';
import { publicView } from '../../engine/public/publicView.ts';
import { withBook } from '../../engine/ruleset.ts';
import { playLine } from '../../engine/scripts/playScript.ts';
import { toScreenSchema } from '../../players/link/protocol.ts';
import { loadAllGames } from '../../rulesets/index.ts';
import { readyScenes } from '../../space/scenes/index.ts';

const rulesets = await Promise.all((await loadAllGames()).map(withBook));

const details = [
  { party: 'exact', others: 'exact' },
  { party: 'coloured', others: 'word' },
  { party: 'taken', others: 'nothing' },
] as const;

describe.each(rulesets)('$name', (ruleset) => {
  it('is never refused by the players’ window', () => {
    for (const script of ruleset.examples) {
      let at = setUpOrThrow(ruleset, readyScenes, script);
      for (const [n, line] of script.lines.entries()) {
        const next = playLine(ruleset, at, line);
        // Some lines are there to be refused: they change nothing.
        if (!next.ok) continue;
        at = next.value;
        const { fight, question } = live(ruleset, at);
        const view = publicView(ruleset, fight, question, details[n % details.length] ?? details[0]);
        const message = { type: 'view', n: n + 1, view, pictures: [] };
        expect(toScreenSchema.parse(message), `${script.title}, line ${n + 1}`).toEqual(message);
      }
    }
  });
});
