/** The map under everything: gives the board what to draw, and turns its intents into answers, moves and looks. */
import { useEffect, useMemo, useState } from 'react';
import { Board } from '../../board/Board.tsx';
import { linesToAsked, tellsOfMiss } from '../../board/layout/strikes.ts';
import { hands } from '../../board/pointer/hands.ts';
import type { BoardIntent, BoardShield, BoardToken } from '../../board/types.ts';
import { useCopying } from '../../dialogs/quick/useCopying.ts';
import { aimerOf, aimingAt, groundOf, marksOf, tokensOf } from '../../map/boardModel.ts';
import { pinAt } from '../../map/draw/pins.ts';
import { useGmView } from '../../map/players/gmView.ts';
import { usePing, useScreenFrame } from '../../map/players/onMap.ts';
import { useMapTool } from '../../map/useMapTool.tsx';
import { type Place, type Point, samePlace } from '../../space/scene.ts';
import { optionAt, PLACE } from '../../store/fight/drags.ts';
import { unchangingList } from '../../store/fight/unchanged.ts';
import { useShown, useTable, verbs } from '../../store/store.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { answerOption, put } from '../deeds.ts';
import { useDesk } from '../desk.ts';
import { useFreePart } from '../freePart.ts';
import { pickedOf } from '../picks.ts';
import { SelectedBar } from '../several/SelectedBar.tsx';
import { pick, putTogether } from '../several/several.ts';
import { theBoard } from '../theBoard.ts';
import { AimTip } from './AimTip.tsx';
import { MeantTip } from './MeantTip.tsx';
import { usePreview } from './usePreview.ts';
import { useRested } from './useRested.ts';
import { reachMarks } from './ways.ts';

const pictureOf = verbs().picture;

/** Everybody on the map; a token that says the same as before is the same object, and is not drawn anew. */
function useTokens(picked: readonly string[]): readonly BoardToken[] {
  const fight = useShown((shown) => shown.fight);
  const derived = useShown((shown) => shown.derived);
  const ruleset = useShown((shown) => shown.ruleset);
  const question = useShown((shown) => shown.question);
  const looking = useShown((shown) => shown.looking);
  const selected = useTable((table) => table.session.selected);
  const [kept] = useState(unchangingList<BoardToken>);
  return useMemo(
    () => kept(tokensOf(ruleset, fight, derived, { question, picked, selected: looking ? none : selected })),
    [kept, ruleset, fight, derived, question, picked, selected, looking],
  );
}

