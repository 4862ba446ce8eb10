/** What the players are told of the fight besides the picture: what it is called, and how much of somebody's health. */

import { useState } from 'react';
import * as z from 'zod/mini';
import { type Detail, detailSchema } from '../../engine/fight.ts';
import { useTable } from '../../store/store.ts';
import { ChoiceInput, TextInput } from '../../ui/inputs/inputs.tsx';

const DETAILS: readonly { id: Detail; label: string }[] = [
  { id: 'exact', label: 'Everything, exactly' },
  { id: 'coloured', label: 'A word, in colour' },
  { id: 'word', label: 'A word' },
  { id: 'taken', label: 'The harm taken' },
  { id: 'nothing', label: 'Nothing' },
];

/** The name of the fight as players read it. An empty one tells them only which game is played. */
export function TitleControl() {
  const encounter = useTable((table) => table.open?.encounter);
  const setDisplay = useTable((table) => table.setDisplay);
  const kept = encounter?.display.title ?? '';
  const [title, setTitle] = useState(kept);
  if (!encounter) return null;
  const keep = () => {
    const { title: _before, ...display } = encounter.display;
    const words = title.trim();
    if (words !== kept) setDisplay(words === '' ? display : { ...display, title: words });
  };
  return (
    <section aria-label="Title" className="flex flex-col gap-3">
      <TextInput
        label="The fight’s title for the players"
        help={`They are never told that you call it “${encounter.name}”.`}
        placeholder="The name of the game"
        value={title}
        longest={80}
        onChange={setTitle}
        onDone={keep}
      />
    </section>
  );
}

/** How much of somebody's health the players read. */
export function HealthControl() {
  const display = useTable((table) => table.open?.encounter.display);
  const setDisplay = useTable((table) => table.setDisplay);
  if (!display) return null;
  const detail = (id: string): Detail => z.catch(detailSchema, 'nothing').parse(id);
  return (
    <section aria-label="Health" className="flex flex-col gap-3">
      <h3 className="font-semibold text-sm">What they read of somebody’s health</h3>
      <div className="grid grid-cols-2 gap-3">
        <ChoiceInput
          label="Of the party"
          value={display.party}
          options={DETAILS}
          onChange={(id) => setDisplay({ ...display, party: detail(id) })}
        />
        <ChoiceInput
          label="Of everybody else"
          value={display.others}
          options={DETAILS}
          onChange={(id) => setDisplay({ ...display, others: detail(id) })}
        />
      </div>
    </section>
  );
}
