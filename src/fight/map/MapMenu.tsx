/** The menu at the pointer on the map: what somebody may do now, and what the GM may do by hand. */
import { Eye, EyeOff, LogOut, MapPin, PencilLine, Radio, Zap } from 'lucide-react';
import { useKeyOf } from '../../keys/bindings.ts';
import { fogKeyAt } from '../../map/fog/fogByHand.ts';
import { useFogEdit } from '../../map/fog/useFogEdit.ts';
import { offerKey, placeByHand } from '../../store/fight/commands.ts';
import { offersFor } from '../../store/fight/derived.ts';
import { nameOfOne, placeWords } from '../../store/fight/words.ts';
import { useShown, useTable, verbs } from '../../store/store.ts';
import type { MenuEntry } from '../../ui/menus/entries.ts';
import { PointMenu } from '../../ui/menus/Menu.tsx';
import { numbered } from '../card/offerGroups.ts';
import { hide, off, start } from '../deeds.ts';
import { type Desk, useDesk } from '../desk.ts';
import { centreOn } from '../theBoard.ts';

/** More moves than this are left to the card. */
const MOST_MOVES = 8;

/** The menu, when one is open. */
export function MapMenu() {
  const menu = useDesk((desk) => desk.menu);
  const looking = useShown((shown) => shown.looking);
  return menu && !looking ? <Menu menu={menu} /> : null;
}

const close = () => useDesk.getState().openMenu(undefined);

/** What may be done there now. */
function Menu({ menu }: { menu: NonNullable<Desk['menu']> }) {
  const fight = useShown((shown) => shown.fight);
  const ruleset = useShown((shown) => shown.ruleset);
  const question = useShown((shown) => shown.question);
  const selected = useTable((table) => table.session.selected);
  const keys = { sheet: useKeyOf('sheet'), hide: useKeyOf('hide'), out: useKeyOf('out') };
  const layFog = useFogEdit(fight);
  const { show } = useDesk.getState();
  const { select, dispatch } = verbs();
  const entries: MenuEntry[] = [];
  const { token, place } = menu;
  const one = token === undefined ? undefined : fight.combatants[token];
  if (one && token !== undefined) {
    const free = question ? [] : numbered(offersFor(ruleset, fight, token)).slice(0, MOST_MOVES);
    entries.push(
      ...free.map((offer) => ({
        id: offerKey(offer),
        label: offer.label,
        icon: Zap,
        onAction: () => {
          select([token]);
          start(offer);
        },
      })),
    );
    if (free.length > 0) entries.push('line');
    entries.push(
      {
        id: 'sheet',
        label: 'Open the sheet',
        icon: PencilLine,
        keys: keys.sheet,
        onAction: () => show({ kind: 'sheet', combatant: token }),
      },
      {
        id: 'centre',
        label: 'Centre on the map',
        icon: MapPin,
        onAction: () => centreOn(token),
      },
      {
        id: 'hide',
        label: one.hidden ? 'Show to the players' : 'Hide from the players',
        icon: one.hidden ? Eye : EyeOff,
        keys: keys.hide,
        onAction: () => hide([token]),
      },
      { id: 'off', label: 'Take off the map', icon: LogOut, keys: keys.out, onAction: () => off([token]) },
    );
  } else if (place) {
    const name = placeWords(fight.scene, place);
    entries.push(
      ...selected.map((id) => ({
        id: `put-${id}`,
        label: `Put ${nameOfOne(fight, id)} here by hand`,
        detail: name,
        icon: MapPin,
        onAction: () => {
          dispatch(placeByHand(fight, id, place));
        },
      })),
    );
    for (const id of fight.order)
      if (fight.combatants[id]?.place.kind === 'off' && entries.length < MOST_MOVES)
        entries.push({
          id: `bring-${id}`,
          label: `Bring ${nameOfOne(fight, id)} onto the map`,
          detail: name,
          icon: MapPin,
          onAction: () => {
            dispatch(placeByHand(fight, id, place));
          },
        });
    const key = fogKeyAt(place);
    const dark = key !== undefined && fight.fog[key] === true;
    const fogged: MenuEntry[] =
      key === undefined
        ? []
        : [
            {
              id: 'fog',
              label: dark ? 'Reveal this place to the players' : 'Hide this place in fog',
              detail: name,
              icon: dark ? Eye : EyeOff,
              onAction: () => layFog([key], dark ? 'reveal' : 'hide'),
            },
          ];
    if (entries.length === 0)
      entries.push({
        id: 'nothing',
        label: name,
        detail: 'Select somebody first to put them here.',
        icon: Radio,
        disabled: true,
        onAction: () => undefined,
      });
    entries.push(...fogged);
  } else return null;
  return (
    <PointMenu label={one ? nameOfOne(fight, one.id) : 'This place'} entries={entries} at={menu} onClose={close} />
  );
}
