/**
 * The ruler on a fight: listens to the strokes of the board and of the keys, and gives lines to
 * draw with the game's words.
 */
import { type ReactNode, useMemo, useState } from 'react';
import { placeAt } from '../../board/layout/placeAt.ts';
import { type StrokeEvents, useStrokes, useStrokesFrom } from '../../board/strokeEvents.ts';
import type { BoardLine } from '../../board/types.ts';
import type { Fight } from '../../engine/fight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Scene } from '../../space/scene.ts';
import { NO_RULER, type RulerDraft, type RulerStep, shownWay, takeRulerStep } from './rulerDraft.ts';

const none: readonly BoardLine[] = [];

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
  layer: ReactNode;
  /** Clears the measured way. Returns false when there is none. */
  clear(): boolean;
}

/** The ruler of this window. Its way stays until the tool is put away or another map is shown. */
export function useRuler(ruleset: Ruleset, fight: Fight, keys: StrokeEvents, held: boolean): RulerParts {
  const [drafted, setDraft] = useState<{ scene: string; draft: RulerDraft }>({ scene: '', draft: NO_RULER });
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
  return {
    lines,
    reads: lines.at(-1)?.text ?? '',
    layer: (
      <RulerEars
        scene={fight.scene}
        keys={keys}
        onStep={(step) =>
          setDraft((old) => {
            const next = takeRulerStep(old.scene === scene ? old.draft : NO_RULER, step);
            return next === old.draft ? old : { scene, draft: next };
          })
        }
      />
    ),
    clear() {
      if (draft.way.length === 0) return false;
      setDraft({ scene, draft: NO_RULER });
      return true;
    },
  };
}
