/**
 * Konva as the board uses it: its core, the shapes in use, and React's elements for them. No other
 * file of the board imports react-konva.
 */
import { Konva } from 'konva/lib/Core.js';
import 'konva/lib/shapes/Image.js';
import 'konva/lib/shapes/Rect.js';
import 'konva/lib/shapes/Text.js';

// react-konva draws what React has changed in the next frame, and code that changes a node past
// React asks for the drawing itself. If Konva drew on its own, each step of the camera would paint
// every layer twice: once together with its CSS transform, and again a frame later.
Konva.autoDrawEnabled = false;

export type { Group as GroupNode } from 'konva/lib/Group.js';
export type { Layer as LayerNode } from 'konva/lib/Layer.js';
export type { Shape as ShapeNode } from 'konva/lib/Shape.js';
export type { Stage as StageNode } from 'konva/lib/Stage.js';
export { Tween } from 'konva/lib/Tween.js';
export { Group, Image, Layer, Rect, Shape, Stage, Text } from 'react-konva/lib/ReactKonvaCore.js';
export { Konva };
