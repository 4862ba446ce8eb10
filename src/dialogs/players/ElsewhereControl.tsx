/**
 * The GM's control of screens on other machines: on and off, the link with its code, who is there.
 */
import { KeyRound, QrCode } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { droppedCount, droppedWords } from '../../players/link/remote/post.ts';
import { type RemoteStore, usePhones, useRemote } from '../../store/players/screen.ts';
import { Button } from '../../ui/Button.tsx';
import { SwitchInput } from '../../ui/inputs/inputs.tsx';
import { LinkPart, RelayCommand } from './LinkPart.tsx';
import { PhonesControl } from './PhonesControl.tsx';

const SEARCHES: Record<Exclude<RemoteStore['search'], 'found'>, ReactNode> = {
  idle: '',
  searching: 'Looking for the relay …',
  none: (
    <>
      The server of this page has no relay. Start Affray by <RelayCommand /> on this machine, and your fights are there
      as before. The handbook says more.
    </>
  ),
  silent: 'The server of this page does not answer. Start it again, then switch this off and on.',
  waits: 'Another window of this browser sends to the screens. This one goes on when that one is closed.',
};

const many = (screens: number): string =>
  ['No screen has joined yet.', 'One screen has joined.'][screens] ?? `${screens} screens have joined.`;

/** What the GM reads of the link. */
function standingWords({ search, host }: Pick<RemoteStore, 'search' | 'host'>): ReactNode {
  if (search !== 'found' || !host) return search === 'found' ? '' : SEARCHES[search];
  if (host.standing === 'connecting') return SEARCHES.searching;
  if (host.standing === 'lost') return 'The relay is lost. The screens come back by themselves when it is there again.';
  return [many(host.screens), droppedWords(droppedCount(host.dropped))].filter(Boolean).join(' ');
}

/** The link for further screens: open where no screen is there, and no phone is wanted. */
function ScreenLink({ pages, away }: { pages: readonly string[]; away: boolean }) {
  const joined = useRemote((remote) => (remote.host?.screens ?? 0) > 0);
  const linkFor = useRemote((remote) => remote.linkFor);
  const newLink = useRemote((remote) => remote.newLink);
  const [wanted, setWanted] = useState(false);
  const folds = joined || away;
  return (
    <>
      {wanted || !folds ? (
        <LinkPart
          pages={pages}
          linkFor={linkFor}
          name="The link as a code to scan"
          help="Scan the code with the tablet, or open the link on the television. Whoever has the link sees what the players see, and nothing more."
        >
          <Button size="small" icon={KeyRound} onPress={newLink}>
            New link: all others are out
          </Button>
        </LinkPart>
      ) : null}
      {folds ? (
        <Button size="small" icon={QrCode} className="self-start" onPress={() => setWanted(!wanted)}>
          {wanted ? 'Hide the link for screens' : 'Show the link for screens'}
        </Button>
      ) : null}
    </>
  );
}

/** Nothing is asked of any server until the GM switches one of these on. */
export function ElsewhereControl() {
  const { on, search, host, place, switchOn, switchOff } = useRemote((remote) => remote);
  const phones = usePhones((store) => store.on);
  const switchPhones = usePhones((store) => store.switchTo);
  const pages = on && search === 'found' ? place?.pages : undefined;
  const wishPhones = (wish: boolean): void => {
    switchPhones(wish);
    if (wish && !on) switchOn();
  };
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
      {pages ? <ScreenLink pages={pages} away={phones} /> : null}
      <SwitchInput
        label="Phones for the players"
        help="Each sees the own character, and answers what is asked. You let each phone in once."
        value={on && phones}
        onChange={wishPhones}
      />
      {pages && phones ? <PhonesControl pages={pages} /> : null}
    </section>
  );
}
