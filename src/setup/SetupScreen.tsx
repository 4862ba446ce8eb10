/** The set-up of a fight: sides and combatants on the left, the map in the middle, creatures and figures on the right. */
import { CloudFog, Maximize2, Minus, PencilLine, Plus, Ruler } from 'lucide-react';
import { useRef, useState } from 'react';
import type { BoardHandle } from '../board/types.ts';
import { HouseRulesDialog } from '../dialogs/HouseRulesDialog.tsx';
import type { Subject } from '../dialogs/notes/NoteDialog.tsx';
import { OwnDialog } from '../dialogs/own/OwnDialog.tsx';
import { ScreenControl } from '../dialogs/players/ScreenControl.tsx';
import { fullName } from '../engine/fight.ts';
import type { Id } from '../engine/words.ts';
import { useDeedKeys } from '../keys/useDeedKeys.ts';
import { useTable, verbs } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { IconButton, IconToggle } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { later, Wanted } from '../ui/parts/later.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useToastsOn } from '../ui/toasts/Toasts.tsx';
import { AddPanel, useAdding } from './AddPanel.tsx';
import { CombatantForm, SeveralForm } from './CombatantForm.tsx';
import { MapWords } from './MapWords.tsx';
import { SceneDialog } from './SceneDialog.tsx';
import { SetupBar, type SetupDialog } from './SetupBar.tsx';
import { SetupMap } from './SetupMap.tsx';
import { SidesPanel } from './SidesPanel.tsx';
import { useSetupPicks } from './setupPicks.ts';

const NotesDialog = later(async () => (await import('../dialogs/notes/NotesDialog.tsx')).NotesDialog);
const QuickDialog = later(async () => (await import('../dialogs/quick/QuickDialog.tsx')).QuickDialog);

const TOOLS = [
  { id: 'measure', label: 'Measure', icon: Ruler },
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
  const [note, setNote] = useState<Subject>();
  const closeNotes = () => {
    setNote(undefined);
    setDialog(undefined);
  };
  const [quick, setQuick] = useState<readonly Id[]>();
  const { side, copies, tab, wanted, pick } = useSetupPicks(open.encounter.id);
  const handle = useRef<BoardHandle>(null);
  const map = useRef<HTMLElement>(null);
  useToastsOn(map);
  const selected = chosen.filter((id) => fight.combatants[id]);
  // Who was asked to be placed, and is still there; otherwise those selected who have no place yet.
  const asked = wanted.filter((id) => fight.combatants[id]);
  const waiting = asked.length > 0 ? asked : selected.filter((id) => fight.combatants[id]?.place.kind === 'off');
  // One side after the other: foes seldom stand among the party.
  const firstSide = fight.combatants[waiting[0] ?? '']?.side;
  const placing = waiting.filter((id) => fight.combatants[id]?.side === firstSide);
  const stop = () => {
    pick({ wanted: [] });
    select([]);
  };
  useDeedKeys('screen', {
    back: stop,
    quick: () => (selected.length > 0 ? setQuick(selected) : false),
    undo: () => verbs().undo(),
    redo: () => verbs().redo(),
    zoomIn: () => handle.current?.zoomIn(),
    zoomOut: () => handle.current?.zoomOut(),
    fit: () => handle.current?.fit(),
    select: () => setSession({ tool: 'select' }),
    measure: () => setSession({ tool: 'measure' }),
    draw: () => setSession({ tool: 'draw' }),
    fog: () => setSession({ tool: 'fog' }),
    edit: () => setSession({ tool: 'edit' }),
  });
  const placed = () => {
    const rest = waiting.filter((id) => !placing.includes(id));
    if (rest.length === 0) return stop();
    pick({ wanted: rest });
    select(rest);
  };
  const begin = () => {
    if (!dispatch({ type: 'begin' })) return;
    // Who the party was is for the next set-up: nobody waits for it, and without it only that is not offered.
    void import('../store/entry/bring.ts').then(
      ({ partyOf }) => {
        const party = partyOf(open.ruleset, fight);
        const { setup } = verbs().session;
        if (party.length > 0) setSession({ setup: { ...setup, party: { ...setup.party, [open.ruleset.id]: party } } });
      },
      () => {},
    );
  };
  const show = (ids: readonly Id[]) => {
    select(ids);
    pick({ wanted: [] });
    pick({ tab: ids.length > 0 ? 'details' : 'add' });
  };
  const [first] = selected;
  const one = selected.length === 1 && first !== undefined ? fight.combatants[first] : undefined;
  const sideNow = side !== undefined && fight.sides[side] ? side : undefined;
  const adding = useAdding(open, sideNow, copies);
  return (
    <div className="flex h-room min-h-0 flex-col bg-room text-ink">
      <SetupBar open={open} onDialog={setDialog} onEditMap={() => setSession({ tool: 'edit' })} onBegin={begin} />
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
            adding={adding}
            onPlaced={placed}
            onPlace={(ids) => pick({ wanted: ids })}
            onSheet={(id) => show([id])}
            onNote={setNote}
            handle={handle}
          />
          <MapWords
            open={open}
            placing={placing}
            onPlaced={placed}
            onStop={stop}
            onEditMap={() => setSession({ tool: 'edit' })}
          />
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
                    copies={copies}
                    onSide={(id) => pick({ side: id })}
                    onCopies={(many) => pick({ copies: many })}
                    onMade={show}
                    onAdded={(ids) => {
                      pick({ wanted: [] });
                      select(ids);
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
                      <SeveralForm
                        ids={selected}
                        open={open}
                        onPlace={(ids) => pick({ wanted: ids })}
                        onQuick={() => setQuick(selected)}
                      />
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
      {quick ? (
        <Wanted over onGiveUp={() => setQuick(undefined)}>
          <QuickDialog ruleset={open.ruleset} fight={fight} ids={quick} onClose={() => setQuick(undefined)} />
        </Wanted>
      ) : null}
      {dialog === 'notes' || note ? (
        <Wanted over onGiveUp={closeNotes}>
          <NotesDialog open={open} first={note} onClose={closeNotes} />
        </Wanted>
      ) : null}
      {dialog === 'own' ? (
        <Wanted over onGiveUp={() => setDialog(undefined)}>
          <OwnDialog open={open} isOpen onClose={() => setDialog(undefined)} />
        </Wanted>
      ) : null}
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
