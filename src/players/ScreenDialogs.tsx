/**
 * The dialogs of the players' window, loaded together: its sound, and the real inches of its
 * display.
 */
import { SoundDialog } from '../ui/sound/SoundDialog.tsx';
import { thisDisplay } from './inches.ts';
import { MeasureDialog } from './MeasureDialog.tsx';

/**
 * The dialog that is open. `onMeasured` gets the number of pixels in an inch; undefined forgets the
 * measurement.
 */
export function ScreenDialogs({
  shown,
  perInch,
  onMeasured,
  onClose,
}: {
  shown: 'sound' | 'measure';
  perInch: number | undefined;
  onMeasured(perInch: number | undefined): void;
  onClose(): void;
}) {
  if (shown === 'sound') return <SoundDialog isOpen onClose={onClose} />;
  return <MeasureDialog display={thisDisplay()} perInch={perInch} isOpen onMeasured={onMeasured} onClose={onClose} />;
}
