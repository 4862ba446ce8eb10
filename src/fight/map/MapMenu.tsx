/** The menu at the pointer on the map: what somebody may do now, and what the GM may do by hand. */
import { Eye, EyeOff, LogOut, MapPin, PencilLine, Radio, Zap } from 'lucide-react';
import { type RefObject, useCallback } from 'react';
import type { BoardHandle } from '../../board/types.ts';
import { useFogEdit } from '../../map/fog/FogBar.tsx';
import { fogKeyAt } from '../../map/fog/fogByHand.ts';
import { offersFor } from '../../store/fight/derived.ts';
import { nameOfOne, offerKey, placeByHand, placeWords } from '../../store/fight/moves.ts';
import { useTable } from '../../store/store.ts';
import { type MenuEntry, PointMenu } from '../../ui/Menu.tsx';
import { numbered } from '../card/offerGroups.ts';
import { useDesk } from '../desk.ts';
import type { Deeds } from '../useDeeds.ts';
import { useFight } from '../useFight.tsx';

/** More moves than this are left to the card. */
const MOST_MOVES = 8;

/** The menu, when one is open. */
export function MapMenu({ deeds, board }: { deeds: Deeds; board: RefObject<BoardHandle | null> }) {
  const { fight, ruleset, question, looking } = useFight();
  const menu = useDesk((desk) => desk.menu);
  const openMenu = useDesk((desk) => desk.openMenu);
  const show = useDesk((desk) => desk.show);
  const select = useTable((table) => table.select);
  const selected = useTable((table) => table.session.selected);
  const dispatch = useTable((table) => table.dispatch);
  const layFog = useFogEdit(fight);
  const close = useCallback(() => openMenu(undefined), [openMenu]);
  if (!menu || looking) return null;
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
          deeds.start(offer);
        },
      })),
    );
    if (free.length > 0) entries.push('line');
    entries.push(
      {
        id: 'sheet',
        label: 'Open the sheet',
        icon: PencilLine,
        keys: 'S',
        onAction: () => show({ kind: 'sheet', combatant: token }),
      },
      {
        id: 'centre',
        label: 'Centre on the map',
        icon: MapPin,
        onAction: () => board.current?.centreOn(token),
      },
      {
        id: 'hide',
        label: one.hidden ? 'Show to the players' : 'Hide from the players',
        icon: one.hidden ? Eye : EyeOff,
        keys: 'H',
        onAction: () => deeds.hide([token]),
      },
      { id: 'off', label: 'Take off the map', icon: LogOut, keys: 'X', onAction: () => deeds.off([token]) },
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
