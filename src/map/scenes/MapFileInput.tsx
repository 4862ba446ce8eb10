/** A map from elsewhere as the ground: a Universal VTT file or a one-page dungeon becomes zones or squares, as the game plays. */
import { FolderOpen } from 'lucide-react';
import { ProgressBar } from 'react-aria-components';
import { Button } from '../../ui/Button.tsx';
import { chooseFile } from '../../ui/files/chooseFile.ts';
import { FileDrop } from '../../ui/files/FileDrop.tsx';
import { kindIn, remarksOf } from './ground.ts';
import { KindInput } from './KindInput.tsx';
import { SceneThumbnail } from './SceneThumbnail.tsx';
import type { Choosing } from './useGround.ts';

/** What the dialog offers; the reader decides by the content. */
const ENDINGS = ['.dd2vtt', '.uvtt', '.df2vtt', '.json'];

/** How far the reading has come, with the way to stop it. */
function Progress({ name, share, onStop }: { name: string; share: number; onStop(): void }) {
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar aria-label={`Reading ${name}`} value={share * 100}>
        <div className="h-1.5 overflow-hidden rounded-full bg-lifted">
          <div className="h-full bg-now-fill" style={{ width: `${Math.max(2, share * 100)}%` }} />
        </div>
      </ProgressBar>
      <div className="flex items-center justify-between gap-3">
        <p className="truncate text-soft text-xs">Reading {name}…</p>
        <Button size="small" onPress={onStop}>
          Stop
        </Button>
      </div>
    </div>
  );
}

/** The input: choose or drop the file. A file that is no map is refused with its sentence. */
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
        <FileDrop
          label="Drop a map file here"
          onFile={(file) => void take(file)}
          className="flex flex-col items-center gap-3 rounded-lg border border-edge/60 border-dashed p-5 text-center data-over:border-now data-over:bg-now-wash"
        >
          <p className="text-soft">Drop a Universal VTT map or a one-page dungeon here, or</p>
          <Button icon={FolderOpen} onPress={() => void ask()}>
            Choose a map file
          </Button>
          <p className="text-soft text-xs">.dd2vtt, .uvtt, .df2vtt, or the .json of a one-page dungeon</p>
        </FileDrop>
        <KindInput kinds={kinds} kind={kind} onKind={(next) => choose({ kind: next })} />
        {reading ? <Progress {...reading} onStop={stop} /> : null}
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
