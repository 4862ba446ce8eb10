/**
 * The editor of a map, over the set-up or a running fight: its modes and their tools above, the map
 * in the middle, the tool's options or the selection on the right.
 */
import { Check, ImageDown, Magnet } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type ThingPainter, UnpaintedLayer } from '../board/editor/UnpaintedLayer.tsx';
import { createStrokeEvents } from '../board/strokeEvents.ts';
import type { BoardHandle } from '../board/types.ts';
import { derivedOf } from '../engine/table/derived.ts';
import { UndoButtons } from '../keys/UndoButtons.tsx';
import { useActionKeys } from '../keys/useActionKeys.ts';
import { tokensOf } from '../map/boardModel.ts';
import { BareMap } from '../map/host/MapHost.tsx';
import { ViewButtons, viewKeyActions } from '../map/host/ViewButtons.tsx';
import { KeyPen } from '../map/KeyPen.tsx';
import { SaveMapDialog } from '../map/saving/SaveMapDialog.tsx';
import { KIND_WORDS } from '../map/scenes/KindInput.tsx';
import { themeOf } from '../space/editing/things/things.ts';
import { type HexScene, isHexScene, mapKindOf, type Scene, type SquareScene, type ZoneScene } from '../space/scene.ts';
import { lastUndone } from '../store/play/undone.ts';
import { tableActions, useTable } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { Button, IconButton, IconToggle } from '../ui/Button.tsx';
import { useScope } from '../ui/keyScopes.ts';
import { useToastsOn } from '../ui/toasts/Toasts.tsx';
import { ConvertForm } from './ConvertForm.tsx';
import { EditorChoice } from './EditorChoice.tsx';
import { type EditorMode, useEditorHand } from './editorHand.ts';
import { useGroundEditor } from './ground/GroundEditor.tsx';
import { useHexEditor } from './HexEditor.tsx';
import { useSquareEditor } from './SquareEditor.tsx';
import { useThingsEditor } from './things/ThingsEditor.tsx';
import type { EditorParts } from './tools.ts';
import { useWallsEditor } from './walls/WallsEditor.tsx';
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
  return <Frame {...props} scene={scene} places={useZoneEditor(scene, theme)} />;
}
function HexMap({ scene, ...props }: Props & { scene: HexScene }) {
  const theme = useTable((table) => table.session.theme);
  return <Frame {...props} scene={scene} places={useHexEditor(scene, theme)} />;
}
function SquareMap({ scene, ...props }: Props & { scene: SquareScene }) {
  const theme = useTable((table) => table.session.theme);
  return <Frame {...props} scene={scene} places={useSquareEditor(scene, theme)} />;
}

/** The painter of things; undefined until it is loaded. */
function useThingPainter(): ThingPainter | undefined {
  const [painter, setPainter] = useState<ThingPainter>();
  useEffect(() => {
    void import('../scenery/oneThing.ts').then(({ paintOneThing }) => setPainter(() => paintOneThing));
  }, []);
  return painter;
}

/** The scene as this editor shows it, without the things of hidden layers. */
function useShownScene(scene: Scene): Scene {
  const hidden = useEditorHand((hand) => hand.hidden);
  return useMemo(
    () =>
      hidden.length > 0 && scene.scenery
        ? { ...scene, scenery: scene.scenery.filter(({ kind }) => !hidden.includes(themeOf(kind))) }
        : scene,
    [scene, hidden],
  );
}

const modesFor = (scene: Scene): readonly { id: EditorMode; label: string }[] => [
  { id: 'ground', label: 'Ground' },
  { id: 'things', label: 'Things' },
  { id: 'walls', label: 'Walls and rooms' },
  { id: 'places', label: KIND_WORDS[mapKindOf(scene)] },
];

/** The modes and their parts. Each mode keeps its tool's settings while another mode is used. */
function useModes(scene: Scene, places: EditorParts, paintThing: ThingPainter | undefined) {
  const theme = useTable((table) => table.session.theme);
  const mode = useEditorHand((hand) => hand.mode);
  const [keys] = useState(createStrokeEvents);
  const ground = useGroundEditor(scene, theme, { keys, active: mode === 'ground' });
  const things = useThingsEditor(scene, theme, { keys, active: mode === 'things', paintThing });
  const walls = useWallsEditor(scene, theme, keys, paintThing);
  const parts = { ground, things, walls, places };
  const modes = modesFor(scene);
  const current = modes.find(({ id }) => id === mode) ?? modes[3]!;
  useScope('tool', ({ key, ctrlKey, metaKey, altKey }, focus) => {
    const next = focus === 'typing' || ctrlKey || metaKey || altKey ? undefined : modes[Number(key) - 1];
    if (!next) return undefined;
    useEditorHand.getState().take({ mode: next.id });
    return 'used';
  });
  return { modes, mode: current.id, parts: parts[current.id], keys };
}

