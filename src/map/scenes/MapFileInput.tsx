/**
 * Takes a map from another program as the ground: a Universal VTT file or a one-page dungeon
 * becomes zones or squares.
 */
import { FolderOpen } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { chooseFile } from '../../ui/files/chooseFile.ts';
import { FileDropZone } from '../../ui/files/FileDropZone.tsx';
import { ReadingBar } from '../../ui/files/ReadingBar.tsx';
import { kindIn, remarksOf } from './ground.ts';
import { KindInput } from './KindInput.tsx';
import { SceneThumbnail } from './pictures/SceneThumbnail.tsx';
import type { Choosing } from './useGround.ts';

/** The file endings that the dialog offers. The reader decides by the content. */
const ENDINGS = ['.dd2vtt', '.uvtt', '.df2vtt', '.json'];

/**
 * The input: the user chooses or drops the file. A file that holds no map is refused with a
 * sentence.
 */
export function MapFileInput({ ground, kinds, scene, reading, choose, take, stop }: Choosing) {
  const kind = kindIn(ground, kinds);
  const remarks = ground.file ? remarksOf(ground.file, kind) : [];
  const ask = async () => {
    const file = await chooseFile(ENDINGS);
    if (file) await take(file);
  };
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="flex flex-col gap-3">
        <FileDropZone
          label="Drop a map file here"
          onFile={(file) => void take(file)}
          className="flex flex-col items-center gap-3 rounded-lg border border-edge/60 border-dashed p-5 text-center data-drop-target:border-now data-drop-target:bg-now-wash"
        >
          <p className="text-soft">Drop a Universal VTT map or a one-page dungeon here, or</p>
          <Button icon={FolderOpen} onPress={() => void ask()}>
            Choose a map file
          </Button>
          <p className="text-soft text-xs">.dd2vtt, .uvtt, .df2vtt, or the .json of a one-page dungeon</p>
        </FileDropZone>
        <KindInput kinds={kinds} kind={kind} onKind={(next) => choose({ kind: next })} />
        {reading ? <ReadingBar {...reading} onStop={stop} /> : null}
        {remarks.length > 0 ? (
          <ul aria-label="About this map" className="flex list-disc flex-col gap-1 pl-4 text-soft text-xs">
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {scene ? <SceneThumbnail scene={scene} className="aspect-[16/11] w-full" /> : null}
    </div>
  );
}
