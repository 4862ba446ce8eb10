/** The sound settings of this window: on or off, how loud, and a button that plays each sound. */
import { Play } from 'lucide-react';
import { Button } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { SwitchInput } from '../inputs/inputs.tsx';
import { RangeInput } from '../inputs/RangeInput.tsx';
import { setSound, useSoundSetting } from './setting.ts';
import type { Sound } from './soundEvents.ts';
import { tryOut } from './useSounds.ts';

const SOUNDS: readonly { id: Sound; label: string }[] = [
  { id: 'turn', label: 'A turn' },
  { id: 'dice', label: 'Dice' },
  { id: 'hit', label: 'A hit' },
  { id: 'fall', label: 'A fall' },
  { id: 'tick', label: 'Countdown' },
];

/** The dialog of the sound settings. Both windows have the dialog, each with its own settings. */
export function SoundDialog({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { on, volume } = useSoundSetting();
  return (
    <Dialog title="Sound" isOpen={isOpen} onClose={onClose} width="small">
      <div className="flex flex-col gap-4">
        <SwitchInput
          label="Sounds in this window"
          value={on}
          onChange={(next) => {
            setSound({ on: next });
            if (next) tryOut('turn', volume);
          }}
        />
        <RangeInput
          label="Volume"
          value={volume}
          min={0}
          max={1}
          step={0.05}
          words={(value) => `${Math.round(value * 100)} %`}
          onChange={(next) => setSound({ volume: next })}
        />
        <div className="flex flex-wrap gap-1.5">
          {SOUNDS.map(({ id, label }) => (
            <Button key={id} size="small" icon={Play} onPress={() => tryOut(id, volume)}>
              {label}
            </Button>
          ))}
        </div>
        <p className="text-soft text-xs">Only what the players see is heard. The other window has its own sound.</p>
      </div>
    </Dialog>
  );
}
