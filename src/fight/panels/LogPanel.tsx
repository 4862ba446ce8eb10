/** The log: sentences with their dice, rule and whom they are about; newest last; filter; a click shows the state then. */
import { EyeOff, Filter } from 'lucide-react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { LogEntry } from '../../engine/fight.ts';
import { look, shownNow, useLookBack, useShown } from '../../store/store.ts';
import { BareButton, IconToggle } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { Die } from '../../ui/Die.tsx';
import { later, useAhead, Wanted } from '../../ui/parts/later.tsx';
import { fightAfter, stepOfEntry } from '../lookBack.ts';
import { RuleLink } from '../RuleLink.tsx';
import { PanelHead, useLetGo } from './FloatPanel.tsx';
import { EVERYBODY, type Filtered } from './filtered.ts';
import { logRows } from './logRows.ts';
import { usePanelAt } from './panels.ts';

/** Older rows are shown in blocks of this many, so that a long fight stays quick. */
const BLOCK = 150;

const LogFilter = later(async () => (await import('./LogFilter.tsx')).LogFilter);
const ahead = [LogFilter];

const toneLook: Record<LogEntry['tone'], string> = {
  plain: 'border-transparent',
  good: 'border-soft',
  bad: 'border-danger',
  turn: 'border-now',
  ruling: 'border-edge border-dotted',
};

/** The faces of written dice, each with a key by its place. */
const slotsOfFaces = (faces: readonly (readonly number[])[]) =>
  faces.flatMap((chain, die) => chain.map((face, link) => ({ key: `${die}.${link}`, face })));

/** A written sentence never changes, so it is drawn once. */
const EntryView = memo(function EntryView({ entry }: { entry: LogEntry }) {
  return (
    <li className={cn('border-l-2 py-1 pr-2 pl-2.5', toneLook[entry.tone])}>
      <div className="flex items-baseline gap-1.5">
        <BareButton
          onPress={() => lookBackTo(entry.id)}
          className={cn(
            'min-w-0 flex-1 rounded text-left text-xs leading-snug hover:underline hover:decoration-line',
            entry.tone === 'turn' ? 'font-semibold text-ink' : entry.tone === 'bad' ? 'text-ink' : 'text-soft',
          )}
        >
          {entry.text}
        </BareButton>
        {entry.shown === undefined ? (
          <EyeOff role="img" aria-label="not shown to the players" className="size-3 shrink-0 self-center text-faint" />
        ) : null}
        <RuleLink rule={entry.rule} className="group-data-short/log:hidden" />
      </div>
      {entry.dice.length > 0 ? (
        <div className="group-data-short/log:hidden mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-0.5">
          {entry.dice.map((dice, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of a written entry never change their order
            <span key={at} title={dice.label} className="flex items-center gap-0.5">
              {dice.said === undefined ? (
                slotsOfFaces(dice.faces).map(({ key, face }) => (
                  <Die key={key} sides={dice.sides} face={face} className="size-5" />
                ))
              ) : (
                <span className="text-2xs text-soft">
                  {dice.faces.length}d{dice.sides}, told as {dice.said}
                </span>
              )}
            </span>
          ))}
        </div>
      ) : null}
    </li>
  );
});

/** Shows the fight as it was when this was written. */
function lookBackTo(entry: number): void {
  const { encounter } = shownNow().open;
  const step = stepOfEntry(encounter, entry);
  const then = step && fightAfter(encounter, step.serial);
  if (step && then) look({ fight: then, serial: step.serial, label: step.label });
}

/** The sentences, with the words to filter by above them. It follows the newest sentence unless the GM has scrolled up. */
function Sentences({
  filtering,
  filtered: { words, who },
  onFilter,
}: {
  filtering: boolean;
  filtered: Filtered;
  onFilter(change: Partial<Filtered>): void;
}) {
  useAhead(ahead);
  // While looking back the log stays whole: it is where the GM chooses the next moment to look at. In a replay it grows with it.
  const replayed = useLookBack()?.replay !== undefined;
  const log = useShown(({ looking, open, fight }) => (looking && !replayed ? open.fight : fight).log);
  const [blocks, setBlocks] = useState(1);
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const shownWords = filtering ? words : '';
  const shownWho = filtering && who !== EVERYBODY ? who : undefined;
  const rows = useMemo(
    () => logRows({ ...shownNow().open.fight, log }, { words: shownWords, who: shownWho }),
    [log, shownWords, shownWho],
  );
  const shown = rows.slice(-BLOCK * blocks);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Told once the page has been laid out: asking for the height at once would have it laid out for that alone.
    const watcher = new ResizeObserver(() => {
      // Only this box is scrolled: `scrollIntoView` would move the whole column.
      if ((atEnd.current || box.current?.closest('[data-short]')) && box.current)
        box.current.scrollTop = box.current.scrollHeight;
    });
    for (const element of [box.current, list.current]) if (element) watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {filtering ? (
        <Wanted over>
          <LogFilter filtered={{ words, who }} onFilter={onFilter} />
        </Wanted>
      ) : null}
      <div
        ref={box}
        className="min-h-0 flex-1 overflow-y-auto p-1"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        role="log"
        aria-label="What has happened"
        onScroll={(event) => {
          const { scrollHeight, scrollTop, clientHeight } = event.currentTarget;
          atEnd.current = scrollHeight - scrollTop - clientHeight < 40;
        }}
      >
        {rows.length > shown.length ? (
          <BareButton
            onPress={() => setBlocks(blocks + 1)}
            className="w-full py-1 text-center text-faint text-xs underline"
          >
            Show older
          </BareButton>
        ) : null}
        {rows.length === 0 ? <p className="px-2 py-1 text-faint text-xs">Nothing yet.</p> : null}
        <ul ref={list} className="flex flex-col">
          {shown.map((row) =>
            row.kind === 'round' ? (
              <li key={row.id} className="flex items-center gap-2 px-2 pt-2 pb-1 font-semibold text-2xs text-faint">
                Round {row.round}
                <span aria-hidden className="h-px flex-1 bg-line" />
              </li>
            ) : (
              <EntryView key={row.id} entry={row.entry} />
            ),
          )}
        </ul>
      </div>
    </div>
  );
}

/**
 * The panel. While it is an icon on the rail, its last sentences stand in the corner of the map; open, all of them, with the words to
 * filter by. It is one list all the while, so that it keeps its place.
 */
export function LogPanel() {
  const at = usePanelAt('log');
  const [filtering, setFiltering] = useState(false);
  const [filtered, setFiltered] = useState<Filtered>({ words: '', who: EVERYBODY });
  const panel = useRef<HTMLDivElement>(null);
  useLetGo('log', panel);
  const short = at === 'closed';
  const sentences = useMemo(
    () => (
      <Sentences
        filtering={filtering && !short}
        filtered={filtered}
        onFilter={(change) => setFiltered((old) => ({ ...old, ...change }))}
      />
    ),
    [short, filtering, filtered],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
    <div
      ref={panel}
      data-panel="log"
      role="group"
      tabIndex={-1}
      aria-label="Log"
      {...(short ? { 'data-short': true } : {})}
      className={cn(
        'group/log glass flex flex-col outline-none contain-content',
        short ? 'max-h-19 shrink-0' : 'h-104 min-h-40 shrink',
        at === 'over' && 'rise z-10 border border-edge/60',
      )}
    >
      {short ? null : (
        <PanelHead id="log" title="Log">
          <IconToggle icon={Filter} label="Filter the log" isSelected={filtering} onChange={setFiltering} />
        </PanelHead>
      )}
      {sentences}
    </div>
  );
}
