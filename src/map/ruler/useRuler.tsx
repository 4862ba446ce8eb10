/** The ruler on a fight: it hears the strokes of the board and of the keys, and gives the lines to draw, with the game's words. */
import { type ReactNode, useMemo, useState } from 'react';
import { placeAt } from '../../board/layout/placeAt.ts';
import { type Surface, useStrokes, useStrokesOf } from '../../board/surface.ts';
import type { BoardLine } from '../../board/types.ts';
import type { Fight } from '../../engine/fight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { Scene } from '../../space/scene.ts';
import { NO_RULER, type RulerDraft, type RulerStep, shownWay, takeRulerStep } from './rulerDraft.ts';

const none: readonly BoardLine[] = [];

/** Hears strokes inside a board that is `pointing` 'stroke'. It draws nothing itself. */
function RulerEars({ scene, keys, onStep }: { scene: Scene; keys: Surface; onStep(step: RulerStep): void }) {
  useStrokes(({ phase, place }) => onStep({ phase, place }));
  // Keys tell a point and no place.
  useStrokesOf(keys, ({ phase, point }) => onStep({ phase, place: placeAt(scene, point) }));
  return null;
}

export interface RulerParts {
  /** A line for each leg, with how far it is from the beginning. */
  lines: readonly BoardLine[];
  /** The whole length, as the game says it. */
  reads: string;
  layer: ReactNode;
  /** Takes what is measured away; false when there is nothing. */
  clear(): boolean;
}

/** The ruler of this window. What it measured stays until the tool is put away or another map lies there. */
export function useRuler(ruleset: Ruleset, fight: Fight, keys: Surface, held: boolean): RulerParts {
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
