/** The set-up of a fight: sides and combatants on the left, the map in the middle, creatures and figures on the right. */
import { CloudFog, Maximize2, Minus, PencilLine, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { BoardHandle } from '../board/types.ts';
import { HouseRulesDialog } from '../dialogs/HouseRulesDialog.tsx';
import { OwnDialog } from '../dialogs/own/OwnDialog.tsx';
import { ScreenControl } from '../dialogs/players/ScreenControl.tsx';
import { fullName } from '../engine/fight.ts';
import type { Id } from '../engine/words.ts';
import { useDeedKeys } from '../keys/useDeedKeys.ts';
import { ScenePicker } from '../map/scenes/ScenePicker.tsx';
import type { Scene } from '../space/scene.ts';
import { useTable, verbs } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { useEdit } from '../store/useEdit.ts';
import { Button, IconButton, IconToggle } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useToastsOn } from '../ui/Toasts.tsx';
import { AddPanel, namesOf } from './AddPanel.tsx';
import { CombatantForm, SeveralForm } from './CombatantForm.tsx';
import { SetupBar, type SetupDialog } from './SetupBar.tsx';
import { SetupMap } from './SetupMap.tsx';
import { SidesPanel } from './SidesPanel.tsx';
import { useSetupPicks } from './setupPicks.ts';

/** The side that foes are added to at first: the first of them, or the first side of all. */
const usualSide = ({ fight }: OpenEncounter): Id =>
  fight.sideOrder.find((id) => fight.sides[id]?.stance === 'foe') ?? fight.sideOrder[0] ?? '';

function SceneDialog({ open, onClose }: { open: OpenEncounter; onClose(): void }) {
  const edit = useEdit();
  const [scene, setScene] = useState<Scene>(open.fight.scene);
  const placed = open.fight.order.some((id) => open.fight.combatants[id]?.place.kind !== 'off');
  return (
    <Dialog
      title="Change the map"
      isOpen
      onClose={onClose}
      width="wide"
      actions={
        <>
          {placed ? (
            <p className="mr-auto self-center text-soft text-xs">
              Who stands on a place that the new map does not have waits beside it.
            </p>
          ) : null}
          <Button look="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            look="primary"
            isDisabled={scene === open.fight.scene}
            onPress={() => {
              if (edit(`The map: ${scene.name}`, [{ edit: 'scene', scene }])) onClose();
            }}
          >
            Use this map
          </Button>
        </>
      }
    >
      <ScenePicker kinds={open.ruleset.scenes} scene={scene} onScene={setScene} />
    </Dialog>
  );
}

/** What is told over the map while it is still empty of people, or somebody is being placed. */
function MapWords({ open, placing, onStop }: { open: OpenEncounter; placing: readonly Id[]; onStop(): void }) {
  if (placing.length > 0)
    return (
      <div className="rise absolute top-3 left-1/2 z-10 flex max-w-[90%] -translate-x-1/2 items-center gap-2 rounded-full bg-now-fill py-1.5 pr-1.5 pl-4 font-medium text-on-now text-sm shadow-lift">
        <span role="status" className="min-w-0 truncate">
          Click on the map: where does {namesOf(open, placing)} stand?
        </span>
        <button
          type="button"
          onClick={onStop}
          aria-label="Not now"
          className="grid size-7 shrink-0 place-items-center rounded-full hover:bg-black/15"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
    );
  if (open.fight.order.length > 0) return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-6 z-10 grid place-items-center px-6">
      <p className="rounded-card bg-panel px-5 py-3 text-center text-sm shadow-lift">
        <strong className="font-semibold">Who fights?</strong>{' '}
        <span className="text-soft">Pick creatures on the right, then click on the map where they stand.</span>
      </p>
    </div>
  );
}

const TOOLS = [
  { id: 'draw', label: 'Draw on the map', icon: PencilLine },
  { id: 'fog', label: 'Fog: hide and reveal', icon: CloudFog },
] as const;

function MapTools({ handle }: { handle: React.RefObject<BoardHandle | null> }) {
  const tool = useTable((table) => table.session.tool);
  const setSession = useTable((table) => table.setSession);
  return (
    <div className="absolute bottom-3 left-3 z-10 flex flex-col rounded-card bg-panel p-1 shadow-lift">
      {TOOLS.map(({ id, label, icon }) => (
        <IconToggle
          key={id}
          icon={icon}
          label={label}
          placement="right"
          isSelected={tool === id}
          onChange={(on) => setSession({ tool: on ? id : 'select' })}
        />
      ))}
      <span aria-hidden className="mx-auto my-1 h-px w-6 bg-line" />
      <IconButton icon={Plus} label="Zoom in" placement="right" onPress={() => handle.current?.zoomIn()} />
      <IconButton icon={Minus} label="Zoom out" placement="right" onPress={() => handle.current?.zoomOut()} />
      <IconButton icon={Maximize2} label="The whole map" placement="right" onPress={() => handle.current?.fit()} />
    </div>
  );
}

