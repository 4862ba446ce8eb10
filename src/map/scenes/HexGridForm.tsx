/** The grid of a map of hexes: how many there are, and how they lie. */
import { toast } from 'sonner';
import { resizedHexes, turnedHexes, withHexColumns } from '../../space/hexes/hexFit.ts';
import { faultOfHexes } from '../../space/hexes/hexScene.ts';
import type { HexScene, Scene } from '../../space/scene.ts';
import { NumberInput } from '../../ui/inputs/inputs.tsx';
import { TurnInput } from './KindInput.tsx';
import { PLAIN_LIMITS } from './plainScenes.ts';

/**
 * The form. Over a picture the number across fits the grid to it; the number down then follows. A
 * grid with too many hexes is refused.
 */
export function HexGridForm({ scene, onScene }: { scene: HexScene; onScene(label: string, scene: Scene): void }) {
  const { hexes } = scene;
  const over = scene.ground.kind === 'picture';
  const lay = (label: string, size: { columns: number; rows: number }) => {
    const fault = faultOfHexes(size.columns, size.rows);
    if (fault === undefined) onScene(label, resizedHexes(scene, { ...hexes, ...size }));
    else toast(fault);
  };
  return (
    <div className="grid grid-cols-2 gap-2">
      <NumberInput
        label="Hexes across"
        value={hexes.columns}
        {...PLAIN_LIMITS.hexes}
        onChange={(columns) =>
          over
            ? onScene(`${columns} hexes across`, withHexColumns(scene, columns))
            : lay(`${columns} hexes across`, { columns, rows: hexes.rows })
        }
      />
      <NumberInput
        label="Hexes down"
        value={hexes.rows}
        {...PLAIN_LIMITS.hexes}
        onChange={(rows) => lay(`${rows} hexes down`, { columns: hexes.columns, rows })}
      />
      <TurnInput turn={hexes.turn} onTurn={(turn) => onScene('Turned the hexes', turnedHexes(scene, turn))} />
    </div>
  );
}
