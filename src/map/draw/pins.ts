/** Finds the pin under a point of the map. The pin's name counts as part of the pin. */
import { wordsBox } from '../../board/draw/pencil.ts';
import type { Fight } from '../../engine/fight.ts';
import type { Id } from '../../engine/words.ts';
import { pinsOf } from '../../space/notes.ts';
import type { Point } from '../../space/scene.ts';

/** Gives the uppermost pin at this point. Undefined where there is none. */
export const pinAt = (fight: Pick<Fight, 'scene' | 'notes'>, point: Point): Id | undefined =>
  pinsOf(fight).findLast(({ figure, width }) => {
    if (figure.kind !== 'words') return false;
    const box = wordsBox(figure.at, figure.text, width);
    return point.x >= box.x && point.y >= box.y && point.x <= box.x + box.width && point.y <= box.y + box.height;
  })?.id;
