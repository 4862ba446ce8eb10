/**
 * The rail at the edge of the map: the tools in use, the panels, and one menu with everything else.
 * Each button has a word under its icon until it was used thrice.
 */
import {
  CircleDashed,
  CloudFog,
  Crosshair,
  Ellipsis,
  Flag,
  ListOrdered,
  MapPinned,
  Maximize,
  Minus,
  MousePointer2,
  PanelLeftClose,
  PanelRightClose,
  PencilLine,
  Plus,
  Radio,
  Reply,
  Ruler,
  ScrollText,
  SquarePen,
  Users,
} from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { useBindings } from '../keys/bindings.ts';
import { type KeyActionId, keysInWords } from '../keys/keys.ts';
import { tableActions, tableNow, useShownFight, useTable } from '../store/store.ts';
import type { Session } from '../store/types.ts';
import { IconToggle } from '../ui/Button.tsx';
import { cn } from '../ui/cn.ts';
import type { MenuEntry } from '../ui/menus/entries.ts';
import { MenuButton } from '../ui/menus/Menu.tsx';
import type { PanelId } from './fightUi.ts';
import { keyActions } from './keyActions.ts';
import { foldPanels, togglePanel, useOrderPlace, usePanelAt } from './panels/panels.ts';

const tools = [
  { tool: 'select', label: 'Select and move', word: 'Select', icon: MousePointer2 },
  { tool: 'measure', label: 'Measure', word: 'Measure', icon: Ruler },
  { tool: 'area', label: 'Areas: lay one, and see who stands in it', word: 'Areas', icon: CircleDashed },
  { tool: 'draw', label: 'Draw on the map', word: 'Draw', icon: PencilLine },
  { tool: 'fog', label: 'Fog: hide and reveal', word: 'Fog', icon: CloudFog },
] as const satisfies readonly RailTool[];

/** Tools that are taken seldom: they are in the menu. */
const seldom = [
  { tool: 'ping', label: 'Ping: point at something', word: 'Ping', icon: Radio },
  { tool: 'edit', label: 'Change the map', word: 'Change', icon: SquarePen },
] as const satisfies readonly RailTool[];

interface RailTool {
  tool: Session['tool'];
  label: string;
  word: string;
  icon: typeof Ruler;
}

/** After so many uses an icon is known without its word. */
const KNOWN = 3;

/** Counts a use of a button of the rail. */
function countUse(id: string): Pick<Session, 'used'> {
  const { used } = tableNow().session;
  return { used: { ...used, [id]: Math.min(KNOWN, (used[id] ?? 0) + 1) } };
}

/** The word under a button's icon; undefined once the button is known. */
const useWord = (id: string, word: string): string | undefined =>
  useTable(({ session }) => ((session.used[id] ?? 0) < KNOWN ? word : undefined));

/**
 * The rail. It is memoised, because nothing that happens in the fight changes the rail. On a low
 * screen its buttons are lower, so that all of them are in view.
 */
export const ToolBar = memo(function ToolBar() {
  const shown = useShownPanels();
  const away = useTable(({ session }) => session.away);
  return (
    <div data-rail="" className="pointer-events-none mr-2.5 flex min-h-0 flex-col">
      <div
        style={{ '--buttons': tools.length + 1 + shown.length + away.length } as CSSProperties}
        className="glass flex min-h-0 flex-col items-center gap-1 overflow-y-auto p-1 contain-content [&_button:has([data-word])]:h-[clamp(1.75rem,calc((100dvh-10.5rem)/var(--buttons)),2.75rem)] [&_button]:h-[clamp(1.75rem,calc((100dvh-10.5rem)/var(--buttons)),2.25rem)]"
      >
        <Tools />
        <span aria-hidden className="h-px w-6 shrink-0 bg-line" />
        <PanelIcons />
      </div>
    </div>
  );
});

function Tool({ tool, label, word, icon, keys }: RailTool & { keys: string | undefined }) {
  const isHeld = useTable(({ session }) => session.tool === tool);
  return (
    <IconToggle
      icon={icon}
      label={label}
      word={useWord(tool, word)}
      keys={keys}
      placement="right"
      isSelected={isHeld}
      onChange={(on) => tableActions.setSession(on ? { tool, ...countUse(tool) } : { tool: 'select' })}
    />
  );
}

