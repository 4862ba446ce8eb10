/** A map from elsewhere as the ground: a Universal VTT file or a one-page dungeon becomes zones or squares, as the game plays. */
import { fileOpen } from 'browser-fs-access';
import { FolderOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ProgressBar } from 'react-aria-components';
import { readMapAway } from '../../formats/away/mapJob.ts';
import type { ImportedMap } from '../../formats/imported.ts';
import type { Scene, SceneKind } from '../../space/scene.ts';
import { useTable } from '../../store/store.ts';
import { Button } from '../../ui/Button.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { KindInput } from './KindInput.tsx';
import { SceneThumbnail } from './SceneThumbnail.tsx';
import { type PickerProps, usePlayable } from './usePlayable.ts';

/** What the dialog offers; the reader decides by the content. */
const ENDINGS = ['.dd2vtt', '.uvtt', '.df2vtt', '.json'];

/** A file that was read, with its picture kept. */
interface Taken {
  map: ImportedMap;
  picture: string | undefined;
}

/** The map as zones or squares on its picture; undefined where it is too large for squares. */
function sceneOf({ map, picture }: Taken, kind: SceneKind): Scene | undefined {
  const { squares } = map;
  if (kind === 'zones')
    return { ...map.scene, ground: picture === undefined ? map.scene.ground : { kind: 'picture', picture } };
  if (!squares || picture === undefined) return squares?.scene;
  const { at } = squares;
  return { ...squares.scene, ground: { kind: 'picture', picture, ...(at ? { at } : {}) } };
}

function remarksOf({ map, picture }: Taken, kind: SceneKind): readonly string[] {
  const told = kind === 'zones' ? map.remarks : (map.squares?.remarks ?? []);
  return map.picture && picture === undefined
    ? [...told, 'The picture in the file could not be read, so the ground is plain.']
    : told;
}

/** A file that is being read, how far it has come, and the way to stop it. */
interface Reading {
  name: string;
  share: number;
  stop: AbortController;
}

/** How far the reading has come, with the way to stop it. */
function Progress({ name, share, stop }: Reading) {
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar aria-label={`Reading ${name}`} value={share * 100}>
        <div className="h-1.5 overflow-hidden rounded-full bg-lifted">
          <div className="h-full bg-now-fill" style={{ width: `${Math.max(2, share * 100)}%` }} />
        </div>
      </ProgressBar>
      <div className="flex items-center justify-between gap-3">
        <p className="truncate text-soft text-xs">Reading {name}…</p>
        <Button size="small" onPress={() => stop.abort()}>
          Stop
        </Button>
      </div>
    </div>
  );
}

/** The input: choose or drop the file. Gives the scene; a file that is no map is refused with its sentence. */
export function MapFileInput(props: PickerProps & { file?: File | undefined }) {
  const { kinds, scene, onScene, file: given } = props;
  const addPicture = useTable((table) => table.addPicture);
  const [kind, setKind] = useState<SceneKind>(kinds[0] ?? 'zones');
  const [taken, setTaken] = useState<Taken>();
  const remarks = taken && remarksOf(taken, kind);
  const make = (from: Taken | undefined, as: SceneKind) => {
    setKind(as);
    const made = from && sceneOf(from, as);
    if (made) onScene(made);
    else if (from) toast.error('This map is larger than 200 squares a side, so it cannot be played on squares.');
  };
  usePlayable(props, (next) => make(taken, next));
  const [reading, setReading] = useState<Reading>();
  const stopLast = useRef<AbortController>(undefined);
  // Whoever leaves wants no map any more.
  useEffect(() => () => stopLast.current?.abort(), []);
  const take = async (file: File) => {
    stopLast.current?.abort();
    const stop = new AbortController();
    stopLast.current = stop;
    setReading({ name: file.name, share: 0, stop });
    const read = await readMapAway(file, (share) => setReading({ name: file.name, share, stop }), stop.signal);
    setReading((now) => (now?.stop === stop ? undefined : now));
    if (!read) return;
    if (!read.ok) {
      toast.error(read.refusal.text);
      return;
    }
    const { picture } = read.value;
    const kept = picture && (await addPicture(new Blob([picture])));
    const next: Taken = { map: read.value, picture: kept?.picture };
    setTaken(next);
    make(next, kind);
  };
  const last = useRef<File>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each dropped file is taken once
  useEffect(() => {
    if (!given || last.current === given) return;
    last.current = given;
    void take(given);
  }, [given]);
  const choose = async () => {
    const file = await fileOpen({ description: 'Maps', extensions: ENDINGS }).catch(() => undefined);
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
          <Button icon={FolderOpen} onPress={() => void choose()}>
            Choose a map file
          </Button>
          <p className="text-soft text-xs">.dd2vtt, .uvtt, .df2vtt, or the .json of a one-page dungeon</p>
        </FileDrop>
        <KindInput kinds={kinds} kind={kind} onKind={(next) => make(taken, next)} />
        {reading ? <Progress {...reading} /> : null}
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
