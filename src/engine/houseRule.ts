/** Short forms for writing down house rules: what is assumed, the rule it belongs to, and why it had to be assumed. */
import type { HouseRule } from './ruleset.ts';
import type { RuleId } from './words.ts';

/** A number from `min` to `max`, both included. */
export const numberRule = (
  path: string,
  label: string,
  group: string,
  rule: RuleId,
  min: number,
  max: number,
  why: string,
): HouseRule => ({ path, label, group, rule, why, kind: 'number', min, max });

/** On or off. */
export const switchRule = (path: string, label: string, group: string, rule: RuleId, why: string): HouseRule => ({
  path,
  label,
  group,
  rule,
  why,
  kind: 'switch',
});

/** One of several ways, each `[id, words]`. */
export const choiceRule = (
  path: string,
  label: string,
  group: string,
  rule: RuleId,
  options: readonly (readonly [id: string, label: string])[],
  why: string,
): HouseRule => ({
  path,
  label,
  group,
  rule,
  why,
  kind: 'choice',
  options: options.map(([id, words]) => ({ id, label: words })),
});
