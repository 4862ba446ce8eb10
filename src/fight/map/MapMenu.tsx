/**
 * The menu at the pointer on the map: what a combatant may do now, and what the GM may do by hand.
 */
import {
  ClipboardPaste,
  Copy,
  Eye,
  EyeOff,
  Flag,
  Gauge,
  Gavel,
  ImageDown,
  LogOut,
  MapPin,
  PencilLine,
  StickyNote,
  User,
  UserMinus,
  UserPlus,
  Zap,
} from 'lucide-react';
import { offerKey, placeByHand } from '../../engine/table/commands.ts';
import { offersFor } from '../../engine/table/derived.ts';
import { nameOfOne, placeWords } from '../../engine/table/fightWords.ts';
import { type Id, withinSentence } from '../../engine/words.ts';
import { useKeyOf } from '../../keys/bindings.ts';
import { areaEntries } from '../../map/areas/areaMenu.ts';
import { copyOf, pasteHere } from '../../map/copying/useCopying.ts';
import { doorEntries } from '../../map/floors/doorMenu.ts';
import { stairsEntries } from '../../map/floors/goToMap.ts';
import { fogEntries, looksEntries } from '../../map/fog/sightEntries.ts';
import type { MenuAt } from '../../map/host/MapHost.tsx';
import type { Place, Point } from '../../space/scene.ts';
import { ruledOffers } from '../../store/quickEdit/ruledWords.ts';
import { tableActions, useShownFight, useTable } from '../../store/store.ts';
import type { MenuEntry } from '../../ui/menus/entries.ts';
import { PointMenu } from '../../ui/menus/MenuLists.tsx';
import { centreOn } from '../boardRef.ts';
import { numbered } from '../card/offerGroups.ts';
import {
  askQuickEdit,
  askWhoJoins,
  changeSideOf,
  moveOffMap,
  removeFromFight,
  startMove,
  toggleHidden,
} from '../fightActions.ts';
import { useFightUi } from '../fightUi.ts';
import { putAll } from '../several/several.ts';

/** Beyond this many moves the menu leaves the rest to the card. */
const MOST_MOVES = 6;
/** With more sides than this, the GM changes a side on the sheet. */
const MOST_SIDES = 3;

/** Shows the menu, when a menu is open. */
export function MapMenu() {
  const menu = useFightUi((ui) => ui.menu);
  const looking = useShownFight((shown) => shown.looking);
  return menu && !looking ? <Menu menu={menu} /> : null;
}

const close = () => useFightUi.getState().openMenu(undefined);

/** The keys that do the same as the menu's entries. */
const useKeys = () => ({
  sheet: useKeyOf('sheet'),
  hide: useKeyOf('hide'),
  out: useKeyOf('out'),
  join: useKeyOf('join'),
  quick: useKeyOf('quick'),
});

/**
 * The entries for a combatant: its moves, and what the GM may do with it. For one of several
 * selected combatants an entry acts on all of them.
 */
