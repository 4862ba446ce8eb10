/**
 * The values of a sheet that last beyond a fight: read from the sheet, put back, and compared. Also
 * finds the step that ended a fight.
 */
import { dequal } from 'dequal/lite';
import type { After, Kept } from '../../engine/after/after.ts';
import type { Encounter } from '../../engine/encounter.ts';
import { faultText } from '../../engine/forms/faultWords.ts';
import { copyOfJson, getPath, withPath } from '../../engine/forms/schema.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { okResult, type Result, refusedResult } from '../../engine/words.ts';

/** The values of a sheet that last. */
export const keptOf = ({ stays }: Pick<After, 'stays'>, sheet: unknown): Kept[] =>
  stays.map(({ path }) => {
    const value = getPath(sheet, path);
    return value === undefined ? { path } : { path, value: copyOfJson(value) };
  });

/** The kept values that differ from the sheet's values. */
export const differing = (sheet: unknown, kept: readonly Kept[]): Kept[] =>
  kept.filter(({ path, value }) => !dequal(getPath(sheet, path), value));

/**
 * A sheet with kept values put back. Refused with a sentence where a value does not fit the game's
 * schema, and then the sheet stays unchanged.
 */
export function withKept<Sheet>(
  { name, sheet: schema }: Pick<Ruleset<Sheet>, 'name' | 'sheet'>,
  sheet: unknown,
  kept: readonly Kept[],
): Result<Sheet> {
  let next: unknown = copyOfJson(sheet);
  for (const { path, value } of kept) {
    const put = withPath(next, path, value === undefined ? undefined : copyOfJson(value));
    if (!put.ok) return refusedResult('by hand', `What was kept of a fight does not fit ${name}: ${put.fault}`);
    next = put.value;
  }
  const parsed = schema.safeParse(next);
  if (!parsed.success)
    return refusedResult('by hand', `What was kept of a fight does not fit ${name}: ${faultText(parsed.error)}`);
  const strayed = differing(parsed.data, kept)[0];
  if (strayed)
    return refusedResult('by hand', `What was kept of a fight does not fit ${name}: it knows no “${strayed.path}”.`);
  return okResult(parsed.data);
}

/**
 * The serial of the step that ended a fight, which tells this end from any other; undefined while
 * the fight is not over. An end that is taken back and brought again keeps its serial; another end
 * has another serial.
 */
export function endOf({ fight, past }: Encounter): number | undefined {
  if (fight.stage !== 'over') return undefined;
  return past.findLast(({ patches }) =>
    patches.some(({ path, value }) => path.join('.') === 'stage' && value === 'over'),
  )?.serial;
}
