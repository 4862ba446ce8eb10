/**
 * Whose turn it is: the largest word on the screen, with the round and the side above it, small.
 */
import type { PublicView } from '../../engine/public/publicView.ts';
import { SideMark } from '../../ui/SideMark.tsx';
import { headlineOf } from '../glance.ts';
import type { Written } from '../order/written.ts';
import { Lines } from './Lines.tsx';

/** Fills its box. */
export function NowPanel({ view, over, name }: { view: PublicView; over: Written; name: Written }) {
  const { stance } = headlineOf(view);
  return (
    <>
      <p
        className="flex items-center gap-[0.4em] whitespace-nowrap text-soft"
        style={{ fontSize: over.letter, lineHeight: 1.3 }}
      >
        {stance ? <SideMark stance={stance} className="size-[0.72em]" named /> : null}
        <Lines of={over} />
      </p>
      <p className="font-bold text-ink tracking-tight" style={{ fontSize: name.letter, lineHeight: 1.08 }}>
        <Lines of={name} />
      </p>
    </>
  );
}
