/** The slim bar beside the map: tools, and the view. */
import {
  CloudFog,
  Crosshair,
  Maximize,
  Minus,
  MousePointer2,
  PencilLine,
  Plus,
  Radio,
  Ruler,
  SquarePen,
} from 'lucide-react';
import { memo } from 'react';
import { useBindings } from '../keys/bindings.ts';
import { type DeedId, spelled } from '../keys/keys.ts';
import { useTable, verbs } from '../store/store.ts';
import type { Session } from '../store/types.ts';
import { IconButton, IconToggle } from '../ui/Button.tsx';
import { keyDeeds } from './keyDeeds.ts';
import { theBoard } from './theBoard.ts';

const tools = [
  { tool: 'select', label: 'Select and move', icon: MousePointer2 },
  { tool: 'measure', label: 'Measure', icon: Ruler },
  { tool: 'draw', label: 'Draw on the map', icon: PencilLine },
  { tool: 'fog', label: 'Fog: hide and reveal', icon: CloudFog },
  { tool: 'ping', label: 'Ping: point at something', icon: Radio },
  { tool: 'edit', label: 'Change the map', icon: SquarePen },
] as const satisfies readonly { tool: Session['tool']; label: string; icon: typeof Ruler }[];

/** The bar. Nothing that happens in the fight changes it. */
export const ToolBar = memo(function ToolBar() {
  const tool = useTable((table) => table.session.tool);
  const bindings = useBindings((keys) => keys.bindings);
  const key = (deed: DeedId) => spelled(bindings, deed)[0];
  return (
    <nav aria-label="Tools of the map" className="flex w-12 shrink-0 flex-col items-center gap-1 bg-panel py-2">
      {tools.map((one) => (
        <IconToggle
          key={one.tool}
          icon={one.icon}
          label={one.label}
          keys={key(one.tool)}
          placement="right"
          isSelected={tool === one.tool}
          onChange={(on) => verbs().setSession({ tool: on ? one.tool : 'select' })}
        />
      ))}
      <span aria-hidden className="my-1 h-px w-6 bg-line" />
      <IconButton
        icon={Plus}
        label="Closer"
        keys={key('zoomIn')}
        placement="right"
        onPress={() => theBoard.current?.zoomIn()}
      />
      <IconButton
        icon={Minus}
        label="Farther"
        keys={key('zoomOut')}
        placement="right"
        onPress={() => theBoard.current?.zoomOut()}
      />
      <IconButton
        icon={Maximize}
        label="The whole map"
        keys={key('fit')}
        placement="right"
        onPress={() => theBoard.current?.fit()}
      />
      <IconButton
        icon={Crosshair}
        label="Centre on the chosen one"
        keys={key('centre')}
        placement="right"
        onPress={keyDeeds.centre}
      />
    </nav>
  );
});
