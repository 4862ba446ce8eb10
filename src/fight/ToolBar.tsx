/** The rail at the edge of the map: the tools, the view and the panels, each as an icon. */
import {
  CircleDashed,
  CloudFog,
  Crosshair,
  Flag,
  ListOrdered,
  MapPinned,
  MousePointer2,
  PanelLeftClose,
  PanelRightClose,
  PencilLine,
  Radio,
  Reply,
  Ruler,
  ScrollText,
  SquarePen,
  Users,
} from 'lucide-react';
import { memo } from 'react';
import { useBindings, useKeyOf } from '../keys/bindings.ts';
import { type KeyActionId, keysInWords } from '../keys/keys.ts';
import { ViewButtons } from '../map/host/ViewButtons.tsx';
import { tableActions, useShownFight, useTable } from '../store/store.ts';
import type { Session } from '../store/types.ts';
import { IconButton, IconToggle } from '../ui/Button.tsx';
import { boardRef } from './boardRef.ts';
import type { PanelId } from './fightUi.ts';
import { keyActions } from './keyActions.ts';
import { foldPanels, togglePanel, useOrderPlace, usePanelAt } from './panels/panels.ts';

const tools = [
  { tool: 'select', label: 'Select and move', icon: MousePointer2 },
  { tool: 'measure', label: 'Measure', icon: Ruler },
  { tool: 'area', label: 'Areas: lay one, and see who stands in it', icon: CircleDashed },
  { tool: 'draw', label: 'Draw on the map', icon: PencilLine },
  { tool: 'fog', label: 'Fog: hide and reveal', icon: CloudFog },
  { tool: 'ping', label: 'Ping: point at something', icon: Radio },
  { tool: 'edit', label: 'Change the map', icon: SquarePen },
] as const satisfies readonly { tool: Session['tool']; label: string; icon: typeof Ruler }[];

/**
 * The rail. It is memoised, because nothing that happens in the fight changes the rail. On a low
 * screen its buttons are lower, so that all nineteen are in view.
 */
export const ToolBar = memo(function ToolBar() {
  return (
    <div data-rail="" className="pointer-events-none mr-2.5 flex min-h-0 flex-col">
      <div className="glass flex min-h-0 flex-col items-center gap-1 overflow-y-auto p-1 contain-content pointer-fine:[&_button]:h-[clamp(1.75rem,calc((100dvh-10.5rem)/19),2.25rem)]">
        <Tools />
        <span aria-hidden className="h-px w-6 shrink-0 bg-line" />
        <PanelIcons />
      </div>
    </div>
  );
});

/** What the main button does on the map, and the buttons of the map's view. */
function Tools() {
  const tool = useTable((table) => table.session.tool);
  const bindings = useBindings((keys) => keys.bindings);
  const key = (action: KeyActionId) => keysInWords(bindings, action)[0];
  return (
    <nav aria-label="Tools of the map" className="flex flex-col items-center">
      {tools.map((one) => (
        <IconToggle
          key={one.tool}
          icon={one.icon}
          label={one.label}
          keys={key(one.tool)}
          placement="right"
          isSelected={tool === one.tool}
          onChange={(on) => tableActions.setSession({ tool: on ? one.tool : 'select' })}
        />
      ))}
      <span aria-hidden className="my-1 h-px w-6 bg-line" />
      <ViewButtons board={boardRef} />
      <IconButton
        icon={Crosshair}
        label="Centre on the chosen one"
        keys={key('centre')}
        placement="right"
        onPress={keyActions.centre}
      />
    </nav>
  );
}

const panels = [
  { id: 'order', label: 'Turn order', icon: ListOrdered },
  { id: 'combatants', label: 'All combatants', icon: Users },
  { id: 'morale', label: 'Morale', icon: Flag },
  { id: 'reactions', label: 'Reactions', icon: Reply },
  { id: 'places', label: 'The map as a list', icon: MapPinned },
  { id: 'log', label: 'Log', icon: ScrollText },
] as const satisfies readonly { id: PanelId; label: string; icon: typeof Ruler }[];

/**
 * A panel's icon, pressed while the panel is open. A dot says that something waits in the panel.
 */
function PanelIcon({ id, label, icon }: { id: PanelId; label: string; icon: typeof Ruler }) {
  const open = usePanelAt(id) !== 'closed';
  const waits = useShownFight(({ derived }) => id === 'morale' && derived.morale.some(({ state }) => state === 'due'));
  return (
    <span className="relative">
      <IconToggle
        icon={icon}
        label={label}
        hint={waits ? 'A check is due' : undefined}
        placement="right"
        isSelected={open}
        onChange={() => togglePanel(id)}
      />
      {waits ? <span aria-hidden className="absolute top-1 right-1 size-2 rounded-full bg-now-fill" /> : null}
    </span>
  );
}

/** The icons of the panels of this game, and the button that closes all panels at once. */
function PanelIcons() {
  const listed = useOrderPlace() === 'down';
  const morale = useShownFight(({ derived }) => derived.morale.length > 0);
  const away = useTable(({ session }) => session.away);
  const keys = { fold: useKeyOf('fold'), card: useKeyOf('foldCard') };
  return (
    <nav aria-label="Panels of the fight" className="flex flex-col items-center">
      {panels
        .filter(({ id }) => (id === 'order' ? listed : id === 'morale' ? morale : true))
        .map(({ id, label, icon }) => (
          <PanelIcon key={id} id={id} label={label} icon={icon} />
        ))}
      <IconToggle
        icon={PanelLeftClose}
        label="Fold the panels"
        keys={keys.fold}
        placement="right"
        isSelected={away.includes('panels')}
        onChange={() => foldPanels('panels')}
      />
      <IconToggle
        icon={PanelRightClose}
        label="Fold the card"
        keys={keys.card}
        placement="right"
        isSelected={away.includes('card')}
        onChange={() => foldPanels('card')}
      />
    </nav>
  );
}
