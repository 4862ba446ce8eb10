/** The menu at the pointer on the map: what somebody may do now, and what the GM may do by hand. */
import {
  ClipboardPaste,
  Copy,
  Eye,
  EyeOff,
  Flag,
  Gauge,
  LogOut,
  MapPin,
  PencilLine,
  StickyNote,
  User,
  UserMinus,
  UserPlus,
  Zap,
} from 'lucide-react';
import { copyOf, pasteHere } from '../../dialogs/quick/useCopying.ts';
import { withinSentence } from '../../engine/words.ts';
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
import { changeSide, hide, join, leave, off, quick, start } from '../deeds.ts';
import { type Desk, useDesk } from '../desk.ts';
import { putAll } from '../several/several.ts';
import { centreOn } from '../theBoard.ts';

/** More moves than this are left to the card. */
const MOST_MOVES = 8;
/** More sides than this are changed on the sheet. */
const MOST_SIDES = 3;

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
  const open = useShown((shown) => shown.open);
  const selected = useTable((table) => table.session.selected);
  const keys = {
    sheet: useKeyOf('sheet'),
    hide: useKeyOf('hide'),
    out: useKeyOf('out'),
    join: useKeyOf('join'),
    quick: useKeyOf('quick'),
  };
  const layFog = useFogEdit(fight);
  const { show } = useDesk.getState();
  const { select, dispatch } = verbs();
  const entries: MenuEntry[] = [];
  const { token, place } = menu;
  const one = token === undefined ? undefined : fight.combatants[token];
  // What is done to one of several selected is done to all of them.
  const these = token === undefined ? [] : selected.includes(token) ? selected : [token];
  const many = these.length > 1;
  const who = many ? ` the ${these.length}` : '';
  const allHidden = these.every((id) => fight.combatants[id]?.hidden);
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
        id: 'quick',
        label: many ? `Set a figure of the ${these.length}…` : 'Set a figure…',
        icon: Gauge,
        keys: keys.quick,
        onAction: () => quick(these),
      },
      {
        id: 'sheet',
        label: 'Open the sheet',
        icon: PencilLine,
        keys: keys.sheet,
        onAction: () => show({ kind: 'sheet', combatant: token }),
      },
      {
        id: 'note',
        label: one.note.trim() === '' ? 'Write a note…' : 'Read the note',
        icon: StickyNote,
        onAction: () => show({ kind: 'notes', subject: { combatant: token } }),
      },
      {
        id: 'centre',
        label: 'Centre on the map',
        icon: MapPin,
        onAction: () => centreOn(token),
      },
      {
        id: 'hide',
        label: allHidden ? `Show${who} to the players` : `Hide${who} from the players`,
        icon: allHidden ? Eye : EyeOff,
        keys: keys.hide,
        onAction: () => hide(these),
      },
      { id: 'off', label: `Take${who} off the map`, icon: LogOut, keys: keys.out, onAction: () => off(these) },
      ...fight.sideOrder
        .filter((id) => id !== one.side)
        .slice(0, MOST_SIDES)
        .map((id) => ({
          id: `side-${id}`,
          label: `${many ? `The ${these.length} go` : 'Goes'} over to ${withinSentence(fight.sides[id]?.name ?? id)}`,
          icon: Flag,
          onAction: () => changeSide(these, id),
        })),
      {
        id: 'player',
        label: many ? `Who plays the ${these.length}…` : 'Who plays this one…',
        detail: many ? undefined : (one.player ?? 'the game master'),
        icon: User,
        onAction: () => show({ kind: 'player', ids: these }),
      },
      { id: 'copy', label: `Copy${who}`, icon: Copy, onAction: () => void copyOf(open, these) },
      {
        id: 'leave',
        label: many ? `The ${these.length} leave the fight` : 'Leaves the fight',
        icon: UserMinus,
        onAction: () => leave(these),
      },
    );
  } else if (place) {
    const name = placeWords(fight.scene, place);
    entries.push(
      ...(selected.length > 1 ? [] : selected).map((id) => ({
        id: `put-${id}`,
        label: `Put ${nameOfOne(fight, id)} here by hand`,
        detail: name,
        icon: MapPin,
        onAction: () => {
          dispatch(placeByHand(fight, id, place));
        },
      })),
    );
    const [lead] = selected;
    if (lead !== undefined && selected.length > 1)
      entries.push({
        id: 'put-all',
        label: `Put the ${selected.length} selected here by hand`,
        detail: name,
        icon: MapPin,
        onAction: () => void putAll(selected, lead, place),
      });
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
    if (fight.stage === 'running')
      entries.push({
        id: 'join',
        label: 'Somebody joins the fight here…',
        detail: name,
        icon: UserPlus,
        keys: keys.join,
        onAction: () => join(place),
      });
    entries.push({
      id: 'pin',
      label: 'Pin a note here…',
      detail: name,
      icon: StickyNote,
      onAction: () => show({ kind: 'notes', subject: { at: menu.point } }),
    });
    if (fight.stage !== 'over')
      entries.push({
        id: 'paste',
        label: 'Paste the copied here',
        detail: name,
        icon: ClipboardPaste,
        onAction: () => void pasteHere(place).then((ids) => (ids.length > 0 ? select(ids) : undefined)),
      });
    entries.push(...fogged);
  } else return null;
  return (
    <PointMenu label={one ? nameOfOne(fight, one.id) : 'This place'} entries={entries} at={menu} onClose={close} />
  );
}
