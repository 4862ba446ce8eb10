/**
 * The one door for maps of one's own: a picture, a map of another program, several of them, a
 * folder, the clipboard. What was found in it is shown before it is taken.
 */
import { ClipboardPaste, Files, FolderOpen, ImagePlus } from 'lucide-react';
import { toast } from 'sonner';
import { MAP_EXTENSIONS } from '../../../formats/maps/mapExtensions.ts';
import { Button } from '../../../ui/Button.tsx';
import { chooseFile, chooseFiles, chooseFolder } from '../../../ui/files/chooseFile.ts';
import { FileDropZone } from '../../../ui/files/FileDropZone.tsx';
import { ReadingBar } from '../../../ui/files/ReadingBar.tsx';
import { ChoiceInput, SwitchInput } from '../../../ui/inputs/inputs.tsx';
import { kindIn, otherFormOf, remarksOf } from '../ground.ts';
import { KindInput, TurnInput } from '../KindInput.tsx';
import { SceneThumbnail } from '../pictures/SceneThumbnail.tsx';
import type { Choosing } from '../useGround.ts';
import { FoundList } from './FoundList.tsx';
import { GridInput } from './GridInput.tsx';
import { pastedFiles } from './pastedFiles.ts';
import { StraightenInput } from './StraightenInput.tsx';

/** The endings that the dialog offers. The content decides. */
const PICTURES = ['image/*'];
const ENDINGS = [...PICTURES, ...MAP_EXTENSIONS];

/** The input. A file that holds no map is refused with a sentence. */
export function OwnMapInput(choosing: Choosing) {
  const { ground, kinds, scene, reading, several, choose, take, takeAll, takeFloor, addPicture, straighten, stop } =
    choosing;
  const kind = kindIn(ground, kinds);
  const read = ground.way === 'file' ? ground.file : undefined;
  const remarks = read ? remarksOf(read, kind) : [];
  const other = read ? otherFormOf(ground, kinds) : undefined;
  const taken = ground.way === 'picture' ? ground.picture : read;
  const paste = async () => {
    const files = await pastedFiles();
    if (files.length > 0) await takeAll(files);
    else toast.error('There is no picture and no map in the clipboard: copy one, and press again.');
  };
  return (
    <div className="grid items-start gap-5 sm:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-3">
        <FileDropZone
          label="Drop a map here"
          onFiles={(files) => void takeAll(files)}
          className="flex flex-col items-center gap-2.5 rounded-lg border border-edge/60 border-dashed p-3 text-center data-drop-target:border-now data-drop-target:bg-now-wash"
        >
          <p className="text-soft text-sm">Drop a picture or a map here, several or a folder, or</p>
          <div className="flex flex-wrap justify-center gap-1.5">
            <Button size="small" icon={Files} onPress={() => void chooseFiles(ENDINGS).then(takeAll)}>
              Choose files
            </Button>
            <Button size="small" icon={FolderOpen} onPress={() => void chooseFolder().then(takeAll)}>
              A folder
            </Button>
            <Button size="small" icon={ClipboardPaste} onPress={() => void paste()}>
              Paste
            </Button>
          </div>
          <p className="text-soft text-xs">
            PNG, JPEG, WebP, AVIF; Universal VTT; scenes of Foundry; maps of Dungeon Alchemist, Dungeondraft, Tiled and
            Watabou
          </p>
        </FileDropZone>
        {several.length > 1 ? (
          <ChoiceInput
            label={`${several.length} maps were found`}
            value={String(choosing.taken ? several.indexOf(choosing.taken) : 0)}
            options={several.map((file, n) => ({ id: String(n), label: file.name }))}
            onChange={(id) => {
              const file = several[Number(id)];
              if (file) void take(file);
            }}
          />
        ) : null}
        {reading ? <ReadingBar {...reading} onStop={stop} /> : null}
        {taken ? <FoundList ground={ground} /> : null}
        {read?.map.floors ? (
          <ChoiceInput
            label={`${read.map.floors.names.length} floors are in this file`}
            value={String(read.map.floors.at)}
            options={read.map.floors.names.map((name, n) => ({ id: String(n), label: name }))}
            onChange={(id) => void takeFloor(Number(id))}
          />
        ) : null}
        {read?.map.takesPicture && !read.map.picture ? (
          <Button
            size="small"
            icon={ImagePlus}
            onPress={() => void chooseFile(PICTURES).then((file) => file && addPicture(file))}
          >
            {read.added ? 'Another picture' : 'Add its picture'}
          </Button>
        ) : null}
        <KindInput kinds={kinds} kind={kind} onKind={(next) => choose({ kind: next })} />
        {kind === 'hexes' && taken ? <TurnInput turn={ground.turn} onTurn={(turn) => choose({ turn })} /> : null}
        {ground.way === 'picture' && ground.picture ? (
          <StraightenInput picture={ground.picture} onStraighten={(corners) => void straighten(corners)} />
        ) : null}
        {ground.way === 'picture' && taken ? <GridInput {...choosing} kind={kind} /> : null}
        {other ? (
          <SwitchInput
            label={`Keep it as ${other.kind} on the shelf too`}
            value={ground.both}
            onChange={(both) => choose({ both })}
          />
        ) : null}
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
