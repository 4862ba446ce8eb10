/** What lasts of a sheet beyond a fight: taken off it, put back into it, compared; and by which step a fight ended. */
import type { After, Kept } from '../../engine/after/after.ts';
import type { Encounter } from '../../engine/encounter.ts';
import { faultText } from '../../engine/forms/faultWords.ts';
import { copy, getPath, withPath } from '../../engine/forms/schema.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { done, type Result, refused } from '../../engine/words.ts';

/** The values of a sheet that last. */
export const keptOf = ({ stays }: Pick<After, 'stays'>, sheet: unknown): Kept[] =>
  stays.map(({ path }) => {
    const value = getPath(sheet, path);
    return value === undefined ? { path } : { path, value: copy(value) };
  });

const sameValue = (a: unknown, b: unknown): boolean => stable(a) === stable(b);
/** JSON whose keys are in order. */
const stable = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Those of some kept values that differ from what a sheet holds. */
export const differing = (sheet: unknown, kept: readonly Kept[]): Kept[] =>
  kept.filter(({ path, value }) => !sameValue(getPath(sheet, path), value));

/** A sheet with kept values put into it. Refused with a sentence where one of them does not fit the game's schema; nothing is half put. */
export function withKept<Sheet>(
  { name, sheet: schema }: Pick<Ruleset<Sheet>, 'name' | 'sheet'>,
  sheet: unknown,
  kept: readonly Kept[],
): Result<Sheet> {
  let next: unknown = copy(sheet);
  for (const { path, value } of kept) {
    const put = withPath(next, path, value === undefined ? undefined : copy(value));
    if (!put.ok) return refused('by hand', `What was kept of a fight does not fit ${name}: ${put.fault}`);
    next = put.value;
  }
  const parsed = schema.safeParse(next);
  if (!parsed.success)
    return refused('by hand', `What was kept of a fight does not fit ${name}: ${faultText(parsed.error)}`);
  const strayed = differing(parsed.data, kept)[0];
  if (strayed)
    return refused('by hand', `What was kept of a fight does not fit ${name}: it knows no “${strayed.path}”.`);
  return done(parsed.data);
}

/**
 * The serial of the step that ended a fight, by which this end is known from any other; undefined while it is not over. The same end
 * that is taken back and brought again has the same serial, another end has another.
 */
export function endOf({ fight, past }: Encounter): number | undefined {
  if (fight.stage !== 'over') return undefined;
  return past.findLast(({ patches }) =>
    patches.some(({ path, value }) => path.join('.') === 'stage' && value === 'over'),
  )?.serial;
}
