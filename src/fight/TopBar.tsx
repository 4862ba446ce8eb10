/** The top bar: the fight's name, whether it is saved, the order, redo in words, and the menus. */

import {
  BookOpen,
  CircleHelp,
  Dices,
  Eraser,
  Flag,
  HardDrive,
  History,
  House,
  ImageDown,
  Keyboard,
  Menu as MenuIcon,
  MonitorPlay,
  Moon,
  PenLine,
  Printer,
  Redo2,
  Save,
  Scale,
  ScrollText,
  Search,
  Shapes,
  StickyNote,
  Sun,
  Telescope,
  UserPlus,
  Volume2,
} from 'lucide-react';
import { ownWords } from '../engine/forms/catalogue.ts';
import { labelOf } from '../engine/history.ts';
import { lastByHand } from '../engine/undo.ts';
import { useKeyOf } from '../keys/bindings.ts';
import { openHandbook } from '../keys/handbookShown.ts';
import { openKeysList } from '../keys/keysList.ts';
import type { ShownFight } from '../store/shownFight.ts';
import { tableActions, useShownFight, useTable } from '../store/store.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import type { MenuEntry } from '../ui/menus/entries.ts';
import { MenuButton } from '../ui/menus/Menu.tsx';
import { tipAttributes } from '../ui/tip.ts';
import { withTable } from '../ui/tracks/trackWords.ts';
import { askWhoJoins } from './fightActions.ts';
import { useFightUi } from './fightUi.ts';
import { keyActions } from './keyActions.ts';
import { OrderAcross } from './order/OrderAcross.tsx';
import { useOrderPlace } from './panels/panels.ts';
import { SavedMark } from './SavedMark.tsx';
import { useSuggestEntries } from './suggest/suggestEntries.ts';

// This function keeps its identity, so that React does not draw the button again.
const showScreen = () => useFightUi.getState().openDialog({ kind: 'screen' });

const goToLibrary = () => void tableActions.closeEncounter();
const showPaper = () => tableActions.setSession({ paper: 'shown' });
const saveFile = () => void tableActions.saveFile();

/** What redo would bring back, in words. */
function lastUndone({ open: { encounter, ruleset } }: ShownFight): string | undefined {
  const undone = encounter.future.at(-1);
  switch (undone?.kind) {
    case undefined:
      return undefined;
    case 'step':
      return `“${undone.step.label}”`;
    case 'open':
      return `“${labelOf(ruleset, encounter.fight, undone.open.command)}”`;
    case 'given':
      return 'The answer taken back';
  }
}

/** The id of the last move when one of its answers can be changed. */
function mendable({ open: { encounter } }: ShownFight): string | undefined {
  const step = lastByHand(encounter);
  return !encounter.open && step?.given.some(({ by }) => by !== 'auto') ? step.label : undefined;
}

function Again() {
  const again = useShownFight(lastUndone);
  const mend = useShownFight(mendable);
  return (
    <>
      <IconButton
        icon={Eraser}
        label="Change the last answer"
        hint={mend ? `Opens “${mend}” again at its last answer: a wrong die, a wrong target.` : undefined}
        keys={useKeyOf('mend')}
        placement="bottom"
        isDisabled={mend === undefined}
        onPress={keyActions.mend}
      />
      <IconButton
        icon={Redo2}
        label="Bring back"
        hint={again}
        keys={useKeyOf('redo')}
        placement="bottom"
        isDisabled={again === undefined}
        onPress={keyActions.redo}
      />
    </>
  );
}

