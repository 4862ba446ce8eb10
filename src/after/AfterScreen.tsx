/**
 * The page after a fight: who won and how, what each combatant did, the turning points, the losses,
 * and the next steps.
 */

import {
  ArrowLeft,
  Braces,
  Clapperboard,
  ClipboardList,
  FileText,
  Printer,
  RotateCcw,
  Save,
  Swords,
} from 'lucide-react';
import { Fragment, type ReactNode, useMemo, useState } from 'react';
import {
  accountCaveats,
  accountHeadline,
  accountMeasures,
  extraLossWords,
  lossesOf,
  namesOf,
} from '../dialogs/account/words.ts';
import { CarriedOver } from '../dialogs/carried/CarriedOver.tsx';
import { NotKept } from '../dialogs/carried/NotKept.tsx';
import { accountOf } from '../engine/account/accountOf.ts';
import { useActionKeys } from '../keys/useActionKeys.ts';
import { replayFrom } from '../store/replay/replay.ts';
import type { CarryRow } from '../store/shelf/carry.ts';
import { tableActions } from '../store/store.ts';
import type { OpenEncounter } from '../store/types.ts';
import { Button } from '../ui/Button.tsx';
import { SideMark } from '../ui/SideMark.tsx';
import { againFromStart, saveAccountAs, startNextFight, unkeptCharacters } from './accountActions.ts';
import { Figures } from './Figures.tsx';
import { TurningPoints } from './TurningPoints.tsx';

/** A part of the page under its heading. A printed page never ends between the two. */
function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="break-after-avoid font-semibold text-lg text-ink">{title}</h2>
      {children}
    </section>
  );
}

/** The next steps that the GM can take. None of them is printed. */
function Next({ open, onClose, onReplay }: { open: OpenEncounter; onClose(): void; onReplay(): void }) {
  const [busy, setBusy] = useState(false);
  const [unkept, setUnkept] = useState<readonly CarryRow[]>([]);
  const running = open.fight.stage === 'running';
  const doing = (job: () => Promise<unknown>) => {
    setBusy(true);
    void job().finally(() => setBusy(false));
  };
  /** Sets up the next fight, once this fight's changes are kept or the GM goes on without them. */
  const next = async (): Promise<void> => {
    const waiting = await unkeptCharacters(open);
    if (waiting.length > 0) setUnkept(waiting);
    else await startNextFight(open);
  };
  return (
    <section aria-label="What next" className="flex flex-col gap-2 rounded-card bg-panel p-4 print:hidden">
      {running ? (
        <Button look="primary" size="large" onPress={onClose}>
          Back to the fight
        </Button>
      ) : (
        <Button look="primary" size="large" isDisabled={busy} onPress={() => doing(next)}>
          <Swords aria-hidden className="size-5" />
          Next fight with this party
        </Button>
      )}
      {unkept.length > 0 ? (
        <NotKept
          open={open}
          rows={unkept}
          onGoOn={() => {
            setUnkept([]);
            doing(() => startNextFight(open));
          }}
          onClose={() => setUnkept([])}
        />
      ) : null}
      <Button isDisabled={busy} onPress={() => doing(() => againFromStart(open))}>
        <RotateCcw aria-hidden className="size-4" />
        Again from the start
      </Button>
      <Button onPress={onReplay}>
        <Clapperboard aria-hidden className="size-4" />
        Replay
      </Button>
      {running ? null : (
        <p className="text-soft text-xs leading-relaxed">
          Both make a new encounter, and this fight stays as it is. To play it on, go back to it and take its end back.
        </p>
      )}
    </section>
  );
}

/** Saves the account outside Affray. */
function Keep({ open }: { open: OpenEncounter }) {
  const save = (how: 'markdown' | 'json') => void saveAccountAs(accountOf(open.ruleset, open.encounter), how);
  return (
    <>
      <Button look="quiet" icon={Printer} onPress={() => window.print()}>
        Print
      </Button>
      <Button look="quiet" icon={ClipboardList} onPress={() => tableActions.setSession({ paper: 'shown' })}>
        Fight sheet
      </Button>
      <Button look="quiet" icon={FileText} onPress={() => save('markdown')}>
        Markdown
      </Button>
      <Button look="quiet" icon={Braces} onPress={() => save('json')}>
        JSON
      </Button>
      <Button look="quiet" icon={Save} onPress={() => void tableActions.saveFile()}>
        Save the fight
      </Button>
    </>
  );
}

