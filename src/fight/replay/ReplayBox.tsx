/** A replay in hand: where it stands, on and back, its pace, its turning points, and a branch from here. It stands where what is next stands. */
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
import { turningsOf } from '../../dialogs/account/words.ts';
import { momentsOf } from '../../engine/account/moments.ts';
import { turningOf } from '../../engine/account/turning.ts';
import { useKeyOf } from '../../keys/bindings.ts';
import { useDeedKeys } from '../../keys/useDeedKeys.ts';
import { branchOff } from '../../store/again/branch.ts';
import {
  endReplay,
  holdOrGo,
  PACES,
  type Pace,
  replayAt,
  replayStep,
  replayTo,
  setPace,
  setSeenBy,
  useReplay,
} from '../../store/replay/replay.ts';
import type { LookBack } from '../../store/shown.ts';
import { shownNow, useShown } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { RangeInput } from '../../ui/inputs/RangeInput.tsx';
import type { MenuEntry } from '../../ui/menus/entries.ts';
import { MenuButton } from '../../ui/menus/Menu.tsx';
import { Picks } from '../../ui/Picks.tsx';
import { toast } from '../../ui/toasts/toast.ts';

const PACE_WORDS: Readonly<Record<Pace, string>> = { slowly: 'Slowly', steadily: 'Steadily', quickly: 'Quickly' };
const picks = (Object.keys(PACES) as Pace[]).map((id) => ({ id, face: PACE_WORDS[id] }));

/** Goes on by itself at the chosen pace. */
function useGoing(at: number): boolean {
  const { state, pace } = useReplay();
  useEffect(() => {
    if (state === 'held') return;
    const timer = setTimeout(() => replayTo(at + 1), PACES[pace]);
    return () => clearTimeout(timer);
  }, [state, pace, at]);
  return state === 'going';
}

/** The turning points as a menu, worked out when the replay is first shown. */
function useTurns(): MenuEntry[] {
  const encounter = useShown(({ open }) => open.encounter);
  return useMemo(() => {
    const turning = turningOf(shownNow().ruleset, momentsOf(encounter));
    return turningsOf(turning).map(({ first: { serial, round, about }, words }) => ({
      id: `${serial} ${about}`,
      label: about,
      detail: `Round ${round} · ${words}`,
      onAction: () => replayAt(serial),
    }));
  }, [encounter]);
}

/** The box. `replay` is where it stands. */
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
  const title = useShown(({ derived }) => derived.order.title);
  const turns = useTurns();
  useDeedKeys('tool', {
    // A button that keys have come to is pressed by Space, as everywhere.
    settle: ({ target }) =>
      target instanceof Element && target.matches('button:focus-visible') ? false : holdOrGo(replay),
    left: () => replayStep(at, -1),
    right: () => replayStep(at, 1),
    back: endReplay,
  });
  const branch = async () => {
    setBusy(true);
    const { encounter } = shownNow().open;
    if (await branchOff(encounter, serial, `${encounter.name}, after “${label}”`))
      toast('This is the branch. The fight you left is in the library.');
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
          onPress={() => holdOrGo(replay)}
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
