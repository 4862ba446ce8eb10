/**
 * The timeline: a list of every step. The GM goes to any step and back, or branches off into a new
 * fight.
 */
import { Clapperboard, GitBranch, Telescope } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { branchOff } from '../../store/followUp/branch.ts';
import { replayFrom } from '../../store/replay/replay.ts';
import { lookBackAt, tableActions, useShownFight } from '../../store/store.ts';
import { BareButton, Button, IconButton } from '../../ui/Button.tsx';
import { cn } from '../../ui/cn.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useFightUi } from '../fightUi.ts';
import { timeline } from '../lookBack.ts';

/**
 * The list of steps. The present step is marked. Undone steps stay in the list until a new step
 * replaces them.
 */
export function TimelineDialog({ onClose }: { onClose(): void }) {
  const open = useShownFight((shown) => shown.open);
  const { goTo } = tableActions;
  const [busy, setBusy] = useState(false);
  const here = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // In newer browsers this call returns a promise, and an effect must not return a promise.
    void here.current?.scrollIntoView({ block: 'center' });
  }, []);
  const rows = timeline(open.encounter);
  const branch = async (serial: number, label: string) => {
    setBusy(true);
    const { name } = open.encounter;
    if (await branchOff(open.encounter, serial, `${name}, after “${label}”`))
      toast('This is the branch. The fight you left is on the start page.');
    setBusy(false);
    onClose();
  };
  return (
    <Dialog title="Timeline" isOpen onClose={onClose} stands="aside">
      <p className="mb-3 text-soft">
        Go to any step and back: nothing is lost until something new is done. To try something else, branch off.
      </p>
      {open.fight.stage === 'setup' ? null : (
        <Button
          icon={Clapperboard}
          onPress={() => {
            onClose();
            replayFrom();
          }}
          className="mb-3"
        >
          Replay from the start
        </Button>
      )}
      <ol className="flex flex-col">
        {rows.map((row, at) => (
          <li
            key={row.serial}
            ref={row.when === 'now' ? here : null}
            className={cn('flex items-center gap-2 rounded-lg', row.when === 'now' && 'bg-now-wash')}
          >
            <BareButton
              onPress={() => {
                lookBackAt(undefined);
                goTo(row.serial);
              }}
              {...(row.when === 'now' ? { 'aria-current': 'step' as const } : {})}
              className={cn(
                'flex min-h-8 min-w-0 flex-1 items-center gap-3 rounded-lg px-2 py-1 text-left hover:bg-raised',
                row.when === 'future' ? 'text-faint' : 'text-ink',
              )}
            >
              <span className="w-8 text-right text-faint text-xs tabular-nums">{at}</span>
              <span className="min-w-0 flex-1 leading-snug">{row.label}</span>
              {row.answers > 0 ? (
                <span className="text-faint text-xs">
                  {row.answers} {row.answers === 1 ? 'answer' : 'answers'}
                </span>
              ) : null}
              {row.when === 'now' ? <span className="font-medium text-now text-xs">now</span> : null}
              {row.when === 'future' ? <span className="text-xs">taken back</span> : null}
            </BareButton>
            {row.when === 'past' ? (
              <IconButton
                icon={Telescope}
                label={`From here, again: after “${row.label}”`}
                hint="Plays the fight on from this moment many times over, beside now."
                size="small"
                onPress={() => useFightUi.getState().openDialog({ kind: 'forecast', from: row.serial })}
              />
            ) : null}
            <IconButton
              icon={GitBranch}
              label={`Branch off after “${row.label}”`}
              size="small"
              isDisabled={busy}
              onPress={() => void branch(row.serial, row.label)}
            />
          </li>
        ))}
      </ol>
      {open.encounter.open ? (
        <p className="mt-2 text-faint text-xs">A move is open: it is taken back before going to another step.</p>
      ) : null}
    </Dialog>
  );
}
