/** What the GM does from several places at once: next, give a turn, step back, hide, move. One place for keys, buttons and menus. */
import { useMemo, useRef } from 'react';
import { toast } from 'sonner';
import type { Command } from '../engine/command.ts';
import type { Offer, OrderRow } from '../engine/ruleset.ts';
import type { Id } from '../engine/words.ts';
import type { Place } from '../space/scene.ts';
import { commandOf, dragMove, dragRow, hideByHand, nameOfOne, optionAt, placeByHand } from '../store/fight/moves.ts';
import { turnOffer } from '../store/fight/turnOffer.ts';
import { useTable } from '../store/store.ts';
import { useDesk } from './desk.ts';
import type { FightNow } from './useFight.tsx';

export interface Deeds {
  next(): void;
  start(offer: Offer): void;
  /** One click on a row: it is selected, and has the turn if it may have it now. */
  take(row: OrderRow): void;
  /** A row of the order is dragged onto another's: cards change hands, in games that allow it. */
  exchange(who: Id, onto: Id): void;
  answerOption(option: string): void;
  /** Takes back the last answer, the open move, the look back, the selection: whatever is nearest. Never destroys. */
  back(): void;
  hide(ids: readonly Id[]): void;
  off(ids: readonly Id[]): void;
  /** A token is put on a place: as an answer, as a move of the game, or, if the GM says so, by hand. */
  put(who: Id, place: Place): void;
}

/** The deeds on the shown fight: always the same object, which reads the fight when something is done. Rows that have it stay as they are. */
export function useDeeds(now: FightNow): Deeds {
  const latest = useRef(now);
  latest.current = now;
  const dispatch = useTable((table) => table.dispatch);
  const play = useTable((table) => table.play);
  const answer = useTable((table) => table.answer);
  const undo = useTable((table) => table.undo);
  const select = useTable((table) => table.select);
  return useMemo((): Deeds => {
    const blocked = () => {
      if (latest.current.looking) {
        toast('You are looking at an earlier state. Go back to now first.');
        return true;
      }
      return false;
    };
    /** One ruling for all of them, so that one undo takes it back. */
    const byHand = (ids: readonly Id[], edit: (id: Id) => Command | undefined) => {
      if (blocked()) return;
      const rulings = ids.flatMap((id) => edit(id) ?? []).filter((one) => one.type === 'edit');
      if (rulings.length === 0) toast('Choose somebody first, in the order or on the map.');
      else
        dispatch({
          type: 'edit',
          label: rulings
            .map(({ label }) => label)
            .join(' ')
            .slice(0, 200),
          edits: rulings.flatMap(({ edits }) => edits),
        });
    };
    const answerOption = (option: string) => {
      const { question } = latest.current;
      if (!question || blocked()) return;
      if (question.kind === 'choose') answer(question.id, { kind: 'choose', option }, 'chosen');
      if (question.kind === 'pick') useDesk.getState().pick(question.id, option, question.max);
    };
    return {
      next() {
        const { fight, question, derived } = latest.current;
        const { next } = derived.order;
        if (blocked()) return;
        if (fight.stage === 'setup') dispatch({ type: 'begin' });
        else if (question) toast('A question is open: answer it, or step back with Esc.');
        else if (next) dispatch(commandOf(next));
      },
      start(offer) {
        if (!blocked()) dispatch(commandOf(offer));
      },
      take(row) {
        const { fight, ruleset, question, looking } = latest.current;
        const offer =
          row.state === 'may' && !question && !looking ? turnOffer(ruleset, fight, row.combatant) : undefined;
        select([row.combatant]);
        if (offer) dispatch(commandOf(offer));
      },
      exchange(who, onto) {
        const { fight, ruleset, question, derived } = latest.current;
        const { exchange } = derived.order;
        if (exchange === undefined || who === onto || blocked()) return;
        const names = `${nameOfOne(fight, who)} and ${nameOfOne(fight, onto)}`;
        if (question) {
          toast('A question is open: answer it, or step back with Esc.');
          return;
        }
        const drag = dragRow(ruleset, fight, exchange, who, onto);
        if (drag.kind === 'move') play(drag.command, { kind: 'choose', option: drag.option });
        else
          toast(`${names} cannot change places in the order now.`, {
            description: drag.reason
              ? `${drag.reason.text} (${drag.reason.rule})`
              : 'The rules offer no such exchange.',
          });
      },
      answerOption,
      back() {
        const { question, open } = latest.current;
        const desk = useDesk.getState();
        if (desk.preview) desk.look(undefined);
        else if (question && desk.picks.question === question.id && desk.picks.options.length > 0)
          useDesk.setState({ picks: { question: question.id, options: [] } });
        else if (open.encounter.open) undo();
        else select([]);
      },
      hide(ids) {
        const { fight } = latest.current;
        // Several are all hidden first, and only then all shown.
        const seen = ids.filter((id) => !fight.combatants[id]?.hidden);
        byHand(seen.length > 0 ? seen : ids, (id) => hideByHand(fight, id));
      },
      off: (ids) => byHand(ids, (id) => placeByHand(latest.current.fight, id, { kind: 'off' })),
      put(who, place) {
        const { fight, ruleset, question } = latest.current;
        if (blocked()) return;
        const option = optionAt(question, { place });
        if (question && option) {
          if (option.blocked) toast(option.blocked.text, { description: option.blocked.rule });
          else answerOption(option.id);
          return;
        }
        const hand = () => dispatch(placeByHand(fight, who, place));
        if (fight.stage !== 'running') {
          hand();
          return;
        }
        const drag = question ? undefined : dragMove(ruleset, fight, who, place);
        if (drag?.kind === 'move') {
          play(drag.command, { kind: 'choose', option: drag.option });
          return;
        }
        const reason = drag?.kind === 'refused' ? drag.reason : undefined;
        toast(`${nameOfOne(fight, who)} cannot move there now.`, {
          description: reason ? `${reason.text} (${reason.rule})` : 'The rules offer no such move at this moment.',
          action: { label: 'Move by hand', onClick: hand },
          duration: 8000,
        });
      },
    };
  }, [dispatch, play, answer, undo, select]);
}
