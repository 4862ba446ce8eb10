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
import { ScreenApp } from './ScreenApp.tsx';

// When the GM's window opens this window, the address names the fight. When the user opens it from
// a bookmark, it follows the fight that is open on this device.
const named = new URLSearchParams(location.search).get('encounter') ?? undefined;
const link = createScreenLink(named, { open: (name) => new BroadcastChannel(name), display: thisDisplay });

link.hello();
window.addEventListener('resize', () => link.hello());
window.addEventListener('pagehide', () => link.stop());
// The browser shows the page again from its memory. The channel was closed, so everything starts
// afresh.
window.addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload();
});
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
      <ScreenApp link={link} />
      <Tips />
    </StrictMode>,
  );
