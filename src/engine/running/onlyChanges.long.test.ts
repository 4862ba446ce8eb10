/** A step writes only what it changes: equal parts stay the same objects and leave no patch. */
import { dequal } from 'dequal';
import { applyPatches, type Patch } from 'immer';
import { describe, expect, it } from 'vitest';
import { loadAllGames } from '../../rulesets/index.ts';
import { readyScenes } from '../../space/scenes/index.ts';
import { dispatch } from '../history.ts';
import { playAtRandom, setUpOrThrow } from '../play.testing.ts';

const valueAt = (whole: unknown, path: Patch['path']): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], whole);

describe.each((await loadAllGames()).map((game) => ({ name: game.name, game })))('$name', ({ game }) => {
  const scripts = game.ready.map(({ script }) => script);
  const fightOf = (seed: number) => {
    const script = scripts[seed % scripts.length];
    if (!script) throw new Error(`${game.name} has no ready fight.`);
    return playAtRandom(game, setUpOrThrow(game, readyScenes, { ...script, lines: [], seed }), seed, 30).encounter;
  };

  it('a combatant who is hidden by hand leaves all others the objects that they were', () => {
    const encounter = { ...fightOf(3), open: undefined };
    const { fight } = encounter;
    const [who] = fight.order;
    const hides = [{ edit: 'combatant', combatant: who, hidden: !fight.combatants[who ?? '']?.hidden }];
    const next = dispatch(game, encounter, { type: 'edit', label: 'Hide', edits: hides });
    if (!next.ok) throw new Error(next.refusal.text);
    const after = next.value.fight;
    expect(after.combatants[who ?? '']?.hidden).not.toBe(fight.combatants[who ?? '']?.hidden);
    for (const id of fight.order.slice(1)) expect(after.combatants[id], id).toBe(fight.combatants[id]);
    expect(after.scene).toBe(fight.scene);
  });

  it('no step of a random fight replaces a value by an equal one, and each goes back and forth', () => {
    for (const seed of [1, 2]) {
      const { fight, past } = fightOf(seed);
      let now = fight;
      for (const { patches, inverse, label } of past.toReversed()) {
        const before = applyPatches(now, inverse as Patch[]);
        for (const { op, path, value } of patches)
          if (op === 'replace' && typeof value === 'object')
            expect(dequal(valueAt(before, path), valueAt(now, path)), `${label}: ${path.join('.')}`).toBe(false);
        expect(applyPatches(before, patches as Patch[])).toEqual(now);
        now = before;
      }
    }
  });
});
