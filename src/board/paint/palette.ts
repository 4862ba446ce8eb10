/** The board's colours: a table at night, and a lighter one for sunny rooms. Sides keep their colour in both. */
import type { BoardMark, BoardToken } from '../types.ts';

export type Theme = 'dark' | 'light';

export interface Palette {
  /** The room around the map: middle and rim of a soft light. */
  room: readonly [string, string];
  ink: string;
  inkSoft: string;
  /** Behind words drawn on the map. */
  plate: string;
  plateEdge: string;
  /** The shadow of the map on the table. */
  cast: string;
  /** Over the ground beyond the map, so that it is quiet. */
  outside: string;
  /** Over the ground that belongs to no zone. */
  beyond: string;
  zoneFill: string;
  zoneGlow: string;
  zoneEdge: string;
  wall: string;
  way: string;
  door: string;
  doorOpen: string;
  grid: string;
  tokenFace: readonly [string, string];
  tokenInk: string;
  now: string;
  danger: string;
  good: string;
  focus: string;
  frame: string;
  /** How strongly the ground's texture is darkened, 0 to 1. */
  dusk: number;
  marks: Readonly<Record<BoardMark['tone'], { fill: string; edge: string }>>;
  sides: Readonly<Record<BoardToken['stance'], { ring: string; deep: string }>>;
}

const DARK: Palette = {
  room: ['#171b22', '#0b0d11'],
  ink: '#f3efe6',
  inkSoft: '#c3c0b8',
  plate: 'rgba(12,14,18,0.86)',
  plateEdge: 'rgba(255,255,255,0.14)',
  cast: 'rgba(0,0,0,0.5)',
  outside: 'rgba(9,12,18,0.60)',
  beyond: 'rgba(5,7,12,0.52)',
  zoneFill: 'rgba(255,244,222,0.035)',
  zoneGlow: 'rgba(8,8,10,0.08)',
  zoneEdge: 'rgba(255,244,222,0.34)',
  wall: '#0a0b0e',
  way: 'rgba(255,238,205,0.85)',
  door: '#8a5a2b',
  doorOpen: '#c08a4e',
  grid: 'rgba(255,255,255,0.20)',
  tokenFace: ['#39404c', '#1b1f27'],
  tokenInk: '#f4f1ea',
  now: '#ffb257',
  danger: '#ff6b5e',
  good: '#62d391',
  focus: '#ffffff',
  frame: '#9ecbff',
  dusk: 0.24,
  marks: {
    reach: { fill: 'rgba(120,190,255,0.17)', edge: '#8cc8ff' },
    pick: { fill: 'rgba(255,178,87,0.18)', edge: '#ffb257' },
    area: { fill: 'rgba(255,107,94,0.24)', edge: '#ff8478' },
    blocked: { fill: 'rgba(150,150,160,0.20)', edge: '#a6a9b3' },
  },
  sides: {
    party: { ring: '#79b0ff', deep: '#123a66' },
    ally: { ring: '#71cc8f', deep: '#10472f' },
    neutral: { ring: '#ddd46e', deep: '#524312' },
    foe: { ring: '#f0766b', deep: '#5c1b19' },
  },
};

const LIGHT: Palette = {
  ...DARK,
  room: ['#eceae4', '#d3d0c8'],
  cast: 'rgba(90,80,60,0.16)',
  outside: 'rgba(226,221,211,0.70)',
  beyond: 'rgba(70,60,40,0.30)',
  zoneFill: 'rgba(255,255,255,0.10)',
  zoneGlow: 'rgba(40,30,10,0.065)',
  zoneEdge: 'rgba(40,34,24,0.50)',
  wall: '#2a2620',
  way: 'rgba(255,250,238,0.98)',
  grid: 'rgba(20,16,10,0.26)',
  plate: 'rgba(20,21,24,0.86)',
  frame: '#0b5cad',
  dusk: 0,
  marks: {
    reach: { fill: 'rgba(20,110,210,0.24)', edge: '#0b5cad' },
    pick: { fill: 'rgba(255,176,20,0.36)', edge: '#8a5a00' },
    area: { fill: 'rgba(210,40,30,0.26)', edge: '#a81d14' },
    blocked: { fill: 'rgba(70,70,80,0.26)', edge: '#4a4c55' },
  },
  sides: {
    party: { ring: '#3f8fe8', deep: '#123a66' },
    ally: { ring: '#2fae74', deep: '#10472f' },
    neutral: { ring: '#d6ad2c', deep: '#524312' },
    foe: { ring: '#e2483f', deep: '#5c1b19' },
  },
};

export const palette = (theme: Theme): Palette => (theme === 'dark' ? DARK : LIGHT);
