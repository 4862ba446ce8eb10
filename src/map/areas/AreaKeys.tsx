/**
 * The chosen area by keys: while the button has the focus, arrows move the area, plus and minus
 * scale it, and comma and full stop turn it. Each press is one step of undo.
 */
import { Move } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { Area, AreaShape } from '../../space/areas/area.ts';
import { grownShape, settledShape, shiftedShape, stepOfMap, turnedShape } from '../../space/areas/areaGrips.ts';
import type { AreaCounting } from '../../space/areas/areaPlaces.ts';
import { cellSizeOf, type Scene } from '../../space/scene.ts';
import { changeArea } from './areaEdits.ts';

/** What a key does to a form; undefined for keys that mean nothing here. */
function changedByKey(shape: AreaShape, key: string, step: number, turn: number): AreaShape | undefined {
  switch (key) {
    case 'ArrowLeft':
      return shiftedShape(shape, -step, 0);
    case 'ArrowRight':
      return shiftedShape(shape, step, 0);
    case 'ArrowUp':
      return shiftedShape(shape, 0, -step);
    case 'ArrowDown':
      return shiftedShape(shape, 0, step);
    case '+':
    case '=':
      return grownShape(shape, step);
    case '-':
      return grownShape(shape, -step);
    case '.':
      return turnedShape(shape, turn);
    case ',':
      return turnedShape(shape, -turn);
    default:
      return undefined;
  }
}

export function AreaKeys({ scene, counting, area }: { scene: Scene; counting: AreaCounting; area: Area }) {
  const [told, setTold] = useState('');
  const press = (event: KeyboardEvent) => {
    const step = cellSizeOf(scene) ?? stepOfMap(scene) / 2;
    const next = changedByKey(area.shape, event.key, step, counting.turns === 'any' ? 15 : 45);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    changeArea(area, { shape: settledShape(scene, counting, next) }, `Change “${area.name}”`);
    setTold(`${area.name} changed`);
  };
  return (
    <button
      type="button"
      aria-label="Area by keys"
      aria-description="Arrows move the area, plus and minus scale it, comma and full stop turn it."
      title="Area by keys: arrows move it, + and − scale it, comma and full stop turn it"
      className="grid size-8 shrink-0 place-items-center rounded-lg text-soft hover:bg-lifted hover:text-ink focus:bg-now-wash focus:text-now"
      onKeyDown={press}
    >
      <Move aria-hidden className="size-4" />
      <span role="status" className="sr-only">
        {told}
      </span>
    </button>
  );
}
