/** The form for the name that a brush gives to ground, with ready names that a game reads. */
import { LOW_COVER_NAMES } from '../space/squares/groundNames.ts';
import { BareButton } from '../ui/Button.tsx';
import { chipButton } from '../ui/Chip.tsx';
import { TextInput } from '../ui/inputs/inputs.tsx';

/** Asks for a name of ground; a ready name is put in with one press. */
export function GroundName({ name, onName }: { name: string; onName(name: string): void }) {
  return (
    <>
      <TextInput label="What the ground is called" value={name} onChange={onName} longest={40} />
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="mb-1 text-faint text-xs">
          Low cover: hides whoever crouches behind it, and is shot over
        </legend>
        {LOW_COVER_NAMES.map((low) => (
          <BareButton
            key={low}
            aria-pressed={low === name}
            className={chipButton(low === name ? 'now' : 'plain')}
            onPress={() => onName(low)}
          >
            {low}
          </BareButton>
        ))}
      </fieldset>
    </>
  );
}
