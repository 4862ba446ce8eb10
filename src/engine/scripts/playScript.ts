/**
 * Plays a scripted fight: sets it up, does its lines one by one, and stops at the first line that
 * does not hold.
 */
import type { Scene } from '../../space/scene.ts';
import type { Encounter } from '../encounter.ts';
import { liveStateOf } from '../history.ts';
import { logEntriesSince, type ReadEntry, readEntry } from '../log/read.ts';
import type { Ruleset } from '../ruleset.ts';
import type { Line, Script } from '../script.ts';
import type { Result } from '../words.ts';
import { unmetExpectation } from './expect.ts';
import { playLine, setUp } from './lines.ts';

/** The result of one line. */
export interface Played {
  /** The line's number, from 1. */
  line: number;
  text: string;
  ok: boolean;
  /**
   * The sentences that the line added to the log; empty for a line that added none, took something
   * back, or was refused.
   */
  told: readonly ReadEntry[];
  /** For a line that does not hold: what was expected and what was found. */
  fault?: string;
}

/** A line in words, for the report. */
export const lineText = (line: Line): string => ('note' in line ? `# ${line.note}` : JSON.stringify(line));

/** Why a script did not play to its end, as one sentence: its set-up or its last line failed. */
export function failureText(lines: readonly Played[]): string {
  const last = lines.at(-1);
  const what = last && last.line > 0 ? `line ${last.line} does not hold` : 'the fight cannot be set up';
  return `${what}: ${(last?.fault ?? 'nothing says why').replace(/\.$/, '')}.`;
}

/**
 * Plays a script from set-up to its last line, or to the first line that does not hold. `shown` is
 * called with each line as it is played.
 */
export function playScript(
  ruleset: Ruleset,
  scenes: Record<string, Scene>,
  script: Script,
  shown: (played: Played, encounter: Encounter) => void = () => {},
): { ok: boolean; encounter?: Encounter; lines: Played[] } {
  const start = setUp(ruleset, scenes, script);
  if (!start.ok)
    return { ok: false, lines: [{ line: 0, text: 'set-up', ok: false, told: [], fault: start.refusal.text }] };
  let encounter = start.value;
  let since = encounter.fight.log.length;
  const lines: Played[] = [];
  for (const [at, line] of script.lines.entries()) {
    const played: Played = { line: at + 1, text: lineText(line), ok: true, told: [] };
    lines.push(played);
    if ('expect' in line) {
      const fault = unmetExpectation(ruleset, encounter, line.expect, since);
      if (fault) Object.assign(played, { ok: false, fault });
    } else if (!('note' in line)) {
      const { log } = liveStateOf(ruleset, encounter).fight;
      const next = playLine(ruleset, encounter, line);
      const expected = 'refused' in line ? line.refused : undefined;
      const fault = faultOfLine(next, expected);
      if (fault) Object.assign(played, { ok: false, fault });
      if (next.ok) {
        encounter = next.value;
        since = log.length;
        const now = liveStateOf(ruleset, encounter).fight;
        played.told = logEntriesSince(log, now.log).map((entry) => readEntry(now, entry));
      }
    }
    shown(played, encounter);
    if (!played.ok) return { ok: false, encounter, lines };
  }
  return { ok: true, encounter, lines };
}

function faultOfLine(next: Result<Encounter>, expected: string | true | undefined): string | undefined {
  const by = expected === true ? 'any rule' : expected;
  if (next.ok) return by === undefined ? undefined : `expected a refusal (${by}), found that it was allowed`;
  const { rule, text } = next.refusal;
  if (expected === undefined) return `expected to be allowed, found a refusal: ${text} (${rule})`;
  return expected === true || rule === expected || text.includes(expected)
    ? undefined
    : `expected a refusal by ${expected}, found: ${text} (${rule})`;
}
