/** The maps of the shelf that a game can be played on, to choose one of them. */
import { useState } from 'react';
import { RadioGroup } from 'react-aria-components';
import { sceneOfItem } from '../../formats/shelf/sceneItem.ts';
import { searchShelf } from '../../store/shelf/search.ts';
import { useShelf } from '../../store/shelf/shelf.ts';
import { SearchInput } from '../../ui/inputs/inputs.tsx';
import { MapTile, mapTiles } from './MapTile.tsx';
import { MapPicture } from './pictures/MapPicture.tsx';
import type { Choosing } from './useGround.ts';

/** With at most this many maps there is no search. */
const FEW = 12;

/** The tiles. A map is loaded when it comes into view, and when the user chooses it. */
export function ShelfMaps({ ground, kinds, scene, choose }: Choosing) {
  const entries = useShelf((shelf) => shelf.entries);
  const read = useShelf((shelf) => shelf.read);
  const status = useShelf((shelf) => shelf.status);
  const [words, setWords] = useState('');
  const maps = entries.filter(({ on }) => on !== undefined && kinds.includes(on));
  if (status === 'loading') return <p className="text-soft">Reading the shelf…</p>;
  if (maps.length === 0)
    return (
      <p className="max-w-prose text-soft">
        {entries.some(({ kind }) => kind === 'scene')
          ? `No map on your shelf is of ${kinds.join(' or ')}, as this game is played.`
          : 'No map is on your shelf yet. In the set-up of a fight “Keep this map on the shelf” puts its map here, for any fight to come.'}
      </p>
    );
  const fetchMap = async (id: string) => {
    const [item] = await read([id]);
    return item?.kind === 'scene' ? sceneOfItem(item) : undefined;
  };
  const found = searchShelf(maps, { words });
  return (
    <div className="flex flex-col gap-3">
      {maps.length > FEW ? (
        <SearchInput label="Find a map" placeholder={`Find among ${maps.length}`} value={words} onChange={setWords} />
      ) : null}
      <RadioGroup
        aria-label="Maps of your shelf"
        value={scene && ground.kept ? ground.kept.id : ''}
        onChange={(id) => void fetchMap(id).then((kept) => kept && choose({ kept: { id, scene: kept } }))}
        className={mapTiles}
      >
        {found.map(({ id, name, summary, folder, rev }) => (
          <MapTile key={id} id={id} name={name} about={[summary, folder].filter(Boolean).join(' · ')}>
            <MapPicture
              as="tile"
              of={`shelf ${id} ${rev}`}
              fetch={() => fetchMap(id)}
              className="aspect-[16/9] w-full rounded-none"
            />
          </MapTile>
        ))}
      </RadioGroup>
      {found.length === 0 ? <p className="text-soft">No map here has these words.</p> : null}
    </div>
  );
}
