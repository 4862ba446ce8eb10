/**
 * The set-up of a fight: sides and combatants on the left, the map in the middle, creatures and
 * figures on the right.
 */

import { CircleDashed, CloudFog, PencilLine, Ruler } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BoardHandle } from '../board/types.ts';
import type { Subject } from '../dialogs/notes/NoteDialog.tsx';
import { type Fight, fullName } from '../engine/fight.ts';
import type { Id } from '../engine/words.ts';
import { useActionKeys } from '../keys/useActionKeys.ts';
import { ViewButtons, viewKeyActions } from '../map/host/ViewButtons.tsx';
import { partyOf } from '../store/entry/newcomers.ts';
import { tableActions, tableNow, useShownFight, useTable } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { IconToggle } from '../ui/Button.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useToastsOn } from '../ui/toasts/Toasts.tsx';
import { AddPanel, useAdding } from './AddPanel.tsx';
import { missingBeforeBegin } from './beforeBegin.ts';
import { CombatantForm, SeveralForm } from './CombatantForm.tsx';
import { MapWords } from './MapWords.tsx';
import { SetupBar, type SetupDialog } from './SetupBar.tsx';
import { SetupDialogs } from './SetupDialogs.tsx';
import { SetupMap } from './SetupMap.tsx';
import { SidesPanel } from './SidesPanel.tsx';
import { useSetupPicks } from './setupPicks.ts';
import { usePlacing } from './usePlacing.ts';

const TOOLS = [
  { id: 'measure', label: 'Measure', icon: Ruler },
  { id: 'area', label: 'Areas: lay one, and see who stands in it', icon: CircleDashed },
  { id: 'draw', label: 'Draw on the map', icon: PencilLine },
  { id: 'fog', label: 'Fog: hide and reveal', icon: CloudFog },
] as const;

function MapTools({ handle }: { handle: React.RefObject<BoardHandle | null> }) {
  const tool = useTable((table) => table.session.tool);
  const { setSession } = tableActions;
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
      <ViewButtons board={handle} />
    </div>
  );
}

/** The figures of the selected combatants. */
function Details({
  open,
  selected,
  onPlace,
  onQuick,
}: {
  open: OpenEncounter;
  selected: readonly Id[];
  onPlace(ids: Id[]): void;
  onQuick(): void;
}) {
  const [first] = selected;
  const one = selected.length === 1 && first !== undefined ? open.fight.combatants[first] : undefined;
  return (
    <div className="h-full overflow-y-auto">
      {one ? (
        <CombatantForm key={one.id} one={one} open={open} onPlace={onPlace} />
      ) : selected.length > 1 ? (
        <SeveralForm ids={selected} open={open} onPlace={onPlace} onQuick={onQuick} />
      ) : (
        <p className="px-4 py-8 text-center text-sm text-soft">
          Select somebody on the left or on the map to change their values.
        </p>
      )}
    </div>
  );
}

/** Begins the fight, and remembers the party for the next set-up. */
function begin({ ruleset, fight }: OpenEncounter): void {
  if (!tableActions.dispatch({ type: 'begin' })) return;
  const party = partyOf(ruleset, fight);
  const { setup } = tableNow().session;
  if (party.length > 0)
    tableActions.setSession({ setup: { ...setup, party: { ...setup.party, [ruleset.id]: party } } });
}

/** The right column: creatures to add, and the figures of the selected combatants. */
function AddOrChange({
  open,
  selected,
  side,
  onShow,
  onQuick,
}: {
  open: OpenEncounter;
  selected: readonly Id[];
  side: Id | undefined;
  onShow(ids: readonly Id[]): void;
  onQuick(): void;
}) {
  const { select } = tableActions;
  const { copies, tab, pick } = useSetupPicks(open.encounter.id);
  const [first] = selected;
  const one = selected.length === 1 && first !== undefined ? open.fight.combatants[first] : undefined;
  const place = (ids: Id[]) => pick({ wanted: ids });
  return (
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
                side={side}
                copies={copies}
                onSide={(id) => pick({ side: id })}
                onCopies={(many) => pick({ copies: many })}
                onMade={onShow}
                onAdded={(ids) => {
                  pick({ wanted: [] });
                  select(ids);
                }}
              />
            ),
          },
          {
            id: 'details',
            label: one ? fullName(one) : selected.length > 1 ? `${selected.length} selected` : 'Values',
            panel: <Details open={open} selected={selected} onPlace={place} onQuick={onQuick} />,
          },
        ]}
      />
    </section>
  );
}

function Setup({ open }: { open: OpenEncounter }) {
  const { fight } = open;
  const { select, setSession } = tableActions;
  const [dialog, setDialog] = useState<SetupDialog>();
  const [note, setNote] = useState<Subject>();
  const [quick, setQuick] = useState<readonly Id[]>();
  const { side, copies, pick } = useSetupPicks(open.encounter.id);
  const handle = useRef<BoardHandle>(null);
  const map = useRef<HTMLElement>(null);
  useToastsOn(map);
  const { selected, placing, placed, stop, show } = usePlacing(open);
  useActionKeys('screen', {
    back: stop,
    quick: () => (selected.length > 0 ? setQuick(selected) : false),
    undo: () => tableActions.undo(),
    redo: () => tableActions.redo(),
    ...viewKeyActions(handle),
    select: () => setSession({ tool: 'select' }),
    measure: () => setSession({ tool: 'measure' }),
    draw: () => setSession({ tool: 'draw' }),
    area: () => setSession({ tool: 'area' }),
    fog: () => setSession({ tool: 'fog' }),
    edit: () => setSession({ tool: 'edit' }),
    join: () => {
      flushSync(() => pick({ tab: 'add' }));
      document.querySelector<HTMLElement>('[data-entry-line]')?.focus();
    },
  });
  // The first press says what the fight lacks, and the second begins it as it is.
  const [said, setSaid] = useState<Fight>();
  const missing = said === fight ? missingBeforeBegin(open) : [];
  const sideNow = side !== undefined && fight.sides[side] ? side : undefined;
  const adding = useAdding(open, sideNow, copies);
  return (
    <div className="flex h-room min-h-0 flex-col bg-room text-ink">
      <SetupBar
        open={open}
        onDialog={setDialog}
        onEditMap={() => setSession({ tool: 'edit' })}
        onPlace={(ids) => pick({ wanted: ids })}
        isSaid={missing.length > 0}
        onBegin={() => {
          if (said === fight || missingBeforeBegin(open).length === 0) begin(open);
          else setSaid(fight);
        }}
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
            missing={missing}
            onPlaced={placed}
            onStop={stop}
            onEditMap={() => setSession({ tool: 'edit' })}
          />
          <MapTools handle={handle} />
        </section>
        <AddOrChange open={open} selected={selected} side={sideNow} onShow={show} onQuick={() => setQuick(selected)} />
      </main>
      <SetupDialogs
        open={open}
        dialog={dialog}
        note={note}
        quick={quick}
        onClose={() => {
          setDialog(undefined);
          setNote(undefined);
          setQuick(undefined);
        }}
      />
    </div>
  );
}

/** The set-up of the open encounter. */
export function SetupScreen() {
  const open = useShownFight((shown) => shown.open);
  return <Setup key={open.encounter.id} open={open} />;
}
