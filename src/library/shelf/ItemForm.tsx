/**
 * One thing of the shelf: its words, its look, its figures in the game's own form, or a party's
 * members. Every change is one step.
 */

import { type ReactNode, useMemo } from 'react';
import { Carries } from '../../dialogs/carried/Carries.tsx';
import { PartyRests } from '../../dialogs/carried/PartyRests.tsx';
import { LookInput } from '../../dialogs/sheet/LookInput.tsx';
import { SheetForm } from '../../dialogs/sheet/SheetForm.tsx';
import { type PlainField, plainField } from '../../engine/forms/field.ts';
import { changeWords } from '../../engine/forms/fieldWords.ts';
import { withPath } from '../../engine/forms/schema.ts';
import { LONGEST_OWN_NOTE } from '../../engine/limits/limits.ts';
import { ALONE_SIDE, aloneIn } from '../../engine/oneAlone.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { type Figure, type Item, isFigure, MOST_TAGS } from '../../formats/shelf/item.ts';
import { useShelf } from '../../store/shelf/shelf.ts';
import { FieldInput } from '../../ui/inputs/FieldInput.tsx';
import { TrackView } from '../../ui/tracks/TrackView.tsx';
import { FolderInput } from './FolderInput.tsx';
import { PartyMembers } from './PartyMembers.tsx';

const words = (path: string, label: string, longest: number, help?: string): PlainField => ({
  kind: 'text',
  path,
  label,
  group: '',
  longest,
  ...(help === undefined ? {} : { help }),
});

/** Splits a text at commas into tags, each once. */
export const tagsIn = (text: string): string[] =>
  [...new Set(text.split(',').map((tag) => tag.trim().slice(0, 30)))].filter(Boolean).slice(0, MOST_TAGS);

/** The game's tracks and figures of a person. */
export function Figures({ game, one }: { game: Ruleset; one: Pick<Figure, 'name' | 'sheet'> }) {
  const { tracks, figures } = useMemo(() => {
    const fight = aloneIn(game, one);
    return { tracks: game.tracks(fight, ALONE_SIDE), figures: game.figures(fight, ALONE_SIDE) };
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

/**
 * The form. `game` is the thing's game. `head` and `children` stand above the form: actions on the
 * whole thing, and the drawing of a map.
 */
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
            <LookInput look={item.look} name={item.name} onChange={(look) => put(`${item.name}: look`, { look })} />
          </div>
        ) : null}
        <div className="col-span-2">
          <FieldInput
            field={words('note', 'Your note, for your eyes alone', LONGEST_OWN_NOTE)}
            value={item.note}
            onChange={(value) => put(`${item.name}: note`, { note: String(value) })}
          />
        </div>
      </div>
      {game && item.kind === 'party' ? (
        <>
          <PartyMembers party={item} onChange={(label, members) => put(label, { members })} />
          <PartyRests party={item} game={game} />
        </>
      ) : null}
      {game && item.kind === 'character' ? <Carries one={item} game={game} /> : null}
      {game && isFigure(item) ? <Sheet item={item} game={game} onChange={(label, to) => put(label, to)} /> : null}
    </div>
  );
}
