/** For tests of house rules: one fight played twice, as assumed and as changed, and what differs at the table. */
import { expect, it } from 'vitest';
import type { Line } from '../../../engine/script.ts';
import type { ZoneScene } from '../../../space/scene.ts';
import { one, play } from '../edges.testing.ts';
import { house, type MurdhamHouse } from './house.ts';

export const armed = (gear: string[] = ['sword'], more = {}) => ({ gear, ...more });
export { attack, foesBegin, one, partyBegins, state, still } from '../edges.testing.ts';

/** The same beginning, then lines that hold with the assumed value and not with the other, and the other way round. */
export interface Reading {
  value: unknown;
  cast: ReturnType<typeof one>[];
  lines?: Line[];
  scene?: ZoneScene;
  /** Other house rules that the fight is played with. */
  house?: Partial<MurdhamHouse>;
  assumed: Line[];
  changed: Line[];
}

/** One test for each rule of these groups; those named in `elsewhere` have tests of their own beside the rule they belong to. */
export function holdsFor(groups: readonly string[], readings: Record<string, Reading>, elsewhere: readonly string[]) {
  const listed = house.fields.filter(({ group }) => groups.includes(group));
  it('has a reading for each', () => {
    expect([...Object.keys(readings), ...elsewhere].sort()).toEqual(listed.map(({ path }) => path).sort());
  });
  for (const [path, { value, cast, lines = [], scene, house = {}, assumed, changed }] of Object.entries(readings)) {
    const rule = listed.find((one) => one.path === path);
    const run = (set: object, then: Line[]) =>
      play({ cast, lines: [...lines, ...then], house: { ...house, ...set }, ...(scene ? { scene } : {}) });
    it(`${rule?.rule ?? 'unlisted'} ${path}: ${rule?.label ?? ''}`, () => {
      run({}, assumed);
      run({ [path]: value }, changed);
      expect(() => run({ [path]: value }, assumed)).toThrow();
      expect(() => run({}, changed)).toThrow();
    });
  }
}

export const p = one('p', 'a', 'human', armed());
export const helpless = { conditions: ['incapacitated'] };

export const bladed = (more = {}) => one('f', 'a', 'human', armed(['sword'], more));