/** The menu, in five groups: how it goes, who and what is in it, what leaves it, this device, its end. */
function FightMenu() {
  const own = useShownFight(({ ruleset }) => (ruleset.makes.length > 0 ? ownWords(ruleset.makes) : undefined));
  const running = useShownFight(({ fight }) => fight.stage === 'running');
  const theme = useTable((table) => table.session.theme);
  const keys = useKeyOf('keys');
  const handbook = useKeyOf('handbook');
  const joins = useKeyOf('join');
  const account = useKeyOf('account');
  const suggested = useSuggestEntries();
  const { openDialog } = useFightUi.getState();
  const entries: MenuEntry[] = [
    { id: 'account', label: 'What happened so far', icon: ScrollText, keys: account, onAction: keyActions.account },
    { id: 'forecast', label: 'How would this go?', icon: Telescope, onAction: () => openDialog({ kind: 'forecast' }) },
    ...suggested,
    'line',
    ...(running
      ? [{ id: 'join', label: 'Somebody joins…', icon: UserPlus, keys: joins, onAction: () => askWhoJoins() }]
      : []),
    { id: 'state', label: 'The fight by hand', icon: PenLine, onAction: () => openDialog({ kind: 'state' }) },
    { id: 'notes', label: 'Notes', icon: StickyNote, onAction: () => openDialog({ kind: 'notes' }) },
    {
      id: 'rules',
      label: 'Look up the rules',
      icon: BookOpen,
      onAction: () => openDialog({ kind: 'find', only: 'rules' }),
    },
    { id: 'house', label: 'House rules', icon: Scale, onAction: () => openDialog({ kind: 'house' }) },
    ...(own === undefined
      ? []
      : [{ id: 'own', label: own, icon: Shapes, onAction: () => openDialog({ kind: 'own' }) }]),
    'line',
    { id: 'file', label: 'Save as a file', icon: Save, onAction: saveFile },
    { id: 'picture', label: 'The map as a picture', icon: ImageDown, onAction: () => openDialog({ kind: 'picture' }) },
    { id: 'paper', label: 'Fight sheet to print', icon: Printer, onAction: showPaper },
    'line',
    { id: 'dice', label: 'Dice and stops', icon: Dices, onAction: () => openDialog({ kind: 'dice' }) },
    { id: 'sound', label: 'Sound', icon: Volume2, onAction: () => openDialog({ kind: 'sound' }) },
    {
      id: 'theme',
      label: theme === 'dark' ? 'Light theme' : 'Dark theme',
      icon: theme === 'dark' ? Sun : Moon,
      onAction: () => tableActions.setSession({ theme: theme === 'dark' ? 'light' : 'dark' }),
    },
    { id: 'device', label: 'About this device', icon: HardDrive, onAction: () => openDialog({ kind: 'device' }) },
    { id: 'handbook', label: 'Handbook', icon: CircleHelp, keys: handbook, onAction: openHandbook },
    { id: 'keys', label: 'Keys', icon: Keyboard, keys, onAction: openKeysList },
    'line',
    { id: 'library', label: 'To the start page', icon: House, onAction: goToLibrary },
    ...(running
      ? [{ id: 'end', label: 'End the fight…', icon: Flag, danger: true, onAction: () => openDialog({ kind: 'end' }) }]
      : []),
  ];
  return <MenuButton label="Menu of the fight" name="Menu" icon={MenuIcon} placement="bottom" entries={entries} />;
}

/** The name of the fight, and its round. */
function Title() {
  const name = useShownFight(({ open }) => open.encounter.name);
  const game = useShownFight(({ ruleset }) => ruleset.name);
  const title = useShownFight(({ fight, derived }) =>
    fight.stage === 'running' ? withTable(derived.order.title, derived.table) : '',
  );
  return (
    <div className="glass flex h-11 min-w-0 items-center gap-2 pr-2 pl-1">
      <FightMenu />
      <div
        className="min-w-0"
        {...tipAttributes({ label: name, hint: title === '' ? game : `${title} · ${game}`, side: 'bottom' })}
      >
        <h1 className="truncate font-semibold text-ink text-sm leading-tight">{name}</h1>
        <p className="truncate text-soft text-xs leading-tight">{title === '' ? game : title}</p>
      </div>
      <SavedMark />
    </div>
  );
}

/** The buttons for actions on the whole fight. */
function FightButtons() {
  return (
    <div className="glass flex h-11 shrink-0 items-center px-1">
      <Again />
      <IconButton
        icon={History}
        label="Timeline"
        placement="bottom"
        keys={useKeyOf('timeline')}
        onPress={keyActions.timeline}
      />
      <IconButton
        icon={Search}
        label="Find anything"
        keys={useKeyOf('find')}
        placement="bottom"
        onPress={keyActions.find}
      />
      <Button look="quiet" icon={MonitorPlay} onPress={showScreen} aria-label="Players’ screen" className="px-2.5">
        <span className="max-lg:hidden">Players</span>
      </Button>
    </div>
  );
}

/**
 * The top bar. Its parts float apart. The order stands between these parts while it fits there, and
 * below them otherwise. The button that ends the fight is in the menu, as far from Next as the
 * screen allows.
 */
export function TopBar() {
  const across = useOrderPlace() === 'across';
  return (
    <header className="pointer-events-none col-span-full flex flex-wrap items-start justify-between gap-x-2.5 gap-y-1.5 pb-2.5">
      <Title />
      {across ? <OrderAcross /> : null}
      <FightButtons />
    </header>
  );
}
