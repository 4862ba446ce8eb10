/** About this device: what is stored on it, how safely, and how to keep a second copy. */

import { FolderSync, HardDriveDownload, ShieldCheck } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { dateNow } from '../../browser/date.ts';
import { countWords } from '../../engine/words.ts';
import { canPickFolder } from '../../store/environment.ts';
import { tableActions, useTable } from '../../store/store.ts';
import type { DeviceReport } from '../../store/types.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { timeSince } from '../since.ts';
import { programVersion } from './program.ts';
import { sizeWords } from './size.ts';

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 py-1.5">
      <dt className="w-40 shrink-0 text-soft">{name}</dt>
      <dd className="min-w-0 flex-1">{children}</dd>
    </div>
  );
}

const STAYS = {
  stays: 'The browser keeps it until you delete it.',
  'may be dropped': 'The browser may drop it when the disk is full.',
  'not said': 'This browser does not say whether it may drop it.',
} as const;

function Stored({ report, onChange }: { report: DeviceReport; onChange(): void }) {
  const { askToStay } = tableActions;
  const [refused, setRefused] = useState(false);
  const { used, quota, stays, encounters, pictures, lastCopy } = report;
  return (
    <dl>
      <Line name="Stored here">
        {encounters === undefined
          ? 'The store cannot be read.'
          : [countWords(encounters, 'encounter'), ...(pictures ? [countWords(pictures, 'picture')] : [])].join(' and ')}
        {used === undefined ? '' : `, ${sizeWords(used)}`}
        {quota === undefined ? '' : ` of the ${sizeWords(quota)} it may have`}
      </Line>
      <Line name="Will it stay">
        {STAYS[stays]}
        {stays === 'may be dropped' ? (
          <Button
            size="small"
            icon={ShieldCheck}
            className="mt-1.5 flex"
            onPress={() =>
              void askToStay().then((agreed) => {
                setRefused(!agreed);
                onChange();
              })
            }
          >
            Ask the browser to keep it
          </Button>
        ) : null}
        {refused ? (
          <p role="status" className="mt-1 text-soft">
            The browser said no. Some agree once the page is installed or often used; a second copy is the sure way.
          </p>
        ) : null}
      </Line>
      <Line name="Last copy elsewhere">{lastCopy === undefined ? 'none yet' : timeSince(lastCopy, dateNow())}</Line>
      <Line name="Versions">
        {`Affray ${programVersion}, encounter format ${report.format}${report.store === undefined ? '' : `, store format ${report.store}`}`}
      </Line>
    </dl>
  );
}

/**
 * The folder to which the open fight is saved after each round. Without folders in the browser,
 * says what to do instead.
 */
function SecondCopy() {
  const copy = useTable((table) => table.secondCopy);
  const { chooseFolder: choose, allowFolder: allow, leaveFolder: leave } = tableActions;
  if (!canPickFolder)
    return (
      <p className="text-soft">
        This browser cannot write into a folder by itself. Affray reminds you to save a file after a long evening.
      </p>
    );
  if (!copy)
    return (
      <>
        <p className="text-soft">
          Choose a folder once, and the open fight is written into it after each round. Opened on another laptop, it
          goes on at the same question.
        </p>
        <Button icon={FolderSync} className="mt-2" onPress={() => void choose()}>
          Choose a folder
        </Button>
      </>
    );
  const words = {
    'keeps itself': `The open fight is written into “${copy.folder}” after each round.`,
    'wants leave': `The browser asks for your permission again before Affray writes into “${copy.folder}”.`,
    fails: `Affray could not write into “${copy.folder}”. Is it still there?`,
  }[copy.state];
  return (
    <>
      <p>{words}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {copy.state === 'keeps itself' ? null : (
          <Button look="primary" size="small" onPress={() => void allow()}>
            {copy.state === 'fails' ? 'Try again' : 'Allow it'}
          </Button>
        )}
        <Button size="small" onPress={() => void choose()}>
          Another folder
        </Button>
        <Button look="quiet" size="small" onPress={() => void leave()}>
          No second copy
        </Button>
      </div>
    </>
  );
}

/** The dialog. */
export function DeviceDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { deviceReport, saveEverything } = tableActions;
  const [report, setReport] = useState<DeviceReport>();
  const look = () => void deviceReport().then(setReport);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when it is opened
  useEffect(() => {
    if (isOpen) look();
  }, [isOpen]);
  return (
    <Dialog title="About this device" isOpen={isOpen} onClose={onClose}>
      <p className="text-soft">Everything that you play is kept in this browser, on this device, and nowhere else.</p>
      <div className="mt-3 min-h-32" aria-busy={!report}>
        {report ? <Stored report={report} onChange={look} /> : <p>Looking…</p>}
      </div>
      <h3 className="mt-5 font-semibold">A second copy by itself</h3>
      <div className="mt-2">
        <SecondCopy />
      </div>
      <h3 className="mt-5 font-semibold">Everything as one file</h3>
      <p className="mt-2 text-soft">
        All encounters with their histories and pictures. Open the file in any Affray to have them there.
      </p>
      <Button icon={HardDriveDownload} className="mt-2" onPress={() => void saveEverything()}>
        Save everything as a file
      </Button>
    </Dialog>
  );
}
