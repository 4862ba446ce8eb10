/**
 * The controls of a replay: position, forward and back, pace, turning points, and a branch from
 * here. They take the place of the next step.
 */
import {
  Clapperboard,
  GitBranch,
  ListTree,
  MonitorCheck,
  MonitorPlay,
  Pause,
  Play,
  StepBack,
  StepForward,
} from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { toast } from 'sonner';
import { turningsOf } from '../../dialogs/account/words.ts';
import { mistakenIn, momentsOf } from '../../engine/account/moments.ts';
import { turningOf } from '../../engine/account/turning.ts';
import { useKeyOf } from '../../keys/bindings.ts';
import { useActionKeys } from '../../keys/useActionKeys.ts';
import { branchOff } from '../../store/followUp/branch.ts';
import {
  endReplay,
  PACES,
  type Pace,
  pauseOrPlay,
  replayAt,
  replayStep,
  replayTo,
  setPace,
  setSeenBy,
  useReplay,
} from '../../store/replay/replay.ts';
import type { LookBack } from '../../store/shownFight.ts';
import { shownFightNow, useShownFight } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { RangeInput } from '../../ui/inputs/RangeInput.tsx';
import type { MenuEntry } from '../../ui/menus/entries.ts';
import { MenuButton } from '../../ui/menus/Menu.tsx';
import { Picks } from '../../ui/Picks.tsx';

const PACE_WORDS: Readonly<Record<Pace, string>> = { slowly: 'Slowly', steadily: 'Steadily', quickly: 'Quickly' };
const picks = (Object.keys(PACES) as Pace[]).map((id) => ({ id, face: PACE_WORDS[id] }));

/** Plays the replay at the chosen pace. */
function useGoing(at: number): boolean {
  const { state, pace } = useReplay();
  useEffect(() => {
    if (state === 'held') return;
    const timer = setTimeout(() => replayTo(at + 1), PACES[pace]);
    return () => clearTimeout(timer);
  }, [state, pace, at]);
  return state === 'going';
}

/** The turning points as a menu, computed when the replay is first shown. */
function useTurns(): MenuEntry[] {
  const encounter = useShownFight(({ open }) => open.encounter);
  return useMemo(() => {
    const moments = momentsOf(encounter);
    const turning = turningOf(shownFightNow().ruleset, moments, mistakenIn(moments, encounter.fight));
    return turningsOf(turning).map(({ first: { serial, round, about }, words }) => ({
      id: `${serial} ${about}`,
      label: about,
      detail: `Round ${round} · ${words}`,
      onAction: () => replayAt(serial),
    }));
  }, [encounter]);
}

/** The box. `replay` is the replay's position. */
export function ReplayBox({
  at: { label, serial },
  replay,
}: {
  at: LookBack;
  replay: NonNullable<LookBack['replay']>;
}) {
  const { at, of } = replay;
  const going = useGoing(at);
  const { pace, seenBy } = useReplay();
  const players = seenBy === 'players too';
  const [busy, setBusy] = useState(false);
  const title = useShownFight(({ derived }) => derived.order.title);
  const turns = useTurns();
  useActionKeys('tool', {
    // A button that has the focus is pressed by Space, as everywhere.
    settle: ({ target }) =>
      target instanceof Element && target.matches('button:focus-visible') ? false : pauseOrPlay(replay),
    left: () => replayStep(at, -1),
    right: () => replayStep(at, 1),
    back: endReplay,
  });
  const branch = async () => {
    setBusy(true);
    const { encounter } = shownFightNow().open;
    if (await branchOff(encounter, serial, `${encounter.name}, after “${label}”`))
      toast('This is the branch. The fight you left is on the start page.');
    setBusy(false);
  };
  return (
    <section aria-label="Replay" className="glass flex shrink-0 flex-col gap-2.5 border-2 border-now/70 p-3">
      <div className="flex items-start gap-2">
        <Clapperboard aria-hidden className="mt-0.5 size-4 shrink-0 text-now" />
        <p className="min-w-0 flex-1 text-sm leading-snug">
          <span className="block font-semibold text-ink">Replay · {title}</span>
          <span className="block truncate text-soft">{label}</span>
        </p>
      </div>
      <RangeInput
        label="Where it stands"
        value={at + 1}
        min={1}
        max={of}
        step={1}
        words={(n) => `${n} of ${of}`}
        onChange={(n) => replayTo(n - 1)}
      />
      <div className="flex items-center gap-1.5">
        <IconButton
          icon={StepBack}
          label="One step back"
          keys="←"
          isDisabled={at === 0}
          onPress={() => replayStep(at, -1)}
        />
        <Button
          look="primary"
          keys="Space"
          icon={going ? Pause : Play}
          onPress={() => pauseOrPlay(replay)}
          className="min-w-0 flex-1"
        >
          {going ? 'Hold' : 'Go on'}
        </Button>
        <IconButton
          icon={StepForward}
          label="One step on"
          keys="→"
          isDisabled={at >= of - 1}
          onPress={() => replayStep(at, 1)}
        />
        {turns.length > 0 ? <MenuButton label="Turning points" icon={ListTree} entries={turns} /> : null}
      </div>
      <Picks
        label="Pace"
        picks={picks}
        chosen={pace}
        onChoose={setPace}
        className="grid grid-cols-3 gap-1"
        buttonClass="h-7 rounded-md bg-lifted text-soft text-xs hover:text-ink aria-checked:bg-now-wash aria-checked:font-medium aria-checked:text-now"
      />
      <Button
        size="small"
        icon={players ? MonitorCheck : MonitorPlay}
        aria-pressed={players}
        onPress={() => setSeenBy(players ? 'gm' : 'players too', at)}
        className={players ? 'bg-now-wash text-now' : ''}
      >
        {players ? 'The players see it too' : 'Let the players see it'}
      </Button>
      <div className="flex flex-wrap gap-1.5">
        <Button size="small" keys={useKeyOf('back')} onPress={endReplay}>
          Back to now
        </Button>
        <Button size="small" icon={GitBranch} isDisabled={busy} onPress={() => void branch()}>
          Branch off here
        </Button>
      </div>
    </section>
  );
}
