/**
 * The map under everything: gives the board what to draw, and turns the board's events into
 * answers, moves and selections.
 */

import { useEffect, useMemo, useState } from 'react';
import { toast } from 'sonner';
import { linesToAsked } from '../../board/layout/happenings/strikes.ts';
import type { BoardShield, BoardToken } from '../../board/types.ts';
import type { Fight } from '../../engine/fight.ts';
import { createListSharing } from '../../engine/forms/structuralSharing.ts';
import type { Question } from '../../engine/question.ts';
import { optionAt, PLACE } from '../../engine/table/drags.ts';
import type { Id } from '../../engine/words.ts';
import { aimerOf, aimingAt, groundOf, marksOf, newsOf, tokensOf } from '../../map/boardModel.ts';
import { type MapHandlers, MapHost } from '../../map/host/MapHost.tsx';
import { useMapTool } from '../../map/useMapTool.tsx';
import { type Place, samePlace } from '../../space/scene.ts';
import { tableActions, useShownFight, useTable } from '../../store/store.ts';
import { boardRef } from '../boardRef.ts';
import { answerOption, placeToken } from '../fightActions.ts';
import { useFightUi } from '../fightUi.ts';
import { useFreePart } from '../freePart.ts';
import { pickedOf } from '../picks.ts';
import { placeByClick, useArrivals, useWaiting } from '../several/newcomers.ts';
import { Several } from '../several/Several.tsx';
import { pickCombatant, putTogether } from '../several/several.ts';
import { AimTip } from './AimTip.tsx';
import { MeantTip } from './MeantTip.tsx';
import { NewcomersBar } from './NewcomersBar.tsx';
import { usePreview } from './usePreview.ts';
import { useRested } from './useRested.ts';
import { useSightLine } from './useSightLine.ts';
import { reachMarks } from './ways.ts';

/**
 * The tokens of everybody on the map. A token that has not changed stays the same object, so that
 * the board does not draw it again.
 */
function useTokens(picked: readonly string[]): readonly BoardToken[] {
  const fight = useShownFight((shown) => shown.fight);
  const derived = useShownFight((shown) => shown.derived);
  const ruleset = useShownFight((shown) => shown.ruleset);
  const question = useShownFight((shown) => shown.question);
  const looking = useShownFight((shown) => shown.looking);
  const selected = useTable((table) => table.session.selected);
  const [kept] = useState(createListSharing<BoardToken>);
  return useMemo(
    () => kept(tokensOf(ruleset, fight, derived, { question, picked, selected: looking ? none : selected })),
    [kept, ruleset, fight, derived, question, picked, selected, looking],
  );
}

/**
 * The aim at the combatant under the pointer, with the lines and shields that the board draws for
 * it.
 */
function useAiming() {
  const fight = useShownFight((shown) => shown.fight);
  const ruleset = useShownFight((shown) => shown.ruleset);
  const question = useShownFight((shown) => shown.question);
  const acts = useShownFight(({ derived, actor }) => derived.acting ?? actor);
  const tool = useTable((table) => table.session.tool);
  const token = useFightUi((ui) => ui.pointed.token);
  const aimer = aimerOf(question, acts, token);
  const aiming = useMemo(
    () => (tool === 'measure' ? undefined : aimingAt(ruleset, fight, question, aimer, token)),
    [tool, ruleset, fight, question, aimer, token],
  );
  return { aiming, aimer, token };
}

/** The newest sentences of the log, which the map shows as short movements. */
function useNews() {
  const log = useShownFight(({ fight }) => fight.log);
  return useMemo(() => newsOf({ log }), [log]);
}

/** Takes a click as the answer of the open question. Tells whether the click was an answer. */
function answered(question: Question | undefined, at: { place?: Place; combatant?: string }): boolean {
  const option = optionAt(question, at);
  if (!option) return false;
  if (option.blocked) toast(option.blocked.text, { description: option.blocked.rule });
  else answerOption(option.id);
  return true;
}

