/**
 * For tests of house rules: plays one fight twice, as assumed and as changed, and expects different
 * results.
 */
import { expect, it } from 'vitest';
import type { Line } from '../../../engine/script.ts';
import type { ZoneScene } from '../../../space/scene.ts';
import { oneAt, playOut } from '../edges.testing.ts';
import { houseRules, type MurdhamHouse } from './house.ts';

export const armedWith = (gear: string[] = ['sword'], more = {}) => ({ gear, ...more });
export { attackBy, foesBegin, nowIs, oneAt, partyBegins, stillOne } from '../edges.testing.ts';

/**
 * A case of one house rule: the same beginning, then lines that hold only with the assumed value,
 * and lines that hold only with the other.
 */
export interface HouseRuleCase {
  value: unknown;
  cast: ReturnType<typeof oneAt>[];
  lines?: Line[];
  scene?: ZoneScene;
  /** Other house rules that the fight is played with. */
  house?: Partial<MurdhamHouse>;
  assumed: Line[];
  changed: Line[];
}

/**
 * Writes one test for each rule of these groups. The rules in `elsewhere` have their tests beside
 * the rule that they change.
 */
export function holdsFor(
  groups: readonly string[],
  readings: Record<string, HouseRuleCase>,
  elsewhere: readonly string[],
) {
  const listed = houseRules.fields.filter(({ group }) => groups.includes(group));
  it('has a reading for each', () => {
    expect([...Object.keys(readings), ...elsewhere].sort()).toEqual(listed.map(({ path }) => path).sort());
  });
  for (const [path, { value, cast, lines = [], scene, house = {}, assumed, changed }] of Object.entries(readings)) {
    const rule = listed.find((one) => one.path === path);
    const run = (set: object, then: Line[]) =>
      playOut({ cast, lines: [...lines, ...then], house: { ...house, ...set }, ...(scene ? { scene } : {}) });
    it(`${rule?.rule ?? 'unlisted'} ${path}: ${rule?.label ?? ''}`, () => {
      run({}, assumed);
      run({ [path]: value }, changed);
      expect(() => run({ [path]: value }, assumed)).toThrow();
      expect(() => run({}, changed)).toThrow();
    });
  }
}

export const heroP = oneAt('p', 'a', 'human', armedWith());
export const helpless = { conditions: ['incapacitated'] };

export const bladedFoe = (more = {}) => oneAt('f', 'a', 'human', armedWith(['sword'], more));
