/** A whole map of the shelf, and a new fight on it in any game that plays on its kind. */

import { Swords } from 'lucide-react';
import { useState } from 'react';
import type { Ruleset } from '../../engine/ruleset.ts';
import type { SceneItem } from '../../formats/shelf/item.ts';
import { mapSizeWords, sceneOfItem } from '../../formats/shelf/sceneItem.ts';
import { SceneThumbnail } from '../../map/scenes/pictures/SceneThumbnail.tsx';
import { mapKindOf } from '../../space/scene.ts';
import { useShelf } from '../../store/shelf/shelf.ts';
import { tableActions } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceInput } from '../../ui/inputs/inputs.tsx';
import { useOneAtATime } from '../useOneAtATime.ts';

/** `usual` is the game that is chosen first, if the map is for it. */
export function MapUse({
  item,
  games,
  usual,
}: {
  item: SceneItem;
  games: readonly Ruleset[];
  usual: Ruleset | undefined;
}) {
  const { create } = tableActions;
  const read = useShelf((shelf) => shelf.read);
  const [start, busy] = useOneAtATime();
  const [chosen, setChosen] = useState<string>();
  const fitting = games.filter(({ scenes }) => scenes.includes(mapKindOf(item.scene)));
  const game = fitting.find(({ id }) => id === (chosen ?? usual?.id)) ?? fitting[0];
  /** The fight uses the map once the last typed change is saved. */
  const begin = async ({ id }: Ruleset) => {
    const [now] = await read([item.id]);
    if (now?.kind === 'scene') await create({ name: '', ruleset: id, scene: sceneOfItem(now) });
  };
  return (
    <section aria-label="The map" className="flex flex-col gap-3 px-3 pb-4">
      <SceneThumbnail scene={item.scene} className="max-h-52 w-full rounded-lg bg-room" />
      <p className="text-soft text-xs">{mapSizeWords(item.scene)}</p>
      {game ? (
        <>
          {fitting.length > 1 ? (
            <ChoiceInput
              label="For a fight of"
              value={game.id}
              options={fitting.map(({ id, name }) => ({ id, label: name }))}
              onChange={setChosen}
            />
          ) : null}
          <Button look="primary" icon={Swords} isDisabled={busy} onPress={() => start(() => begin(game))}>
            New fight here
          </Button>
        </>
      ) : null}
    </section>
  );
}
