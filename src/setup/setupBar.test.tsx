/** Tests of the set-up's bar: a fight begins only where somebody can stand. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Encounter } from '../engine/encounter.ts';
import { setUpOrThrow } from '../engine/play.testing.ts';
import { toy, toyScenes, toyScript } from '../engine/toy.testing.ts';
import { SetupBar } from './SetupBar.tsx';

afterEach(cleanup);

const set = setUpOrThrow(toy, toyScenes, { ...toyScript, lines: [] });

function showBar(encounter: Encounter): HTMLElement {
  const open = { encounter, fight: encounter.fight, ruleset: toy };
  render(
    <SetupBar open={open} onDialog={vi.fn()} onEditMap={vi.fn()} onPlace={vi.fn()} isSaid={false} onBegin={vi.fn()} />,
  );
  return screen.getByRole('button', { name: /Begin the fight/ });
}

it('begins a fight on a map with zones', () => {
  expect(showBar(set).hasAttribute('disabled')).toBe(false);
  expect(screen.queryByText('Nobody can stand here yet')).toBeNull();
});

it('begins by the key N, but not where nobody can stand', () => {
  const begun = vi.fn();
  const { scene } = set.fight;
  if (scene.kind !== 'zones') throw new Error('The toy is played on zones.');
  const bar = (fight: Encounter['fight']) => (
    <SetupBar
      open={{ encounter: set, fight, ruleset: toy }}
      onDialog={vi.fn()}
      onEditMap={vi.fn()}
      onPlace={vi.fn()}
      isSaid={false}
      onBegin={begun}
    />
  );
  const { rerender } = render(bar({ ...set.fight, scene: { ...scene, zones: {}, borders: {} } }));
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(begun).not.toHaveBeenCalled();
  rerender(bar(set.fight));
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(begun).toHaveBeenCalledOnce();
});

it('does not begin a fight on a picture without zones, and says why', () => {
  const { scene } = set.fight;
  if (scene.kind !== 'zones') throw new Error('The toy is played on zones.');
  const bare = { ...set, fight: { ...set.fight, scene: { ...scene, zones: {}, borders: {} } } };
  expect(showBar(bare).hasAttribute('disabled')).toBe(true);
  expect(screen.getByText('Nobody can stand here yet')).toBeDefined();
});
