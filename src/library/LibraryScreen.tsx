/**
 * The start page: ready-made fights, your own encounters, files, a new encounter, and
 * demonstrations.
 */

import { CircleHelp, FolderOpen, GraduationCap, HardDrive, Info, LibraryBig, Moon, Plus, Sun } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { withBook } from '../engine/ruleset.ts';
import { useKeyOf } from '../keys/bindings.ts';
import { openHandbook } from '../keys/handbookShown.ts';
import { loadAllGames } from '../rulesets/index.ts';
import { tableActions, useTable } from '../store/store.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { chooseFiles } from '../ui/files/chooseFile.ts';
import { FileDropPage } from '../ui/files/FileDropZone.tsx';
import { usePastedFiles } from '../ui/files/usePastedFiles.ts';
import { LazyBoundary, lazyPart, usePreload } from '../ui/parts/parts.tsx';
import { isGround } from './isGround.ts';
import { isPeopleFile, isShelfFile } from './isShelfFile.ts';
import { ReadyFights } from './ReadyFights.tsx';
import { useLibraryKeys } from './useLibraryKeys.ts';
import { Wordmark } from './Wordmark.tsx';

type LibraryDialog = 'nothing' | 'shelf' | 'new' | 'about' | 'device' | 'demonstrations';

/** The endings of files that the page takes; the content decides. */
const ENDINGS = [
  '.affray',
  '.json',
  '.zip',
  '.csv',
  '.dd2vtt',
  '.uvtt',
  '.df2vtt',
  '.tmx',
  '.tmj',
  '.dungeondraft_map',
  '.txt',
  '.png',
  '.jpg',
  '.jpeg',
  '.webp',
  '.avif',
];

const Demonstrations = lazyPart(async () => {
  const { Demonstrations: Shown } = await import('./Demonstrations.tsx');
  const rulesets = await Promise.all((await loadAllGames()).map(withBook));
  return ({ onClose }: { onClose(): void }) => <Shown rulesets={rulesets} onClose={onClose} />;
});
const Shelf = lazyPart(async () => {
  const { ShelfScreen } = await import('./shelf/ShelfScreen.tsx');
  const games = await loadAllGames();
  return (props: { dropped: File | undefined; onClose(): void }) => <ShelfScreen games={games} {...props} />;
});
const Dialogs = lazyPart(async () => (await import('./Yours.tsx')).LibraryDialogs);
const EncounterList = lazyPart(async () => (await import('./Yours.tsx')).EncounterList);
const ahead = [Dialogs];

/** The library. `offer` stands first for a newcomer, and below the user's own encounters later. */
export function LibraryScreen({ offer }: { offer?: ReactNode }) {
  usePreload(ahead);
  const [shown, setShown] = useState<LibraryDialog>('nothing');
  const [dropped, setDropped] = useState<readonly File[]>();
  /** The dialogs stay mounted, so that a closed dialog keeps its settings. */
  const [asked, setAsked] = useState(false);
  const show = (what: LibraryDialog) => {
    setShown(what);
    if (what === 'new' || what === 'device' || what === 'about') setAsked(true);
  };
  const close = () => {
    setShown('nothing');
    setDropped(undefined);
  };
  const status = useTable((table) => table.status);
  const empty = useTable((table) => table.encounters.length === 0);
  const theme = useTable((table) => table.session.theme);
  const { setSession, openFile } = tableActions;
  const latest = useRef<File>(undefined);
  /**
   * The shelf offers a file of its own, and creatures of other makers. A picture or a map becomes
   * the ground of a new encounter, also one among several files. Any other file is opened as an
   * encounter.
   */
  const take = async (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    latest.current = file;
    const grounds = await Promise.all(files.map(isGround));
    const isShelf = (await isShelfFile(file)) || (!grounds.includes(true) && (await isPeopleFile(file)));
    const goesTo = isShelf ? 'shelf' : grounds.includes(true) ? 'new' : undefined;
    if (goesTo) {
      // Only what was chosen last is shown: a large file before it may be looked at for longer.
      if (latest.current !== file) return;
      setDropped(goesTo === 'new' ? files.filter((_, n) => grounds[n]) : files);
      show(goesTo);
    } else await openFile(file);
  };
  const choose = async () => take(await chooseFiles(ENDINGS));
  usePastedFiles(shown === 'nothing', (files) => void take(files));
  const newKey = useKeyOf('next');
  const helpKey = useKeyOf('handbook');
  useLibraryKeys(shown === 'nothing', () => show('new'));
  if (shown === 'demonstrations')
    return (
      <LazyBoundary>
        <Demonstrations onClose={close} />
      </LazyBoundary>
    );
  if (shown === 'shelf')
    return (
      <LazyBoundary>
        <Shelf dropped={dropped?.[0]} onClose={close} />
      </LazyBoundary>
    );
  return (
    <FileDropPage onFiles={(files) => void take(files)} className="group/drop min-h-dvh bg-room text-ink">
      <div className="pointer-events-none fixed inset-3 z-50 hidden place-items-center rounded-card border-2 border-now border-dashed bg-room/85 font-semibold text-2xl group-data-drop-target/drop:grid">
        Drop it: an encounter, a map, a picture, creatures
      </div>
      <div className="mx-auto flex w-full max-w-[104rem] flex-col px-6 pt-5 pb-16 lg:px-10">
        <header className="flex flex-wrap items-center gap-x-2 gap-y-3">
          <h1 className="mr-auto">
            <Wordmark />
          </h1>
          <Button icon={LibraryBig} onPress={() => show('shelf')}>
            The shelf
          </Button>
          <Button look="quiet" icon={GraduationCap} onPress={() => show('demonstrations')}>
            Watch the rules at work
          </Button>
          <Button look="quiet" icon={HardDrive} onPress={() => show('device')}>
            About this device
          </Button>
          <Button look="quiet" icon={CircleHelp} keys={helpKey} onPress={openHandbook}>
            Handbook
          </Button>
          <Button look="quiet" icon={Info} onPress={() => show('about')}>
            About
          </Button>
          <IconButton
            icon={theme === 'dark' ? Sun : Moon}
            label={theme === 'dark' ? 'Light theme, for sunny rooms' : 'Dark theme, a table at night'}
            placement="bottom"
            onPress={() => setSession({ theme: theme === 'dark' ? 'light' : 'dark' })}
          />
        </header>
        <main className="mt-8 grid items-start gap-x-10 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <aside className="flex flex-col gap-4 lg:sticky lg:top-6">
            {status === 'loading' ? (
              <p className="text-soft text-sm">Reading your encounters…</p>
            ) : empty ? (
              offer
            ) : null}
            <div className="grid grid-cols-2 gap-2">
              <Button look={empty ? 'plain' : 'primary'} icon={Plus} keys={newKey} onPress={() => show('new')}>
                New encounter
              </Button>
              <Button icon={FolderOpen} onPress={() => void choose()}>
                Open a file
              </Button>
            </div>
            {status === 'loading' ? null : empty ? (
              <p className="px-1 text-soft text-sm leading-relaxed">
                Your encounters will be listed here. Everything stays on this device: no account, no network.
              </p>
            ) : (
              <LazyBoundary over>
                <EncounterList />
              </LazyBoundary>
            )}
            {status === 'loading' || empty ? null : offer}
          </aside>
          <ReadyFights />
        </main>
      </div>
      {asked ? (
        <LazyBoundary over onGiveUp={close}>
          <Dialogs shown={shown} dropped={dropped} onClose={close} />
        </LazyBoundary>
      ) : null}
    </FileDropPage>
  );
}
