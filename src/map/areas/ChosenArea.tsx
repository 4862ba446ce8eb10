/** The chosen area: its name and end, who stands in it, and a word that is set for all of them. */
import { CornerDownLeft, Trash2, Users } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Fight } from '../../engine/fight.ts';
import type { Ruleset } from '../../engine/ruleset.ts';
import { nameOfOne } from '../../engine/table/fightWords.ts';
import { peopleInArea } from '../../engine/table/inArea.ts';
import { type Id, nameList } from '../../engine/words.ts';
import { useActionKeys } from '../../keys/useActionKeys.ts';
import type { Area } from '../../space/areas/area.ts';
import { enterWord, type NotEntered } from '../../store/quickEdit/enterWord.ts';
import { quickEditOf } from '../../store/quickEdit/quickEdit.ts';
import { tableActions } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { ChoiceInput, TextInput } from '../../ui/inputs/inputs.tsx';
import { AreaKeys } from './AreaKeys.tsx';
import { changeArea, endAreaIn, removeArea, roundNow } from './areaEdits.ts';
import { useAreaTool } from './areaTool.ts';
import { areaSize } from './areaWords.ts';

/** After how many rounds an area may end. */
const ROUNDS = [1, 2, 3, 4, 5, 10];

export function ChosenArea({ ruleset, fight, area }: { ruleset: Ruleset; fight: Fight; area: Area }) {
  const [name, setName] = useState(area.name);
  const ids = useMemo(() => peopleInArea(ruleset, fight, area.shape), [ruleset, fight, area.shape]);
  const round = roundNow(ruleset, fight);
  const ends = [...new Set([...ROUNDS.map((n) => round + n), area.until ?? round + 1])].sort((a, b) => a - b);
  useActionKeys('tool', { remove: () => removeArea(area) });
  return (
    <section aria-label={`The area “${area.name}”`} className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <TextInput
          label="Name of the area"
          bare
          value={name}
          longest={60}
          onChange={setName}
          onDone={() => {
            if (name.trim() === '') setName(area.name);
            else changeArea(area, { name: name.trim() }, `Call “${area.name}” “${name.trim()}”`);
          }}
          className="min-w-0 basis-full"
        />
        <ChoiceInput
          label="When it ends"
          bare
          value={String(area.until ?? 'stays')}
          options={[
            { id: 'stays', label: 'Stays' },
            ...ends.map((until) => ({ id: String(until), label: `Until round ${until}` })),
          ]}
          onChange={(id) => {
            const until = id === 'stays' ? undefined : Number(id);
            useAreaTool.getState().setArea({ rounds: until === undefined ? undefined : until - round });
            endAreaIn(area, until);
          }}
          className="min-w-0 basis-full"
        />
        <span className="min-w-0 flex-1 text-soft text-xs tabular-nums">{areaSize(ruleset, fight, area.shape)}</span>
        <AreaKeys scene={fight.scene} counting={ruleset.areaCounting(fight)} area={area} />
        <IconButton
          size="small"
          icon={Trash2}
          label="Take the area away"
          placement="bottom"
          onPress={() => removeArea(area)}
        />
      </div>
      <PeopleIn ruleset={ruleset} fight={fight} ids={ids} />
    </section>
  );
}

/** Whether the field takes the focus by itself: not where that would open a keyboard of glass. */
const hasKeys = (): boolean => typeof matchMedia !== 'function' || !matchMedia('(pointer: coarse)').matches;

/** Who stands in the area, and a word for all of them. */
function PeopleIn({ ruleset, fight, ids }: { ruleset: Ruleset; fight: Fight; ids: readonly Id[] }) {
  const [line, setLine] = useState('');
  const [told, setTold] = useState<NotEntered>();
  const field = useRef<HTMLInputElement>(null);
  const help = useId();
  const read = useDeferredValue(line);
  const meant = useMemo(
    () => (read.trim() === '' ? undefined : quickEditOf(ruleset, fight, ids, read)),
    [ruleset, fight, ids, read],
  );
  const anybody = ids.length > 0;
  useEffect(() => {
    if (hasKeys()) field.current?.focus();
  }, []);
  if (!anybody) return <p className="text-faint text-xs">Nobody stands in it.</p>;
  const outcome = meant?.ok
    ? meant.value.results.map((one) => `${one.name}: ${one.text}`).join('; ')
    : meant?.refusal.text;
  return (
    <form
      className="flex flex-col gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        const not = enterWord(ids, line, told);
        setTold(not);
        if (not === undefined) setLine('');
      }}
    >
      <div className="flex flex-wrap items-center gap-1.5">
        <p className="basis-full text-xs">
          <span className="text-soft">In it: </span>
          {nameList(ids.map((id) => nameOfOne(fight, id)))}
        </p>
        <input
          ref={field}
          value={line}
          aria-label="A word for all in the area"
          aria-describedby={help}
          autoComplete="off"
          maxLength={200}
          placeholder="5 harms all, +prone, …"
          onChange={({ target }) => {
            setLine(target.value);
            setTold(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
          className="h-8 min-w-0 flex-1 basis-full rounded-lg border border-edge/60 bg-raised px-3 text-ink text-sm placeholder:text-faint focus:border-now"
        />
        <Button type="submit" size="small" icon={CornerDownLeft} isDisabled={line.trim() === ''}>
          Set for all
        </Button>
        <IconButton
          size="small"
          icon={Users}
          label="Select all in it"
          placement="bottom"
          onPress={() => {
            tableActions.setSession({ tool: 'select' });
            tableActions.select(ids);
          }}
        />
      </div>
      <p id={help} role="status" className="text-2xs text-soft tabular-nums empty:hidden">
        {told?.text ?? outcome ?? ''}
      </p>
    </form>
  );
}