/** The map. */
export function MapView() {
  const fight = useShown((shown) => shown.fight);
  const ruleset = useShown((shown) => shown.ruleset);
  const question = useShown((shown) => shown.question);
  const looking = useShown((shown) => shown.looking);
  const acts = useShown(({ derived, actor }) => derived.acting ?? actor);
  const tool = useTable((table) => table.session.tool);
  const theme = useTable((table) => table.session.theme);
  const pointed = useDesk((desk) => desk.pointed);
  const free = useFreePart();
  // Where one starts is marked while places are taken: before the fight, and in a round zero of it where the game has that.
  const placing = useShown(
    ({ fight, ruleset, derived }) =>
      fight.stage === 'setup' || (derived.order.round === 0 && ruleset.actions.some(({ id }) => id === PLACE)),
  );
  const picked = useDesk(({ picks }) => pickedOf(picks, question));
  const tokens = useTokens(picked);
  const asked = question?.id;
  // What was aimed at is no longer meant once its question has gone, though the pointer still lies there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: told by the question alone
  useEffect(() => () => useDesk.getState().point({}), [asked]);
  const { reach, preview, meant, carry } = usePreview();
  const marks = useMemo(() => (reach ? reachMarks(reach) : marksOf(question, picked)), [reach, question, picked]);
  const aimer = aimerOf(question, acts, pointed.token);
  const aiming = useMemo(
    () => (tool === 'measure' ? undefined : aimingAt(ruleset, fight, question, aimer, pointed.token)),
    [tool, ruleset, fight, question, aimer, pointed.token],
  );
  const rested = useRested(aiming);
  const asking = useMemo(() => linesToAsked(tokens), [tokens]);
  const last = fight.log.at(-1);
  const told = useMemo(
    () => (last && last.tone !== 'ruling' ? { id: last.id, who: last.who, missed: tellsOfMiss(last.text) } : undefined),
    [last],
  );
  const mapTool = useMapTool(ruleset, fight, theBoard, looking);
  const ping = usePing();
  const frame = useScreenFrame();
  const tellView = useGmView((view) => view.tell);
  useCopying({
    open: () => (looking ? undefined : verbs().open),
    ids: () => verbs().session.selected,
    at: () => useDesk.getState().pointed.place,
    onPasted: (ids) => verbs().select(ids),
  });
  const onIntent = (intent: BoardIntent) => {
    const { select } = verbs();
    const { point, openMenu, show } = useDesk.getState();
    /** Takes what was clicked as the answer of the open question; says whether it was one. */
    const answered = (at: { place?: Place; combatant?: string }): boolean => {
      const option = optionAt(question, at);
      if (!option) return false;
      if (option.blocked) toast(option.blocked.text, { description: option.blocked.rule });
      else answerOption(option.id);
      return true;
    };
    /** Opens the note of the pin that was clicked; says whether there is one. */
    const noted = (point: Point): boolean => {
      const note = tool === 'select' ? pinAt(fight, point) : undefined;
      if (note !== undefined) show({ kind: 'notes', subject: { note } });
      return note !== undefined;
    };
    switch (intent.type) {
      case 'token': {
        const place = fight.combatants[intent.id]?.place;
        if (answered({ combatant: intent.id })) return;
        // A click on somebody in a lit place means the place, when only places are asked for.
        if (place && optionAt(question, { place }) && answered({ place })) return;
        pick(intent.id, intent.add ? 'add' : 'alone');
        return;
      }
      case 'place':
        if (answered({ place: intent.place })) return;
        if (noted(intent.point)) return;
        if (reach && meant?.place && samePlace(meant.place, intent.place)) put(reach.who, intent.place);
        else if (tool === 'select') select([]);
        return;
      case 'ground':
        if (tool === 'ping') ping.send(intent.point);
        else if (noted(intent.point)) return;
        else if (tool === 'select') select([]);
        return;
      case 'drop':
        putTogether(intent.id, intent.place);
        return;
      case 'menu':
        openMenu({ ...intent.at, point: intent.point, token: intent.token, place: intent.place });
        return;
      case 'sheet':
        show({ kind: 'sheet', combatant: intent.id });
        return;
      case 'hover':
        point({ token: intent.token, place: intent.place });
        return;
      case 'box':
        select(intent.ids);
        return;
      case 'ping':
        ping.send(intent.point);
        return;
      case 'dragging':
        carry(intent.over && intent.id, intent.over);
        return;
      case 'stroke':
        return;
    }
  };

  return (
    <div className="relative h-full min-h-0 overflow-hidden">
      <Board
        hands={hands}
        ref={theBoard}
        scene={fight.scene}
        tokens={tokens}
        marks={marks}
        lines={mapTool.lines ?? aiming?.lines ?? asking}
        told={told}
        shields={aiming?.shields ?? noShields}
        preview={preview}
        ground={groundOf(question)}
        start={placing ? 'shown' : 'unmarked'}
        fog={mapTool.fog}
        drawings={mapTool.drawings}
        pointing={mapTool.pointing}
        interactive={!looking}
        pictureOf={pictureOf}
        onIntent={onIntent}
        onView={tellView}
        frame={frame}
        panels={free}
        ping={ping.shown}
        theme={theme}
      >
        {mapTool.layer}
      </Board>
      <div className="pointer-events-none absolute" style={free}>
        {mapTool.bar}
        {tool === 'select' && !looking ? <SelectedBar /> : null}
        <MeantTip meant={meant} />
        {aiming &&
        rested === aiming &&
        pointed.token !== undefined &&
        (aiming.aimed.way || optionAt(question, { combatant: pointed.token })) ? (
          <AimTip aimed={aiming.aimed} from={aimer} at={pointed.token} />
        ) : null}
      </div>
    </div>
  );
}

const none: readonly string[] = [];
const noShields: readonly BoardShield[] = [];
