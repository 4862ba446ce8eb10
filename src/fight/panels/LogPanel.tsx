/**
 * The log: sentences with their dice, their rule and the combatants they are about, newest last,
 * with a filter. A click on a sentence shows the state then.
 */
import { Filter } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { shownFightNow, useLookBack, useShownFight } from '../../store/store.ts';
import { BareButton, IconToggle } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { PanelHead, useCloseFromOutside } from './FloatPanel.tsx';
import { EVERYBODY, type LogFilterState } from './filtered.ts';
import { LogEntryView } from './LogEntryView.tsx';
import { LogFilter } from './LogFilter.tsx';
import { logRows } from './logRows.ts';
import { usePanelAt } from './panels.ts';

/** Older rows are shown in blocks of this many, so that a long fight stays quick. */
const BLOCK = 150;

/**
 * The sentences, under the filter's inputs. The list follows the newest sentence unless the GM has
 * scrolled up.
 */
function Sentences({
  filtering,
  filtered: { words, who },
  onFilter,
}: {
  filtering: boolean;
  filtered: LogFilterState;
  onFilter(change: Partial<LogFilterState>): void;
}) {
  // While the GM looks back the log stays whole, because the GM chooses the next moment in it. In a
  // replay the log grows with the replay.
  const replayed = useLookBack()?.replay !== undefined;
  const log = useShownFight(({ looking, open, fight }) => (looking && !replayed ? open.fight : fight).log);
  const [blocks, setBlocks] = useState(1);
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const shownWords = filtering ? words : '';
  const shownWho = filtering && who !== EVERYBODY ? who : undefined;
  const rows = useMemo(
    () => logRows({ ...shownFightNow().open.fight, log }, { words: shownWords, who: shownWho }),
    [log, shownWords, shownWho],
  );
  const shown = rows.slice(-BLOCK * blocks);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The observer reports after layout: asking for the height at once would force a layout for
    // that alone.
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
      {filtering ? <LogFilter filtered={{ words, who }} onFilter={onFilter} /> : null}
      <div
        ref={box}
        className="min-h-0 flex-1 overflow-y-auto p-1 group-data-short/log:p-0.5 group-data-short/log:[mask-image:linear-gradient(to_bottom,transparent_3px,black_7px)]"
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
              <LogEntryView key={row.id} entry={row.entry} />
            ),
          )}
        </ul>
      </div>
    </div>
  );
}

const ALL: LogFilterState = { words: '', who: EVERYBODY };

/** The open panel, with all sentences and the filter. Nothing while it is an icon on the rail. */
export function LogPanel() {
  const at = usePanelAt('log');
  const [filtering, setFiltering] = useState(false);
  const [filtered, setFiltered] = useState(ALL);
  const panel = useRef<HTMLDivElement>(null);
  useCloseFromOutside('log', panel);
  if (at === 'closed') return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
    <div
      ref={panel}
      data-panel="log"
      role="group"
      tabIndex={-1}
      aria-label="Log"
      className={cn(
        'glass flex h-104 min-h-40 shrink flex-col outline-none contain-content',
        at === 'over' && 'rise z-10 border border-edge/60',
      )}
    >
      <PanelHead id="log" title="Log">
        <IconToggle icon={Filter} label="Filter the log" isSelected={filtering} onChange={setFiltering} />
      </PanelHead>
      <Sentences
        filtering={filtering}
        filtered={filtered}
        onFilter={(change) => setFiltered((old) => ({ ...old, ...change }))}
      />
    </div>
  );
}

/**
 * The newest sentences, in a band below the map while the panel is an icon on the rail. The map is
 * fitted above the band. The band keeps its room while the panel lies over the map, so that the map
 * stands still; a pinned panel takes its room beside the map instead.
 */
export function LogBand() {
  const at = usePanelAt('log');
  if (at === 'pinned') return null;
  return (
    <div className="mt-1.5 h-12 shrink-0 low:h-7">
      {at === 'closed' ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
        <div
          data-short=""
          role="group"
          aria-label="Log"
          className="group/log glass flex h-full flex-col contain-content"
        >
          <Sentences filtering={false} filtered={ALL} onFilter={() => undefined} />
        </div>
      ) : null}
    </div>
  );
}
