/** An area that lies on the map, as the board receives it. */
import type { AreaShape } from '../space/areas/area.ts';
import type { DrawColour } from '../space/drawing.ts';
import type { Place } from '../space/scene.ts';

export interface BoardArea {
  id: string;
  /** The words at its upper rim. */
  text: string;
  colour: DrawColour;
  /** The form; left out where players know only a part of it. */
  shape?: AreaShape | undefined;
  /** The places that it takes in. */
  places: readonly Place[];
  seen: 'players' | 'gm';
}