/** The map's handlers, which turn clicks and drags into answers, moves and selections. */
function useMapHandlers(
  fight: Fight,
  question: Question | undefined,
  { reach, meant, carry }: ReturnType<typeof usePreview>,
  waiting: readonly Id[],
): MapHandlers {
  const { point, openMenu, openDialog } = useFightUi.getState();
  return {
    take({ combatant, place }) {
      const at = combatant === undefined ? place : fight.combatants[combatant]?.place;
      if (waiting.length > 0 && at && at.kind !== 'off') {
        placeByClick(waiting, at);
        return true;
      }
      if (combatant === undefined) return place !== undefined && answered(question, { place });
      if (answered(question, { combatant })) return true;
      // While a question asks only for places, a click on a combatant in a lit place means the
      // place.
      const stands = fight.combatants[combatant]?.place;
      return stands !== undefined && answered(question, { place: stands });
    },
    go(place) {
      if (!reach || !meant?.place || !samePlace(meant.place, place)) return false;
      placeToken(reach.who, place);
      return true;
    },
    pick: pickCombatant,
    select: (ids) => tableActions.select(ids),
    put: putTogether,
    sheet: (combatant) => openDialog({ kind: 'sheet', combatant }),
    note: (note) => openDialog({ kind: 'notes', subject: { note } }),
    menu: openMenu,
    point,
    carry,
    pasteAt: () => useFightUi.getState().pointed.place,
    pasted: (ids) => tableActions.select(ids),
  };
}

/** The map of the fight screen. */
export function MapView() {
  const fight = useShownFight((shown) => shown.fight);
  const ruleset = useShownFight((shown) => shown.ruleset);
  const question = useShownFight((shown) => shown.question);
  const looking = useShownFight((shown) => shown.looking);
  const tool = useTable((table) => table.session.tool);
  const free = useFreePart();
  // Starting places are marked while combatants take their places: before the fight, and in round
  // zero in a game that has one.
  const placing = useShownFight(
    ({ fight, ruleset, derived }) =>
      fight.stage === 'setup' || (derived.order.round === 0 && ruleset.actions.some(({ id }) => id === PLACE)),
  );
  const picked = useFightUi(({ picks }) => pickedOf(picks, question));
  const tokens = useTokens(picked);
  const asked = question?.id;
  // An aim ends with its question, even if the pointer still lies on the target.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by the question alone
  useEffect(() => () => useFightUi.getState().point({}), [asked]);
  const previewed = usePreview();
  const { reach, preview, meant } = previewed;
  const marks = useMemo(() => (reach ? reachMarks(reach) : marksOf(question, picked)), [reach, question, picked]);
  const { aiming, aimer, token } = useAiming();
  const rested = useRested(aiming);
  const asking = useMemo(() => linesToAsked(tokens), [tokens]);
  const news = useNews();
  const unseen = useSightLine();
  const mapTool = useMapTool(ruleset, fight, boardRef, looking);
  useArrivals();
  const waiting = useWaiting();
  const handlers = useMapHandlers(fight, question, previewed, waiting);
  return (
    <div className="relative h-full min-h-0 overflow-hidden">
      <MapHost
        fight={fight}
        board={boardRef}
        tool={mapTool}
        tokens={tokens}
        panels={free}
        still={looking}
        handlers={handlers}
        marks={marks}
        lines={aiming?.lines ?? unseen ?? (asking.length > 0 ? asking : noLines)}
        news={news}
        shields={aiming?.shields ?? noShields}
        preview={preview}
        ground={groundOf(question)}
        start={placing ? 'shown' : 'unmarked'}
      >
        <NewcomersBar />
        {tool === 'select' && !looking && waiting.length === 0 ? <Several /> : null}
        <MeantTip meant={meant} />
        {aiming &&
        rested === aiming &&
        token !== undefined &&
        (aiming.aimed.way || optionAt(question, { combatant: token })) ? (
          <AimTip aimed={aiming.aimed} from={aimer} at={token} />
        ) : null}
      </MapHost>
    </div>
  );
}

const none: readonly string[] = [];
const noShields: readonly BoardShield[] = [];
const noLines: ReturnType<typeof linesToAsked> = [];
