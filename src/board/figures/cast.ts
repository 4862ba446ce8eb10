/**
 * All figures of a board, outside React: their nodes, their drawings, their names, and the search
 * for the figure under a point.
 */
import type { RefObject } from 'react';
import type { Point } from '../../space/scene.ts';
import { type BoardEffect, effectsBetween, withWave } from '../layout/happenings/effects.ts';
import { fallsAmong, type Strike, strikesBetween } from '../layout/happenings/strikes.ts';
import type { Spot } from '../layout/spot.ts';
import type { Box } from '../layout/viewMath.ts';
import type { SetWord } from '../layout/words/planWords.ts';
import type { Plate } from '../layout/words/plates.ts';
import { drawNameAt } from '../paint/tokens/drawPlates.ts';
import type { GroupNode, LayerNode } from '../tree/konva.ts';
import type { BoardProps, BoardToken } from '../types.ts';
import { looksAlike } from './bitmaps.ts';
import { followed, slideFigure } from './carrying.ts';
import { ASIDE, makeDrawings, opacityOf } from './drawings.ts';
import { makeEffects } from './effects.ts';
import { makeShownFan } from './fans.ts';
import { type LabelScene, makeLabels, type Name } from './labels.ts';
import { makeMotions } from './motions.ts';
import { makeRestedPointer } from './pointing.ts';
import { makeStack } from './stacking.ts';
import { coveredBy, FEW, idsWithin, isSameSpot, type Standing, standingOf, tokenAt } from './standing.ts';

/** The layers that hold figures. */
export interface Layers {
  figures: RefObject<LayerNode | null>;
  /** The layer of the figure that is carried. */
  carried: RefObject<LayerNode | null>;
  /** The group for the lines of blows, which lie below all figures. */
  streaks: RefObject<GroupNode | null>;
  /** The group for effects, which lie above all figures. */
  effects: RefObject<GroupNode | null>;
}

/** Figures, and the newest sentences about them. */
type TokensWithNews = Pick<BoardProps, 'tokens' | 'news'>;

export interface Cast {
  /**
   * Takes over a figure's node; the returned function gives the node back. A figure that was seen
   * before begins at its last spot.
   */
  enter(id: string, node: GroupNode, spot: Point): () => void;
  /**
   * Paints a figure as it is now; one that is leaving as it was. The context's origin is the
   * figure's middle.
   */
  paint(pen: CanvasRenderingContext2D, id: string, leaving?: Standing): void;
  /** Writes the name of a carried figure. The context's origin is the figure's middle. */
  writeName(pen: CanvasRenderingContext2D, id: string): void;
  /** Writes the words of the scene, which lie below all figures. */
  writeWords(pen: CanvasRenderingContext2D): void;
  /** Writes the names of all figures that are not carried. The names lie above all figures. */
  writeNames(pen: CanvasRenderingContext2D): void;
  /**
   * Takes over new tokens and a new look; a figure whose spot changed glides there. True when the
   * figures' layer must be painted again.
   */
  update(now: LabelScene): boolean;
  /**
   * Takes over what new sentences say, to show its blows and effects at the next update. True when
   * there are any.
   */
  tell(before: TokensWithNews, now: TokensWithNews): boolean;
  /** The effects that are on the map now. */
  effects(): readonly BoardEffect[];
  /** Shows a figure leaving the map; calls `gone` when the figure is out of sight. */
  leave(id: string, spot: Spot, gone: () => void): void;
  /** Shows only figures that lie in this part of the map. */
  show(part: Box): void;
  /** The boxes of faces and names, in map pixels. Words of the map keep clear of them. */
  covered(): Box[];
  /** The words of the scene that are shown, in window pixels from the map's corner. */
  words(): readonly SetWord[];
  /** Everybody with their spots and names, as laid out at present. */
  laid(): {
    words: readonly SetWord[];
    /** The ids of the figures that are fanned out. */
    fanned: readonly string[];
    figures: { token: BoardToken; spot: Spot; plate: Plate | undefined }[];
  };
  /**
   * Says which figure the pointer is on, and where it is on the map: the name of that figure, or
   * else the words of the icon there, are shown whole.
   */
  hover(id: string | undefined, at: Point | undefined): void;
  /** Says which place the keys point at, by its key: all icons there show their words. */
  focus(place: string | undefined): void;
  /** The topmost token under a map point. */
  at(point: Point): BoardToken | undefined;
  /** The ids of the tokens whose middle is in a box. */
  within(box: Box): string[];
  spot(id: string): Spot | undefined;
  /**
   * Carries a figure to a point. Without an id the hand has let go, and the figure glides to its
   * spot.
   */
  carry(id: string | undefined, to?: Point): void;
  /**
   * Forgets all drawings, so that the next update makes them anew. Used when the font has been
   * loaded.
   */
  forget(): void;
  dispose(): void;
}

