/** The bar on top: which fight, what is saved, who acts when, redo in words, and the ways to everything else. */

import {
  BookOpen,
  Dices,
  Eraser,
  Flag,
  HardDrive,
  History,
  House,
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
  UserPlus,
  Volume2,
} from 'lucide-react';
import { ownWords } from '../engine/forms/catalogue.ts';
import { labelOf } from '../engine/history.ts';
import { lastByHand } from '../engine/undo.ts';
import { useKeyOf } from '../keys/bindings.ts';
import { openKeysList } from '../keys/keysList.ts';
import type { Shown } from '../store/shown.ts';
import { useShown, useTable, verbs } from '../store/store.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import type { MenuEntry } from '../ui/menus/entries.ts';
import { MenuButton } from '../ui/menus/Menu.tsx';
import { tip } from '../ui/tip.ts';
import { withTable } from '../ui/tracks/trackWords.ts';
import { join } from './deeds.ts';
import { useDesk } from './desk.ts';
import { keyDeeds } from './keyDeeds.ts';
import { OrderAcross } from './order/OrderAcross.tsx';
import { useOrderPlace } from './panels/panels.ts';
import { SavedMark } from './SavedMark.tsx';

// The same function at every drawing, so that the button is not drawn anew.
const showScreen = () => useDesk.getState().show({ kind: 'screen' });

const goToLibrary = () => void verbs().closeEncounter();
const showPaper = () => verbs().setSession({ page: 'paper' });
const saveFile = () => void verbs().saveFile();

/** What redo would bring back. */
function lastUndone({ open: { encounter, ruleset } }: Shown): string | undefined {
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

/** The last move, when an answer of it can be mended. */
function mendable({ open: { encounter } }: Shown): string | undefined {
  const step = lastByHand(encounter);
  return !encounter.open && step?.given.some(({ by }) => by !== 'auto') ? step.label : undefined;
}

function Again() {
  const again = useShown(lastUndone);
  const mend = useShown(mendable);
  return (
    <>
      <IconButton
        icon={Eraser}
        label="Mend the last answer"
        hint={mend ? `Opens “${mend}” again at its last answer: a wrong die, a wrong target.` : undefined}
        keys={useKeyOf('mend')}
        placement="bottom"
        isDisabled={mend === undefined}
        onPress={keyDeeds.mend}
      />
      <IconButton
        icon={Redo2}
        label="Bring back"
        hint={again}
        keys={useKeyOf('redo')}
        placement="bottom"
        isDisabled={again === undefined}
        onPress={keyDeeds.redo}
      />
    </>
  );
}

function FightMenu() {
  const own = useShown(({ ruleset }) => (ruleset.makes.length > 0 ? ownWords(ruleset.makes) : undefined));
  const running = useShown(({ fight }) => fight.stage === 'running');
  const theme = useTable((table) => table.session.theme);
  const keys = useKeyOf('keys');
  const joins = useKeyOf('join');
  const account = useKeyOf('account');
  const { show } = useDesk.getState();
  const entries: MenuEntry[] = [
    { id: 'library', label: 'To the library', icon: House, onAction: goToLibrary },
    { id: 'file', label: 'Save as a file', icon: Save, onAction: saveFile },
    'line',
    { id: 'account', label: 'What happened so far', icon: ScrollText, keys: account, onAction: keyDeeds.account },
    { id: 'paper', label: 'Fight sheet to print', icon: Printer, onAction: showPaper },
    ...(running ? [{ id: 'join', label: 'Somebody joins…', icon: UserPlus, keys: joins, onAction: () => join() }] : []),
    { id: 'notes', label: 'Notes', icon: StickyNote, onAction: () => show({ kind: 'notes' }) },
    { id: 'rules', label: 'Look up the rules', icon: BookOpen, onAction: () => show({ kind: 'find', only: 'rules' }) },
    { id: 'state', label: 'The fight by hand', icon: PenLine, onAction: () => show({ kind: 'state' }) },
    { id: 'house', label: 'House rules', icon: Scale, onAction: () => show({ kind: 'house' }) },
    ...(own === undefined ? [] : [{ id: 'own', label: own, icon: Shapes, onAction: () => show({ kind: 'own' }) }]),
    { id: 'dice', label: 'Dice and stops', icon: Dices, onAction: () => show({ kind: 'dice' }) },
    { id: 'sound', label: 'Sound', icon: Volume2, onAction: () => show({ kind: 'sound' }) },
    { id: 'device', label: 'About this device', icon: HardDrive, onAction: () => show({ kind: 'device' }) },
    { id: 'keys', label: 'Keys', icon: Keyboard, keys, onAction: openKeysList },
    {
      id: 'theme',
      label: theme === 'dark' ? 'Light theme' : 'Dark theme',
      icon: theme === 'dark' ? Sun : Moon,
      onAction: () => verbs().setSession({ theme: theme === 'dark' ? 'light' : 'dark' }),
    },
    ...(running
      ? ([
          'line',
          { id: 'end', label: 'End the fight…', icon: Flag, danger: true, onAction: () => show({ kind: 'end' }) },
        ] as const)
      : []),
  ];
  return <MenuButton label="Menu of the fight" name="Menu" icon={MenuIcon} placement="bottom" entries={entries} />;
}

/** Which fight this is, and how far it has come. */
function Title() {
  const name = useShown(({ open }) => open.encounter.name);
  const game = useShown(({ ruleset }) => ruleset.name);
  const title = useShown(({ fight, derived }) =>
    fight.stage === 'running' ? withTable(derived.order.title, derived.table) : '',
  );
  return (
    <div className="glass flex h-11 min-w-0 items-center gap-2 pr-2 pl-1">
      <FightMenu />
      <div
        className="min-w-0"
        {...tip({ label: name, hint: title === '' ? game : `${title} · ${game}`, side: 'bottom' })}
      >
        <h1 className="truncate font-semibold text-ink text-sm leading-tight">{name}</h1>
        <p className="truncate text-soft text-xs leading-tight">{title === '' ? game : title}</p>
      </div>
      <SavedMark />
    </div>
  );
}

/** What is done to the fight as a whole. */
function Deeds() {
  return (
    <div className="glass flex h-11 shrink-0 items-center px-1">
      <Again />
      <IconButton
        icon={History}
        label="Timeline"
        placement="bottom"
        keys={useKeyOf('timeline')}
        onPress={keyDeeds.timeline}
      />
      <IconButton
        icon={Search}
        label="Find anything"
        keys={useKeyOf('find')}
        placement="bottom"
        onPress={keyDeeds.find}
      />
      <Button look="quiet" icon={MonitorPlay} onPress={showScreen} aria-label="Players’ screen" className="px-2.5">
        <span className="max-lg:hidden">Players</span>
      </Button>
    </div>
  );
}

/**
 * The bar: its parts float apart, the order between them as long as it fits there, below them where it does not. The end of the fight
 * is in the menu, as far from Next as the screen allows.
 */
export function TopBar() {
  const across = useOrderPlace() === 'across';
  return (
    <header className="pointer-events-none col-span-full flex flex-wrap items-start justify-between gap-x-2.5 gap-y-1.5 pb-2.5">
      <Title />
      {across ? <OrderAcross /> : null}
      <Deeds />
    </header>
  );
}
