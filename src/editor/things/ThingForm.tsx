/** The form of the selected things: name, size, angle, and their meaning in the rules. */
import { Copy, RotateCw, Shuffle, Trash2 } from 'lucide-react';
import { Checkbox, CheckboxGroup } from 'react-aria-components';
import { meaningOf } from '../../space/painted/laid.ts';
import { MEANINGS, type Meaning } from '../../space/scenery/kind.ts';
import { kindNames } from '../../space/scenery/kinds/sceneryKinds.ts';
import type { SceneryItem } from '../../space/scenery/scenery.ts';
import { readyMapCards } from '../../space/scenes/readyCards.ts';
import { useShelf } from '../../store/shelf/shelf.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldInput } from '../../ui/inputs/FieldInput.tsx';
import { ChoiceInput, NumberInput } from '../../ui/inputs/inputs.tsx';
import type { ThingDeeds } from './useThingDeeds.ts';

/** The kinds of things that can lead to another map. */
const WAYS = new Set(['stairs', 'spiral stairs', 'ladder', 'trapdoor', 'hatch', 'well', 'pit', 'portal', 'door']);

/** The effect of each meaning, in words. */
const WORDS: Record<Meaning, string> = {
  bars: 'Bars the way and shots',
  covers: 'Covers at full height',
  low: 'Low cover: shot over',
  conceals: 'Conceals',
  hinders: 'Hard footing',
  climb: 'To be climbed',
  falls: 'A drop',
  water: 'Deep water',
  rushing: 'Rushing water',
  burns: 'Burns',
  light: 'Sheds light',
};

/** The meaning of one thing in the rules, which can be changed for this thing alone. */
function Meanings({ item, deeds }: { item: SceneryItem; deeds: ThingDeeds }) {
  const means = meaningOf(item);
  return (
    <section className="flex flex-col gap-2">
      <CheckboxGroup
        aria-label="What it means in the rules"
        value={[...means]}
        onChange={(next) => deeds.mean(MEANINGS.filter((meaning) => next.includes(meaning)))}
        className="grid grid-cols-2 gap-x-2 gap-y-1"
      >
        <h3 className="col-span-2 font-semibold text-sm">In the rules</h3>
        {MEANINGS.map((meaning) => (
          <Checkbox key={meaning} value={meaning} className="group flex items-center gap-2 text-xs">
            <span
              aria-hidden
              className="size-4 shrink-0 rounded border border-edge bg-raised group-selected:border-now-fill group-selected:bg-now-fill group-focus-visible:outline-2 group-focus-visible:outline-now"
            />
            {WORDS[meaning]}
          </Checkbox>
        ))}
      </CheckboxGroup>
      {item.means ? (
        <Button size="small" look="quiet" className="self-start" onPress={() => deeds.mean(undefined)}>
          {`As every ${item.kind}`}
        </Button>
      ) : (
        <p className="text-faint text-xs">{means.length > 0 ? `As every ${item.kind}.` : 'Mere looks.'}</p>
      )}
    </section>
  );
}

const NOWHERE = ' ';

/**
 * The map to which stairs lead: a map of the shelf, so that the floors of a building belong
 * together, or a ready map.
 */
function LeadsForm({ item, deeds }: { item: SceneryItem; deeds: ThingDeeds }) {
  const entries = useShelf((shelf) => shelf.entries);
  const maps = entries.filter(({ kind }) => kind === 'scene').map(({ name }) => name);
  const ready = readyMapCards.map(({ name }) => name).toSorted();
  const known = new Set([...maps, ...(item.leads === undefined ? [] : [item.leads]), ...ready]);
  if (!WAYS.has(item.kind) && item.leads === undefined) return null;
  return (
    <ChoiceInput
      label="Leads to the map"
      value={item.leads ?? NOWHERE}
      options={[{ id: NOWHERE, label: 'To no other map' }, ...[...known].map((name) => ({ id: name, label: name }))]}
      onChange={(name) => deeds.lead(name === NOWHERE ? undefined : name)}
      help="In a fight, the menu of a place beside it goes there."
    />
  );
}

function OneForm({ item, deeds }: { item: SceneryItem; deeds: ThingDeeds }) {
  return (
    <>
      <FieldInput
        field={{ kind: 'text', path: 'name', label: 'What the rules call it', longest: 40 }}
        value={item.name ?? ''}
        onChange={(name) => deeds.call(String(name))}
      />
      {item.along ? null : (
        <div className="grid grid-cols-2 gap-2">
          <NumberInput
            label="Turned"
            unit="°"
            value={item.turn ?? 0}
            min={0}
            max={359}
            step={5}
            onChange={(turn) => deeds.turnTo(turn)}
          />
          {typeof (item.size ?? 1) === 'number' ? (
            <NumberInput
              label="Size"
              unit="×"
              value={(item.size as number | undefined) ?? 1}
              min={0.1}
              max={20}
              step={0.1}
              onChange={(size) => deeds.sizeTo(size)}
            />
          ) : null}
        </div>
      )}
      <LeadsForm item={item} deeds={deeds} />
      <Meanings item={item} deeds={deeds} />
    </>
  );
}

export function ThingForm({ items, deeds }: { items: readonly SceneryItem[]; deeds: ThingDeeds }) {
  const [item] = items;
  if (!item)
    return (
      <p className="text-soft text-sm">
        Click a thing to choose it, or drag a box around several. Its frame moves, turns and scales it.
      </p>
    );
  const alone = items.length === 1;
  return (
    <section aria-label="The chosen thing" className="flex flex-col gap-3">
      <h2 className="font-semibold text-base first-letter:uppercase">
        {alone ? (item.name ?? item.kind) : `${items.length} things`}
      </h2>
      {alone && !kindNames.includes(item.kind) ? (
        <p className="text-faint text-xs">
          This version does not know the kind: it is kept, and drawn as a plain mark.
        </p>
      ) : null}
      {alone ? <OneForm key={`${item.kind} ${item.at?.join()}`} item={item} deeds={deeds} /> : null}
      <div className="flex flex-wrap gap-1.5">
        <Button size="small" icon={RotateCw} keys="]" onPress={() => deeds.turn(15)}>
          Turn
        </Button>
        <Button size="small" icon={Shuffle} onPress={deeds.varied}>
          Another look
        </Button>
        <Button size="small" icon={Copy} keys="Ctrl+D" onPress={deeds.double}>
          Double
        </Button>
        <Button size="small" icon={Trash2} keys="Del" onPress={deeds.remove}>
          Take away
        </Button>
      </div>
    </section>
  );
}
