/** The colours of drawings and areas, as the bars of their tools offer them. */
import { SHADES } from '../board/draw/drawFigure.ts';
import { drawColours } from '../space/drawing.ts';

export const colourChoices = drawColours.map((id) => ({
  id,
  label: `${id[0]?.toUpperCase()}${id.slice(1)}`,
  mark: <span aria-hidden className="size-4 rounded-full ring-1 ring-edge" style={{ backgroundColor: SHADES[id] }} />,
}));
