/**
 * The ruler on a fight: listens to the strokes of the board and of the keys, and gives lines to
 * draw with the game's words, and what the walk costs whoever stands at its start.
 */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { create } from 'zustand';
import { placeAt } from '../../board/layout/placeAt.ts';
import { type StrokeEvents, useStrokes, useStrokesFrom } from '../../board/strokeEvents.ts';
import type { BoardLine, BoardPreview } from '../../board/types.ts';
import type { Fight } from '../../engine/fight.ts';
import { publicRuler } from '../../engine/public/publicRuler.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { useActionKeys } from '../../keys/useActionKeys.ts';
import type { Scene } from '../../space/scene.ts';
import { useScreen } from '../../store/players/screen.ts';
import { useTable } from '../../store/store.ts';
import { type Measured, measuredOn } from './measured.ts';
import { NO_RULER, type RulerDraft, type RulerStep, shownWay, takeRulerStep } from './rulerDraft.ts';

const none: readonly BoardLine[] = [];

/** Who sees the ruler of this window: only the GM, or the players too. Never saved. */
export const useRulerSeen = create<{ seen: 'gm' | 'players' }>()(() => ({ seen: 'gm' }));

/** Listens to strokes inside a board that is `pointing` 'stroke'. Draws nothing itself. */
function RulerEars({ scene, keys, onStep }: { scene: Scene; keys: StrokeEvents; onStep(step: RulerStep): void }) {
  useStrokes(({ phase, place }) => onStep({ phase, place }));
  // The keys report a point and no place.
  useStrokesFrom(keys, ({ phase, point }) => onStep({ phase, place: placeAt(scene, point) }));
  return null;
}

export interface RulerParts {
  /** A line for each leg, with the distance from the way's start. */
  lines: readonly BoardLine[];
  /** The whole length in the game's words. */
  reads: string;
  /** The walk of whoever stands at the start. */
  measured: Measured | undefined;
  /** The way on foot, where it differs from the ruler's own lines. */
  preview: BoardPreview | undefined;
  layer: ReactNode;
  /** Clears the measured way. Returns false when there is none. */
  clear(): boolean;
}

/** Sends the ruler to the players' window while it is shown there, and takes it away afterwards. */
function useShownRuler(ruleset: Ruleset, fight: Fight, lines: readonly BoardLine[]): void {
  const seen = useRulerSeen((ruler) => ruler.seen);
  const show = useScreen((screen) => screen.showRuler);
  const legs = useMemo(
    () =>
      seen === 'players' && lines.length > 0
        ? publicRuler(
            ruleset,
            fight,
            lines.map(({ from, to, text }) => ({ from, to, text: text.slice(0, 80) })),
          ).slice(0, 100)
        : undefined,
    [seen, ruleset, fight, lines],
  );
  useEffect(() => show(legs && { version: 1, legs }), [show, legs]);
  useEffect(() => () => show(undefined), [show]);
}

/** The ruler of this window. Its way stays until the tool is put away or another map is shown. */
export function useRuler(ruleset: Ruleset, fight: Fight, keys: StrokeEvents, held: boolean): RulerParts {
  const [drafted, setDraft] = useState<{ scene: string; draft: RulerDraft }>({ scene: '', draft: NO_RULER });
  const selected = useTable((table) => table.session.selected);
  const scene = fight.scene.name;
  const draft = held && drafted.scene === scene ? drafted.draft : NO_RULER;
  const way = useMemo(() => shownWay(draft), [draft]);
  const lines = useMemo(
    () =>
      way.length < 2
        ? none
        : way.slice(1).map((to, n): BoardLine => {
            const from = way[n] ?? to;
            return { from, to, text: ruleset.ruler(fight, way.slice(0, n + 2)), tone: 'plain' };
          }),
    [ruleset, fight, way],
  );
  const measured = useMemo(() => measuredOn(ruleset, fight, way, selected), [ruleset, fight, way, selected]);
  useShownRuler(ruleset, fight, lines);
  const onStep = (step: RulerStep) =>
    setDraft((old) => {
      const next = takeRulerStep(old.scene === scene ? old.draft : NO_RULER, step);
      return next === old.draft ? old : { scene, draft: next };
    });
  // Space and Backspace mean nothing here before something is measured.
  const key = (phase: 'corner' | 'back') => () => (way.length > 0 ? onStep({ phase }) : false);
  useActionKeys(held ? 'tool' : 'off', { settle: key('corner'), wipe: key('back') });
  const preview = useMemo(
    (): BoardPreview | undefined =>
      measured && measured.said.path.length > way.length
        ? { way: { places: measured.said.path, squares: measured.squares } }
        : undefined,
    [measured, way],
  );
  return {
    lines,
    reads: lines.at(-1)?.text ?? '',
    measured,
    preview,
    layer: <RulerEars scene={fight.scene} keys={keys} onStep={onStep} />,
    clear() {
      if (draft.way.length === 0) return false;
      setDraft({ scene, draft: NO_RULER });
      return true;
    },
  };
}
