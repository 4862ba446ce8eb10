/** The painted ground. It fades in over the flat ground, at the brightness of the GM's setting. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Arrivals } from '../../tree/arrivals.ts';
import { type ShapeNode, Tween } from '../../tree/konva.ts';
import type { Paint } from '../../tree/look.ts';
import { Painting } from '../../tree/Painting.tsx';
import { paletteOf } from '../palette.ts';
import { type Copies, copyFor } from './pictures.ts';

/** Seconds until the painted ground is fully visible. */
const COMES_IN = 0.3;

interface PaintedGroundProps {
  copies: Copies;
  map: { width: number; height: number };
  theme: 'dark' | 'light';
  brightness: number;
  arrivals: Arrivals;
}

export function PaintedGround({ copies, map, theme, brightness, arrivals }: PaintedGroundProps) {
  const node = useRef<ShapeNode>(null);
  const paint = useMemo((): Paint => {
    const { dusk } = paletteOf(theme);
    const shade = 1 - brightness * (1 - dusk * 0.35);
    return (pen, { scale, pixelRatio }) => {
      const level = copyFor(
        copies.map((copy) => copy.width),
        map.width * scale * pixelRatio,
      );
      pen.drawImage(copies[level]!, 0, 0, map.width, map.height);
      if (shade <= 0) return;
      pen.fillStyle = `rgba(6,8,14,${shade})`;
      pen.fillRect(0, 0, map.width, map.height);
    };
  }, [copies, map, theme, brightness]);
  // The code that saves a picture of the board waits until the painted ground is fully visible.
  useLayoutEffect(() => {
    const shape = node.current;
    if (!shape) return undefined;
    const come = arrivals.expect();
    shape.opacity(0);
    const tween = new Tween({ node: shape, duration: COMES_IN, opacity: 1, onFinish: come });
    tween.play();
    return () => {
      tween.destroy();
      shape.opacity(1);
      come();
    };
  }, [arrivals]);
  return <Painting ref={node} name="painted" paint={paint} />;
}
