/**
 * All colours of both themes and of paper, for the page's style sheets and for what the board
 * paints. The build writes the page's colours as custom properties (`tools/build/themeColours.ts`).
 */

/** The colour of the present: whose turn it is, what is picked. */
const AMBER = '#ffb257';
/** The sides by their stance, on dark ground and on light. */
const NIGHT = { party: '#79b0ff', ally: '#71cc8f', neutral: '#ddd46e', foe: '#f0766b' };
const DAY = { party: '#1f5fbf', ally: '#1b7340', neutral: '#7a6600', foe: '#b3372b' };
/** The same sides in colours so dark that white words can be read on them. */
const DEEP = { party: '#123a66', ally: '#10472f', neutral: '#524312', foe: '#5c1b19' };

/** The page's custom properties by theme, without their two dashes; `paper` is what is printed. */
export const pageColours = {
  /** The table at night: a dark, quiet room; the map and the dice are lit. */
  dark: {
    room: '#0c0e11',
    panel: '#14171b',
    raised: '#1c2025',
    lifted: '#272c33',
    line: '#262b31',
    edge: '#6c747e',
    ink: '#f1ede6',
    soft: '#b9b6ae',
    faint: '#93938e',
    now: AMBER,
    'now-fill': AMBER,
    'on-now': '#221303',
    'now-wash': '#33271a',
    danger: '#ff8a96',
    'danger-fill': '#c2314a',
    'on-danger': '#ffffff',
    'danger-wash': '#381c22',
    ...NIGHT,
    lift: '0 10px 40px rgb(0 0 0 / 0.55), 0 1px 0 rgb(255 255 255 / 0.05) inset',
    float: '0 4px 18px rgb(0 0 0 / 0.5), 0 0 0 1px rgb(255 255 255 / 0.04)',
  },
  /** The table by day: for sunny rooms. */
  light: {
    room: '#e4e0d8',
    panel: '#f5f2ec',
    raised: '#ffffff',
    lifted: '#ebe6dc',
    line: '#d9d3c7',
    edge: '#87826f',
    ink: '#1d1e21',
    soft: '#4c4c47',
    faint: '#63625b',
    now: '#8f4b00',
    'now-fill': '#a05500',
    'on-now': '#ffffff',
    'now-wash': '#fae8cf',
    danger: '#ab1f39',
    'danger-fill': '#ab1f39',
    'on-danger': '#ffffff',
    'danger-wash': '#fbe3e5',
    ...DAY,
    lift: '0 10px 34px rgb(60 50 30 / 0.2), 0 0 0 1px rgb(60 50 30 / 0.06)',
    float: '0 4px 16px rgb(60 50 30 / 0.22), 0 0 0 1px rgb(60 50 30 / 0.08)',
  },
  /** Black on white in either theme. Grounds are left out, to save ink. */
  paper: {
    room: '#ffffff',
    panel: '#ffffff',
    raised: '#ffffff',
    lifted: '#ffffff',
    line: '#a9a9a9',
    edge: '#6b6b6b',
    ink: '#000000',
    soft: '#2b2b2b',
    faint: '#4a4a4a',
    now: '#000000',
    'now-wash': '#ffffff',
    danger: '#000000',
    ...DAY,
    foe: '#b3261e',
  },
} as const;

const boardAtNight = {
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
  now: AMBER,
  danger: '#ff6b5e',
  good: '#62d391',
  focus: '#ffffff',
  frame: '#9ecbff',
  dusk: 0.24,
  marks: {
    reach: { fill: 'rgba(120,190,255,0.17)', edge: '#8cc8ff' },
    pick: { fill: 'rgba(255,178,87,0.18)', edge: AMBER },
    area: { fill: 'rgba(255,107,94,0.24)', edge: '#ff8478' },
    blocked: { fill: 'rgba(150,150,160,0.20)', edge: '#a6a9b3' },
  },
  markRim: 'rgba(6,8,12,0.72)',
  sides: {
    party: { ring: NIGHT.party, deep: DEEP.party },
    ally: { ring: NIGHT.ally, deep: DEEP.ally },
    neutral: { ring: NIGHT.neutral, deep: DEEP.neutral },
    foe: { ring: NIGHT.foe, deep: DEEP.foe },
  },
} as const;

/** The board's colours by theme: a table at night, and a lighter one for sunny rooms. */
export const boardColours = {
  dark: boardAtNight,
  light: {
    ...boardAtNight,
    room: ['#eceae4', '#d3d0c8'],
    cast: 'rgba(90,80,60,0.16)',
    outside: 'rgba(226,221,211,0.70)',
    beyond: 'rgba(70,60,40,0.30)',
    zoneFill: 'rgba(255,255,255,0.10)',
    zoneGlow: 'rgba(40,30,10,0.065)',
    zoneEdge: 'rgba(40,34,24,0.50)',
    wall: '#2a2620',
    way: 'rgba(255,250,238,0.98)',
    grid: 'rgba(20,16,10,0.46)',
    plate: 'rgba(20,21,24,0.86)',
    frame: '#0b5cad',
    dusk: 0,
    marks: {
      reach: { fill: 'rgba(20,110,210,0.24)', edge: '#0b5cad' },
      pick: { fill: 'rgba(255,176,20,0.36)', edge: '#8a5a00' },
      area: { fill: 'rgba(210,40,30,0.26)', edge: '#a81d14' },
      blocked: { fill: 'rgba(70,70,80,0.26)', edge: '#4a4c55' },
    },
    markRim: 'rgba(255,253,246,0.82)',
    sides: {
      party: { ring: '#3f8fe8', deep: DEEP.party },
      ally: { ring: '#2fae74', deep: DEEP.ally },
      neutral: { ring: '#d6ad2c', deep: DEEP.neutral },
      foe: { ring: '#e2483f', deep: DEEP.foe },
    },
  },
} as const;
