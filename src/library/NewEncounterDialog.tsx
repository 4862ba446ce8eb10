/** A new encounter: which game, which ground, what it is called. The cast comes in the set-up. */
import { useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { ScenePicker } from '../map/scenes/ScenePicker.tsx';
import { cards } from '../rulesets/cards.ts';
import type { Scene } from '../space/scene.ts';
import { readyScenes } from '../space/scenes/index.ts';
import { useTable } from '../store/store.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextInput } from '../ui/inputs/inputs.tsx';

/** The first ready-made map that a game plays on. */
const usualScene = (game: string): Scene | undefined => {
  const kinds = cards.find(({ id }) => id === game)?.scenes ?? [];
  return Object.values(readyScenes).find(({ kind }) => kinds.includes(kind));
};

/** The dialog. What was chosen stays when it is closed and opened again. `ground`: a picture or map that was dropped, to fight on. */
export function NewEncounterDialog({
  isOpen,
  ground,
  onClose,
}: {
  isOpen: boolean;
  ground?: File | undefined;
  onClose(): void;
}) {
  const create = useTable((table) => table.create);
  const last = useTable((table) => table.session.setup.game);
  const [game, setGame] = useState(() => (cards.find(({ id }) => id === last) ?? cards[0])?.id ?? '');
  const [scene, setScene] = useState<Scene | undefined>(() => (ground ? undefined : usualScene(game)));
  const [taken, setTaken] = useState(ground);
  if (ground !== taken) {
    // Until it is read there is no map: what was chosen before is not what will be taken.
    setTaken(ground);
    if (ground) setScene(undefined);
  }
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const ruleset = cards.find(({ id }) => id === game);
  const fits = scene && ruleset?.scenes.includes(scene.kind);
  const suggested = scene?.name ?? 'A fight';
  const start = async () => {
    if (!scene || busy) return;
    setBusy(true);
    await create({ name: name.trim() || suggested.slice(0, 120), ruleset: game, scene });
    setBusy(false);
    onClose();
  };
  return (
    <Dialog
      title="New encounter"
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      actions={
        <>
          <Button look="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button look="primary" isDisabled={!fits || busy} onPress={() => void start()}>
            Set it up
          </Button>
        </>
      }
    >
      <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <RadioGroup aria-label="The game" value={game} onChange={setGame} className="flex flex-col gap-1">
            <span className="font-medium text-soft text-xs">The game</span>
            {cards.map((one) => (
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
        </div>
        <div className="min-h-80 min-w-0">
          <ScenePicker kinds={ruleset?.scenes ?? []} scene={scene} onScene={setScene} file={ground} />
        </div>
      </div>
    </Dialog>
  );
}
