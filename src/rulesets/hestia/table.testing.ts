/** A small table for this game's tests: a yard of two zones, a cast, and short forms. */

import type { Encounter } from '../../engine/encounter.ts';
import { liveStateOf } from '../../engine/history.ts';
import { readLog } from '../../engine/log/read.ts';
import { playLines, setUpOrThrow } from '../../engine/play.testing.ts';
import type { Line, Script } from '../../engine/script.ts';
import { toyScenes } from '../../engine/toy.testing.ts';
import type { SquareScene } from '../../space/scene.ts';
import { hestia } from './index.ts';
import type { HestiaSheet } from './sheet/sheet.ts';

/** Ten by six squares of open ground. */
const field: SquareScene = {
  kind: 'squares',
  name: 'Field',
  columns: 10,
  rows: 6,
  pixels: 50,
  ground: { kind: 'plain', look: 'grass' },
  cells: {},
  walls: {},
};
export const testScenes = { ...toyScenes, field };

type Member = Partial<Script['cast'][number]> & { id: string };
/** A cast in the yard: ids that begin with `foe` are enemies; the others are characters. */
export const castOf = (...members: Member[]): Script['cast'] =>
  members.map((member) => ({
    name: member.id.charAt(0).toUpperCase() + member.id.slice(1),
    side: member.id.startsWith('foe') ? 'foes' : 'party',
    place: { kind: 'zone' as const, zone: 'yard' },
    ...member,
    sheet: { kind: member.id.startsWith('foe') ? 'monster' : 'character', ...member.sheet },
  }));

/** A fight that is set up and has not begun. */
export const tableOf = (members: Member[], more: Partial<Script> = {}): Encounter =>
  setUpOrThrow(hestia, testScenes, {
    title: 'Test',
    ruleset: 'hestia',
    scene: 'yard',
    cast: castOf(...members),
    lines: [],
    ...more,
  });

export const playOn = (at: Encounter, ...lines: Line[]): Encounter => playLines(hestia, at, lines);
/** A fight that begins without parley or surprise; `savvy` has the Savvy faces by id. */
export const fightOn = (at: Encounter, savvy: Record<string, number[]>): Encounter =>
  playOn(
    at,
    { begin: true },
    { answer: 'attack' },
    { answer: 'nobody' },
    ...(Object.keys(savvy).length > 0 ? [{ answer: { dice: savvy } }] : []),
  );

export const fightOf = (at: Encounter) => liveStateOf(hestia, at).fight;
export const questionOf = (at: Encounter) => liveStateOf(hestia, at).question;
export const trackOf = (at: Encounter, who: string, id: string) =>
  hestia.tracks(fightOf(at), who).find((track) => track.id === id)?.value;
export const badgesOf = (at: Encounter, who: string) => hestia.badges(fightOf(at), who).map(({ id }) => id);
export const standingOf = (at: Encounter, who: string) => hestia.standing(fightOf(at), who).word;
export const mayAct = (at: Encounter) =>
  hestia
    .order(fightOf(at))
    .rows.filter(({ state }) => state === 'may')
    .map(({ combatant }) => combatant);
export const lastOf = (at: Encounter, rule: string) =>
  readLog(fightOf(at)).findLast((entry) => entry.rule === rule)?.text;
export const asSheet = (rest: Partial<HestiaSheet>): Record<string, unknown> => ({ ...rest });
