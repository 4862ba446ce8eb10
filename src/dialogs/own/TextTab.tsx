/**
 * The draft as JSON: numbered lines, wrong lines marked, and each fault as a button that goes to
 * its line.
 */

import { CircleX } from 'lucide-react';
import { useRef } from 'react';
import type { CatalogueFault } from '../../engine/forms/catalogue.ts';
import { BareButton } from '../../ui/Button.tsx';
import { spanOf } from './textSpan.ts';

/** The height of a line of text, in pixels. */
const LINE = 20;

/** The text with its faults. */
export function TextTab({
  label,
  text,
  faults,
  onText,
}: {
  label: string;
  text: string;
  faults: readonly CatalogueFault[];
  onText(text: string): void;
}) {
  const area = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const count = text.split('\n').length;
  const wrong = new Set(faults.map(({ line }) => line));
  const go = (line: number) => {
    const [start, end] = spanOf(text, line);
    area.current?.focus({ preventScroll: true });
    area.current?.setSelectionRange(start, end);
    frame.current?.scrollTo({ top: Math.max(0, (line - 4) * LINE) });
  };
  return (
    <div className="flex h-full min-h-0 flex-col gap-2">
      {faults.length > 0 ? (
        <ul aria-label="What is wrong" className="flex max-h-28 shrink-0 flex-col gap-1 overflow-y-auto">
          {faults.map((fault) => (
            <li key={`${fault.line} ${fault.path.join('.')} ${fault.text}`}>
              <BareButton
                onPress={() => go(fault.line ?? 1)}
                className="flex w-full items-start gap-2 rounded-lg bg-danger-wash px-2.5 py-1 text-left text-danger text-xs"
              >
                <CircleX aria-hidden className="mt-px size-3.5 shrink-0" />
                <span>
                  <strong className="font-semibold">Line {fault.line ?? 1}</strong>
                  {fault.path.length > 0 ? ` (${fault.path.join('.')})` : ''}: {fault.text}
                </span>
              </BareButton>
            </li>
          ))}
        </ul>
      ) : null}
      <div
        ref={frame}
        className="flex min-h-48 flex-1 overflow-auto rounded-lg border border-edge/60 bg-raised font-mono text-xs focus-within:border-now"
        style={{ lineHeight: `${LINE}px` }}
      >
        <div
          aria-hidden
          className="sticky left-0 h-max shrink-0 select-none whitespace-pre bg-panel px-2 py-2 text-right text-faint"
        >
          {Array.from({ length: count }, (_, n) => n + 1).join('\n')}
          {[...wrong].map((line = 1) => (
            <span
              key={line}
              className="absolute inset-x-0 bg-danger-fill px-2 font-semibold text-on-danger"
              style={{ top: `calc(0.5rem + ${(line - 1) * LINE}px)` }}
            >
              ✗ {line}
            </span>
          ))}
        </div>
        <textarea
          ref={area}
          aria-label={label}
          aria-invalid={faults.length > 0}
          value={text}
          spellCheck={false}
          wrap="off"
          rows={count}
          onChange={(event) => onText(event.target.value)}
          className="h-max min-h-full flex-1 resize-none overflow-y-hidden bg-transparent px-2 py-2 text-ink outline-none"
          style={{ lineHeight: `${LINE}px` }}
        />
      </div>
    </div>
  );
}
