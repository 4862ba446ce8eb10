/** Binds the key table to the window: what each key does now. */
import { useEffect, useMemo, useRef } from 'react';
import { tinykeys } from 'tinykeys';
import type { BoardHandle } from '../board/types.ts';
import { useBindings } from '../keys/bindings.ts';
import { type DeedId, keysOf, keyTable } from '../keys/keys.ts';
import { belongsElsewhere, onButton } from '../keys/typing.ts';
import { offersFor, rowsThatMay } from '../store/fight/derived.ts';
import { useTable } from '../store/store.ts';
import { numbered } from './card/offerGroups.ts';
import { useDesk } from './desk.ts';
import { keyedOption, pointAlong } from './map/keyed.ts';
import { neighbourPlace } from './map/walk.ts';
import { useReveal } from './panels/usePanel.ts';
import { numberedOptions } from './tray/optionOrder.ts';
import type { Deeds } from './useDeeds.ts';
import type { FightNow } from './useFight.tsx';

export type KeyDeeds = Readonly<Record<DeedId, () => void>>;

/** How far the arrows push the map when nobody is selected, in screen pixels. */
const PUSH = 80;

/**
 * What each deed of the table does. Also used by the palette, so that a key and its name do the same. Always the same object: each
 * reads the fight, the selection and the tool when it is done.
 */
export function useKeyDeeds(now: FightNow, deeds: Deeds, board: { current: BoardHandle | null }): KeyDeeds {
  const undo = useTable((table) => table.undo);
  const redo = useTable((table) => table.redo);
  const reopen = useTable((table) => table.reopen);
  const answer = useTable((table) => table.answer);
  const select = useTable((table) => table.select);
  const setSession = useTable((table) => table.setSession);
  const show = useDesk((desk) => desk.show);
  const reveal = useReveal();
  const { selected, tool } = useTable((table) => table.session);
  const latest = useRef({ now, selected, tool, reveal });
  latest.current = { now, selected, tool, reveal };
  return useMemo(() => {
    const walk = (step: 1 | -1) => {
      const { fight, derived, actor } = latest.current.now;
      const ids = [...new Set(derived.order.rows.map(({ combatant }) => combatant))];
      const everybody = [...ids, ...fight.order.filter((id) => !ids.includes(id))];
      const at = actor === undefined ? -1 : everybody.indexOf(actor);
      const next = everybody[(at + step + everybody.length) % everybody.length];
      if (next !== undefined) select([next]);
    };
    const arrow = (dx: -1 | 0 | 1, dy: -1 | 0 | 1) => {
      const { now: here, selected: chosen } = latest.current;
      if (pointAlong(here, board.current, dx, dy)) return;
      const { fight } = here;
      const who = chosen[0];
      const from = who === undefined ? undefined : fight.combatants[who]?.place;
      const to = from && neighbourPlace(fight.scene, from, dx, dy);
      if (who !== undefined && to) deeds.put(who, to);
      else board.current?.panBy(dx * PUSH, dy * PUSH);
    };
    const actor = () => latest.current.now.actor;
    const chosen = () => {
      const { selected: ids } = latest.current;
      const one = actor();
      return ids.length > 0 ? ids : one === undefined ? [] : [one];
    };
    return {
      next: deeds.next,
      previous: () => walk(-1),
      undo: () => undo(),
      redo: () => redo(),
      mend: () => reopen(),
      react() {
        const { question } = latest.current.now;
        if (question?.kind === 'choose' && question.options.some(({ tone }) => tone === 'pass')) {
          const first = numberedOptions(question).find(({ tone }) => tone !== 'pass');
          if (first) deeds.answerOption(first.id);
        } else latest.current.reveal('reactions');
      },
      hide: () => deeds.hide(chosen()),
      out: () => deeds.off(latest.current.selected),
      sheet() {
        const who = actor();
        if (who !== undefined) show({ kind: 'sheet', combatant: who });
      },
      timeline: () => show({ kind: 'timeline' }),
      confirm() {
        const { question } = latest.current.now;
        if (question?.kind === 'pick') {
          const { picks } = useDesk.getState();
          const options = picks.question === question.id ? picks.options : [];
          answer(question.id, { kind: 'pick', options: [...options] });
        } else if (question?.kind === 'choose') {
          const meant = keyedOption(question);
          if (meant && !meant.blocked) return deeds.answerOption(meant.id);
          const free = question.options.filter(({ blocked }) => !blocked);
          if (free.length === 1 && free[0]) deeds.answerOption(free[0].id);
        }
      },
      back() {
        const { tool: held } = latest.current;
        // A tool that draws is put away first: taking back what lies under it is the next step.
        if (held === 'draw' || held === 'fog') setSession({ tool: 'select' });
        else deeds.back();
      },
      after: () => walk(1),
      before: () => walk(-1),
      left: () => arrow(-1, 0),
      right: () => arrow(1, 0),
      up: () => arrow(0, -1),
      down: () => arrow(0, 1),
      zoomIn: () => board.current?.zoomIn(),
      zoomOut: () => board.current?.zoomOut(),
      fit: () => board.current?.fit(),
      centre() {
        const who = actor();
        if (who !== undefined) board.current?.centreOn(who);
      },
      select: () => setSession({ tool: 'select' }),
      measure: () => setSession({ tool: 'measure' }),
      draw: () => setSession({ tool: 'draw' }),
      fog: () => setSession({ tool: 'fog' }),
      ping: () => setSession({ tool: 'ping' }),
      edit: () => setSession({ tool: 'edit' }),
      places: () => latest.current.reveal('places', 'folded'),
      find: () => show({ kind: 'find' }),
      keys: () => show({ kind: 'keys' }),
    };
  }, [deeds, board, undo, redo, reopen, answer, select, setSession, show]);
}

/** Listens to the window. Inputs, menus and dialogs keep their own keys. */
export function useKeys(now: FightNow, deeds: Deeds, keyDeeds: KeyDeeds): void {
  const bindings = useBindings((keys) => keys.bindings);
  const current = useRef({ now, deeds, keyDeeds });
  current.current = { now, deeds, keyDeeds };
  useEffect(() => {
    const handlers: Record<string, (event: KeyboardEvent) => void> = {};
    for (const { id } of keyTable)
      for (const key of keysOf(bindings, id))
        handlers[key] = (event) => {
          if (event.defaultPrevented || belongsElsewhere(event)) return;
          if (id === 'confirm' && onButton(event)) return;
          event.preventDefault();
          current.current.keyDeeds[id]();
        };
    for (let digit = 1; digit <= 9; digit += 1)
      handlers[String(digit)] = (event) => {
        if (event.defaultPrevented || belongsElsewhere(event)) return;
        const { now: here, deeds: acts } = current.current;
        const { question, actor } = here;
        if (question?.kind === 'choose' || question?.kind === 'pick') {
          const option = numberedOptions(question)[digit - 1];
          if (option) acts.answerOption(option.id);
        } else if (!question && actor !== undefined) {
          const offer = numbered(offersFor(here.ruleset, here.fight, actor))[digit - 1];
          if (offer) acts.start(offer);
        } else if (!question && actor === undefined) {
          const row = rowsThatMay(here.derived.order)[digit - 1];
          if (row) acts.take(row);
        }
      };
    return tinykeys(window, handlers);
  }, [bindings]);
}
