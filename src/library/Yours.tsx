/**
 * The user's own part of the library: the list of encounters and the dialogs. It is loaded once
 * there is an encounter or the page is quiet.
 */
import { useEffect } from 'react';
import { DeviceDialog } from '../dialogs/device/DeviceDialog.tsx';
import { newGround } from '../map/scenes/groundStore.ts';
import { AboutDialog } from './AboutDialog.tsx';
import { NewEncounterDialog } from './NewEncounterDialog.tsx';

export { EncounterList } from './encounters/EncounterList.tsx';

/**
 * The dialog that `shown` names: a new encounter, this device, or About Affray. `dropped` pictures
 * or maps become the ground of the new encounter.
 */
export function LibraryDialogs({
  shown,
  dropped,
  onClose,
}: {
  shown: string;
  dropped: readonly File[] | undefined;
  onClose(): void;
}) {
  useEffect(() => {
    if (dropped) void newGround.getState().takeAll(dropped);
  }, [dropped]);
  return (
    <>
      <NewEncounterDialog isOpen={shown === 'new'} onClose={onClose} />
      <DeviceDialog isOpen={shown === 'device'} onClose={onClose} />
      <AboutDialog isOpen={shown === 'about'} onClose={onClose} />
    </>
  );
}
