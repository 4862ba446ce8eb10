/**
 * What the players read beside the picture: the fight's name, and how much of a combatant's health.
 */

import { useState } from 'react';
import * as z from 'zod/mini';
import { type Detail, detailSchema } from '../../engine/fight.ts';
import { tableActions, useShownFight } from '../../store/store.ts';
import { ChoiceInput, TextInput } from '../../ui/inputs/inputs.tsx';

const DETAILS: readonly { id: Detail; label: string }[] = [
  { id: 'exact', label: 'Everything, exactly' },
  { id: 'coloured', label: 'A word, in colour' },
  { id: 'word', label: 'A word' },
  { id: 'taken', label: 'The harm taken' },
  { id: 'nothing', label: 'Nothing' },
];

/** The name of the fight for the players. An empty name shows them only the game's name. */
export function PlayersTitleControl() {
  const encounter = useShownFight(({ open }) => open.encounter);
  const { setDisplay } = tableActions;
  const kept = encounter.display.title ?? '';
  const [title, setTitle] = useState(kept);
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

/** How much of a combatant's health the players read. */
export function PlayersHealthControl() {
  const display = useShownFight(({ open }) => open.encounter.display);
  const { setDisplay } = tableActions;
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