function useEntriesOf(token: Id | undefined): MenuEntry[] {
  const fight = useShownFight((shown) => shown.fight);
  const ruleset = useShownFight((shown) => shown.ruleset);
  const question = useShownFight((shown) => shown.question);
  const open = useShownFight((shown) => shown.open);
  const selected = useTable((table) => table.session.selected);
  const keys = useKeys();
  const one = token === undefined ? undefined : fight.combatants[token];
  if (!one || token === undefined) return [];
  const { openDialog } = useFightUi.getState();
  const these = selected.includes(token) ? selected : [token];
  const many = these.length > 1;
  const who = many ? ` the ${these.length}` : '';
  const allHidden = these.every((id) => fight.combatants[id]?.hidden);
  const entries: MenuEntry[] = [];
  const ruled = question ? [] : ruledOffers(ruleset, fight, token);
  const free = question ? [] : numbered(offersFor(ruleset, fight, token)).slice(0, MOST_MOVES);
  entries.push(
    ...free.map((offer) => ({
      id: offerKey(offer),
      label: offer.label,
      icon: Zap,
      onAction: () => {
        tableActions.select([token]);
        startMove(offer);
      },
    })),
  );
  if (free.length > 0) entries.push('line');
  entries.push(
    {
      id: 'quick',
      label: many ? `Set a value of the ${these.length}…` : 'Set a value…',
      icon: Gauge,
      keys: keys.quick,
      onAction: () => askQuickEdit(these),
    },
    ...(ruled.length > 0
      ? [
          {
            id: 'fate',
            label: many ? 'They fall, die, flee…' : 'Falls, dies, flees…',
            icon: Gavel,
            onAction: () => askQuickEdit(these),
          },
        ]
      : []),
    {
      id: 'sheet',
      label: 'Open the sheet',
      icon: PencilLine,
      keys: keys.sheet,
      onAction: () => openDialog({ kind: 'sheet', combatant: token }),
    },
    {
      id: 'note',
      label: one.note.trim() === '' ? 'Write a note…' : 'Read the note',
      icon: StickyNote,
      onAction: () => openDialog({ kind: 'notes', subject: { combatant: token } }),
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
      onAction: () => toggleHidden(these),
    },
    ...(many ? [] : looksEntries(fight, token)),
    { id: 'off', label: `Take${who} off the map`, icon: LogOut, keys: keys.out, onAction: () => moveOffMap(these) },
    ...fight.sideOrder
      .filter((id) => id !== one.side)
      .slice(0, MOST_SIDES)
      .map((id) => ({
        id: `side-${id}`,
        label: `${many ? `The ${these.length} go` : 'Goes'} over to ${withinSentence(fight.sides[id]?.name ?? id)}`,
        icon: Flag,
        onAction: () => changeSideOf(these, id),
      })),
    {
      id: 'player',
      label: many ? `Who plays the ${these.length}…` : 'Who plays this one…',
      detail: many ? undefined : (one.player ?? 'the game master'),
      icon: User,
      onAction: () => openDialog({ kind: 'player', ids: these }),
    },
    { id: 'copy', label: `Copy${who}`, icon: Copy, onAction: () => void copyOf(open, these) },
    {
      id: 'leave',
      label: `Take${who} out as a mistake`,
      icon: UserMinus,
      onAction: () => removeFromFight(these),
    },
  );
  return entries;
}

/** The entries for a place. */
function useEntriesAt(place: Place | undefined, point: Point): MenuEntry[] {
  const fight = useShownFight((shown) => shown.fight);
  const selected = useTable((table) => table.session.selected);
  const keys = useKeys();
  if (!place) return [];
  const { openDialog } = useFightUi.getState();
  const { select, dispatch } = tableActions;
  const entries: MenuEntry[] = [];
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
  if (fight.stage === 'running')
    entries.push({
      id: 'join',
      label: 'Somebody joins the fight here…',
      detail: name,
      icon: UserPlus,
      keys: keys.join,
      onAction: () => askWhoJoins(place),
    });
  entries.push({
    id: 'pin',
    label: 'Pin a note here…',
    detail: name,
    icon: StickyNote,
    onAction: () => openDialog({ kind: 'notes', subject: { at: point } }),
  });
  entries.push({
    id: 'picture',
    label: 'The map as a picture…',
    icon: ImageDown,
    onAction: () => openDialog({ kind: 'picture' }),
  });
  if (fight.stage !== 'over')
    entries.push({
      id: 'paste',
      label: 'Paste the copied here',
      detail: name,
      icon: ClipboardPaste,
      onAction: () => void pasteHere(place).then((ids) => (ids.length > 0 ? select(ids) : undefined)),
    });
  entries.push(...fogEntries(fight, place, name));
  if (fight.stage !== 'over') entries.push(...doorEntries(fight, point), ...stairsEntries(fight, place, point));
  return entries;
}

/** The open menu, with the entries for its token and place. */
function Menu({ menu: { token, place, ...at } }: { menu: MenuAt }) {
  const name = useShownFight(({ fight }) =>
    token === undefined ? undefined : fight.combatants[token] && nameOfOne(fight, token),
  );
  const fight = useShownFight((shown) => shown.fight);
  const ruleset = useShownFight((shown) => shown.ruleset);
  const ofOne = useEntriesOf(token);
  const here = useEntriesAt(place, at.point);
  const areas = areaEntries(ruleset, fight, at.point, askQuickEdit);
  const entries = [...(name === undefined ? here : ofOne), ...areas];
  return entries.length > 0 ? (
    <PointMenu label={name ?? 'This place'} entries={entries} at={at} onClose={close} />
  ) : null;
}
