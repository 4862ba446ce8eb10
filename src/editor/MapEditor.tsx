/** The editor of a map, over the set-up or a running fight: tools above, the map in the middle, what is chosen on the right. */
import { Check, Maximize2, Minus, Plus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Board } from '../board/Board.tsx';
import { hands } from '../board/pointer/hands.ts';
import type { BoardHandle } from '../board/types.ts';
import { UndoButtons } from '../keys/UndoButtons.tsx';
import { useDeedKeys } from '../keys/useDeedKeys.ts';
import { tokensOf } from '../map/boardModel.ts';
import type { Scene, SquareScene, ZoneScene } from '../space/scene.ts';
import { derive } from '../store/fight/derived.ts';
import { useTable, verbs } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { lastUndone } from '../store/undone.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { useToastsOn } from '../ui/toasts/Toasts.tsx';
import { useSquareEditor } from './SquareEditor.tsx';
import type { EditorParts } from './tools.ts';
import { useZoneEditor } from './ZoneEditor.tsx';

const none: never[] = [];
/** The buttons that zoom stand at the map's left edge: the scene is fitted beside them. */
const besideZoom = { left: 56, top: 0, right: 0, bottom: 0 };
const nothing = () => undefined;

interface Props {
  open: OpenEncounter;
  onClose(): void;
}

function ZoneMap({ scene, ...props }: Props & { scene: ZoneScene }) {
  const theme = useTable((table) => table.session.theme);
  return <Frame {...props} scene={scene} theme={theme} parts={useZoneEditor(scene, theme)} />;
}
function SquareMap({ scene, ...props }: Props & { scene: SquareScene }) {
  const theme = useTable((table) => table.session.theme);
  return <Frame {...props} scene={scene} theme={theme} parts={useSquareEditor(scene, theme)} />;
}

function Frame({
  open,
  onClose,
  scene,
  theme,
  parts,
}: Props & { scene: Scene; theme: 'dark' | 'light'; parts: EditorParts }) {
  const { ruleset, fight, encounter } = open;
  const pictureOf = useTable((table) => table.picture);
  const handle = useRef<BoardHandle>(null);
  const map = useRef<HTMLElement>(null);
  useToastsOn(map);
  const tokens = useMemo(
    () => tokensOf(ruleset, fight, derive(ruleset, fight), { picked: none, selected: none }),
    [ruleset, fight],
  );
  const last = encounter.past.at(-1);
  const back = lastUndone(open);
  const hint = parts.tools.find(({ id }) => id === parts.tool)?.hint;
  useDeedKeys('screen', {
    undo: () => verbs().undo(),
    redo: () => verbs().redo(),
    zoomIn: () => handle.current?.zoomIn(),
    zoomOut: () => handle.current?.zoomOut(),
    fit: () => handle.current?.fit(),
  });
  return (
    <div className="flex h-room min-h-0 flex-col bg-room text-ink">
      <header className="flex items-center gap-2 bg-panel px-3 py-2">
        <h1 className="mr-2 font-semibold text-base">The map</h1>
        <ToggleButtonGroup
          aria-label="Tool"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[parts.tool]}
          onSelectionChange={(keys) => parts.setTool(String([...keys][0]))}
          className="flex gap-1"
        >
          {parts.tools.map(({ id, label }) => (
            <ToggleButton
              key={id}
              id={id}
              className="h-9 rounded-lg px-3.5 font-medium text-sm text-soft hover:bg-lifted hover:text-ink selected:bg-now-wash selected:text-now"
            >
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <p role="status" className="min-w-0 flex-1 truncate px-2 text-soft text-xs">
          {hint}
        </p>
        <UndoButtons last={last?.label} back={back} />
        <Button look="primary" icon={Check} onPress={onClose}>
          Done
        </Button>
      </header>
      <main className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_22rem]">
        <section ref={map} aria-label="The map" className="relative min-w-0 overflow-hidden">
          <Board
            hands={hands}
            ref={handle}
            scene={scene}
            tokens={tokens}
            marks={none}
            lines={none}
            interactive
            pointing="stroke"
            pictureOf={pictureOf}
            panels={besideZoom}
            onIntent={nothing}
            theme={theme}
          >
            {parts.layer}
          </Board>
          <div className="absolute bottom-3 left-3 z-10 flex flex-col rounded-card bg-panel p-1 shadow-lift">
            <IconButton icon={Plus} label="Zoom in" placement="right" onPress={() => handle.current?.zoomIn()} />
            <IconButton icon={Minus} label="Zoom out" placement="right" onPress={() => handle.current?.zoomOut()} />
            <IconButton
              icon={Maximize2}
              label="The whole map"
              placement="right"
              onPress={() => handle.current?.fit()}
            />
          </div>
        </section>
        <section aria-label="What is chosen" className="flex min-h-0 flex-col gap-5 overflow-y-auto bg-panel p-4">
          {fight.stage === 'running' ? (
            <p className="rounded-lg bg-now-wash px-3 py-2 text-now text-xs">
              The fight is running: every change here is a ruling, told in the log, and can be taken back.
            </p>
          ) : null}
          {parts.panel}
        </section>
      </main>
    </div>
  );
}

/** The editor. It changes the open encounter's map by hand edits. */
export function MapEditor({ open, onClose }: Props) {
  const { scene } = open.fight;
  return scene.kind === 'zones' ? (
    <ZoneMap open={open} onClose={onClose} scene={scene} />
  ) : (
    <SquareMap open={open} onClose={onClose} scene={scene} />
  );
}
