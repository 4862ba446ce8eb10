/** What the tokens of a board are asked for and told, and what each is made of. */
import type { Point, Scene } from '../../../space/scene.ts';
import type { Spot } from '../../layout/spot.ts';
import type { Strike } from '../../layout/strikes.ts';
import type { Box } from '../../layout/viewMath.ts';
import type { SetWord } from '../../layout/words/planWords.ts';
import type { Plate } from '../../layout/words/plates.ts';
import type { Shape } from '../../stage.ts';
import type { BoardToken, WordRoom } from '../../types.ts';
import type { Drawn, SpriteLook } from './bitmaps.ts';

/** A token on the canvas. */
export interface Sprite {
  token: BoardToken;
  spot: Spot;
  node: Shape;
  drawn: Drawn;
}

export interface Sprites {
  /** Brings the canvas to these tokens; one whose spot changed glides there. Call `show` afterwards or paint. */
  update(
    scene: Scene,
    tokens: readonly BoardToken[],
    spots: ReadonlyMap<string, Spot>,
    look: SpriteLook,
    room: WordRoom | undefined,
    written: readonly Box[],
  ): void;
  /** Has these blows shown with the next update. */
  strike(strikes: readonly Strike[]): void;
  /** Shows only what lies in this part of the map. */
  show(part: Box): void;
  /** What faces and names cover, in map pixels: words of the map keep clear of it. */
  covered(): Box[];
  /** Everybody with their spots and names, as they are laid out. */
  laid(): {
    words: readonly SetWord[];
    figures: { token: BoardToken; spot: Spot; plate: Plate | undefined }[];
  };
  /** Says whom the pointer is on: its name is shown whole. */
  hover(id: string | undefined): void;
  /** The topmost token under a map point. */
  at(point: Point): BoardToken | undefined;
  /** Ids of the tokens whose middle is in a box. */
  within(box: Box): string[];
  spot(id: string): Spot | undefined;
  lift(id: string): boolean;
  carry(id: string, to: Point): void;
  /** Lets go: the token glides to its spot, wherever that is by then. */
  release(id: string): void;
  /** Forgets all pictures, so that the next update draws them anew: the font has come. */
  forget(): void;
  dispose(): void;
}
