/** Laying and changing areas as hand edits. Each is one step of undo with its name in words. */
import type { Fight } from '../../engine/fight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { type Area, type AreaShape, freshAreaId } from '../../space/areas/area.ts';
import { settledShape } from '../../space/areas/areaGrips.ts';
import { isHexScene, type Point } from '../../space/scene.ts';
import { contains } from '../../space/shapes/polygon.ts';
import { simplifiedTo } from '../../space/shapes/simplify.ts';
import { zoneName } from '../../space/zones/zoneName.ts';
import { tableActions } from '../../store/store.ts';
import { useAreaTool } from './areaTool.ts';
import { freeName, KIND_NAMES } from './areaWords.ts';

/** The round from which ends are counted: the present one, or the first before the fight. */
export const roundNow = (ruleset: Ruleset, fight: Fight): number =>
  fight.stage === 'setup' ? 1 : Math.max(1, ruleset.order(fight).round);

const put = (label: string, area: Area): boolean =>
  tableActions.dispatch({ type: 'edit', label, edits: [{ edit: 'area', id: area.id, area }] });

/** Lays an area with the tool's settings, and chooses it. */
export function layArea(ruleset: Ruleset, fight: Fight, shape: AreaShape, wanted = KIND_NAMES[shape.kind]): void {
  const { colour, seen, rounds, setArea } = useAreaTool.getState();
  const id = freshAreaId(fight.areas);
  const name = freeName(fight, wanted);
  const until = rounds === undefined ? {} : { until: roundNow(ruleset, fight) + rounds };
  if (put(`Lay “${name}”`, { id, name, shape, colour, seen, ...until })) setArea({ chosen: id });
}

/**
 * What a click on free ground does: on a map of zones it lays an area over the zone there;
 * elsewhere it chooses no area.
 */
export function layByClick(ruleset: Ruleset, fight: Fight, point: Point): void {
  const { scene } = fight;
  const zone =
    scene.kind === 'zones' && !isHexScene(scene)
      ? Object.values(scene.zones).find(({ polygon }) => contains(polygon, point))
      : undefined;
  if (!zone || scene.kind !== 'zones') {
    useAreaTool.getState().setArea({ chosen: undefined });
    return;
  }
  const points = simplifiedTo([...zone.polygon], 1, 80);
  const shape = settledShape(scene, ruleset.areaCounting(fight), { kind: 'own', points });
  layArea(ruleset, fight, shape, zoneName(scene, zone.id).slice(0, 54) || KIND_NAMES.own);
}

/** Changes an area. Without a real change nothing is recorded. */
export function changeArea(area: Area, change: Partial<Omit<Area, 'id' | 'until'>>, label: string): void {
  const next = { ...area, ...change };
  if (JSON.stringify(next) !== JSON.stringify(area)) put(label, next);
}

/** Sets the round with which an area ends; undefined: it stays. */
export function endAreaIn({ until: _, ...area }: Area, until: number | undefined): void {
  put(
    until === undefined ? `“${area.name}” stays` : `“${area.name}” stays until round ${until}`,
    until === undefined ? area : { ...area, until },
  );
}

export function removeArea({ id, name }: Area): void {
  tableActions.dispatch({ type: 'edit', label: `Take “${name}” away`, edits: [{ edit: 'area', id, area: null }] });
  useAreaTool.getState().setArea({ chosen: undefined });
}
