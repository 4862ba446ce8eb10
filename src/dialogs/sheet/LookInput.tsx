/**
 * The look of a token: one of the packed icons, found by name, the user's own picture in a circle,
 * or the initials of the name.
 */
import packedIcons from 'virtual:game-icons/names';
import { ImageUp, Type, X } from 'lucide-react';
import { useState } from 'react';
import type { Combatant } from '../../engine/fight.ts';
import { tableActions } from '../../store/store.ts';
import { BareButton, Button } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { chooseFile } from '../../ui/files/chooseFile.ts';
import { GameIcon } from '../../ui/icons/icons.ts';
import { SearchInput } from '../../ui/inputs/inputs.tsx';
import { CropDialog } from '../look/CropDialog.tsx';
import { initialsPicture } from '../look/initials.ts';
import { Face } from './Face.tsx';

type Look = Combatant['look'];

/** The number of icons shown at once; more are found by name. */
const SHOWN = 60;

/** The picker. Each change gives the whole look. */
export function LookInput({ look, name, onChange }: { look: Look; name: string; onChange(look: Look): void }) {
  const { addPicture } = tableActions;
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [cropped, setCropped] = useState<File>();
  const found = packedIcons.filter((name) => name.includes(words.trim().toLowerCase().replace(/\s+/g, '-')));
  const { picture: _picture, ...withoutPicture } = look;
  const takePicture = async () => {
    const file = await chooseFile(['image/*']);
    if (file) setCropped(file);
  };
  const keep = async (picture: Blob | undefined) => {
    const kept = picture && (await addPicture(picture));
    if (kept) onChange({ ...look, picture: kept.picture });
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        <Face look={look} className="size-14 text-3xl" />
        <div className="flex flex-wrap gap-1.5">
          <Button size="small" aria-expanded={open} onPress={() => setOpen(!open)}>
            {open ? 'Close the icons' : 'Choose an icon'}
          </Button>
          <Button size="small" icon={ImageUp} onPress={() => void takePicture()}>
            A picture
          </Button>
          <Button size="small" icon={Type} onPress={() => void initialsPicture(name).then(keep)}>
            Initials
          </Button>
          {look.picture === undefined ? null : (
            <Button size="small" look="quiet" icon={X} onPress={() => onChange(withoutPicture)}>
              Remove the picture
            </Button>
          )}
        </div>
      </div>
      {cropped ? (
        <CropDialog file={cropped} onClose={() => setCropped(undefined)} onCut={(picture) => void keep(picture)} />
      ) : null}
      {open ? (
        <div className="rounded-card bg-room p-2">
          <SearchInput label="Find an icon" placeholder="Find an icon" value={words} onChange={setWords} />
          <div className="mt-2 grid max-h-44 grid-cols-[repeat(auto-fill,minmax(2.25rem,1fr))] gap-1 overflow-y-auto">
            {found.slice(0, SHOWN).map((name) => (
              <BareButton
                key={name}
                aria-label={name.replaceAll('-', ' ')}
                aria-pressed={look.icon === name}
                onPress={() => onChange({ ...withoutPicture, icon: name })}
                className={cn(
                  'grid aspect-square place-items-center rounded-md hover:bg-lifted',
                  look.icon === name ? 'bg-now-wash text-now' : 'text-soft',
                )}
              >
                <GameIcon name={name} size={24} />
              </BareButton>
            ))}
          </div>
          <p className="mt-1 text-2xs text-faint">
            {found.length > SHOWN
              ? `${SHOWN} of ${found.length} icons; search for the others.`
              : `${found.length} icons`}
          </p>
        </div>
      ) : null}
    </div>
  );
}
