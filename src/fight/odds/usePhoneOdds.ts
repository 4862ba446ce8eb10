/** Works out the odds of moves that players propose, where the GM lets the phones show them. */
import { useEffect } from 'react';
import { usePhones } from '../../store/players/screen.ts';
import { tableOfWindow } from '../../store/store.ts';
import type { OptionOdds } from './oddsJob.ts';
import { askOdds } from './useOdds.ts';

/** One proposal after the other: a newer job would end the older one. */
export function usePhoneOdds(): void {
  const next = usePhones(({ odds, proposals }) => (odds ? proposals.find((one) => one.odds === undefined) : undefined));
  const tellOdds = usePhones((phones) => phones.tellOdds);
  useEffect(() => {
    const { open } = tableOfWindow.store.getState();
    if (!next || !open) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    // A table without odds on phones never fetches this part.
    void import('./moveOdds.ts').then(({ oddsJobOfMove }) => {
      if (isOver) return;
      const found = oddsJobOfMove(open.ruleset, open.fight, next.act, open.encounter.display);
      if (!found) return tellOdds(next, []);
      const ready: OptionOdds[] = [];
      stop = askOdds(found.job, ({ odds }) => {
        ready.push(...odds);
        if (ready.length >= found.job.branches.length) tellOdds(next, found.tell(ready));
      });
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [next, tellOdds]);
}
