/**
 * Where figures stand within their zones and on borders. A figure's stand is chosen once, kept, and
 * changes only when the figure moves or when there is no room otherwise.
 */
import { dequal } from 'dequal/lite';
import { placeKey, type ZoneScene } from '../scene.ts';
import { ELBOW_ROOM, type Ground, groundAt, isInside, reachesInto, widened } from './ground.ts';
import { type Circle, isFree } from './nets.ts';
import { settleGroup } from './settle.ts';
import type { KnownTo, Stand, StandingFigure, Stands } from './stand.ts';

/** The figures of one place and one layer. */
interface Group {
  key: string;
  ground: Ground;
  figures: readonly StandingFigure[];
}

/** A tenth of a map pixel is as exact as a stand is kept. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Whether a stand was chosen for this figure as it is now. */
const isChosenFor = (stand: Stand | undefined, { place, room, to }: StandingFigure): boolean =>
  stand !== undefined && stand.at === placeKey(place) && stand.room === room && stand.to === to;

/**
 * The stands of all figures on a map of zones. Whoever has a stand keeps it, unless there is no
 * room otherwise. Figures that the players see are placed as if there were no others, so no gap
 * reveals anybody. The result is the same object as `before` if nothing has changed.
 */
export function chooseStands(scene: ZoneScene, figures: readonly StandingFigure[], before: Stands): Stands {
  const chosen: Record<string, Stand> = {};
  const taken = new Map<string, Circle[]>();
  const isHere = new Map(figures.map((one) => [one.id, one]));
  const layers = [(to: KnownTo) => to === 'players', (to: KnownTo) => to !== 'players'];
  for (const isIn of layers) {
    const inLayer = figures.filter(({ to }) => isIn(to));
    const placed: Group[] = [];
    // Borders come first: a line leaves less choice than a zone does.
    for (const kind of ['border', 'zone']) {
      const groups = new Map<string, StandingFigure[]>();
      for (const one of inLayer.filter(({ place }) => place.kind === kind))
        groups.set(placeKey(one.place), [...(groups.get(placeKey(one.place)) ?? []), one]);
      for (const those of groups.values()) {
        const ground = those[0] && groundAt(scene, those[0].place);
        if (!ground) continue;
        const group = { key: `${ground.key} ${layers.indexOf(isIn)}`, ground, figures: those };
        placeGroup(group, before);
        // Who found a place fully covered stands there all the same: those around make room.
        for (const other of placed.filter(({ key }) => areClashing(key, group.key))) placeGroup(other, chosen);
        placed.push(group);
      }
    }
  }
  return dequal(chosen, before) ? before : chosen;

  function areClashing(one: string, other: string): boolean {
    const there = taken.get(other) ?? [];
    return (taken.get(one) ?? []).some((circle) => !isFree(circle, there, -1));
  }

  /** Places one group, or leaves it as it stood if nobody came, left or changed. */
  function placeGroup({ key, ground, figures: group }: Group, stood: Stands): void {
    const { zone } = ground;
    const elsewhere = [...taken].flatMap(([there, circles]) => (there === key ? [] : circles));
    const others = zone ? elsewhere.filter((one) => reachesInto(zone, one)) : elsewhere;
    const settled = group.every((one) => isChosenFor(stood[one.id], one)) && !someoneLeft(ground.key, group[0]);
    const old = group.flatMap(({ id }) => stood[id] ?? []).filter(({ radius }) => radius > 0);
    const isSound = old.map(widened).every((one) => isInside(ground, one) && isFree(one, others, -1));
    const spots =
      settled && old.length > 0 && isSound ? undefined : settleGroup(ground, { figures: group, before: stood, others });
    const circles: Circle[] = [];
    for (const { id, room, to } of group) {
      const spot = spots?.get(id);
      const stand = spots ? standAt(spot) : stood[id];
      if (!stand) continue;
      chosen[id] = { at: ground.key, room, to, x: stand.x, y: stand.y, radius: stand.radius };
      if (stand.radius > 0) circles.push(widened(stand));
    }
    taken.set(key, circles);
  }

  /** Whether somebody of the same layer has left a place, so that the others may grow again. */
  function someoneLeft(key: string, one: StandingFigure | undefined): boolean {
    const isIn = one?.to === 'players' ? layers[0] : layers[1];
    return Object.entries(before).some(([id, stand]) => {
      const now = isHere.get(id);
      const isStill = now && placeKey(now.place) === key && isIn?.(now.to);
      return stand.at === key && isIn?.(stand.to) && !isStill;
    });
  }
}

const standAt = (spot: Circle | undefined): Circle =>
  spot
    ? { x: rounded(spot.x), y: rounded(spot.y), radius: rounded(spot.radius / ELBOW_ROOM) }
    : { x: 0, y: 0, radius: 0 };
