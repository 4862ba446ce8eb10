/**
 * The panel beside the map while its ground is painted: materials, the brush, the light, and the
 * layers.
 */
import { ArrowUp, Layers, Trash2 } from 'lucide-react';
import { flatColour } from '../../board/editor/UnpaintedLayer.tsx';
import { capitalized } from '../../engine/words.ts';
import { basedGround } from '../../space/editing/ground/groundBrush.ts';
import type { Scene } from '../../space/scene.ts';
import { materialNames } from '../../space/scenery/materials.ts';
import type { GroundLayer } from '../../space/scenery/scenery.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { RangeInput } from '../../ui/inputs/RangeInput.tsx';
import { Picks } from '../../ui/Picks.tsx';
import { BRUSH_WIDTHS, type GroundTool, useEditorHand } from '../editorHand.ts';
import { editPainted } from '../groundEdit.ts';
import { SettingForm } from './SettingForm.tsx';

function Materials() {
  const { material, take } = useEditorHand();
  return (
    <Picks
      label="Material"
      chosen={material}
      onChoose={(next) => take({ material: next })}
      className="grid grid-cols-3 gap-1"
      buttonClass="flex min-w-0 items-center gap-2 rounded-lg px-1.5 py-1 text-left text-xs text-soft hover:bg-lifted hover:text-ink aria-checked:bg-now-wash aria-checked:text-now"
      picks={materialNames.map((id) => ({
        id: id as string,
        face: (
          <>
            <span
              aria-hidden
              className="size-6 shrink-0 rounded-md ring-1 ring-edge/60"
              style={{ backgroundColor: flatColour(id) }}
            />
            <span className="min-w-0 leading-tight">{capitalized(id)}</span>
          </>
        ),
      }))}
    />
  );
}

/** Says in a word where a layer lies. */
const placeOf = ({ shape, path }: GroundLayer): string => (shape ? 'a patch' : path ? 'a path' : 'the whole map');

/** Lists the layers of the ground, the uppermost first. */
function LayerList({ layers }: { layers: readonly GroundLayer[] }) {
  if (layers.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-semibold">{`What lies here (${layers.length})`}</summary>
      <ol className="flex max-h-56 flex-col gap-0.5 overflow-y-auto pt-2">
        {layers
          .map((layer, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a layer is told by its number
            <li key={at} className="flex items-center gap-2 rounded-lg bg-raised py-0.5 pr-1 pl-2">
              <span
                aria-hidden
                className="size-4 shrink-0 rounded"
                style={{ backgroundColor: flatColour(layer.material) }}
              />
              <span className="min-w-0 flex-1 truncate">
                {capitalized(layer.material)} <span className="text-faint text-xs">{placeOf(layer)}</span>
              </span>
              <IconButton
                size="small"
                icon={ArrowUp}
                label={`Lay ${layer.material} on top`}
                isDisabled={at === layers.length - 1}
                onPress={() =>
                  editPainted(`${capitalized(layer.material)} on top`, {
                    materials: [...layers.filter((_, n) => n !== at), layer],
                  })
                }
              />
              <IconButton
                size="small"
                icon={Trash2}
                label={`Take away ${layer.material}, ${placeOf(layer)}`}
                onPress={() =>
                  editPainted(`No more ${layer.material} here`, { materials: layers.filter((_, n) => n !== at) })
                }
              />
            </li>
          ))
          .reverse()}
      </ol>
    </details>
  );
}

export function GroundPanel({ scene, tool }: { scene: Scene; tool: GroundTool }) {
  const { material, across, strength, take } = useEditorHand();
  const { materials = [] } = scene;
  return (
    <>
      <section aria-label="Brush" className="flex flex-col gap-3">
        {tool === 'erase' ? null : <Materials />}
        {tool === 'area' ? null : (
          <RangeInput
            label="Width"
            value={across}
            min={BRUSH_WIDTHS.least}
            max={BRUSH_WIDTHS.most}
            step={0.25}
            words={(value) => `${value} squares`}
            onChange={(next) => take({ across: next })}
          />
        )}
        {tool === 'erase' ? null : (
          <RangeInput
            label="Strength"
            value={strength}
            min={0.1}
            max={1}
            step={0.05}
            words={(value) => `${Math.round(value * 100)} %`}
            onChange={(next) => take({ strength: next })}
          />
        )}
        {tool === 'erase' ? null : (
          <Button
            size="small"
            icon={Layers}
            className="self-start"
            onPress={() =>
              editPainted(`${capitalized(material)} over the whole map`, {
                materials: basedGround(materials, material),
              })
            }
          >
            {`${capitalized(material)} over the whole map`}
          </Button>
        )}
      </section>
      <LayerList layers={materials} />
      <hr className="border-line" />
      <SettingForm scene={scene} />
    </>
  );
}
