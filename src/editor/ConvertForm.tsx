/**
 * Converts the map to the other kind, on the same picture: in this fight, or as a copy on the
 * shelf.
 */
import { Grid3x3, Hexagon, type LucideIcon, Shapes } from 'lucide-react';
import { toast } from 'sonner';
import type { Edit } from '../engine/command.ts';
import { convertedPlaces, convertedScene } from '../space/editing/conversion/conversion.ts';
import { type MapKind, mapKindOf, type Scene } from '../space/scene.ts';
import { keepScene } from '../store/shelf/keepScene.ts';
import { newShelfId, shelfStore } from '../store/shelf/shelf.ts';
import { tableActions } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { Button } from '../ui/Button.tsx';
import { editedOrTold } from './groundEdit.ts';

/**
 * The edits that put the converted map under a fight and leave everybody at the same point of it.
 */
export function conversionEdits({ fight }: Pick<OpenEncounter, 'fight'>, scene: Scene): Edit[] {
  const placed = fight.order.flatMap((id) => fight.combatants[id] ?? []);
  const places = convertedPlaces(
    fight.scene,
    scene,
    placed.map(({ place }) => place),
  );
  return [
    { edit: 'scene', scene },
    ...placed.map(({ id }, n): Edit => ({ edit: 'combatant', combatant: id, place: places[n] ?? { kind: 'off' } })),
  ];
}

async function keepCopy(scene: Scene): Promise<void> {
  const kept = await keepScene(shelfStore.getState, newShelfId, scene, 'beside');
  if (kept && 'told' in kept) toast.success(kept.told);
}

const ABOUT: Readonly<Record<MapKind, { icon: LucideIcon; words: string }>> = {
  zones: { icon: Shapes, words: 'Each room becomes a zone, named by what stands there; doors become ways with doors.' },
  squares: { icon: Grid3x3, words: 'Borders become walls and doors on the edges of squares.' },
  hexes: { icon: Hexagon, words: 'Hexes cover the floor; walls and doors come to stand between hexes.' },
};

function Conversion({ open, to }: { open: OpenEncounter; to: MapKind }) {
  const { scene } = open.fight;
  const plays = open.ruleset.scenes.includes(to);
  const { icon, words } = ABOUT[to];
  const convert = () =>
    editedOrTold(convertedScene(scene, to), (made) => {
      if (plays) return tableActions.edit(`The map in ${to}`, conversionEdits(open, made));
      void keepCopy({ ...made, name: `${made.name} (${to})`.slice(0, 80) });
      return true;
    });
  return (
    <section aria-label={`As ${to}`} className="flex flex-col gap-1.5">
      <Button size="small" icon={icon} className="self-start" onPress={convert}>
        {plays ? `Make ${to} of it` : `Keep a copy in ${to} on the shelf`}
      </Button>
      <p className="text-soft text-xs">{words} The picture stays.</p>
    </section>
  );
}

/** The ways to convert the map. Hexes are offered where the game plays on them, and stay hexes. */
export function ConvertForm({ open }: { open: OpenEncounter }) {
  const kind = mapKindOf(open.fight.scene);
  if (kind === 'hexes') return null;
  return (
    <>
      <Conversion open={open} to={kind === 'zones' ? 'squares' : 'zones'} />
      {open.ruleset.scenes.includes('hexes') ? <Conversion open={open} to="hexes" /> : null}
    </>
  );
}
