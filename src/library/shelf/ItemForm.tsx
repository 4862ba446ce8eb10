/** One thing of the shelf: its words, its look, its figures by the game's own form, or who is of a party. Every change is one step. */
import { type ReactNode, useMemo } from 'react';
import { LookInput } from '../../dialogs/sheet/LookInput.tsx';
import { SheetForm } from '../../dialogs/sheet/SheetForm.tsx';
import { type PlainField, plainField } from '../../engine/forms/field.ts';
import { changeWords } from '../../engine/forms/fieldWords.ts';
import { withPath } from '../../engine/forms/schema.ts';
import { ALONE, aloneIn } from '../../engine/oneAlone.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { type Figure, type Item, isFigure, MOST_TAGS } from '../../formats/shelf/item.ts';
import { useShelf } from '../../store/shelf/shelf.ts';
import { FieldInput } from '../../ui/inputs/FieldInput.tsx';
import { later, Wanted } from '../../ui/parts/later.tsx';
import { TrackView } from '../../ui/tracks/TrackView.tsx';
import { FolderInput } from './FolderInput.tsx';
import { PartyMembers } from './PartyMembers.tsx';

const PartyRests = later(async () => (await import('../../dialogs/carried/PartyRests.tsx')).PartyRests);
const Carries = later(async () => (await import('../../dialogs/carried/Carries.tsx')).Carries);

const words = (path: string, label: string, longest: number, help?: string): PlainField => ({
  kind: 'text',
  path,
  label,
  group: '',
  longest,
  ...(help === undefined ? {} : { help }),
});

/** Words with commas between as tags: each once. */
export const tagsIn = (text: string): string[] =>
  [...new Set(text.split(',').map((tag) => tag.trim().slice(0, 30)))].filter(Boolean).slice(0, MOST_TAGS);

/** What the game shows of somebody: what it counts, and its figures. */
export function Figures({ game, one }: { game: Ruleset; one: Pick<Figure, 'name' | 'sheet'> }) {
  const { tracks, figures } = useMemo(() => {
    const fight = aloneIn(game, one);
    return { tracks: game.tracks(fight, ALONE), figures: game.figures(fight, ALONE) };
  }, [game, one]);
  return (
    <div className="mx-3 my-3 flex flex-col gap-2 rounded-lg bg-raised p-3">
      {tracks.map((track) => (
        <TrackView key={track.id} track={track} />
      ))}
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {figures.map(({ id, label, value }) => (
          <div key={id} className="flex gap-1.5">
            <dt className="text-soft">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Sheet({ item, game, onChange }: { item: Figure; game: Ruleset; onChange(label: string, to: Item): void }) {
  const fields = useMemo(() => {
    const fight = aloneIn(game, item);
    return game.fields.map((field) => plainField(field, fight));
  }, [game, item]);
  return (
    <>
      <Figures game={game} one={item} />
      <SheetForm
        fields={fields}
        sheet={item.sheet}
        onChange={(field, value, before) => {
          const next = withPath(item.sheet, field.path, value);
          if (next.ok) onChange(`${item.name}: ${changeWords(field, before, value)}`, { ...item, sheet: next.value });
        }}
      />
    </>
  );
}

/** The form. `game` is the thing's. `head` and `children` stand over it: what can be done with the whole, and of a map what it is. */
export function ItemForm({
  item,
  game,
  head,
  children,
}: {
  item: Item;
  game: Ruleset | undefined;
  head: ReactNode;
  children?: ReactNode;
}) {
  const change = useShelf((shelf) => shelf.change);
  const put = (label: string, to: Partial<Item>) => void change([item.id], label, (was) => ({ ...was, ...to }) as Item);
  return (
    <div className="flex flex-col">
      {head}
      {children}
      <div className="grid grid-cols-2 gap-x-2 gap-y-3 px-3 pb-4">
        <FieldInput
          field={words('name', 'Name', 60)}
          value={item.name}
          onChange={(value) => {
            const name = String(value).trim();
            if (name) put(`${item.name} is now called ${name}`, { name });
          }}
        />
        {item.kind === 'character' ? (
          <FieldInput
            field={words('player', 'Player', 40)}
            value={item.player}
            onChange={(value) => put(`${item.name}: player`, { player: String(value).trim() })}
          />
        ) : item.kind === 'creature' ? (
          <FieldInput
            field={words('group', 'What it is', 60)}
            value={item.group}
            onChange={(value) => put(`${item.name}: what it is`, { group: String(value).trim() })}
          />
        ) : null}
        <FolderInput value={item.folder} onChange={(folder) => put(`${item.name}: folder`, { folder })} />
        <div className={isFigure(item) ? '' : 'col-span-2'}>
          <FieldInput
            field={words('tags', 'Tags, with commas between', 80)}
            value={item.tags.join(', ')}
            onChange={(value) => put(`${item.name}: tags`, { tags: tagsIn(String(value)) })}
          />
        </div>
        {isFigure(item) ? (
          <div className="col-span-2">
            <LookInput look={item.look} onChange={(look) => put(`${item.name}: look`, { look })} />
          </div>
        ) : null}
        <div className="col-span-2">
          <FieldInput
            field={words('note', 'Your note, for your eyes alone', 2000)}
            value={item.note}
            onChange={(value) => put(`${item.name}: note`, { note: String(value) })}
          />
        </div>
      </div>
      {game && item.kind === 'party' ? (
        <>
          <PartyMembers party={item} onChange={(label, members) => put(label, { members })} />
          <Wanted over>
            <PartyRests party={item} game={game} />
          </Wanted>
        </>
      ) : null}
      {game && item.kind === 'character' ? (
        <Wanted over>
          <Carries one={item} game={game} />
        </Wanted>
      ) : null}
      {game && isFigure(item) ? <Sheet item={item} game={game} onChange={(label, to) => put(label, to)} /> : null}
    </div>
  );
}
