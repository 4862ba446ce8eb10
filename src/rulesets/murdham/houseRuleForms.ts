/** Short forms for writing down Murdham's house rules: a path of its own, and a group of the dialog for each list. */
import { choiceRule, numberRule, switchRule } from '../../engine/houseRule.ts';
import type { HouseRule } from '../../engine/ruleset.ts';
import type { MurdhamHouse } from './house.ts';

type Path = keyof MurdhamHouse;
type Options = readonly (readonly [id: string, label: string])[];

/** The three kinds of rules within one group. */
export const inGroup = (group: string) => ({
  choice: (path: Path, label: string, rule: string, options: Options, why: string): HouseRule =>
    choiceRule(path, label, group, rule, options, why),
  toggle: (path: Path, label: string, rule: string, why: string): HouseRule =>
    switchRule(path, label, group, rule, why),
  number: (
    path: Path,
    label: string,
    [min, max]: readonly [min: number, max: number],
    rule: string,
    why: string,
  ): HouseRule => numberRule(path, label, group, rule, min, max, why),
});