/** What the main button does on the map. */
function Tools() {
  const bindings = useBindings((keys) => keys.bindings);
  return (
    <nav aria-label="Tools of the map" className="flex flex-col items-center">
      {tools.map((one) => (
        <Tool key={one.tool} {...one} keys={keysInWords(bindings, one.tool)[0]} />
      ))}
      <MoreTools keysOf={(action) => keysInWords(bindings, action)[0]} />
    </nav>
  );
}

/** The menu: the tools that are taken seldom, the view, and room for the map. */
function MoreTools({ keysOf }: { keysOf(action: KeyActionId): string | undefined }) {
  const held = useTable(({ session }) => seldom.find(({ tool }) => tool === session.tool));
  const away = useTable(({ session }) => session.away);
  const more = useWord('more', 'More');
  const word = held ? held.word : more;
  const entry = (action: KeyActionId, label: string, icon: typeof Ruler): MenuEntry => ({
    id: action,
    label,
    icon,
    keys: keysOf(action),
    onAction: () => {
      tableActions.setSession(countUse('more'));
      keyActions[action]();
    },
  });
  return (
    <MenuButton
      label="More tools"
      name={held ? `More tools. Now: ${held.label}` : 'More tools'}
      word={word}
      icon={held?.icon ?? Ellipsis}
      placement="right"
      className={cn(word !== undefined && 'w-13! flex-col gap-0.5!', held && 'bg-now-wash! text-now!')}
      entries={[
        ...seldom.map(({ tool, label, icon }) => entry(tool, label, icon)),
        'line',
        entry('zoomIn', 'Closer', Plus),
        entry('zoomOut', 'Farther', Minus),
        entry('fit', 'The whole map', Maximize),
        entry('centre', 'Centre on the chosen one', Crosshair),
        'line',
        entry('fold', away.includes('panels') ? 'Bring the panels back' : 'Fold the panels', PanelLeftClose),
        entry('foldCard', away.includes('card') ? 'Bring the card back' : 'Fold the card', PanelRightClose),
      ]}
    />
  );
}

const panels = [
  { id: 'order', label: 'Turn order', word: 'Order', icon: ListOrdered },
  { id: 'combatants', label: 'All combatants', word: 'All', icon: Users },
  { id: 'morale', label: 'Morale', word: 'Morale', icon: Flag },
  { id: 'reactions', label: 'Reactions', word: 'Reactions', icon: Reply },
  { id: 'places', label: 'The map as a list', word: 'List', icon: MapPinned },
  { id: 'log', label: 'Log', word: 'Log', icon: ScrollText },
] as const satisfies readonly { id: PanelId; label: string; word: string; icon: typeof Ruler }[];

/**
 * A panel's icon, pressed while the panel is open. A dot says that something waits in the panel.
 */
function PanelIcon({ id, label, word, icon }: (typeof panels)[number]) {
  const open = usePanelAt(id) !== 'closed';
  const waits = useShownFight(({ derived }) => id === 'morale' && derived.morale.some(({ state }) => state === 'due'));
  return (
    <span className="relative">
      <IconToggle
        icon={icon}
        label={label}
        word={useWord(id, word)}
        hint={waits ? 'A check is due' : undefined}
        placement="right"
        isSelected={open}
        onChange={() => {
          tableActions.setSession(countUse(id));
          togglePanel(id);
        }}
      />
      {waits ? <span aria-hidden className="absolute top-1 right-1 size-2 rounded-full bg-now-fill" /> : null}
    </span>
  );
}

/** The panels that this game has now. */
function useShownPanels(): readonly (typeof panels)[number][] {
  const listed = useOrderPlace() === 'down';
  const morale = useShownFight(({ derived }) => derived.morale.length > 0);
  return panels.filter(({ id }) => (id === 'order' ? listed : id === 'morale' ? morale : true));
}

/** The icons of the panels; and what is folded, so that a press brings it back. */
function PanelIcons() {
  const away = useTable(({ session }) => session.away);
  return (
    <nav aria-label="Panels of the fight" className="flex flex-col items-center">
      {useShownPanels().map((panel) => (
        <PanelIcon key={panel.id} {...panel} />
      ))}
      {away.map((what) => (
        <IconToggle
          key={what}
          icon={what === 'panels' ? PanelLeftClose : PanelRightClose}
          label={what === 'panels' ? 'Bring the panels back' : 'Bring the card back'}
          placement="right"
          isSelected
          onChange={() => foldPanels(what)}
        />
      ))}
    </nav>
  );
}
