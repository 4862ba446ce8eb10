/** The phone: choose who you are, wait to be let in, then the own combatant and what is asked. */
import { useEffect, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from '../../ui/Button.tsx';
import { SwitchInput } from '../../ui/inputs/inputs.tsx';
import { setSound, useSoundSetting } from '../../ui/sound/setting.ts';
import type { SeatRefusal } from '../link/phone/phoneProtocol.ts';
import { AskedForm } from './AskedForm.tsx';
import { callCause, useAlerts } from './alerts.ts';
import { MovesForm } from './MovesForm.tsx';
import { PhonePage } from './PhonePage.tsx';
import type { Phone, PhoneState } from './phone.ts';
import { SeatScreen } from './SeatScreen.tsx';

/** Why the last wish was not taken. */
const REFUSALS: Record<SeatRefusal, string> = {
  'not open': 'That is not open to you now, and nothing has changed.',
  closed: 'That question is closed already.',
  answered: 'Somebody answered already.',
  done: 'You have answered that already.',
};

/** Why nothing comes from the table now; undefined while it is there. */
function awayWords({ standing }: PhoneState): string | undefined {
  if (standing === 'connecting') return 'Looking for the table …';
  if (standing === 'lost') return 'The connection is lost. This phone comes back by itself.';
  return standing === 'up' ? 'Waiting for the GM’s window …' : undefined;
}

const BEHIND = 'Another phone asks to be the same one. Tell the GM if that is not yours, and this one is next.';

function Joining({ phone, state }: { phone: Phone; state: PhoneState }) {
  const { people, wanted, words, behind, refused } = state;
  const away = awayWords(state);
  const mine = people?.find(({ id }) => id === wanted);
  if (mine)
    return (
      <PhonePage title={`You are ${mine.name}`}>
        <p role="status">{away ?? (behind ? BEHIND : 'Waiting for the GM to let you in …')}</p>
        {words ? (
          <div className="flex flex-col gap-1 rounded-card bg-raised p-4 text-center">
            <strong className="text-2xl text-ink">{words}</strong>
            <span className="text-soft text-sm">
              The GM’s screen shows the same two words. Does it show others? Then let the GM say no.
            </span>
          </div>
        ) : null}
      </PhonePage>
    );
  return (
    <PhonePage title="Who are you?">
      {refused ? <p role="alert">The GM has said no. Choose again.</p> : null}
      {away ? <p role="status">{away}</p> : null}
      {!away && !people ? <p role="status">Waiting for the GM’s window …</p> : null}
      {!away && people?.length === 0 ? (
        <p role="status">No fight with a party is open. This phone waits for it.</p>
      ) : null}
      {away ? null : (
        <ul aria-label="The party" className="flex flex-col gap-2">
          {people?.map(({ id, name, player, taken }) => (
            <li key={id}>
              <Button size="large" className="w-full" onPress={() => phone.ask(id)}>
                {name}
                {player || taken ? (
                  <span className="font-normal text-sm text-soft">{taken ? 'on another phone now' : player}</span>
                ) : null}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </PhonePage>
  );
}

/** The owner's own switch; off at first, as all sound is. */
function AlertSwitch() {
  const { on } = useSoundSetting();
  return (
    <SwitchInput
      label="Shake and sound when I am asked"
      className="min-h-11 px-1"
      value={on}
      onChange={(wish) => setSound({ on: wish })}
    />
  );
}

/** In place of a part that could not be drawn. It is tried again with the next view. */
const stumbled = () => (
  <PhonePage title="This phone stumbled">
    <p role="alert">The fight goes on, and the GM can answer for you. Your character comes back with the next step.</p>
  </PhonePage>
);

export function PhoneApp({ phone }: { phone: Phone }) {
  const state = useSyncExternalStore(phone.subscribe, phone.state);
  return (
    <ErrorBoundary fallbackRender={stumbled} resetKeys={[state]}>
      <Shown phone={phone} state={state} />
    </ErrorBoundary>
  );
}

function Shown({ phone, state }: { phone: Phone; state: PhoneState }) {
  const { seated, view, notes, answered, notTaken, proposed, odds = [] } = state;
  const asked = view?.asked;
  useAlerts(view ? callCause(view) : undefined);
  useEffect(() => {
    document.title = view ? `${view.own.name}: ${view.encounter}` : 'Affray: a player’s phone';
  }, [view]);
  if (!seated) return <Joining phone={phone} state={state} />;
  const away = awayWords(state);
  if (!view)
    return (
      <PhonePage title="You are let in">
        <p role="status">{away ?? 'Your character is not in the fight now. This phone waits.'}</p>
      </PhonePage>
    );
  return (
    <SeatScreen view={view} notes={notes} away={away} foot={<AlertSwitch />}>
      {notTaken ? (
        <p role="alert" className="rounded-card bg-danger-wash p-3 text-danger text-sm">
          {REFUSALS[notTaken]}
        </p>
      ) : null}
      {asked && asked.id !== answered ? (
        <AskedForm key={asked.id} asked={asked} onAnswer={(answer) => phone.answer(asked.id, answer)} />
      ) : null}
      {view.moves ? <MovesForm moves={view.moves} proposed={proposed} odds={odds} onPropose={phone.propose} /> : null}
    </SeatScreen>
  );
}
