/**
 * Hand edits of scenery: put a thing down, change it or remove it; change the ground and the light.
 */
import { current, isDraft } from 'immer';
import { withSceneryFacts } from '../../space/painted/sceneryFacts.ts';
import { materialsSchema, scenerySchema } from '../../space/scenery/scenery.ts';
import type { Edit } from '../command.ts';
import type { Fight } from '../fight.ts';
import { faultText } from '../forms/faultWords.ts';

type SceneryEdit = Extract<Edit, { edit: 'scenery' | 'ground' }>;

/**
 * Changes the scenery of the fight's scene, and the facts that follow from the scenery. Gives a
 * sentence, and changes nothing, when the edit does not fit.
 */
export function applySceneryEdit(fight: Fight, edit: SceneryEdit): string | undefined {
  const scene = isDraft(fight.scene) ? current(fight.scene) : fight.scene;
  if (edit.edit === 'ground') {
    const { edit: _, ...parts } = edit;
    const { materials = [], scenery = [] } = parts;
    for (const [what, checked] of [
      ['The ground', materialsSchema.safeParse(materials)],
      ['The scenery', scenerySchema.safeParse(scenery)],
    ] as const)
      if (!checked.success) return `${what} cannot be so: ${faultText(checked.error)}`;
    fight.scene = withSceneryFacts({ ...scene, ...parts });
    return undefined;
  }
  const scenery = [...(scene.scenery ?? [])];
  if (edit.at > scenery.length || (edit.at === scenery.length && !edit.item))
    return `This map has ${scenery.length} things, none with the number ${edit.at}.`;
  if (edit.item) scenery[edit.at] = edit.item;
  else scenery.splice(edit.at, 1);
  const checked = scenerySchema.safeParse(scenery);
  if (!checked.success) return `The thing cannot be put down: ${faultText(checked.error)}`;
  fight.scene = withSceneryFacts({ ...scene, scenery });
  return undefined;
}
