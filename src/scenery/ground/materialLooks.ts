/** How materials look: the colours of soft materials, and the pattern of built ones. */
import type { Material } from '../../space/scenery/materials.ts';
import type { Rgb } from '../pen/colour.ts';

export type FloorPattern =
  | 'planks'
  | 'flagstones'
  | 'tiles'
  | 'marble'
  | 'bricks'
  | 'cobbles'
  | 'carpet'
  | 'furrows'
  | 'slate';

export interface MaterialLook {
  /** The two colours that broad and fine noise mixes. */
  readonly from: Rgb;
  readonly to: Rgb;
  /** The colour of patches here and there. */
  readonly patch?: Rgb;
  /** How far the edge wanders, and how soft it is, in units. */
  readonly wander: number;
  readonly soft: number;
  /** The colour along the material's edge, and how far it reaches, in units. */
  readonly verge?: { readonly colour: Rgb; readonly wide: number };
  /** The colour deep inside the material, and how far inside it begins, in units. */
  readonly deep?: { readonly colour: Rgb; readonly after: number };
  /** A pattern on the material, with sharp edges. */
  readonly pattern?: FloorPattern;
}

const soft = (from: Rgb, to: Rgb, more: Partial<MaterialLook> = {}): MaterialLook => ({
  ...{ from, to, wander: 16, soft: 12 },
  ...more,
});
const built = (pattern: FloorPattern, from: Rgb, to: Rgb): MaterialLook => ({ from, to, wander: 0, soft: 2, pattern });

export const materialLooks: Record<Material, MaterialLook> = {
  grass: soft([66, 84, 44], [96, 112, 58], { patch: [122, 116, 68], wander: 22, soft: 18 }),
  'dry grass': soft([112, 106, 60], [146, 134, 82], { patch: [98, 104, 56], wander: 24, soft: 22 }),
  moss: soft([66, 84, 40], [94, 106, 52], { wander: 20, soft: 16 }),
  'forest floor': soft([72, 66, 42], [98, 88, 56], { patch: [72, 86, 44], wander: 26, soft: 24 }),
  earth: soft([98, 78, 54], [126, 102, 72], { patch: [86, 82, 52], wander: 20, soft: 22 }),
  road: soft([122, 99, 71], [150, 125, 90], { verge: { colour: [106, 98, 64], wide: 26 }, wander: 13, soft: 12 }),
  gravel: soft([120, 114, 102], [148, 141, 126], { wander: 8, soft: 8 }),
  cobbles: built('cobbles', [104, 100, 93], [124, 119, 110]),
  mud: soft([76, 60, 42], [104, 84, 58], { deep: { colour: [62, 50, 38], after: 50 }, wander: 18, soft: 16 }),
  sand: soft([176, 152, 110], [202, 180, 136], { patch: [160, 138, 100], wander: 22, soft: 22 }),
  snow: soft([186, 196, 206], [216, 222, 226], { patch: [168, 182, 200], wander: 22, soft: 18 }),
  ice: soft([150, 178, 190], [182, 204, 212], { verge: { colour: [206, 216, 222], wide: 14 }, wander: 12, soft: 8 }),
  rock: soft([104, 100, 92], [138, 132, 121], { patch: [94, 96, 84], wander: 18, soft: 8 }),
  'cave floor': soft([84, 79, 74], [114, 107, 98], { patch: [70, 70, 68], wander: 18, soft: 12 }),
  'shallow water': soft([72, 108, 112], [96, 130, 128], {
    verge: { colour: [130, 118, 84], wide: 20 },
    deep: { colour: [56, 94, 104], after: 60 },
    wander: 13,
    soft: 7,
  }),
  'deep water': soft([46, 84, 98], [62, 102, 112], {
    verge: { colour: [88, 122, 118], wide: 16 },
    deep: { colour: [28, 58, 76], after: 90 },
    wander: 13,
    soft: 9,
  }),
  bog: soft([62, 66, 44], [84, 86, 54], {
    patch: [46, 62, 58],
    deep: { colour: [44, 56, 52], after: 90 },
    wander: 30,
    soft: 30,
  }),
  field: built('furrows', [104, 82, 54], [132, 106, 70]),
  planks: built('planks', [112, 82, 52], [144, 108, 70]),
  deck: built('planks', [126, 102, 72], [156, 130, 94]),
  flagstones: built('flagstones', [98, 94, 88], [130, 124, 114]),
  tiles: built('tiles', [112, 98, 84], [150, 138, 120]),
  marble: built('marble', [150, 146, 138], [178, 174, 164]),
  bricks: built('bricks', [116, 78, 62], [146, 100, 80]),
  carpet: built('carpet', [104, 42, 42], [126, 54, 50]),
  straw: soft([150, 124, 70], [184, 154, 92], { wander: 16, soft: 18 }),
  ash: soft([82, 80, 78], [112, 108, 104], { patch: [58, 56, 56], wander: 22, soft: 20 }),
  lava: soft([196, 74, 24], [238, 148, 50], {
    verge: { colour: [44, 34, 32], wide: 26 },
    patch: [92, 40, 28],
    wander: 16,
    soft: 8,
  }),
  slate: built('slate', [80, 86, 92], [108, 114, 118]),
  sewage: soft([74, 78, 44], [98, 98, 58], { deep: { colour: [56, 62, 38], after: 40 }, wander: 6, soft: 6 }),
};

/** The look of a material that this version does not know: plain earth. */
export const UNKNOWN_MATERIAL: MaterialLook = materialLooks.earth;
