/**
 * The editor of a map, over the set-up or a running fight: tools above, the map in the middle, the
 * selection on the right.
 */
import { Check, ImageDown } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import type { BoardHandle } from '../board/types.ts';
import { derivedOf } from '../engine/table/derived.ts';
import { UndoButtons } from '../keys/UndoButtons.tsx';
import { useActionKeys } from '../keys/useActionKeys.ts';
import { tokensOf } from '../map/boardModel.ts';
import { BareMap } from '../map/host/MapHost.tsx';
import { ViewButtons, viewDeeds } from '../map/host/ViewButtons.tsx';
import { SaveMapDialog } from '../map/saving/SaveMapDialog.tsx';
import type { Scene, SquareScene, ZoneScene } from '../space/scene.ts';
import { lastUndone } from '../store/play/undone.ts';
import { tableActions, useTable } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { useToastsOn } from '../ui/toasts/Toasts.tsx';
import { useSquareEditor } from './SquareEditor.tsx';
import type { EditorParts } from './tools.ts';
import { useZoneEditor } from './ZoneEditor.tsx';

const none: never[] = [];
/** The zoom buttons stand at the map's left edge, and the scene is fitted beside them. */
const besideZoom = { left: 56, top: 0, right: 0, bottom: 0 };
const nothing = () => undefined;

interface Props {
  open: OpenEncounter;
  onClose(): void;
}

function ZoneMap({ scene, ...props }: Props & { scene: ZoneScene }) {
  const theme = useTable((table) => table.session.theme);
  return <Frame {...props} scene={scene} parts={useZoneEditor(scene, theme)} />;
}
function SquareMap({ scene, ...props }: Props & { scene: SquareScene }) {
  const theme = useTable((table) => table.session.theme);
  return <Frame {...props} scene={scene} parts={useSquareEditor(scene, theme)} />;
}

function Frame({ open, onClose, scene, parts }: Props & { scene: Scene; parts: EditorParts }) {
  const { ruleset, fight, encounter } = open;
  const handle = useRef<BoardHandle>(null);
  const map = useRef<HTMLElement>(null);
  const [saving, setSaving] = useState(false);
  useToastsOn(map);
  const tokens = useMemo(
    () => tokensOf(ruleset, fight, derivedOf(ruleset, fight), { picked: none, selected: none }),
    [ruleset, fight],
  );
  const last = encounter.past.at(-1);
  const back = lastUndone(open);
  const hint = parts.tools.find(({ id }) => id === parts.tool)?.hint;
  useActionKeys('screen', {
    undo: () => tableActions.undo(),
    redo: () => tableActions.redo(),
    ...viewDeeds(handle),
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
        <IconButton icon={ImageDown} label="The map as a picture" placement="bottom" onPress={() => setSaving(true)} />
        <UndoButtons last={last?.label} back={back} />
        <Button look="primary" icon={Check} onPress={onClose}>
          Done
        </Button>
      </header>
      <main className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_22rem]">
        <section ref={map} aria-label="The map" className="relative min-w-0 overflow-hidden">
          <BareMap
            board={handle}
            scene={scene}
            tokens={tokens}
            pointing="stroke"
            panels={besideZoom}
            onIntent={nothing}
          >
            {parts.layer}
          </BareMap>
          <div className="absolute bottom-3 left-3 z-10 flex flex-col rounded-card bg-panel p-1 shadow-lift">
            <ViewButtons board={handle} />
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
      {saving ? <SaveMapDialog open={open} onClose={() => setSaving(false)} /> : null}
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
