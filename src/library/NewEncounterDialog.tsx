/** A new encounter: its game, its ground and its name. The cast is chosen in the set-up. */
import { useEffect, useRef, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { kindIn, notesOfGround } from '../map/scenes/ground.ts';
import { newGround } from '../map/scenes/groundStore.ts';
import { keepOther } from '../map/scenes/own/keepOther.ts';
import { ScenePicker } from '../map/scenes/ScenePicker.tsx';
import { useGround } from '../map/scenes/useGround.ts';
import { gameCards } from '../rulesets/cards.ts';
import type { MapKind } from '../space/scene.ts';
import { tableActions, useTable } from '../store/store.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextInput } from '../ui/inputs/inputs.tsx';

const noKinds: readonly MapKind[] = [];

/**
 * The dialog. Its choices stay when it is closed and opened again, but not a picture or a file: the
 * dialog opens on the maps that are ready.
 */
export function NewEncounterDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { create, edit } = tableActions;
  const last = useTable((table) => table.session.setup.game);
  const [game, setGame] = useState(() => (gameCards.find(({ id }) => id === last) ?? gameCards[0])?.id ?? '');
  const kinds = gameCards.find(({ id }) => id === game)?.scenes ?? noKinds;
  const choosing = useGround(newGround, kinds);
  const { scene, stop, choose, ground } = choosing;
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The chosen game has the focus at first: arrows choose another, and Enter goes on.
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLElement>('input[type="radio"]:checked')?.focus();
  }, [isOpen]);
  const close = () => {
    stop();
    if (ground.way === 'picture' || ground.way === 'file')
      choose({ way: 'ready', ready: ground.ready ?? 'usual', picture: undefined, file: undefined });
    onClose();
  };
  const suggested = scene?.name ?? 'A fight';
  const start = async () => {
    if (!scene || busy) return;
    setBusy(true);
    const notes = notesOfGround(ground, kindIn(ground, kinds));
    const made = await create({ name: name.trim() || suggested.slice(0, 120), ruleset: game, scene });
    if (made !== undefined && notes.length > 0)
      edit(
        'The notes of the map',
        notes.map((note) => ({ edit: 'note', id: note.id, note })),
      );
    if (made !== undefined) await keepOther(ground, kinds);
    setBusy(false);
    close();
  };
  return (
    <Dialog
      title="New encounter"
      isOpen={isOpen}
      onClose={close}
      width="wide"
      actions={
        <>
          <Button look="quiet" onPress={close}>
            Cancel
          </Button>
          <Button look="primary" isDisabled={!scene || busy} onPress={() => void start()}>
            Set it up
          </Button>
        </>
      }
    >
      <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
        {/* Enter in the form sets the encounter up: with the game of last time that is one key. */}
        <form
          ref={form}
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <RadioGroup aria-label="The game" value={game} onChange={setGame} className="flex flex-col gap-1">
            <span className="font-medium text-soft text-xs">The game</span>
            {gameCards.map((one) => (
              <Radio
                key={one.id}
                value={one.id}
                className="rounded-lg px-3 py-2 hover:bg-raised selected:bg-now-wash selected:text-now focus-visible:outline-2 focus-visible:outline-now"
              >
                <span className="font-medium">{one.name}</span>
              </Radio>
            ))}
          </RadioGroup>
          <TextInput label="What it is called" value={name} onChange={setName} placeholder={suggested} longest={120} />
          <button type="submit" hidden />
        </form>
        <div className="min-h-80 min-w-0">
          <ScenePicker {...choosing} />
        </div>
      </div>
    </Dialog>
  );
}