export function makeCast(layers: Layers): Cast {
  const nodes = new Map<string, GroupNode>();
  /** The last positions of figures whose node is gone for the moment. They continue from there. */
  const lastAt = new Map<string, Point>();
  const stack = makeStack(nodes);
  const drawings = makeDrawings();
  const labels = makeLabels();
  const motions = makeMotions(layers.streaks);
  const shownEffects = makeEffects(layers.effects);
  let strikes: readonly Strike[] = [];
  let effects: readonly BoardEffect[] = [];
  let carried: { id: string; to: Point | undefined } | undefined;
  const fan = makeShownFan();
  const pointer = makeRestedPointer((before, after) => {
    // When the figure's name is whole already, nothing needs to be painted again.
    const shows = (id: string | undefined) =>
      id !== undefined && (labels.pointedAt(id) !== undefined || labels.words().some((word) => word.id === id));
    if (fan.restOn(after, now) || shows(before) || shows(after)) layers.figures.current?.batchDraw();
  });
  let now: LabelScene | undefined;
  let tokens: ReadonlyMap<string, BoardToken> = new Map();
  let focused: string | undefined;

  const spotOf = (id: string): Spot | undefined => now?.spots.get(id);
  const standing = (): Standing[] => (now ? standingOf(now.tokens, now.spots) : []);
  const write = (
    pen: CanvasRenderingContext2D,
    token: BoardToken,
    name: Name | undefined,
    at: Point & Spot,
    how: 'sharp' | 'carried',
  ) => {
    if (!name || !now) return;
    pen.globalAlpha = token.aside ? ASIDE : 1;
    drawNameAt(pen, name, at, now.look, how);
  };
  /** Shows the falls that happened between two states. */
  const showFalls = (before: LabelScene, after: LabelScene) => {
    for (const { id, kind } of fallsAmong(before.tokens, after.tokens, FEW)) {
      const node = nodes.get(id);
      if (node) motions.fall(node, kind);
    }
  };
  /** Takes over new tokens and spots; true when a figure looks or stands otherwise than before. */
  const takeLooks = (before: LabelScene | undefined, after: LabelScene): boolean => {
    if (before?.tokens === after.tokens && before.spots === after.spots) return false;
    const old = tokens;
    tokens = new Map(after.tokens.map((token) => [token.id, token]));
    let isChanged = old.size !== tokens.size;
    for (const [id, token] of tokens) {
      if (old.get(id) === token && isSameSpot(before?.spots.get(id), after.spots.get(id))) continue;
      isChanged = true;
      const node = nodes.get(id);
      node?.opacity(opacityOf(token));
      if (id === carried?.id) node?.getLayer()?.batchDraw();
    }
    return isChanged;
  };
  const place = () => {
    for (const [id, node] of nodes) {
      const spot = spotOf(id);
      if (spot && carried?.id !== id) motions.glide(node, spot);
    }
  };

  return {
    enter(id, node, spot) {
      const from = (carried?.id === id ? carried.to : undefined) ?? lastAt.get(id) ?? spot;
      node.position({ x: from.x, y: from.y });
      lastAt.delete(id);
      nodes.set(id, node);
      stack.upset();
      if (node.getLayer() === layers.carried.current) followed(node);
      return () => {
        motions.settle(node);
        lastAt.set(id, node.position());
        if (nodes.get(id) === node) nodes.delete(id);
      };
    },
    paint(pen, id, leaving) {
      const [token, spot] = [leaving?.token ?? tokens.get(id), leaving?.spot ?? spotOf(id)];
      if (token && spot && now) drawings.paint(pen, { token, spot }, now.look);
    },
    writeName(pen, id) {
      const [token, spot] = [tokens.get(id), spotOf(id)];
      if (token && spot) write(pen, token, labels.name(id), { ...spot, x: 0, y: 0 }, 'carried');
    },
    writeWords: (pen) => labels.drawWords(pen),
    writeNames(pen) {
      const one = ({ token, spot }: Standing, name: Name | undefined) => {
        const node = nodes.get(token.id);
        if (node?.visible() && carried?.id !== token.id)
          write(pen, token, name, { ...node.position(), radius: spot.radius }, 'sharp');
      };
      for (const figure of standing()) one(figure, labels.name(figure.token.id));
      const pointed = standing().find(({ token }) => token.id === pointer.rested());
      if (pointed) one(pointed, labels.pointedAt(pointed.token.id));
      labels.drawChips(pen, ({ id, of }) => id === pointer.rested() || of === focused);
      if (!now) return;
      const { look } = now;
      fan.draw(pen, now.tokens, {
        drawn: (token, spot) => drawings.apart(token, spot, look),
        write: (token, spot) => write(pen, token, labels.nameAt(token, spot), spot, 'sharp'),
      });
    },
    update(next) {
      const before = now;
      now = next;
      if (before?.spots !== next.spots) fan.close();
      const isNamed = labels.plan(next);
      const isChanged = takeLooks(before, next);
      const isStacked = stack.order(standing());
      if (before && before.tokens !== next.tokens && before.scene === next.scene) showFalls(before, next);
      place();
      if (strikes.length > 0)
        motions.strike(strikes, (id) => {
          const [node, spot] = [nodes.get(id), spotOf(id)];
          return node && spot && { node, spot };
        });
      strikes = [];
      if (effects.length > 0) {
        // A combatant who left the map shows the effect where they stood.
        const stood = (id: string) => spotOf(id) ?? before?.spots.get(id);
        shownEffects.show(withWave(effects, stood), stood, next.look.least);
        effects = [];
      }
      if (before?.tokens !== next.tokens) {
        const isHere = (id: string) => tokens.has(id) || nodes.has(id);
        for (const id of lastAt.keys()) if (!isHere(id)) lastAt.delete(id);
        drawings.tidy(isHere);
      }
      return isNamed || isChanged || isStacked || !before || !looksAlike(before.look, next.look);
    },
    tell(then, now) {
      if (then.news === now.news) return false;
      strikes = strikesBetween(then.tokens, now.tokens, now.news, then.news);
      effects = effectsBetween(then.tokens, now.tokens, now.news, then.news);
      return strikes.length > 0 || effects.length > 0;
    },
    effects: shownEffects.shown,
    leave(id, spot, gone) {
      const node = nodes.get(id);
      if (node?.visible()) motions.leave({ node, spot }, gone);
      else gone();
    },
    show(part) {
      for (const [id, node] of nodes) {
        const spot = spotOf(id);
        if (!spot) continue;
        const room = spot.radius * 2.4;
        const seen =
          spot.behind === undefined &&
          spot.x > part.x - room &&
          spot.y > part.y - room &&
          spot.x < part.x + part.width + room &&
          spot.y < part.y + part.height + room;
        if (node.visible() !== seen) node.visible(seen);
      }
    },
    covered: () =>
      coveredBy(standing(), {
        words: labels.words(),
        name: (id) => labels.name(id)?.plate,
        unit: 1 / (now?.look.scale ?? 1),
      }),
    words: labels.words,
    laid: () => ({
      words: labels.words(),
      fanned: fan.ids(),
      figures: standing().map(({ token, spot }) => ({ token, spot, plate: labels.name(token.id)?.plate })),
    }),
    hover: (id, at) => pointer.on(id ?? (at && labels.chipAt(at))),
    focus(place) {
      if (place === focused) return;
      focused = place;
      layers.figures.current?.batchDraw();
    },
    at: (point) => {
      const meant = fan.meant(point);
      return meant === undefined ? tokenAt(standing(), point) : tokens.get(meant);
    },
    within: (box) => idsWithin(now?.spots ?? new Map(), box),
    spot: spotOf,
    carry(id, to) {
      carried = id === undefined ? undefined : { id, to };
      const node = id === undefined ? undefined : nodes.get(id);
      const layer = layers.carried.current;
      if (!node || !to || !layer || node.getLayer() !== layer) return;
      node.position(to);
      slideFigure(layer, node);
    },
    forget() {
      drawings.forget();
      labels.forget();
    },
    dispose() {
      pointer.dispose();
      motions.finish();
      shownEffects.clear();
      drawings.forget();
      labels.forget();
    },
  };
}