function Frame({ open, onClose, scene, places }: Props & { scene: Scene; places: EditorParts }) {
  const { ruleset, fight, encounter } = open;
  const handle = useRef<BoardHandle>(null);
  const map = useRef<HTMLElement>(null);
  const [saving, setSaving] = useState(false);
  const { snaps, take } = useEditorHand();
  const paintThing = useThingPainter();
  const shown = useShownScene(scene);
  const { modes, mode, parts, keys } = useModes(scene, places, paintThing);
  useToastsOn(map);
  const tokens = useMemo(
    () => tokensOf(ruleset, fight, derivedOf(ruleset, fight), { picked: none, selected: none }),
    [ruleset, fight],
  );
  const hint = parts.tools.find(({ id }) => id === parts.tool)?.hint;
  useActionKeys('screen', {
    undo: () => tableActions.undo(),
    redo: () => tableActions.redo(),
    ...viewKeyActions(handle),
  });
  return (
    <div className="flex h-room min-h-0 flex-col bg-room text-ink">
      <header className="flex items-center gap-2 bg-panel px-3 py-2">
        <h1 className="sr-only">The map</h1>
        <EditorChoice
          label="What is edited"
          look="mode"
          rows={modes}
          chosen={mode}
          onChoose={(id) => take({ mode: modes.find((one) => one.id === id)?.id ?? 'places' })}
        />
        <EditorChoice label="Tool" look="tool" rows={parts.tools} chosen={parts.tool} onChoose={parts.setTool} />
        <span className="flex-1" />
        <IconToggle
          icon={Magnet}
          label="Snap to the grid"
          hint="Hold Alt or Ctrl to let go for once."
          placement="bottom"
          isSelected={snaps}
          onChange={(next) => take({ snaps: next })}
        />
        {parts.byPen ? <KeyPen scene={scene} board={handle} tell={keys.tell} /> : null}
        <IconButton icon={ImageDown} label="The map as a picture" placement="bottom" onPress={() => setSaving(true)} />
        <UndoButtons last={encounter.past.at(-1)?.label} back={lastUndone(open)} />
        <Button look="primary" icon={Check} onPress={onClose}>
          Done
        </Button>
      </header>
      <main className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_22rem]">
        <section ref={map} aria-label="The map" className="relative min-w-0 overflow-hidden">
          <BareMap
            board={handle}
            scene={shown}
            tokens={tokens}
            pointing={mode === 'places' ? 'stroke' : 'brush'}
            onGround={<UnpaintedLayer scene={shown} paintThing={paintThing} />}
            panels={besideZoom}
            onIntent={nothing}
          >
            {parts.layer}
          </BareMap>
          <div className="absolute bottom-3 left-3 z-10 flex flex-col rounded-card bg-panel p-1 shadow-lift">
            <ViewButtons board={handle} />
          </div>
          <p
            role="status"
            className="pointer-events-none absolute bottom-3 left-1/2 z-10 max-w-[calc(100%-9rem)] -translate-x-1/2 rounded-card bg-panel/90 px-3 py-1.5 text-center text-soft text-xs shadow-lift"
          >
            {hint}
          </p>
        </section>
        <section aria-label="What is chosen" className="flex min-h-0 flex-col gap-4 overflow-y-auto bg-panel p-4">
          {fight.stage === 'running' ? (
            <p className="rounded-lg bg-now-wash px-3 py-2 text-now text-xs">
              The fight is running: every change here is a ruling, told in the log, and can be taken back.
            </p>
          ) : null}
          {parts.panel}
          {mode === 'places' ? <ConvertForm open={open} /> : null}
        </section>
      </main>
      {saving ? <SaveMapDialog open={open} onClose={() => setSaving(false)} /> : null}
    </div>
  );
}

/** The editor. It changes the open encounter's map by hand edits. */
export function MapEditor({ open, onClose }: Props) {
  const { scene } = open.fight;
  if (isHexScene(scene)) return <HexMap open={open} onClose={onClose} scene={scene} />;
  return scene.kind === 'zones' ? (
    <ZoneMap open={open} onClose={onClose} scene={scene} />
  ) : (
    <SquareMap open={open} onClose={onClose} scene={scene} />
  );
}
