/** The painter of each kind of thing, by the kind's name. */
import type { SceneryPainter } from '../pen/pen.ts';
import { discPath } from '../pen/shapes.ts';
import { buildingPainters } from './buildings.ts';
import { campPainters } from './camp.ts';
import { dungeonPainters } from './dungeon.ts';
import { farmPainters } from './farm.ts';
import { furniturePainters } from './furniture.ts';
import { gravePainters } from './graves.ts';
import { lightPainters } from './lights.ts';
import { plantPainters } from './plants.ts';
import { rockPainters } from './rocks.ts';
import { shipPainters } from './ships.ts';
import { templePainters } from './temple.ts';
import { tracePainters } from './traces.ts';
import { unseenPainters } from './unseen.ts';
import { warPainters } from './war.ts';

const known: ReadonlyMap<string, SceneryPainter> = new Map(
  [
    plantPainters,
    rockPainters,
    buildingPainters,
    furniturePainters,
    campPainters,
    farmPainters,
    templePainters,
    dungeonPainters,
    gravePainters,
    shipPainters,
    lightPainters,
    warPainters,
    tracePainters,
    unseenPainters,
  ].flatMap((painters): [string, SceneryPainter][] => Object.entries(painters)),
);

/** Paints a plain ring for a kind that this version does not know. */
const mark: SceneryPainter = (pen, { w }) => {
  pen.strokeStyle = 'rgba(240,232,212,0.7)';
  pen.lineWidth = 3;
  pen.setLineDash([5, 4]);
  discPath(pen, 0, 0, w * 0.42);
  pen.stroke();
  pen.setLineDash([]);
};

export const painterOf = (kind: string): SceneryPainter => known.get(kind) ?? mark;
