/**
 * Converts the map to the other kind, on the same picture: in this fight, or as a copy on the
 * shelf.
 */
import { Grid3x3, Hexagon } from 'lucide-react';
import { toast } from 'sonner';
import type { Edit } from '../engine/command.ts';
import { convertedPlaces, convertedScene } from '../space/editing/conversion/conversion.ts';
import type { Scene } from '../space/scene.ts';
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

export function ConvertForm({ open }: { open: OpenEncounter }) {
  const { scene } = open.fight;
  const other = scene.kind === 'zones' ? 'squares' : 'zones';
  const plays = open.ruleset.scenes.includes(other);
  const convert = () =>
    editedOrTold(convertedScene(scene), (made) => {
      if (plays) return tableActions.edit(`The map in ${other}`, conversionEdits(open, made));
      void keepCopy({ ...made, name: `${made.name} (${other})`.slice(0, 80) });
      return true;
    });
  return (
    <section aria-label={`As ${other}`} className="flex flex-col gap-1.5">
      <Button size="small" icon={other === 'zones' ? Hexagon : Grid3x3} className="self-start" onPress={convert}>
        {plays ? `Make ${other} of it` : `Keep a copy in ${other} on the shelf`}
      </Button>
      <p className="text-soft text-xs">
        {other === 'zones'
          ? 'Each room becomes a zone, named by what stands there; doors become ways with doors.'
          : 'Borders become walls and doors on the edges of squares.'}{' '}
        The picture stays.
      </p>
    </section>
  );
}
