/** A player's phone. Its address has the invitation of the table behind the #. */
import '../../engine/forms/noEval.ts';
import '../../ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { deviceStore, recallValue, rememberValue } from '../../browser/kept.ts';
import { applyTheme } from '../../ui/theme.ts';
import { invitationOfFragment } from '../link/phone/doorKeys.ts';
import { mqttAt } from '../link/remote/mqttPost.ts';
import { browserClock } from '../link/remote/post.ts';
import { findRelay } from '../link/remote/relayPlace.ts';
import { PhoneApp } from './PhoneApp.tsx';
import { PhonePage } from './PhonePage.tsx';
import { createPhone, type Phone } from './phone.ts';

/** How long a server that does not answer is left alone, in milliseconds. */
const RETRY = 5000;

const root = document.getElementById('app');
const page = root && createRoot(root);
const say = (text: string): void => page?.render(<PhonePage title="Affray">{text}</PhonePage>);

function run(phone: Phone): void {
  const woke = (): void => {
    if (document.visibilityState === 'visible') phone.woke();
  };
  document.addEventListener('visibilitychange', woke);
  document.addEventListener('resume', woke);
  window.addEventListener('pagehide', () => phone.stop());
  page?.render(
    <StrictMode>
      <PhoneApp phone={phone} />
    </StrictMode>,
  );
}

/** An installed phone starts without a link: it comes back to the table where it was last. */
const TABLE = 'affray-phone-table';
function fragment(): string {
  if (location.hash.length > 1) return location.hash;
  const last = recallValue(deviceStore, TABLE);
  return typeof last === 'string' ? last : '';
}

async function join(): Promise<void> {
  const link = fragment();
  const invitation = invitationOfFragment(link) ?? {
    fault: 'Scan the code for phones in the GM’s window: it brings you to the table.',
  };
  if ('fault' in invitation) {
    say(invitation.fault);
    return;
  }
  rememberValue(deviceStore, TABLE, link);
  try {
    const place = await findRelay(location.href);
    if (place)
      run(await createPhone(invitation, { openPost: mqttAt(place.relay), clock: browserClock, device: deviceStore }));
    else say('The server of this page has no relay. Start it by “npm run relay”, then load this page again.');
  } catch {
    say('The server of this page does not answer. This phone joins as soon as it does.');
    browserClock.after(RETRY, () => void join());
  }
}

// The phone has its owner's theme.
const light = matchMedia('(prefers-color-scheme: light)');
const follow = (): void => applyTheme(light.matches ? 'light' : 'dark');
light.addEventListener('change', follow);
follow();
// The browser shows the page again from its memory, or somebody has opened another link here.
window.addEventListener('pageshow', (event) => event.persisted && location.reload());
window.addEventListener('hashchange', () => location.reload());
void join();
