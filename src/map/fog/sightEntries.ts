/**
 * The entries of the map's menu about fog and sight: whether players see a place, the light that
 * somebody carries, and eyes that see in the dark.
 */
import { Eye, EyeOff, Flame, FlameKindling, Moon, UsersRound } from 'lucide-react';
import type { Fight } from '../../engine/fight.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import type { Id } from '../../engine/words.ts';
import type { Looks } from '../../space/fogged.ts';
import type { Place } from '../../space/scene.ts';
import { TORCH } from '../../space/sight/light.ts';
import { tableActions } from '../../store/store.ts';
import type { MenuEntry } from '../../ui/menus/entries.ts';
import { fogKeyAt } from './fogByHand.ts';
import { fogEditOf } from './fogEditOf.ts';

/** The entries for the fog of a place. `name`: what the place is called. */
export function fogEntries(fight: Fight, place: Place, name: string): MenuEntry[] {
  const key = fogKeyAt(place);
  if (key === undefined) return [];
  const layFog = fogEditOf(fight);
  const dark = fight.fog[key] === true;
  return [
    {
      id: 'fog',
      label: dark ? 'Reveal this place to the players' : 'Hide this place in fog',
      detail: name,
      icon: dark ? Eye : EyeOff,
      onAction: () => layFog([key], dark ? 'reveal' : 'hide'),
    },
    ...(fight.sight?.ruled[key] === undefined
      ? []
      : [
          {
            id: 'as-seen',
            label: 'Let the players see this place as the party does',
            detail: name,
            icon: UsersRound,
            onAction: () => layFog([key], 'as seen'),
          },
        ]),
  ];
}

/** The entries for how a combatant looks. There are none where sight has no effect on the map. */
export function looksEntries(fight: Fight, who: Id): MenuEntry[] {
  const one = fight.combatants[who];
  if (!one || !fight.sight) return [];
  const name = nameOfOne(fight, who);
  const set = (label: string, looks: Looks) => tableActions.edit(label, [{ edit: 'combatant', combatant: who, looks }]);
  const { eyes: _eyes, ...plain } = one.looks ?? {};
  const isLit = (fight.sight.looks[who]?.light ?? 0) > 0;
  const seesInDark = one.looks?.eyes === 'dark';
  return [
    {
      id: 'light',
      label: isLit ? 'Puts out the light' : 'Carries a torch',
      icon: isLit ? FlameKindling : Flame,
      onAction: () =>
        isLit
          ? set(`${name} puts out the light.`, { ...one.looks, light: 0 })
          : set(`${name} carries a torch.`, { ...one.looks, light: TORCH }),
    },
    {
      id: 'eyes',
      label: seesInDark ? 'Sees no more in the dark' : 'Sees in the dark',
      icon: Moon,
      onAction: () =>
        seesInDark
          ? set(`${name} sees no more in the dark.`, plain)
          : set(`${name} sees in the dark.`, { ...plain, eyes: 'dark' }),
    },
  ];
}
