/**
 * The players' window. It knows only which encounter it shows, and hears everything else from the
 * GM's window.
 */
import '../engine/forms/noEval.ts';
import '../ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Tips } from '../ui/Tips.tsx';
import { thisDisplay } from './inches.ts';
import { createScreenLink } from './link/link.ts';
import type { JoinTable } from './remoteWords.ts';
import { ScreenApp } from './ScreenApp.tsx';

// When the GM's window opens this window, the address names the fight. When the user opens it from
// a bookmark, it follows the fight that is open on this device. On another machine the link names
// the table.
const named = new URLSearchParams(location.search).get('encounter') ?? undefined;

function start(join: JoinTable | undefined): void {
  const remote = join?.(location, () => link.again());
  const link = createScreenLink(named, {
    open: remote?.open ?? ((name) => new BroadcastChannel(name)),
    display: thisDisplay,
  });

  link.hello();
  window.addEventListener('resize', () => link.hello());
  window.addEventListener('pagehide', () => {
    link.stop();
    remote?.stop();
  });
  // The browser shows the page again from its memory. The channel was closed, so everything starts
  // afresh.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload();
  });
  // Somebody has opened another link in this window.
  window.addEventListener('hashchange', () => location.reload());
  // After the GM has gone on to another fight, a reload shows that fight.
  link.subscribe(() => {
    const { encounter } = link.shown();
    if (named === undefined || encounter === undefined) return;
    const address = `?encounter=${encodeURIComponent(encounter)}`;
    if (location.search !== address) history.replaceState(null, '', address);
  });

  const root = document.getElementById('app');
  if (root)
    createRoot(root).render(
      <StrictMode>
        <ScreenApp link={link} remote={remote} />
        <Tips />
      </StrictMode>,
    );
}

// A window without such a link never fetches these parts.
if (location.hash.startsWith('#direct')) void import('./joinDirect.ts').then((part) => start(part.joinDirect));
else if (location.hash.length > 1) void import('./joinElsewhere.ts').then((part) => start(part.joinElsewhere));
else start(undefined);
