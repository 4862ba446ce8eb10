/** A map from elsewhere as the ground: a Universal VTT file or a one-page dungeon becomes zones, doors and features. */
import { fileOpen } from 'browser-fs-access';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { DropZone } from 'react-aria-components';
import { toast } from 'sonner';
import type { Scene, ZoneScene } from '../../space/scene.ts';
import { useTable } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { SceneThumbnail } from './SceneThumbnail.tsx';

/** What the dialog offers; the reader decides by the content. */
const ENDINGS = ['.dd2vtt', '.uvtt', '.df2vtt', '.json'];

/** The input: choose or drop the file. Gives the scene; a file that is no map is refused with its sentence. */
export function MapFileInput({ scene, onScene }: { scene: Scene | undefined; onScene(scene: Scene): void }) {
  const addPicture = useTable((table) => table.addPicture);
  const [remarks, setRemarks] = useState<readonly string[]>();
  const take = async (file: File) => {
    // Reading maps takes code that nobody else needs: it comes with the first file.
    const { readMapFile } = await import('../../formats/mapFile.ts');
    const read = readMapFile(file.name, await file.text());
    if (!read.ok) {
      toast.error(read.refusal.text);
      return;
    }
    const { scene: made, picture, remarks: told } = read.value;
    const kept = picture && (await addPicture(new Blob([picture])));
    const ground: ZoneScene['ground'] = kept ? { kind: 'picture', picture: kept.picture } : made.ground;
    setRemarks(
      picture && !kept ? [...told, 'The picture in the file could not be read, so the ground is plain.'] : told,
    );
    onScene({ ...made, ground });
  };
  const choose = async () => {
    const file = await fileOpen({ description: 'Maps', extensions: ENDINGS }).catch(() => undefined);
    if (file) await take(file);
  };
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <div className="flex flex-col gap-3">
        <DropZone
          aria-label="Drop a map file here"
          onDrop={(event) => {
            const file = event.items.find((item) => item.kind === 'file');
            if (file?.kind === 'file') void file.getFile().then(take);
          }}
          className="flex flex-col items-center gap-3 rounded-lg border border-edge/60 border-dashed p-5 text-center drop-target:border-now drop-target:bg-now-wash"
        >
          <p className="text-soft">Drop a Universal VTT map or a one-page dungeon here, or</p>
          <Button icon={FolderOpen} onPress={() => void choose()}>
            Choose a map file
          </Button>
          <p className="text-soft text-xs">.dd2vtt, .uvtt, .df2vtt, or the .json of a one-page dungeon</p>
        </DropZone>
        {remarks && remarks.length > 0 ? (
          <ul aria-label="About this map" className="flex list-disc flex-col gap-1 pl-4 text-soft text-xs">
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {remarks && scene ? <SceneThumbnail scene={scene} fit="contain" className="aspect-[16/11] w-full" /> : null}
    </div>
  );
}
