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
import { useBindings } from '../keys/bindings.ts';
import { spelled } from '../keys/keys.ts';
import { useTable } from '../store/store.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { MenuButton, type MenuEntry } from '../ui/Menu.tsx';
import { useDesk } from './desk.ts';
import { SavedMark } from './SavedMark.tsx';
import { useFight } from './useFight.tsx';

// The same functions at every drawing, so that buttons whose words stay are not drawn anew.
const showTimeline = () => useDesk.getState().show({ kind: 'timeline' });
const showFind = () => useDesk.getState().show({ kind: 'find' });
const showScreen = () => useDesk.getState().show({ kind: 'screen' });

/** What undo would take back now, in words; undefined when there is nothing. */
function useUndoWords(): Record<'back' | 'again' | 'mend', string | undefined> {
  const { open } = useFight();
  const { encounter, ruleset } = open;
  const move = encounter.open;
  const name = move ? labelOf(ruleset, encounter.fight, move.command) : undefined;
  const answers = move?.given.some(({ by }) => by !== 'auto') ?? false;
  const step = lastByHand(encounter);
  const undone = encounter.future.at(-1);
  return {
    mend: !move && step?.given.some(({ by }) => by !== 'auto') ? step.label : undefined,
    back: name ? (answers ? `The last answer of “${name}”` : `“${name}”`) : step ? `“${step.label}”` : undefined,
    again:
      undone === undefined
        ? undefined
        : undone.kind === 'step'
          ? `“${undone.step.label}”`
          : undone.kind === 'open'
            ? `“${labelOf(ruleset, encounter.fight, undone.open.command)}”`
            : 'The answer taken back',
  };
}

/** The bar. The end of the fight is in its menu, as far from Next as the screen allows. */
export function TopBar() {
  const { open, fight, derived } = useFight();
  const undo = useTable((table) => table.undo);
  const redo = useTable((table) => table.redo);
  const theme = useTable((table) => table.session.theme);
  const setSession = useTable((table) => table.setSession);
  const closeEncounter = useTable((table) => table.closeEncounter);
  const saveFile = useTable((table) => table.saveFile);
  const show = useDesk((desk) => desk.show);
  const reopen = useTable((table) => table.reopen);
  const bindings = useBindings((keys) => keys.bindings);
  const { back, again, mend } = useUndoWords();
  const entries: MenuEntry[] = [
    { id: 'library', label: 'To the library', icon: House, onAction: () => void closeEncounter() },
    { id: 'file', label: 'Save as a file', icon: Save, onAction: () => void saveFile() },
    'line',
    { id: 'rules', label: 'Look up the rules', icon: BookOpen, onAction: () => show({ kind: 'find', only: 'rules' }) },
    { id: 'state', label: 'The fight by hand', icon: PenLine, onAction: () => show({ kind: 'state' }) },
    { id: 'house', label: 'House rules', icon: Scale, onAction: () => show({ kind: 'house' }) },
    ...(open.ruleset.libraries.length > 0
      ? [
          {
            id: 'own',
            label: ownWords(open.ruleset.libraries),
            icon: Shapes,
            onAction: () => show({ kind: 'own' }),
          },
        ]
      : []),
    { id: 'dice', label: 'Dice and stops', icon: Dices, onAction: () => show({ kind: 'dice' }) },
    {
      id: 'keys',
      label: 'Keys',
      icon: Keyboard,
      keys: spelled(bindings, 'keys')[0],
      onAction: () => show({ kind: 'keys' }),
    },
    {
      id: 'theme',
      label: theme === 'dark' ? 'Light theme' : 'Dark theme',
      icon: theme === 'dark' ? Sun : Moon,
      onAction: () => setSession({ theme: theme === 'dark' ? 'light' : 'dark' }),
    },
    'line',
    {
      id: 'end',
      label: 'End the fight…',
      icon: Flag,
      danger: true,
      disabled: fight.stage !== 'running',
      onAction: () => show({ kind: 'end' }),
    },
  ];
  return (
    <header className="flex h-12 shrink-0 items-center gap-2 bg-panel pr-2 pl-1.5">
      <MenuButton label="Menu of the fight" entries={entries} name="Menu" icon={MenuIcon} placement="bottom" />
      <h1 className="min-w-0 truncate font-semibold text-ink text-sm">{open.encounter.name}</h1>
      <span className="shrink-0 text-faint text-xs">{open.ruleset.name}</span>
      <span className="min-w-4 flex-1 truncate text-center font-semibold text-ink text-sm">
        {fight.stage === 'running' ? derived.order.title : ''}
      </span>
      <SavedMark />
      <span aria-hidden className="mx-1 h-5 w-px bg-line" />
      <IconButton
        icon={Undo2}
        label="Take back"
        hint={back}
        keys={spelled(bindings, 'undo')[0]}
        placement="bottom"
        isDisabled={back === undefined}
        onPress={undo}
      />
      <IconButton
        icon={Eraser}
        label="Mend the last answer"
        hint={mend ? `Opens “${mend}” again at its last answer: a wrong die, a wrong target.` : undefined}
        keys={spelled(bindings, 'mend')[0]}
        placement="bottom"
        isDisabled={mend === undefined}
        onPress={reopen}
      />
      <IconButton
        icon={Redo2}
        label="Bring back"
        hint={again}
        keys={spelled(bindings, 'redo')[0]}
        placement="bottom"
        isDisabled={again === undefined}
        onPress={redo}
      />
      <IconButton
        icon={History}
        label="Timeline"
        placement="bottom"
        keys={spelled(bindings, 'timeline')[0]}
        onPress={showTimeline}
      />
      <span aria-hidden className="mx-1 h-5 w-px bg-line" />
      <IconButton
        icon={Search}
        label="Find anything"
        keys={spelled(bindings, 'find')[0]}
        placement="bottom"
        onPress={showFind}
      />
      <Button look="quiet" icon={MonitorPlay} onPress={showScreen}>
        Players’ screen
      </Button>
    </header>
  );
}
