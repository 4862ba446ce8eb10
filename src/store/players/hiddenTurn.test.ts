/** Tests what the players' window shows of the turn of somebody hidden, and of the GM's typing. */
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../engine/encounter.ts';
import type { Fight } from '../../engine/fight.ts';
import { liveStateOf } from '../../engine/history.ts';
import { playAtRandom, setUpOrThrow } from '../../engine/play.testing.ts';
import { type PublicView, publicView } from '../../engine/public/publicView.ts';
import { derivedOf } from '../../engine/table/derived.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { allGames, readyScript } from '../encounters/window.testing.ts';

const display = { party: 'exact', others: 'exact' } as const;

describe.each(await allGames())('$name', ({ game }) => {
  it('shows the turn of somebody hidden as nobody’s, and asks players for nothing that is typed', () => {
    let turns = 0;
    const isSomebodys = ({ acting, order, last }: PublicView): boolean =>
      acting !== undefined ||
      order.rows.some(({ state }) => state === 'acting' || state === 'may') ||
      (last?.tone === 'turn' && last.who.length > 0);
    const check = (encounter: Encounter) => {
      const { fight, question } = liveStateOf(game, encounter);
      const { acting } = derivedOf(game, fight);
      if (question?.kind === 'text') expect(publicView(game, fight, question, display).asked).toBeUndefined();
      const one = acting === undefined ? undefined : fight.combatants[acting];
      if (!one || question || fight.stage !== 'running') return;
      turns += 1;
      const hidden = produce(fight, (draft: Fight) => {
        draft.combatants[one.id] = { ...one, hidden: true };
      });
      expect(isSomebodys(publicView(game, hidden, undefined, display))).toBe(false);
    };
    const start = setUpOrThrow(game, readyScenes, readyScript(game));
    for (const seed of [1, 2, 3]) playAtRandom(game, start, seed, 25, check);
    expect(turns).toBeGreaterThan(0);
  });
});
