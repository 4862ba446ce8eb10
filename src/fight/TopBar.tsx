/** The bar on top: which fight, undo and redo in words, what is saved, and the ways to everything else. */
import {
  BookOpen,
  Dices,
  Eraser,
  Flag,
  History,
  House,
  Keyboard,
  Menu as MenuIcon,
  MonitorPlay,
  Moon,
  PenLine,
  Redo2,
  Save,
  Scale,
  Search,
  Shapes,
  Sun,
  Undo2,
} from 'lucide-react';
import { labelOf, lastByHand } from '../engine/history.ts';
import { ownWords } from '../engine/library.ts';
import { useKeyOf } from '../keys/bindings.ts';
import { openKeysList } from '../keys/keysList.ts';
import type { Shown } from '../store/shown.ts';
import { useShown, useTable, verbs } from '../store/store.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { MenuButton, type MenuEntry } from '../ui/Menu.tsx';
import { useDesk } from './desk.ts';
import { keyDeeds } from './keyDeeds.ts';
import { SavedMark } from './SavedMark.tsx';

// The same function at every drawing, so that the button is not drawn anew.
const showScreen = () => useDesk.getState().show({ kind: 'screen' });

const goToLibrary = () => void verbs().closeEncounter();
const saveFile = () => void verbs().saveFile();

/** What undo would take back now, in words; undefined when there is nothing. */
const lastDone = ({ open: { encounter, ruleset } }: Shown): string | undefined => {
  const move = encounter.open;
  const step = lastByHand(encounter);
  if (!move) return step && `“${step.label}”`;
  const name = labelOf(ruleset, encounter.fight, move.command);
  return move.given.some(({ by }) => by !== 'auto') ? `The last answer of “${name}”` : `“${name}”`;
};

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

function BackAndForth() {
  const back = useShown(lastDone);
  const again = useShown(lastUndone);
  const mend = useShown(mendable);
  return (
    <>
      <IconButton
        icon={Undo2}
        label="Take back"
        hint={back}
        keys={useKeyOf('undo')}
        placement="bottom"
        isDisabled={back === undefined}
        onPress={keyDeeds.undo}
      />
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
  const own = useShown(({ ruleset }) => (ruleset.libraries.length > 0 ? ownWords(ruleset.libraries) : undefined));
  const running = useShown(({ fight }) => fight.stage === 'running');
  const theme = useTable((table) => table.session.theme);
  const keys = useKeyOf('keys');
  const { show } = useDesk.getState();
  const entries: MenuEntry[] = [
    { id: 'library', label: 'To the library', icon: House, onAction: goToLibrary },
    { id: 'file', label: 'Save as a file', icon: Save, onAction: saveFile },
    'line',
    { id: 'rules', label: 'Look up the rules', icon: BookOpen, onAction: () => show({ kind: 'find', only: 'rules' }) },
    { id: 'state', label: 'The fight by hand', icon: PenLine, onAction: () => show({ kind: 'state' }) },
    { id: 'house', label: 'House rules', icon: Scale, onAction: () => show({ kind: 'house' }) },
    ...(own === undefined ? [] : [{ id: 'own', label: own, icon: Shapes, onAction: () => show({ kind: 'own' }) }]),
    { id: 'dice', label: 'Dice and stops', icon: Dices, onAction: () => show({ kind: 'dice' }) },
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

/** The bar. The end of the fight is in its menu, as far from Next as the screen allows. */
export function TopBar() {
  const name = useShown(({ open }) => open.encounter.name);
  const game = useShown(({ ruleset }) => ruleset.name);
  const title = useShown(({ fight, derived }) => (fight.stage === 'running' ? derived.order.title : ''));
  const timeline = useKeyOf('timeline');
  const find = useKeyOf('find');
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 bg-panel pr-2 pl-1.5">
      <FightMenu />
      <h1 className="min-w-0 truncate font-semibold text-ink text-sm">{name}</h1>
      <span className="shrink-0 text-faint text-xs">{game}</span>
      <span className="min-w-4 flex-1 truncate text-center font-semibold text-ink text-sm">{title}</span>
      <SavedMark />
      <span aria-hidden className="mx-1 h-5 w-px bg-line" />
      <BackAndForth />
      <IconButton icon={History} label="Timeline" placement="bottom" keys={timeline} onPress={keyDeeds.timeline} />
      <span aria-hidden className="mx-1 h-5 w-px bg-line" />
      <IconButton icon={Search} label="Find anything" keys={find} placement="bottom" onPress={keyDeeds.find} />
      <Button look="quiet" icon={MonitorPlay} onPress={showScreen}>
        Players’ screen
      </Button>
    </header>
  );
}
