/** The start page: ready-made fights, your own encounters, files, a new encounter, and demonstrations. */

import { CircleHelp, FolderOpen, GraduationCap, HardDrive, LibraryBig, Moon, Plus, Sun } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { withBook } from '../engine/ruleset.ts';
import { loadAllGames } from '../rulesets/index.ts';
import { useTable } from '../store/store.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { chooseFile } from '../ui/files/chooseFile.ts';
import { FileDrop } from '../ui/files/FileDrop.tsx';
import { coming, later, laterDialog, Wanted } from '../ui/parts/later.tsx';
import { toast } from '../ui/toasts/toast.ts';
import { isGround } from './isGround.ts';
import { isShelfFile } from './isShelfFile.ts';
import { ReadyFights } from './ReadyFights.tsx';
import { offerFile } from './shelf/offered.ts';
import { Wordmark } from './Wordmark.tsx';

type Shown = 'nothing' | 'shelf' | 'new' | 'about' | 'device' | 'demonstrations';

/** What a dropped or chosen file may be called; the content decides. */
const ENDINGS = [
  '.affray',
  '.json',
  '.zip',
  '.csv',
  '.dd2vtt',
  '.uvtt',
  '.df2vtt',
  '.png',
  '.jpg',
  '.jpeg',
  '.webp',
  '.avif',
];

const Demonstrations = later(async () => {
  const { Demonstrations: Shown } = await import('./Demonstrations.tsx');
  const rulesets = await Promise.all((await loadAllGames()).map(withBook));
  return ({ onClose }: { onClose(): void }) => <Shown rulesets={rulesets} onClose={onClose} />;
});
const Shelf = later(async () => {
  const { ShelfScreen } = await import('./shelf/ShelfScreen.tsx');
  const games = await loadAllGames();
  return ({ onClose }: { onClose(): void }) => <ShelfScreen games={games} onClose={onClose} />;
});
const EncounterList = later(async () => (await import('./encounters/EncounterList.tsx')).EncounterList);
/** With the ground that it is about, which takes what is dropped on the library. */
const newEncounter = coming(async () => {
  const parts = [import('./NewEncounterDialog.tsx'), import('../map/scenes/groundStore.ts')] as const;
  const [{ NewEncounterDialog: Dialog }, { newGround }] = await Promise.all(parts);
  return { Dialog, newGround };
});
const NewEncounterDialog = laterDialog(async () => (await newEncounter.fetch()).Dialog);
const DeviceDialog = laterDialog(async () => (await import('../dialogs/device/DeviceDialog.tsx')).DeviceDialog);
const AboutDialog = laterDialog(async () => (await import('./AboutDialog.tsx')).AboutDialog);

/** The library. `offer` is shown to whoever has no encounters yet. */
export function LibraryScreen({ offer }: { offer?: ReactNode }) {
  const [shown, setShown] = useState<Shown>('nothing');
  const status = useTable((table) => table.status);
  const empty = useTable((table) => table.encounters.length === 0);
  const theme = useTable((table) => table.session.theme);
  const setSession = useTable((table) => table.setSession);
  const openFile = useTable((table) => table.openFile);
  /** What is of the shelf is offered there; a picture or a map becomes a new encounter on it; anything else is opened as one. */
  const take = async (file: File) => {
    if (await isShelfFile(file)) {
      setShown('shelf');
      await offerFile(file);
    } else if (await isGround(file)) {
      setShown('new');
      await newEncounter.fetch().then(
        ({ newGround }) => newGround.getState().take(file),
        () => toast.error('A part of Affray could not be fetched: look at the connection and drop the file again.'),
      );
    } else await openFile(file);
  };
  const choose = async () => {
    const file = await chooseFile(ENDINGS);
    if (file) await take(file);
  };
  if (shown === 'demonstrations')
    return (
      <Wanted>
        <Demonstrations onClose={() => setShown('nothing')} />
      </Wanted>
    );
  if (shown === 'shelf')
    return (
      <Wanted>
        <Shelf onClose={() => setShown('nothing')} />
      </Wanted>
    );
  return (
    <FileDrop onFile={(file) => void take(file)} className="group/drop min-h-dvh bg-room text-ink">
      <div className="pointer-events-none fixed inset-3 z-50 hidden place-items-center rounded-card border-2 border-now border-dashed bg-room/85 font-semibold text-2xl group-data-over/drop:grid">
        Drop it: an encounter, a map, a picture
      </div>
      <div className="mx-auto flex w-full max-w-[104rem] flex-col px-6 pt-5 pb-16 lg:px-10">
        <header className="flex flex-wrap items-center gap-x-2 gap-y-3">
          <h1 className="mr-auto">
            <Wordmark />
          </h1>
          <Button icon={LibraryBig} onPress={() => setShown('shelf')}>
            The shelf
          </Button>
          <Button look="quiet" icon={GraduationCap} onPress={() => setShown('demonstrations')}>
            Watch the rules at work
          </Button>
          <Button look="quiet" icon={HardDrive} onPress={() => setShown('device')}>
            About this device
          </Button>
          <Button look="quiet" icon={CircleHelp} onPress={() => setShown('about')}>
            About
          </Button>
          <IconButton
            icon={theme === 'dark' ? Sun : Moon}
            label={theme === 'dark' ? 'Light theme, for sunny rooms' : 'Dark theme, a table at night'}
            placement="bottom"
            onPress={() => setSession({ theme: theme === 'dark' ? 'light' : 'dark' })}
          />
        </header>
        <main className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_23rem]">
          <ReadyFights />
          <aside className="flex flex-col gap-4 lg:sticky lg:top-6 max-lg:row-start-1">
            <div className="grid grid-cols-2 gap-2">
              <Button look="primary" icon={Plus} onPress={() => setShown('new')}>
                New encounter
              </Button>
              <Button icon={FolderOpen} onPress={() => void choose()}>
                Open a file
              </Button>
            </div>
            {status === 'loading' ? (
              <p className="text-soft text-sm">Reading your encounters…</p>
            ) : empty ? (
              <>
                {offer}
                <div className="rounded-card bg-panel p-5 text-sm leading-relaxed">
                  <h2 className="font-semibold text-base">Your encounters</h2>
                  <p className="mt-2 text-soft">
                    Nothing here yet. Start a ready-made fight with one click, or set up your own: a map, two sides, and
                    you are at the table in two minutes.
                  </p>
                  <p className="mt-2 text-soft">Everything stays on this device. No account, no network.</p>
                </div>
              </>
            ) : (
              <Wanted over>
                <EncounterList />
              </Wanted>
            )}
          </aside>
        </main>
      </div>
      <NewEncounterDialog isOpen={shown === 'new'} onClose={() => setShown('nothing')} />
      <DeviceDialog isOpen={shown === 'device'} onClose={() => setShown('nothing')} />
      <AboutDialog isOpen={shown === 'about'} onClose={() => setShown('nothing')} />
    </FileDrop>
  );
}
