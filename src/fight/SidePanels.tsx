/** The panels that are closed when the fight screen opens. */
import { MapList } from './map/MapList.tsx';
import { MoralePanel } from './panels/MoralePanel.tsx';
import { ReactionsPanel } from './panels/ReactionsPanel.tsx';
import { TracksPanel } from './panels/TracksPanel.tsx';

/** Draws these panels. Each panel shows itself while the GM has it open. */
export function SidePanels() {
  return (
    <>
      <MoralePanel />
      <TracksPanel />
      <ReactionsPanel />
      <MapList />
    </>
  );
}
