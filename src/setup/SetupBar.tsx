/**
 * The bar on top of the set-up: the encounter's name, undo and redo, the map, house rules, the
 * players' screen, and Begin.
 */
import {
  ArrowLeft,
  ImageDown,
  type LucideIcon,
  Map as MapIcon,
  PencilRuler,
  Printer,
  Scale,
  Shapes,
  StickyNote,
  Swords,
  Telescope,
  Tv,
} from 'lucide-react';
import { useState } from 'react';
import { ownWords } from '../engine/forms/catalogue.ts';
import { countWords } from '../engine/words.ts';
import { useKeyOf } from '../keys/bindings.ts';
import { UndoButtons } from '../keys/UndoButtons.tsx';
import { useActionKeys } from '../keys/useActionKeys.ts';
import { lastUndone } from '../store/play/undone.ts';
import { tableActions, useTable } from '../store/store.ts';
import type { OpenEncounter, Saving } from '../store/types.ts';
import { BareButton, Button, IconButton } from '../ui/Button.tsx';
import { Chip } from '../ui/Chip.tsx';
import { TextInput } from '../ui/inputs/inputs.tsx';
import { KeepMap } from './KeepMap.tsx';

export type SetupDialog = 'scene' | 'house' | 'own' | 'screen' | 'notes' | 'picture' | 'forecast';

const SAVED: Record<Saving, string> = {
  saved: 'Saved',
  saving: 'Saving…',
  memory: 'Not saved',
};

/** The encounter's name. A press makes the name an input. */
function Name({ open }: { open: OpenEncounter }) {
  const { rename } = tableActions;
  const { id, name } = open.encounter;
  const [draft, setDraft] = useState<string>();
  if (draft === undefined)
    return (
      <BareButton
        aria-label={`Rename “${name}”`}
        onPress={() => setDraft(name)}
        className="min-w-0 truncate rounded-md px-1.5 text-left font-semibold text-base hover:bg-lifted"
      >
        {name}
      </BareButton>
    );
  const done = () => {
    if (draft.trim() && draft.trim() !== name) void rename(id, draft.trim());
    setDraft(undefined);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        done();
      }}
    >
      <TextInput
        label="Name of the encounter"
        bare
        value={draft}
        onChange={setDraft}
        onDone={done}
        longest={120}
        autoFocus
      />
    </form>
  );
}

/** A button whose words give way to the encounter’s name on a narrow window: a tooltip has them. */
function ShortButton({ icon, label, onPress }: { icon: LucideIcon; label: string; onPress(): void }) {
  return (
    <Button look="quiet" icon={icon} tip={{ label, side: 'bottom' }} onPress={onPress}>
      <span className="max-[1500px]:sr-only">{label}</span>
    </Button>
  );
}

/** The bar. */
export function SetupBar({
  open,
  onDialog,
  onEditMap,
  onPlace,
  isSaid,
  onBegin,
}: {
  open: OpenEncounter;
  onDialog(dialog: SetupDialog): void;
  onEditMap(): void;
  /** Asks for a place on the map for these combatants. */
  onPlace(ids: string[]): void;
  /** The press before has said what the fight lacks. */
  isSaid: boolean;
  onBegin(): void;
}) {
  const { encounter, fight, ruleset } = open;
  const saving = useTable((table) => table.saving);
  const { setSession, closeEncounter } = tableActions;
  const last = encounter.past.at(-1);
  const back = lastUndone(open);
  const nobody = fight.order.length === 0;
  // On a picture without zones nobody could act; the words over the map offer to draw some.
  const nowhere = fight.scene.kind === 'zones' && Object.keys(fight.scene.zones).length === 0;
  useActionKeys('screen', { next: () => !nobody && !nowhere && onBegin() });
  const off = fight.order.filter((id) => fight.combatants[id]?.place.kind === 'off');
  return (
    <header className="flex items-center gap-1.5 bg-panel px-2 py-2">
      <IconButton
        icon={ArrowLeft}
        label="Back to the start page"
        hint="Everything is kept."
        placement="bottom"
        onPress={() => void closeEncounter()}
      />
      <div className="mr-auto flex min-w-0 flex-col">
        <Name open={open} />
        <p className="flex items-center gap-2 px-1.5 text-soft text-xs">
          <span className="truncate">Setting up · {ruleset.name}</span>
          {saving === 'memory' ? (
            <Chip tone="bad">{SAVED[saving]}</Chip>
          ) : (
            <span className="text-faint">{SAVED[saving]}</span>
          )}
        </p>
      </div>
      <UndoButtons last={last?.label} back={back} />
      <span className="mx-1 h-6 w-px bg-line" />
      <Button look="quiet" icon={MapIcon} onPress={() => onDialog('scene')}>
        Change the map
      </Button>
      <Button look="quiet" icon={PencilRuler} onPress={onEditMap}>
        Edit the map
      </Button>
      <KeepMap scene={fight.scene} />
      <ShortButton icon={Scale} label="House rules" onPress={() => onDialog('house')} />
      <ShortButton icon={Tv} label="Players’ screen" onPress={() => onDialog('screen')} />
      {ruleset.makes.length > 0 ? (
        <IconButton icon={Shapes} label={ownWords(ruleset.makes)} placement="bottom" onPress={() => onDialog('own')} />
      ) : null}
      <IconButton icon={StickyNote} label="Notes" placement="bottom" onPress={() => onDialog('notes')} />
      <IconButton
        icon={Telescope}
        label="How would this go?"
        hint="Plays the fight many times over: who wins, and what would make it easier or harder."
        placement="bottom"
        isDisabled={nobody || nowhere}
        onPress={() => onDialog('forecast')}
      />
      <IconButton
        icon={ImageDown}
        label="The map as a picture"
        placement="bottom"
        onPress={() => onDialog('picture')}
      />
      <IconButton
        icon={Printer}
        label="Fight sheet to print"
        placement="bottom"
        isDisabled={nobody}
        onPress={() => setSession({ paper: 'shown' })}
      />
      <span className="mx-1 h-6 w-px bg-line" />
      {nowhere ? (
        <span className="px-1 text-soft text-xs">Nobody can stand here yet</span>
      ) : off.length > 0 ? (
        <BareButton
          tip={{
            label: `Place ${countWords(off.length, 'combatant')} on the map`,
            hint: 'Or begin without them and bring them in later.',
            side: 'bottom',
          }}
          onPress={() => onPlace(off)}
          className="rounded-md px-1.5 py-1 text-soft text-xs tabular-nums hover:bg-lifted hover:text-ink"
        >
          {off.length} not placed
        </BareButton>
      ) : null}
      <Button
        look="primary"
        icon={Swords}
        keys={useKeyOf('next')}
        isDisabled={nobody || nowhere}
        onPress={onBegin}
        className="h-11 px-5 text-base"
      >
        {isSaid ? 'Begin anyway' : 'Begin the fight'}
      </Button>
    </header>
  );
}