function Setup({ open }: { open: OpenEncounter }) {
  const { fight } = open;
  const dispatch = useTable((table) => table.dispatch);
  const chosen = useTable((table) => table.session.selected);
  const select = useTable((table) => table.select);
  const setSession = useTable((table) => table.setSession);
  const [dialog, setDialog] = useState<SetupDialog>();
  const { side, tab, wanted, pick } = useSetupPicks(open.encounter.id);
  const handle = useRef<BoardHandle>(null);
  const map = useRef<HTMLElement>(null);
  useToastsOn(map);
  const selected = chosen.filter((id) => fight.combatants[id]);
  // Who was asked to be placed, and is still there; otherwise those selected who have no place yet.
  const asked = wanted.filter((id) => fight.combatants[id]);
  const placing = asked.length > 0 ? asked : selected.filter((id) => fight.combatants[id]?.place.kind === 'off');
  const stop = () => {
    pick({ wanted: [] });
    select([]);
  };
  useDeedKeys('screen', {
    back: stop,
    undo: () => verbs().undo(),
    redo: () => verbs().redo(),
    zoomIn: () => handle.current?.zoomIn(),
    zoomOut: () => handle.current?.zoomOut(),
    fit: () => handle.current?.fit(),
    select: () => setSession({ tool: 'select' }),
    draw: () => setSession({ tool: 'draw' }),
    fog: () => setSession({ tool: 'fog' }),
    edit: () => setSession({ tool: 'edit' }),
  });
  const show = (ids: readonly Id[]) => {
    select(ids);
    pick({ wanted: [] });
    pick({ tab: ids.length > 0 ? 'details' : 'add' });
  };
  const [first] = selected;
  const one = selected.length === 1 && first !== undefined ? fight.combatants[first] : undefined;
  const sideNow = side !== undefined && fight.sides[side] ? side : usualSide(open);
  return (
    <div className="flex h-room min-h-0 flex-col bg-room text-ink">
      <SetupBar
        open={open}
        onDialog={setDialog}
        onEditMap={() => setSession({ tool: 'edit' })}
        onBegin={() => dispatch({ type: 'begin' })}
      />
      <main className="grid min-h-0 flex-1 grid-cols-[17rem_minmax(0,1fr)_21rem]">
        <h1 className="sr-only">Set up the fight</h1>
        <section aria-label="Sides and combatants" className="min-h-0 bg-panel pt-1">
          <SidesPanel
            open={open}
            selected={selected}
            onSelect={show}
            onAddTo={(id) => {
              pick({ side: id });
              select([]);
              pick({ tab: 'add' });
            }}
            onPlace={(ids) => pick({ wanted: ids })}
          />
        </section>
        <section ref={map} aria-label="The map" className="relative min-w-0 overflow-hidden">
          <SetupMap
            open={open}
            selected={selected}
            placing={placing}
            onSelect={show}
            onPlaced={stop}
            onPlace={(ids) => pick({ wanted: ids })}
            onSheet={(id) => show([id])}
            handle={handle}
          />
          <MapWords open={open} placing={placing} onStop={stop} />
          <MapTools handle={handle} />
        </section>
        <section
          aria-label="Add and change"
          className="flex min-h-0 flex-col bg-panel px-2 pt-2 [&>*]:min-h-0 [&>*]:flex-1"
        >
          <Tabs
            label="Add or change"
            chosen={tab}
            onChoose={(id) => pick({ tab: id })}
            tabs={[
              {
                id: 'add',
                label: 'Add combatants',
                panel: (
                  <AddPanel
                    open={open}
                    side={sideNow}
                    onSide={(id) => pick({ side: id })}
                    onMade={show}
                    onAdded={(ids) => {
                      // Several kinds can be added before the click that places them, if they are of one side.
                      const before = placing.filter((id) => fight.combatants[id]?.side === sideNow);
                      pick({ wanted: [] });
                      select([...before, ...ids]);
                    }}
                  />
                ),
              },
              {
                id: 'details',
                label: one ? fullName(one) : selected.length > 1 ? `${selected.length} selected` : 'Figures',
                panel: (
                  <div className="h-full overflow-y-auto">
                    {one ? (
                      <CombatantForm key={one.id} one={one} open={open} onPlace={(ids) => pick({ wanted: ids })} />
                    ) : selected.length > 1 ? (
                      <SeveralForm ids={selected} open={open} onPlace={(ids) => pick({ wanted: ids })} />
                    ) : (
                      <p className="px-4 py-8 text-center text-sm text-soft">
                        Select somebody on the left or on the map to change their figures.
                      </p>
                    )}
                  </div>
                ),
              },
            ]}
          />
        </section>
      </main>
      {dialog === 'scene' ? <SceneDialog open={open} onClose={() => setDialog(undefined)} /> : null}
      {dialog === 'own' ? <OwnDialog open={open} isOpen onClose={() => setDialog(undefined)} /> : null}
      <HouseRulesDialog open={open} isOpen={dialog === 'house'} onClose={() => setDialog(undefined)} />
      <Dialog
        title="The players’ screen"
        isOpen={dialog === 'screen'}
        onClose={() => setDialog(undefined)}
        width="wide"
      >
        <ScreenControl />
      </Dialog>
    </div>
  );
}

/** The set-up of the open encounter; nothing while none is open. */
export function SetupScreen() {
  const open = useTable((table) => table.open);
  return open ? <Setup key={open.encounter.id} open={open} /> : null;
}