/**
 * The page of the open encounter. While its fight runs the page says so, and its figures include
 * the last finished move.
 */
export function AfterScreen({ open, onClose }: { open: OpenEncounter; onClose(): void }) {
  const { ruleset, encounter } = open;
  const account = useMemo(() => accountOf(ruleset, encounter), [ruleset, encounter]);
  const beside = extraLossWords(account);
  useActionKeys('screen', {
    back: onClose,
    account: onClose,
    undo: () => tableActions.undo(),
    redo: () => tableActions.redo(),
  });
  const losses = lossesOf(account);
  const replay = (serial?: number) => {
    onClose();
    replayFrom(serial);
  };
  return (
    <div className="flex h-room min-h-0 flex-col bg-room text-ink print:block print:h-auto print:bg-transparent">
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1 bg-panel px-3 py-2 print:hidden">
        <Button look="quiet" icon={ArrowLeft} onPress={onClose}>
          To the fight
        </Button>
        <span className="min-w-0 flex-1 truncate font-semibold text-sm">{account.name}</span>
        <Keep open={open} />
      </header>
      <main className="min-h-0 flex-1 overflow-y-auto print:overflow-visible">
        <div className="mx-auto flex max-w-7xl flex-col gap-8 px-6 py-7 print:max-w-none print:gap-5 print:p-0">
          <div className="flex flex-col gap-1.5">
            <p className="text-soft text-sm">
              <span className="hidden print:inline">{account.name} · </span>
              {accountMeasures(account)}
            </p>
            <h1 className="text-balance font-semibold text-3xl leading-tight print:text-2xl">
              {accountHeadline(account)}
            </h1>
            {beside === undefined ? null : <p className="text-lg text-soft">{beside}</p>}
            <ul className="flex flex-col gap-0.5 text-soft text-sm empty:hidden">
              {accountCaveats(account).map((words) => (
                <li key={words}>{words}</li>
              ))}
            </ul>
          </div>
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] print:block print:space-y-5">
            <div className="flex min-w-0 flex-col gap-8 print:gap-5">
              {/* Parts that need the GM's answer stand above parts that are only to read. */}
              {open.fight.stage === 'over' ? <CarriedOver encounterId={encounter.id} /> : null}
              <AccountSection title="What each did">
                <Figures account={account} />
              </AccountSection>
              {losses.length > 0 ? (
                <AccountSection title="Losses">
                  <ul className="flex flex-col gap-1.5 text-sm leading-relaxed">
                    {losses.map(({ side, ends }) => (
                      <li key={side} className="flex break-inside-avoid gap-2">
                        <SideMark
                          stance={account.sides.find(({ name }) => name === side)?.stance ?? 'neutral'}
                          className="mt-1.5"
                        />
                        <dl className="grid min-w-0 flex-1 grid-cols-[minmax(7rem,auto)_1fr] gap-x-4">
                          <dt className="col-span-2 font-medium">{side}</dt>
                          {ends.map(({ word, lost }) => (
                            <Fragment key={word}>
                              <dt className="text-soft">
                                {word}
                                {lost.length > 1 ? ` (${lost.length})` : ''}
                              </dt>
                              <dd>{namesOf(lost)}</dd>
                            </Fragment>
                          ))}
                        </dl>
                      </li>
                    ))}
                  </ul>
                </AccountSection>
              ) : null}
            </div>
            <div className="flex flex-col gap-8 print:gap-5">
              <Next open={open} onClose={onClose} onReplay={() => replay()} />
              {account.turning.length > 0 ? (
                <AccountSection title="Turning points">
                  <TurningPoints account={account} onShow={replay} />
                </AccountSection>
              ) : null}
            </div>
          </div>
        </div>
      </main>
    </div>
  );
}
