/** Ready-made combatants of no particular game, whose figures a table changes. */
import type { Creature } from '../../../engine/ruleset.ts';
import { creaturesOf } from '../../common/creatures.ts';
import { type FreeformSheet, type OwnRoll, type OwnTrack, sheetRecord } from '../sheet/sheet.ts';

const creature = creaturesOf(sheetRecord, ({ hits, tracks, rolls }) =>
  [
    hits.most > 0 ? `${hits.most} hit points` : 'no hit points',
    ...tracks.map(({ name, max }) => `${name} ${max}`),
    ...rolls.map(({ name, formula }) => `${name} ${formula}`),
  ].join(', '),
);
const hits = (most: number): FreeformSheet['hits'] => ({ left: most, most, end: 'out' });
const roll = (name: string, formula: string, does: OwnRoll['does'] = 'tell'): OwnRoll => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  formula,
  does,
});
const harm = (name: string, formula: string) => roll(name, formula, 'harm');
const track = (name: string, max: number, differs: Partial<OwnTrack> = {}): OwnTrack => ({
  id: name.toLowerCase(),
  name,
  value: 0,
  max,
  counts: 'up',
  end: 'nothing',
  colour: 'plain',
  ...differs,
});
const figure = (name: string, value: string) => ({ id: name.toLowerCase(), name, value });

export const creatures: readonly Creature<FreeformSheet>[] = [
  creature(
    { id: 'hero', name: 'Hero', kind: 'Heroes', icon: 'swordman' },
    {
      hits: hits(20),
      initiative: 2,
      figures: [figure('Defence', '14')],
      rolls: [roll('To hit', '1d20+4'), harm('Blade', '1d8+2')],
    },
  ),
  creature(
    { id: 'archer', name: 'Archer', kind: 'Heroes', icon: 'bowman' },
    {
      hits: hits(16),
      initiative: 4,
      figures: [figure('Defence', '13')],
      rolls: [roll('To hit', '1d20+5'), harm('Bow', '1d6+3')],
    },
  ),
  creature(
    { id: 'healer', name: 'Healer', kind: 'Heroes', icon: 'healing' },
    {
      hits: hits(14),
      initiative: 1,
      tracks: [track('Power', 6, { value: 6, counts: 'down', colour: 'blue' })],
      rolls: [roll('Mend', '1d8+2', 'heal'), harm('Staff', '1d6')],
    },
  ),
  creature(
    { id: 'adventurer', name: 'Adventurer without hit points', kind: 'Heroes', icon: 'person' },
    {
      hits: hits(0),
      tracks: [
        track('Stress', 5, { end: 'out', colour: 'red' }),
        track('Luck', 3, { value: 3, counts: 'down', colour: 'green' }),
      ],
      rolls: [roll('Pool', '4d6>=5')],
    },
  ),
  creature(
    { id: 'raider', name: 'Raider', kind: 'Foes', icon: 'bandit' },
    { hits: hits(9), initiative: 1, rolls: [roll('To hit', '1d20+2'), harm('Axe', '1d6+1')] },
  ),
  creature(
    { id: 'minion', name: 'Minion', kind: 'Foes', icon: 'goblin' },
    { hits: hits(1), rolls: [harm('Spear', '1d4')] },
  ),
  creature(
    { id: 'beast', name: 'Beast', kind: 'Foes', icon: 'wolf-head' },
    { hits: hits(12), initiative: 3, rolls: [roll('To hit', '1d20+3 adv'), harm('Bite', '1d8')] },
  ),
  creature(
    { id: 'giant', name: 'Giant', kind: 'Foes', icon: 'ogre', squares: 2 },
    {
      hits: hits(45),
      initiative: -1,
      squares: 2,
      tracks: [track('Rage', 4, { colour: 'amber' })],
      rolls: [roll('To hit', '1d20+6'), harm('Club', '2d8+4')],
    },
  ),
  creature(
    { id: 'machine', name: 'Machine', kind: 'Foes', icon: 'robot-golem' },
    {
      hits: hits(0),
      tracks: [track('Damage', 8, { end: 'out', colour: 'red' }), track('Heat', 5, { colour: 'amber' })],
      rolls: [harm('Gun', '3d6kh2')],
    },
  ),
];
