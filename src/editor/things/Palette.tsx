/** The palette of things: small pictures by theme, with a search. Favourites come first. */
import { Star } from 'lucide-react';
import { memo, useState } from 'react';
import { kindNames, sceneryThemes } from '../../space/scenery/kinds/sceneryKinds.ts';
import { BareButton, IconToggle } from '../../ui/Button.tsx';
import { chipButton } from '../../ui/Chip.tsx';
import { SearchInput } from '../../ui/inputs/inputs.tsx';
import { useEditorHand } from '../editorHand.ts';
import { KindPicture } from './KindPicture.tsx';

const FAVOURITES = 'Favourites';
const themes = Object.entries(sceneryThemes).map(([name, kinds]) => ({ name, kinds: Object.keys(kinds) }));

/** The kinds whose own name, or whose theme's name, contains all of the words. */
export function kindsFound(words: string): string[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  return themes.flatMap(({ name, kinds }) =>
    kinds.filter((kind) => sought.every((word) => `${kind} ${name}`.toLowerCase().includes(word))),
  );
}

const Tile = memo(function Tile({
  kind,
  chosen,
  onTake,
}: {
  kind: string;
  chosen: boolean;
  onTake(kind: string): void;
}) {
  return (
    <BareButton
      role="radio"
      aria-checked={chosen}
      onPress={() => onTake(kind)}
      className="flex min-w-0 flex-col items-center gap-0.5 rounded-lg p-1 text-2xs text-soft hover:bg-lifted hover:text-ink aria-checked:bg-now-wash aria-checked:text-now"
    >
      <span className="grid size-14 place-items-center rounded-md bg-[#6c7050]">
        <KindPicture kind={kind} />
      </span>
      <span className="w-full truncate text-center">{kind}</span>
    </BareButton>
  );
});

export function Palette() {
  const { kind, favourites, take } = useEditorHand();
  const [words, setWords] = useState('');
  const [group, setGroup] = useState<string>(FAVOURITES);
  const known = favourites.filter((one) => kindNames.includes(one));
  const shown =
    words.trim() !== ''
      ? kindsFound(words)
      : group === FAVOURITES
        ? known
        : (themes.find(({ name }) => name === group)?.kinds ?? []);
  const isFavourite = favourites.includes(kind);
  const onTake = (next: string) => take({ kind: next });
  return (
    <section aria-label="Things" className="flex flex-col gap-2">
      <div className="flex items-center gap-1">
        <SearchInput
          label="Find a thing"
          placeholder={`Find among ${kindNames.length} things`}
          value={words}
          onChange={setWords}
          className="flex-1"
        />
        <IconToggle
          icon={Star}
          label={isFavourite ? `${kind} is a favourite` : `Make ${kind} a favourite`}
          isSelected={isFavourite}
          placement="bottom"
          onChange={(on) => take({ favourites: on ? [...favourites, kind] : favourites.filter((one) => one !== kind) })}
        />
      </div>
      {words.trim() === '' ? (
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">Groups of things</legend>
          {[FAVOURITES, ...themes.map(({ name }) => name)].map((name) => (
            <BareButton
              key={name}
              aria-pressed={name === group}
              className={chipButton(name === group ? 'now' : 'plain')}
              onPress={() => setGroup(name)}
            >
              {name}
            </BareButton>
          ))}
        </fieldset>
      ) : null}
      <div role="radiogroup" aria-label="Kinds" className="grid max-h-80 grid-cols-4 gap-1 overflow-y-auto">
        {shown.map((one) => (
          <Tile key={one} kind={one} chosen={one === kind} onTake={onTake} />
        ))}
      </div>
      {shown.length === 0 ? (
        <p className="text-soft text-xs">
          {words.trim() === '' ? 'Choose a thing and press the star: it is kept here.' : 'No thing has these words.'}
        </p>
      ) : null}
    </section>
  );
}
