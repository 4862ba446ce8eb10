/** Every scripted fight of Murdham holds, line by line. */
import { describe, expect, it } from 'vitest';
import { scriptSchema } from '../../../engine/script.ts';
import { playScript } from '../../../engine/scripts/playScript.ts';
import { readyScenes } from '../../../space/scenes/index.ts';
import { book } from '../book.ts';
import { murdham } from '../index.ts';

describe('scripted fights', () => {
  it.each(book.examples.map((script) => [script.title, script] as const))('%s', (_title, script) => {
    expect(scriptSchema.safeParse(JSON.parse(JSON.stringify(script))).error).toBeUndefined();
    const { lines } = playScript(murdham, readyScenes, script);
    expect(lines.filter(({ ok }) => !ok)).toEqual([]);
    expect(lines).toHaveLength(script.lines.length);
  });
});
