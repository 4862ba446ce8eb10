/** A picture of one's own as the ground: chosen or dropped, with squares laid over it, or empty for zones to be drawn. */
import { fileOpen } from 'browser-fs-access';
import { ImageUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SceneKind } from '../../space/scene.ts';
import { useTable } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { NumberInput } from '../../ui/inputs/inputs.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { gridOfName, titleOfName } from './gridName.ts';
import { KindInput } from './KindInput.tsx';
import { PLAIN_LIMITS, pictureScene } from './plainScenes.ts';
import { SceneThumbnail } from './SceneThumbnail.tsx';
import { type PickerProps, usePlayable } from './usePlayable.ts';

/** Squares across a picture that tells no grid. */
const USUAL_COLUMNS = 24;

/** The input. `file`: one that was dropped before, taken at once. */
export function PictureInput(props: PickerProps & { file?: File | undefined }) {
  const { kinds, onScene, scene, file: given } = props;
  const addPicture = useTable((table) => table.addPicture);
  const [kind, setKind] = useState<SceneKind>(kinds[0] ?? 'zones');
  const [kept, setKept] = useState<{ name: string; picture: string; width: number; height: number }>();
  const [columns, setColumns] = useState(USUAL_COLUMNS);
  const [told, setTold] = useState('');
  const make = (picture: typeof kept, k: SceneKind, across: number) => {
    setKind(k);
    setColumns(across);
    if (!picture) return;
    const made = pictureScene(k, picture, across);
    if (made) onScene(made);
    else toast.error('This picture cannot be a map: each side must be 100 to 20,000 pixels.');
  };
  usePlayable(props, (next) => make(kept, next, columns));
  const take = async (file: File) => {
    const picture = await addPicture(file);
    if (!picture) return;
    const named = { name: titleOfName(file.name), ...picture };
    const read = gridOfName(file.name);
    setTold(read ? `The file’s name tells a grid of ${read.columns} by ${read.rows}.` : '');
    setKept(named);
    make(named, kind, read?.columns ?? USUAL_COLUMNS);
  };
  const taken = useRef<File>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each dropped file is taken once
  useEffect(() => {
    if (!given || taken.current === given) return;
    taken.current = given;
    void take(given);
  }, [given]);
  const choose = async () => {
    const file = await fileOpen({ description: 'Pictures', mimeTypes: ['image/*'] }).catch(() => undefined);
    if (file) await take(file);
  };
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="flex flex-col gap-3">
        <FileDrop
          label="Drop a picture here"
          onFile={(file) => void take(file)}
          className="flex flex-col items-center gap-3 rounded-lg border border-edge/60 border-dashed p-5 text-center data-over:border-now data-over:bg-now-wash"
        >
          <p className="text-soft">Drop a picture of the map here, or</p>
          <Button icon={ImageUp} onPress={() => void choose()}>
            Choose a picture
          </Button>
          <p className="text-soft text-xs">A name like crypt_30x22.png sets the grid by itself.</p>
        </FileDrop>
        <KindInput kinds={kinds} kind={kind} onKind={(next) => make(kept, next, columns)} />
        {kind === 'squares' ? (
          <>
            <NumberInput
              label="Squares across"
              value={columns}
              {...PLAIN_LIMITS.squares}
              onChange={(across) => make(kept, kind, across)}
            />
            <p className="text-soft text-xs">
              Or fit the grid to the picture’s own afterwards: “Edit the map”, then “Fit the grid”.
            </p>
          </>
        ) : (
          <p className="text-soft text-xs">It comes empty. Draw its zones with “Edit the map”.</p>
        )}
        {told ? <p className="text-soft text-xs">{told}</p> : null}
      </div>
      {kept && scene ? <SceneThumbnail scene={scene} fit="contain" className="aspect-[16/11] w-full" /> : null}
    </div>
  );
}
