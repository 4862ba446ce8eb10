/**
 * Takes the user's own picture as the ground, with squares laid over it, or empty for zones to be
 * drawn.
 */
import { ImageUp } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { chooseFile } from '../../ui/files/chooseFile.ts';
import { FileDropZone } from '../../ui/files/FileDropZone.tsx';
import { NumberInput } from '../../ui/inputs/inputs.tsx';
import { kindIn } from './ground.ts';
import { KIND_WORDS, KindInput, TurnInput } from './KindInput.tsx';
import { SceneThumbnail } from './pictures/SceneThumbnail.tsx';
import { PLAIN_LIMITS } from './plainScenes.ts';
import type { Choosing } from './useGround.ts';

export function PictureInput({ ground, kinds, scene, choose, take }: Choosing) {
  const kind = kindIn(ground, kinds);
  const told = ground.picture?.told;
  const ask = async () => {
    const file = await chooseFile(['image/*']);
    if (file) await take(file);
  };
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="flex flex-col gap-3">
        <FileDropZone
          label="Drop a picture here"
          onFile={(file) => void take(file)}
          className="flex flex-col items-center gap-3 rounded-lg border border-edge/60 border-dashed p-5 text-center data-drop-target:border-now data-drop-target:bg-now-wash"
        >
          <p className="text-soft">Drop a picture of the map here, or</p>
          <Button icon={ImageUp} onPress={() => void ask()}>
            Choose a picture
          </Button>
          <p className="text-soft text-xs">A name like crypt_30x22.png sets the grid by itself.</p>
        </FileDropZone>
        <KindInput kinds={kinds} kind={kind} onKind={(next) => choose({ kind: next })} />
        {kind === 'hexes' ? <TurnInput turn={ground.turn} onTurn={(turn) => choose({ turn })} /> : null}
        {kind !== 'zones' ? (
          <>
            <NumberInput
              label={`${KIND_WORDS[kind]} across`}
              value={ground.across}
              {...PLAIN_LIMITS[kind]}
              onChange={(across) => choose({ across })}
            />
            <p className="text-soft text-xs">
              Or fit the grid to the picture’s own afterwards: “Edit the map”, then “Fit the grid”.
            </p>
          </>
        ) : (
          <p className="text-soft text-xs">It comes empty. Draw its zones with “Edit the map”.</p>
        )}
        {told ? (
          <p className="text-soft text-xs">
            The file’s name tells a grid of {told.columns} by {told.rows}.
          </p>
        ) : null}
      </div>
      {scene ? <SceneThumbnail scene={scene} className="aspect-[16/11] w-full" /> : null}
    </div>
  );
}
