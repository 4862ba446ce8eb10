/**
 * The bar of the ruler: the measured length, the walk with what hinders it, who sees the ruler, and
 * the keyboard's pen.
 */
import { Eye, EyeOff } from 'lucide-react';
import type { RefObject } from 'react';
import type { StrokeListener } from '../../board/strokeEvents.ts';
import type { BoardHandle } from '../../board/types.ts';
import type { Scene } from '../../space/scene.ts';
import { KeyPen } from '../KeyPen.tsx';
import { ToolChoices, ToolPanel } from '../ToolPanel.tsx';
import { type Measured, walkWords } from './measured.ts';
import { useRulerSeen } from './useRuler.tsx';

const SEEN = [
  { id: 'gm', label: 'Only you see it', icon: EyeOff },
  { id: 'players', label: 'The players see it', icon: Eye },
] as const;

/** The bar. `reads` is the whole length in the game's words; empty while nothing is measured. */
export function RulerBar({
  scene,
  board,
  tell,
  reads,
  measured,
}: {
  scene: Scene;
  board: RefObject<BoardHandle | null>;
  tell: StrokeListener;
  reads: string;
  measured: Measured | undefined;
}) {
  const seen = useRulerSeen((ruler) => ruler.seen);
  return (
    <ToolPanel
      label="Ruler"
      below={measured ? <OnFootWords measured={measured} /> : null}
      hint="Drag, or click from corner to corner. Space sets a corner, Backspace takes one back, Escape clears."
    >
      <output className="min-w-24 px-2 text-center font-semibold text-sm tabular-nums">{reads || 'Ruler'}</output>
      <ToolChoices
        label="For whom"
        choices={SEEN}
        chosen={seen}
        onChoose={(id) => useRulerSeen.setState({ seen: id })}
      />
      <KeyPen scene={scene} board={board} tell={tell} />
    </ToolPanel>
  );
}

/** What the walk costs, and what hinders it. */
const OnFootWords = ({ measured }: { measured: Measured }) => (
  <section aria-label="On foot" className="flex flex-col items-center gap-0.5 px-2 text-xs">
    <p className="text-center text-ink tabular-nums">{walkWords(measured)}</p>
    {measured.said.hinders.length > 0 ? (
      <ul aria-label="What hinders" className="flex max-w-xl flex-wrap justify-center gap-x-3 text-soft">
        {measured.said.hinders.map(({ text, rule }) => (
          <li key={text}>
            {text} <span className="text-faint">{rule}</span>
          </li>
        ))}
      </ul>
    ) : null}
  </section>
);
