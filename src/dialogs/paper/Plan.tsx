/**
 * The map as a plan in thin lines, for the printer: no ground, no colour, combatants as numbers.
 */
import { everyone, type Fight } from '../../engine/fight.ts';
import type { Id } from '../../engine/words.ts';
import type { Place, Point, SquareScene, ZoneScene } from '../../space/scene.ts';
import { centroid } from '../../space/shapes/polygon.ts';
import { captionOf } from './captions.ts';

const centre = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

interface Drawn {
  width: number;
  height: number;
  /** The size of letters and counters, in the plan's units. */
  unit: number;
  at(place: Place): Point | undefined;
}

const zonesDrawn = (scene: ZoneScene): Drawn => ({
  width: scene.width,
  height: scene.height,
  unit: Math.max(scene.width, scene.height) / 60,
  at(place) {
    if (place.kind === 'zone') {
      const zone = scene.zones[place.zone];
      return zone && centroid(zone.polygon);
    }
    const border = place.kind === 'border' ? scene.borders[place.border] : undefined;
    return border && centre(border.line);
  },
});
const squaresDrawn = ({ columns, rows }: SquareScene): Drawn => ({
  width: columns * 10,
  height: rows * 10,
  unit: 5,
  at: (place) => (place.kind === 'square' ? { x: place.column * 10 + 5, y: place.row * 10 + 5 } : undefined),
});

function Zones({ scene, unit, taken }: { scene: ZoneScene; unit: number; taken: ReadonlySet<Id> }) {
  return (
    <>
      {Object.values(scene.zones).map((zone) => {
        const lines = captionOf(zone.polygon, centroid(zone.polygon), {
          name: zone.name,
          inIt: zone.features.map(({ label, kind }) => label || kind).join(', '),
          unit,
          taken: taken.has(zone.id),
        });
        return (
          <g key={zone.id}>
            <polygon
              points={zone.polygon.map((point) => `${point.x},${point.y}`).join(' ')}
              fill="none"
              stroke="black"
              strokeWidth={unit / 9}
            />
            {lines.map(({ words, x, y, size, bold }) => (
              <text key={words} x={x} y={y} fontSize={size} textAnchor="middle" fontWeight={bold ? 600 : 400}>
                {words}
              </text>
            ))}
          </g>
        );
      })}
      {Object.values(scene.borders).map(({ id, line: [a, b], door }) => (
        <line
          key={id}
          x1={a.x}
          y1={a.y}
          x2={b.x}
          y2={b.y}
          stroke="black"
          strokeWidth={door === 'closed' ? unit / 3 : unit / 5}
          strokeDasharray={door === 'closed' ? undefined : `${unit / 3} ${unit / 2}`}
        />
      ))}
    </>
  );
}

function Squares({ scene: { columns, rows, cells, walls } }: { scene: SquareScene }) {
  return (
    <>
      <path
        d={[
          ...Array.from({ length: columns + 1 }, (_, at) => `M${at * 10} 0V${rows * 10}`),
          ...Array.from({ length: rows + 1 }, (_, at) => `M0 ${at * 10}H${columns * 10}`),
        ].join('')}
        stroke="black"
        strokeOpacity="0.35"
        strokeWidth="0.25"
      />
      {Object.entries(cells).map(([key, { blocked, difficult, elevation }]) => {
        const [column = 0, row = 0] = key.split(',').map(Number);
        const [x, y] = [column * 10, row * 10];
        return (
          <g key={key} stroke="black" strokeWidth="0.35" fill="none">
            {blocked ? <path d={`M${x} ${y}l10 10M${x + 10} ${y}l-10 10M${x + 5} ${y}v10M${x} ${y + 5}h10`} /> : null}
            {difficult ? <path d={`M${x + 1.5} ${y + 8.5}l2-3 2 3 2-3 1.5 3`} /> : null}
            {elevation ? (
              <text x={x + 0.8} y={y + 3.2} fontSize="2.8" fill="black" stroke="none">
                {elevation > 0 ? `+${elevation}` : elevation}
              </text>
            ) : null}
          </g>
        );
      })}
      {Object.entries(walls).map(([key, what]) => {
        const [column = '0', row = '0', edge] = key.split(',');
        const [x, y] = [Number(column) * 10, Number(row) * 10];
        const d = edge === 'e' ? `M${x + 10} ${y}v10` : `M${x} ${y + 10}h10`;
        return (
          <path
            key={key}
            d={d}
            stroke="black"
            strokeWidth={what === 'wall' ? 1.1 : 0.7}
            strokeDasharray={what === 'wall' ? undefined : '2 1.5'}
          />
        );
      })}
    </>
  );
}

/** The most counters beside each other in one place. */
const ABREAST = 4;

/**
 * The positions of the counters. Those of one zone stand in rows under its name, those of one
 * border in rows over its middle. Each row is centred.
 */
function countersOf(fight: Fight, { unit, at }: Drawn): { id: Id; x: number; y: number }[] {
  const together = new Map<string, { spot: Point; border: boolean; ids: Id[] }>();
  for (const one of everyone(fight)) {
    const spot = at(one.place);
    if (!spot) continue;
    const key = `${spot.x} ${spot.y}`;
    const there = together.get(key) ?? { spot, border: one.place.kind === 'border', ids: [] };
    there.ids.push(one.id);
    together.set(key, there);
  }
  return [...together.values()].flatMap(({ spot, border, ids }) => {
    const rows = Math.ceil(ids.length / ABREAST);
    const top = fight.scene.kind === 'squares' || border ? -(rows - 1) * unit : unit * 1.2;
    return ids.map((id, nth) => {
      const row = Math.floor(nth / ABREAST);
      const abreast = Math.min(ABREAST, ids.length - row * ABREAST);
      return {
        id,
        x: spot.x + ((nth % ABREAST) - (abreast - 1) / 2) * unit * 2,
        y: spot.y + top + row * unit * 2,
      };
    });
  });
}

/** The plan. `numbers` gives the number under which each combatant is listed. */
export function Plan({ fight, numbers }: { fight: Fight; numbers: ReadonlyMap<Id, number> }) {
  const { scene } = fight;
  const drawn = scene.kind === 'zones' ? zonesDrawn(scene) : squaresDrawn(scene);
  const { width, height, unit } = drawn;
  const taken = new Set(everyone(fight).flatMap(({ place }) => (place.kind === 'zone' ? [place.zone] : [])));
  return (
    <svg
      role="img"
      aria-label="Plan of the map"
      viewBox={`${-unit / 2} ${-unit / 2} ${width + unit} ${height + unit}`}
      className="max-h-[42vh] w-full break-inside-avoid print:max-h-[110mm]"
      fill="black"
    >
      {scene.kind === 'zones' ? <Zones scene={scene} unit={unit} taken={taken} /> : <Squares scene={scene} />}
      {countersOf(fight, drawn).map(({ id, x, y }) => (
        <g key={id}>
          <circle cx={x} cy={y} r={unit * 0.85} fill="white" stroke="black" strokeWidth={unit / 8} />
          <text x={x} y={y + unit * 0.36} fontSize={unit} textAnchor="middle">
            {numbers.get(id)}
          </text>
        </g>
      ))}
    </svg>
  );
}
