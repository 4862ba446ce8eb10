/** Tokens on the canvas: one picture each, drawn once and moved. The one being dragged goes to a layer of its own. */
import type { Point } from '../../../space/scene.ts';
import type { Spot } from '../../layout/spot.ts';
import { fallsBetween, type Strike } from '../../layout/strikes.ts';
import type { Box } from '../../layout/viewMath.ts';
import { type Layer, makeShape } from '../../stage.ts';
import type { BoardToken } from '../../types.ts';
import { drawFigure, looksAlike, makeBitmaps, type SpriteLook } from './bitmaps.ts';
import { depth } from './depth.ts';
import { drawNameAt } from './drawPlates.ts';
import { type LabelScene, makeLabels } from './labels.ts';
import { makeMotions } from './motions.ts';
import type { Sprite, Sprites } from './spriteTypes.ts';

/** How much is left to see of whoever has no part in what is asked. */
const ASIDE = 0.45;

/** More than these at once fall or go without being shown one by one. */
const FEW = 12;

/** How long the pointer must rest on a token until its name is written whole, in milliseconds: all others make room, so all are painted. */
const REST = 130;

export function makeSprites(layer: Layer, dragLayer: Layer): Sprites {
  const sprites = new Map<string, Sprite>();
  const bitmaps = makeBitmaps();
  const labels = makeLabels();
  const motions = makeMotions(layer);
  let strikes: readonly Strike[] = [];
  let lifted: string | undefined;
  let hovered: string | undefined;
  /** On whom the pointer has rested long enough. */
  let rested: string | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let latest: LabelScene | undefined;

  const drawName = (context: CanvasRenderingContext2D, { token, node, spot }: Sprite, at: Point, pointed = false) => {
    const name = pointed ? labels.pointedAt(token.id) : labels.name(token.id);
    if (!name || !latest || !node.visible) return;
    context.globalAlpha = token.aside ? ASIDE : 1;
    drawNameAt(context, name, { ...at, radius: spot.radius }, latest.look, node.layer === layer ? 'sharp' : 'carried');
  };
  // The words of the scene lie under all figures, all names above them, so that none is covered by a neighbour's face.
  const words = makeShape((context) => labels.drawWords(context));
  const names = makeShape((context) => {
    for (const sprite of sprites.values()) if (sprite.node.layer === layer) drawName(context, sprite, sprite.node);
    const pointed = rested === undefined ? undefined : sprites.get(rested);
    if (pointed?.node.layer === layer) drawName(context, pointed, pointed.node, true);
  });
  for (const shape of [words, motions.streaks, names]) layer.add(shape);

  const make = (token: BoardToken, spot: Spot, look: SpriteLook): Sprite => {
    const node = makeShape((context) => {
      const { token, spot: at, drawn } = sprite;
      context.globalAlpha = node.opacity * (token.aside ? ASIDE : token.standing === 'out' ? 0.62 : 1);
      drawFigure(context, drawn, at.radius);
      if (node.layer === dragLayer) drawName(context, sprite, { x: 0, y: 0 });
    }, spot);
    const sprite: Sprite = { token, spot, node, drawn: bitmaps.of(token, spot.radius, look) };
    layer.add(node);
    return sprite;
  };

  const remove = (id: string, sprite: Sprite, how: 'at once' | 'seen off' = 'at once') => {
    motions.settle(sprite);
    if (how === 'seen off' && sprite.node.visible) motions.leave(sprite);
    else sprite.node.layer?.remove(sprite.node);
    sprites.delete(id);
    if (lifted === id) lifted = undefined;
  };

  /** Everybody but those for whom another stands. */
  const standing = (): Sprite[] => [...sprites.values()].filter(({ spot }) => spot.behind === undefined);

  const order = () => {
    const wanted = [...sprites.values()]
      .filter(({ node }) => node.layer === layer)
      .sort((a, b) => depth(a) - depth(b))
      .map(({ node }) => node);
    const known = new Set([words, motions.streaks, names, ...wanted]);
    const gone = layer.shapes.filter((shape) => !known.has(shape));
    layer.order([words, motions.streaks, ...gone, ...wanted, names]);
  };

  /** Whether anything of a token that shows is another than before. */
  const renew = (sprite: Sprite, token: BoardToken, spot: Spot, look: SpriteLook, same: boolean): boolean => {
    const { token: old, spot: stood } = sprite;
    const moved = stood.x !== spot.x || stood.y !== spot.y;
    if (same && old === token && !moved && stood.radius === spot.radius && stood.behind === spot.behind) return false;
    sprite.token = token;
    sprite.spot = spot;
    sprite.drawn = bitmaps.of(token, spot.radius, look);
    if (moved && lifted !== token.id) motions.glide(sprite, spot);
    return true;
  };

  return {
    update(scene, tokens, spots, look, room, written) {
      const before = latest?.look;
      const same = before !== undefined && looksAlike(before, look);
      let changed = !same;
      const present = new Set<string>();
      const befell: [string, 'fall' | 'rout'][] = [];
      for (const token of tokens) {
        const spot = spots.get(token.id);
        if (!spot) continue;
        present.add(token.id);
        const known = sprites.get(token.id);
        if (known) {
          const kind = fallsBetween(known.token, token);
          if (kind && befell.length < FEW) befell.push([token.id, kind]);
          if (renew(known, token, spot, look, same)) changed = true;
          continue;
        }
        sprites.set(token.id, make(token, spot, look));
        changed = true;
      }
      const gone = [...sprites].filter(([id]) => !present.has(id));
      // Another map, or a crowd that goes: that is no rout.
      const seenOff = latest?.scene === scene && gone.length <= FEW;
      for (const [id, sprite] of gone) remove(id, sprite, seenOff ? 'seen off' : 'at once');
      latest = { scene, tokens, spots, look, room, written };
      if (labels.plan(latest)) changed = true;
      if (!changed && gone.length === 0 && strikes.length === 0) return;
      motions.strike(strikes, (id) => sprites.get(id));
      for (const [id, kind] of befell) {
        const sprite = sprites.get(id);
        if (sprite) motions.fall(sprite, kind);
      }
      strikes = [];
      order();
      bitmaps.tidy([...sprites.values()].map(({ drawn }) => drawn));
      layer.redraw();
    },
    strike(what) {
      strikes = what;
    },
    show(part) {
      for (const { node, spot } of sprites.values()) {
        const room = spot.radius * 2.4;
        const seen =
          spot.behind === undefined &&
          spot.x > part.x - room &&
          spot.y > part.y - room &&
          spot.x < part.x + part.width + room &&
          spot.y < part.y + part.height + room;
        node.visible = seen;
      }
    },
    covered: () => {
      const unit = 1 / (latest?.look.scale ?? 1);
      const boxes: Box[] = labels.words().map(({ x, y, width, height }) => ({
        x: x * unit,
        y: y * unit,
        width: width * unit,
        height: height * unit,
      }));
      for (const { token, spot } of standing()) {
        const plate = labels.name(token.id)?.plate;
        boxes.push({
          x: spot.x - spot.radius,
          y: spot.y - spot.radius,
          width: 2 * spot.radius,
          height: 2 * spot.radius,
        });
        if (!plate) continue;
        const { x, y, width, height } = plate;
        boxes.push({
          x: spot.x + (x - width / 2) * unit,
          y: spot.y + y * unit,
          width: width * unit,
          height: height * unit,
        });
      }
      return boxes;
    },
    laid: () => ({
      words: labels.words(),
      figures: standing().map(({ token, spot }) => ({ token, spot, plate: labels.name(token.id)?.plate })),
    }),
    hover(id) {
      if (id === hovered) return;
      hovered = id;
      clearTimeout(rest);
      rest = setTimeout(() => {
        // Where its name is whole already, nothing needs to be painted anew.
        const shows = (one: string | undefined) => one !== undefined && labels.pointedAt(one) !== undefined;
        const anew = shows(rested) || shows(hovered);
        rested = hovered;
        if (anew) layer.redraw();
      }, REST);
    },
    at(point) {
      let best: Sprite | undefined;
      for (const sprite of standing()) {
        const { spot } = sprite;
        if (
          Math.hypot(point.x - spot.x, point.y - spot.y) <= spot.radius * 1.12 &&
          (!best || depth(sprite) > depth(best))
        )
          best = sprite;
      }
      return best?.token;
    },
    within: (box) =>
      [...sprites.values()]
        .filter(
          ({ spot }) =>
            spot.x >= box.x && spot.y >= box.y && spot.x <= box.x + box.width && spot.y <= box.y + box.height,
        )
        .map(({ token }) => token.id),
    spot: (id) => sprites.get(id)?.spot,
    lift(id) {
      const sprite = sprites.get(id);
      if (!sprite) return false;
      motions.settle(sprite);
      lifted = id;
      dragLayer.add(sprite.node);
      return true;
    },
    carry(id, to) {
      const node = sprites.get(id)?.node;
      if (!node) return;
      [node.x, node.y] = [to.x, to.y];
      node.layer?.redraw();
    },
    release(id) {
      lifted = undefined;
      const sprite = sprites.get(id);
      if (!sprite) return;
      layer.add(sprite.node);
      motions.glide(sprite, sprite.spot);
      order();
    },
    forget() {
      bitmaps.forget();
      labels.forget();
      latest = undefined;
    },
    dispose() {
      clearTimeout(rest);
      motions.finish();
      for (const [id, sprite] of sprites) remove(id, sprite);
      for (const shape of [words, motions.streaks, names]) layer.remove(shape);
      bitmaps.forget();
      labels.forget();
    },
  };
}
