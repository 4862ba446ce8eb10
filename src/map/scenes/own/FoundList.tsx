/** What was found in a picture or a map file, in figures, before it is taken. */
import { capitalized, countWords } from '../../../engine/words.ts';
import type { MapFound } from '../../../formats/imported.ts';
import type { Ground } from '../ground.ts';

const number = (n: number): string => n.toLocaleString('en');

/** The figures of a map file as short words; what there is none of is left out. */
export function foundWords(found: MapFound): string[] {
  const { what, columns, rows, square, rooms, doors, walls, lights, objects, notes, picture } = found;
  // A page tells its columns and real doors; the other kind of file has mere outlines.
  const isPage = what.includes('dungeon');
  const some = (n: number, one: string, many?: string): string[] => (n > 0 ? [countWords(n, one, many)] : []);
  return [
    capitalized(what),
    `${columns} × ${rows} squares${picture ? ` of ${number(Math.round(square))} pixels` : ''}`,
    ...some(rooms, 'room'),
    ...(isPage ? some(doors, 'door') : some(doors, 'door or window', 'doors and windows')),
    ...some(walls, 'piece of wall', 'pieces of wall'),
    ...some(lights, 'light'),
    ...(isPage ? some(objects, 'column') : some(objects, 'thing to hide behind', 'things to hide behind')),
    ...some(notes, 'note'),
    picture ? 'its own picture' : 'no picture: it is painted here',
  ];
}

/** The list, of whichever was taken. */
export function FoundList({ ground: { way, file, picture } }: { ground: Ground }) {
  const words =
    way === 'file' && file
      ? foundWords(file.map.found)
      : picture
        ? [
            'A picture',
            `${number(picture.width)} × ${number(picture.height)} pixels`,
            ...(picture.told ? [`its name tells a grid of ${picture.told.columns} by ${picture.told.rows}`] : []),
          ]
        : [];
  return (
    <ul aria-label="What was found" className="flex flex-wrap gap-x-1.5 gap-y-1 text-sm">
      {words.map((word) => (
        <li key={word} className="rounded-md bg-raised px-2 py-0.5">
          {word}
        </li>
      ))}
    </ul>
  );
}
