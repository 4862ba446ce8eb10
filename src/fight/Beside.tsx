/** The panels that are closed to begin with: fetched when the first of them is opened, or ahead of it. */
import { MapList } from './map/MapList.tsx';
import { MoralePanel } from './panels/MoralePanel.tsx';
import { ReactionsPanel } from './panels/ReactionsPanel.tsx';
import { TracksPanel } from './panels/TracksPanel.tsx';

/** Each shows itself while it is open. */
export function Beside() {
  return (
    <>
      <MoralePanel />
      <TracksPanel />
      <ReactionsPanel />
      <MapList />
    </>
  );
}
