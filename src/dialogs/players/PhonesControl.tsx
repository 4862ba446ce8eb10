/** The players' phones in the GM's dialog: who has one, whose dice, notes, and the invitation. */
import { EyeOff, KeyRound, MessageSquareLock, QrCode, Smartphone, X } from 'lucide-react';
import { useState } from 'react';
import { LONGEST_NOTE } from '../../players/link/phone/phoneProtocol.ts';
import { droppedWords } from '../../players/link/remote/post.ts';
import type { SeatShown } from '../../store/players/phones/phonesStore.ts';
import { usePhones } from '../../store/players/screen.ts';
import { tableActions, useTable } from '../../store/store.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { SwitchInput, TextInput } from '../../ui/inputs/inputs.tsx';
import { LinkPart } from './LinkPart.tsx';
import { PhoneAsks } from './PhoneAsks.tsx';

/** What this player alone is told: the notes on the phone, and an input for the next one. */
function Notes({ who, name, notes }: Pick<SeatShown, 'who' | 'name' | 'notes'>) {
  const whisper = usePhones((phones) => phones.whisper);
  const takeBack = usePhones((phones) => phones.takeBackNote);
  const [text, setText] = useState('');
  const send = (): void => {
    whisper(who, text.trim());
    setText('');
  };
  return (
    <div className="flex flex-col gap-1.5 pl-6">
      <ul aria-label={`Notes to ${name}`} className="flex flex-col gap-1 empty:hidden">
        {notes.map((note, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two notes may say the same
          <li key={at} className="flex items-start gap-2 text-soft text-xs">
            <EyeOff aria-hidden className="mt-0.5 size-3 shrink-0" />
            <span className="min-w-0 flex-1 whitespace-pre-wrap">{note}</span>
            <IconButton icon={X} label={`Take “${note}” back`} size="small" onPress={() => takeBack(who, at)} />
          </li>
        ))}
      </ul>
      <TextInput label={`To ${name} alone`} value={text} rows={2} longest={LONGEST_NOTE} onChange={setText} />
      <Button size="small" className="self-start" isDisabled={text.trim() === ''} onPress={send}>
        Whisper
      </Button>
    </div>
  );
}

function Seat({ seat }: { seat: SeatShown }) {
  const { who, name, combatant, here, refused, notes } = seat;
  const kick = usePhones((phones) => phones.kick);
  const ownDice = useTable((table) => table.session.ownDice);
  const [whispers, setWhispers] = useState(false);
  const setOwn = (own: boolean, id: string): void =>
    tableActions.setSession({ ownDice: own ? [...ownDice, id] : ownDice.filter((key) => key !== id) });
  return (
    <li className="flex flex-col gap-1.5 rounded-lg bg-raised/60 p-2">
      <div className="flex items-center gap-2 text-sm">
        <Smartphone aria-hidden className="size-4 shrink-0 text-soft" />
        <span className="min-w-0 flex-1">{name}</span>
        {refused > 0 ? <Chip>{refused} not taken</Chip> : null}
        <Chip tone={here ? 'good' : 'plain'}>{here ? 'here' : 'away'}</Chip>
        <IconButton
          icon={MessageSquareLock}
          label={`Whisper to ${name}`}
          size="small"
          aria-expanded={whispers}
          onPress={() => setWhispers(!whispers)}
        />
        <IconButton icon={X} label={`Take the phone of ${name} out`} size="small" onPress={() => kick(who)} />
      </div>
      {combatant === undefined ? null : (
        <SwitchInput
          label="Rolls on the phone"
          className="pl-6"
          value={ownDice.includes(combatant)}
          onChange={(own) => setOwn(own, combatant)}
        />
      )}
      {whispers ? <Notes who={who} name={name} notes={notes} /> : null}
    </li>
  );
}

/** What the switch of the phones opens. `pages`: the addresses at which phones have this page. */
export function PhonesControl({ pages }: { pages: readonly string[] }) {
  const seats = usePhones((phones) => phones.seats);
  const linkFor = usePhones((phones) => phones.linkFor);
  const invited = usePhones((phones) => phones.invitation !== undefined);
  const dropped = usePhones((phones) => phones.doorDropped);
  const newInvitation = usePhones((phones) => phones.newInvitation);
  const odds = usePhones((phones) => phones.odds);
  const switchOdds = usePhones((phones) => phones.switchOdds);
  const [wanted, setWanted] = useState(false);
  const some = seats.length > 0;
  return (
    <>
      <PhoneAsks className="bg-now-wash" />
      <ul aria-label="Phones" className="flex flex-col gap-1.5 empty:hidden">
        {seats.map((seat) => (
          <Seat key={seat.who} seat={seat} />
        ))}
      </ul>
      {some ? (
        <SwitchInput
          label="Odds on phones"
          help="Of a proposed move. They tell how well a foe defends itself."
          value={odds}
          onChange={switchOdds}
        />
      ) : null}
      {invited && (wanted || !some) ? (
        <LinkPart
          pages={pages}
          linkFor={linkFor}
          name="The invitation for phones as a code to scan"
          help="Each player scans this code and says who they are. You let each of them in here, once for the campaign, where both screens show the same two words."
        >
          <Button size="small" icon={KeyRound} onPress={newInvitation}>
            New code: those who are in stay
          </Button>
        </LinkPart>
      ) : null}
      {dropped > 0 ? (
        <p role="status" className="text-soft text-xs">
          At the door {droppedWords(dropped)} A new code keeps out whoever has the old one.
        </p>
      ) : null}
      {some ? (
        <Button size="small" icon={QrCode} className="self-start" onPress={() => setWanted(!wanted)}>
          {wanted ? 'Hide the code for phones' : 'Show the code for phones'}
        </Button>
      ) : null}
    </>
  );
}
