/**
 * The GM's control of screens on other machines: on and off, the link with its code, who is there.
 */
import { Copy, KeyRound, QrCode } from 'lucide-react';
import { useMemo, useState } from 'react';
import { toast } from 'sonner';
import { renderSVG } from 'uqr';
import { type RemoteStore, useRemote } from '../../store/players/screen.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceInput, SwitchInput } from '../../ui/inputs/inputs.tsx';

const SEARCHES: Record<Exclude<RemoteStore['search'], 'found'>, string> = {
  idle: '',
  searching: 'Looking for the relay …',
  none: 'The server of this page has no relay. Start Affray by “npm run relay -- --host” on this machine, and your fights are there as before. The handbook says more.',
  silent: 'The server of this page does not answer. Start it again, then switch this off and on.',
  waits: 'Another window of this browser sends to the screens. This one goes on when that one is closed.',
};

const many = (screens: number): string =>
  ['No screen has joined yet.', 'One screen has joined.'][screens] ?? `${screens} screens have joined.`;

/** What the GM reads of the link. */
function standingWords({ search, host }: Pick<RemoteStore, 'search' | 'host'>): string {
  if (search !== 'found' || !host) return search === 'found' ? '' : SEARCHES[search];
  if (host.standing === 'connecting') return SEARCHES.searching;
  if (host.standing === 'lost') return 'The relay is lost. The screens come back by themselves when it is there again.';
  const { altered, replayed, strange } = host.dropped;
  const dropped = altered + replayed + strange;
  return many(host.screens) + (dropped > 0 ? ` ${dropped} messages were dropped: altered, repeated or strange.` : '');
}

/** The link as a code to scan, and to copy. Whoever has it sees what the players see. */
function LinkPart({ pages }: { pages: readonly string[] }) {
  const linkFor = useRemote((remote) => remote.linkFor);
  const newLink = useRemote((remote) => remote.newLink);
  const [chosen, setChosen] = useState<string>();
  const page = pages.find((one) => one === chosen) ?? pages[0];
  const link = page === undefined ? undefined : linkFor(page);
  const code = useMemo(
    () => link && `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { ecc: 'M', border: 3 }))}`,
    [link],
  );
  if (link === undefined) return null;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast('The link is copied.'),
      () => toast.error('The browser did not let the link be copied. Scan the code instead.'),
    );
  return (
    <div className="flex flex-wrap items-start gap-4">
      <img src={code} alt="The link as a code to scan" className="size-44 shrink-0 rounded-lg" />
      <div className="flex min-w-48 flex-1 flex-col items-start gap-3">
        <p className="text-soft text-xs">
          Scan the code with the tablet, or open the link on the television. Whoever has the link sees what the players
          see, and nothing more.
        </p>
        {pages.length > 1 ? (
          <ChoiceInput
            label="This machine in your network"
            value={page}
            options={pages.map((id) => ({ id, label: new URL(id).host }))}
            onChange={setChosen}
          />
        ) : null}
        <div className="flex flex-wrap gap-1.5">
          <Button size="small" icon={Copy} onPress={() => void copy()}>
            Copy the link
          </Button>
          <Button size="small" icon={KeyRound} onPress={newLink}>
            New link: all others are out
          </Button>
        </div>
        {page !== undefined && /\/\/(127\.|localhost)/.test(page) ? (
          <p className="text-soft text-xs">
            This relay serves this machine alone. “npm run relay -- --host” serves the home network.
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Nothing is asked of any server until the GM switches this on. */
export function ElsewhereControl() {
  const { on, search, host, place, switchOn, switchOff } = useRemote((remote) => remote);
  const [wanted, setWanted] = useState(false);
  const joined = (host?.screens ?? 0) > 0;
  return (
    <section aria-label="On another machine" className="flex flex-col gap-3">
      <h3 className="font-semibold text-sm">On another machine</h3>
      <SwitchInput
        label="Screens on other machines"
        help="A tablet, or a television with its own browser, in the same network. It is sealed from end to end."
        value={on}
        onChange={(wish) => (wish ? switchOn() : switchOff())}
      />
      {on ? (
        <p role="status" className="text-soft text-xs">
          {standingWords({ search, host })}
        </p>
      ) : null}
      {on && place && search === 'found' && (wanted || !joined) ? <LinkPart pages={place.pages} /> : null}
      {joined ? (
        <Button size="small" icon={QrCode} className="self-start" onPress={() => setWanted(!wanted)}>
          {wanted ? 'Hide the link' : 'Show the link'}
        </Button>
      ) : null}
    </section>
  );
}
