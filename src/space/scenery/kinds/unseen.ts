/**
 * What a picture shows by itself: its lamps, and things to hide behind. Nothing is painted over the
 * picture; the rules alone learn where they are.
 */
import { lightKind, roundKind } from '../kind.ts';

export const unseenKinds = {
  'unseen light': lightKind(4, roundKind(0.15, 0)),
  'unseen cover': roundKind(0.7, 0.9, 'low', 'hinders'),
};

/** Whether a thing of this kind is shown by the picture below and not painted over it. */
export const isUnseen = (kind: string): boolean => kind in unseenKinds;
